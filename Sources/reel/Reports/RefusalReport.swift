internal import Plans

/// Why a sentence was refused: the words that were the trouble, and what to write instead.
struct RefusalReport: Report {
  private let problem: JSON
  /// The plan the sentence was read as, where it was read at all.
  private let plan: JSON
  private let tongue: Tongue
  /// How the daemon begins to say that a source is of no use for a film.
  private static let noFilm = "a film cannot be cut from"

  init(_ json: JSON) { self.init(json, plan: .null) }

  init(_ problem: JSON, plan: JSON, asked: String? = nil) {
    self.problem = problem
    self.plan = plan
    tongue = .of(problem["language"]?.string, asked: asked)
  }

  var lines: [String] {
    let said = sentences
    let told = said.isEmpty ? Failure(problem: problem).lines.map(tongue.told) : said.filter { !$0.isEmpty }
    return told + (missing.map { [$0] } ?? [])
  }

  /// Why no model helped, where nothing was understood; what was understood says it itself.
  private var missing: String? {
    problem["task"]?.string == Plan.Task.chat.rawValue ? tongue.modelMissing(problem) : nil
  }

  private var code: String { problem["code"]?.string ?? "" }
  private var field: String { problem["field"]?.string ?? "" }

  /// The words in quotes, or "your sentence".
  private var words: String {
    guard let words = problem["words"]?.string, !words.isEmpty else { return tongue.say(.theRequest) }
    return tongue.quoted(words)
  }

  /// Nothing for what has no sentence of its own: the daemon's is shown.
  private var sentences: [String] {
    switch code {
    case "impossible-date": both(.impossibleDate, .impossibleDateHint)
    case "future-date": both(.futureDate, .futureDateHint)
    case "ambiguous-date": both(.ambiguousDate, .ambiguousDateHint)
    case "backwards-range": both(.backwardsRange, .backwardsRangeHint)
    case "two-periods": both(.twoPeriods, .twoPeriodsHint)
    case "bad-length": both(.badLength, .badLengthHint)
    case "two-lengths": both(.twoLengths, .twoLengthsHint)
    case "empty-ask": [tongue.say(.emptyAsk), tongue.say(.try_, film)]
    case "ask-too-long": [tongue.say(.askTooLong), tongue.say(.askTooLongHint)]
    case "no-footage": noFootage
    case "no-music": noMusic
    case "ambiguous-music": several(.manySongs)
    case "no-folder": [tongue.say(.noFolder, words), nearest ?? tongue.say(.noFolderHint)]
    case "ambiguous-folder": several(.manyFolders)
    case "bad-value": badValue
    default: []
    }
  }

  private func both(_ reason: Phrase, _ hint: Phrase) -> [String] {
    [tongue.say(reason, words), tongue.say(hint)]
  }

  private var noFootage: [String] {
    noFootageThere + ((problem["unfinished"]?.isNull ?? true) ? [] : [tongue.say(.unfinished)])
  }

  private var noFootageThere: [String] {
    let near = ["before", "after"].compactMap { problem[$0]?.string.flatMap { Day($0) } }.map(tongue.day)
    if near.isEmpty, plan["from"]?.string == nil, plan["to"]?.string == nil, plan["folder"]?.string == nil {
      return [tongue.say(.noFootageAtAll)]
    }
    let days = tongue.days(plan["from"], plan["to"])
    let place = plan["folder"]?.string.map { "\(tongue.quoted($0)), \(days)" } ?? days
    let uncertain = problem["uncertain"]?.integer ?? 0
    return [
      tongue.say(.noFootage, place), uncertain > 0 ? tongue.say(.uncertain, number: uncertain) : "",
      near.isEmpty ? "" : tongue.say(.noFootageHint, near.joined(separator: "; ")),
    ]
  }

  private var noMusic: [String] {
    guard let title = plan["music"]?["title"]?.string else {
      return [tongue.say(.noMusicThere), tongue.say(.noMusicThereHint)]
    }
    return [tongue.say(.noSong, tongue.quoted(title)), nearest ?? tongue.say(.noSongHint)]
  }

  /// The names nearest to what was named.
  private var nearest: String? {
    let names = (problem["nearest"]?.array ?? []).compactMap(\.string)
    return names.isEmpty ? nil : tongue.say(.nearest, names.map(tongue.quoted).joined(separator: ", "))
  }

  private func several(_ reason: Phrase) -> [String] {
    let names = (problem["nearest"]?.array ?? []).compactMap(\.string).map(tongue.quoted)
    return [tongue.say(reason, words, names.joined(separator: ", ")), tongue.say(.wholeName)]
  }

  private var badValue: [String] {
    switch field {
    // A plan from an editor may have lost its task.
    case "task" where plan.members != nil && plan["task"] == nil: []
    case "task" where problem["task"]?.string == "chat":
      [tongue.nothingToDo(problem["words"]?.string), tongue.examples]
    case "task": [tongue.say(.notBuilt, words), tongue.examples]
    case "source" where problem["reason"]?.string?.hasPrefix(RefusalReport.noFilm) == true:
      both(.notFromThese, .notFromTheseHint)
    case "name": both(.badName, .badNameHint)
    case _ where field.hasPrefix("also") && field.hasSuffix(".task"):
      [tongue.say(.notBuilt, words), tongue.examples]
    default: []
    }
  }

  private var film: String { "reel ask \"\(tongue.say(.exampleFilm))\"" }
}
