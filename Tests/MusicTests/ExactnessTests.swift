internal import Glibc
internal import Music
internal import Plans
internal import Testing

/// How near found beats lie to true ones, over sounds whose starts are known to the sample.
struct ExactnessTests {
  /// A kind of drumming: what sounds at which part of which beat of the bar.
  private struct Kind {
    var tempo: Double
    var bar = 4
    /// Parts of a beat in which a hat sounds.
    var hats = [0.0, 0.5]
    /// Seconds by which every stroke may be early or late.
    var looseness = 0.0
    /// Growth of the tempo over a minute.
    var growth = 0.0
  }

  private static let kinds = [
    Kind(tempo: 76), Kind(tempo: 100, hats: [0]), Kind(tempo: 126), Kind(tempo: 174),
    Kind(tempo: 180, hats: [0, 2.0 / 3]), Kind(tempo: 96, bar: 3), Kind(tempo: 138, bar: 3, hats: [0]),
    Kind(tempo: 92, hats: [0, 0.25, 0.5, 0.75], looseness: 0.004), Kind(tempo: 110, growth: 30),
  ]

  /// Found less true seconds of every beat but the two at each end.
  private func errors(_ kind: Kind) -> [Double] {
    var beats = [0.31]
    while beats[beats.count - 1] < 24 {
      let last = beats[beats.count - 1]
      beats.append(last + 60 / (kind.tempo + kind.growth * last / 60))
    }
    var sound = Sound(seconds: 25)
    var noise = Noise(seed: UInt64(kind.tempo))
    for index in beats.indices.dropLast() {
      let length = beats[index + 1] - beats[index]
      func loose(_ part: Double) -> Double { beats[index] + part * length + kind.looseness * noise.next() }
      if index % kind.bar == 0 || (kind.bar == 4 && index % 4 == 2) {
        sound.kick(loose(0))
      } else {
        sound.snare(loose(0))
      }
      for part in kind.hats { sound.hat(loose(part)) }
    }
    let found = sound.analysed().beats
    return beats.dropFirst(2).dropLast(3).map { beat in
      found.map { $0 - beat }.min { abs($0) < abs($1) } ?? 1
    }
  }

  @Test func `beats are neither early nor late, and 95 of 100 lie within 5 ms`() {
    let all = Self.kinds.map(errors)
    for (kind, errors) in zip(Self.kinds, all) {
      let bias = errors.reduce(0, +) / Double(errors.count)
      // Of strokes that scatter the first is heard: up to their scatter early.
      #expect(abs(bias) < 0.0015 + kind.looseness, "at \(kind.tempo) a minute")
    }
    let errors = all.flatMap(\.self).map { abs($0) }.sorted()
    #expect(errors[errors.count / 2] < 0.001)
    #expect(errors[errors.count * 95 / 100] < 0.005)
    #expect(errors.allSatisfy { $0 < 0.0167 })
  }

  /// Chords that swell, in a tempo that gives and takes, under a tune of single notes.
  private func strings() -> Sound {
    let chords: [[Double]] = [[196, 247, 294], [220, 262, 330], [147, 185, 220], [196, 247, 392]]
    var sound = Sound(seconds: 24)
    var time = 0.4
    var number = 0
    while time < 22 {
      let length = 60 / (84 * (1 + 0.03 * sin(Double(number) / 3)))
      let chord = chords[number / 4 % 4]
      if number % 2 == 0 {
        sound.bow(at: time, seconds: 2 * length, hertz: chord, attack: 0.06, loudness: 0.05)
      }
      let tune = chord[(number * 5) % 3] * 2
      sound.bow(at: time, seconds: length, hertz: [tune], attack: 0.03, loudness: 0.06)
      time += length
      number += 1
    }
    return sound
  }

  @Test(arguments: [0.0005, 0.001, 0.002] as [Float])
  func `coarser samples move no beat of soft music by 5 ms`(step: Float) {
    let sound = strings()
    let clean = sound.analysed().beats
    #expect(clean.count > 25)
    let coarse = sound.rounded(to: step).analysed().beats
    #expect(coarse.count == clean.count)
    #expect(zip(coarse, clean).allSatisfy { abs($0 - $1) < 0.005 })
  }
}
