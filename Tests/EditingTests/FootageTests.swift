import Plans
import Testing

@testable import Editing

@Suite struct FootageTests {
  @Test func `clips are sorted out into usable ones, short ones and copies`() {
    var copy = Clips.one(5, 10)
    var first = Clips.one(2, 10)
    copy.source.fingerprint = "ab"
    first.source.fingerprint = "ab"
    let footage = Footage([copy, Clips.one(3, 0.2), first, Clips.one(1, 0.5)], for: Clips.plan())
    #expect(footage.usable.map(\.source.path) == ["c1.mov", "c2.mov"])
    #expect(footage.tooShort.map(\.source.path) == ["c3.mov"])
    #expect(footage.copies.map(\.source.path) == ["c5.mov"])
    #expect(footage.length == MediaTime(milliseconds: 10_500))
  }

  @Test func `equal fingerprints of files of different size, and unknown ones, are no copies`() {
    var candidates = [Clips.one(1, 10), Clips.one(2, 10), Clips.one(3, 10), Clips.one(4, 10)]
    candidates[0].source.fingerprint = "ab"
    candidates[1].source.fingerprint = "ab"
    candidates[1].source.size += 1
    #expect(Footage(candidates, for: Clips.plan()).usable.count == 4)
  }

  @Test func `equal paths of two watched folders are two clips`() {
    var other = Clips.one(1, 10)
    other.source.folder = "/other"
    #expect(Footage([Clips.one(1, 10), other], for: Clips.plan()).usable.count == 2)
  }

  @Test func `a clip is named by path, full path or id and by nothing else`() {
    let clip = Clips.one(12, 10)
    for name in ["c12.mov", "12", "/footage/c12.mov"] { #expect(clip.isNamed(in: [name])) }
    for name in ["c1.mov", "1", "C12.MOV", "footage/c12.mov", "", "012"] {
      #expect(!clip.isNamed(in: [name]))
    }
  }

  @Test(
    arguments: [
      (0, 0, 9, 1080, 1080), (2, 3, 4, 1080, 1080), (2, 4, 3, 1080, 1920), (4, 2, 3, 1920, 1080),
      (0, 4, 4, 1080, 1920), (4, 4, 4, 1920, 1080), (0, 0, 0, 1920, 1080),
    ] as [(Double, Double, Double, Int, Int)])
  func `a film has the shape of most of its footage, square too`(
    wide: Double, portrait: Double, square: Double, width: Int, height: Int
  ) {
    let all = [
      Clips.one(1, wide, width: 1920, height: 1080), Clips.one(2, portrait, width: 1080, height: 1920),
      Clips.one(3, square, width: 480, height: 480),
    ]
    #expect(Footage(all, for: Clips.plan()).size(.auto) == PictureSize(width: width, height: height))
  }

  @Test(
    arguments: [
      (0, "0 s"),
      (49_999, "0 s"),
      (50_000, "0.1 s"),
      (949_999, "0.9 s"),
      (950_000, "1 s"),
      (12_340_000, "12.3 s"),
      (7_200_000_000, "7200 s"),
    ] as [(Int64, String)])
  func `seconds in notes are rounded to tenths`(microseconds: Int64, text: String) {
    #expect(Note.seconds(MediaTime(microseconds: microseconds)) == text)
  }

  @Test func `names in notes do a terminal no harm`() {
    var clip = Clips.one(1, 0.1)
    clip.source.path = "a\u{1B}[2Jb.mov"
    #expect(Note.tooShort([clip]) == "1 clip shorter than half a second left out: a?[2Jb.mov")
  }

  @Test func `nothing to say is no note`() {
    #expect(Note.tooShort([]) == nil)
    #expect(Note.copies([]) == nil)
    #expect(Note.undated(0) == nil)
    #expect(Note.ends(used: false) == nil)
    #expect(Note.musicEnds(nil, offset: .zero, before: MediaTime(milliseconds: 1000)) == nil)
    #expect(
      Note.tooLittle(
        length: MediaTime(milliseconds: 1000), asked: MediaTime(milliseconds: 1000), footage: .zero) == nil)
  }
}
