package import Plans

/// The steps of one sentence that a model read: a second intent may be left in it, and nothing else.
///
/// The model proposes, this decides: each step stands on words of the sentence that ask for it, and no two on the same.
package struct Run: Sendable {
  /// What becomes of a proposal.
  package enum Verdict: Sendable, Equatable {
    case accepted(Plan.Also)
    case ended
    case vetoed(Veto)
  }

  /// Why a proposal is not carried out. Each of them ends the run.
  package enum Veto: String, Sendable {
    case noForm = "no_form"
    case secondFilm = "second_film"
    case repeated
    /// What is quoted does not stand in the sentence, or is not enough to stand on.
    case notSaid = "not_said"
    /// The words stand there and ask for nothing of the kind: they may be the film's own.
    case notAsked = "not_asked"
    /// The words are those of another step, or all there are.
    case wordsTaken = "words_taken"
    case stepLimit = "step_limit"
  }

  /// Steps beside the first one.
  private static let mostSteps = 2
  /// Words that must be left for a second intent to stand in, and that it must stand on.
  private static let fewestLeft = 4
  private static let fewestQuoted = 2

  private static let source = "source"

  private let text: String
  private let sentence: Sentence
  private var places: [Range<Int>]
  private var accepted: [Plan.Task] = []
  /// The sentence as it stands after the steps so far.
  package private(set) var reading: Reading

  /// Nil where no second intent may be left: the film is not a model's, words found one, or too few words are over.
  package init?(_ reading: Reading, text: String) {
    guard reading.task == .montage, reading.origin["task"] == .model, reading.also.isEmpty else { return nil }
    sentence = Sentence(text)
    places = []
    for (field, quotation) in reading.words where field != Run.source {
      if let place = Form.place(of: quotation, in: sentence) { places.append(place) }
    }
    self.text = text
    self.reading = reading
    guard words(in: 0..<sentence.count).count >= Run.fewestLeft else { return nil }
  }

  /// What the model is told of the run: names of steps. What they came to is the library's, and no server's business.
  package var carriedOut: String { ([.montage] + accepted).map(\.rawValue).joined(separator: ", ") }

  /// Takes a filled form, or nil where none came: what failed is not tried again.
  package mutating func take(_ form: JSON?) -> Verdict {
    guard let form, let next = form["next"]?.string, let done = form["done"]?.string else {
      return .vetoed(.noForm)
    }
    guard done == "no", next != "none" else { return .ended }
    guard accepted.count < Run.mostSteps else { return .vetoed(.stepLimit) }
    guard let task = Plan.Task(rawValue: next), task == .count || task == .list else {
      return .vetoed(next == Plan.Task.montage.rawValue ? .secondFilm : .noForm)
    }
    guard !accepted.contains(task) else { return .vetoed(.repeated) }
    guard let place = Form.place(of: form["next_written"]?.string, in: sentence),
      place.count >= Run.fewestQuoted
    else { return .vetoed(.notSaid) }
    guard OtherTongues.asks(for: task, in: place, of: sentence) else { return .vetoed(.notAsked) }
    guard !places.contains(where: { $0.overlaps(place) }),
      words(in: 0..<sentence.count).count - words(in: place).count >= Run.fewestQuoted
    else { return .vetoed(.wordsTaken) }
    places.append(place)
    accepted.append(task)
    let second = Plan.Also(task: task, source: source(in: place), from: reading.from, to: reading.to)
    reading.also.append(second)
    reading.origin["also"] = .model
    reading.words["also"] = sentence.words(place, of: text)
    return .accepted(second)
  }

  /// The source the step's own words name; it is no longer the film's.
  private mutating func source(in place: Range<Int>) -> Plan.Media {
    guard let named = Form.place(of: reading.words[Run.source], in: sentence),
      place.contains(named.lowerBound)
    else { return .all }
    defer {
      reading.source = .all
      reading.origin[Run.source] = nil
      reading.words[Run.source] = nil
      reading.places[Run.source] = nil
    }
    return reading.source
  }

  /// Places of words that no step stands on.
  private func words(in range: Range<Int>) -> [Int] {
    range.filter { index in
      sentence.tokens[index].kind != .sign && !places.contains { $0.contains(index) }
    }
  }
}
