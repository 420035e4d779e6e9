internal import Plans
internal import Rendering
internal import Testing

/// Music lies under the film and never changes its length.
@Suite struct MusicTests {
  @Test(arguments: ["mp3", "m4a", "flac", "wav", "ogg"])
  func `music begins at its offset in every container`(container: String) throws {
    let scratch = try Scratch()
    let path = scratch.file("music.\(container)")
    // Silence, then a tone from 2.5 s on.
    try Judge.make(path, "-f", "lavfi", "-i", "aevalsrc='0.5*sin(2*PI*500*t)*gte(t,2.5)':s=44100:d=20")
    let samples = try sound(under: path, offset: MediaTime(milliseconds: 1500), seconds: 4, scratch)
    let first = stride(from: 0, to: samples.count, by: 2).first { abs(samples[$0]) > 0.1 } ?? 0
    #expect(abs(Double(first) / 96_000 - 1) < 0.005)
    #expect(samples.count >= 2 * 4 * 48_000 && samples.count < 2 * (4 * 48_000 + 1024))
  }

  @Test func `music fades out over the film's last two seconds`() throws {
    let scratch = try Scratch()
    try Judge.make(scratch.file("music.wav"), "-f", "lavfi", "-i", "sine=f=500:d=30,volume=4")
    let samples = try sound(under: scratch.file("music.wav"), seconds: 5, scratch)
    let level = peak(samples, 1..<2)
    #expect(level > 0.1)
    #expect(abs(peak(samples, 2.5..<2.9) / level - 1) < 0.05)
    #expect(abs(peak(samples, 3.95..<4.05) / level - 0.5) < 0.06)
    #expect(peak(samples, 4.95..<5) / level < 0.06)
  }

  @Test func `shorter music fades out at its own end and the film goes on`() throws {
    let scratch = try Scratch()
    try Judge.make(scratch.file("music.mp3"), "-f", "lavfi", "-i", "sine=f=500:d=3,volume=4")
    let samples = try sound(under: scratch.file("music.mp3"), seconds: 6, scratch)
    #expect(abs(peak(samples, 1.95..<2.05) / peak(samples, 0.2..<0.9) - 0.5) < 0.08)
    #expect(peak(samples, 3.1..<6) < 0.002)
    #expect(samples.count >= 2 * 6 * 48_000)
  }

  @Test func `nothing clips however loud both are`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("loud.mp4"), "-f", "lavfi", "-i", "color=gray:s=64x36:r=30:d=3", "-f", "lavfi", "-i",
      "aevalsrc='0.99*sin(2*PI*300*t)':s=48000:d=3", "-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac",
      "-b:a", "256k")
    try Judge.make(
      scratch.file("music.wav"), "-f", "lavfi", "-i", "aevalsrc='0.99*sin(2*PI*310*t)':s=48000:d=9")
    let samples = try sound(
      of: scratch.file("loud.mp4"), under: scratch.file("music.wav"), seconds: 3, scratch)
    #expect(peak(samples, 0..<3) < 0.89)
    #expect(peak(samples, 0.2..<0.9) > 0.2)
  }

  @Test func `music that cannot be had is refused`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    try Judge.make(scratch.file("mute.mp4"), "-i", path, "-an", "-c", "copy")
    for music in [scratch.file("gone.mp3"), scratch.file("mute.mp4")] {
      var shoot = Shoot(pieces: [.init(path, frames: 30)])
      shoot.music = music
      #expect(throws: RenderingError.self) { try shoot.sound(in: scratch, as: "sound.mp4") }
    }
  }

  private func sound(
    of path: String = "none", under music: String, offset: MediaTime = .zero, seconds: Int64,
    _ scratch: Scratch
  ) throws -> [Float] {
    var shoot = Shoot(pieces: [.init(path, frames: seconds * 30, sound: path != "none")])
    shoot.music = music
    shoot.offset = offset
    #expect(try shoot.sound(in: scratch, as: "sound.mp4").notes == [])
    return try Judge.samples(scratch.file("sound.mp4"))
  }

  /// The largest sample between two moments, seconds.
  private func peak(_ samples: [Float], _ range: Range<Double>) -> Float {
    let places = Int(range.lowerBound * 48_000)..<Int(range.upperBound * 48_000)
    return places.map { abs(samples[2 * $0]) }.max() ?? 0
  }
}
