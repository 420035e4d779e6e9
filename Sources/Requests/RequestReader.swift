internal import Plans

/// Reads one sentence: its dates, lengths, music, tasks and sources, and how they go together.
struct RequestReader {
  /// Shorter verbs are words of other languages too.
  private static let fewestLettersOfVerb = 5
  /// Words between the verb that puts a film somewhere and the folder's name.
  private static let mostBeforeTarget = 5
  /// Characters of a song's title that a plan takes.
  private static let longestTitle = 300

  let text: String
  let sentence: Sentence
  let almanac: Almanac
  let form: Form?
  let music: MusicReader.Finding
  let names: NameReader.Finding
  let shape: ShapeReader.Finding
  let format: FormatReader.Finding
  let card: CardReader.Finding
  let pace: PaceReader.Finding
  let pieces: PieceReader.Finding
  let deadlines: [Range<Int>]
  let denials: DenialReader
  let dates: [DateReader.Mention]
  let lengths: [LengthReader.Mention]
  let corrections: Corrections
  let chunks: [Chunk]
  let tasks: TaskReader.Finding
  var reading: Reading

  init(text: String, now: WallClock, form: Form?) {
    self.text = text
    self.form = form
    let sentence = Sentence(text)
    self.sentence = sentence
    almanac = Almanac(now: now)
    music = MusicReader(sentence: sentence).finding()
    names = NameReader(sentence: sentence).finding()
    card = CardReader(sentence: sentence).finding(outside: names.ranges)
    shape = ShapeReader(sentence: sentence).finding(outside: names.ranges)
    denials = DenialReader(sentence: sentence)
    format = FormatReader(sentence: sentence).finding(outside: names.ranges)
    let named =
      [music.title, music.possible, card.text].compactMap { $0 } + names.ranges + shape.closed
      + format.closed
    pace = PaceReader(sentence: sentence).finding(outside: named)
    pieces = PieceReader(sentence: sentence, closed: named).finding()
    deadlines = DeadlineReader(
      sentence: sentence, thisYear: now.day.year, closed: named + pieces.closed
    ).ranges()
    let titles = named + pieces.closed + deadlines
    let found = RequestReader.apart(sentence, thisYear: now.day.year, closed: titles)
    dates = found.dates
    lengths = found.lengths
    corrections = Corrections(sentence, dates: dates.map(\.range))
    let closed = (dates.map(\.range) + lengths.map(\.range) + titles)
    chunks = Chunk.all(in: sentence, closed: closed)
    tasks =
      TaskReader(
        sentence: sentence, chunks: chunks, dates: dates.map(\.range), lengths: lengths.map(\.range),
        hasBeat: music.beat, hasFolder: names.folder != nil
      ).finding()
    reading = Reading(task: .chat, language: sentence.language)
  }

  /// True when the sentence is of a language with tables, so that a model may not decide.
  var isListed: Bool { sentence.isListed || tasks.isByVerb || hasOwnVerb }

  /// A verb or question of the tables written without a slip, though it led to no task.
  private var hasOwnVerb: Bool {
    sentence.tokens.indices.contains { index in
      sentence.tokens[index].text.unicodeScalars.count >= RequestReader.fewestLettersOfVerb
        && sentence.matches[index].contains { !$0.isSlip && $0.meaning.isVerb }
    }
  }

  mutating func read() throws(Refusal) -> Reading {
    readTask()
    guard reading.task != .chat else {
      if let other = tasks.other { reading.words["task"] = sentence.words(other, of: text) }
      return reading
    }
    try readDays()
    try readLength()
    try readMusic()
    readLongerThan()
    readShape()
    readFormat()
    readPace()
    readDeadlines()
    try readNames()
    readCard()
    readSource()
    readSecond()
    return reading
  }

  mutating func settle(_ field: String, _ origin: Plan.Origin, _ range: Range<Int>?) {
    reading.origin[field] = origin
    guard let range, let place = sentence.place(range) else { return }
    reading.words[field] = sentence.words(range, of: text)
    reading.places[field] = place
  }

  private mutating func readTask() {
    if let task = tasks.task {
      reading.task = task
      settle("task", .words, tasks.taskRange)
    } else if !isListed, let task = form?.task {
      reading.task = task
      settle("task", .model, nil)
    }
  }

  // MARK: Days

  private func refusal(_ code: Problem.Code, _ field: String, _ range: Range<Int>?) -> Refusal {
    let words = range.map { sentence.words($0, of: text) } ?? ""
    return Refusal(
      problem: Explanation.problem(code, field: field, words: words), words: words,
      language: sentence.language)
  }

  func mentions(in clause: Range<Int>) -> [DateReader.Mention] {
    let wanted = dates.filter { date in
      clause.contains(date.range.lowerBound) && !isDenied(date) && !corrections.takenBack.contains(date.range)
    }
    // The film of yesterday was great, make one of today.
    let untold = wanted.filter { date in !tasks.told.contains { $0.contains(date.range.lowerBound) } }
    return untold.isEmpty ? wanted : untold
  }

