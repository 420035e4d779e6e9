internal import CLibAV
internal import CLibAVShim
internal import Plans

/// What a container's table of packets says of one video stream: its steps, its start, and where its bytes end.
struct FrameTiming {
  /// Starts this near zero are the decoder's delay, not a gap; two frames of 24 a second.
  private static let leastGap = MediaTime(milliseconds: 84)
  /// Frames looked at for the steps; a rate does not change behind five minutes.
  private static let maxSteps = 20_000

  private(set) var nominalRate: FrameRate?
  /// Where libav's is computed from a fragmented movie's header, which knows no frames.
  private(set) var averageRate: FrameRate?
  /// When the first shown frame lies on the container's clock, to within the decoder's delay.
  private(set) var start = MediaTime.zero
  /// Where on the container's clock the first picture is missing; nil when all are there, or none.
  private(set) var end: MediaTime?
  /// What is missing at the file's end.
  private(set) var damage: String?

  init(_ demuxer: Demuxer, _ description: MediaStream, in file: FileBytes) throws(MediaError) {
    let stream = try demuxer.stream(description.index)
    // Only movies list every packet; other containers index keyframes alone.
    guard demuxer.container == .mov || demuxer.container == .avi else { return }
    let count = avformat_index_get_entries_count(stream)
    guard count > 0 else {
      if stream.pointee.nb_frames > 0 { damage = "its pictures cannot be found: its index is broken" }
      return
    }
    let scale = stream.pointee.time_base
    var decoded: [Int64] = []
    var firstMissing: Int64?
    for index in 0..<count {
      guard let entry = avformat_index_get_entry(stream, index)?.pointee else { break }
      if entry.pos + Int64(entry.size) > file.size {
        firstMissing = firstMissing ?? entry.timestamp
      }
      let isHidden = Int32(entry.flags) & AVINDEX_DISCARD_FRAME != 0
      if !isHidden, decoded.count < FrameTiming.maxSteps { decoded.append(entry.timestamp) }
    }
    if demuxer.container == .mov {
      try measure(decoded, of: Int(stream.pointee.id), in: file, secondsPerTick: av_q2d(scale))
      let first = decoded.first.map { MediaTime(microseconds: av_rescale_q($0, scale, AVMicroseconds)) }
      if let first, first > FrameTiming.leastGap { start = first }
    }
    if let firstMissing {
      let there = av_rescale_q(max(0, firstMissing), scale, AVMicroseconds)
      if there > 0 { end = MediaTime(microseconds: there) }
      damage =
        there == 0
        ? "its pictures are missing: the file ends before them"
        : "cut short: the file ends after \(FrameTiming.seconds(there)) s"
    }
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

  private static func seconds(_ microseconds: Int64) -> String {
    let tenths = microseconds / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
