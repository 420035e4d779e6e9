import Glibc
import Plans
import Testing

@testable import Media

/// Text set for a card: order, lines, letters a font does not have.
@Suite struct TextTests {
  private static let size = PictureSize(width: 640, height: 360)

  private func layout(_ text: String, size: PictureSize = size) throws -> TextLayout {
    let file = open("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let face = try FontFace(descriptor: file, index: 0)
    return try TextLayout(text, in: size, face: face, language: "en")
  }

  /// The numbers of letters that stand alone, in the order given.
  private func glyphs(_ letters: String) throws -> [UInt32] {
    try letters.map { letter in
      // A space alone is no line.
      if letter == " " { return try layout("a b").glyphNumbers[0][1] }
      return try layout("\(letter)").glyphNumbers[0][0]
    }
  }

  @Test(arguments: [
    ("abc", "abc"), ("Щука", "Щука"), ("אבג", "גבא"), ("אבג דה", "הד גבא"),
    // Numbers keep their direction, and what follows a Hebrew word stands to its left.
    ("abc אבג 12", "abc 12 גבא"), ("אבג abc", "abc גבא"),
  ])
  func `letters stand from left to right as they are read in their direction`(text: String, shown: String)
    throws
  {
    #expect(try layout(text).glyphNumbers == [try glyphs(shown)])
  }

  @Test func `Arabic letters join`() throws {
    let joined = try layout("سلام").glyphNumbers[0]
    let alone = try glyphs("سلام")
    #expect(!joined.contains(0) && Set(joined) != Set(alone))
  }

  @Test func `a letter the font does not have leaves no box`() throws {
    let missing = try layout("夏")
    #expect(!missing.isComplete)
    #expect(
      try missing.mask() == PictureMask(size: TextTests.size, pixels: [UInt8](repeating: 0, count: 640 * 360))
    )
    #expect(try layout("Summer").isComplete)
    #expect(try layout("夏 Summer").mask() != missing.mask())
  }

  @Test func `long titles take even lines, short ones a single one`() throws {
    #expect(try layout("Summer in Italy").glyphNumbers.count == 1)
    let lines = try layout("A long weekend with everyone at the lake").glyphNumbers.map(\.count)
    #expect(lines.count >= 2 && (lines.min() ?? 0) * 2 > (lines.max() ?? 0), "\(lines)")
    // A word no line holds is broken, and all of it is there.
    let word = try layout(String(repeating: "w", count: 120)).glyphNumbers
    #expect(word.count > 1 && word.reduce(0) { $0 + $1.count } == 120)
  }

  @Test(arguments: [
    ("夏の思い出、海へ。", ["夏", "の", "思", "い", "出、", "海", "へ。"]),
    ("「海」へ行く", ["「海」", "へ", "行", "く"]),
    ("one two-three", ["one ", "two-", "three"]),
    ("20\u{A0}August 2026", ["20\u{A0}August ", "2026"]),
    ("a – b", ["a ", "– ", "b"]),
  ])
  func `lines end only where they may`(text: String, pieces: [String]) {
    let scalars = Array(text.unicodeScalars)
    let found = LineBreaks(text).pieces.map { range in
      range.reduce(into: "") { $0.unicodeScalars.append(scalars[$1]) }
    }
    #expect(found == pieces)
  }

  @Test func `what is no font is refused`() throws {
    let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(throws: MediaError.self) { try FontFace(descriptor: file, index: 0) }
  }
}