  private func isDenied(_ mention: DateReader.Mention) -> Bool {
    guard !corrections.meant.contains(mention.range) else { return false }
    return denials.isDenied(mention.range)
      || tasks.denied.contains { $0.contains(mention.range.lowerBound) }
  }

  func span(_ mentions: [DateReader.Mention]) throws(Refusal) -> (span: DaySpan, range: Range<Int>)? {
    guard let first = mentions.first else { return nil }
    var whole = (when: first.when, range: first.range)
    var span = try resolved(first)
    for mention in mentions.dropFirst() {
      let range = whole.range.lowerBound..<max(whole.range.upperBound, mention.range.upperBound)
      if let when = DateReader.combined(mention.when, whole.when)
        ?? DateReader.combined(whole.when, mention.when),
        when != .ambiguous, let narrowed = try? almanac.days(when)
      {
        (whole, span) = ((when, range), narrowed)
        continue
      }
      let other = try resolved(mention)
      guard let both = RequestReader.both(span, other) else { throw refusal(.twoPeriods, "from", range) }
      span = both
      whole.range = range
    }
    return (span, whole.range)
  }

  private func resolved(_ mention: DateReader.Mention) throws(Refusal) -> DaySpan {
    do throws(Almanac.Fault) { return try almanac.days(mention.when) } catch {
      throw refusal(error.code, error.code == .backwardsRange ? "to" : "from", mention.range)
    }
  }

  /// The narrower of two nested periods, or two that touch as one.
  private static func both(_ first: DaySpan, _ second: DaySpan) -> DaySpan? {
    if first.holds(second) { return second }
    if second.holds(first) { return first }
    return first.touches(second) ? first.joined(second) : nil
  }

  private mutating func readDays() throws(Refusal) {
    let denied = dates.filter { tasks.clause.contains($0.range.lowerBound) && isDenied($0) }
    let wanted = mentions(in: tasks.clause)
    var found = try span(wanted)
    if found == nil, let asked = tasks.asked.first?.clause, isForBoth(asked) {
      found = try span(mentions(in: asked))
    }
    for mention in denied { found = try leavingOut(mention, of: found, wanted.first?.when) }
    if let found {
      (reading.from, reading.to) = (found.span.from, found.span.to)
      if found.span.from != nil { settle("from", .words, found.range) }
      settle("to", .words, found.range)
      return
    }
    guard !isListed, dates.isEmpty, let named = form?.days(in: sentence),
      let days = try? almanac.days(named.when)
    else { return }
    (reading.from, reading.to) = (days.from, days.to)
    settle("from", .model, named.range)
    settle("to", .model, named.range)
  }

  /// The period without the days a person does not want, where those lie at its end; else they are told.
  private mutating func leavingOut(
    _ mention: DateReader.Mention, of found: (span: DaySpan, range: Range<Int>)?, _ whole: When?
  ) throws(Refusal) -> (span: DaySpan, range: Range<Int>)? {
    let inner = whole.flatMap { DateReader.combined(mention.when, $0) }.flatMap { try? almanac.days($0) }
    guard let days = inner ?? (try? almanac.days(mention.when)) else { return found }
    if let found {
      // Not today but yesterday: what is not wanted lies beside what is.
      guard found.span.overlaps(days) else { return found }
      if let rest = found.span.without(days) { return (rest, found.range) }
      if days.holds(found.span) { throw refusal(.ambiguousDate, "from", mention.range) }
    }
    reading.notes.append(
      "\"\(sentence.line(mention.range, of: text))\" is not left out: a plan has one period")
    return found
  }

  // MARK: Length, music, source

  private mutating func readLength() throws(Refusal) {
    guard reading.task == .montage || reading.task == .cut else { return }
    let judge = LengthJudge(
      sentence: sentence, chunks: chunks, task: reading.task, lengths: lengths.map(\.range),
      dates: dates.map(\.range))
    let meant = lengths.filter { length in
      tasks.clause.contains(length.range.lowerBound) && judge.isTarget(length)
    }
    guard let first = meant.first else {
      guard !isListed, let quoted = form?.length(in: sentence) else { return }
      guard (1000...7_200_000).contains(quoted.thousandths) else { return }
      reading.milliseconds = Int64(quoted.thousandths)
      return settle("milliseconds", .model, quoted.range)
    }
    if let other = meant.first(where: { $0.thousandths != first.thousandths || $0.isRange }) {
      let range =
        min(
          first.range.lowerBound, other.range.lowerBound)..<max(
          first.range.upperBound, other.range.upperBound)
      throw refusal(.twoLengths, "milliseconds", first.firstOfTwo.map { $0..<range.upperBound } ?? range)
    }
    guard (1000...7_200_000).contains(first.thousandths) else {
      throw refusal(.badLength, "milliseconds", first.range)
    }
    reading.milliseconds = Int64(first.thousandths)
    settle("milliseconds", .words, first.range)
  }

