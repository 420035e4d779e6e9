internal import CLibAV
internal import CLibAVShim
package import Plans

extension Demuxer {
  /// How far before the wanted time a second, third, ... attempt begins, microseconds: doubled each time.
  private static let firstStepBack: Int64 = 1_000_000
  /// Attempts before the file is read from its start.
  private static let attempts = 7
  /// A time stamp before every packet, far enough from the limits for arithmetic.
  private static let beforeAll = -(Int64(1) << 60)
  /// Packetized files up to this are read from their start instead of searched: their clock may begin again
  /// half way, where two were put together, and a search by time would land in the wrong half.
  private static let readThroughBytes: Int64 = 8 << 20
  /// Packets looked at for a keyframe after one attempt: five minutes of picture.
  private static let maxPacketsToKeyframe = 20_000

  /// Moves so that the next packet of `stream` is a keyframe shown at or before `time`, or its first one.
  package func seek(to time: MediaTime, stream index: Int) throws(MediaError) {
    if isPacketized, fileSize <= Demuxer.readThroughBytes { return try rewind(stream: index) }
    let stream = try stream(index)
    let wanted = time.microseconds.addingReportingOverflow(zero).partialValue
    // A program stream stamps packs, not pictures: after a seek the first keyframe may carry another's stamp.
    var back: Int64 = container == .mpeg ? Demuxer.firstStepBack : 0
    for attempt in 0..<Demuxer.attempts {
      let target = av_rescale_q(wanted - back, AVMicroseconds, stream.pointee.time_base)
      guard av_seek_frame(raw, Int32(index), target, AVSEEK_FLAG_BACKWARD) >= 0 else { break }
      pending.isFilled = false
      if let found = try readToKeyframe(of: index), found <= wanted { return }
      back += Demuxer.firstStepBack << Int64(attempt)
    }
    try rewind(stream: index)
  }

  /// Moves to the first packet of the file.
  package func rewind(stream index: Int) throws(MediaError) {
    pending.isFilled = false
    // Packetized containers have no index: their search by time may land behind the first frame.
    if isPacketized {
      if av_seek_frame(raw, -1, 0, AVSEEK_FLAG_BYTE) < 0 { try reopen() }
      return
    }
    let stream = try stream(index)
    // An edit list may put the first packets long before zero; movies clamp to their first.
    let known = stream.pointee.start_time == AVNoPTS ? 0 : stream.pointee.start_time
    let start = container == .mov ? Demuxer.beforeAll : known
    if av_seek_frame(raw, Int32(index), start, AVSEEK_FLAG_BACKWARD) < 0 { try reopen() }
  }

  /// Containers of packets in a row, without an index.
  package var isPacketized: Bool { container == .mpegts || container == .mpeg }

  /// Reads up to the next keyframe of `index`, keeps it pending, and says when it is shown (microseconds).
  private func readToKeyframe(of index: Int) throws(MediaError) -> Int64? {
    let timeBase = try stream(index).pointee.time_base
    for _ in 0..<Demuxer.maxPacketsToKeyframe {
      guard try readFromContainer(into: pending.packet) else { return nil }
      let packet = pending.packet.raw.pointee
      guard Int(packet.stream_index) == index, packet.flags & AV_PKT_FLAG_KEY != 0 else { continue }
      let stamp = packet.pts == AVNoPTS ? packet.dts : packet.pts
      guard stamp != AVNoPTS else { continue }
      pending.isFilled = true
      return av_rescale_q(stamp, timeBase, AVMicroseconds)
    }
    return nil
  }

  /// Lets times count from the first frame a player shows: edit lists, undecodable leading pictures and all.
  ///
  /// Sound alone counts from its first sample. Leaves the demuxer at the start of the file.
  package func countFromFirstShown() throws(MediaError) {
    // Some containers have no streams, and some streams no size, before packets were read.
    if (bestVideo ?? bestAudio).map({ $0.kind == .video && $0.storedSize.width == 0 }) ?? true {
      try findStreamParameters()
    }
    guard let stream = bestVideo ?? bestAudio else {
      throw MediaError("decode", reason: "no picture and no sound")
    }
    zero = 0
    read(only: [stream.index])
    if stream.kind == .video, let first = try firstShownByPackets(of: stream.index) {
      zero = first
      return try rewind(stream: stream.index)
    }
    // Without the reorder depth the first picture to come out need not be the first shown.
    try findStreamParameters()
    try rewind(stream: stream.index)
    let decoder = try Decoder(self, stream: stream.index)
    let frame = try Frame()
    guard try decoder.next(into: frame), let first = frame.time else {
      throw MediaError("decode", reason: "no frame can be decoded")
    }
    zero = first.microseconds
    try rewind(stream: stream.index)
  }
}
