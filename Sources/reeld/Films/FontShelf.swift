internal import Fonts
internal import Glibc
internal import Library
internal import Linux
internal import Plans

/// The machine's fonts, as films use them: found by name once, then known by their content.
enum FontShelf {
  /// What is written, and in which font.
  struct Found: Sendable, Equatable {
    var text: String
    var font: FontReference
    /// Whether signs were left out that no font has beside the letters.
    var isShortened: Bool
  }

  /// A font for a title; without its signs, such as faces and hearts, where none has them beside the letters.
  ///
  /// Nil when no font has all letters: half a title would be worse than none.
  static func find(_ text: String, _ language: FilmLanguage) -> Found? {
    if let font = font(text, language) { return Found(text: text, font: font, isShortened: false) }
    let letters = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isOrnament }))
    guard letters.contains(where: { $0.isLetter || $0.isNumber }), let font = font(letters, language) else {
      return nil
    }
    return Found(text: letters, font: font, isShortened: true)
  }

  /// The font file, open to read; nil when it is not there or not the same any more.
  static func open(_ font: FontReference) -> Descriptor? {
    guard let (file, now) = look(at: FoundFont(path: font.path, face: font.face)), now == font else {
      return nil
    }
    return file
  }

  private static func font(_ text: String, _ language: FilmLanguage) -> FontReference? {
    FontSearch.font(covering: text, language: language).flatMap { look(at: $0) }?.font
  }

  private static func look(at found: FoundFont) -> (file: Descriptor, font: FontReference)? {
    guard
      let file = try? Descriptor.open(found.path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY),
      let status = try? file.status(), status.kind == .regular,
      let key = try? ContentKey(of: file, size: status.size)
    else { return nil }
    return (
      file, FontReference(path: found.path, face: found.face, size: status.size, fingerprint: key.hash)
    )
  }
}

extension Unicode.Scalar {
  /// A picture rather than a letter, or what steers one.
  fileprivate var isOrnament: Bool {
    switch properties.generalCategory {
    case .otherSymbol, .modifierSymbol, .privateUse, .unassigned, .format: true
    default: properties.isVariationSelector
    }
  }
}
