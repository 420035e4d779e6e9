internal import Plans
internal import Requests

/// Counts of right cases, by language and by kind.
struct Tally {
  private var right: [String: Int] = [:]
  private var all: [String: Int] = [:]
  private var fields: [String: Int] = [:]
  private var lines: [String] = []
  /// Refused as it should be, but with another code.
  private var otherCodes = 0
  /// Fields that were filled though the case names none.
  private var invented = 0

  mutating func addRight(_ test: Case) { add(test, misses: []) }

  mutating func add(_ test: Case, _ result: Result<Reading, Refusal>) {
    let misses = test.misses(result)
    if misses.allSatisfy({ $0.hasPrefix("code") }), !misses.isEmpty { otherCodes += 1 }
    invented += test.invented(result)
    add(test, misses: misses)
  }

  private mutating func add(_ test: Case, misses: [String]) {
    for group in ["total", "language \(test.language)", "kind \(test.kind)"] {
      all[group, default: 0] += 1
      if misses.isEmpty { right[group, default: 0] += 1 }
    }
    for miss in misses { fields[String(miss.prefix { $0 != " " }), default: 0] += 1 }
    guard !misses.isEmpty else { return }
    lines.append("  \(test.id) | \(test.ask.prefix(140)) | \(misses.joined(separator: ", "))")
  }

  func print(_ title: String) {
    Swift.print("== \(title)")
    for group in all.keys.sorted() {
      let (got, count) = (right[group] ?? 0, all[group] ?? 0)
      let percent = got == count ? "" : " (\(got * 1000 / count / 10).\(got * 1000 / count % 10) %)"
      Swift.print("  \(group): \(got)/\(count)\(percent)")
    }
    let wrong = fields.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.map { "\($0.key) \($0.value)" }
    if !wrong.isEmpty { Swift.print("  wrong fields: \(wrong.joined(separator: ", "))") }
    Swift.print("  invented fields: \(invented); refused with another code: \(otherCodes)")
    for line in lines { Swift.print(line) }
  }
}
