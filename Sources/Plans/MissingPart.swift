/// A stretch of a file of which nothing was ever written, as facts and notes speak of it.
package struct MissingPart: Sendable, Equatable {
  private static let words = (head: "a part is missing: zeros stand from ", between: " to ", tail: " s")

  /// In whole tenths of a second, the missing stretch inside.
  package let time: Range<MediaTime>

  package init(_ missing: Range<MediaTime>) {
    let tenth = MissingPart.tenth
    let end = (missing.upperBound.microseconds + tenth - 1) / tenth * tenth
    time =
      MediaTime(microseconds: missing.lowerBound.microseconds / tenth * tenth)..<MediaTime(microseconds: end)
  }

  private static let tenth: Int64 = 100_000

  package var text: String {
    let words = MissingPart.words
    return words.head + seconds(time.lowerBound) + words.between + seconds(time.upperBound) + words.tail
  }

  /// Nil for any other damage.
  package init?(text: String) {
    let words = MissingPart.words
    guard text.hasPrefix(words.head), text.hasSuffix(words.tail) else { return nil }
    let numbers = text.dropFirst(words.head.count).dropLast(words.tail.count).split(separator: " ")
    guard numbers.count == 3, let from = MissingPart.tenths(numbers[0]),
      let to = MissingPart.tenths(numbers[2]),
      from < to
    else { return nil }
    time = MediaTime(microseconds: from * MissingPart.tenth)..<MediaTime(microseconds: to * MissingPart.tenth)
  }

  private func seconds(_ time: MediaTime) -> String {
    let tenths = time.microseconds / MissingPart.tenth
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func tenths(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let whole = Int64(parts[0]), let rest = Int64(parts[1]), (0...9).contains(rest),
      (0...1_000_000_000).contains(whole)
    else { return nil }
    return whole * 10 + rest
  }
}
