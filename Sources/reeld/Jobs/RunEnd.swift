internal import Plans

/// How a run ends without a film.
enum RunEnd: Error, Sendable, Equatable {
  case failed(Problem)
  /// It waits for a disk or a folder, and goes on from there.
  case blocked(Problem)
  /// A source is no longer the file the timeline was made of.
  case changed(Problem)
  /// A photo or clip cannot be shown, which only decoding it tells: the film is planned again without it.
  case unusable(SourceReference, Problem)
  /// The person cancelled it, or the daemon leaves.
  case stopped
}
