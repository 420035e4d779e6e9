internal import Glibc
internal import Music
internal import Plans
import Testing

struct BeatTrackerTests {
  /// Seconds between each true beat and the found beat nearest to it, the first and last two left out.
  private func errors(_ truth: [Double], _ found: [Double]) -> [Double] {
    truth.dropFirst(2).dropLast(2).map { beat in
      found.map { $0 - beat }.min { abs($0) < abs($1) } ?? .infinity
    }
  }

  private func band(beats: [Double], bar: Int) -> Sound {
    var sound = Sound(seconds: (beats.last ?? 0) + 1)
    for (index, beat) in beats.enumerated() {
      let next = index + 1 < beats.count ? beats[index + 1] : beat + 0.5
      if index % bar == 0 || (bar == 4 && index % bar == 2) { sound.kick(beat) } else { sound.snare(beat) }
      sound.hat(beat)
      sound.hat((beat + next) / 2)
    }
    return sound
  }

  private func regular(_ tempo: Double, seconds: Double) -> [Double] {
    stride(from: 0.3, to: seconds, by: 60 / tempo).map { $0 }
  }

  @Test(arguments: [92.0, 120, 123.7, 140])
  func `a drum beat is found to the millisecond and its tempo to a tenth`(tempo: Double) {
    let beats = regular(tempo, seconds: 20)
    let analysis = band(beats: beats, bar: 4).analysed()
    #expect(abs(analysis.tempo - tempo) < 0.1)
    #expect(errors(beats, analysis.beats).allSatisfy { abs($0) < 0.005 })
    #expect(abs(analysis.beats.count - beats.count) <= 3)
    #expect(analysis.confidence > 0.5)
  }

  @Test func `plain clicks keep their tempo`() {
    var sound = Sound(seconds: 20)
    let beats = regular(123.7, seconds: 20)
    for beat in beats { sound.click(beat) }
    let analysis = sound.analysed()
    #expect(abs(analysis.tempo - 123.7) < 0.1)
    #expect(errors(beats, analysis.beats).allSatisfy { abs($0) < 0.005 })
  }

  @Test func `a waltz has three beats in the bar`() {
    let beats = regular(132, seconds: 24)
    let analysis = band(beats: beats, bar: 3).analysed()
    #expect(errors(beats, analysis.beats).allSatisfy { abs($0) < 0.02 })
    let numbers = analysis.numbers.drop { $0 == 0 }
    #expect(numbers.max() == 3)
    let firsts = beats.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect(errors(firsts, analysis.downbeats).allSatisfy { abs($0) < 0.02 })
  }

  @Test func `swung eighths do not move the beat`() {
    let beats = regular(132, seconds: 24)
    var sound = Sound(seconds: 25)
    for (index, beat) in beats.enumerated() {
      if index % 2 == 0 { sound.kick(beat) } else { sound.snare(beat) }
      sound.hat(beat)
      sound.hat(beat + 60 / 132.0 * 2 / 3)
    }
    #expect(errors(beats, sound.analysed().beats).allSatisfy { abs($0) < 0.02 })
  }

  @Test func `a band that speeds up is followed`() {
    var beats = [0.4]
    while beats[beats.count - 1] < 30 {
      beats.append(beats[beats.count - 1] + 60 / (104 + beats[beats.count - 1]))
    }
    let found = band(beats: beats, bar: 4).analysed().beats
    #expect(errors(beats, found).allSatisfy { abs($0) < 0.02 })
  }

  @Test func `silence has no beats and no confidence`() {
    let analysis = Sound(seconds: 5).analysed()
    #expect(analysis.beats.isEmpty)
    #expect(analysis.confidence == 0)
    #expect(analysis.tempo == 0)
    #expect(analysis.duration == 5)
  }

  @Test(arguments: [0, 1, 440, 3000]) func `a sound too short for beats is no fault`(samples: Int) {
    var sound = Sound(seconds: 1)
    sound.samples = (0..<samples).map { Float($0 % 7) / 7 }
    #expect(sound.analysed().beats.isEmpty)
  }

  @Test func `noise is not taken for music`() {
    #expect(Sound.noise(seconds: 20).analysed().confidence < BeatAnalysis.sureEnough)
  }

  @Test func `the size of the pieces fed changes nothing`() {
    let sound = band(beats: regular(110, seconds: 8), bar: 4)
    #expect(sound.analysed(block: 1000) == sound.analysed())
  }

  @Test func `samples that are no numbers count as silence`() {
    var sound = band(beats: regular(120, seconds: 12), bar: 4)
    let clean = sound.analysed()
    for index in stride(from: 5000, to: 9000, by: 400) { sound.samples[index] = .nan }
    sound.samples[9001] = .infinity
    #expect(abs(sound.analysed().tempo - clean.tempo) < 0.2)
  }

  @Test func `a quieter copy has the same beats`() {
    var sound = band(beats: regular(100, seconds: 12), bar: 4)
    let loud = sound.analysed()
    sound.samples = sound.samples.map { $0 * 0.03 }
    let quiet = sound.analysed()
    #expect(errors(loud.beats, quiet.beats).allSatisfy { abs($0) < 0.003 })
  }
}
