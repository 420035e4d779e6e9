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

  /// Faces one text is written in at most: more scripts than that are a page of samples.
  package static let mostFaces = 4

  /// Sans-serif faces that together have every sign of `text`, the one with most of them first; none when no faces have all.
  package static func fonts(covering text: String, language: FilmLanguage) -> [FoundFont] {
    let found = fonts(nearlyCovering: text, language: language)
    return found.isWhole ? found.fonts : []
  }

  /// As many of the text's signs as `mostFaces` have, and whether these are all.
  ///
  /// Of faces with equally many the one that ranks first. The configuration is read each time and given back: fonts are
  /// asked for once a film, and come and go.
  package static func fonts(
    nearlyCovering text: String, language: FilmLanguage
  ) -> (fonts: [FoundFont], isWhole: Bool) {
    guard let configuration = FcInitLoadConfigAndFonts() else { return ([], false) }
    defer { FcConfigDestroy(configuration) }
    guard let wanted = FcCharSetCreate(), let pattern = FcPatternCreate() else { return ([], false) }
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
    guard let ranked = FcFontSort(configuration, pattern, FcBool(FcFalse), nil, &result) else {
      return ([], false)
    }
    defer { FcFontSetDestroy(ranked) }
    let faces = (0..<Int(ranked.pointee.nfont)).compactMap { index -> Face? in
      guard let font = ranked.pointee.fonts[index], let found = face(font), let signs = signs(font) else {
        return nil
      }
      return Face(found: found, signs: signs)
    }
    return choose(from: faces, for: text.unicodeScalars.filter(\.isDrawn).map(\.value))
  }

  /// A face with the signs it has; they are the font set's.
  private struct Face {
    let found: FoundFont
    let signs: OpaquePointer
  }

  private static func choose(
    from faces: [Face], for signs: [UInt32]
  ) -> (fonts: [FoundFont], isWhole: Bool) {
    var missing = Set(signs)
    var chosen: [FoundFont] = []
    while !missing.isEmpty, chosen.count < mostFaces {
      var best: (face: Face, count: Int)?
      for face in faces {
        let count = missing.count { FcCharSetHasChar(face.signs, $0) != 0 }
        if count > best?.count ?? 0 { best = (face, count) }
        if count == missing.count { break }
      }
      guard let best else { break }
      chosen.append(best.face.found)
      missing = missing.filter { FcCharSetHasChar(best.face.signs, $0) == 0 }
    }
    return (chosen, missing.isEmpty && !chosen.isEmpty)
  }

  private static func add(_ word: String, _ key: String, to pattern: OpaquePointer) {
    _ = word.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: word.utf8.count + 1) {
        FcPatternAddString(pattern, key, $0)
      }
    }
  }

  private static func signs(_ font: OpaquePointer) -> OpaquePointer? {
    var signs: OpaquePointer?
    return FcPatternGetCharSet(font, FC_CHARSET, 0, &signs) == FcResultMatch ? signs : nil
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
