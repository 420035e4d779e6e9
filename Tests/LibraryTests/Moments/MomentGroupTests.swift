@testable internal import Library
internal import Plans
internal import Testing

@Suite struct MomentGroupTests {
  /// A file in a table: `id` is its place, dates are seconds behind 2024-06-01T10:00:00Z.
  private static func still(
    _ id: Int64, _ path: String, _ identifier: String? = nil, at seconds: Double? = 0, directory: Int64 = 1,
    size: (Int, Int) = (400, 300), container: String = "heif", embedded: Range<Int64>? = nil
  ) -> MomentMember {
    MomentMember(
      id: id, folder: 1, directory: directory, path: path, name: MomentName(path), kind: .photo,
      container: container,
      identifier: identifier, date: seconds.map { date($0, .exifOriginal) }, duration: nil,
      size: PictureSize(width: size.0, height: size.1), bytes: 1000, embedded: embedded)
  }

  private static func movie(
    _ id: Int64, _ path: String, _ identifier: String? = nil, at seconds: Double? = 0, directory: Int64 = 1,
    lasting: Double = 2.5, bytes: Int64 = 5000, container: String = "mov"
  ) -> MomentMember {
    MomentMember(
      id: id, folder: 1, directory: directory, path: path, name: MomentName(path), kind: .video,
      container: container,
      identifier: identifier, date: seconds.map { date($0, .header) },
      duration: MediaTime(microseconds: Int64(lasting * 1_000_000)),
      size: PictureSize(width: 400, height: 300),
      bytes: bytes, embedded: nil)
  }

  private static func date(_ seconds: Double, _ source: CaptureDate.Source) -> CaptureDate {
    CaptureDate(
      .instant(Instant(microseconds: 1_717_236_000_000_000 + Int64(seconds * 1_000_000))), source: source,
      raw: "")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var members: [MomentMember]
    var roles: [Int64: MomentRole]
  }

  static let identified = [
    Row(
      testDescription: "one identifier is one moment whatever the names",
      members: [still(1, "A.HEIC", "X", at: nil), movie(2, "B.MOV", "X", at: nil, directory: 2, lasting: 9)],
      roles: [1: .still(movie: 2, basis: .identifier), 2: .movie(of: 1, basis: .identifier)]),
    Row(
      testDescription: "different identifiers are never paired, however alike",
      members: [still(1, "A.HEIC", "X"), movie(2, "A.MOV", "Y")], roles: [1: .item, 2: .item]),
    Row(
      testDescription: "an identifier without partner is an ordinary photo",
      members: [still(1, "A.HEIC", "X")],
      roles: [1: .item]),
    Row(
      testDescription: "of two movies the one in the still's folder is its partner",
      members: [
        still(1, "A.HEIC", "X"), movie(2, "B.MOV", "X", directory: 2), movie(3, "C.MOV", "X", at: 9),
      ],
      roles: [1: .still(movie: 3, basis: .identifier), 2: .under(3), 3: .movie(of: 1, basis: .identifier)]),
    Row(
      testDescription: "of two movies in one folder the one with the still's stem, then the larger",
      members: [
        still(1, "A.HEIC", "X"), movie(2, "A.MOV", "X", bytes: 9), movie(3, "A_HEVC.MOV", "X", bytes: 99),
        movie(4, "Z.MOV", "X", bytes: 999),
      ],
      roles: [
        1: .still(movie: 3, basis: .identifier), 2: .under(3), 3: .movie(of: 1, basis: .identifier),
        4: .under(3),
      ]),
    Row(
      testDescription: "two stills and a movie are one pair and a copy",
      members: [still(1, "A.HEIC", "X"), still(2, "B.HEIC", "X"), movie(3, "B.MOV", "X")],
      roles: [1: .under(2), 2: .still(movie: 3, basis: .identifier), 3: .movie(of: 2, basis: .identifier)]),
    Row(
      testDescription: "two stills without a movie are counted once",
      members: [still(1, "A.HEIC", "X"), still(2, "B.HEIC", "X")], roles: [1: .item, 2: .under(1)]),
    Row(
      testDescription: "of three stills without a movie the largest is the one, wherever it stands",
      members: [
        still(1, "A.HEIC", "X"), still(2, "B.HEIC", "X", size: (600, 400)),
        still(3, "C.HEIC", "X", size: (500, 400)),
      ],
      roles: [1: .under(2), 2: .item, 3: .under(2)]),
    Row(
      testDescription: "a smaller pair of one identifier beside its original is that one's copy",
      members: [
        still(1, "IMG_1.JPG", "X"), movie(2, "IMG_1.MOV", "X"),
        still(3, "IMG_1 copy.JPG", "X", size: (200, 150)), movie(4, "IMG_1_small.MOV", "X", bytes: 900),
      ],
      roles: [
        1: .still(movie: 2, basis: .identifier), 2: .movie(of: 1, basis: .identifier), 3: .under(1),
        4: .under(2),
      ]),
    Row(
      testDescription: "a pair and its copy in another folder stay two pairs",
      members: [
        still(1, "a/A.HEIC", "X"), movie(2, "a/A.MOV", "X"), still(3, "b/A.HEIC", "X", directory: 2),
        movie(4, "b/A.MOV", "X", directory: 2),
      ],
      roles: [
        1: .still(movie: 2, basis: .identifier), 2: .movie(of: 1, basis: .identifier),
        3: .still(movie: 4, basis: .identifier), 4: .movie(of: 3, basis: .identifier),
      ]),
  ]

