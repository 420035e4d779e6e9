internal import CLibAV
internal import CLibAVShim
internal import Plans

/// Looks into a container of streams: video, or sound alone, which is music.
struct StreamProbe {
  /// Average and nominal rate may differ by this share before a stream counts as variable.
  private static let variableShare = 0.02

  /// Transport streams up to this are measured packet by packet.
  private static let countedBytes: Int64 = 32 << 20

  /// Sound that goes on for longer than this behind the last picture makes moments without any.
  private static let leastOutlasting = MediaTime(milliseconds: 200)
  /// Seconds beyond which a length must be backed by a byte for every four: a black hour fits in 4 KB.
  private static let doubted: Int64 = 600
  /// Seconds beyond which it must be backed by four bytes each; silence takes 100 in the thinnest codec.
  private static let longSeconds: Int64 = 21_600

  /// Damaged files up to this are read to their end, which takes seconds; of larger ones only headers.
  private static let readBytes: Int64 = 1 << 30
  /// Seconds that a header may claim of frames that are not there.
  private static let maxHeaderSeconds: Int64 = 360_000

  private let file: FileBytes
  private let demuxer: Demuxer
  private let container: Container
  private let deadline: Deadline

  init(_ file: FileBytes, _ container: Container, deadline: Deadline) throws(MediaError) {
    self.file = file
    self.container = container
    self.deadline = deadline
    demuxer = try Demuxer(file, container, deadline: deadline)
  }

  func facts() throws(MediaError) -> MediaFacts {
    if needsParameters { try demuxer.findStreamParameters() }
    guard let video = demuxer.bestVideo else { return try music() }
    return try self.video(video)
  }

  /// Whether the header leaves open what only packets tell; costs ten times a plain open.
  private var needsParameters: Bool {
    if container == .mpegts || container == .mpeg || container == .dv { return true }
    guard demuxer.streams.contains(where: { $0.kind != .other }) else { return true }
    if let video = demuxer.bestVideo, video.isSupported {
      if video.storedSize.width == 0 || (video.averageRate == nil && video.packets != 1) { return true }
    }
    guard let sound = demuxer.bestAudio, sound.isSupported else { return false }
    // What MP3 and ADTS headers do not say here, their frames do.
    return sound.sampleRate == 0 && container != .mp3 && container != .aac
  }

  // MARK: Video

  private func video(_ stream: MediaStream) throws(MediaError) -> MediaFacts {
    guard stream.isSupported else {
      throw MediaError("open", reason: "codec not supported: \(stream.codec)")
    }
    guard stream.storedSize.width > 0, stream.storedSize.height > 0 else {
      throw MediaError("open", reason: "broken: its picture has no size")
    }
    try Probe.checkSize(stream.storedSize)
    var facts = MediaFacts(kind: .video, container: container.rawValue)
    let timing =
      container == .matroska
      ? try FrameTiming(counting: Demuxer(file, container, deadline: deadline), stream)
      : try FrameTiming(demuxer, stream, in: file)
    let average = timing.averageRate ?? stream.averageRate
    let nominal = timing.nominalRate ?? progressiveRate(stream) ?? average
    facts.picture = MediaFacts.Picture(
      codec: stream.codec, size: stream.displayedSize, orientation: stream.orientation,
      averageRate: average ?? nominal, nominalRate: nominal,
      isVariable: StreamProbe.differ(average, nominal), hdr: try hdr(of: stream))
    let presence = try presence(of: stream)
    facts.duration = try videoDuration(stream, timing, presence)
    try checkPlausible(facts.duration)
    facts.picture?.length = pictureLength(stream, timing, within: facts.duration)
    facts.tags = demuxer.tags(of: stream)
    facts.damage = presence.damage
    if let sound = demuxer.bestAudio {
      if sound.isSupported {
        facts.sound = describe(sound)
      } else {
        let reason =
          sound.codec == "none" ? "its sound cannot be read" : "its sound is not supported: \(sound.codec)"
        facts.damage = facts.damage ?? reason
      }
    }
    try addCameraDates(to: &facts)
    return facts
  }

