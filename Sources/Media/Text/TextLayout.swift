package import Plans

/// A text set in the middle of a picture, as large as it fits.
package struct TextLayout {
  /// The part of the picture's width and height that everyone sees whole (EBU R 95 leaves 90 % for text).
  private static let safe = 0.8
  /// The size of an em, as parts of the picture's shorter side: what a short title gets, and the least.
  private static let largest = 0.11
  private static let smallest = 0.03
  /// From line to line, in ems.
  private static let leading = 1.3
  /// A title of more lines is a page.
  private static let mostLines = 4
  /// How much larger a text must become by another line, or by a break inside a word: few lines look calmer.
  private static let price = 1.35
  /// How near to the least width lines are made even, in pixels.
  private static let evenness = 1.0

  private let font: FontStack
  private let text: BidiText
  private let breaks: LineBreaks
  private let language: String
  private let picture: PictureSize
  private var lines: [Range<Int>] = []
  private var size = 0.0
  /// Lengths of stretches at the largest size; all others are in proportion.
  private var lengths: [Range<Int>: Double] = [:]

  /// - Parameter language: ISO 639 of the text, for signs that languages draw differently.
  package init(
    _ text: String, in picture: PictureSize, font: FontStack, language: String
  ) throws(MediaError) {
    self.font = font
    self.text = try BidiText(text)
    self.language = language
    self.picture = picture
    breaks = LineBreaks(text)
    try fit()
  }

  private var width: Double { TextLayout.safe * Double(picture.width) }
  private var height: Double { TextLayout.safe * Double(picture.height) }

  /// Finds the lines and the size that read best, a larger size against fewer lines.
  private mutating func fit() throws(MediaError) {
    let side = Double(min(picture.width, picture.height))
    let largest = TextLayout.largest * side
    try font.resize(largest)
    var best = 0.0
    for (pieces, worth) in [(breaks.words, 1), (breaks.pieces, 1 / TextLayout.price)] {
      var worth = worth
      for count in 1...TextLayout.mostLines {
        let lines = even(pieces, count)
        guard lines.count == count else { break }
        let widest = lines.map { length(of: $0) }.max() ?? 0
        let fitting = min(width / max(widest, 1), height / (Double(count) * TextLayout.leading * largest))
        if min(1, fitting) * worth > best {
          best = min(1, fitting) * worth
          (self.lines, size) = (lines, min(1, fitting) * largest)
        }
        worth /= TextLayout.price
      }
    }
    if size < TextLayout.smallest * side { split(at: TextLayout.smallest * side, of: largest) }
    try font.resize(size)
  }

  /// At the least size words that no line holds are broken.
  private mutating func split(at least: Double, of largest: Double) {
    let room = width * largest / least
    let pieces = breaks.pieces.flatMap { piece in
      length(of: breaks.trimmed(piece)) > room ? breaks.letters(of: piece) : [piece]
    }
    lines = wrap(pieces, within: room)
    size = least
  }

  /// As many pieces on each line as there is room for.
  private mutating func wrap(_ pieces: [Range<Int>], within width: Double) -> [Range<Int>] {
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

  /// At most so many lines in the least width, so that no word is left alone.
  private mutating func even(_ pieces: [Range<Int>], _ count: Int) -> [Range<Int>] {
    var enough = pieces.reduce(0) { $0 + length(of: $1) }
    var tooNarrow = 0.0
    var best = wrap(pieces, within: enough)
    while enough - tooNarrow > TextLayout.evenness {
      let middle = (tooNarrow + enough) / 2
      let tried = wrap(pieces, within: middle)
      var isWithin = tried.count <= count
      for line in tried where length(of: line) > middle { isWithin = false }
      if isWithin {
        enough = middle
        best = tried
      } else {
        tooNarrow = middle
      }
    }
    return best
  }

  private mutating func length(of line: Range<Int>) -> Double {
    if let known = lengths[line] { return known }
    let length = glyphs(of: line).length
    lengths[line] = length
    return length
  }

  private func glyphs(of line: Range<Int>) -> [FontStack.Glyph] {
    font.glyphs(of: line, in: text, language: language)
  }

  /// Every glyph's number, line by line, from left to right.
  var glyphNumbers: [[UInt32]] { lines.map { glyphs(of: $0).map(\.sign.number) } }

  /// Whether the fonts have a sign for every letter.
  package var isComplete: Bool { glyphNumbers.allSatisfy { !$0.contains(0) } }

  /// The text drawn; what the fonts do not have is left out.
  package func mask() throws(MediaError) -> PictureMask {
    var canvas = MaskCanvas(size: picture)
    let between = TextLayout.leading * size
    let block = Double(lines.count - 1) * between + font.ascent + font.descent
    var y = (Double(picture.height) - block) / 2 + font.ascent
    for line in lines {
      let glyphs = glyphs(of: line)
      try canvas.draw(glyphs, of: font, x: (Double(picture.width) - glyphs.length) / 2, y: y)
      y += between
    }
    return canvas.mask
  }
}
