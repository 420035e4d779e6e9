internal import Glibc

/// Where the tempo changes at once, as in a medley: one pulse cannot be followed over such a place.
enum TempoLeaps {
  /// What a leap costs the search: four beats that are there against four that are not.
  private static let cost: Float = 20
  /// Frames a part lasts at least, 6 s: less says nothing of a tempo.
  private static let shortest = 600
  /// Intervals that change by less than this share are one tempo; so are a tempo and its double.
  private static let likeness = 0.13
  /// A part whose intervals reach further than a hypothesis may is parted in the middle.
  private static let widest = 1.45
  /// Frames that neighbouring parts share: the beat at the leap is in both.
  private static let overlap = 10

  /// Ranges of frames that together are all of them.
  static func ranges(_ evidence: Evidence) -> [Range<Int>] {
    let longest = Int(6000 / TempoHypotheses.range.lowerBound)
    let shortestInterval = Int(6000 / TempoHypotheses.range.upperBound)
    guard evidence.frames >= 2 * shortest else { return [0..<evidence.frames] }
    let beats = PulseTracker(
      reward: evidence.reward, intervals: shortestInterval...longest, leap: cost
    ).beats
    let borders = borders(beats)
    let ends = borders + [evidence.frames]
    return zip([0] + borders, ends).map { start, end in
      max(0, start - overlap)..<min(evidence.frames, end + overlap)
    }
  }

  /// The frames at which parts begin, the first left out.
  private static func borders(_ beats: [Int]) -> [Int] {
    guard beats.count > 8 else { return [] }
    var runs: [Range<Int>] = []
    var start = 0
    for index in 1..<(beats.count - 1)
    where !isLike(beats[index + 1] - beats[index], beats[index] - beats[index - 1]) {
      runs.append(start..<index)
      start = index
    }
    runs.append(start..<(beats.count - 1))
    var joined: [Range<Int>] = []
    for run in runs.flatMap({ parted($0, beats) }) {
      // What is short, and what goes on in the same tempo, belongs to the part before it.
      if let last = joined.last, isShort(run, beats) || isShort(last, beats) || isSame(last, run, beats) {
        joined[joined.count - 1] = last.lowerBound..<run.upperBound
      } else {
        joined.append(run)
      }
    }
    return joined.dropFirst().map { beats[$0.lowerBound] }
  }

  private static func isLike(_ one: Int, _ other: Int) -> Bool {
    abs(Double(one) / Double(other) - 1) < likeness
  }

  private static func isShort(_ run: Range<Int>, _ beats: [Int]) -> Bool {
    beats[run.upperBound] - beats[run.lowerBound] < shortest
  }

  /// The same tempo, or its double or half.
  private static func isSame(_ one: Range<Int>, _ other: Range<Int>, _ beats: [Int]) -> Bool {
    let octaves = log2(middle(one, beats) / middle(other, beats))
    return abs(octaves - octaves.rounded()) < log2(1 + likeness / 2)
  }

  private static func middle(_ run: Range<Int>, _ beats: [Int]) -> Double {
    let spans = run.map { beats[$0 + 1] - beats[$0] }.sorted()
    return Double(spans[spans.count / 2])
  }

  /// Halves, until each keeps within what one pulse can follow.
  private static func parted(_ run: Range<Int>, _ beats: [Int]) -> [Range<Int>] {
    let spans = run.map { beats[$0 + 1] - beats[$0] }
    guard let least = spans.min(), let most = spans.max(), Double(most) / Double(least) > widest,
      run.count > 16
    else { return [run] }
    let middle = (run.lowerBound + run.upperBound) / 2
    return parted(run.lowerBound..<middle, beats) + parted(middle..<run.upperBound, beats)
  }
}
