internal import Glibc
internal import Plans
internal import Requests

/// Scores cases field by field, by language and by kind.
enum Score {
  /// Forms made at random for the whole file.
  private static let randomForms = 1000
  private static let shownSlow = 4

  static func run(_ cases: [Case]) {
    guard !cases.isEmpty else { return print("no cases") }
    byWords(cases)
    byForms(cases)
    byRandomForms(cases)
  }

  private static func byWords(_ cases: [Case]) {
    var tally = Tally()
    var times: [(nanoseconds: UInt64, id: String)] = []
    _ = Case.read("film", WallClock(midnightOf: Day(clamping: 20_000)), nil)  // the tables are built once
    for test in cases {
      let start = ticks()
      let result = Case.read(test.ask, test.now, nil)
      times.append((ticks() - start, test.id))
      tally.add(test, result)
    }
    tally.print("words only")
    times.sort { $0.nanoseconds < $1.nanoseconds }
    let total = times.reduce(0) { $0 + $1.nanoseconds }
    let micros = { (index: Int) in times[index].nanoseconds / 1000 }
    print(
      "time: median \(micros(times.count / 2)) us, 99th percentile \(micros(times.count * 99 / 100)) us,",
      "\(UInt64(times.count) * 1_000_000_000 / max(1, total)) sentences a second")
    let slow = times.suffix(shownSlow).reversed().map { "\($0.id) \($0.nanoseconds / 1000) us" }
    print("slowest: \(slow.joined(separator: ", "))")
  }

  private static func byForms(_ cases: [Case]) {
    var tally = Tally()
    for test in cases where test.hasForm { tally.add(test, Case.read(test.ask, test.now, test.form)) }
    tally.print("with the forms of the file")
  }

  /// A form may only change what is read in a language without tables.
  private static func byRandomForms(_ cases: [Case]) {
    var tally = Tally()
    var random = RandomForm(seed: 4)
    for index in 0..<randomForms {
      let test = cases[(index * 7919) % cases.count]
      let result = Case.read(test.ask, test.now, random.next(for: test.ask))
      if Case.text(result) == Case.text(Case.read(test.ask, test.now, nil)) {
        tally.addRight(test)
      } else {
        tally.add(test, result)
      }
    }
    tally.print("with forms made at random: the same as without, or as expected")
  }

  /// Processor time, so that what else runs does not count.
  static func ticks() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
