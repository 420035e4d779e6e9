package import Plans

/// The music a film was promised.
package struct MusicChoice: Sendable, Equatable {
  package var source: SourceReference
  /// Nil when the file does not say.
  package var duration: MediaTime?

  package init(source: SourceReference, duration: MediaTime? = nil) {
    self.source = source
    self.duration = duration
  }

  var track: MusicTrack { MusicTrack(source: source, offset: .zero) }
}
