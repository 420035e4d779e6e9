internal import CLibAV
internal import CLibAVShim
internal import Plans

extension Demuxer {
  /// A stamp that lies this far before the last one begins a new clock, microseconds; reordered pictures lie nearer.
  private static let newClock: Int64 = 500_000

  /// Whether anything of one stream can be read from here.
  func hasPacket(of index: Int) throws(MediaError) -> Bool {
    read(only: [index])
    let packet = try Packet()
    while try readPacket(into: packet) {
      if packet.stream == index { return true }
    }
    return false
  }

  /// The length of one stream by reading every packet: for containers that do not say, or whose clock begins again.
  func lengthByPackets(of index: Int) throws(MediaError) -> MediaTime? {
    read(only: [index])
    let base = try stream(index).pointee.time_base
    let packet = try Packet()
    var length: Int64 = 0
    var first: Int64?
    var end: Int64 = 0
    while try readPacket(into: packet) {
      let raw = packet.raw.pointee
      let stamp = raw.pts == AVNoPTS ? raw.dts : raw.pts
      guard packet.stream == index, stamp != AVNoPTS else { continue }
      let from = av_rescale_q(stamp, base, AVMicroseconds)
      if let start = first, from < end - Demuxer.newClock {
        length += max(0, end - start)
        first = nil
      }
      end = first == nil ? from : max(end, from)
      first = min(first ?? from, from)
      end = max(end, from + av_rescale_q(max(0, raw.duration), base, AVMicroseconds))
    }
    guard let first else { return nil }
    return MediaTime(microseconds: length + max(0, end - first))
  }
}
