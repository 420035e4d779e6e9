internal import Media
internal import Plans

/// A source's pictures in the order they are shown, from shortly before a wanted moment on.
final class PictureSource {
  /// Threads of one decoder. Two workers keep two cores full with one or two, at equal CPU time; alone, as when
  /// one shot was changed, a worker is 5 to 25 % sooner done with two.
  private static let decoderThreads = 2
  /// How far before the wanted moment each attempt begins while the first whole picture comes too late:
  /// a keyframe may only begin a slow refresh.
  private static let stepsBack = [0, 2000, 15_000, 60_000].map(MediaTime.init(milliseconds:))
  /// Keeps a frame's time, deinterlaces only what is marked, takes the field order from the frame.
  private static let deinterlacing = "bwdif=mode=send_frame:parity=auto:deint=interlaced"

  private let demuxer: Demuxer
  private let decoder: Decoder
  private let stream: MediaStream
  private let decoded: Frame
  private var deinterlacer: FilterGraph?
  private var deinterlacerFormat: PictureFormat?
  private var isDraining = false
  private var hasEnded = false
  /// Whether `decoded` holds a frame that was not given out yet.
  private var isAhead = false

  /// Why decoding stopped before the end of the source; nil when it did not.
  private(set) var breakage: MediaError?

  /// - Parameter part: the bytes of the file in which the video lies; nil for all of it.
  /// - Throws: when the source has no picture that can be decoded.
  init(descriptor: Int32, part: Range<Int64>?, from wanted: MediaTime) throws(MediaError) {
    decoded = try Frame()
    demuxer = try Demuxer(descriptor: descriptor, range: part)
    try demuxer.findStreamParameters()
    guard let stream = demuxer.bestVideo else { throw MediaError("decode", reason: "no picture") }
    self.stream = stream
    try demuxer.countFromFirstShown()
    demuxer.read(only: [stream.index])
    decoder = try Decoder(demuxer, stream: stream.index, threads: PictureSource.decoderThreads)
    try seek(to: wanted)
  }

  /// Packets that could not be decoded so far.
  var damagedPackets: Int { decoder.damagedPackets }

  /// Whether its pictures follow each other steadily: what such containers are made for has no still stretches.
  var isSteady: Bool { demuxer.isPacketized }

  /// The source's rate where the timeline does not say.
  var rate: FrameRate? { stream.averageRate ?? stream.nominalRate }

  func format(of frame: borrowing Frame) throws(MediaError) -> PictureFormat {
    try demuxer.pictureFormat(of: frame, stream: stream.index)
  }

  /// Fills `frame` with the next picture, progressive; false after the last.
  func next(into frame: borrowing Frame) throws(MediaError) -> Bool {
    while true {
      if let deinterlacer, try deinterlacer.receive(into: frame) { return true }
      if hasEnded { return false }
      if isDraining {
        isDraining = false
        deinterlacer = nil
      }
      guard try decodeNext() else {
        hasEnded = true
        try deinterlacer?.sendEnd()
        continue
      }
      if try !isForDeinterlacer() {
        frame.take(from: decoded)
        return true
      }
    }
  }

  /// The latest picture not after `moment`, or the first there is.
  /// - Throws: when there is none.
  func latest(notAfter moment: MediaTime) throws(MediaError) -> Frame {
    let upcoming = try Frame()
    let shown = try Frame()
    var hasShown = false
    while try next(into: upcoming) {
      if hasShown, let time = upcoming.time, time > moment { break }
      shown.take(from: upcoming)
      hasShown = true
    }
    guard hasShown else { throw breakage ?? MediaError("decode", reason: "no picture") }
    return shown
  }

  /// Moves to the last keyframe from which the picture wanted at this moment can be decoded.
  private func seek(to wanted: MediaTime) throws(MediaError) {
    for step in PictureSource.stepsBack {
      decoder.reset()
      isAhead = false
      try demuxer.seek(to: max(.zero, wanted - step), stream: stream.index)
      isAhead = try decodeNext()
      // Nothing at all means that the source ends here: no earlier start changes that.
      guard isAhead, let time = decoded.time, time > wanted, step < wanted else { return }
    }
  }

  private func decodeNext() throws(MediaError) -> Bool {
    if isAhead {
      isAhead = false
      return true
    }
    guard breakage == nil else { return false }
    do {
      return try decoder.next(into: decoded)
    } catch {
      breakage = error
      return false
    }
  }

  /// Hands the decoded picture to the deinterlacer if one is at work or needed.
  private func isForDeinterlacer() throws(MediaError) -> Bool {
    guard deinterlacer != nil || decoded.isInterlaced else { return false }
    let format = try format(of: decoded)
    if let deinterlacer, deinterlacerFormat != format {
      // The last picture of the old format is still inside.
      try deinterlacer.sendEnd()
      isDraining = true
      isAhead = true
      return true
    }
    if deinterlacer == nil {
      deinterlacer = try FilterGraph(PictureSource.deinterlacing, for: format)
      deinterlacerFormat = format
    }
    try deinterlacer?.send(decoded, at: decoded.time ?? .zero)
    return true
  }
}
