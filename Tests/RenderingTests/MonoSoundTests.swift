internal import Glibc
import Rendering
import Testing

/// What beats and voices are looked for in.
@Suite struct MonoSoundTests {
  /// A beep of half a second each second, then shaped by a filter.
  private func heard(_ filter: String, seconds: Int = 6) throws -> [Float] {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("song.wav"), "-f", "lavfi", "-i",
      "aevalsrc='0.4*sin(2*PI*500*t)*lt(mod(t,1),0.5)|0.4*sin(2*PI*730*t)*lt(mod(t,1),0.5)':s=44100:d=\(seconds)",
      "-af", filter)
    let sound = try #require(try MonoSound(descriptor: scratch.open(scratch.file("song.wav")), rate: 44_100))
    var samples: [Float] = []
    while case let next = sound.next(65_536), !next.isEmpty { samples += next }
    return samples
  }

  private func level(_ samples: [Float], from: Double, to: Double) -> Float {
    let part = samples[Int(from * 44_100)..<Int(to * 44_100)]
    return (part.reduce(0) { $0 + $1 * $1 } / Float(part.count)).squareRoot()
  }

  @Test func `sides that mirror each other do not cancel out`() throws {
    let right = try heard("pan=stereo|c0=c0|c1=-1*c0")
    for second in 0..<6 {
      let start = Double(second)
      #expect(abs(level(right, from: start + 0.1, to: start + 0.4) - 0.283) < 0.01, "second \(second)")
      #expect(level(right, from: start + 0.6, to: start + 0.9) < 0.01, "second \(second)")
    }
  }

  @Test(arguments: ["pan=stereo|c0=c0|c1=c0", "pan=stereo|c0=c0|c1=c1", "pan=stereo|c0=c0|c1=0*c0"])
  func `other stereo is the mean of its sides`(filter: String) throws {
    let found = try heard(filter)
    let left = try heard("pan=stereo|c0=c0|c1=c0")
    let right = try heard("pan=stereo|c0=c1|c1=c1")
    for index in stride(from: 0, to: found.count, by: 97) {
      let other: Float =
        filter.hasSuffix("c1=c0") ? left[index] : filter.hasSuffix("c1=c1") ? right[index] : 0
      #expect(abs(found[index] - 0.5 * (left[index] + other)) < 0.001)
    }
  }

  @Test func `where mirrored sides end, the middle is heard again`() throws {
    let found = try heard("pan=stereo|c0=c0|c1=c0,aeval='val(0)|val(1)*(1-2*lt(t,3))'")
    for second in 0..<6 where second != 3 {
      #expect(abs(level(found, from: Double(second) + 0.15, to: Double(second) + 0.4) - 0.283) < 0.01)
    }
  }
}
