internal import CLibAV
internal import CLibAVShim
package import Plans

extension Demuxer {
  /// The codec's bytes in the container's header: segments join by copying if they are equal.
  package func parameterSets(of index: Int) throws(MediaError) -> [UInt8] {
    let parameters = try stream(index).pointee.codecpar.pointee
    return Array(UnsafeBufferPointer(start: parameters.extradata, count: Int(parameters.extradata_size)))
  }

  /// Frames by which a stream's pictures are decoded before they are shown; known after
  /// `findStreamParameters`.
  package func reorderDepth(of index: Int) throws(MediaError) -> Int64 {
    Int64(max(0, try stream(index).pointee.codecpar.pointee.video_delay))
  }

  /// Whether every packet the container's index names lies within the file.
  package var holdsEveryPacket: Bool {
    let size = avio_size(raw.pointee.pb)
    for number in 0..<Int(raw.pointee.nb_streams) {
      let stream = raw.pointee.streams[number]
      for place in 0..<avformat_index_get_entries_count(stream) {
        guard let entry = avformat_index_get_entry(stream, place)?.pointee,
          entry.pos + Int64(entry.size) <= size
        else { return false }
      }
    }
    return true
  }

  /// Which frame of its stream a packet is, in the order shown, at a fixed rate.
  package func number(of packet: borrowing Packet, rate: FrameRate) throws(MediaError) -> Int64 {
    let timeBase = try stream(packet.stream).pointee.time_base
    guard packet.raw.pointee.pts != AVNoPTS else {
      throw MediaError("read", reason: "a packet without a time")
    }
    let unit = AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
    return av_rescale_q(packet.raw.pointee.pts, timeBase, unit)
  }
}
