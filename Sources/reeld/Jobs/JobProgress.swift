internal import Library

/// How far a running job is, as people see it: a fraction that never falls and a short phrase.
struct JobProgress: Sendable, Equatable {
  /// Shares of the whole, by the time each takes on two cores.
  private static let prepared = 0.02
  private static let rendered = 0.95
  private static let joined = 0.98
  /// Share of the rendering below which an estimate of the rest would be a guess.
  private static let leastForEstimate = 0.03

  private(set) var state = Job.State.preparing
  /// 0 to 1; 1 only when the film has its name.
  private(set) var fraction = 0.0
  private(set) var step = "waiting"
  /// What is left, by the pace so far.
  private(set) var remaining: Duration?

  private var began: SuspendingClock.Instant?

  /// Clips are being chosen.
  mutating func prepare() { move(to: 0, "choosing clips", .preparing) }

  /// `done` of `total` frames are rendered, sound included by its share; `finished` of `segments` segments are there.
  mutating func render(
    done: Double, total: Double, finished: Int, segments: Int, now: SuspendingClock.Instant = .now
  ) {
    let share = total > 0 ? min(1, done / total) : 1
    let start = began ?? now
    began = start
    move(
      to: Self.prepared + (Self.rendered - Self.prepared) * share,
      finished < segments ? "segment \(finished + 1) of \(segments)" : "sound", .rendering)
    remaining = share > Self.leastForEstimate ? (now - start) * ((1 - share) / share) : nil
  }

  /// Segments and sound are being joined.
  mutating func join() {
    remaining = nil
    move(to: Self.rendered, "joining", .rendering)
  }

  /// The film is looked through and hashed.
  mutating func check() { move(to: Self.joined, "checking", .rendering) }

  mutating func publish() { move(to: 0.99, "publishing", .publishing) }

  mutating func finish() {
    remaining = nil
    move(to: 1, "done", .done)
  }

  private mutating func move(to value: Double, _ phrase: String, _ state: Job.State) {
    self.state = state
    fraction = max(fraction, value)
    step = phrase
  }
}
