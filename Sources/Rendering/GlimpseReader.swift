package import Media
package import Plans

/// Looks at a few moments of a clip, to tell a copy of it from another clip.
package enum GlimpseReader {
  /// The picture is made square and grey; a clip's shape is known without it.
  private static let small = "scale=\(Glimpse.side):\(Glimpse.side):flags=area,format=gray"

  /// - Throws: for a file without a picture that can be decoded.
  package static func glimpse(of file: Int32) throws(MediaError) -> Glimpse {
    let demuxer = try Demuxer(descriptor: file)
    try demuxer.findStreamParameters()
    guard let stream = demuxer.bestVideo, let length = stream.duration ?? demuxer.duration else {
      throw MediaError("look", reason: "no picture, or no length")
    }
    var glimpse = Glimpse(pictures: [])
    for part in Glimpse.moments {
      let moment = MediaTime(microseconds: Int64(Double(length.microseconds) * part))
      let levels = try picture(of: file, at: moment)
      glimpse.pictures.append(upright(levels, stream.orientation))
    }
    return glimpse
  }

  /// The latest picture not after this moment.
  private static func picture(of file: Int32, at moment: MediaTime) throws(MediaError) -> [UInt8] {
    let source = try PictureSource(descriptor: file, part: nil, from: moment)
    let next = try Frame()
    let shown = try Frame()
    var hasShown = false
    while try source.next(into: next) {
      if hasShown, let time = next.time, time > moment { break }
      shown.take(from: next)
      hasShown = true
    }
    guard hasShown else { throw source.breakage ?? MediaError("look", reason: "no picture") }
    let filter = try FilterGraph(small, for: source.format(of: shown))
    try filter.send(shown, at: .zero)
    try filter.sendEnd()
    guard try filter.receive(into: next) else { throw MediaError("look", reason: "no picture") }
    return next.greyLevels()
  }

  /// As it is shown: mirrored first, then turned clockwise.
  private static func upright(_ levels: [UInt8], _ orientation: Orientation) -> [UInt8] {
    let side = Glimpse.side
    guard levels.count == side * side else { return levels }
    var shown = levels
    if orientation.mirrored {
      for place in shown.indices {
        shown[place] = levels[place / side * side + side - 1 - place % side]
      }
    }
    for _ in 0..<orientation.rotation / 90 {
      let before = shown
      for place in shown.indices {
        let (x, y) = (place % side, place / side)
        shown[place] = before[(side - 1 - x) * side + y]
      }
    }
    return shown
  }
}
