import Plans
import Testing

@testable import Wire

/// Writing text: one line, readable, safe on a terminal.
struct JSONTextWriteTests {
  private static let forms: [(JSON, String)] = [
    (JSON.null, "null"), (false, "false"), (-7, "-7"), (.integer(.min), "-9223372036854775808"),
    (.real(1500), "1500.0"), (.real(29.97), "29.97"), (.real(-0.0), "0.0"), (.real(0.1 + 0.2), "0.3"),
    (.real(1 / 3), "0.333333"), (.real(-2.5), "-2.5"), (.real(0.000_000_4), "0.0"),
    (.real(0.000_001), "0.000001"),
    (.real(-0.000_000_4), "0.0"), (.real(59.999_999_9), "60.0"), (.real(123_456_789.125), "123456789.125"),
    (.real(.nan), "null"), (.real(.infinity), "null"), (.real(1e300), "1e+300"),
    ([], "[]"), (.object([]), "{}"), ([1, [2], "x"], #"[1,[2],"x"]"#),
    (["b": 1, "a": [.null]], #"{"b":1,"a":[null]}"#),
  ]

  private func write(_ value: JSON) -> String { String(decoding: JSONText.write(value), as: UTF8.self) }

  @Test(arguments: forms)
  func `a value has one form`(value: JSON, text: String) {
    #expect(write(value) == text)
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{8}\u{c}\u{1b}\u{7f}", #""\u0000\u0008\u000c\u001b\u007f""#),
    ("\u{80}\u{9f}", #""\u0080\u009f""#), ("\u{61c}\u{200e}\u{200f}", #""\u061c\u200e\u200f""#),
    ("\u{202a}\u{202e}\u{2066}\u{2069}", #""\u202a\u202e\u2066\u2069""#),
    ("\u{2028}\u{2029}\u{feff}", #""\u2028\u2029\ufeff""#),
    ("день é 動画 😀 \u{a0}\u{200d}", "\"день é 動画 😀 \u{a0}\u{200d}\""),
  ])
  func `what acts on a terminal is escaped and the rest is itself`(text: String, line: String) {
    #expect(write(.string(text)) == line)
  }

  @Test func `keys are escaped as strings are`() {
    #expect(write(.object([.init("\u{202e}\n", 1)])) == #"{"\u202e\n":1}"#)
  }

  @Test func `what was written reads back as the same value`() throws {
    let everyScalar = String(
      String.UnicodeScalarView((0..<0x3000).compactMap { Unicode.Scalar(UInt32($0)) } + ["😀", "\u{10ffff}"]))
    let value: JSON = [
      "text": .string(everyScalar), "numbers": [.integer(.max), .real(0.25), -1], "": .null,
      "é": [true, [[]]],
    ]
    #expect(try JSONText.parse(JSONText.write(value)) == value)
  }

  @Test func `a written line holds no line feed`() {
    let bytes = JSONText.write(["a\nb": .string((0..<0x100).map { "\(Unicode.Scalar(UInt8($0)))" }.joined())])
    #expect(!bytes.contains(0x0A) && !bytes.contains(0x0D))
  }

  @Test func `names are shown to people with what hides in them`() {
    #expect(HiddenCharacters.shown("a\u{202e}b\u{1b}[2J\n") == #"a\u{202e}b\u{1b}[2J\u{a}"#)
    #expect(HiddenCharacters.shown("день é") == "день é")
  }
}
