internal import Library
internal import Plans

/// Finds clips and photos that are smaller re-encodes of others, as messengers and tools make them.
struct TwinSearch {
  /// Clips looked at for one film: each costs up to a second the first time.
  private static let mostLooks = 200

  let glimpses: Glimpses

  /// The rows that are copies of others, and of which.
  func twins(_ suspects: [Twins.Suspect]) async -> [(copy: IndexRow, original: IndexRow)] {
    var twins: [(copy: IndexRow, original: IndexRow)] = []
    var seen: [Int64: Glimpse] = [:]
    for suspect in suspects where seen.count < Self.mostLooks && !Task.isCancelled {
      let own = await glimpse(of: suspect.copy, &seen)
      for original in suspect.originals {
        let other = await glimpse(of: original, &seen)
        if own.isNearlyEqual(to: other) {
          twins.append((suspect.copy, original))
          break
        }
      }
    }
    return twins
  }

  private func glimpse(of row: IndexRow, _ seen: inout [Int64: Glimpse]) async -> Glimpse {
    if let known = seen[row.id] { return known }
    let glimpse = await glimpses.glimpse(of: row.reference)
    seen[row.id] = glimpse
    return glimpse
  }
}
