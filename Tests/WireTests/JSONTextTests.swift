import Plans
import Testing

@testable import Wire

/// Reading text: what is taken, and the reason of every refusal.
struct JSONTextTests {
  private static let texts: [(String, JSON)] = [
    ("null", JSON.null), ("true", true), (" [1, -2] ", [1, -2]), ("\"\"", ""), ("{}", .object([])),
    ("0", 0), ("-0", 0), ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("1.0", .real(1)), ("1e2", .real(100)), ("1e308", .real(1e308)),
    ("5e-324", .real(.leastNonzeroMagnitude)),
    ("\"\\u00e9\\ud83d\\ude00/\\/\"", "é😀//"), ("\"a\\u0000b\"", "a\0b"), ("\"caf\u{e9}\"", "caf\u{e9}"),
    ("\r\n\t {\"a\":[{}]}\n", ["a": [.object([])]]),
  ]

  private func parse(_ text: String) throws -> JSON { try JSONText.parse(Array(text.utf8)) }

  private func refusal(_ bytes: [UInt8]) -> JSONText.Refusal? {
    do throws(JSONText.Refusal) {
      _ = try JSONText.parse(bytes)
      return nil
    } catch { return error }
  }

  @Test(arguments: texts)
  func `a text is read as what it says`(text: String, value: JSON) throws {
    #expect(try parse(text) == value)
  }

  @Test func `integers and reals stay apart, and minus zero keeps its point`() throws {
    guard case .real(let zero) = try parse("-0.0") else {
      Issue.record("-0.0 is no real")
      return
    }
    #expect(zero == 0 && zero.sign == .minus)
    #expect(try parse("2") != parse("2.0"))
  }

  @Test func `keys keep their order`() throws {
    let names = try #require(try parse(#"{"z":1,"a":2,"m":3,"b":4,"0":5}"#).members).map(\.key)
    #expect(names == ["z", "a", "m", "b", "0"])
  }

  @Test(arguments: [
    "", " ", "nul", "NaN", "-NaN", "Infinity", "{", "[1,]", "{\"a\":1,}", "{a:1}", "'a'", "1 2", "{}x", "01",
    "+1",
    ".5", "1.", "\"\\x\"", "\"\t\"", "\"\\ud800\"", "\"\\udc00\\ud800\"", "// c\n1", "[1 2]", "{\"a\" 1}",
    "\u{0}",
    "\"open", "GET / HTTP/1.1",
  ])
  func `what is not JSON is refused as syntax`(text: String) {
    guard case .syntax? = refusal(Array(text.utf8)) else {
      Issue.record("\(text): \(String(describing: refusal(Array(text.utf8))))")
      return
    }
  }

  @Test(arguments: [
    "18446744073709551616", "9223372036854775808", "-9223372036854775809", "1e309", "-1e999",
    String(repeating: "9", count: 5000),
  ])
  func `a number that does not fit is refused`(text: String) {
    #expect(refusal(Array(text.utf8)) == .numberTooLarge)
  }

  @Test(
    arguments: [
      [0x22, 0xE9, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xFF, 0x22], [0x22, 0xE2, 0x82, 0x22], [0xC3],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    guard case .badUTF8? = refusal(bytes) else {
      Issue.record("\(bytes): \(String(describing: refusal(bytes)))")
      return
    }
  }

  @Test func `a byte order mark is refused as one`() {
    #expect(refusal([0xEF, 0xBB, 0xBF] + Array("{}".utf8)) == .byteOrderMark)
  }

  @Test func `UTF-16 is refused`() {
    #expect(refusal([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]) != nil)
    #expect(refusal([0x00, 0x7B, 0x00, 0x7D]) != nil)
  }

  @Test(arguments: [
    (#"{"id":1,"id":2}"#, "id"), (#"{"a":{"method":1,"b":2,"method":3}}"#, "method"),
    (#"{"a":1,"\u0061":2}"#, "a"), (#"{"q\"uote":1,"q\"uote":2}"#, "q\"uote"),
    (#"{"back\\":1,"back\\":2}"#, "back\\"), (#"{"":1,"":2}"#, ""), (#"{"день":1,"день" : 2}"#, "день"),
    (
      #"[{"a_key_that_is_longer_than_twenty_bytes":1,"a_key_that_is_longer_than_twenty_bytes":2}]"#,
      "a_key_that_is_longer_than_twenty_bytes"
    ),
  ])
  func `a repeated key is refused by name`(text: String, key: String) {
    #expect(refusal(Array(text.utf8)) == .repeatedKey(key))
  }

  @Test func `the same key in two objects is no repetition`() throws {
    #expect(try parse(#"[{"a":1},{"a":2}]"#).array?.count == 2)
  }

  @Test func `a key with NUL is refused, a value with NUL is not`() throws {
    #expect(refusal(Array(#"{"a\u0000b":1}"#.utf8)) == .nulInKey)
    #expect(try parse(#"{"a":"\u0000"}"#)["a"]?.string == "\0")
  }

  @Test(arguments: [(32, false), (33, true), (2000, true), (2049, true), (100_000, true)])
  func `thirty-two levels are read and no more`(levels: Int, isRefused: Bool) {
    let arrays = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect((refusal(Array(arrays.utf8)) == .tooDeep) == isRefused)
    let objects = String(repeating: #"{"a":"#, count: levels) + "1" + String(repeating: "}", count: levels)
    #expect((refusal(Array(objects.utf8)) == .tooDeep) == isRefused)
  }

  @Test func `depth counts what is open, not what was opened`() throws {
    let pairs = "[" + Array(repeating: "[[]]", count: 1000).joined(separator: ",") + "]"
    #expect(try parse(pairs).array?.count == 1000)
  }

  @Test func `a refusal quotes nothing that acts on a terminal`() {
    let reason = JSONText.Refusal.repeatedKey("\u{1b}[2J\u{202e}x").reason
    #expect(!reason.unicodeScalars.contains { HiddenCharacters.contains($0) })
  }
}
