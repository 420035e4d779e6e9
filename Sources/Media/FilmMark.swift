/// How a film of ours is known again, wherever it was copied: by a comment that survives other programs'
/// remuxing.
package enum FilmMark {
  /// libav's key of the text.
  package static let key = "comment"
  /// The whole text.
  package static let text = "Film made by reeld"
}
