internal import Library
internal import Linux
internal import Plans
internal import Wire

/// What a film waits for: room on a disk, or a folder that is away.
extension FilmRun {
  /// Whether the film arrived that was on its way to its name when the daemon died.
  func hasArrived() -> Bool {
    job.publication.map { FilmFolder(path: $0.folder).holds($0) } ?? false
  }

  /// Whether what the job waits for is still in its way.
  func isStillBlocked() async -> Bool {
    let timeline = job.timeline.flatMap { text in
      try? Self.read(text) { json throws(Problem) in try Timeline(json: json) }
    }
    guard job.problem?.code != .diskFull else {
      // What it has rendered already is not what makes way.
      if let timeline { await place.cache.use(Set(SegmentName.names(of: timeline))) }
      return await lackOfRoom(for: timeline) != nil
    }
    guard let timeline else { return await cannotBePlanned() }
    for source in Set(timeline.sources) {
      if await place.footage.place(of: source) == .offline { return true }
    }
    return await lackOfRoom(for: timeline)?.code == .offline
  }

  /// Whether the folder is still away that the job could not be planned without.
  private func cannotBePlanned() async -> Bool {
    do {
      _ = try await place.footage.cut(
        try Self.read(job.plan) { json throws(Problem) in try Plan(json: json) })
      return false
    } catch {
      return (error as? Problem)?.code == .offline
    }
  }

  /// What stands in the way of writing the film; segments that no film needs now make way for it.
  /// - Parameter timeline: nil before it is planned, when its size is not known.
  func lackOfRoom(for timeline: Timeline?) async -> Problem? {
    let needed = timeline.map { FilmEstimate($0).needed } ?? FilmEstimate.reserve
    do throws(LinuxError) {
      guard try await place.cache.free(making: needed) >= needed else { return Self.full(needing: needed) }
    } catch {
      return Problem(.offline, reason: "the state folder cannot be used: \(error.text)")
    }
    do throws(LinuxError) {
      return try place.films.free() < needed ? Self.full(needing: needed) : nil
    } catch {
      return Problem(.offline, reason: "the films' folder cannot be used: \(error.text)")
    }
  }

  /// A failure while a disk has run full is not the film's: it waits for room.
  func blamingDisk(_ end: RunEnd) async -> RunEnd {
    guard case .failed = end else { return end }
    let rooms = [try? place.films.free(), try? await place.cache.free()]
    // An eighth of the reserve: what is left when a write was refused.
    guard rooms.contains(where: { $0.map { $0 < FilmEstimate.reserve / 8 } ?? false }) else { return end }
    return .blocked(Self.full())
  }

  /// - Parameter bytes: what must be free before the work begins, where that is known.
  static func full(needing bytes: Int64? = nil) -> Problem {
    let wanted = bytes.map { "make room until \($0 >> 20) MB are free" } ?? "make room"
    return Problem(
      .diskFull, reason: "the disk has too little room, or is read-only",
      hint: "\(wanted); the job goes on by itself")
  }
}
