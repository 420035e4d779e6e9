package import Media
package import Plans

/// Looks at a few moments of a clip, or at a photo, to tell a copy of it from another one.
package enum GlimpseReader {
  /// Whatever its shape: that is known without it.
  private static let size = PictureSize(width: Glimpse.side, height: Glimpse.side)

  /// - Throws: for a file without a picture that can be decoded.
  package static func glimpse(of file: Int32) throws(MediaError) -> Glimpse {
    if try Sniff.container(of: FileBytes(descriptor: file)).isStill { return try still(file) }
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
    let shown = try source.latest(notAfter: moment)
    return try levels(of: shown, try source.format(of: shown), look)
  }

  private static func still(_ file: Int32) throws(MediaError) -> Glimpse {
    let picture = try Probe.facts(of: file).picture
    let decoded = try Frame()
    let isUpright = try StillPicture.decode(descriptor: file, into: decoded) { _ in size }
    guard let format = decoded.pictureFormat else { throw MediaError("look", reason: "no picture") }
    let turn = isUpright ? Orientation() : picture?.orientation ?? Orientation()
    let look = Look(orientation: turn, hdr: picture?.hdr, sound: false)
    return Glimpse(pictures: [try levels(of: decoded, format, look)])
  }

  private static func levels(
    of shown: borrowing Frame, _ format: PictureFormat, _ look: Look
  ) throws(MediaError) -> [UInt8] {
    let chain = PictureChain(format: format, look: look, film: size)
    let filter = try FilterGraph("\(chain.upright(at: size)),format=gray", for: format)
    try filter.send(shown, at: .zero)
    try filter.sendEnd()
    let grey = try Frame()
    guard try filter.receive(into: grey) else { throw MediaError("look", reason: "no picture") }
    return grey.greyLevels()
  }
}
