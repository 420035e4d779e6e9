internal import Linux
internal import Plans
internal import Wire

/// Has a worker look into a film, encode a segment and a sound track of it, join them and look through the result.
enum WorkerCheck {
  private static let picture = PictureSize(width: 320, height: 180)
  private static let lasting = MediaTime(milliseconds: 300)

  /// What a worker can do here, a line each: libraries, codecs, sandbox.
  static func lines() -> [Checkup.Line] {
    guard let worker = WorkerProgram.find() else {
      return [.bad("worker", "reeld-worker is neither beside reeld nor in /usr/libexec/reeld")]
    }
    // The program has no other work: the thread waits for the answer.
    do throws(LinuxError) {
      let done = try DoneMark()
      Task { done.set(await lines(of: worker)) }
      return try done.wait()
    } catch { return [.bad("worker", error.text)] }
  }

  private static func lines(of program: String) async -> [Checkup.Line] {
    let began = MonotonicClock.now
    let pool = WorkerPool(.init(executable: program, arguments: ["render"], capacity: 1))
    do throws(WorkerFailure) { try await pool.warmUp() } catch {
      return [.bad("worker", "\(program): \(error.text)")]
    }
    let milliseconds = (MonotonicClock.now - began) / 1_000_000
    var lines = [Checkup.Line.fine("worker", "\(program), ready after \(milliseconds) ms")]
    do {
      try await film(with: pool)
      lines.append(.fine("codecs", "H.264 and AAC are read and written"))
    } catch let failure as WorkerFailure {
      lines.append(.bad("codecs", failure.text))
    } catch {
      lines.append(.bad("codecs", "\(error)"))
    }
    lines.append(sandbox(await pool.walls))
    await pool.close()
    return lines
  }

  private static func sandbox(_ walls: WorkerReply.Walls?) -> Checkup.Line {
    guard let walls else { return .bad("sandbox", "the worker does not say what fences it in") }
    let landlock = walls.landlock > 0 ? "Landlock \(walls.landlock)" : "no Landlock"
    return .fine(
      "sandbox", "limits, no new privileges, \(landlock), \(walls.seccomp ? "seccomp" : "no seccomp")")
  }

  private static func film(with pool: WorkerPool) async throws {
    let folder = try Descriptor.openFolder("/tmp")
    let clip = try Draft(in: folder, named: "reeld-check-clip")
    try clip.descriptor.write(CheckClip.bytes)
    let limits = WorkerLimits.render(filmSeconds: 1, bytes: 1 << 20)
    _ = try await pool.run(WorkerTask(.probe(job: 1), [try clip.reopened()], limits: limits))

    let timeline = timeline()
    let segment = try Draft(in: folder, named: "reeld-check-segment")
    let order = SegmentOrder(clip: timeline.clips[0], in: timeline)
    _ = try await pool.run(
      WorkerTask(.segment(job: 1, order), [try clip.reopened(), segment.descriptor], limits: limits))
    let sound = try Draft(in: folder, named: "reeld-check-sound")
    _ = try await pool.run(
      WorkerTask(
        .sound(job: 1, timeline), [sound.descriptor], limits: limits,
        open: { _ throws(OpeningRefusal) in try open(clip) }))
    let film = try Draft(in: folder, named: "reeld-check-film")
    let join = JoinOrder(
      frameRate: .film, segments: timeline.clips.map(\.frames), title: timeline.title, made: timeline.made)
    _ = try await pool.run(
      WorkerTask(
        .join(job: 1, join), [film.descriptor], limits: limits,
        open: { part throws(OpeningRefusal) in try open(part == .sound ? sound : segment) }))
    _ = try await pool.run(WorkerTask(.verify(job: 1), [try film.reopened()], limits: limits))
  }

  private static func open(_ draft: Draft) throws(OpeningRefusal) -> Descriptor {
    do throws(LinuxError) { return try draft.reopened() } catch { throw OpeningRefusal(reason: error.text) }
  }

  private static func timeline() -> Timeline {
    let source = SourceReference(
      folder: "/tmp", path: "check", id: 0, size: CheckClip.size, fingerprint: "check")
    let clip = Clip(
      source: source, inPoint: .zero, outPoint: lasting, firstFrame: 0,
      frames: FrameRate.film.frames(nearest: lasting), look: Look(orientation: Orientation(), sound: true),
      reason: "check")
    return Timeline(
      frameRate: .film, size: picture, clips: [clip], music: nil, title: "check", made: "2026-01-01T00:00:00Z"
    )
  }
}