  private static let named = MomentRole.still(movie: 2, basis: .nameAndTime)
  private static let named2 = MomentRole.movie(of: 1, basis: .nameAndTime)
  static let byName = [
    Row(
      testDescription: "one stem and three seconds are a pair",
      members: [still(1, "A.JPG", container: "jpeg"), movie(2, "A.MOV", at: 3)], roles: [1: named, 2: named2]),
    Row(
      testDescription: "one identifier alone does not forbid it",
      members: [still(1, "A.HEIC", "X"), movie(2, "A_3.MOV")], roles: [1: named, 2: named2]),
    Row(
      testDescription: "more than three seconds are strangers",
      members: [still(1, "A.JPG"), movie(2, "A.MOV", at: 3.1)], roles: [1: .item, 2: .item]),
    Row(
      testDescription: "more than five seconds of movie are a clip",
      members: [still(1, "A.JPG"), movie(2, "A.MOV", lasting: 5.1)], roles: [1: .item, 2: .item]),
    Row(
      testDescription: "without a date on either side there is no pair",
      members: [still(1, "A.JPG", at: nil), movie(2, "A.MOV")], roles: [1: .item, 2: .item]),
    Row(
      testDescription: "another folder is another moment",
      members: [still(1, "A.JPG"), movie(2, "A.MOV", directory: 2)], roles: [1: .item, 2: .item]),
    Row(
      testDescription: "a PNG is no live photo",
      members: [still(1, "A.PNG", container: "png"), movie(2, "A.MOV")], roles: [1: .item, 2: .item]),
  ]

  static let renditions = [
    Row(
      testDescription: "an edited still takes the original's place in the pair",
      members: [still(1, "IMG_0200.JPG"), still(3, "IMG_E0200.JPG"), movie(2, "IMG_0200.MOV")],
      roles: [
        1: .under(3), 3: .still(movie: 2, basis: .nameAndTime), 2: .movie(of: 3, basis: .nameAndTime),
      ]),
    Row(
      testDescription: "with effects there are two of each, and one moment",
      members: [
        still(1, "IMG_0200.HEIC", "X"), movie(2, "IMG_0200.MOV", "X"), still(3, "IMG_E0200.JPG"),
        movie(4, "IMG_E0200.MOV"),
      ],
      roles: [
        1: .under(3), 2: .under(4), 3: .still(movie: 4, basis: .identifier),
        4: .movie(of: 3, basis: .identifier),
      ]),
    Row(
      testDescription: "an edited clip is one clip",
      members: [movie(1, "IMG_0200.MOV", lasting: 60), movie(2, "IMG_E0200.MOV", lasting: 40)],
      roles: [1: .under(2), 2: .item]),
    Row(
      testDescription: "an edit of another day is another picture's",
      members: [still(1, "IMG_0200.JPG"), still(2, "IMG_E0200.JPG", at: 86_400)], roles: [1: .item, 2: .item]),
    Row(
      testDescription: "an edit without its original", members: [still(1, "IMG_E0200.JPG")], roles: [1: .item]
    ),
    Row(
      testDescription: "a copy by name, date and size is one picture",
      members: [still(1, "A.JPG"), still(2, "A (1).JPG")], roles: [1: .item, 2: .under(1)]),
    Row(
      testDescription: "a stranger of the same name is not",
      members: [still(1, "A.JPG"), still(2, "A (1).JPG", at: 2), still(3, "A (2).JPG", size: (300, 400))],
      roles: [1: .item, 2: .item, 3: .item]),
    Row(
      testDescription: "JPEG and HEIC of one shot are one photo",
      members: [still(1, "A.JPG", container: "jpeg"), still(2, "A.HEIC")], roles: [1: .under(2), 2: .item]),
    Row(
      testDescription:
        "a still with a video inside is a pair by itself, and the same video beside it is its own",
      members: [still(1, "PXL_1.MP.jpg", embedded: 10..<510), movie(2, "PXL_1.MP", at: nil, bytes: 500)],
      roles: [1: .still(movie: nil, basis: .embedded), 2: .under(1)]),
  ]

  static let takes = [
    Row(
      testDescription: "chapters are one take",
      members: [
        movie(1, "GX010123.MP4", lasting: 60), movie(2, "GX020123.MP4", lasting: 60),
        movie(3, "GX030123.MP4", at: 120, lasting: 9),
      ],
      roles: [
        1: .take, 2: .chapter(of: 1, after: MediaTime(milliseconds: 60_000)),
        3: .chapter(of: 1, after: MediaTime(milliseconds: 120_000)),
      ]),
    Row(
      testDescription: "a counter that began again is another take",
      members: [movie(1, "GX010123.MP4", lasting: 60), movie(2, "GX020123.MP4", at: 9000, lasting: 60)],
      roles: [1: .item, 2: .item]),
    Row(
      testDescription: "a chapter without the first one stands alone",
      members: [movie(1, "GX020123.MP4", lasting: 60), movie(2, "GX030123.MP4", at: 60, lasting: 60)],
      roles: [1: .item, 2: .item]),
  ]

  @Test(arguments: identified + byName + renditions + takes)
  func `files of one moment get their roles in whatever order they come`(row: Row) {
    #expect(MomentGroup.roles(row.members) == row.roles)
    #expect(MomentGroup.roles(row.members.reversed()) == row.roles)
    #expect(MomentGroup.roles(Array(row.members.dropFirst()) + row.members.prefix(1)) == row.roles)
  }
}
