internal import Fonts
internal import Glibc
internal import Library
internal import Linux
internal import Plans

/// The machine's fonts, as films use them: found by name once, then known by their content.
enum FontShelf {
  /// What is written, and in which fonts.
  struct Found: Sendable, Equatable {
    var text: String
    var fonts: [FontReference]
    /// Whether signs were left out that no font has.
    var isShortened: Bool
  }

  /// Fonts for a title; without its signs, such as faces and hearts, where no fonts have all of them.
  ///
  /// Nil when no fonts have all letters: half a title would be worse than none.
  static func find(_ text: String, _ language: FilmLanguage) -> Found? {
    if let fonts = fonts(text, language) { return Found(text: text, fonts: fonts, isShortened: false) }
    let letters = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isOrnament }))
    guard letters.contains(where: { $0.isLetter || $0.isNumber }), let fonts = fonts(letters, language) else {
      return nil
    }
    return Found(text: letters, fonts: fonts, isShortened: true)
  }

  /// Fonts that have as much of a text as any.
  static func findMost(_ text: String, _ language: FilmLanguage) -> [FontReference] {
    FontSearch.fonts(nearlyCovering: text, language: language).fonts.compactMap { look(at: $0)?.font }
  }

  /// The font files, open to read; nil when there are none, or one is not there or not the same any more.
  static func open(_ fonts: [FontReference]) -> [Descriptor]? {
    var files: [Descriptor] = []
    for font in fonts {
      guard let (file, now) = look(at: FoundFont(path: font.path, face: font.face)), now == font else {
        return nil
      }
      files.append(file)
    }
    return files.isEmpty ? nil : files
  }

  private static func fonts(_ text: String, _ language: FilmLanguage) -> [FontReference]? {
    let found = FontSearch.fonts(covering: text, language: language)
    let fonts = found.compactMap { look(at: $0)?.font }
    return fonts.isEmpty || fonts.count < found.count ? nil : fonts
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
