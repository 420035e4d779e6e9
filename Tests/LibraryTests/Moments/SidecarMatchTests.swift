@testable internal import Library
internal import Testing

@Suite struct SidecarMatchTests {
  typealias Neighbour = SidecarMatch.Neighbour
  typealias Sidecar = SidecarMatch.Sidecar

  @Test(
    arguments: [
      ("IMG_1.jpg.json", "IMG_1.jpg", "IMG_1.jpg", true), ("IMG_1.jpg.json", nil, "IMG_1.jpg", true),
      ("IMG_1.jpg.json", "IMG_2.jpg", "IMG_1.jpg", false), ("IMG_1.jpg.json", nil, "IMG_1.mov", false),
      ("IMG_1.jpg.supplemental-metadata.json", "IMG_1.jpg", "img_1.JPG", true),
      ("IMG_1.jpg.suppl.json", "IMG_1.jpg", "IMG_1.jpg", true),
      ("IMG_1.jpg.s.json", "IMG_1.jpg", "IMG_1.jpg", true),
      ("IMG_1.jpg(1).json", "IMG_1.jpg", "IMG_1(1).jpg", true),
      ("IMG_1.jpg(1).json", "IMG_1.jpg", "IMG_1.jpg", false),
      ("IMG_1.jpg.supplemental-metadata(1).json", "IMG_1.jpg", "IMG_1(1).jpg", true),
      ("IMG_1.jpg.json", "IMG_1.jpg", "IMG_1(1).jpg", false), ("a_b.jpg.json", "a&b.jpg", "a_b.jpg", true),
      ("IMG_1.jpg.xmp", nil, "IMG_1.jpg", false),
      (
        "Screenshot_20230704-081500_An application with.json",
        "Screenshot_20230704-081500_An application with a name.jpg",
        "Screenshot_20230704-081500_An application with.jpg", true
      ),
    ] as [(String, String?, String, Bool)])
  func `a JSON belongs to the file its name and title say`(
    sidecar: String, title: String?, name: String, belongs: Bool
  ) {
    #expect(TakeoutName.belongs(sidecar, title: title, to: name) == belongs)
  }

  private let pair = [
    Neighbour(name: "IMG_1.HEIC", isStill: true), Neighbour(name: "IMG_1.MOV", isStill: false),
  ]

  @Test func `an XMP file with the whole name comes before one with the stem`() {
    let sidecars = [
      Sidecar(name: "IMG_1.xmp", xmp: "2001-01-01"), Sidecar(name: "IMG_1.HEIC.xmp", xmp: "2002-02-02"),
    ]
    #expect(SidecarMatch(of: "IMG_1.HEIC", among: pair, sidecars: sidecars).xmp == "2002-02-02")
  }

  @Test func `an XMP file with the stem of a still and a movie is the still's`() {
    let sidecars = [Sidecar(name: "IMG_1.XMP", xmp: "2001-01-01")]
    #expect(SidecarMatch(of: "IMG_1.HEIC", among: pair, sidecars: sidecars).xmp == "2001-01-01")
    #expect(SidecarMatch(of: "IMG_1.MOV", among: pair, sidecars: sidecars).xmp == nil)
    #expect(SidecarMatch(of: "IMG_1.MOV", among: [pair[1]], sidecars: sidecars).xmp == "2001-01-01")
  }

  @Test func `a live movie and an edited picture use the still's JSON`() {
    let sidecars = [Sidecar(name: "IMG_1.HEIC.json", title: "IMG_1.HEIC", takeout: "7")]
    let all = pair + [Neighbour(name: "IMG_1-edited.HEIC", isStill: true)]
    for name in ["IMG_1.HEIC", "IMG_1.MOV", "IMG_1-edited.HEIC"] {
      #expect(SidecarMatch(of: name, among: all, sidecars: sidecars).takeout == "7")
    }
    #expect(SidecarMatch(of: "IMG_1(1).HEIC", among: all, sidecars: sidecars).takeout == nil)
  }
}
