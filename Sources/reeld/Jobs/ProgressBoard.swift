internal import Synchronization

/// Gathers what the workers of one job report into one progress, and tells it on, not too often.
final class ProgressBoard: Sendable {
  /// At most ten notices a second.
  private static let pause = Duration.milliseconds(100)
  /// Frames a second of sound count for, beside the frames of the picture: decoding and AAC cost about a tenth.
  private static let soundShare = 0.1

  private struct State {
    var progress = JobProgress()
    /// Frames done of each piece of work that is not finished.
    var running: [Int: Double] = [:]
    var done = 0.0
    var total = 0.0
    var finished = 0
    var segments = 0
    var told: SuspendingClock.Instant?
    var hasMoved = false

    mutating func count() {
      progress.render(
        done: done + running.values.reduce(0, +), total: total, finished: finished, segments: segments)
    }
  }

  private let state = Mutex(State())
  private let tell: @Sendable (JobProgress) -> Void
  private let moved: @Sendable () -> Void

  /// - Parameter moved: is called once, with the first frame.
  init(
    moved: @escaping @Sendable () -> Void = {}, tell: @escaping @Sendable (JobProgress) -> Void = { _ in }
  ) {
    self.moved = moved
    self.tell = tell
  }

  var current: JobProgress { state.withLock { $0.progress } }

  /// Rendering begins: `frames` are to be encoded, `reused` of `segments` segments are there, and sound of `soundFrames`.
  func beginRendering(frames: Int64, soundFrames: Int64, segments: Int, reused: Int) {
    change { state in
      state.total = Double(frames) + Double(soundFrames) * Self.soundShare
      state.segments = segments
      state.finished = reused
      state.count()
    }
  }

  /// `frames` of a piece of work are done.
  func move(_ work: RenderWork, frames: Int64) {
    let isFirst = state.withLock { state in
      defer { state.hasMoved = true }
      return !state.hasMoved
    }
    if isFirst { moved() }
    change { state in
      state.running[work.id] = Double(frames) * work.weight(sound: Self.soundShare)
      state.count()
    }
  }

  /// A piece of work of `frames` is done and kept.
  func finish(_ work: RenderWork, frames: Int64) {
    change { state in
      state.running[work.id] = nil
      state.done += Double(frames) * work.weight(sound: Self.soundShare)
      if case .segment = work { state.finished += 1 }
      state.count()
    }
  }

  /// A piece of work begins anew after a death.
  func drop(_ work: RenderWork) { state.withLock { $0.running[work.id] = nil } }

  /// The job goes on to another step.
  func step(_ change: (inout JobProgress) -> Void) {
    let progress = state.withLock { state in
      change(&state.progress)
      state.told = .now
      return state.progress
    }
    tell(progress)
  }

  /// Tells where the job stands, if nothing was told for a while.
  func remind() { change { _ in } }

  private func change(_ change: (inout State) -> Void) {
    let now = SuspendingClock.now
    let due: JobProgress? = state.withLock { state in
      change(&state)
      if let told = state.told, now - told < Self.pause { return nil }
      state.told = now
      return state.progress
    }
    if let due { tell(due) }
  }
}
