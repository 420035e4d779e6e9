/// A file that rendering needs in the middle of its work, and asks for when it is needed.
package enum FilmPart: Sendable, Hashable {
  /// The source of the clip with this index on the timeline.
  case clip(Int)
  case music
  /// The segment with this index.
  case segment(Int)
  case sound
}
