internal import Glibc
internal import Music
internal import Plans
internal import Rendering
internal import Testing

/// How loud a film and the sounds in it are, by ffmpeg's meter over the finished sound.
@Suite struct LevelTests {
  private static let near = 0.5

  /// A grey clip with this sound.
  private func clip(_ scratch: Scratch, _ name: String, _ source: String, seconds: Int) throws -> String {
    let path = scratch.file(name)
    try Judge.make(
      path,
      [
        "-f", "lavfi", "-i", "color=gray:s=64x36:r=30:d=\(seconds)", "-f", "lavfi", "-i", source, "-c:v",
        "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "192k", "-ar",
        "48000",
        "-ac", "2", "-t", "\(seconds)",
      ])
    return path
  }

  /// Somebody speaking from the first to the third second and on, in a clip of eight seconds.
  private func speech(_ scratch: Scratch, _ name: String, voice: String = "slt", volume: Double = 1) throws
    -> String
  {
    try Judge.make(
      scratch.file("said.wav"), "-f", "lavfi", "-i",
      "flite=voice=\(voice):text='look at that the children are running down to the sea already'", "-af",
      "adelay=2000,apad=whole_dur=8,volume=\(volume),aresample=48000", "-t", "8")
    return try clip(scratch, name, "amovie=\(scratch.file("said.wav"))", seconds: 8)
  }

  private func render(
    _ pieces: [Shoot.Piece], music: String? = nil, _ scratch: Scratch, as name: String = "sound.mp4"
  ) throws -> String {
    var shoot = Shoot(pieces: pieces)
    shoot.music = music
    #expect(try shoot.sound(in: scratch, as: name).notes == [])
    return scratch.file(name)
  }

  private func root(_ samples: [Float], _ range: Range<Double>) -> Double {
    let places = Int(range.lowerBound * 96_000)..<min(samples.count, Int(range.upperBound * 96_000))
    return (places.reduce(0.0) { $0 + Double(samples[$1] * samples[$1]) } / Double(places.count)).squareRoot()
  }

  @Test func `a video inside a still is levelled by its own sound`() throws {
    let scratch = try Scratch()
    let video = try clip(scratch, "v.mp4", "sine=f=300:r=48000:d=4,volume=-20dB", seconds: 4)
    let movie = try bytes(of: video)
    let still = [UInt8](repeating: 0xFF, count: 5000)
    try rewrite(try scratch.create("motion.jpg"), still + movie)
    let part = Int64(still.count)..<Int64(still.count + movie.count)
    let film = try render([.init(scratch.file("motion.jpg"), frames: 90, part: part)], scratch)
    #expect(abs(try Judge.loudness(film).lufs - -14) < Self.near)
  }

  @Test func `F3: shots are evened to 4 LU, noise is lifted by 6 dB at most, and no peak exceeds -1 dBTP`()
    throws
  {
    let scratch = try Scratch()
    let quiet = try clip(scratch, "q.mp4", "sine=f=300:r=48000:d=4,volume=0.02*8:precision=float", seconds: 4)
    let loud = try clip(scratch, "l.mp4", "sine=f=300:r=48000:d=4,volume=0.9*8:precision=float", seconds: 4)
    let noise = try clip(scratch, "n.mp4", "anoisesrc=a=0.001:r=48000:d=4", seconds: 4)
    let film = try render([quiet, loud, noise].map { .init($0, frames: 120) }, scratch)
    let whole = try Judge.loudness(film)
    #expect(abs(whole.lufs - -14) < Self.near)
    #expect(whole.peak <= -1)
    let first = try Judge.loudness(film, from: 0.5, seconds: 3).lufs
    let second = try Judge.loudness(film, from: 4.5, seconds: 3).lufs
    #expect(abs(first - second) < 1, "\(first) and \(second)")
    let lift = 20 * log10(root(try Judge.samples(film), 9..<11) / root(try Judge.samples(noise), 1..<3))
    #expect(lift < 6.3, "\(lift) dB")
  }

