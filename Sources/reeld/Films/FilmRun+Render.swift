internal import Library
internal import Linux
internal import Plans
internal import Wire

extension FilmRun {
  /// What the film is joined from.
  struct Parts: Sendable {
    var sound: Draft
    var segments: Publication.Segments
  }

  /// Encodes the segments that are not in the cache, and the sound, on all render workers at once.
  func render(
    _ timeline: Timeline, _ names: [SegmentName], _ opener: SourceOpener
  ) async throws(RunEnd) -> Parts {
    await place.cache.use(Set(names))
    try await checkRoom(timeline)
    var seen: Set<SegmentName> = []
    var missing: [Int] = []
    for (index, name) in names.enumerated() where seen.insert(name).inserted {
      if await place.cache.open(name) == nil { missing.append(index) }
    }
    let segments = timeline.segments
    board.beginRendering(
      frames: missing.reduce(0) { $0 + segments[$1].order.frames }, soundFrames: timeline.frames,
      segments: seen.count, reused: seen.count - missing.count)
    let sound = try await draft()
    let bench = Bench(timeline: timeline, segments: segments, names: names, opener: opener, sound: sound)
    // Shots come first: what cannot be decoded is found where only one source can be to blame.
    let ordered =
      missing.filter { segments[$0].kind == .shot } + missing.filter { segments[$0].kind != .shot }
    try await spread([.sound] + ordered.map { .segment($0) }, bench)
    return Parts(
      sound: sound,
      segments: .init(encoded: Int64(missing.count), reused: Int64(seen.count - missing.count)))
  }

  /// What the pieces of one film have in common.
  struct Bench: Sendable {
    var timeline: Timeline
    var segments: [FilmSegment]
    var names: [SegmentName]
    var opener: SourceOpener
    var sound: Draft
  }

  private func checkRoom(_ timeline: Timeline) async throws(RunEnd) {
    if let lack = await lackOfRoom(for: timeline) { throw .blocked(lack) }
    do throws(LinuxError) { _ = try place.films.draft(job: job.id) } catch {
      throw .failed(
        Problem(
          .failed, reason: "films cannot be written to \(place.films.path): \(error.meaning)",
          hint: "let the user of reeld write there, then ask again"))
    }
  }

  private func draft() async throws(RunEnd) -> Draft {
    do throws(LinuxError) {
      return try await place.cache.draft(named: "sound-\(job.id)")
    } catch {
      throw .failed(Problem(.failed, reason: error.text))
    }
  }

  /// Lets as many lanes as there are workers take one piece after the other; the first that fails stops all.
  private func spread(_ pieces: [RenderWork], _ bench: Bench) async throws(RunEnd) {
    let left = RenderList(pieces)
    let lanes = min(place.workers.capacity, pieces.count)
    let end = await withTaskGroup(of: RunEnd?.self, returning: RunEnd?.self) { group in
      for _ in 0..<lanes {
        group.addTask {
          while let piece = left.next() {
            do throws(RunEnd) { try await self.perform(piece, bench) } catch { return error }
          }
          return nil
        }
      }
      var first: RunEnd?
      for await end in group where end != nil && first == nil {
        first = end
        group.cancelAll()
      }
      return first
    }
    if Task.isCancelled { throw .stopped }
    if let end { throw await blamingDisk(end) }
  }

  private func perform(_ piece: RenderWork, _ bench: Bench) async throws(RunEnd) {
    switch piece {
    case .sound: try await renderSound(bench)
    case .segment(let index): try await renderSegment(index, bench)
    }
  }

  private func renderSegment(_ index: Int, _ bench: Bench) async throws(RunEnd) {
    let segment = bench.segments[index]
    let clip = bench.timeline.clips[segment.clip]
    let name = bench.names[index]
    let what = "segment \(index + 1), \(clip.source.path)"
    let estimate = FilmEstimate(bench.timeline, frames: segment.order.frames)
    let piece = RenderWork.segment(index)
    var made: (draft: Draft, sources: [(SourceReference, Descriptor)])?
    let fonts = segment.kind == .card ? try Self.fonts(bench.timeline) : []
    let reply = try await work(
      what, showing: Self.sources(segment, bench), dropping: { [board] in board.drop(piece) }
    ) { () throws(RunEnd) in
      let sources = try Self.open(segment, bench)
      let draft = try await self.draft(name)
      made = (draft, sources)
      let files = [sources[0].1, draft.descriptor] + sources.dropFirst().map(\.1)
      return WorkerTask(
        .segment(job: job.id, segment.order), files + fonts,
        limits: .render(filmSeconds: estimate.seconds, bytes: estimate.mostPicture),
        progress: { [board] in board.move(piece, frames: $0) })
    }
    guard let made else { throw .stopped }
    for (source, file) in made.sources where !bench.opener.isUnchanged(source, file) {
      throw .changed(Problem(.sourceChanged, reason: "\(source.path) was changed while it was read"))
    }
    let names = made.sources.map { Fields.quotable($0.0.path) }.joined(separator: " or ")
    try take(reply, frames: segment.order.frames, what) { "\(names) \($0)" }
    do throws(LinuxError) { try await place.cache.keep(made.draft, as: name) } catch {
      throw .failed(Problem(.failed, reason: error.text))
    }
    board.finish(piece, frames: segment.order.frames)
  }

