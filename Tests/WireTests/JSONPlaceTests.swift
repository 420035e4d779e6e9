import Plans
import Testing

@testable import Wire

/// Which line of a text a value stands on.
struct JSONPlaceTests {
  private static let text = #"""
    {
      "watch": ["/a",
        "/b"], "films": "/f\"]}",
      "exclude": [
        "*.bak", {"x": ["]", 1]},
        "[a"
      ], "a.b": 1,
      "model": {"url": "u",
        "key_file": "k"}, "\u0068eight"
        : 1080
    }
    """#

  @Test(arguments: [
    ("watch", 2), ("watch[0]", 2), ("watch[1]", 3), ("films", 3), ("exclude", 4), ("exclude[0]", 5),
    ("exclude[1].x[1]", 5), ("exclude[2]", 6), ("a.b", 7), ("model", 8), ("model.url", 8),
    ("model.key_file", 9), ("height", 9), ("", 1),
  ])
  func `a field has the line that it stands on`(field: String, line: Int) throws {
    let bytes = Array(Self.text.utf8)
    _ = try JSONText.parse(bytes)
    #expect(JSONPlace.line(of: field, in: bytes) == line)
  }

  @Test(arguments: ["wach", "watch[2]", "watch.x", "films[0]", "model.ur", "exclude[-1]", "exclude[x]", "["])
  func `what is not there has none`(field: String) {
    #expect(JSONPlace.line(of: field, in: Array(Self.text.utf8)) == nil)
  }

  @Test func `a text that ends early ends the search`() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices { _ = JSONPlace.line(of: "model.key_file[3].x", in: Array(bytes[..<end])) }
    #expect(JSONPlace.line(of: "a", in: []) == nil)
  }
}
