/// What people said of which files belong together, as the rows they are now.
///
/// The pairing of files by identifiers, names and times obeys it: what is forced comes first and takes both
/// files out of every other pair; what is forbidden is never made.
struct PairDecisions: Sendable, Equatable {
  struct Two: Sendable, Hashable {
    var still: Int64
    var movie: Int64
  }

  /// Pairs that are to be, at most one for each file.
  var forced: [Two] = []
  /// Pairs that are not to be, in the order given and the other way round; a file with itself stands for the
  /// video inside a still.
  var forbidden: Set<Two> = []

  func forbids(_ one: Int64, _ other: Int64) -> Bool {
    forbidden.contains(Two(still: one, movie: other)) || forbidden.contains(Two(still: other, movie: one))
  }

  /// Whether any file of one was parted from any of the other.
  func forbids(_ one: Renditions, _ other: Renditions) -> Bool {
    if forbidden.isEmpty { return false }
    return one.ids.contains { id in other.ids.contains { forbids(id, $0) } }
  }
}
