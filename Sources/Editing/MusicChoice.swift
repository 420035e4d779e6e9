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

  /// The track of a film of a `length`: the part the plan wants, with its beats where cuts are to follow them and they are sure.
  func track(length: MediaTime, for plan: Plan) -> MusicTrack {
    guard let beats else { return track }
    let follows = plan.beat && beats.isSure
    let offset: MediaTime =
      switch plan.musicPart {
      case .start: .zero
      case .best: MusicWindow.loudest(beats, length: length)
      case .auto: follows ? MusicWindow.offset(beats, length: length) : .zero
      }
    return MusicTrack(
      source: source, offset: offset, beats: follows ? Self.times(beats.beats, plan.beatOffset) : [],
      downbeats: follows ? Self.times(beats.downbeats, plan.beatOffset) : [])
  }

  /// Where cuts on these beats lie.
  private static func times(_ seconds: [Double], _ offset: MediaTime) -> [MediaTime] {
    seconds.map { MediaTime(seconds: $0) + offset }
  }
}