  /// What cameras write beside the container's own date. Last of all: it moves the demuxer on.
  private func addCameraDates(to facts: inout MediaFacts) throws(MediaError) {
    if container == .mpegts, facts.picture?.codec == "h264" {
      // Its length may have been found by reading to the end: the start is read again.
      facts.tags[.cameraDate] = try? CamcorderDate.read(Demuxer(file, container, deadline: deadline))
    }
    guard container == .mov else { return }
    if SonyMetadata.brands.contains(facts.tags[.brand] ?? "") {
      let sony = try SonyMetadata(file)
      facts.tags[.cameraDate] = sony.date
      facts.tags[.cameraZone] = sony.zone
    }
    facts.tags[.telemetryDate] = try? GoProTelemetry.start(demuxer)
  }

  /// libav's rate counts fields where pictures are interlaced; frames are what is shown.
  private func progressiveRate(_ stream: MediaStream) -> FrameRate? {
    guard let rate = stream.nominalRate, let average = stream.averageRate, stream.isInterlaced else {
      return stream.nominalRate
    }
    return rate.framesPerSecond > 1.5 * average.framesPerSecond ? average : rate
  }

  private static func differ(_ average: FrameRate?, _ nominal: FrameRate?) -> Bool {
    guard let average, let nominal else { return false }
    return abs(nominal.framesPerSecond / average.framesPerSecond - 1) > variableShare
  }

  /// As a player shows it: to the end of the longest stream, from the first frame on.
  private func videoDuration(
    _ stream: MediaStream, _ timing: FrameTiming, _ presence: Presence
  ) throws(MediaError) -> MediaTime? {
    let streams = [stream.duration, demuxer.bestAudio?.duration].compactMap { $0 }
    guard var end = demuxer.duration ?? streams.max() else {
      return try PacketRun(demuxer, of: stream.index).length
    }
    // Of a file cut off behind its header libav tells the share of the length that is there.
    if container == .avi, presence.isEmpty {
      return StreamProbe.length(stream.packets, stream.averageRate) ?? end
    }
    // Of a file cut short only what is there can be shown.
    if let there = presence.end { return max(.zero, min(end, there) - timing.start) }
    if container == .mpegts, file.size <= StreamProbe.countedBytes {
      // Two streams put together have two clocks, and libav tells the length of one.
      try demuxer.rewind(stream: stream.index)
      let counted = try PacketRun(demuxer, of: stream.index).length
      if let counted, counted > end { end = counted }
    }
    return end > timing.start ? end - timing.start : end
  }

  /// Nil where pictures last about as long as the file, or nobody knows.
  private func pictureLength(
    _ stream: MediaStream, _ timing: FrameTiming, within whole: MediaTime?
  ) -> MediaTime? {
    let own: MediaTime? =
      switch container {
      case .mov, .avi: stream.duration
      // The header knows one length for all streams.
      case .matroska: timing.end.map { $0 - timing.start }
      default: nil
      }
    guard let own, let whole, own > .zero, whole - own >= StreamProbe.leastOutlasting else { return nil }
    return own
  }

  private static func length(_ frames: Int64, _ rate: FrameRate?) -> MediaTime? {
    guard let rate else { return nil }
    let seconds = Double(frames) / rate.framesPerSecond
    guard frames > 0, seconds < Double(maxHeaderSeconds) else { return nil }
    return MediaTime(microseconds: Int64((seconds * 1_000_000).rounded()))
  }

  /// The container's word, or the bitstream's where it says more: HEVC's headers lie beside the container's.
  private func hdr(of stream: MediaStream) throws(MediaError) -> HDR? {
    if stream.hdr != nil || stream.codec != "hevc" { return stream.hdr }
    guard let decoder = try? Decoder(demuxer, stream: stream.index) else { return nil }
    return decoder.hdr
  }

  private func describe(_ stream: MediaStream) -> MediaFacts.Sound {
    MediaFacts.Sound(codec: stream.codec, channels: stream.channels, rate: stream.sampleRate)
  }

