internal import Plans
internal import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    ("a b/é день.mov", "a b/é день.mov"), (#"back\slash"#, #"back\\slash"#), (#"a\x41"#, #"a\\x41"#),
    ("new\nline\u{1b}[2J", #"new\x0aline\x1b[2J"#), ("a\u{202e}b", #"a\xe2\x80\xaeb"#),
    ("bad\u{FFFD}", "bad\u{FFFD}"),
  ])
  func `a path is shown so that no terminal acts on it, and its text leads back to it`(
    path: String, shown: String
  ) {
    #expect(PathText.text(Array(path.utf8)) == shown)
    #expect(PathText.readings(shown).first == Array(path.utf8))
  }

  @Test func `bytes that are no text lead back to themselves, and to no other name`() {
    let paths: [[UInt8]] = [
      [0x62, 0xFF, 0xFE], [0x62, 0xEF, 0xBF, 0xBD], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80, 0x61],
      Array(0x01...0xFF),
    ]
    #expect(Set(paths.map { PathText.text($0) }).count == paths.count)
    for path in paths { #expect(PathText.readings(PathText.text(path)).first == path) }
    #expect(PathText.text([0x62, 0xFF, 0xFE]) == #"b\xff\xfe"#)
    #expect(PathText.word([0x62, 0xFF]) == #"b\xff"#)
    #expect(PathText.word(Array(#"a\b"#.utf8)) == #"a\b"#)
  }

  @Test func `a backslash typed as it is means itself too`() {
    #expect(PathText.readings(#"a\b"#) == [Array(#"a\b"#.utf8)])
    #expect(PathText.readings(#"a\x41"#) == [Array("aA".utf8), Array(#"a\x41"#.utf8)])
    #expect(PathText.readings(#"a\x+4"#) == [Array(#"a\x+4"#.utf8)])
  }
}
