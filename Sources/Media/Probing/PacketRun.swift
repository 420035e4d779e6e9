internal import CLibAV
internal import CLibAVShim
internal import Plans

/// One stream's packets, read from the first to the last: how long they are, and what is missing between
/// them.
struct PacketRun {
  /// A stamp that lies this far before the last one begins a new clock, microseconds; reordered pictures lie
  /// nearer.
  private static let newClock: Int64 = 500_000
  /// Packets behind zeros among which the jump is looked for.
  private static let watchedPackets = 64
  /// Packets around zeros that lie nearer to each other than this have nothing between them, microseconds:
  /// the longest frame there is, and half of one.
  private static let leastMissing: Int64 = 60_000
  /// Bytes of a packet that tell whether it was ever written.
  private static let headBytes = 16

  /// From the first packet's start to the last one's end; nil without packets.
  private(set) var length: MediaTime?
  /// The first time, counted from the first packet, whose bytes are zeros, before the packets go on.
  private(set) var gap: Range<MediaTime>?
  /// Whether zeros stand before the first packet, and it is a later one.
  private(set) var beginsLate = false
  /// Whether the file goes on behind the last packet, with zeros.
  private(set) var endsInZeros = false

  private let gaps: [Range<Int64>]
  private var crossed = 0
  /// Packets left that may still jump over what the last stretch took: Ogg's pages tell their time at their
  /// end.
  private var watched = 0
  /// Of the clocks before this one.
  private var earlier: Int64 = 0
  private var first: Int64?
  private var end: Int64 = 0

  /// Reads `demuxer` to its end.
  /// - Parameter gaps: stretches of zeros, in the file's order.
  init(_ demuxer: Demuxer, of index: Int, gaps: [Range<Int64>] = []) throws(MediaError) {
    self.gaps = gaps
    demuxer.read(only: [index])
    let packet = try Packet()
    var hasPackets = false
    while try demuxer.readPacket(into: packet) {
      let raw = packet.raw.pointee
      // DV's is known with the first packet.
      let base = try demuxer.stream(index).pointee.time_base
      let stamp = raw.pts == AVNoPTS ? raw.dts : raw.pts
      guard packet.stream == index, stamp != AVNoPTS, !isBlank(raw) else { continue }
      let from = av_rescale_q(stamp, base, AVMicroseconds)
      cross(to: raw.pos, at: from)
      take(from, lasting: av_rescale_q(max(0, raw.duration), base, AVMicroseconds))
      hasPackets = true
    }
    endsInZeros = crossed < gaps.count
    if hasPackets { length = MediaTime(microseconds: total) }
  }

  private var total: Int64 { earlier + max(0, end - (first ?? end)) }

  private mutating func take(_ from: Int64, lasting: Int64) {
    if let start = first, from < end - PacketRun.newClock {
      earlier += max(0, end - start)
      first = nil
    }
    end = first == nil ? from : max(end, from)
    first = min(first ?? from, from)
    end = max(end, from + lasting)
  }

  /// Notes what is missing when the packets go on behind a stretch of zeros.
  private mutating func cross(to position: Int64, at stamp: Int64) {
    while crossed < gaps.count, position >= gaps[crossed].upperBound {
      crossed += 1
      watched = PacketRun.watchedPackets
      if first == nil { beginsLate = stamp >= PacketRun.leastMissing }
    }
    guard watched > 0, let first else { return }
    watched -= 1
    guard gap == nil, stamp - end >= PacketRun.leastMissing else { return }
    gap = MediaTime(microseconds: total)..<MediaTime(microseconds: earlier + stamp - first)
  }

  private func isBlank(_ packet: AVPacket) -> Bool {
    guard gaps.contains(where: { $0.contains(packet.pos) }), let bytes = packet.data,
      packet.size >= PacketRun.headBytes
    else { return false }
    return (0..<PacketRun.headBytes).allSatisfy { bytes[$0] == 0 }
  }
}
