/// A film to join from its finished segments.
package struct JoinOrder: Sendable, Equatable {
  package var frameRate: FrameRate
  /// Frames of each segment in order.
  package var segments: [Int64]
  package var title: String
  /// ISO 8601, UTC.
  package var made: String
  /// In order; none where the film has no chapters.
  package var chapters: [Chapter] = []
  package init(frameRate: FrameRate, segments: [Int64], title: String, made: String) {
    self.frameRate = frameRate
    self.segments = segments
    self.title = title
    self.made = made
  }
}
