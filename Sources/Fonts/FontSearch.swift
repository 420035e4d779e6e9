internal import CFontconfig
package import Plans

/// A face of a font file of the machine.
package struct FoundFont: Sendable, Equatable {
  /// Absolute.
  package var path: String
  /// Which of the file's faces, in FreeType's count.
  package var face: Int

  package init(path: String, face: Int) {
    self.path = path
    self.face = face
  }
}

/// Looks for fonts as the machine's own configuration ranks them.
package enum FontSearch {
  /// The words with which fontconfig names the formats that are read, all of them outlines.
  private static let formats = ["TrueType", "CFF"]

  /// The sans-serif face that ranks first of those that have every sign of `text`; nil when none has all.
  ///
  /// The configuration is read each time and given back: fonts are asked for once a film, and come and go.
  package static func font(covering text: String, language: FilmLanguage) -> FoundFont? {
    guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
    defer { FcConfigDestroy(configuration) }
    guard let wanted = FcCharSetCreate(), let pattern = FcPatternCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcCharSetDestroy(wanted)
    }
    for scalar in text.unicodeScalars where scalar.isDrawn { FcCharSetAddChar(wanted, scalar.value) }
    add("sans-serif", FC_FAMILY, to: pattern)
    add(language.rawValue, FC_LANG, to: pattern)
    FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let ranked = FcFontSort(configuration, pattern, FcBool(FcFalse), nil, &result) else { return nil }
    defer { FcFontSetDestroy(ranked) }
    for index in 0..<Int(ranked.pointee.nfont) {
      guard let font = ranked.pointee.fonts[index], covers(font, wanted), let face = face(font) else {
        continue
      }
      return face
    }
    return nil
  }

  private static func add(_ word: String, _ key: String, to pattern: OpaquePointer) {
    _ = word.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: word.utf8.count + 1) {
        FcPatternAddString(pattern, key, $0)
      }
    }
  }

  private static func covers(_ font: OpaquePointer, _ wanted: OpaquePointer) -> Bool {
    var signs: OpaquePointer?
    guard FcPatternGetCharSet(font, FC_CHARSET, 0, &signs) == FcResultMatch, let signs else { return false }
    return FcCharSetIsSubset(wanted, signs) != 0
  }

  /// Nil for bitmaps, coloured signs and formats that are not read.
  private static func face(_ font: OpaquePointer) -> FoundFont? {
    var isColoured = FcBool(FcFalse)
    if FcPatternGetBool(font, FC_COLOR, 0, &isColoured) == FcResultMatch, isColoured != 0 { return nil }
    var index: Int32 = 0
    guard let format = text(font, FC_FONTFORMAT), formats.contains(format), let path = text(font, FC_FILE),
      path.hasPrefix("/"), FcPatternGetInteger(font, FC_INDEX, 0, &index) == FcResultMatch, index >= 0
    else { return nil }
    return FoundFont(path: path, face: Int(index))
  }

  private static func text(_ font: OpaquePointer, _ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}

extension Unicode.Scalar {
  /// Whether a font must have a sign for it; what only steers its neighbours needs none.
  var isDrawn: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
