import Glibc
import Plans
import Testing

@testable import Media

/// Text set for a card: order, lines, letters a font does not have.
@Suite struct TextTests {
  private static let size = PictureSize(width: 640, height: 360)

  private func layout(
    _ text: String, size: PictureSize = size, fonts: [String] = ["DejaVuSans"]
  ) throws -> TextLayout {
    let faces = try fonts.map { name in
      let file = open("/usr/share/fonts/truetype/dejavu/\(name).ttf", O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      return try FontFace(descriptor: file, index: 0)
    }
    return try TextLayout(text, in: size, font: try FontStack(faces), language: "en")
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

  @Test func `letters one font does not have are written in the next, in their place`() throws {
    // The serif face has no Hebrew letters; spaces stay with the word before them.
    let serif = ["DejaVuSerif"]
    #expect(!(try layout("abc אבג", fonts: serif).isComplete))
    let both = try layout("abc אבג 12", fonts: serif + ["DejaVuSans"])
    let latin = try layout("abc 12", fonts: serif)
    let (left, right) = (latin.glyphNumbers[0].prefix(4), latin.glyphNumbers[0].suffix(2))
    #expect(both.isComplete && both.glyphNumbers[0].count == 10)
    #expect(both.glyphNumbers[0].starts(with: left))
    // Numbers stand to the left of the Hebrew word they follow.
    #expect(Array(both.glyphNumbers[0][4..<6]) == Array(right))
    #expect(Array(both.glyphNumbers[0].suffix(3)) == Array(try layout("אבג").glyphNumbers[0]))
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
    ("a – b", ["a – ", "b"]), ("Лето у озера", ["Лето ", "у озера"]),
  ])
  func `lines end only where they may`(text: String, pieces: [String]) {
    let scalars = Array(text.unicodeScalars)
    let found = LineBreaks(text).pieces.map { range in
      range.reduce(into: "") { $0.unicodeScalars.append(scalars[$1]) }
    }
    #expect(found == pieces)
  }

  @Test func `lines rather end where a reader pauses than inside a word`() {
    #expect(LineBreaks("夏の思い出、海へ。").words == [0..<6, 6..<9])
  }

  @Test(arguments: [
    ("23.–29. November 2026", PictureSize(width: 360, height: 360), [7, 13]),
    ("Лето у озера 2026", PictureSize(width: 360, height: 640), [17]),
  ])
  func `few lines are rather smaller than many`(text: String, size: PictureSize, lines: [Int]) throws {
    let found = try layout(text, size: size).glyphNumbers.map(\.count)
    #expect(found == lines)
  }

  @Test func `what is no font is refused`() throws {
    let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(throws: MediaError.self) { try FontFace(descriptor: file, index: 0) }
  }
}
