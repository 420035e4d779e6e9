internal import Editing
internal import Library
internal import Linux
internal import Plans
internal import Wire

extension FilmRun {
  /// Joins segments and sound into a file without a name in the films' folder.
  func join(
    _ timeline: Timeline, _ names: [SegmentName], _ parts: Parts
  ) async throws(RunEnd) -> Draft {
    let estimate = FilmEstimate(timeline)
    var order = JoinOrder(
      frameRate: timeline.frameRate, segments: timeline.segments.map(\.order.frames), title: timeline.title,
      made: timeline.made)
    order.chapters = timeline.chapters
    let limits = WorkerLimits.render(
      filmSeconds: estimate.seconds, bytes: estimate.mostPicture + estimate.sound)
    var made: Draft?
    do throws(RunEnd) {
      let reply = try await work("joining") { () throws(RunEnd) in
        let draft = try filmDraft()
        made = draft
        return WorkerTask(
          .join(job: job.id, order), [draft.descriptor], limits: limits,
          open: { [cache = place.cache] part throws(OpeningRefusal) in
            try Self.open(part, names, parts.sound, cache)
          }, progress: { [board] _ in board.remind() })
      }
      guard case .joined = reply, let made else {
        throw .failed(Problem(.failed, reason: "joining: the worker answered something else"))
      }
      return made
    } catch {
      throw await blamingDisk(error)
    }
  }

  private func filmDraft() throws(RunEnd) -> Draft {
    do throws(LinuxError) {
      return try place.films.draft(job: job.id)
    } catch {
      throw .failed(Problem(.failed, reason: error.text))
    }
  }

  private static func open(
    _ part: FilmPart, _ names: [SegmentName], _ sound: Draft, _ cache: SegmentCache
  ) throws(OpeningRefusal) -> Descriptor {
    switch part {
    case .segment(let index) where names.indices.contains(index):
      if let file = cache.openNow(names[index]) { return file }
      throw OpeningRefusal(reason: "the segment is gone from the cache")
    case .sound:
      do throws(LinuxError) { return try sound.reopened() } catch { throw OpeningRefusal(reason: error.text) }
    case .segment, .clip, .music:
      throw OpeningRefusal(reason: "the film has no such part")
    }
  }

  /// Gives the film its name, in the one order that loses nothing: content to the disk, look through, commit, link,
  /// folder to the disk. The commit that it has its name is the queue's.
  /// - Returns: what is to be said of it.
  func publish(
    _ draft: Draft, _ timeline: Timeline, named name: String, _ segments: Publication.Segments
  ) async throws(RunEnd) -> [String] {
    board.step { $0.check() }
    let (size, hash): (Int64, String)
    do throws(LinuxError) { (size, hash) = try place.films.seal(draft) } catch {
      throw await blamingDisk(.failed(Problem(.failed, reason: error.text)))
    }
    try await verify(draft, timeline)
    board.step { $0.publish() }
    var attempt = 1
    while true {
      if Task.isCancelled { throw .stopped }
      let free = try freeName(name, from: attempt)
      let publication = Publication(
        folder: place.films.path, name: free.name, size: size, hash: hash, frames: timeline.frames,
        rate: timeline.frameRate, picture: timeline.size, segments: segments)
      let isCommitted = try await kept { [place, job, notes] () throws(LibraryError) in
        try await place.store.publish(job.id, publication, notes: notes, now: place.now())
      }
      guard isCommitted else { throw .stopped }
      Fault.strike("committed")
      if let notes = try link(draft, as: free.name) {
        Fault.strike("linked")
        return notes
      }
      attempt = free.attempt + 1
    }
  }

  private func freeName(_ name: String, from attempt: Int) throws(RunEnd) -> (name: String, attempt: Int) {
    do throws(LinuxError) {
      return try place.films.freeName(name, from: attempt)
    } catch {
      throw .failed(Problem(.failed, reason: error.text))
    }
  }

  /// What is to be said of the film that has its name now; nil when the name was taken meanwhile.
  private func link(_ draft: Draft, as name: String) throws(RunEnd) -> [String]? {
    do throws(LinuxError) {
      guard let doubt = try place.films.publish(draft, as: name) else { return [] }
      return ["the film is whole, but a power cut may take its name: \(doubt.text)"]
    } catch {
      if error.isTaken { return nil }
      throw .failed(Problem(.failed, reason: error.text))
    }
  }

  /// Has a worker open the film, count its frames and decode the first and the last.
  private func verify(_ draft: Draft, _ timeline: Timeline) async throws(RunEnd) {
    let seconds = FilmEstimate(timeline).seconds
    var limits = WorkerLimits.render(filmSeconds: seconds, bytes: 0)
    // It reads the whole film once and has nothing to tell meanwhile.
    limits.silence = nil
    let reply = try await work("checking") { () throws(RunEnd) in
      do {
        return WorkerTask(.verify(job: job.id), [try draft.reopened()], limits: limits)
      } catch {
        throw .failed(Problem(.failed, reason: "\(error)"))
      }
    }
    let length = timeline.frameRate.time(ofFrame: timeline.frames)
    let frame = timeline.frameRate.time(ofFrame: 1).microseconds
    guard case .verified(_, let frames, let duration) = reply, frames == timeline.frames,
      abs((duration - length).microseconds) <= frame
    else {
      throw .failed(Problem(.failed, reason: "the film did not come out as it was planned: \(reply)"))
    }
  }
}
