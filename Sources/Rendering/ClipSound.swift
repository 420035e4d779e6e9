internal import Media
internal import Plans

/// The clips' own sound over the whole film, each clip's file opened when its first sample is due.
final class ClipSound {
  /// Sound that ends this much before its clip is worth a word.
  private static let notable = MediaTime(milliseconds: 500)

  /// A run that has begun; two at most at once, where one dissolves into the other.
  private struct Playing {
    var run: SoundRun
    var gains: GainCurve
    /// Nil where it cannot be heard.
    var source: SoundSource?
  }

  private let timeline: Timeline
  private let runs: [SoundRun]
  /// One for each run.
  private let gains: [GainCurve]
  private let open: (FilmPart) throws(RenderingError) -> Int32
  private var next = 0
  private var playing: [Playing] = []
  private var position: Int64 = 0

  /// What was silent that should not be.
  private(set) var notes: [String] = []

  init(
    _ timeline: Timeline, gains: [GainCurve], open: @escaping (FilmPart) throws(RenderingError) -> Int32
  ) {
    self.timeline = timeline
    self.gains = gains
    self.open = open
    runs = SoundRun.runs(of: timeline)
  }

  /// Appends exactly `count` samples a channel.
  func read(_ count: Int, into samples: inout [Float]) {
    let end = position + Int64(count)
    var place = samples.count
    samples += repeatElement(0, count: 2 * count)
    while position < end {
      while next < runs.count, runs[next].samples.lowerBound <= position {
        playing.append(begin(runs[next], gains[next]))
        next += 1
      }
      let beginning = next < runs.count ? runs[next].samples.lowerBound : end
      let stop = playing.reduce(min(beginning, end)) { min($0, $1.run.samples.upperBound) }
      for one in playing { add(one, to: stop, into: &samples, at: place) }
      place += 2 * Int(stop - position)
      position = stop
      for one in playing where one.run.samples.upperBound == stop { finish(one) }
      playing.removeAll { $0.run.samples.upperBound == stop }
    }
  }

  private func begin(_ run: SoundRun, _ gains: GainCurve) -> Playing {
    guard run.isHeard else { return Playing(run: run, gains: gains) }
    do {
      let descriptor = try open(.clip(run.clips.lowerBound))
      let source = try reading { () throws(MediaError) in try run.source(descriptor) }
      return Playing(run: run, gains: gains, source: source)
    } catch {
      notes.append("\(name(of: run)): its sound cannot be read (\(error.reason)): silence instead")
      return Playing(run: run, gains: gains)
    }
  }

  /// Adds a run's samples up to `end`.
  private func add(_ playing: Playing, to end: Int64, into samples: inout [Float], at first: Int) {
    guard let source = playing.source else { return }
    var own: [Float] = []
    own.reserveCapacity(2 * Int(end - position))
    source.read(Int(end - position), into: &own)
    playing.gains.apply(to: &own, from: 0, at: position - playing.run.samples.lowerBound)
    for index in stride(from: 0, to: own.count, by: 2) {
      let gain = playing.run.gain(at: position + Int64(index / 2))
      samples[first + index] += own[index] * gain
      samples[first + index + 1] += own[index + 1] * gain
    }
  }

  private func finish(_ playing: Playing) {
    let run = playing.run
    guard let source = playing.source, let count = source.count else { return }
    let missing = Int64(run.samples.count) - max(0, count)
    let milliseconds = missing * 1000 / Encoding.soundRate
    if let breakage = source.breakage, missing > 0 {
      notes.append("\(name(of: run)): its sound breaks (\(breakage.reason)): silent for \(milliseconds) ms")
    } else if milliseconds > ClipSound.notable.microseconds / 1000 {
      notes.append("\(name(of: run)): its sound ends early: silent for \(milliseconds) ms")
    }
  }

  private func name(of run: SoundRun) -> String { timeline.clips[run.clips.lowerBound].source.path }
}
