internal import CText

/// One face of a font file, read whole into memory, at one size at a time.
package final class FontFace {
  /// Bytes a font file may have: those of all Chinese signs are below 40 million.
  private static let largest: Int64 = 128 << 20
  /// FreeType and HarfBuzz count 64ths of a pixel.
  private static let unit = 64.0

  /// The file's bytes stay where they are as long as the face does.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let library: FT_Library
  private let face: FT_Face
  private let font: OpaquePointer

  /// - Parameter index: which of the file's faces.
  package init(descriptor: Int32, index: Int) throws(MediaError) {
    let file = try FileBytes(descriptor: descriptor)
    guard file.size > 0, file.size <= FontFace.largest else {
      throw MediaError("read a font", reason: "a file of \(file.size) bytes")
    }
    let content = try file.sparseBytes(at: 0, count: Int(file.size))
    bytes = .allocate(capacity: content.count)
    _ = bytes.initialize(from: content)
    var library: FT_Library?
    var face: FT_Face?
    var code = FT_Init_FreeType(&library)
    if code == 0 {
      code = FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(index), &face)
    }
    guard code == 0, let library, let face, let font = hb_ft_font_create(face, nil) else {
      FT_Done_FreeType(library)
      bytes.deallocate()
      throw MediaError("read a font", reason: "FreeType error \(code)")
    }
    self.library = library
    self.face = face
    self.font = font
    hb_ft_font_set_load_flags(font, TextLoadPlainly)
  }

  deinit {
    hb_font_destroy(font)
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// Above and below the line, in pixels of the present size.
  var ascent: Double { Double(face.pointee.size.pointee.metrics.ascender) / FontFace.unit }
  var descent: Double { -Double(face.pointee.size.pointee.metrics.descender) / FontFace.unit }

  /// Whether it has a sign for a letter.
  func has(_ scalar: UInt32) -> Bool { FT_Get_Char_Index(face, FT_ULong(scalar)) != 0 }

  /// - Parameter pixels: the size of an em.
  func resize(_ pixels: Double) throws(MediaError) {
    let size = FT_F26Dot6((pixels * FontFace.unit).rounded())
    // At 72 dots an inch a point is a pixel.
    let code = FT_Set_Char_Size(face, 0, size, 72, 72)
    guard code == 0 else { throw MediaError("size a font", reason: "FreeType error \(code)") }
    hb_ft_font_changed(font)
  }

  /// Shapes a stretch of one direction; glyphs come in the order they stand, from left to right.
  func shape(
    _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, script: hb_script_t, language: String
  ) -> [Glyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      Glyph(
        number: infos[index].codepoint, advance: Double(places[index].x_advance) / FontFace.unit,
        right: Double(places[index].x_offset) / FontFace.unit,
        up: Double(places[index].y_offset) / FontFace.unit)
    }
  }

  /// Draws a glyph's shape and hands over its rows with the place of their upper left corner.
  ///
  /// - Parameters:
  ///   - x: where the glyph stands on its line, in pixels from the left, at any fraction.
  ///   - y: where the line lies, in pixels from the top.
  func draw(
    _ glyph: Glyph, x: Double, y: Double,
    _ row: (_ left: Int, _ top: Int, _ coverage: UnsafeBufferPointer<UInt8>) -> Void
  ) throws(MediaError) {
    var code = FT_Load_Glyph(face, glyph.number, TextLoadPlainly)
    guard code == 0, let slot = face.pointee.glyph else {
      throw MediaError("draw text", reason: "FreeType error \(code)")
    }
    let (column, line) = ((x + glyph.right).rounded(.down), (y - glyph.up).rounded(.down))
    FT_Outline_Translate(
      &slot.pointee.outline, FT_Pos(((x + glyph.right - column) * FontFace.unit).rounded()),
      FT_Pos(((line - y + glyph.up) * FontFace.unit).rounded()))
    code = FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL)
    guard code == 0 else { throw MediaError("draw text", reason: "FreeType error \(code)") }
    let bitmap = slot.pointee.bitmap
    guard let buffer = bitmap.buffer else { return }
    for index in 0..<Int(bitmap.rows) {
      row(
        Int(column) + Int(slot.pointee.bitmap_left), Int(line) - Int(slot.pointee.bitmap_top) + index,
        UnsafeBufferPointer(start: buffer + index * Int(bitmap.pitch), count: Int(bitmap.width)))
    }
  }
}

/// A sign of a font where it stands behind the one before it; lengths are in pixels.
struct Glyph: Sendable, Equatable {
  /// The font's own number; 0 is the sign for what it does not have.
  var number: UInt32
  var advance: Double
  var right: Double
  var up: Double
}
