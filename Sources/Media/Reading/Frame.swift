internal import CLibAV
internal import CLibAVShim
package import Plans

/// A decoded picture or run of samples; the buffers behind it are shared by reference, never copied.
package struct Frame: ~Copyable, Sendable {
  nonisolated(unsafe) let raw: UnsafeMutablePointer<AVFrame>

  /// An empty frame.
  package init() throws(MediaError) {
    guard let raw = av_frame_alloc() else { throw MediaError.outOfMemory("allocate a frame") }
    self.raw = raw
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFrame>? = raw
    av_frame_free(&pointer)
  }

  /// When it is shown or heard, in the source's time; nil until a decoder has filled the frame.
  package var time: MediaTime? {
    guard raw.pointee.pts != AVNoPTS, raw.pointee.time_base.den > 0 else { return nil }
    return MediaTime(
      microseconds: av_rescale_q(raw.pointee.pts, raw.pointee.time_base, AVMicroseconds))
  }

  /// Pixels as stored, before orientation; zero for sound.
  package var size: PictureSize {
    PictureSize(width: Int(raw.pointee.width), height: Int(raw.pointee.height))
  }

  /// Samples a channel; zero for pictures.
  package var samples: Int { Int(raw.pointee.nb_samples) }

  /// Samples a second; zero for pictures.
  package var sampleRate: Int { Int(raw.pointee.sample_rate) }

  /// Gives its buffers back and becomes empty.
  package func clear() { av_frame_unref(raw) }

  /// Takes over the buffers of `other`, which becomes empty.
  package func take(from other: borrowing Frame) {
    av_frame_unref(raw)
    av_frame_move_ref(raw, other.raw)
  }

  /// Shares the buffers of `other`.
  package func share(_ other: borrowing Frame) throws(MediaError) {
    av_frame_unref(raw)
    try MediaError.check(av_frame_ref(raw, other.raw), "share a frame")
  }
}
