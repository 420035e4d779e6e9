/// One segment to encode: everything that decides its pixels beside the sources' own bytes.
package struct SegmentOrder: Sendable, Hashable {
  /// Counted from the first shown frame of the source.
  package var inPoint: MediaTime
  package var frames: Int64
  package var look: Look
  package var frameRate: FrameRate
  package var size: PictureSize
  package var encoding: Encoding
  /// The frame of the shot with which the segment begins; negative before the in point.
  package var first: Int64 = 0
  /// The frames of the shot that the film shows, over which a still moves; nil when they are the segment's.
  package var shown: Range<Int64>?
  /// What is done to the shot; nil when it is shown as it is.
  package var effect: Effect?

  package enum Effect: Sendable, Hashable {
    /// Out of black and into it, over the whole segment.
    case fadeIn, fadeOut
    /// Into another shot, whose source is the second one.
    case dissolve(into: ShotPart)
    /// Text over the shot's first picture; the fonts are the further sources.
    case card(TitleCard)
  }

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

  package init(clip: Clip, in timeline: Timeline) {
    self.init(
      inPoint: clip.inPoint, frames: clip.frames, look: clip.look, frameRate: timeline.frameRate,
      size: timeline.size, encoding: Encoding(timeline.codec))
  }

  /// What the segment shows of its shot.
  package var part: ShotPart { ShotPart(inPoint: inPoint, look: look, first: first, shown: shown) }
}

/// A stretch of a shot's frames; how many is the segment's to say.
package struct ShotPart: Sendable, Hashable {
  package var inPoint: MediaTime
  package var look: Look
  package var first: Int64
  package var shown: Range<Int64>?

  package init(inPoint: MediaTime, look: Look, first: Int64, shown: Range<Int64>?) {
    self.inPoint = inPoint
    self.look = look
    self.first = first
    self.shown = shown
  }
}

/// What an opening card shows.
package struct TitleCard: Sendable, Hashable {
  package var text: String
  package var language: FilmLanguage
  /// Which of each font file's faces.
  package var faces: [Int]

  package init(text: String, language: FilmLanguage, faces: [Int]) {
    self.text = text
    self.language = language
    self.faces = faces
  }
}
