internal import Glibc

/// Triangular bands, evenly spaced in pitch, over the bins of a 2048-point spectrum at 44.1 kHz.
struct BandLayout: Sendable {
  /// 24 bands an octave: a quarter tone, so a slide moves by single bands and the maximum filter catches it.
  static let bandsPerOctave = 24.0
  /// The lowest A of a piano, in Hz.
  static let lowest = 27.5
  /// Above this, in Hz, coded music holds nothing that was played.
  static let highest = 16_500.0
  static let binWidth = Double(Hearing.sampleRate) / Double(Hearing.window)

  /// One band: where its weights start in `weights`, its first bin and how many bins it spans.
  struct Band: Sendable {
    var firstBin: Int
    var firstWeight: Int
    var count: Int
    var centre: Double
  }

  let bands: [Band]
  /// The triangles one after another, each with the sum 1.
  let weights: [Float]

  init() {
    var bins: [Int] = []
    var step = 0.0
    while true {
      let frequency = Self.lowest * pow(2, step / Self.bandsPerOctave)
      if frequency > Self.highest { break }
      let bin = Int((frequency / Self.binWidth).rounded())
      if bins.last != bin { bins.append(bin) }
      step += 1
    }
    var bands: [Band] = []
    var weights: [Float] = []
    for index in 0..<(bins.count - 2) {
      let triangle = Self.triangle(from: bins[index], over: bins[index + 1], to: bins[index + 2])
      bands.append(
        Band(
          firstBin: bins[index] + 1, firstWeight: weights.count, count: triangle.count,
          centre: Double(bins[index + 1]) * Self.binWidth))
      weights += triangle
    }
    self.bands = bands
    self.weights = weights
  }

  /// The weights of the bins strictly between `start` and `stop`.
  private static func triangle(from start: Int, over centre: Int, to stop: Int) -> [Float] {
    let raw = ((start + 1)..<stop).map { bin in
      bin <= centre
        ? Double(bin - start) / Double(centre - start) : Double(stop - bin) / Double(stop - centre)
    }
    let sum = raw.reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  /// Band values of one magnitude spectrum, written to `row`.
  func apply(_ magnitudes: UnsafePointer<Float>, to row: UnsafeMutablePointer<Float>) {
    weights.withUnsafeBufferPointer { weights in
      for (index, band) in bands.enumerated() {
        var sum: Float = 0
        for offset in 0..<band.count {
          sum += weights[band.firstWeight + offset] * magnitudes[band.firstBin + offset]
        }
        row[index] = sum
      }
    }
  }
}
