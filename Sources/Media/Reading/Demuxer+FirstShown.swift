internal import CLibAV
internal import CLibAVShim

extension Demuxer {
  /// Packets that may be decoded between a keyframe and a picture shown before it: H.264 and HEVC reorder by
  /// 16.
  private static let reorderWindow = 24

  /// When the first picture is shown, microseconds of the container's clock, if the first packets alone prove
  /// it.
  ///
  /// They do where the first is a keyframe, nothing is hidden by an edit list and nothing after it is shown
  /// before it: then it is what a player shows first. Else nil: only decoding tells. Spares the decoder's
  /// start, which for 2160p costs as much as fifteen pictures. Reads from where the demuxer stands.
  func firstShownByPackets(of index: Int) throws(MediaError) -> Int64? {
    let timeBase = try stream(index).pointee.time_base
    let packet = try Packet()
    var first: Int64?
    var seen = 0
    while seen < Demuxer.reorderWindow, try readPacket(into: packet) {
      guard packet.stream == index else { continue }
      let shown = packet.raw.pointee.pts
      guard shown != AVNoPTS, !packet.isHidden, packet.isKeyframe || first != nil else { return nil }
      if let first, packet.isKeyframe || shown < first {
        return shown < first ? nil : microseconds(first, timeBase)
      }
      first = first ?? shown
      seen += 1
    }
    return first.map { microseconds($0, timeBase) }
  }

  private func microseconds(_ stamp: Int64, _ timeBase: AVRational) -> Int64 {
    av_rescale_q(stamp, timeBase, AVMicroseconds)
  }
}
