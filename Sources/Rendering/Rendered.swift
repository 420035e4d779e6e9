/// What was made, and what was done instead of what was asked.
package struct Rendered: Sendable, Equatable {
  package var frames: Int64
  /// One English phrase each; empty when everything is as ordered.
  package var notes: [String]
}
