internal import Glibc
internal import Plans

/// Gives shots lengths that end on beats and add up exactly.
///
/// The best way through the film is found over all shots and beats: loud passages want short shots and calm ones
/// long, every cut wants a downbeat or better a change of section, and a shot that fits nowhere may be left out.
struct BeatLengths {
  /// Faster cuts flicker.
  static let shortest = MediaTime(milliseconds: 800)
  /// Seconds a shot wants to last where the music is calm, and where it is loud.
  private static let calm = 3.4
  private static let loud = 1.6
  /// In phrases of four bars the first shot rests and the last ones hurry towards the next phrase: bars alone would tick
  /// like a metronome over even music. A place's phrase begins with the section, or the film.
  private static let swing = [1.7, 1.0, 1.0, 0.6]
  /// What a cut costs beside an octave of wrong length, 1.
  private static func cost(_ strength: BeatGrid.Strength, _ pace: Plan.Pace) -> Double {
    switch strength {
    case .section: 0
    case .downbeat: 0.25
    // A fast film over slow music lives on what lies between its bars; a calm one looks hasty there.
    case .halfBar: pace == .fast ? 0.45 : pace == .calm ? 0.9 : 0.8
    case .beat: pace == .fast ? 0.9 : pace == .calm ? 2 : 1.4
    case .none: 4
    }
  }
  /// How much dearer a wrong length is where shots have one: a cut then rather takes the next beat than the next bar.
  private static let keeping = 4.0
  /// A change of section without a cut.
  private static let missedSection = 0.6
  /// How much dearer it is to leave out a shot right after another: days would be skipped for the beat's sake.
  private static let skippingOn = 3.0
  /// How far a cut may lie from where even shots would have it: bounds the work for films of hours.
  private static let reach = MediaTime(milliseconds: 300_000)

  private let grid: BeatGrid
  private let limits: [Int64]
  private let skipping: Double
  /// The lengths shots have had, as powers of two; none where the music alone decides.
  private let wishes: [Double]
  /// Places of cuts with the film's start and end around them.
  private let frames: [Int64]
  private let costs: [Double]
  private let energies: [Double]
  /// Sections begun up to each place.
  private let sections: [Int]
  /// What a shot's length is multiplied by that begins at each place, in octaves.
  private let swings: [Double]

  /// The mean length of shots over such music, in frames.
  static func usual(_ grid: BeatGrid) -> Int64 {
    let beats = grid.marks.filter { $0.strength != .none }
    guard !beats.isEmpty else { return grid.rate.usualShot }
    let mean = beats.reduce(0) { $0 + $1.energy } / Double(beats.count)
    return Int64((wanted(mean, grid.pace) * grid.rate.framesPerSecond).rounded())
  }

  /// Seconds a shot wants to last.
  private static func wanted(_ energy: Double, _ pace: Plan.Pace) -> Double {
    (calm - (calm - loud) * energy) * Pace.stretch(pace)
  }

  /// Lengths for shots of at most `limits` frames, 0 for those left out; nil when none add up.
  /// - Parameter skipping: what leaving out a shot costs.
  static func fitted(_ grid: BeatGrid, limits: [Int64], skipping: Double) -> [Int64]? {
    BeatLengths(grid, limits, skipping).lengths()
  }

  /// Lengths on beats as near as can be to those that shots have; nil when none add up.
  static func refitted(_ grid: BeatGrid, lengths: [Int64], limits: [Int64]) -> [Int64]? {
    BeatLengths(grid, limits, .infinity, lengths: lengths).lengths()
  }

  private init(_ grid: BeatGrid, _ limits: [Int64], _ skipping: Double, lengths: [Int64] = []) {
    self.grid = grid
    self.limits = limits
    self.skipping = skipping
    wishes = lengths.map { log2(Double(max(1, $0))) }
    frames = [0] + grid.marks.map(\.frame) + [grid.frames]
    costs = [0] + grid.marks.map { BeatLengths.cost($0.strength, grid.pace) } + [0]
    energies = [grid.opening] + grid.marks.map(\.energy) + [0]
    var count = 0
    var bar = 0
    var sections = [0]
    var swings = [log2(BeatLengths.swing[0])]
    for mark in grid.marks {
      if mark.strength == .section { count += 1 }
      bar = mark.strength == .section ? 0 : mark.strength == .downbeat ? bar + 1 : bar
      sections.append(count)
      swings.append(log2(BeatLengths.swing[bar % BeatLengths.swing.count]))
    }
    self.sections = sections + [count]
    self.swings = swings + [0]
  }

