internal import CLibAV

extension Frame {
  /// The levels of a picture of the layout `gray`, row by row.
  package func greyLevels() -> [UInt8] {
    guard let pixels = raw.pointee.data.0, raw.pointee.format == AV_PIX_FMT_GRAY8.rawValue else { return [] }
    let (width, height) = (Int(raw.pointee.width), Int(raw.pointee.height))
    var levels: [UInt8] = []
    levels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = pixels + row * Int(raw.pointee.linesize.0)
      levels += UnsafeBufferPointer(start: start, count: width)
    }
    return levels
  }
}
