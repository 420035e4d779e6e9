@testable internal import Library
internal import Testing

@Suite struct FieldTextTests {
  @Test(arguments: [
    "", "plain", "a=b=c", "two\nlines\n", "\\n is no line", "\\", "Тест 🎬 \\\n=", "n\\\\n\n\\",
  ])
  func `a value comes back as it was kept, whatever stands in it`(value: String) {
    let kept = FieldText.write([("title", value), ("make", "Apple")])
    #expect(kept.split(separator: "\n").count == 2)
    let read = FieldText.read(kept)
    #expect(read.map(\.name) == ["title", "make"])
    #expect(read.map(\.value) == [value, "Apple"])
  }

  @Test func `only the asked names are read`() {
    let kept = FieldText.write([("subtitle", "a"), ("title", "b"), ("titles", "c"), ("artist", "d")])
    #expect(FieldText.read(kept, only: ["title", "artist"]).map(\.value) == ["b", "d"])
    #expect(FieldText.read("no mark\n=\n", only: []).map(\.value) == [""])
  }
}
