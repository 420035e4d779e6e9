internal import CText

/// Faces that write a text together, each letter in the first one that has it, at one size at a time.
package final class FontStack {
  /// A sign, and which of the faces it is of.
  struct Glyph: Sendable, Equatable {
    var sign: Media.Glyph
    var face: Int
  }

  private let faces: [FontFace]

  /// - Parameters:
  ///   - descriptors: the font files, one at least.
  ///   - faces: which of each file's faces.
  package convenience init(descriptors: [Int32], faces: [Int]) throws(MediaError) {
    var opened: [FontFace] = []
    for (descriptor, face) in zip(descriptors, faces) {
      opened.append(try FontFace(descriptor: descriptor, index: face))
    }
    try self.init(opened)
  }

  package init(_ faces: [FontFace]) throws(MediaError) {
    guard !faces.isEmpty else { throw MediaError("read a font", reason: "there is none") }
    self.faces = faces
  }

  /// Above and below the line, in pixels of the present size: the most of any face.
  var ascent: Double { faces.map(\.ascent).max() ?? 0 }
  var descent: Double { faces.map(\.descent).max() ?? 0 }

  /// - Parameter pixels: the size of an em.
  func resize(_ pixels: Double) throws(MediaError) {
    for face in faces { try face.resize(pixels) }
  }

  /// The glyphs of a line in the order they stand, from left to right.
  func glyphs(of line: Range<Int>, in text: BidiText, language: String) -> [Glyph] {
    let chosen = choose(for: text.scalars)
    return text.runs(of: line, splitBy: chosen).flatMap { run in
      let face = chosen[run.range.lowerBound]
      return faces[face].shape(
        text.scalars, run.range, isRightToLeft: run.isRightToLeft, script: run.script, language: language
      ).map { Glyph(sign: $0, face: face) }
    }
  }

  /// A face for each letter. Marks and spaces stay with what is before them, so that it is shaped as one.
  private func choose(for scalars: [UInt32]) -> [Int] {
    var chosen: [Int] = []
    for scalar in scalars {
      let isTied = Unicode.Scalar(scalar)?.isTied ?? false
      if isTied, let last = chosen.last, faces[last].has(scalar) || faces.allSatisfy({ !$0.has(scalar) }) {
        chosen.append(last)
      } else {
        chosen.append(faces.firstIndex { $0.has(scalar) } ?? chosen.last ?? 0)
      }
    }
    return chosen
  }

  func draw(
    _ glyph: Glyph, x: Double, y: Double,
    _ row: (_ left: Int, _ top: Int, _ coverage: UnsafeBufferPointer<UInt8>) -> Void
  ) throws(MediaError) {
    try faces[glyph.face].draw(glyph.sign, x: x, y: y, row)
  }
}

extension [FontStack.Glyph] {
  /// Pixels from the first to behind the last.
  var length: Double { reduce(0) { $0 + $1.sign.advance } }
}

extension Unicode.Scalar {
  /// Whether it belongs to the letter before it, or is a space that any face has.
  fileprivate var isTied: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .spaceSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
