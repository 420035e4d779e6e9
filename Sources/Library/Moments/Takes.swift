internal import Plans

/// Long recordings that a camera cut into chapters: one item.
enum Takes {
  /// Chapters follow each other without a gap; clocks and rounding differ by this, microseconds.
  private static let slack: Int64 = 10_000_000
  /// Cameras that date every chapter by the take's start, microseconds.
  private static let sameStart: Int64 = 2_000_000

  /// The roles of chapters that follow their first one; files without one are left out.
  static func roles(_ members: [MomentMember]) -> [Int64: MomentRole] {
    var chapters: [Int: MomentMember] = [:]
    for member in members.sorted(by: { $0.path < $1.path }) {
      guard member.kind == .video, case .chapter(let number) = member.name.mark, chapters[number] == nil
      else { continue }
      chapters[number] = member
    }
    guard let first = chapters[1], chapters[2] != nil else { return [:] }
    var roles: [Int64: MomentRole] = [:]
    var length: Int64 = 0
    var number = 1
    while let last = chapters[number], let next = chapters[number + 1], let duration = last.duration {
      length += duration.microseconds
      guard follows(next, first, after: length) else { break }
      roles[next.id] = .chapter(of: first.id, after: MediaTime(microseconds: length))
      number += 1
    }
    if !roles.isEmpty { roles[first.id] = .take }
    return roles
  }

  /// Counters begin again after 9999, so the dates decide where there are any.
  private static func follows(_ next: MomentMember, _ first: MomentMember, after length: Int64) -> Bool {
    guard MomentGap.isEmbedded(next.date), MomentGap.isEmbedded(first.date) else { return true }
    guard let gap = MomentGap.between(first.date, next.date, reach: .max / 2) else { return false }
    return gap <= sameStart || abs(gap - length) <= slack
  }
}
