internal import CLibAV
internal import CLibAVShim
internal import Plans

/// What a container's table of packets says of one video stream: its steps and its start.
struct FrameTiming {
  /// Starts this near zero are the decoder's delay, not a gap; two frames of 24 a second.
  private static let leastGap = MediaTime(milliseconds: 84)
  /// Frames looked at for the steps; a rate does not change behind five minutes.
  private static let maxSteps = 20_000

  /// Files up to this are read whole where no table lists the packets.
  private static let wholeBytes: Int64 = 32 << 20
  /// Packets looked at in larger ones: ten seconds.
  private static let sampled = 300
  /// A header's rate is believed when what was counted lies this near to it.
  private static let tolerance = 0.02

  private(set) var nominalRate: FrameRate?
  /// Where libav's is computed from a fragmented movie's header, which knows no frames, or not from the
  /// frames at all.
  private(set) var averageRate: FrameRate?
  /// When the first shown frame lies on the container's clock, to within the decoder's delay.
  private(set) var start = MediaTime.zero
  /// When the last frame ends on that clock; nil where not all frames were counted.
  private(set) var end: MediaTime?

  init(_ demuxer: Demuxer, _ description: MediaStream, in file: FileBytes) throws(MediaError) {
    let stream = try demuxer.stream(description.index)
    // Other containers index keyframes alone, or know no delay.
    guard demuxer.container == .mov else { return }
    let count = min(Int(avformat_index_get_entries_count(stream)), FrameTiming.maxSteps)
    let scale = stream.pointee.time_base
    var decoded: [Int64] = []
    for index in 0..<Int32(count) {
      guard let entry = avformat_index_get_entry(stream, index)?.pointee else { break }
      if Int32(entry.flags) & AVINDEX_DISCARD_FRAME == 0 { decoded.append(entry.timestamp) }
    }
    guard let earliest = decoded.first else { return }
    try measure(decoded, of: Int(stream.pointee.id), in: file, secondsPerTick: av_q2d(scale))
    let first = MediaTime(microseconds: av_rescale_q(earliest, scale, AVMicroseconds))
    if first > FrameTiming.leastGap { start = first }
  }

  private mutating func measure(
    _ decoded: [Int64], of track: Int, in file: FileBytes, secondsPerTick: Double
  ) throws(MediaError) {
    var stamps = try MovieTimes.stamps(of: track, in: file, limit: FrameTiming.maxSteps)
    if stamps.isEmpty, let first = decoded.first, let last = decoded.last, last > first {
      stamps = decoded
      averageRate = FrameSteps.rate(
        nearest: Double(decoded.count - 1) / (Double(last - first) * secondsPerTick))
    }
    nominalRate = FrameSteps(stamps: stamps, secondsPerTick: secondsPerTick).nominalRate
  }

  /// Of a Matroska stream, whose header states one rate however the frames lie.
  ///
  /// Moves `demuxer` on.
  init(counting demuxer: Demuxer, _ description: MediaStream) throws(MediaError) {
    let limit = demuxer.fileSize <= FrameTiming.wholeBytes ? FrameTiming.maxSteps : FrameTiming.sampled
    let scale = av_q2d(try demuxer.stream(description.index).pointee.time_base)
    demuxer.read(only: [description.index])
    let packet = try Packet()
    var stamps: [Int64] = []
    var ends: Int64 = 0
    var isWhole = false
    while stamps.count < limit {
      guard try demuxer.readPacket(into: packet) else {
        isWhole = true
        break
      }
      let stamp = packet.raw.pointee.pts
      guard packet.stream == description.index, stamp != AVNoPTS else { continue }
      stamps.append(stamp)
      ends = max(ends, stamp + max(0, packet.raw.pointee.duration))
    }
    stamps.sort()
    let base = try demuxer.stream(description.index).pointee.time_base
    if let first = stamps.first {
      let time = MediaTime(microseconds: av_rescale_q(first, base, AVMicroseconds))
      if time > FrameTiming.leastGap { start = time }
    }
    if isWhole, !stamps.isEmpty { end = MediaTime(microseconds: av_rescale_q(ends, base, AVMicroseconds)) }
    nominalRate = FrameSteps(stamps: stamps, secondsPerTick: scale).nominalRate
    guard let first = stamps.first, let last = stamps.last, last > first else { return }
    let counted = Double(stamps.count - 1) / (Double(last - first) * scale)
    let stated = description.averageRate?.framesPerSecond ?? 0
    if abs(stated / counted - 1) > FrameTiming.tolerance { averageRate = FrameSteps.rate(nearest: counted) }
  }
}
