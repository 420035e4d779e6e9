/// Which of some exact copies is the original: the one that knows its date best, then the one with the
/// shorter path, then the first by its path. The order in which they came decides nothing.
struct CopyWorth: Comparable {
  private let doubt: Int
  private let path: [UInt8]

  /// - Parameter path: From the root on.
  init(_ confidence: CaptureDate.Confidence?, path: [UInt8]) {
    doubt = CaptureDate.Confidence.allCases.firstIndex(of: confidence ?? .none) ?? 0
    self.path = path
  }

  /// The better one is the smaller one.
  static func < (a: CopyWorth, b: CopyWorth) -> Bool {
    if a.doubt != b.doubt { return a.doubt < b.doubt }
    return a.path.count == b.path.count
      ? a.path.lexicographicallyPrecedes(b.path) : a.path.count < b.path.count
  }
}

extension IndexRow {
  /// The rows without what repeats another of them byte by byte. An original that is not among them is stood
  /// for by its best copy.
  package static func withoutCopies(_ rows: [IndexRow]) -> [IndexRow] {
    var best: [Int64: (id: Int64, worth: CopyWorth)] = [:]
    for row in rows {
      guard let original = row.original, !(best[original].map { $0.worth < row.copyWorth } ?? false) else {
        continue
      }
      best[original] = (row.id, row.copyWorth)
    }
    if best.isEmpty { return rows }
    for row in rows where row.original == nil && best[row.id] != nil { best[row.id]?.id = row.id }
    return rows.filter { row in row.original.map { best[$0]?.id == row.id } ?? true }
  }

  private var copyWorth: CopyWorth {
    CopyWorth(finding.date?.confidence, path: Array("\(folder)/".utf8) + pathBytes)
  }
}
