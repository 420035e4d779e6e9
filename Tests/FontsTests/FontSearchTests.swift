import Fonts
import Plans
import Testing

@Suite struct FontSearchTests {
  @Test(
    arguments: [
      ("Summer 2026", .en), ("20 августа 2026", .ru), ("Août à Łódź – ğüş", .fr), ("קיץ", .en),
      ("الصيف", .en),
    ] as [(String, FilmLanguage)])
  func `a font is found that has every letter`(text: String, language: FilmLanguage) throws {
    let font = try #require(FontSearch.font(covering: text, language: language))
    #expect(font.path.hasPrefix("/") && font.face >= 0)
    // Asked again, the same: films of one machine look alike.
    #expect(FontSearch.font(covering: text, language: language) == font)
  }

  @Test func `what no font has finds none`() {
    // A character for private use that no font of a distribution draws.
    #expect(FontSearch.font(covering: "Summer \u{10FFFD}", language: .en) == nil)
    #expect(FontSearch.font(covering: "\u{10FFFD}", language: .en) == nil)
  }

  @Test func `what only steers other letters needs no sign`() throws {
    let plain = try #require(FontSearch.font(covering: "Summer", language: .en))
    #expect(FontSearch.font(covering: "Sum\u{200D}mer\u{200F}\u{FE0F} ", language: .en) == plain)
  }
}
