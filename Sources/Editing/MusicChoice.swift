package import Plans

/// The music a film was promised.
package struct MusicChoice: Sendable, Equatable {
  package var source: SourceReference
  /// Nil when the file does not say.
  package var duration: MediaTime?
  /// What was heard in it; nil when it was not listened to.
  package var beats: BeatAnalysis?

  package init(source: SourceReference, duration: MediaTime? = nil, beats: BeatAnalysis? = nil) {
    self.source = source
    self.duration = duration
    self.beats = beats
  }

  var track: MusicTrack { MusicTrack(source: source, offset: .zero) }

  /// The track of a film of `frames` that follows the beats, where they are sure; else from the music's start.
  func track(frames: Int64, beat: Bool) -> MusicTrack {
    guard beat, let beats, beats.isSure else { return track }
    return MusicTrack(
      source: source, offset: MusicWindow.offset(beats, length: FrameRate.film.time(ofFrame: frames)),
      beats: beats.beats.map { MediaTime(seconds: $0) },
      downbeats: beats.downbeats.map { MediaTime(seconds: $0) })
  }
}
