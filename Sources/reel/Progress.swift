internal import Linux
internal import Plans
internal import Wire

/// Plain lines come no more often than this, and no later when the state or the tenth has changed.
private let plainInterval: Int64 = 2_000_000_000
/// Parts of a job that get a plain line each: logs keep every line.
private let plainParts = 10.0
/// Characters of the bar at most, its brackets included.
private let widestBar = 32
/// Below this fraction a guess of the remaining time would be noise.
private let leastKnownFraction = 0.05

/// How far a job is, for people: a bar that is drawn again on a terminal, plain lines elsewhere.
final class Progress {
  /// What is known of a job at one moment.
  struct Moment: Equatable {
    var state = ""
    var fraction = 0.0
    var step = ""
    var remaining: Int64?
    /// The language of its words.
    var language = Tongue.english.code

    /// From `job.progress`, or from a job itself.
    init(_ json: JSON) {
      state = json["state"]?.string ?? ""
      fraction = min(max(json["fraction"]?.number ?? 0, 0), 1)
      step = json["step"]?.string ?? ""
      remaining = json["eta_ms"]?.integer
    }

    /// The same in words for the person who asked; what holds a job up where the language has it.
    func told(in tongue: Tongue) -> Moment {
      var moment = self
      moment.language = tongue.code
      switch state {
      case "queued": moment.step = tongue.say(.waiting)
      case "preparing": moment.step = tongue.say(.choosing)
      case "rendering": moment.step = tongue.say(.cutting)
      case "publishing": moment.step = tongue.say(.publishing)
      default: moment.step = tongue.told(step)
      }
      return moment
    }
  }

  private let screen: Screen
  private let now: () -> Int64
  /// When the first moment of rendering was seen, and how far it was then.
  private var beginning: (time: Int64, fraction: Double)?
  private var waiting: Moment?
  private var printed: Moment?
  private var printedAt: Int64?
  private var isDrawn = false

  init(_ screen: Screen, now: @escaping () -> Int64 = { MonotonicClock.now }) {
    self.screen = screen
    self.now = now
  }

  func show(_ moment: Moment) {
    let moment = withGuess(moment)
    if screen.drawsProgress {
      screen.draw("\r\(Self.bar(moment, width: screen.width))\u{1b}[K")
      isDrawn = true
      return
    }
    waiting = printed.map { Self.isNews(moment, after: $0) } ?? true ? moment : nil
    flush()
  }

  /// When a line that was held back becomes due; nil without one.
  var due: Int64? { waiting == nil ? nil : (printedAt ?? 0) + plainInterval }

  /// Prints the line that was held back, if it is due.
  func flush() {
    guard let moment = waiting, let due, now() >= due else { return }
    screen.remark([Self.line(moment)])
    (printed, printedAt, waiting) = (moment, now(), nil)
  }

  private static func isNews(_ moment: Moment, after printed: Moment) -> Bool {
    moment.state != printed.state
      || Int(moment.fraction * plainParts) != Int(printed.fraction * plainParts)
  }

  /// Takes the bar away, so that what follows begins on a clean line.
  func end() {
    if isDrawn { screen.draw("\r\u{1b}[K") }
    isDrawn = false
  }

  /// The remaining time from the pace so far, where the daemon names none.
  private func withGuess(_ moment: Moment) -> Moment {
    guard moment.remaining == nil, moment.fraction >= leastKnownFraction else { return moment }
    // A job that was taken up again after a restart begins below where it was.
    guard let beginning, moment.fraction >= beginning.fraction else {
      beginning = (now(), moment.fraction)
      return moment
    }
    let (time, done) = (Double(now() - beginning.time), moment.fraction - beginning.fraction)
    guard done >= leastKnownFraction else { return moment }
    var guessed = moment
    guessed.remaining = Int64(time / done * (1 - moment.fraction) / 1_000_000)
    return guessed
  }

  /// `[######......]  42 %  segment 9 of 20, 0:12 left`, never as wide as the terminal.
  static func bar(_ moment: Moment, width: Int) -> String {
    let text = words(moment)
    let room = min(widestBar, width - Table.width(text) - 2)
    if room < 8 { return fitted(text, width: width - 1) }
    let inner = room - 2
    let full = Int(Double(inner) * moment.fraction)
    return "[\(String(repeating: "#", count: full))\(String(repeating: ".", count: inner - full))] \(text)"
  }

  /// `42 %  segment 9 of 20, 0:12 left`
  static func line(_ moment: Moment) -> String { words(moment) }

  private static func words(_ moment: Moment) -> String {
    let percent = "\(Int(moment.fraction * 100))"
    let padded = String(repeating: " ", count: max(0, 3 - percent.count)) + percent
    var parts = [moment.step.isEmpty ? moment.state : moment.step]
    if let remaining = moment.remaining {
      parts.append(Tongue.of(moment.language).say(.left, Length.shown(milliseconds: remaining)))
    }
    return HiddenCharacters.shown("\(padded) %  \(parts.joined(separator: ", "))")
  }

  private static func fitted(_ text: String, width: Int) -> String {
    var text = text
    while Table.width(text) > max(0, width) { text.removeLast() }
    return text
  }
}
