import Testing

@testable import reel

/// Columns that line up, whatever the names.
struct TableTests {
  @Test func `columns line up and numbers end under each other`() {
    var table = Table(["id", "path", "kind"], rightAligned: [0])
    table.add(["7", "a.mp4", "video"])
    table.add(["1234", "летний день.mp4", "photo"])
    #expect(
      table.lines == [
        "  id  path             kind", "   7  a.mp4            video", "1234  летний день.mp4  photo",
      ])
  }

  @Test func `wide and combining characters take the columns a terminal gives them`() {
    #expect(Table.width("動画") == 4)
    #expect(Table.width("e\u{301}") == 1)
    #expect(Table.width("😀a") == 3)
    var table = Table(["n", "x"])
    table.add(["動", "1"])
    table.add(["ab", "2"])
    #expect(table.lines == ["n   x", "動  1", "ab  2"])
  }

  @Test func `a table without rows is empty and lines end without spaces`() {
    #expect(Table(["a", "b"]).lines == [])
    var table = Table(["a", "b"])
    table.add(["x", ""])
    #expect(table.lines == ["a  b", "x"])
  }

  @Test func `names cannot act on the terminal or break the rows`() {
    var table = Table(["path"])
    table.add(["a\u{1b}[2J\n\u{202e}gpj.exe"])
    #expect(table.lines == ["path", #"a\u{1b}[2J\u{a}\u{202e}gpj.exe"#])
  }
}