  /// Clips longer than a minute cannot be counted apart.
  private mutating func readLongerThan() {
    for mention in lengths {
      guard let start = sentence.startBehind(mention.range.lowerBound, [.longerThan]) else { continue }
      let words = sentence.line(start..<mention.range.upperBound, of: text)
      reading.notes.append("\"\(words)\" is not told apart: clips of every length are meant")
    }
  }

  private mutating func readMusic() throws(Refusal) {
    guard reading.task == .montage || reading.task == .cut else { return }
    if let without = music.without, !music.beat, !shape.undone.contains(where: { $0.overlaps(without) }) {
      settle("music", .words, without)
      return settle("beat", .words, without)
    }
    if music.title == nil, let possible = music.possible {
      reading.possibleMusic = .init(
        words: sentence.line(possible, of: text), place: sentence.place(possible) ?? 0..<0)
    }
    guard music.beat else { return }
    reading.beat = true
    reading.music = .any
    if let title = music.title {
      let words = sentence.line(title, of: text)
      guard words.unicodeScalars.count <= RequestReader.longestTitle else {
        throw refusal(.badValue, "music", title)
      }
      reading.music = .title(words)
    }
    settle("beat", .words, music.range)
    settle("music", .words, music.title ?? music.range)
    if let other = music.otherPart { tellUndone(other) }
    if let part = music.part {
      reading.musicPart = part.part
      settle("music_part", .words, part.range)
    }
  }

  private mutating func readShape() {
    guard reading.task == .montage || reading.task == .cut else { return }
    if let found = shape.frame {
      reading.frame = found.frame
      settle("frame", .words, found.range)
    }
    for range in shape.undone { tellUndone(range) }
  }

  /// How fast the film is cut, and lengths of shots and fades, which a plan has no field for.
  private mutating func readPace() {
    guard reading.task == .montage || reading.task == .cut else { return }
    if let found = pace.pace ?? pieces.pace {
      reading.pace = found.pace
      settle("pace", .words, found.range)
    }
    for range in pieces.undone { tellUndone(range) }
  }

  /// Days something is needed by are no days of a film.
  private mutating func readDeadlines() {
    for range in deadlines {
      reading.notes.append("\"\(sentence.line(range, of: text))\" is when it is needed, not what it is of")
    }
  }

  private mutating func readNames() throws(Refusal) {
    for path in names.paths {
      reading.notes.append("\"\(sentence.line(path, of: text))\" is a path, and names no folder here")
    }
    if reading.task == .montage || reading.task == .cut, let film = names.film {
      let name = sentence.line(film, of: text)
      do throws(Problem) { _ = try FilmName.read(name, field: "name") } catch {
        throw Refusal(problem: error, words: name, language: sentence.language)
      }
      reading.name = name
      settle("name", .words, film)
    }
    // A folder that only the second question names is not the film's.
    if let folder = names.folder, reading.task == .montage, isTarget(folder) {
      tellUndone(folder)
    } else if let folder = names.folder, !isAskedOnly(folder) {
      reading.folder = sentence.line(folder, of: text)
      settle("folder", .words, folder)
    }
  }

  private mutating func readCard() {
    guard reading.task == .montage else { return }
    if let asked = card.card {
      let words = card.text ?? names.film
      reading.title = words.map { .text(sentence.line($0, of: text)) } ?? .days
      settle("title", .words, card.text.map { asked.lowerBound..<$0.upperBound } ?? asked)
    }
    if let transitions = card.transitions {
      reading.transitions = .dissolves
      settle("transitions", .words, transitions)
    }
  }

  /// ... and put it in the Italy folder.
  private func isTarget(_ folder: Range<Int>) -> Bool {
    let before = chunks.filter { $0.end <= folder.lowerBound }.suffix(RequestReader.mostBeforeTarget)
    return before.contains { $0.means(.gather) && !$0.meansAny([.make, .montage]) }
  }

  private mutating func readSource() {
    let sources = SourceReader(sentence: sentence, chunks: chunks, denied: tasks.denied)
    if let found = sources.finding(in: tasks.clause, task: reading.task) {
      reading.source = found.source
      return settle("source", .words, found.ranges.first)
    }
    // "Make a film of them" takes what was counted.
    if let asked = tasks.asked.first, asked.clause.lowerBound < tasks.clause.lowerBound,
      chunks.contains(where: { tasks.clause.contains($0.start) && $0.means(.them) }),
      let found = sources.finding(in: asked.clause, task: asked.task)
    {
      reading.source = found.source
      return settle("source", .words, found.ranges.first)
    }
    if !isListed, let source = form?.source {
      reading.source = source
      settle("source", .model, nil)
    }
  }
}
