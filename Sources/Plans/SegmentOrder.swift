/// One segment to encode: everything that decides its pixels beside the source's own bytes.
package struct SegmentOrder: Sendable, Hashable {
  /// Counted from the first shown frame of the source.
  package var inPoint: MediaTime
  package var frames: Int64
  package var look: Look
  package var frameRate: FrameRate
  package var size: PictureSize
  package var encoding: Encoding

  package init(
    inPoint: MediaTime, frames: Int64, look: Look, frameRate: FrameRate, size: PictureSize, encoding: Encoding
  ) {
    self.inPoint = inPoint
    self.frames = frames
    self.look = look
    self.frameRate = frameRate
    self.size = size
    self.encoding = encoding
  }

  package init(clip: Clip, in timeline: Timeline, encoding: Encoding = .h264) {
    self.init(
      inPoint: clip.inPoint, frames: clip.frames, look: clip.look, frameRate: timeline.frameRate,
      size: timeline.size, encoding: encoding)
  }
}
