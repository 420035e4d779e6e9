/// Writes small text of one size from the left, on as many lines as there are.
package struct CaptionWriter {
  /// From line to line, in ems.
  private static let leading = 1.35
  private static let ellipsis = "…"

  private let font: FontStack
  private let language: String
  private let size: Double

  /// - Parameter size: of an em, in pixels.
  package init(_ font: FontStack, size: Double, language: String) {
    self.font = font
    self.size = size
    self.language = language
  }

  /// Pixels from line to line.
  package var lineHeight: Double { (CaptionWriter.leading * size).rounded(.up) }

  /// Writes `text` and gives the lines it took; what they have no room for is cut off behind dots.
  /// - Parameter y: the top of the first line.
  @discardableResult
  package func write(
    _ text: String, lines most: Int, width: Double, x: Double, y: Double, ink: Double = 1,
    on canvas: inout MaskCanvas
  ) throws(MediaError) -> Int {
    try font.resize(size)
    let lines = try wrap(text, most, width)
    for (number, line) in lines.enumerated() {
      let baseline =
        y + Double(number) * lineHeight + (lineHeight - font.ascent - font.descent) / 2 + font.ascent
      try canvas.draw(try glyphs(line), of: font, x: x, y: baseline, ink: ink)
    }
    return lines.count
  }

  private func glyphs(_ text: String) throws(MediaError) -> [FontStack.Glyph] {
    if text.isEmpty { return [] }
    return font.glyphs(of: 0..<text.unicodeScalars.count, in: try BidiText(text), language: language)
  }

  private func wrap(_ text: String, _ most: Int, _ width: Double) throws(MediaError) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks(text)
    var lines: [Range<Int>] = []
    for piece in breaks.pieces {
      if let last = lines.last {
        let longer = last.lowerBound..<piece.upperBound
        // The last line takes all that is left, and is cut.
        let fits = try glyphs(String(scalars, breaks.trimmed(longer))).length <= width
        if fits || lines.count == most {
          lines[lines.count - 1] = longer
          continue
        }
      }
      lines.append(piece)
    }
    var texts: [String] = []
    for line in lines { texts.append(try cut(String(scalars, breaks.trimmed(line)), to: width)) }
    return texts.filter { !$0.isEmpty }
  }

  /// As much of a line as fits, with dots where something is missing.
  private func cut(_ text: String, to width: Double) throws(MediaError) -> String {
    let length = try glyphs(text).length
    guard length > width else { return text }
    // Near the end first by proportion, then letter by letter.
    var kept = text.prefix(Int(Double(text.count) * width / length) + 4)
    while !kept.isEmpty, try glyphs(kept + CaptionWriter.ellipsis).length > width { kept.removeLast() }
    return kept + CaptionWriter.ellipsis
  }
}

extension String {
  fileprivate init(_ scalars: [Unicode.Scalar], _ range: Range<Int>) {
    self.init(String.UnicodeScalarView(scalars[range]))
  }
}
