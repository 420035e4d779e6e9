internal import Glibc
internal import Music
internal import Plans
internal import Testing

/// A medley changes its tempo at once, and the beats go with it.
struct TempoLeapTests {
  static func band(_ parts: [(tempo: Double, seconds: Double)]) -> (sound: Sound, beats: [Double]) {
    var beats: [Double] = []
    var time = 0.4
    for part in parts {
      let end = time + part.seconds
      while time < end {
        beats.append(time)
        time += 60 / part.tempo
      }
    }
    var sound = Sound(seconds: time + 1)
    for (index, beat) in beats.enumerated() {
      let next = index + 1 < beats.count ? beats[index + 1] : beat + 0.5
      if index % 2 == 0 { sound.kick(beat) } else { sound.snare(beat) }
      sound.hat(beat)
      sound.hat((beat + next) / 2)
    }
    return (sound, beats)
  }

  @Test(arguments: [
    [(120.0, 16.0), (90, 16)], [(100, 16), (140, 16)], [(96, 14), (144, 14), (96, 14)],
    [(140, 16), (104, 16)],
  ])
  func `after a leap of the tempo every beat is found again at once`(parts: [(Double, Double)]) {
    let (sound, beats) = Self.band(parts.map { (tempo: $0.0, seconds: $0.1) })
    let analysis = sound.analysed()
    let missed = beats.dropFirst(2).dropLast(2).filter { beat in
      !analysis.beats.contains { abs($0 - beat) < 0.02 }
    }
    #expect(missed.count < parts.count, "\(missed)")
    let wrong = analysis.beats.dropFirst(2).dropLast(2).filter { found in
      !beats.contains { abs($0 - found) < 0.05 }
    }
    #expect(wrong.count < parts.count, "\(wrong)")
    #expect(analysis.isSure)
    #expect(zip(analysis.beats.dropFirst(), analysis.beats).allSatisfy { $0 - $1 > 0.2 })
  }

  @Test func `a piece heard in parts has the beats it has as a whole`() {
    let (sound, beats) = Self.band([(tempo: 123.7, seconds: 55)])
    let whole = sound.analysed()
    var hearing = PieceHearing(part: 20 * Sound.rate, transform: fourier)
    for start in stride(from: 0, to: sound.samples.count, by: 50_000) {
      sound.samples[start..<min(sound.samples.count, start + 50_000)].withUnsafeBufferPointer {
        hearing.feed($0)
      }
    }
    let parts = hearing.finish()
    #expect(parts.beats.count == whole.beats.count)
    #expect(zip(parts.beats, whole.beats).allSatisfy { abs($0 - $1) < 0.004 })
    #expect(abs(parts.beats.count - beats.count) <= 2)
    #expect(parts.duration == whole.duration)
    #expect(abs(parts.tempo - 123.7) < 0.1)
    #expect(parts.energies.count == parts.beats.count && parts.isSure)
    #expect(parts.downbeats.allSatisfy { parts.beats.contains($0) })
  }

  @Test func `a long piece's quiet part is quiet beside its loud one`() {
    var (sound, _) = Self.band([(tempo: 120, seconds: 44)])
    for index in 0..<(22 * Sound.rate) { sound.samples[index] *= 0.1 }
    var hearing = PieceHearing(part: 22 * Sound.rate, transform: fourier)
    sound.samples.withUnsafeBufferPointer { hearing.feed($0) }
    let found = hearing.finish()
    for (beat, energy) in zip(found.beats, found.energies) where abs(beat - 22) > 1 && beat < 43 {
      #expect(beat < 22 ? energy < 0.3 : energy > 0.5, "\(beat)")
    }
  }
}
