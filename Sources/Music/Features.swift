internal import Glibc

/// The band fluxes, levels and chord changes from which beats are read.
package struct Features: Sendable {
  /// Half-octave groups of bands that the network sees.
  static let groups = 18
  /// Chord change is measured over these spans, in frames of the network (20 ms).
  static let changeSpans = [12, 25, 50]
  /// Values the network sees in each of its frames.
  package static let width = 2 * groups + changeSpans.count
  /// How far quiet detail is lifted against the loudest: `ln(1 + lift * S / reference)`.
  private static let lift: Float = 1000
  /// Below this largest magnitude there is no sound, only dither.
  private static let silence: Float = 0.01
  /// Range borders in Hz: kick and bass below, cymbals above.
  private static let lowBorder = 160.0
  private static let highBorder = 2000.0
  /// Chords are heard between these, in Hz.
  private static let chordRange = 180.0...2200.0

  /// Frames of 10 ms.
  let frames: Int
  /// SuperFlux onset strength in the three ranges, 100 a second, not yet normalised.
  let flux: [[Float]]
  /// Mean level below 160 Hz, 100 a second.
  let lowLevel: [Float]
  /// The loudest band of each frame over the piece's reference.
  let loudness: [Float]
  /// Frames of 20 ms.
  package let pairs: Int
  /// `pairs` rows of `width` values for the network.
  package let network: [Float]
  /// Chroma summed up from the start: `pairs + 1` rows of 12.
  let chromaSums: [Float]
  let energies: [Float]

  /// Nil when the sound is silent or shorter than a few frames.
  package init?(_ heard: Heard) {
    let width = heard.layout.bands.count
    guard heard.frames >= 16 else { return nil }
    var loudest = [Float](repeating: 0, count: heard.frames)
    for frame in 0..<heard.frames {
      for band in 0..<width { loudest[frame] = max(loudest[frame], heard.rows[frame * width + band]) }
    }
    let reference = Self.percentile(loudest, 0.95)
    guard reference > Self.silence else { return nil }
    var builder = Builder(heard, scale: Self.lift / reference)
    for frame in 0..<heard.frames { builder.add(frame) }
    frames = heard.frames
    flux = builder.flux
    lowLevel = builder.lowLevel
    loudness = loudest.map { $0 / reference }
    pairs = heard.frames / 2
    chromaSums = builder.chromaSums
    energies = heard.energies
    network = Self.withChanges(builder.network, pairs: heard.frames / 2, sums: builder.chromaSums)
  }

  static func percentile(_ values: [Float], _ share: Double) -> Float {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// Cosine distance of the chroma in `span` pairs before `pair` and from it on.
  static func change(_ sums: [Float], pairs: Int, at pair: Int, span: Int) -> Float {
    let start = max(0, pair - span)
    let middle = min(max(0, pair), pairs)
    let end = min(pairs, pair + span)
    var cross: Float = 0
    var before: Float = 1e-9
    var after: Float = 1e-9
    for tone in 0..<12 {
      let old = sums[middle * 12 + tone] - sums[start * 12 + tone]
      let new = sums[end * 12 + tone] - sums[middle * 12 + tone]
      cross += old * new
      before += old * old
      after += new * new
    }
    return 1 - cross / (before * after).squareRoot()
  }

  private static func withChanges(_ rows: [Float], pairs: Int, sums: [Float]) -> [Float] {
    var all = [Float](repeating: 0, count: pairs * width)
    for pair in 0..<pairs {
      for index in 0..<(2 * groups) { all[pair * width + index] = rows[pair * 2 * groups + index] }
      for (index, span) in changeSpans.enumerated() {
        let distance = change(sums, pairs: pairs, at: pair, span: span)
        all[pair * width + 2 * groups + index] = max(0, distance).squareRoot()
      }
    }
    return all
  }
}

extension Features {
  /// Goes over the spectrum once, frame by frame.
  private struct Builder {
    let heard: Heard
    let scale: Float
    let group: [Int]
    let range: [Int]
    let tone: [(Int, Float)?]
    let groupShare: [Float]
    let rangeShare: [Float]
    var older: [Float]
    var old: [Float]
    var new: [Float]
    var flux: [[Float]]
    var lowLevel: [Float]
    var network: [Float]
    var chroma = [Float](repeating: 0, count: 12)
    var chromaSums = [Float](repeating: 0, count: 12)

    init(_ heard: Heard, scale: Float) {
      self.heard = heard
      self.scale = scale
      let bands = heard.layout.bands
      group = bands.map { min(groups, max(1, Int(2 * log2($0.centre / BandLayout.lowest)))) - 1 }
      range = bands.map { $0.centre < lowBorder ? 0 : ($0.centre < highBorder ? 1 : 2) }
      tone = bands.map { band in
        guard chordRange.contains(band.centre) else { return nil }
        let pitch = 12 * log2(band.centre / 440) + 1200
        return (Int(pitch.rounded(.down)) % 12, Float(pitch - pitch.rounded(.down)))
      }
      groupShare = (0..<groups).map { [group] index in 1 / Float(max(1, group.count { $0 == index })) }
      rangeShare = (0..<3).map { [range] index in 1 / Float(max(1, range.count { $0 == index })) }
      older = [Float](repeating: 0, count: bands.count)
      old = older
      new = older
      flux = (0..<3).map { _ in [Float](repeating: 0, count: heard.frames) }
      lowLevel = [Float](repeating: 0, count: heard.frames)
      network = [Float](repeating: 0, count: (heard.frames / 2 + 1) * 2 * groups)
    }

    /// Adds frame `frame`; the groups and the chroma of two frames make one of the network's.
    mutating func add(_ frame: Int) {
      let width = heard.layout.bands.count
      for band in 0..<width { new[band] = heard.rows[frame * width + band] * scale }
      for band in 0..<width { new[band] = log1p(new[band]) }
      let row = (frame / 2) * 2 * groups
      var sums: (Float, Float, Float) = (0, 0, 0)
      var level: Float = 0
      var groupSums = [Float](repeating: 0, count: groups)
      for band in 0..<width {
        let around = max(older[max(0, band - 1)], max(older[band], older[min(width - 1, band + 1)]))
        let rise = max(0, new[band] - around)
        switch range[band] {
        case 0:
          sums.0 += rise
          level += new[band]
        case 1: sums.1 += rise
        default: sums.2 += rise
        }
        groupSums[group[band]] += rise
        network[row + groups + group[band]] += new[band] * groupShare[group[band]] * 0.5
        if let (low, share) = tone[band] {
          chroma[low] += new[band] * (1 - share)
          chroma[(low + 1) % 12] += new[band] * share
        }
      }
      flux[0][frame] = sums.0 * rangeShare[0]
      flux[1][frame] = sums.1 * rangeShare[1]
      flux[2][frame] = sums.2 * rangeShare[2]
      lowLevel[frame] = level * rangeShare[0]
      for index in 0..<groups {
        network[row + index] = max(network[row + index], groupSums[index] * groupShare[index])
      }
      if frame % 2 == 1 { endPair() }
      swap(&older, &old)
      swap(&old, &new)
    }

    /// The chroma's floor is taken off, so that noise does not look like one steady chord.
    private mutating func endPair() {
      let floor = chroma.min() ?? 0
      for tone in 0..<12 {
        chromaSums.append(chromaSums[chromaSums.count - 12] + chroma[tone] - floor)
      }
      for tone in 0..<12 { chroma[tone] = 0 }
    }
  }
}
