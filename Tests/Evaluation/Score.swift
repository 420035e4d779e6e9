internal import Glibc
internal import Plans
internal import Requests

/// Scores cases field by field, by language and by kind.
enum Score {
  /// Forms made at random for the whole file.
  private static let randomForms = 1000

  static func run(_ cases: [Case]) {
    var words = Tally()
    var times: [UInt64] = []
    var slowest: [(UInt64, String)] = []
    _ = read("film", WallClock(midnightOf: Day(clamping: 20_000)), nil)  // the tables are built once
    for test in cases {
      let start = ticks()
      let result = read(test.ask, test.now, nil)
      times.append(ticks() - start)
      slowest.append((times[times.count - 1], test.id))
      words.add(test, test.misses(result), result)
    }
    words.print("words only", withMisses: true)
    var forms = Tally()
    for test in cases where test.hasForm {
      let result = read(test.ask, test.now, test.form)
      forms.add(test, test.misses(result), result)
    }
    forms.print("with the forms of the file", withMisses: true)
    var adversarial = Tally()
    var random = RandomForm(seed: 4)
    for index in 0..<(cases.isEmpty ? 0 : randomForms) {
      let test = cases[(index * 7919) % cases.count]
      let form = random.next(for: test.ask)
      let result = read(test.ask, test.now, form)
      let before = test.misses(read(test.ask, test.now, nil))
      let misses = test.misses(result)
      adversarial.add(test, misses == before ? [] : misses, result)
    }
    adversarial.print("random forms that changed a plan", withMisses: true)
    times.sort()
    print(
      "slowest:",
      slowest.sorted { $0.0 > $1.0 }.prefix(4).map { "\($0.1) \($0.0 / 1000) us" }.joined(separator: ", "))
    guard !times.isEmpty else { return }
    let total = times.reduce(0, +)
    print(
      "time: median \(times[times.count / 2] / 1000) us, 99th percentile \(times[times.count * 99 / 100] / 1000) us,",
      "longest \((times.last ?? 0) / 1000) us, \(UInt64(times.count) * 1_000_000_000 / max(1, total)) sentences a second"
    )
  }

  /// Processor time, so that what else runs does not count.
  static func ticks() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// Counts of right cases.
struct Tally {
  private var right: [String: Int] = [:]
  private var all: [String: Int] = [:]
  private var fields: [String: Int] = [:]
  private var lines: [String] = []

  mutating func add(_ test: Case, _ misses: [String], _ result: Result<Reading, Refusal>) {
    for group in ["  total", "  \(test.language)", " kind \(test.kind)"] {
      all[group, default: 0] += 1
      if misses.isEmpty { right[group, default: 0] += 1 }
    }
    for miss in misses { fields[String(miss.prefix { $0 != " " }), default: 0] += 1 }
    if !misses.isEmpty {
      lines.append("  \(test.id) | \(test.ask.prefix(140)) | \(misses.joined(separator: ", "))")
    }
  }

  func print(_ title: String, withMisses: Bool) {
    Swift.print("== \(title)")
    for group in all.keys.sorted() {
      let (got, of) = (right[group] ?? 0, all[group] ?? 0)
      Swift.print(
        "\(group): \(got)/\(of)" + (got == of ? "" : " (\(got * 1000 / of / 10).\(got * 1000 / of % 10) %)"))
    }
    if !fields.isEmpty {
      Swift.print(
        "  wrong fields: \(fields.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))"
      )
    }
    if withMisses { for line in lines { Swift.print(line) } }
  }
}
