internal import Plans
internal import Requests

/// Reads many mutated and random sentences; every answer must be one that a plan may hold.
enum Fuzz {
  private static let alphabet: [Character] = Array(
    "abcdefg hijklm nopqrst uvwxyz 0123456789 .,:;/-'\"()?! абвгд еёжзий клмно прсту äöüßñçéıİğş 昨日の動画を年月日１２３　、。\u{301}\u{200B}\u{202E}🎬%&_@#\\"
  )

  /// What came of it: the first sentence that broke a rule, if any, and the slowest one.
  struct Outcome {
    var count = 0
    var fault: String?
    var longest: UInt64 = 0
    var slowest = ""

    var text: String {
      fault
        ?? "\(count) sentences, longest \(longest / 1000) us for \(slowest.count) characters: \(slowest.prefix(200))"
    }
  }

  static func run(count: Int, cases: [Case], seed: UInt64 = 99) -> Outcome {
    var outcome = Outcome()
    guard let now = ISOText(CaseFile.usualNow)?.clock, !cases.isEmpty else { return outcome }
    var random = RandomForm(seed: seed)
    _ = Case.read("film", now, nil)  // the tables are built once
    let words = cases.flatMap { $0.ask.split(separator: " ").map { String($0) } }
    for index in 0..<count {
      let text = sentence(index, cases, words, &random)
      let form = index % 3 == 0 ? random.next(for: text) : nil
      let start = Score.ticks()
      let result = Case.read(text, now, form)
      let time = Score.ticks() - start
      if time > outcome.longest { (outcome.longest, outcome.slowest) = (time, text) }
      outcome.count += 1
      if case .success(let reading) = result, let fault = fault(reading, now.day) {
        outcome.fault = "\(fault): \(text)\n  \(Case.text(reading))"
        return outcome
      }
    }
    return outcome
  }

  private static func sentence(_ index: Int, _ cases: [Case], _ words: [String], _ random: inout RandomForm)
    -> String
  {
    switch index % 4 {
    case 0: return String((0..<random.number(60)).map { _ in alphabet[random.number(alphabet.count)] })
    case 1:
      return (0..<random.number(index % 40 == 1 ? 300 : 14)).map { _ in words[random.number(words.count)] }
        .joined(separator: " ")
    default:
      var text = Array(cases[random.number(cases.count)].ask.prefix(300))
      for _ in 0...random.number(4) where !text.isEmpty {
        let place = random.number(text.count)
        switch random.number(4) {
        case 0: text.remove(at: place)
        case 1: text.insert(alphabet[random.number(alphabet.count)], at: place)
        case 2: text.swapAt(place, random.number(text.count))
        default: text.insert(contentsOf: Array(words[random.number(words.count)] + " "), at: place)
        }
      }
      return String(text)
    }
  }

  /// What no plan may hold, besides tasks and sources that are not built yet.
  private static func fault(_ reading: Reading, _ today: Day) -> String? {
    if reading.to.map({ $0 > today }) ?? false { return "a last day after today" }
    var plan = Plan(task: Plan.builtTasks.contains(reading.task) ? reading.task : .montage)
    plan.source = plan.task == .montage ? .all : reading.source
    (plan.from, plan.to, plan.milliseconds) = (reading.from, reading.to, reading.milliseconds)
    (plan.music, plan.beat, plan.name) = (reading.music, reading.beat, reading.name)
    plan.also = reading.also.map {
      Plan.Also(task: $0.task == .search ? .list : $0.task, source: $0.source, from: $0.from, to: $0.to)
    }
    do throws(Problem) { _ = try Plan(validating: plan.json, today: today) } catch {
      return "\(error.code.rawValue) of \(error.field), \(error.reason)"
    }
    return nil
  }
}
