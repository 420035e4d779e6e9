internal import Editing
internal import Library
internal import Plans

extension LibraryFootage {
  /// A supply without the smaller copies of what is in it, and with a note of them. What a plan names itself is
  /// taken as it is.
  func withoutTwins(_ supply: Supply) async -> Supply {
    guard supply.plan.only.isEmpty, !supply.suspects.isEmpty else { return supply }
    let without = Set(supply.plan.without)
    let found = await TwinSearch(glimpses: glimpses).twins(supply.suspects).filter { twin in
      // An original that is not wanted takes its copy's place from nobody.
      let original = twin.original
      return without.isDisjoint(with: [
        original.path, "\(original.id)", "\(original.folder)/\(original.path)",
      ])
    }
    let copies = Set(found.map(\.copy.id))
    var supply = supply
    supply.candidates.removeAll { copies.contains($0.source.id) }
    if let first = found.first {
      let named = Fields.quotable(found.map(\.copy.path))
      supply.notes.append(
        found.count == 1
          ? "\(named) left out as a smaller copy of \(Fields.quotable(first.original.path))"
          : "\(found.count) files left out as smaller copies of others: \(named)")
    }
    return supply
  }
}
