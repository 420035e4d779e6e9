internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Wire

/// Jobs and films as the documents clients read.
actor Records {
  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let store: JobStore
  private let current: CurrentRun
  private let zone: Zone
  /// What the asking parts of a plan come to now.
  private let answers: @Sendable (Plan) async -> JSON

  init(
    _ store: JobStore, _ current: CurrentRun, zone: Zone,
    answers: @escaping @Sendable (Plan) async -> JSON = { _ in .null }
  ) throws(LinuxError) {
    executor = try BlockingExecutor(named: "records")
    self.store = store
    self.current = current
    self.zone = zone
    self.answers = answers
  }

  // MARK: Jobs

  /// `{"id", "state", "fraction", "step", "name", "submitted", "eta_ms"?, "film", "error"}`.
  func job(_ job: Job) async throws(LibraryError) -> JSON {
    let film = job.state == .done ? try await store.film(ofJob: job.id) : nil
    let progress = current.progress(of: job.id)
    var members = Self.progress(job, progress)
    members[0] = JSON.Member("id", .integer(job.id))
    members.append(JSON.Member("name", .orNull(film?.publication.name ?? job.name)))
    members.append(JSON.Member("submitted", .string(text(job.created))))
    members.append(JSON.Member("film", .orNull(film?.id)))
    members.append(JSON.Member("error", job.problem?.json ?? .null))
    return .object(members)
  }

  /// `{"job", "plan", "film", "answer", "notes"}`.
  func run(_ job: Job) async throws(LibraryError) -> JSON {
    .object([JSON.Member("job", try await self.job(job))] + (try await outcome(job)))
  }

  private func outcome(_ job: Job) async throws(LibraryError) -> [JSON.Member] {
    let plan = try? JSONText.parse(Array(job.plan.utf8))
    let read = plan.flatMap { try? Plan(json: $0) }
    let film = job.state == .done ? try await store.film(ofJob: job.id) : nil
    var answer = JSON.null
    if let read, !read.also.isEmpty { answer = await answers(read) }
    let notes = (read?.notes ?? []) + (try await store.notes(job.id))
    var made = JSON.null
    if let film { made = await self.film(film) }
    return [
      JSON.Member("plan", plan ?? .null), JSON.Member("film", made),
      JSON.Member("answer", answer), JSON.Member("notes", .array(notes.map { .string($0) })),
    ]
  }

  /// The last notice of a job; nil while it has not ended.
  func farewell(_ id: Int64) async -> RPCNotification? {
    guard let job = try? await store.job(id), job.state.isFinal, let outcome = try? await outcome(job)
    else { return nil }
    let head = [JSON.Member("job", .integer(id)), JSON.Member("state", .string(job.state.rawValue))]
    let error = job.state == .failed ? job.problem?.json ?? .null : .null
    return RPCNotification(.finished, params: .object(head + outcome + [JSON.Member("error", error)]))
  }

  /// A notice of how far a job is.
  nonisolated static func notice(_ job: Job, _ progress: JobProgress?) -> RPCNotification {
    RPCNotification(.progress, params: .object(Self.progress(job, progress)))
  }

  private static func progress(_ job: Job, _ progress: JobProgress?) -> [JSON.Member] {
    var members = [
      JSON.Member("job", .integer(job.id)), JSON.Member("state", .string(job.state.rawValue)),
      JSON.Member("fraction", .real(job.state == .done ? 1 : progress?.fraction ?? 0)),
      JSON.Member("step", .string(step(job, progress))),
    ]
    if let remaining = progress?.remaining {
      let milliseconds = Int64(remaining / .milliseconds(1))
      members.append(JSON.Member("eta_ms", .integer(milliseconds)))
    }
    return members
  }

  private static func step(_ job: Job, _ progress: JobProgress?) -> String {
    switch job.state {
    case .queued: "waiting"
    case .blocked: "waiting: \(job.problem?.reason ?? "")"
    case .preparing, .rendering, .publishing: progress?.step ?? "waiting"
    case .done: "done"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }

  // MARK: Films

  /// `{"id", "path", "name", "frames", "fps", "milliseconds", "segments", "width", "height", "made", "state"}`.
  func film(_ film: Film) async -> JSON {
    let publication = film.publication
    let length = publication.rate.time(ofFrame: publication.frames)
    return [
      "id": .integer(film.id), "path": .string(film.path), "name": .string(publication.name),
      "frames": .integer(publication.frames), "fps": .string(publication.rate.description),
      "milliseconds": .integer((length.microseconds + 500) / 1000),
      "segments": [
        "encoded": .integer(publication.segments.encoded), "reused": .integer(publication.segments.reused),
      ],
      "width": .integer(Int64(publication.picture.width)),
      "height": .integer(Int64(publication.picture.height)),
      "made": .string(text(film.made)), "state": .string(await isThere(film) ? "there" : "gone"),
    ]
  }

  /// A later film may have the name of one that was deleted.
  private func isThere(_ film: Film) async -> Bool {
    var status = stat()
    guard lstat(film.path, &status) == 0 else { return false }
    guard let latest = try? await store.film(at: film.path) else { return true }
    return latest.id == film.id
  }

  /// `{"film", "fps", "frames", "shots", "music"}`; nil when the film's timeline cannot be read.
  func timeline(_ film: Film) async throws(LibraryError) -> JSON? {
    guard let timeline = try await readTimeline(film) else { return nil }
    let segments = zip(timeline.segments, SegmentName.names(of: timeline))
    // Each clip has one segment of its own, whatever transitions lie around it.
    let shots = segments.filter { $0.0.kind == .shot }.map { segment, name in
      Self.shot(segment.clip + 1, timeline.clips[segment.clip], name, timeline)
    }
    let transitions = segments.filter { $0.0.kind != .shot }.map { Self.transition($0, $1) }
    let music: JSON? = timeline.music.map {
      ["source": .string($0.source.path), "offset_ms": .real($0.offset.milliseconds)]
    }
    return [
      "film": .integer(film.id), "fps": .string(timeline.frameRate.description),
      "frames": .integer(timeline.frames), "shots": .array(shots), "music": music ?? .null,
      "transitions": .array(transitions), "title": .orNull(timeline.opening?.text),
    ]
  }

  private static func transition(_ segment: FilmSegment, _ name: SegmentName) -> JSON {
    [
      "kind": .string(segment.kind.rawValue), "shot": .integer(Int64(segment.next ?? segment.clip) + 1),
      "first_frame": .integer(segment.firstFrame), "frames": .integer(segment.order.frames),
      "segment": .string(name.text),
    ]
  }

  /// `{"film", "poster", "storyboard", "shots", "notes"}`: each shot with the frame that shows it.
  func storyboard(_ film: Film, _ timeline: Timeline, _ made: Storyboarding.Made) -> JSON {
    func milliseconds(_ frame: Int64) -> JSON { .real(timeline.frameRate.time(ofFrame: frame).milliseconds) }
    let shots = zip(timeline.clips, made.frames).enumerated().map { index, shot -> JSON in
      [
        "n": .integer(Int64(index) + 1), "at_ms": milliseconds(shot.0.firstFrame), "frame": .integer(shot.1),
        "source": .string(shot.0.source.path), "reason": .string(shot.0.reason),
      ]
    }
    return [
      "film": .integer(film.id),
      "poster": ["path": .string(made.poster), "frame": .integer(made.posterFrame)],
      "storyboard": ["path": .string(made.storyboard)], "shots": .array(shots),
      "notes": .array(made.notes.map { .string($0) }),
    ]
  }

  /// The timeline a film was made from.
  func readTimeline(_ film: Film) async throws(LibraryError) -> Timeline? {
    guard let text = try await store.job(film.job)?.timeline,
      let json = try? JSONText.parse(Array(text.utf8))
    else { return nil }
    return try? Timeline(json: json)
  }

  private static func shot(_ number: Int, _ clip: Clip, _ name: SegmentName, _ timeline: Timeline) -> JSON {
    let off = clip.beat.map { timeline.frameRate.time(ofFrame: clip.firstFrame) - $0 }
    return [
      "n": .integer(Int64(number)), "source": .string(clip.source.path),
      "in_ms": .real(clip.inPoint.milliseconds), "out_ms": .real(clip.outPoint.milliseconds),
      "first_frame": .integer(clip.firstFrame), "frames": .integer(clip.frames),
      "reason": .string(clip.reason), "beat_ms": clip.beat.map { .real($0.milliseconds) } ?? .null,
      "beat_off_ms": off.map { .real($0.milliseconds) } ?? .null,
      "downbeat": clip.beat.map { .bool(timeline.isDownbeat($0)) } ?? .null,
      "move": .orNull(clip.look.motion?.move.rawValue), "segment": .string(name.text),
    ]
  }

  private func text(_ instant: Instant) -> String { instant.text(offset: zone.offset(at: instant)) }
}
