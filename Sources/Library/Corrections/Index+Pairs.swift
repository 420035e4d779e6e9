internal import Linux
internal import Plans

// What people say of which files belong together.
extension Index {
  /// Pairs one file may be parted from at a time: more movies of one identifier exist in no library.
  private static let mostParted = 32

  /// Makes a still and a movie one moment, whatever speaks against it.
  /// - Throws: `not-found`, `offline` or `bad-value`, naming `still` or `movie`.
  package func pair(_ one: String, _ other: String) async throws -> IndexRow {
    var still = try read(one, field: "still")
    var movie = try read(other, field: "movie")
    if still.facts?.kind == .video { swap(&still, &movie) }
    guard still.facts?.kind == .photo, movie.facts?.kind == .video else {
      throw Self.refusal("movie", "a pair is a photo and a video")
    }
    guard still.folder == movie.folder else {
      throw Self.refusal("movie", "the two lie in different watched folders")
    }
    // Whoever was paired with one of them before is left alone now.
    let left = [try store.partner(of: still.id), try store.partner(of: movie.id)].compactMap(\.self)
    let keys = (try await key(of: still.id, field: "still"), try await key(of: movie.id, field: "movie"))
    try store.corrections.set(keys.0, keys.1, isPair: true, now: Instant(microseconds: wallTime))
    try applyPairs(try store.files(with: keys.0) + store.files(with: keys.1) + left)
    return try store.row(still.id) ?? still
  }

  /// Makes the halves of a file's pair two items, until that is taken back. Whom one of them would be paired
  /// with next, it is parted from, too.
  /// - Throws: `not-found`, `offline` or `bad-value`, naming `path`.
  package func unpair(_ reference: String) async throws -> IndexRow {
    let row = try read(reference, field: "path")
    guard row.pair != nil else { throw Self.refusal("path", "\(row.path) is no half of a pair") }
    let halves = [row.id] + [try store.partner(of: row.id)].compactMap(\.self)
    let now = Instant(microseconds: wallTime)
    for half in halves {
      var number = 0
      while number < Self.mostParted, try await part(half, now) { number += 1 }
    }
    return try store.row(row.id) ?? row
  }

  /// Says that a file and its present other half are no pair; false when it has none.
  private func part(_ id: Int64, _ now: Instant) async throws -> Bool {
    guard let row = try store.row(id), row.pair != nil else { return false }
    let other = try store.partner(of: id) ?? id
    let keys = (try await key(of: id, field: "path"), try await key(of: other, field: "path"))
    try store.corrections.set(keys.0, keys.1, isPair: false, now: now)
    try applyPairs(try store.files(with: keys.0) + store.files(with: keys.1))
    return true
  }

  /// Takes back that a file was made, or is not to be, a half of a pair.
  /// - Throws: `not-found`, `offline` or `bad-value`, naming `path`.
  package func takeBackPair(_ reference: String, isPair: Bool) async throws -> IndexRow {
    let row = try read(reference, field: "path")
    let own = try await key(of: row.id, field: "path")
    let named = try store.corrections.removePairs(of: own, arePairs: isPair)
    guard !named.isEmpty else {
      throw Self.refusal(
        "path", isPair ? "no pair was made of \(row.path)" : "\(row.path) was not made an item of its own")
    }
    try applyPairs(try Set(named).flatMap { (key) throws(LibraryError) in try store.files(with: key) })
    return try store.row(row.id) ?? row
  }

  private func applyPairs(_ ids: [Int64]) throws(LibraryError) {
    try store.database.transaction { () throws(LibraryError) in
      try store.applyPairs(ids, now: Instant(microseconds: wallTime))
    }
  }
}
