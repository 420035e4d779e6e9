internal import CLibAV
internal import CResample
package import Plans

// Pictures mixed in their code values, as every editor does it. All are 8-bit 4:2:0.
extension Frame {
  /// Black of limited range: luma, and both chromas.
  private static let black: [Int32] = [16, 128, 128]
  /// White of limited range.
  private static let white: [Int32] = [235, 128, 128]

  /// Becomes a mix of two pictures of one size, in buffers of its own.
  /// - Parameter share: the second one's, 0 to 1.
  package func mix(
    _ a: borrowing Frame, _ b: borrowing Frame, share: Double
  ) throws(MediaError) {
    guard a.isPlain, b.isPlain, a.size == b.size else {
      throw MediaError("filter", reason: "pictures of different sizes or layouts")
    }
    try copy(a)
    for plane in 0..<3 {
      let (from, to, own) = (a.plane(plane), b.plane(plane), self.plane(plane))
      reel_mix_plane(
        from.bytes, from.stride, to.bytes, to.stride, own.bytes, own.stride, own.width, own.height,
        Frame.weight(share))
    }
  }

  /// Becomes a copy of `a` of which only `light` is left, 0 to 1; the rest is black.
  package func darken(_ a: borrowing Frame, light: Double) throws(MediaError) {
    guard a.isPlain else { throw MediaError("filter", reason: "a picture of another layout") }
    try copy(a)
    for plane in 0..<3 {
      let (from, own) = (a.plane(plane), self.plane(plane))
      reel_tint_plane(
        from.bytes, from.stride, own.bytes, own.stride, own.width, own.height, Frame.black[plane],
        Frame.weight(1 - light))
    }
  }

  /// Paints white where the mask says, as strongly as `share`; the picture's buffers must be its own.
  package func paint(_ mask: PictureMask, share: Double) throws(MediaError) {
    guard isPlain, mask.size == size else {
      throw MediaError("filter", reason: "a mask of another size")
    }
    for plane in 0..<3 {
      let own = self.plane(plane)
      let bytes = plane == 0 ? mask.luma : mask.chroma
      reel_paint_plane(
        bytes, Int(own.width), own.bytes, own.stride, own.width, own.height, Frame.white[plane],
        Frame.weight(share))
    }
  }

  private static func weight(_ share: Double) -> Int32 {
    Int32((min(1, max(0, share)) * Double(REEL_WHOLE)).rounded())
  }

  func plane(_ number: Int) -> (
    bytes: UnsafeMutablePointer<UInt8>?, stride: Int, width: Int32, height: Int32
  ) {
    let raw = raw.pointee
    let half = (width: (raw.width + 1) / 2, height: (raw.height + 1) / 2)
    return switch number {
    case 0: (raw.data.0, Int(raw.linesize.0), raw.width, raw.height)
    case 1: (raw.data.1, Int(raw.linesize.1), half.width, half.height)
    default: (raw.data.2, Int(raw.linesize.2), half.width, half.height)
    }
  }
}

/// How much of each pixel of a picture is painted, from 0 to 255.
package struct PictureMask: Sendable, Equatable {
  package let size: PictureSize
  let luma: [UInt8]
  /// The mean of each four pixels.
  let chroma: [UInt8]

  /// - Parameter pixels: rows from the top, without gaps; the size is even on both sides.
  package init(size: PictureSize, pixels: [UInt8]) {
    self.size = size
    luma = pixels
    var means: [UInt8] = []
    means.reserveCapacity(pixels.count / 4)
    for row in stride(from: 0, to: size.height - 1, by: 2) {
      for column in stride(from: row * size.width, to: row * size.width + size.width - 1, by: 2) {
        let upper = Int(pixels[column]) + Int(pixels[column + 1])
        let lower = Int(pixels[column + size.width]) + Int(pixels[column + size.width + 1])
        means.append(UInt8((upper + lower + 2) / 4))
      }
    }
    chroma = means
  }
}
