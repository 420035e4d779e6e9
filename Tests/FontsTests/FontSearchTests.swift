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
    let fonts = FontSearch.fonts(covering: text, language: language)
    #expect(fonts.count == 1)
    #expect(fonts.allSatisfy { $0.path.hasPrefix("/") && $0.face >= 0 })
    // Asked again, the same: films of one machine look alike.
    #expect(FontSearch.fonts(covering: text, language: language) == fonts)
  }

  @Test func `what no font has finds none`() {
    // A character for private use that no font of a distribution draws.
    #expect(FontSearch.fonts(covering: "Summer \u{10FFFD}", language: .en).isEmpty)
    #expect(FontSearch.fonts(covering: "\u{10FFFD}", language: .en).isEmpty)
    let most = FontSearch.fonts(nearlyCovering: "Summer \u{10FFFD}", language: .en)
    #expect(!most.isWhole && most.fonts == FontSearch.fonts(covering: "Summer", language: .en))
  }

  @Test func `what no single font has is written in several`() {
    let signs = FontSearch.fonts(covering: "夏の思い出", language: .ja)
    let mixed = FontSearch.fonts(covering: "夏の思い出 Okinawa 2026 שלום", language: .ja)
    // A machine may have no Japanese font at all; then neither is found.
    #expect(signs.isEmpty == mixed.isEmpty && mixed.count <= FontSearch.mostFaces)
    #expect(mixed.isEmpty || Set(mixed.map(\.path)).isSuperset(of: signs.map(\.path)))
  }

  @Test func `what only steers other letters needs no sign`() throws {
    let plain = FontSearch.fonts(covering: "Summer", language: .en)
    #expect(!plain.isEmpty)
    #expect(FontSearch.fonts(covering: "Sum\u{200D}mer\u{200F}\u{FE0F} ", language: .en) == plain)
  }
}