  @Test(arguments: ["awb", "slt"]) func `a film of quiet speech is as loud as any, and its noise stays low`(
    voice: String
  ) throws {
    let scratch = try Scratch()
    let said = try speech(scratch, "s.mp4", voice: voice, volume: 0.05)
    try Judge.make(
      scratch.file("noisy.mp4"), "-i", said, "-filter_complex",
      "[0:a]volume=1[a];anoisesrc=c=pink:a=0.004:r=48000:d=8,aformat=channel_layouts=stereo[n];[a][n]amix=normalize=0[m]",
      "-map", "0:v", "-map", "[m]", "-c:v", "copy", "-c:a", "aac", "-b:a", "192k")
    let loud = try clip(scratch, "l.mp4", "sine=f=300:r=48000:d=4,volume=4:precision=float", seconds: 4)
    let film = try render(
      [.init(scratch.file("noisy.mp4"), frames: 240), .init(loud, frames: 120)], scratch)
    let whole = try Judge.loudness(film)
    #expect(abs(whole.lufs - -14) < Self.near)
    #expect(whole.peak <= -1)
    let spoken = try Judge.loudness(film, from: 2.2, seconds: 3).lufs
    let tone = try Judge.loudness(film, from: 8.5, seconds: 3).lufs
    #expect(abs(spoken - tone) < 4, "\(spoken) and \(tone)")
    let before = root(try Judge.samples(scratch.file("noisy.mp4")), 0.3..<1.2)
    let lift = 20 * log10(root(try Judge.samples(film), 0.3..<1.2) / before)
    #expect(lift < 6.5, "the room is lifted by \(lift) dB")
  }

