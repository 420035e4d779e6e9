package import Media
package import Plans

/// Looks at a few moments of a clip, to tell a copy of it from another clip.
package enum GlimpseReader {
  /// Whatever its shape: that is known without it.
  private static let size = PictureSize(width: Glimpse.side, height: Glimpse.side)

  /// - Throws: for a file without a picture that can be decoded.
  package static func glimpse(of file: Int32) throws(MediaError) -> Glimpse {
    let demuxer = try Demuxer(descriptor: file)
    try demuxer.findStreamParameters()
    guard let stream = demuxer.bestVideo, let length = stream.duration ?? demuxer.duration else {
      throw MediaError("look", reason: "no picture, or no length")
    }
    let look = Look(orientation: stream.orientation, hdr: stream.hdr, sound: false)
    var glimpse = Glimpse(pictures: [])
    for part in Glimpse.moments {
      let moment = MediaTime(microseconds: Int64(Double(length.microseconds) * part))
      glimpse.pictures.append(try picture(of: file, at: moment, look))
    }
    return glimpse
  }

  /// The grey levels of the latest picture not after this moment, upright and in a film's colours.
  private static func picture(
    of file: Int32, at moment: MediaTime, _ look: Look
  ) throws(MediaError) -> [UInt8] {
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
    let format = try source.format(of: shown)
    let chain = PictureChain(format: format, look: look, film: size)
    let filter = try FilterGraph("\(chain.upright(at: size)),format=gray", for: format)
    try filter.send(shown, at: .zero)
    try filter.sendEnd()
    guard try filter.receive(into: next) else { throw MediaError("look", reason: "no picture") }
    return next.greyLevels()
  }
}
