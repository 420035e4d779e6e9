internal import CLibAV
package import Plans

// Pictures laid side by side. All are 8-bit 4:2:0.
extension Frame {
  /// Becomes a grey picture of one level.
  package func fill(_ size: PictureSize, level: UInt8) throws(MediaError) {
    clear()
    raw.pointee.format = AV_PIX_FMT_YUV420P.rawValue
    raw.pointee.width = Int32(size.width)
    raw.pointee.height = Int32(size.height)
    try MediaError.check(av_frame_get_buffer(raw, 0), "allocate a picture")
    for number in 0..<3 {
      let own = plane(number)
      own.bytes?.initialize(repeating: number == 0 ? level : 128, count: own.stride * Int(own.height))
    }
  }

  /// Lays a smaller picture on this one, whose buffers must be its own; places and sizes are even.
  package func lay(_ other: borrowing Frame, left: Int, top: Int) throws(MediaError) {
    guard isPlain, other.isPlain, left >= 0, top >= 0, left + other.size.width <= size.width,
      top + other.size.height <= size.height
    else { throw MediaError("filter", reason: "a picture that lies outside") }
    for number in 0..<3 {
      let (from, own) = (other.plane(number), plane(number))
      guard let source = from.bytes, let target = own.bytes else { continue }
      let (x, y) = number == 0 ? (left, top) : (left / 2, top / 2)
      for row in 0..<Int(from.height) {
        (target + (y + row) * own.stride + x).update(from: source + row * from.stride, count: Int(from.width))
      }
    }
  }
}
