internal import Editing
internal import Library
internal import Linux
internal import Plans
internal import Wire

extension Methods {
  /// Shots one recut may swap.
  private static let mostSwaps = 100

  func films(_ fields: Fields) async throws(Problem) -> JSON {
    let limit = try Questions.limit(fields)
    let cursor = try Self.cursor(fields)
    let found = try await kept(try await store.films(before: cursor, limit: limit + 1))
    var documents: [JSON] = []
    for film in found.prefix(Int(limit)) { documents.append(await records.film(film)) }
    return [
      "films": .array(documents),
      "next": .orNull(found.count > limit ? found[Int(limit) - 1].id.description : nil),
    ]
  }

  func timeline(_ fields: Fields) async throws(Problem) -> JSON {
    let film = try await film(fields)
    guard let document = try await kept(try await records.timeline(film)) else { throw Self.unreadable(film) }
    return document
  }

  /// Makes a film's poster and storyboard, and tells meanwhile how far it is. A client that goes away ends it.
  func storyboard(
    _ fields: Fields, _ tell: @escaping @Sendable (RPCNotification) -> Void
  ) async throws(Problem) -> JSON {
    let film = try await film(fields)
    guard let timeline = try await kept(try await records.readTimeline(film)), !timeline.clips.isEmpty else {
      throw Self.unreadable(film)
    }
    let count = timeline.clips.count
    let made = try await storyboards.make(of: film, timeline) { done in
      let params: JSON = [
        "film": .integer(film.id), "fraction": .real(Double(done) / Double(count)),
        "step": .string("shot \(done) of \(count)"),
      ]
      tell(RPCNotification(.filmProgress, params: params))
    }
    return await records.storyboard(film, timeline, made)
  }

  /// A job for a new film from an old one's timeline; without changes, for the same film again.
  func recut(_ fields: Fields, _ peer: Peer) async throws(Problem) -> JSON {
    let key = try Self.key(fields)
    let film = try await film(fields)
    let name = try fields.optionalString("name").map { (text) throws(Problem) in
      try FilmName.read(text, field: "name")
    }
    if let known = try await known(key, peer) { return known }
    guard let old = try await kept(try await records.readTimeline(film)),
      let job = try await kept(try await store.job(film.job)), var plan = try? Plan(json: Self.json(job.plan))
    else { throw Self.unreadable(film) }
    let (timeline, notes) = try await timeline(from: old, fields, &plan)
    if let name {
      plan.name = name
      plan.origin["name"] = .edited
    }
    return try await submit(
      Submission(
        user: peer.userID, key: key, plan: Self.text(plan.json), name: name ?? job.name,
        timeline: Self.text(timeline.json), notes: notes),
      plan.json)
  }

  /// Applies what a recut asks, and notes it in the plan.
  private func timeline(
    from old: Timeline, _ fields: Fields, _ plan: inout Plan
  ) async throws(Problem) -> (timeline: Timeline, notes: [String]) {
    var changes = Recut.Changes(
      drop: try Self.numbers(fields, "drop"), swap: try Self.numbers(fields, "swap"),
      milliseconds: try fields.optionalInteger("milliseconds"),
      withoutMusic: try fields.optionalBool("without_music") ?? false)
    guard changes.swap.count <= Self.mostSwaps else {
      throw Problem(.badValue, field: "swap", reason: "at most \(Self.mostSwaps) shots are swapped at once")
    }
    try await changeMusic(fields, of: old, &changes, &plan)
    // Only other moments of the footage need the library; the rest is in the timeline.
    let needsFootage = !changes.swap.isEmpty || changes.milliseconds != nil
    var candidates = needsFootage ? try await footage.supply(for: plan).candidates : []
    if !needsFootage, old.followsBeats {
      // Cuts go back on beats where the clips beside them have room; without their files they stay where they are.
      candidates = (try? await footage.supply(for: plan))?.candidates ?? []
    }
    if let milliseconds = changes.milliseconds {
      plan.milliseconds = milliseconds
      plan.origin["milliseconds"] = .edited
    }
    let instant = now()
    let made = instant.text(offset: zone.offset(at: instant))
    let song = changes.milliseconds == nil ? nil : await footage.song(under: old, for: plan)
    return try Recut.timeline(
      from: old, changes: changes, plan: plan, kept: song, candidates: candidates, made: made)
  }

  /// Another song, or none.
  private func changeMusic(
    _ fields: Fields, of old: Timeline, _ changes: inout Recut.Changes, _ plan: inout Plan
  ) async throws(Problem) {
    if let title = try fields.optionalString("music") {
      let song = MusicChoice(try await footage.names.song(title, field: "music"))
      let isHeard = plan.beat || plan.musicPart == .best || old.followsBeats
      changes.music = isHeard ? await footage.heard(song) : song
      plan.music = .title(title)
      plan.origin["music"] = .edited
    }
    if changes.withoutMusic {
      plan.music = nil
      plan.beat = false
      plan.beatOffset = .zero
      plan.musicPart = .auto
      plan.origin["music"] = .edited
    }
  }

  /// One number or a list of them.
  private static func numbers(_ fields: Fields, _ key: String) throws(Problem) -> [Int] {
    let values = fields.value(key).map { $0.array ?? [$0] } ?? []
    var numbers: [Int] = []
    for value in values {
      guard let number = value.integer, let small = Int32(exactly: number) else {
        throw Problem(.badValue, field: key, reason: "\(key) must be the number of a shot")
      }
      if !numbers.contains(Int(small)) { numbers.append(Int(small)) }
    }
    return numbers
  }

  /// The film a request names by id, path or name.
  private func film(_ fields: Fields) async throws(Problem) -> Film {
    let value = fields.value("film") ?? .null
    let text = value.string ?? value.integer.map(String.init) ?? ""
    var found: Film?
    if let id = Int64(id: text) { found = try await kept(try await store.film(id)) }
    if found == nil, text.hasPrefix("/") { found = try await kept(try await store.film(at: text)) }
    if found == nil { found = try await kept(try await store.film(named: text)) }
    if found == nil { found = try await kept(try await store.film(named: "\(text).mp4")) }
    guard let found else {
      throw Problem(
        .notFound, field: "film", reason: "there is no film \(Fields.quotable(text))",
        hint: "reel films lists them")
    }
    return found
  }

  private static func unreadable(_ film: Film) -> Problem {
    Problem(.failed, field: "film", reason: "the timeline of film \(film.id) cannot be read")
  }
}
