internal import Glibc
internal import Plans
internal import Requests

/// Reads many mutated and random sentences; every answer must be one that a plan may hold.
enum Fuzz {
  private static let alphabet: [Character] = Array(
    "abcdefg hijklm nopqrst uvwxyz 0123456789 .,:;/-'\"()?! абвгд еёжзий клмно прсту äöüßñçéıİğş 昨日の動画を年月日１２３　、。\u{301}\u{200B}\u{202E}🎬%&_@#\\"
  )

  static func run(count: Int, cases: [Case]) {
    guard let now = ISOText(usualNow)?.clock, !cases.isEmpty else { return }
    var random = RandomForm(seed: 99)
    let words = cases.flatMap { $0.ask.split(separator: " ").map { String($0) } }
    var longest: UInt64 = 0
    var slowest = ""
    for index in 0..<count {
      let text = sentence(index, cases, words, &random)
      let form = index % 3 == 0 ? random.next(for: text) : nil
      let start = Score.ticks()
      let result = read(text, now, form)
      let time = Score.ticks() - start
      if time > longest { (longest, slowest) = (time, text) }
      if case .success(let reading) = result, let fault = fault(reading, now.day) {
        print("\(fault): \(text)\n  \(Case.text(reading))")
        exit(1)
      }
    }
    print(
      "\(count) sentences, longest \(longest / 1000) us for \(slowest.count) characters: \(slowest.prefix(200))"
    )
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

  /// What no plan may hold.
  private static func fault(_ reading: Reading, _ today: Day) -> String? {
    for (from, to) in [(reading.from, reading.to)] + reading.also.map({ ($0.from, $0.to) }) {
      if let from, from > today { return "a first day after today" }
      if let to, to > today { return "a last day after today" }
      if let from, let to, to < from { return "days that run backwards" }
    }
    if let length = reading.milliseconds, !(1000...7_200_000).contains(length) {
      return "a length no film has"
    }
    if reading.beat, reading.music == nil { return "a beat without music" }
    return nil
  }
}
