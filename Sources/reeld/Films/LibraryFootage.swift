internal import Editing
internal import Library
internal import Linux
internal import Plans

/// Turns plans into films' timelines with what the index knows. On a thread of its own: a choice among many files takes
/// seconds, and so does the first search for a font.
actor LibraryFootage: Footage {
  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  let index: Index
  let names: LibraryNames
  let listening: MusicListening
  let glimpses: Glimpses
  /// What films are where their plan does not say.
  let codec: Encoding.Codec
  let height: Int
  let zone: Zone
  let now: @Sendable () -> Instant

  init(
    index: Index, names: LibraryNames, listening: MusicListening, glimpses: Glimpses,
    codec: Encoding.Codec, height: Int, zone: Zone, now: @escaping @Sendable () -> Instant
  ) throws(LinuxError) {
    executor = try BlockingExecutor(named: "planning")
    self.index = index
    self.names = names
    self.listening = listening
    self.glimpses = glimpses
    self.codec = codec
    self.height = height
    self.zone = zone
    self.now = now
  }

  /// What a plan may cut from, and the plan with its default length.
  struct Supply: Sendable {
    var plan: Plan
    var candidates: [Candidate]
    var music: MusicChoice?
    var surroundings: Editing.Surroundings
    /// The days the candidates are of.
    var days: ClosedRange<Day>?
    var notes: [String]
    /// Clips and photos that may be smaller copies of others.
    var suspects: [Twins.Suspect] = []
    /// The photos of live pairs, by the ids of their movies' files.
    var stills: [Int64: Candidate] = [:]
    var leftOut = LeftOut()
  }

  // MARK: Footage

  func cut(_ plan: Plan) async throws(Problem) -> Cut {
    var whole = await withoutTwins(try await supply(for: plan))
    whole.music = await heard(whole)
    let chosen = await withoutDull(whole)
    guard let best = try? titled(chosen), best.isWhole(for: whole.plan) else {
      // What was left out for its looks comes back rather than that the film is short.
      return try titled(whole)
    }
    return best
  }

  /// The film of a supply with a font for its card, or without a card where there is none.
  private func titled(_ supply: Supply) throws(Problem) -> Cut {
    var made = try cut(supply)
    guard let opening = made.timeline.opening else { return made }
    let quoted = Fields.quotable(opening.text)
    if let found = FontShelf.find(opening.text, made.timeline.language) {
      made.timeline.opening?.text = found.text
      made.timeline.opening?.fonts = found.fonts
      if found.isShortened {
        made.notes.append("no font has all signs of the title \(quoted): some are left out")
      }
      return made
    }
    var plain = supply
    plain.plan.title = nil
    made = try cut(plain)
    made.notes.append(
      "no font of this machine has the letters of the title \(quoted): the film is made without it")
    return made
  }

  func place(of source: SourceReference) async -> FootagePlace {
    do throws(LibraryError) { return try await index.place(of: source) } catch {
      Log.warn("the index does not answer: \(error.text)")
      return .offline
    }
  }

  // MARK: Planning

  /// Everything a plan's film can be made of.
  /// - Throws: `not-found`, `no-music`, `ambiguous-music` or `offline`, naming the field.
  func supply(for plan: Plan) async throws(Problem) -> Supply {
    var chosen = plan
    chosen.only = try await known(plan.only, "only")
    chosen.without = try await known(plan.without, "without")
    let plan = try await names.resolved(chosen)
    let place = try await names.place(of: plan)
    let answer = try await kept { () throws(LibraryError) in try await index.footage(for: plan, in: place) }
    if answer.rows.isEmpty, let folder = answer.offline.first {
      throw Problem(
        .offline, reason: "the folder \(folder) is not there, and there is no footage without it",
        hint: "plug in its disk or mount it")
    }
    // Days of the whole library are no hint for the folder that was named.
    var near: (before: Day?, after: Day?) = (nil, nil)
    if place == nil {
      near = try await kept { () throws(LibraryError) in
        try await index.nearestDays(to: Selection(source: plan.source, from: plan.from, to: plan.to))
      }
    }
    let (candidates, stills, stillNotes) = Candidate.all(of: answer)
    let days = answer.rows.compactMap(\.day)
    let filled = Montage.withDefaults(plan, candidates: candidates, height: height, codec: codec)
    return Supply(
      plan: filled, candidates: candidates, music: try await music(filled),
      surroundings: Editing.Surroundings(
        undated: Int(answer.undated), dayBefore: near.before, dayAfter: near.after),
      days: days.min().flatMap { first in days.max().map { first...$0 } },
      notes: Self.notes(answer, try await kept { () throws(LibraryError) in try await index.unfinished() })
        + stillNotes, suspects: Twins.suspects(among: answer.rows), stills: stills)
  }

  /// The film of a supply.
  func cut(_ supply: Supply) throws(Problem) -> Cut {
    let plan = supply.plan
    let name = plan.name ?? FilmName.default(days: Self.days(supply), title: nil)
    let instant = now()
    let (timeline, notes) = try Montage.timeline(
      for: plan, candidates: supply.candidates, music: supply.music, title: FilmName.stem(name),
      made: instant.text(offset: zone.offset(at: instant)), surroundings: supply.surroundings)
    return Cut(timeline: timeline, name: name, notes: notes + supply.notes)
  }

  /// The days a film is named after: those that were asked, else those of its footage.
  private static func days(_ supply: Supply) -> ClosedRange<Day>? {
    guard let from = supply.plan.from, let to = supply.plan.to, from <= to else { return supply.days }
    return from...to
  }

  private static func notes(_ answer: FootageAnswer, _ unfinished: Unfinished?) -> [String] {
    var notes = answer.offline.map { "the folder \($0) is not there; its footage was left out" }
    if unfinished != nil { notes.append("the library is still being read: what is not read yet is left out") }
    if answer.isThinned {
      notes.append("there is more footage than can be looked through; it was taken evenly")
    }
    return notes
  }

  /// The names as the editor compares them: a file may be named in other ways, too.
  private func known(_ names: [String], _ field: String) async throws(Problem) -> [String] {
    var known: [String] = []
    for (number, name) in names.enumerated() {
      let field = "\(field)[\(number)]"
      let row: IndexRow?
      do throws(LibraryError) { row = try await index.row(name) } catch { throw error.problem(field: field) }
      guard let row else {
        throw await index.unknown(name, field: field)
      }
      known.append(name == row.path || name == String(row.id) ? name : row.absolutePath)
    }
    return known
  }

  // MARK: Music

  /// The music a plan asks for; nil when it asks for none, or for any and there is none.
  private func music(_ plan: Plan) async throws(Problem) -> MusicChoice? {
    switch plan.music {
    case nil: nil
    case .title(let title): MusicChoice(try await names.song(title, field: "music"))
    case .any: try await anySong(milliseconds: plan.milliseconds ?? 0)
    }
  }

  /// The first piece, in the order of the list, that lasts as long as the film; else the longest.
  private func anySong(milliseconds: Int64) async throws(Problem) -> MusicChoice? {
    let songs = try await kept { () throws(LibraryError) in try await index.anyMusic() }.map {
      MusicChoice($0)
    }
    let lasting = MediaTime(milliseconds: milliseconds)
    return songs.first { $0.duration.map { $0 >= lasting } ?? false }
      ?? songs.max { ($0.duration ?? .zero) < ($1.duration ?? .zero) }
  }

  private func kept<Value: Sendable>(
    _ body: () async throws(LibraryError) -> Value
  ) async throws(Problem) -> Value {
    do throws(LibraryError) { return try await body() } catch { throw Problem(.failed, reason: error.text) }
  }
}

extension MusicChoice {
  init(_ row: IndexRow) { self.init(source: row.reference, duration: row.facts?.duration) }
}

extension Candidate {
  /// Nil for a row that is no video with a length and a picture.
  init?(_ row: IndexRow) {
    guard row.kind == .video, let facts = row.facts, let duration = facts.duration,
      let picture = facts.picture
    else { return nil }
    self.init(row, duration: duration, picture, hasSound: facts.sound != nil)
  }

  init(_ row: IndexRow, duration: MediaTime, _ picture: MediaFacts.Picture, hasSound: Bool) {
    self.init(
      source: row.reference, taken: row.order, duration: min(duration, picture.length ?? duration),
      size: picture.size,
      orientation: picture.orientation, hdr: picture.hdr, averageRate: picture.averageRate,
      nominalRate: picture.nominalRate, hasSound: hasSound)
    day = row.day
    if let missing = row.facts?.damage.flatMap({ MissingPart(text: $0) }) { avoid(missing.time) }
  }
}

extension FilmName {
  /// A film's name without its ending: the title it carries inside.
  static func stem(_ name: String) -> String {
    name.hasSuffix(".mp4") ? String(name.dropLast(4)) : name
  }
}
