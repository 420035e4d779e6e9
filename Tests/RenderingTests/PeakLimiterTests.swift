internal import Glibc
@testable internal import Rendering
internal import Testing

/// What exceeds is turned down before it comes; what does not passes as it is.
@Suite struct PeakLimiterTests {
  @Test func `quiet sound passes bit by bit, later by a fixed delay`() {
    let input = (0..<4000).map { 0.7 * sinf(Float($0) * 0.05) }
    #expect(limited(input) == input)
  }

  @Test func `no sample exceeds the ceiling, whatever comes`() {
    for seed in UInt32(1)...5 {
      var state = seed
      let input = (0..<20_000).map { index -> Float in
        state = state &* 1_664_525 &+ 1_013_904_223
        let noise = Float(state >> 8) / Float(1 << 24) * 2 - 1
        return noise * (index % 3000 < 40 ? 4 : 0.7)
      }
      #expect(limited(input).allSatisfy { abs($0) <= PeakLimiter.ceiling * 1.00001 })
    }
  }

  @Test func `the gain falls before a peak without a jump and comes back after it`() {
    var input = [Float](repeating: 0.5, count: 40_000)
    for place in 10_000..<10_004 { input[place] = 2 }
    let output = limited(input)
    let steps = zip(output, output.dropFirst()).enumerated().filter {
      !(9_990...10_010).contains($0.offset)
    }
    #expect(steps.allSatisfy { abs($0.element.1 - $0.element.0) < 0.01 })
    #expect(output[9000] == 0.5)
    #expect(abs(output[39_000] - 0.5) < 0.005)
  }

  /// The limiter's output for the same signal on both sides, its delay taken off.
  private func limited(_ input: [Float]) -> [Float] {
    var limiter = PeakLimiter()
    var output: [Float] = []
    let both = input.flatMap { [$0, $0] } + [Float](repeating: 0, count: 2 * PeakLimiter.delay)
    for start in stride(from: 0, to: both.count, by: 2048) {
      limiter.process(Array(both[start..<min(both.count, start + 2048)]), into: &output)
    }
    return stride(from: 2 * PeakLimiter.delay, to: output.count, by: 2).map { output[$0] }
  }
}
