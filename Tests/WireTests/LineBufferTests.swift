import Testing

@testable import Wire

/// Cutting a stream into lines, whatever its pieces.
struct LineBufferTests {
  private let mebibyte = 1 << 20

  private func lines(_ pieces: [String]) -> [String] {
    var buffer = LineBuffer()
    var found: [String] = []
    for piece in pieces {
      buffer.append(Array(piece.utf8))
      while case .complete(let line)? = buffer.next() { found.append(String(decoding: line, as: UTF8.self)) }
    }
    if case .complete(let line)? = buffer.rest() {
      found.append("rest:" + String(decoding: line, as: UTF8.self))
    }
    return found
  }

  @Test(arguments: [
    (["a\nb\n"], ["a", "b"]), (["a", "b\n", "c"], ["ab", "rest:c"]), (["a\r\nb\r", "\n"], ["a", "b"]),
    (["\n\r\n\n"], []), ([""], []), (["x"], ["rest:x"]), (["x\r"], ["rest:x"]), (["a\rb\n"], ["a\rb"]),
    (["", "\n", "", "z\n"], ["z"]), (["\r\r\n"], ["\r"]),
  ])
  func `lines come whole however they were cut`(pieces: [String], expected: [String]) {
    #expect(lines(pieces) == expected)
  }

  @Test func `byte by byte gives the same lines`() {
    let text = "{\"a\":1}\r\n\n{\"b\":\"é\"}\nrest"
    var buffer = LineBuffer()
    var found: [[UInt8]] = []
    for byte in text.utf8 {
      buffer.append([byte])
      while case .complete(let line)? = buffer.next() { found.append(line) }
    }
    #expect(found == [Array("{\"a\":1}".utf8), Array("{\"b\":\"é\"}".utf8)])
    #expect(buffer.rest() == .complete(Array("rest".utf8)))
  }

  @Test func `a line of one mebibyte is read and one more byte is too long`() {
    var buffer = LineBuffer()
    buffer.append([UInt8](repeating: 0x61, count: mebibyte) + [0x0D, 0x0A])
    #expect(buffer.next() == .complete([UInt8](repeating: 0x61, count: mebibyte)))
    buffer.append([UInt8](repeating: 0x61, count: mebibyte + 1) + [0x0A])
    #expect(buffer.next() == .tooLong)
    #expect(buffer.next() == nil && buffer.rest() == nil)
  }

  @Test func `an endless line is given up after a mebibyte and keeps no memory`() {
    var buffer = LineBuffer()
    let piece = [UInt8](repeating: 0x61, count: 65_536)
    var given = 0
    var isOver = false
    for _ in 0..<1600 where !isOver {
      buffer.append(piece)
      given += piece.count
      isOver = buffer.next() == .tooLong
    }
    #expect(isOver && given <= mebibyte + 2 * piece.count)
    for _ in 0..<100 { buffer.append(piece) }
    #expect(buffer.next() == nil && buffer.rest() == nil)
  }

  @Test func `a long rest without a line feed is too long`() {
    var buffer = LineBuffer()
    buffer.append([UInt8](repeating: 0x61, count: mebibyte + 1))
    #expect(buffer.rest() == .tooLong)
  }
}
