internal import Plans

/// `reel set-date`, `reel pair` and `reel unpair`: the row as it is now.
struct OneRowReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] { RowReport(json["item"] ?? .null).lines }
}
