internal import Plans

/// What a run asks of the library: what to cut from, and where it lies.
protocol Footage: Sendable {
  /// Chooses clips for a plan. The sources carry no fingerprint yet; the run takes those of the chosen ones.
  func cut(_ plan: Plan) async throws(Problem) -> Cut

  /// Where a source lies now.
  func place(of source: SourceReference) async -> SourcePlace
}

/// What a plan came to.
struct Cut: Sendable, Equatable {
  var timeline: Timeline
  /// The film's file name, if no one named it.
  var name: String
  var notes: [String]
}

/// Where a source is found.
enum SourcePlace: Sendable, Equatable {
  /// A watched folder, and the path below it in the bytes of the file system.
  case file(folder: String, path: [UInt8])
  /// Its folder is not there; it may come back.
  case offline
  /// The folder is there, the file is not.
  case gone
}
