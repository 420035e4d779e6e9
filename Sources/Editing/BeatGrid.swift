internal import Plans

/// A film's music as places where cuts may lie: every beat on its nearest frame.
struct BeatGrid: Sendable, Equatable {
  /// How much a cut on a beat says; where there is no beat for long, cuts lie between.
  enum Strength: Sendable, Comparable { case none, beat, halfBar, downbeat, section }

  struct Mark: Sendable, Equatable {
    var frame: Int64
    var strength: Strength
    /// From 0, the calmest of the film, to 1, its loudest.
    var energy: Double
  }

  /// How long there may be no beat before cuts may lie anywhere, and how far apart they then may lie.
  private static let longestGap = MediaTime(milliseconds: 3000)
  private static let gapStep = MediaTime(milliseconds: 1000)
  /// Energies nearer together than this are one and the same, in the middle.
  private static let leastSpread = 0.2

  /// Rising, strictly between the film's first frame and its end.
  let marks: [Mark]
  let frames: Int64
  /// The energy at the film's start.
  let opening: Double
  let pace: Plan.Pace
  /// The film's.
  let rate: FrameRate

  /// - Parameters:
  ///   - offset: the music's own time at the film's start.
  ///   - frames: the film's length.
  init(
    _ analysis: BeatAnalysis, offset: MediaTime, frames: Int64, at rate: FrameRate, pace: Plan.Pace = .usual
  ) {
    let downbeats = Set(analysis.downbeats)
    let halves = BeatGrid.halfBars(analysis.beats, downbeats)
    let sections = Set(analysis.sections)
    var found: [Mark] = []
    for (index, second) in analysis.beats.enumerated() {
      let time = MediaTime(seconds: second) - offset
      guard time > .zero else { continue }
      let frame = rate.frames(nearest: time)
      guard frame > found.last?.frame ?? 0, frame < frames else { continue }
      let strength: Strength =
        sections.contains(second)
        ? .section
        : downbeats.contains(second) ? .downbeat : halves.contains(second) ? .halfBar : .beat
      let energy = analysis.energies.indices.contains(index) ? analysis.energies[index] : 0.5
      found.append(Mark(frame: frame, strength: strength, energy: energy))
    }
    let spread = BeatGrid.spread(found)
    opening = spread.first?.energy ?? 0.5
    marks = BeatGrid.filled(spread, frames: frames, at: rate)
    self.frames = frames
    self.rate = rate
    self.pace = pace
  }

  /// The grid of a film that is there already.
  /// - Parameter cuts: the film's own; where the music rests for long they may stay.
  init(_ music: MusicTrack, frames: Int64, at rate: FrameRate, cuts: [Int64]) {
    let bars = Set(music.downbeats)
    let halves = BeatGrid.halfBars(music.beats, bars)
    var found: [Mark] = []
    for beat in music.beats {
      let frame = rate.frames(nearest: beat - music.offset)
      guard frame > found.last?.frame ?? 0, frame < frames else { continue }
      let strength: Strength =
        bars.contains(beat) ? .downbeat : halves.contains(beat) ? .halfBar : .beat
      found.append(Mark(frame: frame, strength: strength, energy: 0.5))
    }
    opening = 0.5
    marks = BeatGrid.filled(found, frames: frames, at: rate, cuts: cuts)
    self.frames = frames
    self.rate = rate
    pace = .usual
  }

  /// The third beats of bars of four.
  private static func halfBars<Time: Hashable>(_ beats: [Time], _ downbeats: Set<Time>) -> Set<Time> {
    let bars = beats.indices.filter { downbeats.contains(beats[$0]) }
    return Set(zip(bars, bars.dropFirst()).filter { $1 - $0 == 4 }.map { beats[$0.0 + 2] })
  }

  /// Energies from 0 to 1 over the film.
  private static func spread(_ marks: [Mark]) -> [Mark] {
    let least = marks.map(\.energy).min() ?? 0
    let most = marks.map(\.energy).max() ?? 0
    return marks.map { mark in
      var even = mark
      even.energy = most - least < leastSpread ? 0.5 : (mark.energy - least) / (most - least)
      return even
    }
  }

  private static func filled(
    _ marks: [Mark], frames: Int64, at rate: FrameRate, cuts: [Int64] = []
  ) -> [Mark] {
    let (longestGap, gapStep) = (rate.frames(nearest: longestGap), rate.frames(nearest: gapStep))
    var all: [Mark] = []
    var last: Int64 = 0
    for mark in marks + [Mark(frame: frames, strength: .none, energy: 0)] {
      if mark.frame - last > longestGap {
        let steps = stride(from: last + gapStep, to: mark.frame - gapStep / 2, by: Int(gapStep))
        let places = Set(steps).union(cuts.filter { $0 > last && $0 < mark.frame })
        all += places.sorted().map { Mark(frame: $0, strength: .none, energy: 0) }
      }
      if mark.frame < frames { all.append(mark) }
      last = mark.frame
    }
    return all
  }
}

extension MediaTime {
  /// Rounded to the microsecond.
  init(seconds: Double) { self.init(microseconds: Int64((seconds * 1_000_000).rounded())) }
}
