internal import Plans

/// Files that are one picture or one clip: an edited rendition beside its original, formats of one photo,
/// copies.
struct Renditions {
  /// Renditions of one shot carry its date; an editor may drop the fraction of the second, microseconds.
  private static let sameDate: Int64 = 1_000_000
  /// Copies of one clip are as long as each other, microseconds.
  private static let sameLength: Int64 = 50_000

  /// The one that is shown and counted.
  var shown: MomentMember
  /// Counted with it.
  var hidden: [MomentMember] = []

  init(_ shown: MomentMember) { self.shown = shown }

  var ids: [Int64] { [shown.id] + hidden.map(\.id) }

  /// The moment's identifier, whichever file still has it.
  var identifier: String? { shown.identifier ?? hidden.lazy.compactMap(\.identifier).first }

  /// The best date among them: what an editor writes may have lost it.
  var date: CaptureDate? {
    let dates = ([shown] + hidden).compactMap(\.date)
    return dates.first { MomentGap.isEmbedded($0) } ?? dates.first
  }

  /// Groups files of one folder, one key and one kind.
  static func group(_ members: [MomentMember]) -> [Renditions] {
    var groups: [Renditions] = []
    let ordered = members.sorted { $0.rank > $1.rank || ($0.rank == $1.rank && $0.path < $1.path) }
    for member in ordered where member.name.mark == .none { add(member, to: &groups, isFormat) }
    let hasBase = !groups.isEmpty
    for member in ordered {
      switch member.name.mark {
      case .none: break
      case .edit where hasBase: edit(member, &groups)
      case .copy where hasBase: add(member, to: &groups, isCopy)
      case .edit, .copy, .chapter: groups.append(Renditions(member))
      }
    }
    return groups
  }

  private static func add(
    _ member: MomentMember, to groups: inout [Renditions], _ fits: (MomentMember, MomentMember) -> Bool
  ) {
    let place = groups.firstIndex { group in
      ([group.shown] + group.hidden).contains { $0.name.mark != .edit && fits($0, member) }
    }
    if let place { groups[place].hidden.append(member) } else { groups.append(Renditions(member)) }
  }

  /// An edited rendition is what its owner wants to see: it takes the original's place.
  private static func edit(_ member: MomentMember, _ groups: inout [Renditions]) {
    let place = groups.firstIndex { group in
      let dates = (group.date, member.date)
      guard MomentGap.isEmbedded(dates.0), MomentGap.isEmbedded(dates.1) else { return true }
      return MomentGap.between(dates.0, dates.1, reach: sameDate) != nil
    }
    guard let place else { return groups.append(Renditions(member)) }
    groups[place].hidden.append(groups[place].shown)
    groups[place].shown = member
  }

  /// JPEG and HEIC of one shot.
  private static func isFormat(_ a: MomentMember, _ b: MomentMember) -> Bool {
    a.kind == .photo && a.container != b.container && MomentGap.isEmbedded(a.date)
      && MomentGap.isEmbedded(b.date)
      && MomentGap.between(a.date, b.date, reach: sameDate) != nil
  }

  /// `(1)` is a copy only when date and picture say so: the same name is given to strangers, too.
  private static func isCopy(_ a: MomentMember, _ b: MomentMember) -> Bool {
    guard MomentGap.isEmbedded(a.date), MomentGap.isEmbedded(b.date),
      MomentGap.between(a.date, b.date, reach: sameDate) != nil
    else { return false }
    if let own = a.identifier, own == b.identifier { return true }
    guard a.size == b.size else { return false }
    guard a.kind == .video, let long = a.duration, let other = b.duration else { return a.kind == .photo }
    return abs(long.microseconds - other.microseconds) <= sameLength
  }
}

extension MomentMember {
  /// Which of several formats is shown: the larger picture, then HEIC, then the larger file.
  fileprivate var rank: (Int, Int, Int64) { (pixels, container == "heif" ? 1 : 0, bytes) }
}
