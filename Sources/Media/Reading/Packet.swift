internal import CLibAV
internal import CLibAVShim

/// One encoded piece of one stream as the container holds it.
package struct Packet: ~Copyable, Sendable {
  nonisolated(unsafe) let raw: UnsafeMutablePointer<AVPacket>

  /// An empty packet.
  package init() throws(MediaError) {
    guard let raw = av_packet_alloc() else { throw MediaError.outOfMemory("allocate a packet") }
    self.raw = raw
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = raw
    av_packet_free(&pointer)
  }

  /// Which of the container's streams it belongs to.
  package var stream: Int { Int(raw.pointee.stream_index) }
  /// Encoded bytes.
  package var size: Int { Int(raw.pointee.size) }
  /// Decoding can begin here.
  package var isKeyframe: Bool { raw.pointee.flags & AV_PKT_FLAG_KEY != 0 }
  /// Decoded for the sake of others, but never shown: it lies outside the edit list.
  package var isHidden: Bool { raw.pointee.flags & AV_PKT_FLAG_DISCARD != 0 }

  /// Gives its buffers back and becomes empty.
  package func clear() { av_packet_unref(raw) }

  /// Takes over the contents of `other`, which becomes empty.
  package func take(from other: borrowing Packet) {
    av_packet_unref(raw)
    av_packet_move_ref(raw, other.raw)
  }
}