  /// - Throws: for a length no file of this size can have.
  private func checkPlausible(_ duration: MediaTime?) throws(MediaError) {
    let seconds = (duration?.microseconds ?? 0) / 1_000_000
    let least =
      seconds > StreamProbe.longSeconds ? 4 * seconds : seconds > StreamProbe.doubted ? seconds / 4 : 0
    guard file.size < least else { return }
    throw MediaError("open", reason: "times or sizes contradict the file's length")
  }

  // MARK: Music

  private func music() throws(MediaError) -> MediaFacts {
    guard let stream = demuxer.bestAudio else {
      throw MediaError("open", reason: "no picture and no sound")
    }
    guard stream.isSupported else {
      throw MediaError("open", reason: "codec not supported: \(stream.codec)")
    }
    var facts = MediaFacts(kind: .music, container: container.rawValue)
    facts.sound = describe(stream)
    facts.tags = demuxer.tags(of: stream)
    switch container {
    case .mp3, .aac:
      let run = try SoundRun.measure(file, isADTS: container == .aac)
      facts.duration = run.duration
      facts.damage = run.damage
      facts.sound = MediaFacts.Sound(codec: stream.codec, channels: run.channels, rate: run.rate)
    default:
      let presence = try presence(of: stream)
      facts.damage = presence.damage
      facts.duration = stream.duration ?? demuxer.duration
      if facts.duration == nil { facts.duration = try PacketRun(demuxer, of: stream.index).length }
      if let there = presence.end { facts.duration = facts.duration.map { min($0, there) } ?? there }
    }
    guard let duration = facts.duration, duration > .zero else {
      throw MediaError("open", reason: "no usable duration: it holds no sound")
    }
    try checkPlausible(duration)
    return facts
  }
}

extension StreamProbe {
  /// What of a stream is there; only where something seems wrong is the file read for it.
  func presence(of stream: MediaStream) throws(MediaError) -> Presence {
    // Silence is zeros where samples are not packed.
    var gaps = stream.codec.hasPrefix("pcm") ? FileGaps.none(in: file) : try FileGaps(file)
    if container == .mov || container == .avi {
      if let listed = try Presence(listed: demuxer, stream, in: file, gaps) { return listed }
      if container == .mov { return Presence.unlisted(stream) }
    }
    let size = try StatedSize(file, container)
    if container == .matroska {
      gaps = try gaps.without { (gap) throws(MediaError) in try MatroskaWalk.isVoid(gap, in: file) }
      if file.size > StreamProbe.readBytes, size.missing > 0 || !gaps.isEmpty {
        let end = gaps.stretches.first?.lowerBound ?? file.size
        let ticks = try MatroskaWalk.lastTimestamp(before: end, in: file)
        return try Presence(largely: stream, until: ticks, demuxer, areZeros: size.missing == 0)
      }
    }
    var isDoubtful = size.missing > 0 || !gaps.isEmpty || container == .avi
    if size.isOpen { isDoubtful = isDoubtful || demuxer.duration != nil }
    let lacksEnd = container == .flac && !isDoubtful ? try FLACEnd.isMissing(in: file) : false
    guard isDoubtful || lacksEnd else { return Presence.whole(stream) }
    let reader = try Demuxer(file, container, deadline: deadline)
    if container == .mpegts || container == .mpeg { try reader.findStreamParameters() }
    // Without a header that counts, libav's length comes from what is there.
    let isStated = ![.mpegts, .mpeg, .ogg].contains(container)
    return try Presence(
      reading: reader, stream, gaps, missing: max(size.missing, lacksEnd ? 1 : 0),
      stated: isStated ? demuxer.duration ?? stream.duration : nil)
  }
}

extension Probe {
  /// - Throws: `too large` for pictures no decoder of ours is allowed to make.
  static func checkSize(_ size: PictureSize) throws(MediaError) {
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, pixels <= Int(Demuxer.maxPixels) else {
      throw MediaError("open", reason: "too large: \(size.width) x \(size.height) pixels")
    }
  }
}
