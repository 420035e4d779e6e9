internal import Plans
@testable internal import Rendering
internal import Testing

/// The film's sound is every clip's own at its own samples, whatever its source stores.
@Suite struct SoundTests {
  /// A way to store a tone of half amplitude.
  struct Storage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    /// One expression a channel.
    var tone: String
    var rate: Int
    var layout: String
    var encoder: [String]
    /// What stands on each side before levels are evened.
    var amplitude: ClosedRange<Float> = 0.47...0.53
  }

  private static let wave = "0.5*sin(1000*2*PI*t)"
  private static let storages = [
    Storage(
      testDescription: "stereo 48 kHz", file: "a.mp4", tone: "\(wave)|\(wave)", rate: 48_000,
      layout: "stereo",
      encoder: ["-c:a", "aac", "-b:a", "192k"]),
    Storage(
      testDescription: "mono 44.1 kHz", file: "a.mp4", tone: wave, rate: 44_100, layout: "mono",
      encoder: ["-c:a", "aac", "-b:a", "128k"]),
    Storage(
      testDescription: "mono 8 kHz", file: "a.mov", tone: wave, rate: 8000, layout: "mono",
      encoder: ["-c:a", "pcm_s16le"]),
    Storage(
      testDescription: "stereo 96 kHz", file: "a.mov", tone: "\(wave)|\(wave)", rate: 96_000,
      layout: "stereo",
      encoder: ["-c:a", "pcm_s24le"]),
    Storage(
      testDescription: "Opus", file: "a.mkv", tone: wave, rate: 48_000, layout: "mono",
      encoder: ["-c:a", "libopus", "-b:a", "96k"], amplitude: 0.45...0.55),
    // At most 4.5 dB down on both sides, and never louder than it was.
    Storage(
      testDescription: "centre of 5.1", file: "a.mkv", tone: "0|0|\(wave)|0|0|0", rate: 48_000, layout: "5.1",
      encoder: ["-c:a", "ac3", "-b:a", "384k"], amplitude: 0.298...0.5),
  ]

  @Test(arguments: storages)
  func `every storage is heard on both sides`(storage: Storage) throws {
    let scratch = try Scratch()
    let path = scratch.file(storage.file)
    let source = "aevalsrc='\(storage.tone)':s=\(storage.rate):c=\(storage.layout):d=3"
    try clip(path, source, storage.encoder)
    let source48 = try #require(
      try SoundSource(descriptor: try scratch.open(path), from: MediaTime(milliseconds: 500)))
    var stored: [Float] = []
    source48.read(96_000, into: &stored)
    let samples = try sound(of: [.init(path, at: MediaTime(milliseconds: 500), frames: 60)], scratch)
    #expect(samples.count >= 2 * 96_000)
    for side in 0..<2 {
      func loudest(_ samples: [Float]) -> Float {
        stride(from: 2 * 24_000 + side, to: 2 * 72_000, by: 2).map { abs(samples[$0]) }.max() ?? 0
      }
      #expect(storage.amplitude.contains(loudest(stored)), "side \(side): \(loudest(stored))")
      // A tone of this amplitude on both sides has -14 LUFS.
      #expect((0.185...0.215).contains(loudest(samples)), "side \(side): \(loudest(samples))")
    }
  }

  @Test func `sound that starts later than the picture stays in step`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let streams = ["-map", "0:v", "-map", "1:a", "-c", "copy"]
    try Judge.make(scratch.file("picture.mp4"), ["-itsoffset", "0.8", "-i", path, "-i", path] + streams)
    try Judge.make(scratch.file("later.mp4"), ["-i", path, "-itsoffset", "0.8", "-i", path] + streams)
    // A beep stands at each full second of the sound; times count from the first picture.
    let picture = try sound(of: [.init(scratch.file("picture.mp4"), frames: 60)], scratch)
    let later = try sound(of: [.init(scratch.file("later.mp4"), frames: 60)], scratch)
    #expect(abs(onset(picture) - 0.2) < 0.003, "\(onset(picture))")
    #expect(abs(onset(later) - 0.8) < 0.003, "\(onset(later))")
  }

  @Test func `a clip without sound and one that is not to be heard are silent`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    try Judge.make(scratch.file("mute.mp4"), "-i", path, "-an", "-c", "copy")
    let samples = try sound(
      of: [
        .init(scratch.file("mute.mp4"), frames: 30),
        .init(path, at: MediaTime(milliseconds: 900), frames: 30),
        .init(path, frames: 30, sound: false),
      ], scratch)
    #expect(abs(onset(samples) - 1.1) < 0.003)
    #expect(samples[(2 * 97_000)..<(2 * 143_000)].allSatisfy { abs($0) < 0.001 })
  }

  @Test func `a join makes no click and two halves of one clip no dip`() throws {
    let scratch = try Scratch()
    let path = scratch.file("tone.mp4")
    try clip(path, "sine=f=220:r=48000:d=6", ["-c:a", "aac", "-b:a", "192k"], seconds: 6)
    let cut = try sound(
      of: [
        .init(path, at: MediaTime(milliseconds: 100), frames: 61),
        .init(path, at: MediaTime(milliseconds: 4000), frames: 50),
      ], scratch)
    let own = largestStep(cut, 10_000..<60_000)
    let join = 61 * 1600
    #expect(largestStep(cut, join - 1000..<join + 1000) <= 1.05 * own)
    #expect((join - 20..<join + 20).allSatisfy { abs(cut[2 * $0]) < 0.04 })
    let whole = try sound(
      of: [
        .init(path, at: MediaTime(milliseconds: 500), frames: 45),
        .init(path, at: MediaTime(milliseconds: 2000), frames: 45),
      ], scratch)
    let level = power(whole, 20_000..<30_000)
    for start in stride(from: 45 * 1600 - 2000, to: 45 * 1600 + 2000, by: 400) {
      #expect((0.89...1.12).contains(power(whole, start..<start + 872) / level))
    }
  }

  @Test func `sound that breaks is silent from there on and noted`() throws {
    let scratch = try Scratch()
    try clip(scratch.file("whole.mkv"), "sine=f=440:r=48000:d=3", ["-c:a", "aac"])
    let whole = try bytes(of: scratch.file("whole.mkv"))
    try rewrite(try scratch.create("short.mkv"), Array(whole[..<(whole.count / 2)]))
    let made = try Shoot(pieces: [.init(scratch.file("short.mkv"), frames: 85)])
      .sound(in: scratch, as: "sound.mp4")
    #expect(made.notes.count == 1)
    #expect(made.notes.first?.contains("silent for") == true, "\(made.notes)")
    let samples = try Judge.samples(scratch.file("sound.mp4"))
    #expect(samples[(2 * 120_000)...].allSatisfy { abs($0) < 0.001 })
  }

  @Test func `a file that is not opened or holds nothing is silent and noted`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    try rewrite(try scratch.create("noise.mp4"), [UInt8](repeating: 0x5A, count: 10_000))
    let made = try Shoot(pieces: [
      .init(scratch.file("gone.mp4"), frames: 10), .init(scratch.file("noise.mp4"), frames: 10),
      .init(path, frames: 30),
    ]).sound(in: scratch, as: "sound.mp4")
    #expect(made.notes.count == 2)
    for (note, name) in zip(made.notes, ["gone.mp4", "noise.mp4"]) {
      #expect(note.hasPrefix("\(scratch.file(name)): its sound cannot be read ("))
      #expect(note.hasSuffix("): silence instead") && !note.contains("source:"), "\(note)")
    }
    #expect(made.frames == 50)
  }

  @Test func `samples that are no numbers are silent, and the film has its sound`() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mov")
    try clip(
      path, "aevalsrc='if(between(t,1,1.1),0/0,if(between(t,2,2.1),1/0,0.3*sin(880*PI*t)))':d=3",
      ["-c:a", "pcm_f32le"])
    let samples = try sound(of: [.init(path, frames: 90)], scratch)
    #expect(samples.allSatisfy { $0.isFinite })
    #expect(power(samples, 10_000..<40_000) > 0.001 && power(samples, 110_000..<140_000) > 0.001)
  }

  @Test func `a film of a thousand cuts is as long as its frames`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let pieces = (0..<1000).map {
      Shoot.Piece(
        path, at: FrameRate.film.time(ofFrame: Int64($0 % 110)), frames: 1, sound: $0.isMultiple(of: 10))
    }
    try Shoot(pieces: pieces).sound(in: scratch, as: "sound.mp4")
    let facts = try Judge.probe(scratch.file("sound.mp4"), "-show_entries", "stream=duration_ts")
    #expect(facts == ["duration_ts=1600000"])
  }

  /// A small grey clip with this sound.
  private func clip(_ path: String, _ source: String, _ encoder: [String], seconds: Int = 3) throws {
    try Judge.make(
      path,
      [
        "-f", "lavfi", "-i", "color=gray:s=64x36:r=30:d=\(seconds)", "-f", "lavfi", "-i", source, "-c:v",
        "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p",
      ] + encoder)
  }

  private func sound(of pieces: [Shoot.Piece], _ scratch: Scratch) throws -> [Float] {
    let made = try Shoot(pieces: pieces).sound(in: scratch, as: "sound.mp4")
    #expect(made.notes == [])
    return try Judge.samples(scratch.file("sound.mp4"))
  }

  /// Seconds at which the left side is first heard.
  private func onset(_ samples: [Float]) -> Double {
    let first = stride(from: 0, to: samples.count, by: 2).first { abs(samples[$0]) > 0.05 }
    return Double(first ?? samples.count) / 96_000
  }

  private func largestStep(_ samples: [Float], _ range: Range<Int>) -> Float {
    range.map { abs(samples[2 * $0 + 2] - samples[2 * $0]) }.max() ?? 0
  }

  private func power(_ samples: [Float], _ range: Range<Int>) -> Float {
    (range.reduce(0) { $0 + samples[2 * $1] * samples[2 * $1] } / Float(range.count)).squareRoot()
  }
}
