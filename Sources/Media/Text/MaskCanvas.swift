package import Plans

/// A mask that text is drawn on.
package struct MaskCanvas {
  private let size: PictureSize
  private var pixels: [UInt8]

  package init(size: PictureSize) {
    self.size = size
    pixels = [UInt8](repeating: 0, count: size.width * size.height)
  }

  package var mask: PictureMask { PictureMask(size: size, pixels: pixels) }

  /// Draws a line; letters that no face has are left out.
  /// - Parameters:
  ///   - x: where it begins, in pixels from the left.
  ///   - y: where the letters stand, in pixels from the top.
  ///   - ink: how strongly, 0 to 1.
  mutating func draw(
    _ glyphs: [FontStack.Glyph], of font: FontStack, x: Double, y: Double, ink: Double = 1
  ) throws(MediaError) {
    let strength = Int((ink * 256).rounded())
    var x = x
    for glyph in glyphs {
      if glyph.sign.number != 0 {
        try font.draw(glyph, x: x, y: y) { left, top, coverage in
          guard (0..<size.height).contains(top) else { return }
          for (index, value) in coverage.enumerated() where (0..<size.width).contains(left + index) {
            let place = top * size.width + left + index
            pixels[place] = UInt8(min(255, Int(pixels[place]) + Int(value) * strength / 256))
          }
        }
      }
      x += glyph.sign.advance
    }
  }
}
