internal import Plans
internal import Requests
internal import Wire

/// A sentence as it was read, with the clock it was read by.
struct Sentence: Sendable {
  let reading: Reading
  let plan: Plan
  /// The moment the person means with "today".
  let clock: ISOText
  let reader: Reader

  /// The same sentence as a model helped to read it.
  init(_ sentence: Sentence, _ reading: Reading, _ reader: Reader) {
    self.reading = reading
    self.reader = reader
    plan = Plan(reading)
    clock = sentence.clock
  }

  /// Reads `text`, `now` and `form` of a request; without `now` by the clock in the home zone.
  /// - Throws: the codes of a sentence, with its `words` and `language` beside them.
  init(_ fields: Fields, now: Instant, zone: Zone) throws(Problem) {
    if let written = try fields.optionalString("now") {
      clock = try ISOText(now: written)
    } else {
      clock = ISOText(clock: zone.clock(at: now), offset: zone.offset(at: now))
    }
    let text = try fields.string("text")
    do throws(Refusal) {
      reading = try Request.read(text: text, now: clock.clock, form: fields.value("form"))
    } catch {
      var problem = error.problem
      problem.context = [
        JSON.Member("words", .string(error.words)), JSON.Member("language", .string("\(error.language)")),
        JSON.Member("reader", "words"),
      ]
      throw problem
    }
    plan = Plan(reading)
    reader = Reader(reading)
    // What words say may still be nothing a plan can hold, such as a name with a slash.
    do throws(Problem) { _ = try Plan(json: plan.json) } catch { throw named(error) }
  }

  /// The same sentence with words that may name music settled by what the library holds.
  func settlingMusic(by names: LibraryNames) async throws(Problem) -> Sentence {
    guard let possible = reading.possibleMusic else { return self }
    let isKnown = try await names.holdsMusic(possible.words)
    return Sentence(self, reading.settlingMusic(isKnown: isKnown), reader)
  }

  var today: Day { clock.clock.day }

  /// The plan as a person changed it; what is as it was read keeps its origin.
  func edited(_ json: JSON) throws(Problem) -> Plan {
    var edited = try Plan(validating: json, today: today)
    // A draft does not show the language, which is the person's all the same.
    edited.language = edited.language ?? plan.language
    let (before, after) = (plan.json, edited.json)
    for field in Plan.fieldNames where edited.origin[field] != nil {
      edited.origin[field] = before[field] == after[field] ? plan.origin[field] : .edited
    }
    return edited
  }

  /// The plan as it is, or the refusal of what cannot be made yet.
  func checked() throws(Problem) -> Plan {
    var checked = try Plan(validating: plan.json, today: today)
    checked.origin = plan.origin
    checked.notes += plan.notes
    return checked
  }

  /// `{"said", "language", "now", "reader", "model"?}`, which stand beside the plan.
  var members: [JSON.Member] {
    let said = Plan.fieldNames.compactMap { field in
      reading.words[field].map { JSON.Member(field, .string($0)) }
    }
    return [
      JSON.Member("said", .object(said)), JSON.Member("language", .string("\(reading.language)")),
      JSON.Member("now", .string("\(clock.clock)\(clock.offset?.description ?? "")")),
    ] + reader.members
  }

  /// A refusal with the words its field stands on, the language they are in, and who read them.
  /// - Parameter edited: the plan as a person changed it; what was changed there stands on what is written there.
  func named(_ problem: Problem, edited: JSON? = nil) -> Problem {
    var problem = problem
    let field = String(problem.field.prefix { $0 != "." && $0 != "[" })
    if problem.code == .backwardsRange, let from = edited?["from"]?.string, let to = edited?["to"]?.string {
      problem.context.append(JSON.Member("words", .string(Fields.quotable("\(from) – \(to)"))))
    } else if let written = edited?[field], written != plan.json[field] {
      let words = written.string ?? String(decoding: JSONText.write(written), as: UTF8.self)
      problem.context.append(JSON.Member("words", .string(Fields.quotable(words))))
    } else if let words = reading.words[field] {
      problem.context.append(JSON.Member("words", .string(words)))
    }
    problem.context += [
      JSON.Member("language", .string("\(reading.language)")),
      JSON.Member("task", .string(reading.task.rawValue)),
    ]
    problem.context += reader.members
    return problem
  }
}

extension Plan {
  /// What a sentence says as a plan; what it does not say has the origin `default`.
  init(_ reading: Reading) {
    self.init(task: reading.task)
    source = reading.source
    folder = reading.folder
    from = reading.from
    to = reading.to
    milliseconds = reading.milliseconds
    music = reading.music
    beat = reading.beat
    title = reading.title
    transitions = reading.transitions
    name = reading.name
    frame = reading.frame ?? .auto
    framing = reading.framing ?? .auto
    (frameRate, height, codec) = (reading.frameRate, reading.height, reading.codec)
    pace = reading.pace ?? .usual
    musicPart = reading.musicPart ?? .auto
    also = reading.also
    notes = reading.notes
    for field in Plan.fieldNames where field != "origin" && field != "notes" {
      origin[field] = reading.origin[field] ?? .default
    }
    language = FilmLanguage(rawValue: "\(reading.language)")
    origin["language"] = .words
  }
}
