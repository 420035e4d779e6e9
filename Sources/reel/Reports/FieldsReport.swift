internal import Plans
internal import Wire

/// Names and values under each other, for what is one thing with many sides.
struct FieldsReport {
  private var table = Table(["", ""])

  /// Leaves out what is not known.
  mutating func add(_ name: String, _ value: String) {
    if !value.isEmpty { table.add([name, value]) }
  }

  var lines: [String] { Array(table.lines.dropFirst()) }
}
