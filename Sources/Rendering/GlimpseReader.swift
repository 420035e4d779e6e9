package import Media
package import Plans

/// Looks at a few moments of a clip, or at a photo, to tell a copy of it from another one.
package enum GlimpseReader {
  /// Whatever its shape: that is known without it.
  private static let size = PictureSize(width: Glimpse.side, height: Glimpse.side)
  /// Pictures decoded at most behind a keyframe: a look must not cost more than what it may spare.
  private static let mostDecoded: Int64 = 30
  /// Clips up to this are looked at wherever their keyframes are: the movies of live photos, which may be one picture.
  private static let short = MediaTime(milliseconds: 4000)

  /// - Throws: for a file without a picture that can be decoded.
  package static func glimpse(
    of file: Int32, _ order: GlimpseOrder = GlimpseOrder()
  ) throws(MediaError) -> Glimpse {
    if order.part == nil, try Sniff.container(of: FileBytes(descriptor: file)).isStill {
      return try still(file)
    }
    let demuxer = try Demuxer(descriptor: file, range: order.part)
    // Without an index a search costs more than decoding.
    let isRough = order.isRough && !demuxer.isPacketized
    // Where the header says what a keyframe needs, looking further would decode a dozen pictures.
    if !isRough || (demuxer.bestVideo?.storedSize.width ?? 0) == 0 { try demuxer.findStreamParameters() }
    guard let stream = demuxer.bestVideo, let length = order.length ?? stream.duration ?? demuxer.duration
    else { throw MediaError("look", reason: "no picture, or no length") }
    let look = Look(orientation: stream.orientation, hdr: stream.hdr, sound: false)
    if isRough { return try rough(demuxer, stream.index, length, look) }
    var glimpse = Glimpse(pictures: [])
    for part in Glimpse.moments {
      let moment = MediaTime(microseconds: Int64(Double(length.microseconds) * part))
      glimpse.pictures.append(try picture(of: file, order.part, at: moment, look))
    }
    return glimpse
  }

  /// Of the keyframes before the moments, or soon behind them, and no earlier than half way to the moment before.
  /// A moment without one is not seen, as in a screen recording they may lie a minute apart, unless what was seen
  /// shows nothing.
  private static func rough(
    _ demuxer: Demuxer, _ stream: Int, _ length: MediaTime, _ look: Look
  ) throws(MediaError) -> Glimpse {
    try demuxer.countFromFirstShown()
    demuxer.read(only: [stream])
    let decoder = try Decoder(demuxer, stream: stream)
    let frame = try Frame()
    let half = MediaTime(microseconds: length.microseconds / Int64(2 * Glimpse.moments.count))
    /// The levels at a moment; none where no picture is within reach.
    func pictured(_ place: Int, decoding most: Int64) throws(MediaError) -> [UInt8] {
      let moment = MediaTime(microseconds: Int64(Double(length.microseconds) * Glimpse.moments[place]))
      try demuxer.seek(to: moment, stream: stream)
      decoder.reset()
      var isSeen = try decoder.nextAlone(into: frame) && ends(frame, after: moment - half)
      if !isSeen {
        try demuxer.seek(to: moment, stream: stream)
        decoder.reset()
        isSeen = try reach(moment - half, with: decoder, into: frame, decoding: most)
      }
      return isSeen ? try levels(of: frame, try demuxer.pictureFormat(of: frame, stream: stream), look) : []
    }
    var glimpse = Glimpse(pictures: [])
    for place in Glimpse.moments.indices {
      glimpse.pictures.append(try pictured(place, decoding: length > short ? mostDecoded : .max))
    }
    // Whether the rest shows nothing either is worth the way.
    if glimpse.areDull.contains(true) {
      for place in Glimpse.moments.indices where glimpse.pictures[place].isEmpty {
        glimpse.pictures[place] = try pictured(place, decoding: .max)
      }
    }
    guard glimpse.pictures.contains(where: { !$0.isEmpty }) else {
      throw MediaError("look", reason: "no picture")
    }
    return glimpse
  }

  /// Decodes until a picture is shown at this moment or later; false when more than `most` lie before it.
  private static func reach(
    _ moment: MediaTime, with decoder: Decoder, into frame: borrowing Frame, decoding most: Int64
  ) throws(MediaError) -> Bool {
    var decoded: Int64 = 0
    while decoded < most {
      guard try decoder.next(into: frame) else { return false }
      if ends(frame, after: moment) { return true }
      guard let time = frame.time, frame.length > .zero,
        (moment - time).microseconds / frame.length.microseconds < most
      else { return false }
      decoded += 1
    }
    return false
  }

  private static func ends(_ frame: borrowing Frame, after moment: MediaTime) -> Bool {
    frame.time.map { $0 + frame.length > moment } ?? false
  }

  /// The grey levels of the latest picture not after this moment, upright and in a film's colours.
  private static func picture(
    of file: Int32, _ part: Range<Int64>?, at moment: MediaTime, _ look: Look
  ) throws(MediaError) -> [UInt8] {
    let source = try PictureSource(descriptor: file, part: part, from: moment)
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
