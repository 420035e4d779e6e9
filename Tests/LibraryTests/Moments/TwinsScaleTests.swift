@testable internal import Library
internal import Plans
internal import Testing

/// A large library is compared with itself in the time of an answer.
@Suite struct TwinsScaleTests {
  private static let rows = 20_000

  private func photo(_ id: Int, _ name: String, _ size: PictureSize) -> IndexRow {
    var facts = MediaFacts(kind: .photo, container: "jpeg")
    facts.picture = MediaFacts.Picture(codec: "jpeg", size: size, orientation: Orientation())
    return IndexRow(
      id: Int64(id), folder: "/media", pathBytes: Array(name.utf8), kind: .photo, state: .ready,
      size: Int64(size.width * size.height / 8), facts: facts, finding: DateFinding(date: nil, rejected: []),
      order: Instant(seconds: 1_700_000_000 + 37 * Int64(id)))
  }

  // A quarter came by a messenger.
  @Test(.timeLimit(.minutes(1))) func `twenty thousand photos are compared, a messenger's with the nearest`()
  {
    let shapes = [PictureSize(width: 4000, height: 3000), PictureSize(width: 3000, height: 4000)]
    let rows = (0..<Self.rows).map { id in
      let shape = shapes[id / 8 % 2]
      guard id % 4 == 0 else { return photo(id, "IMG_\(id).jpg", shape) }
      let small = PictureSize(width: shape.width * 2 / 5, height: shape.height * 2 / 5)
      return photo(id, "IMG-20240610-WA\(10_000 + id).jpg", small)
    }
    let suspects = Twins.suspects(among: rows)
    #expect(suspects.count == Self.rows / 4)
    #expect(suspects.allSatisfy { $0.originals.count == 40 })
    let one = suspects.first { $0.copy.id == 8000 }
    #expect(one?.originals.prefix(4).map(\.id) == [8001, 8002, 8003, 8005])
  }
}
