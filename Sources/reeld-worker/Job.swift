internal import Linux
internal import Media
internal import Plans
internal import Rendering
internal import Wire

/// One request in work: runs it, answers it, and asks the daemon for the files it needs on the way.
final class Job {
  /// Nanoseconds between two signs of progress: the daemon wants one a second.
  private static let progressInterval: Int64 = 250_000_000

  private let number: Int64
  private let worker: Worker
  private var lastProgress: Int64?
  /// The files given out last: two, since a dissolve sounds of both its clips; a film of thousands keeps no more open.
  private var current: [Descriptor] = []
  /// Files used from their opening to the end of the job: the music, the film's sound.
  private var kept: [Descriptor] = []

  init(number: Int64, worker: Worker) {
    self.number = number
    self.worker = worker
  }

  /// The answer to send; a request that cannot be served is answered with its reason.
  func run(_ request: WorkerRequest, _ descriptors: [Descriptor]) -> WorkerReply {
    defer { withExtendedLifetime(descriptors) {} }
    do {
      return try answer(request, descriptors.map(\.raw))
    } catch let error as MediaError {
      return .failed(job: number, reason: error.refusal)
    } catch {
      return .failed(job: number, reason: "\(error)")
    }
  }

  private func answer(_ request: WorkerRequest, _ files: [Int32]) throws -> WorkerReply {
    switch request {
    case .probe:
      let media = try file(0, of: files)
      if let sidecar = try TakeoutSidecar.facts(of: FileBytes(descriptor: media)) {
        return .probed(job: number, sidecar)
      }
      return .probed(job: number, try Probe.facts(of: media))
    case .listen:
      return .listened(job: number, try Listening.analysis(of: file(0, of: files)))
    case .glimpse(_, let order):
      return .glimpsed(job: number, try GlimpseReader.glimpse(of: file(0, of: files), order))
    case .segment(_, let order):
      let made = try SegmentRenderer.render(
        order: order, source: file(0, of: files), others: Array(files.dropFirst(2)),
        output: file(1, of: files), progress: progress)
      return .rendered(job: number, frames: made.frames, notes: made.notes)
    case .sound(_, let timeline):
      let made = try SoundRenderer.render(
        timeline: timeline, open: open, output: file(0, of: files), progress: progress)
      return .rendered(job: number, frames: made.frames, notes: made.notes)
    case .join(_, let order):
      try FilmJoiner.join(order: order, open: open, output: file(0, of: files))
      return .joined(job: number)
    case .storyboard(_, let order):
      let made = try StoryboardRenderer.render(
        order: order, film: file(0, of: files), poster: file(1, of: files), sheet: file(2, of: files),
        fonts: Array(files.dropFirst(3)), progress: progress)
      return .rendered(job: number, frames: made.frames, notes: made.notes)
    case .verify:
      let verdict = try FilmCheck.verify(file(0, of: files))
      return .verified(job: number, frames: verdict.frames, duration: verdict.duration)
    case .opened, .notOpened:
      throw RenderingError.wrong("a file that was not asked for")
    }
  }

  private func file(_ index: Int, of files: [Int32]) throws(RenderingError) -> Int32 {
    guard index < files.count else { throw .wrong("a request without its files") }
    return files[index]
  }

  /// Asks the daemon for `part` and waits for it.
  private func open(_ part: FilmPart) throws(RenderingError) -> Int32 {
    let answer: (request: WorkerRequest, descriptors: [Descriptor])?
    do {
      try worker.reply(.open(job: number, part))
      answer = try worker.next()
    } catch { throw .notOpened(part, reason: "\(error)") }
    switch answer {
    case .some((.opened(number), let descriptors)) where descriptors.count == 1:
      return keep(descriptors[0], for: part)
    case .some((.notOpened(number, let reason), _)):
      throw .notOpened(part, reason: reason)
    default:
      throw .notOpened(part, reason: "the daemon answered something else")
    }
  }

  private func keep(_ descriptor: Descriptor, for part: FilmPart) -> Int32 {
    switch part {
    case .clip, .segment: current = current.suffix(1) + [descriptor]
    case .music, .sound: kept.append(descriptor)
    }
    return descriptor.raw
  }

  private func progress(_ done: Int64) {
    let now = MonotonicClock.now
    if let lastProgress, now - lastProgress < Job.progressInterval { return }
    lastProgress = now
    // A closed socket shows at the answer; until then there is nothing to do about it here.
    try? worker.reply(.progress(job: number, done: done))
  }
}
