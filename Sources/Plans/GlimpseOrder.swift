/// How a clip or photo is to be looked at.
package struct GlimpseOrder: Sendable, Hashable {
  /// The bytes of the file in which the video lies; nil when it is the whole file.
  package var part: Range<Int64>?
  /// Whether the keyframes near the moments will do: quicker, but no two encodings have the same.
  package var isRough: Bool
  /// How long its pictures last; nil to take the container's word.
  package var length: MediaTime?

  package init(part: Range<Int64>? = nil, isRough: Bool = false, length: MediaTime? = nil) {
    self.part = part
    self.isRough = isRough
    self.length = length
  }

  package var json: JSON {
    [
      "part": part.map { [.integer($0.lowerBound), .integer($0.upperBound)] } ?? .null,
      "rough": .bool(isRough), "length_us": length.map { .integer($0.microseconds) } ?? .null,
    ]
  }

  package init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["part", "rough", "length_us"])
    self.init(
      part: try fields.optionalByteRange("part"), isRough: try fields.bool("rough"),
      length: try fields.optionalInteger("length_us").map(MediaTime.init(microseconds:)))
  }
}
