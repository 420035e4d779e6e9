internal import Media
internal import Plans

/// The clips' own sound over the whole film, each clip's file opened when its first sample is due.
final class ClipSound {
  /// Sound that ends this much before its clip is worth a word.
  private static let notable = MediaTime(milliseconds: 500)
  /// Samples of a fade at each end of a run.
  private static let fade = Encoding.cutFade.microseconds * Encoding.soundRate / 1_000_000

  private let timeline: Timeline
  private let runs: [SoundRun]
  /// One for each run.
  private let gains: [GainCurve]
  private let open: (FilmPart) throws(RenderingError) -> Int32
  private var next = 0
  private var source: SoundSource?
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
    while position < end {
      guard next < runs.count else { return silence(to: end, &samples) }
      let run = runs[next]
      if position < run.samples.lowerBound {
        silence(to: min(end, run.samples.lowerBound), &samples)
        continue
      }
      if position == run.samples.lowerBound { begin(run) }
      play(run, to: min(end, run.samples.upperBound), &samples)
      if position == run.samples.upperBound { finish(run) }
    }
  }

  private func silence(to end: Int64, _ samples: inout [Float]) {
    samples += repeatElement(0, count: Int(2 * (end - position)))
    position = end
  }

  private func begin(_ run: SoundRun) {
    guard run.isHeard else { return }
    do {
      let descriptor = try open(.clip(run.clips.lowerBound))
      source = try reading { () throws(MediaError) in try run.source(descriptor) }
    } catch {
      notes.append("\(name(of: run)): its sound cannot be read (\(error)): silence instead")
    }
  }

  private func play(_ run: SoundRun, to end: Int64, _ samples: inout [Float]) {
    guard let source else { return silence(to: end, &samples) }
    let first = samples.count
    source.read(Int(end - position), into: &samples)
    gains[next].apply(to: &samples, from: first, at: position - run.samples.lowerBound)
    let fade = min(ClipSound.fade, Int64(run.samples.count) / 2)
    for number in position..<end {
      let fromEdge = min(number - run.samples.lowerBound, run.samples.upperBound - 1 - number)
      guard fromEdge < fade else { continue }
      let gain = (Float(fromEdge) + 0.5) / Float(fade)
      let index = first + Int(2 * (number - position))
      samples[index] *= gain
      samples[index + 1] *= gain
    }
    position = end
  }

  private func finish(_ run: SoundRun) {
    defer {
      source = nil
      next += 1
    }
    guard let source, let count = source.count else { return }
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