  @Test(arguments: ["awb", "kal", "slt"])
  func `music steps back 10 dB under speech and is back within half a second`(voice: String) throws {
    let scratch = try Scratch()
    let said = try speech(scratch, "s.mp4", voice: voice)
    // A tone above the voice, so that both can be told apart.
    let music = scratch.file("music.wav")
    try Judge.make(music, "-f", "lavfi", "-i", "sine=f=9000:r=48000:d=30,volume=3")
    let film = try render([.init(said, frames: 240)], music: music, scratch)
    let samples = try Judge.samples(film)
    let source = try Judge.samples(said)
    let loud = stride(from: 0, to: source.count, by: 2).filter { abs(source[$0]) > 0.02 }
    let begins = Double(try #require(loud.first)) / 96_000
    let ends = Double(try #require(loud.last)) / 96_000
    let alone = tone(samples, 0.5..<1)
    let levels = stride(from: begins + 0.02, to: ends - 0.1, by: 0.05).map { tone(samples, $0..<$0 + 0.05) }
    let musicLoudness = try Judge.loudness(film, from: 0.3, seconds: 1).lufs
    let spoken = try Judge.loudness(film, from: begins, seconds: ends - begins).lufs
    for level in levels {
      let under = musicLoudness + 20 * log10(level / alone)
      #expect(spoken - under >= 10, "speech \(spoken), music \(under)")
    }
    #expect(tone(samples, ends + 0.5..<ends + 0.6) > 0.9 * alone)
    #expect(abs(tone(samples, begins - 0.4..<begins - 0.35) / alone - 1) < 0.1)
    let whole = try Judge.loudness(film)
    #expect(abs(whole.lufs - -14) < Self.near)
    #expect(whole.peak <= -1)
  }

  @Test func `own sound without speech lies quietly under the music`() throws {
    let scratch = try Scratch()
    let sea = try clip(scratch, "sea.mp4", "anoisesrc=c=pink:a=0.3:r=48000:d=6", seconds: 6)
    let music = scratch.file("music.wav")
    try Judge.make(music, "-f", "lavfi", "-i", "sine=f=9000:r=48000:d=30,volume=3")
    let samples = try Judge.samples(try render([.init(sea, frames: 180)], music: music, scratch))
    let mixed = root(samples, 1..<3)
    let music9 = tone(samples, 1..<3) / 2.0.squareRoot()
    #expect(mixed < 1.3 * music9)
    #expect(mixed > 1.002 * music9)
  }

  @Test func `whatever is mixed, the film is as loud as any and no true peak exceeds -1 dBTP`() throws {
    let scratch = try Scratch()
    let harsh = try clip(
      scratch, "h.mp4",
      "aevalsrc='0.99*sgn(sin(2*PI*311*t))*lt(mod(t,0.5),0.1)+0.2*(2*random(0)-1)':s=48000:d=6",
      seconds: 6)
    let music = scratch.file("music.wav")
    // A quarter of the sample rate, 45 degrees off: its true peak lies 3 dB above its samples.
    try Judge.make(
      music, "-f", "lavfi", "-i", "aevalsrc='0.9*sin(2*PI*12000*t+PI/4)+0.3*sin(2*PI*80*t)':s=48000:d=20")
    for song in [nil, music] {
      let film = try render([.init(harsh, frames: 180)], music: song, scratch, as: "\(song == nil).mp4")
      let whole = try Judge.loudness(film)
      #expect(abs(whole.lufs - -14) < Self.near, "\(whole)")
      #expect(whole.peak <= -1, "\(whole)")
    }
  }

  @Test func `a film of a room's noise alone is not made loud`() throws {
    let scratch = try Scratch()
    let noise = try clip(scratch, "n.mp4", "anoisesrc=c=pink:a=0.002:r=48000:d=4", seconds: 4)
    let film = try render([.init(noise, frames: 120)], scratch)
    let lift = 20 * log10(root(try Judge.samples(film), 1..<3) / root(try Judge.samples(noise), 1..<3))
    #expect(lift < 6.3)
  }

  @Test(arguments: [
    "anoisesrc=c=pink:a=0.3", "sine=f=300", "aevalsrc='0.5*sin(1000*2*PI*t)*lt(mod(t,1),0.1)'",
    "aevalsrc='0.3*sin(2*PI*700*t+60*sin(2*PI*0.7*t))'",
    "anoisesrc=a=0.5,volume='exp(-20*mod(t,0.25))':eval=frame",
    "aevalsrc='0.5*exp(-6*mod(t,0.5))*sin(2*PI*t*(220+55*mod(floor(2*t),4)))'",
  ])
  func `no noise, tone, siren, clapping or tune is taken for speech`(source: String) throws {
    #expect(try found(source).isEmpty)
  }

  @Test(arguments: ["awb", "kal", "rms", "slt"]) func `speech is found where it is`(voice: String) throws {
    let said = try found(
      "flite=voice=\(voice):text='okay so we are here at the top of the mountain, over there is our hotel',adelay=1000,apad=pad_dur=2"
    )
    let first = try #require(said.first)
    let last = try #require(said.last)
    #expect(first.lowerBound > 48_000 && first.lowerBound < 96_000)
    #expect(said.reduce(0) { $0 + $1.count } > 2 * 48_000)
    #expect(last.upperBound > 3 * 48_000)
  }

  private func found(_ source: String) throws -> [Range<Int>] {
    let scratch = try Scratch()
    try Judge.make(scratch.file("a.wav"), "-f", "lavfi", "-i", source, "-t", "8", "-ar", "48000", "-ac", "2")
    let samples = try Judge.samples(scratch.file("a.wav"))
    var detector = SpeechDetector()
    detector.feed(stride(from: 0, to: samples.count, by: 2).map { samples[$0] })
    return detector.finish()
  }

  /// The amplitude of 9 kHz.
  private func tone(_ samples: [Float], _ range: Range<Double>) -> Double {
    var real = 0.0
    var imaginary = 0.0
    let first = Int(range.lowerBound * 48_000)
    let count = Int((range.upperBound - range.lowerBound) * 48_000)
    for index in 0..<count {
      let angle = 2 * Double.pi * 9000 * Double(index) / 48_000
      let taper = 1 - cos(2 * Double.pi * Double(index) / Double(count))
      real += Double(samples[2 * (first + index)]) * cos(angle) * taper
      imaginary += Double(samples[2 * (first + index)]) * sin(angle) * taper
    }
    return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(count)
  }
}