  private static func fonts(_ timeline: Timeline) throws(RunEnd) -> [Descriptor] {
    if let fonts = timeline.opening.flatMap({ FontShelf.open($0.fonts) }) { return fonts }
    throw .changed(Problem(.sourceChanged, reason: "the title's font is not what it was"))
  }

  /// The sources of a segment, one or two.
  private static func open(
    _ segment: FilmSegment, _ bench: Bench
  ) throws(RunEnd) -> [(SourceReference, Descriptor)] {
    var opened: [(SourceReference, Descriptor)] = []
    for source in sources(segment, bench) { opened.append((source, try bench.opener.open(source))) }
    return opened
  }

  private static func sources(_ segment: FilmSegment, _ bench: Bench) -> [SourceReference] {
    [segment.clip, segment.next].compactMap { $0.map { bench.timeline.clips[$0].source } }
  }

  private func draft(_ name: SegmentName) async throws(RunEnd) -> Draft {
    do throws(LinuxError) {
      return try await place.cache.draft(named: name.text)
    } catch {
      throw .failed(Problem(.failed, reason: error.text))
    }
  }

  private func renderSound(_ bench: Bench) async throws(RunEnd) {
    let timeline = bench.timeline
    let estimate = FilmEstimate(timeline)
    let reply = try await blamingSource(bench.opener) { () throws(RunEnd) in
      try await work("sound", dropping: { [board] in board.drop(.sound) }) { () throws(RunEnd) in
        try soundTask(bench, estimate)
      }
    }
    try take(reply, frames: timeline.frames, "sound")
    board.finish(.sound, frames: timeline.frames)
  }

  private func soundTask(_ bench: Bench, _ estimate: FilmEstimate) throws(RunEnd) -> WorkerTask {
    let timeline = bench.timeline
    do throws(LinuxError) { try bench.sound.descriptor.truncate(to: 0) } catch {
      throw .failed(Problem(.failed, reason: error.text))
    }
    return WorkerTask(
      .sound(job: job.id, timeline), [bench.sound.descriptor],
      limits: .render(filmSeconds: estimate.seconds, bytes: estimate.sound),
      open: { part throws(OpeningRefusal) in
        guard let source = timeline.source(of: part) else {
          throw OpeningRefusal(reason: "the timeline has no such source")
        }
        do throws(RunEnd) { return try bench.opener.open(source) } catch {
          throw OpeningRefusal(reason: "the source is not what it was")
        }
      }, progress: { [board] in board.move(.sound, frames: $0) })
  }

  /// A failure after a source could not be opened is that source's: its folder comes back, or it is read again.
  private func blamingSource(
    _ opener: SourceOpener, _ work: () async throws(RunEnd) -> WorkerReply
  ) async throws(RunEnd) -> WorkerReply {
    do throws(RunEnd) { return try await work() } catch {
      guard case .failed = error else { throw error }
      throw opener.refused ?? error
    }
  }

  /// Checks what a worker made, and keeps its notes.
  /// - Parameter said: what a person is told of a note.
  private func take(
    _ reply: WorkerReply, frames: Int64, _ what: String, said: (String) -> String = { $0 }
  ) throws(RunEnd) {
    guard case .rendered(_, let made, let notes) = reply, made == frames else {
      throw .failed(Problem(.failed, reason: "\(what): the worker made something else than was ordered"))
    }
    self.notes += notes.map(said).filter { !self.notes.contains($0) }
  }
}

extension Timeline {
  /// The source of a part that rendering asks for.
  func source(of part: FilmPart) -> SourceReference? {
    switch part {
    case .clip(let index): clips.indices.contains(index) ? clips[index].source : nil
    case .music: music?.source
    case .segment, .sound: nil
    }
  }
}
