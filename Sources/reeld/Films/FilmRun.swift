internal import Library
internal import Linux
internal import Plans
internal import Wire

/// One job's way from its plan to a film. What it can lose is only time: every step begins from what is on the disk.
actor FilmRun {
  /// What a run works with.
  struct Place: Sendable {
    var store: JobStore
    var footage: any Footage
    var cache: SegmentCache
    var films: FilmFolder
    var workers: WorkerPool
    var now: @Sendable () -> Instant
  }

  /// Deaths of workers on one piece of work after which the job is given up.
  static let mostDeaths = 3

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  let job: Job
  let place: Place
  let board: ProgressBoard
  var notes: [String] = []

  init(_ job: Job, at place: Place, board: ProgressBoard, on executor: BlockingExecutor) {
    self.job = job
    self.place = place
    self.board = board
    self.executor = executor
  }

  /// Makes the film; its name is to be committed. Cancelling the task kills the workers and leaves nothing behind.
  /// - Returns: what is to be said of the film.
  func run() async throws(RunEnd) -> [String] {
    board.step { $0.prepare() }
    let (timeline, name) = try await prepare()
    Fault.strike("prepared")
    let opener = try await opener(for: timeline)
    let names = SegmentName.names(of: timeline)
    let parts = try await render(timeline, names, opener)
    Fault.strike("rendered")
    board.step { $0.join() }
    let draft = try await join(timeline, names, parts)
    Fault.strike("joined")
    return try await publish(draft, timeline, named: name, parts.segments)
  }

  // MARK: Preparing

  /// The timeline to render, stored in the job; one that was stored before is not planned again.
  private func prepare() async throws(RunEnd) -> (Timeline, name: String) {
    if let text = job.timeline {
      var read = try Self.read(text) { json throws(Problem) in try Timeline(json: json) }
      read.opening = try Self.lettered(read)
      let timeline = try await identified(read)
      let name = job.name ?? FilmName.default(days: nil, title: timeline.title)
      try await store(timeline, name, notes: [])
      return (timeline, name)
    }
    let plan = try Self.read(job.plan) { json throws(Problem) in try Plan(json: json) }
    let cut: Cut
    do throws(Problem) { cut = try await place.footage.cut(plan) } catch {
      throw error.code == .offline ? .blocked(error) : .failed(error)
    }
    let timeline = try await identified(cut.timeline)
    let name = job.name ?? plan.name ?? cut.name
    try await store(timeline, name, notes: cut.notes)
    return (timeline, name)
  }

  /// The card of a stored timeline, with another font where its own is missing or has changed.
  private static func lettered(_ timeline: Timeline) throws(RunEnd) -> Opening? {
    guard var opening = timeline.opening else { return nil }
    if FontShelf.open(opening.fonts) != nil { return opening }
    guard let found = FontShelf.find(opening.text, timeline.language) else {
      throw .failed(
        Problem(
          .failed, reason: "no font of this machine has the letters of \(Fields.quotable(opening.text))",
          hint: "install a font that has them, such as fonts-noto"))
    }
    opening.text = found.text
    opening.fonts = found.fonts
    return opening
  }

  private func store(_ timeline: Timeline, _ name: String, notes: [String]) async throws(RunEnd) {
    let text = String(decoding: JSONText.write(timeline.json), as: UTF8.self)
    let isStored = try await kept { [place, job] () throws(LibraryError) in
      try await place.store.render(job.id, timeline: text, name: name, notes: notes, now: place.now())
    }
    guard isStored else { throw .stopped }
  }

  static func read<Value>(
    _ text: String, _ reader: (JSON) throws(Problem) -> Value
  ) throws(RunEnd) -> Value {
    guard let json = try? JSONText.parse(Array(text.utf8)) else {
      throw .failed(Problem(.failed, reason: "what was stored of the job is no JSON"))
    }
    do throws(Problem) { return try reader(json) } catch { throw .failed(error) }
  }

  /// The timeline with the fingerprints of sources that have none yet.
  private func identified(_ timeline: Timeline) async throws(RunEnd) -> Timeline {
    guard timeline.sources.contains(where: \.fingerprint.isEmpty) else { return timeline }
    let opener = try await opener(for: timeline)
    var known: [SourceReference: SourceReference] = [:]
    var result = timeline
    for index in result.clips.indices {
      let source = result.clips[index].source
      guard source.fingerprint.isEmpty else { continue }
      if known[source] == nil { known[source] = try opener.identify(source) }
      result.clips[index].source = known[source] ?? source
    }
    if let music = result.music, music.source.fingerprint.isEmpty {
      result.music?.source = try opener.identify(music.source)
    }
    return result
  }

  private func opener(for timeline: Timeline) async throws(RunEnd) -> SourceOpener {
    var places: [SourceReference: FootagePlace] = [:]
    for source in timeline.sources where places[source] == nil {
      places[source] = await place.footage.place(of: source)
    }
    if Task.isCancelled { throw .stopped }
    return SourceOpener(places: places)
  }

  // MARK: What every step needs

  /// What the job table answers; a table that cannot be written ends the run, or lets it wait for room.
  func kept<Value: Sendable>(
    _ body: @Sendable () async throws(LibraryError) -> Value
  ) async throws(RunEnd) -> Value {
    do throws(LibraryError) {
      return try await body()
    } catch {
      throw error.isFull ? .blocked(Self.full()) : .failed(Problem(.failed, reason: error.text))
    }
  }

  /// Runs a task of this job, again after a death, a few times.
  /// - Parameter sources: what it shows, one of which is to blame for a death or a refusal to decode.
  func work(
    _ what: String, showing sources: [SourceReference] = [], dropping: @Sendable () -> Void = {},
    _ task: () async throws(RunEnd) -> WorkerTask
  ) async throws(RunEnd) -> WorkerReply {
    var deaths = 0
    while true {
      let task = try await task()
      do throws(WorkerFailure) {
        return try await place.workers.run(task)
      } catch {
        if error == .cancelled || Task.isCancelled { throw .stopped }
        deaths += error.isCrash ? 1 : 0
        guard error.isCrash, deaths < Self.mostDeaths else {
          let problem = Problem(.failed, reason: "\(what): \(error.text)")
          if let source = error.isOfSecondSource ? sources.last : sources.first,
            error.isCrash || error.isOfSource || error.isOfSecondSource
          {
            throw .unusable(source, problem)
          }
          throw .failed(problem)
        }
        dropping()
      }
    }
  }
}

extension Timeline {
  /// Every source of the film, the music's too; with repetitions.
  var sources: [SourceReference] { clips.map(\.source) + (music.map { [$0.source] } ?? []) }
}
