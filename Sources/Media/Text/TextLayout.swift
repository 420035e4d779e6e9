package import Plans

/// A text set in the middle of a picture, as large as it fits.
package struct TextLayout {
  /// The part of the picture's width and height that everyone sees whole (EBU R 95 leaves 90 % for text).
  private static let safe = 0.8
  /// The size of an em, as parts of the picture's shorter side: what a short title gets, and the least.
  private static let largest = 0.11
  private static let smallest = 0.03
  private static let step = 0.93
  /// From line to line, in ems.
  private static let leading = 1.3
  /// A title of more lines is a page.
  private static let mostLines = 4

  private let face: FontFace
  private let text: BidiText
  private let breaks: LineBreaks
  private let language: String
  private let picture: PictureSize
  private var lines: [Range<Int>] = []
  private var size = 0.0

  /// - Parameter language: ISO 639 of the text, for signs that languages draw differently.
  package init(
    _ text: String, in picture: PictureSize, face: FontFace, language: String
  ) throws(MediaError) {
    self.face = face
    self.text = try BidiText(text)
    self.language = language
    self.picture = picture
    breaks = LineBreaks(text)
    try fit()
  }

  private var width: Double { TextLayout.safe * Double(picture.width) }
  private var height: Double { TextLayout.safe * Double(picture.height) }

  /// Finds the largest size at which the text fits, and the most even lines at that size.
  private mutating func fit() throws(MediaError) {
    let side = Double(min(picture.width, picture.height))
    size = TextLayout.largest * side
    while true {
      try face.resize(size)
      let isLeast = size * TextLayout.step < TextLayout.smallest * side
      let pieces = isLeast ? breaks.pieces.flatMap { split($0) } : breaks.pieces
      lines = wrap(pieces, within: width)
      let isWide = lines.contains { length(of: $0) > width }
      let isHigh = Double(lines.count) * TextLayout.leading * size > height
      if isLeast || (!isWide && !isHigh && lines.count <= TextLayout.mostLines) {
        return lines = evened(pieces)
      }
      size *= TextLayout.step
    }
  }

  private func split(_ piece: Range<Int>) -> [Range<Int>] {
    length(of: breaks.trimmed(piece)) > width ? breaks.letters(of: piece) : [piece]
  }

  /// As many pieces on each line as there is room for.
  private func wrap(_ pieces: [Range<Int>], within width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    for piece in pieces {
      if let last = lines.last {
        let longer = last.lowerBound..<piece.upperBound
        if length(of: breaks.trimmed(longer)) <= width {
          lines[lines.count - 1] = longer
          continue
        }
      }
      lines.append(piece)
    }
    return lines.map { breaks.trimmed($0) }.filter { !$0.isEmpty }
  }

  /// The same number of lines in the least width, so that no word is left alone.
  private func evened(_ pieces: [Range<Int>]) -> [Range<Int>] {
    var (tooNarrow, enough) = (0.0, width)
    var best = lines
    while enough - tooNarrow > 4 {
      let middle = (tooNarrow + enough) / 2
      let tried = wrap(pieces, within: middle)
      let isWithin = tried.allSatisfy { length(of: $0) <= middle }
      if tried.count <= lines.count, isWithin {
        enough = middle
        best = tried
      } else {
        tooNarrow = middle
      }
    }
    return best
  }

  private func length(of line: Range<Int>) -> Double { glyphs(of: line).reduce(0) { $0 + $1.advance } }

  private func glyphs(of line: Range<Int>) -> [Glyph] {
    text.runs(of: line).flatMap { run in
      face.shape(
        text.scalars, run.range, isRightToLeft: run.isRightToLeft, script: run.script, language: language)
    }
  }

  /// Every glyph's number, line by line, from left to right.
  var glyphNumbers: [[UInt32]] { lines.map { glyphs(of: $0).map(\.number) } }

  /// Whether the font has a sign for every letter.
  package var isComplete: Bool { glyphNumbers.allSatisfy { !$0.contains(0) } }

  /// The text drawn; what the font does not have is left out.
  package func mask() throws(MediaError) -> PictureMask {
    var pixels = [UInt8](repeating: 0, count: picture.width * picture.height)
    let between = TextLayout.leading * size
    let block = Double(lines.count - 1) * between + face.ascent + face.descent
    var y = (Double(picture.height) - block) / 2 + face.ascent
    for line in lines {
      let glyphs = glyphs(of: line)
      var x = (Double(picture.width) - glyphs.reduce(0) { $0 + $1.advance }) / 2
      for glyph in glyphs {
        if glyph.number != 0 { try draw(glyph, x, y, into: &pixels) }
        x += glyph.advance
      }
      y += between
    }
    return PictureMask(size: picture, pixels: pixels)
  }

  private func draw(_ glyph: Glyph, _ x: Double, _ y: Double, into pixels: inout [UInt8]) throws(MediaError) {
    try face.draw(glyph, x: x, y: y) { left, top, coverage in
      guard (0..<picture.height).contains(top) else { return }
      for (index, value) in coverage.enumerated() where (0..<picture.width).contains(left + index) {
        let place = top * picture.width + left + index
        pixels[place] = UInt8(min(255, Int(pixels[place]) + Int(value)))
      }
    }
  }
}