  /// The best costs of ending a shot at each place near a row's middle, and where that shot began.
  private struct Row {
    var first: Int
    /// Where this shot is shown, and where it is left out.
    var shown: [Double]
    var skipped: [Double]
    /// The place where the shown shot begins.
    var origins: [Int]
    var range: Range<Int> { first..<first + shown.count }

    func best(_ place: Int) -> Double { min(shown[place - first], skipped[place - first]) }
  }

  private func lengths() -> [Int64]? {
    guard !limits.isEmpty else { return nil }
    var rows = [Row(first: 0, shown: [0], skipped: [.infinity], origins: [-1])]
    for shot in limits.indices { rows.append(row(after: rows[shot], shot: shot)) }
    let end = frames.count - 1
    guard let last = rows.last, last.range.last == end, last.best(end).isFinite else { return nil }
    var found = [Int64](repeating: 0, count: limits.count)
    var place = end
    var isShown = last.shown[end - last.first] <= last.skipped[end - last.first]
    for shot in limits.indices.reversed() {
      let before = rows[shot]
      if isShown {
        let origin = rows[shot + 1].origins[place - rows[shot + 1].first]
        found[shot] = frames[place] - frames[origin]
        place = origin
        isShown = before.shown[place - before.first] <= before.skipped[place - before.first]
      } else {
        let (first, next) = skipCosts(before, place)
        isShown = first <= next
      }
    }
    return place == 0 ? found : nil
  }

  /// What it costs to leave out the shot that would begin at a place: the first of several, and one more.
  private func skipCosts(_ before: Row, _ place: Int) -> (first: Double, next: Double) {
    let index = place - before.first
    return (before.shown[index] + skipping, before.skipped[index] + skipping * BeatLengths.skippingOn)
  }

  private func row(after old: Row, shot: Int) -> Row {
    let middle = grid.frames * Int64(shot + 1) / Int64(limits.count)
    let reach = grid.rate.frames(nearest: BeatLengths.reach)
    let first = frames.firstIndex { $0 >= middle - reach } ?? 0
    let last = frames.lastIndex { $0 <= middle + reach } ?? frames.count - 1
    let none = Array(repeating: Double.infinity, count: last - first + 1)
    var row = Row(
      first: first, shown: none, skipped: none, origins: Array(repeating: -1, count: last - first + 1))
    for place in old.range where old.best(place).isFinite {
      if row.range.contains(place) {
        let (one, next) = skipCosts(old, place)
        row.skipped[place - first] = min(one, next)
      }
      show(shot, from: place, at: old.best(place), &row)
    }
    return row
  }

  /// Lets a shot begin at a place and end wherever it may.
  private func show(_ shot: Int, from place: Int, at before: Double, _ row: inout Row) {
    let longest = min(limits[shot], grid.rate.longestShot)
    let shortest = grid.rate.shortestBeatShot
    let weight = wishes.isEmpty ? 1 : BeatLengths.keeping
    let usual = BeatLengths.wanted(energies[place], grid.pace) * grid.rate.framesPerSecond
    let wish = wishes.isEmpty ? log2(usual) + swings[place] : wishes[shot]
    var next = place + 1
    while next < frames.count, frames[next] - frames[place] <= longest {
      let length = frames[next] - frames[place]
      if length >= shortest, row.range.contains(next) {
        let missed = Double(max(0, sections[next - 1] - sections[place]))
        let off = abs(log2(Double(length)) - wish) * weight
        let cost = before + off + costs[next] + missed * BeatLengths.missedSection
        if cost < row.shown[next - row.first] {
          row.shown[next - row.first] = cost
          row.origins[next - row.first] = place
        }
      }
      next += 1
    }
  }
}

extension FrameRate {
  /// Frames of the shortest shot of a film cut to music.
  var shortestBeatShot: Int64 { frames(nearest: BeatLengths.shortest) }
}
