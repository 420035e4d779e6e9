/// Ordered clips with one music track: everything needed to render a film without the index or the clock.
package struct Timeline: Sendable, Equatable {
  package var frameRate: FrameRate
  package var size: PictureSize
  package var clips: [Clip]
  package var music: MusicTrack?
  /// The film's title, as stored in the file.
  package var title: String
  package var codec: Encoding.Codec = .h264
  /// ISO 8601 of the making, fixed when the timeline is made.
  package var made: String
  /// Moments a person dropped or swapped away on the way to this film: not offered again.
  package var setAside: [Span]
  package var transitions: Plan.Transitions = .cuts
  /// The card before the first clip; nil is none.
  package var opening: Opening?
  /// Of what is written into the film: its card, its chapters.
  package var language: FilmLanguage = .en

  package init(
    frameRate: FrameRate, size: PictureSize, clips: [Clip], music: MusicTrack?, title: String, made: String,
    setAside: [Span] = []
  ) {
    self.frameRate = frameRate
    self.size = size
    self.clips = clips
    self.music = music
    self.title = title
    self.made = made
    self.setAside = setAside
  }

  /// Where the first clip begins.
  package var firstFrame: Int64 { opening?.frames ?? 0 }

  /// The film's length in frames.
  package var frames: Int64 { clips.last.map { $0.firstFrame + $0.frames } ?? 0 }
}

extension Timeline {
  /// Whether a bar of the music begins at this time of the film.
  package func isDownbeat(_ beat: MediaTime) -> Bool {
    guard let music else { return false }
    return music.downbeats.contains(beat + music.offset)
  }
}

/// A piece of a source placed on a timeline; [in, out) is half-open and out follows from in and the frames.
package struct Clip: Sendable, Equatable {
  package var source: SourceReference
  /// Counted from the first shown frame of the source.
  package var inPoint: MediaTime
  package var outPoint: MediaTime
  package var firstFrame: Int64
  package var frames: Int64
  package var look: Look
  /// Why this moment was chosen, one English phrase.
  package var reason: String
  /// The beat this clip's first frame lies on, in the film's time; nil without beats.
  package var beat: MediaTime?
  /// The local day it was taken on; nil when no date is trusted.
  package var day: Day?
  /// How much of the source follows the out point; nil when unknown, or without end.
  package var room: MediaTime?

  package init(
    source: SourceReference, inPoint: MediaTime, outPoint: MediaTime, firstFrame: Int64, frames: Int64,
    look: Look,
    reason: String, beat: MediaTime? = nil
  ) {
    self.source = source
    self.inPoint = inPoint
    self.outPoint = outPoint
    self.firstFrame = firstFrame
    self.frames = frames
    self.look = look
    self.reason = reason
    self.beat = beat
  }
}

/// A moment of a source, [in, out), counted from its first shown frame.
package struct Span: Sendable, Hashable {
  package var source: SourceReference
  package var inPoint: MediaTime
  package var outPoint: MediaTime

  package init(source: SourceReference, inPoint: MediaTime, outPoint: MediaTime) {
    self.source = source
    self.inPoint = inPoint
    self.outPoint = outPoint
  }
}

extension Clip {
  /// The moment this clip shows.
  package var span: Span { Span(source: source, inPoint: inPoint, outPoint: outPoint) }
}

/// A file a film was cut from: where it lay, and what proves that it is still the same.
package struct SourceReference: Sendable, Hashable {
  /// The watched folder, absolute.
  package var folder: String
  /// Path below the folder, as shown; the index resolves it to bytes.
  package var path: String
  /// The index row when the film was planned; the path decides when the row is gone.
  package var id: Int64
  /// Bytes.
  package var size: Int64
  /// SHA-256 of the first and the last 64 KiB, in hexadecimal (reliability: identity of film sources).
  package var fingerprint: String

  /// Where it lay; the root itself may be a watched folder.
  package var absolutePath: String { folder + (folder.hasSuffix("/") ? "" : "/") + path }

  package init(folder: String, path: String, id: Int64, size: Int64, fingerprint: String) {
    self.folder = folder
    self.path = path
    self.id = id
    self.size = size
    self.fingerprint = fingerprint
  }
}

/// How a clip fills the film's picture.
package struct Look: Sendable, Hashable {
  package var orientation: Orientation
  package var hdr: HDR?
  /// Whether the source has sound that takes part in the film.
  package var sound: Bool
  /// The source's nominal frame rate: bounds how far ahead of its time a frame may be shown.
  package var frameRate: FrameRate?
  /// How the view moves over a still; nil for a video.
  package var motion: Motion?
  /// The bytes of the source in which the video lies; nil when it is the whole file.
  package var part: Range<Int64>?
  package var framing: Plan.Framing = .auto
  /// Where a picture is cut that fills the frame; nil is its middle.
  package var aim: Aim?

  package init(
    orientation: Orientation, hdr: HDR? = nil, sound: Bool, frameRate: FrameRate? = nil,
    motion: Motion? = nil, part: Range<Int64>? = nil
  ) {
    self.orientation = orientation
    self.hdr = hdr
    self.sound = sound
    self.frameRate = frameRate
    self.motion = motion
    self.part = part
  }
}

/// Music under the whole film, from `offset` of its own time.
package struct MusicTrack: Sendable, Equatable {
  package var source: SourceReference
  package var offset: MediaTime
  /// The beats that the film's cuts follow, in the music's own time; none where they follow no beat.
  package var beats: [MediaTime]
  /// Those of `beats` that begin a bar.
  package var downbeats: [MediaTime]

  package init(
    source: SourceReference, offset: MediaTime, beats: [MediaTime] = [], downbeats: [MediaTime] = []
  ) {
    self.source = source
    self.offset = offset
    self.beats = beats
    self.downbeats = downbeats
  }
}
