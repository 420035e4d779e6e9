internal import Glibc
internal import Plans
internal import Rendering
internal import Testing

/// Fades and dissolves, measured in the pictures and samples of finished films.
@Suite struct TransitionTests {
  private static let days = [Day("2026-08-20"), Day("2026-08-21")]
  /// Levels of luma of two clips that differ in nothing else.
  private static let dark: UInt8 = 60
  private static let light: UInt8 = 181

  private func flat(_ level: UInt8, tone: Int, in scratch: Scratch) throws -> String {
    let path = scratch.file("\(level).mp4")
    try Judge.make(
      path, "-f", "lavfi", "-i",
      "color=c=black:s=320x180:r=30:d=6,format=yuv420p,geq=lum=\(level):cb=128:cr=128", "-f", "lavfi", "-i",
      "aevalsrc=0.3*sin(\(tone)*2*PI*t):s=48000:d=6", "-c:v", "libx264", "-preset", "ultrafast", "-crf", "10",
      "-c:a", "aac", "-b:a", "192k")
    return path
  }

  /// Two shots of two days, 2 s each, from 1 s into their clips.
  private func shoot(_ scratch: Scratch, _ paths: [String]) -> Shoot {
    let pieces = zip(paths, TransitionTests.days).map { path, day in
      var piece = Shoot.Piece(path, at: MediaTime(milliseconds: 1000), frames: 60)
      piece.day = day
      return piece
    }
    return Shoot(pieces: pieces, transitions: .dissolves)
  }

  @Test func `a dissolve is half of each shot on the frame of the cut, and fades begin and end in black`()
    throws
  {
    let scratch = try Scratch()
    let paths = [
      try flat(TransitionTests.dark, tone: 440, in: scratch),
      try flat(TransitionTests.light, tone: 1000, in: scratch),
    ]
    let film = try shoot(scratch, paths).film(in: scratch)
    let levels = try Judge.luma(film, width: 1, height: 1).map { Int($0[0]) }
    #expect(levels.count == 120)
    let (dark, light) = (Int(TransitionTests.dark), Int(TransitionTests.light))
    // Black, then half, then whole after half a second.
    for (frame, level) in [(0, 16), (15, dark), (48, dark), (60, (dark + light) / 2), (72, light), (119, 16)]
    {
      #expect(abs(levels[frame] - level) <= 3, "frame \(frame): \(levels[frame]) instead of \(level)")
    }
    #expect(abs(levels[89] - light) <= 3, "the last second alone goes to black")
    for frames in [0..<15, 48..<72] {
      for frame in frames { #expect(levels[frame] <= levels[frame + 1] + 1, "frame \(frame)") }
    }
    for frame in 89..<119 { #expect(levels[frame] + 1 >= levels[frame + 1], "frame \(frame)") }
    #expect(try FilmCheck.verify(try scratch.open(film)).frames == 120)
  }

  @Test func `what is shown longer comes from beyond the cuts, frame for frame`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    var shoot = shoot(scratch, [path, path])
    let timeline = shoot.timeline
    #expect(timeline.segments.map(\.kind) == [.fadeIn, .shot, .dissolve, .shot, .fadeOut])
    let faded = try TruthClip.read(try shoot.film(in: scratch, as: "faded.mp4"))
    shoot.transitions = .cuts
    let cut = try TruthClip.read(try shoot.film(in: scratch, as: "cut.mp4"))
    #expect(faded.count == cut.count)
    for frame in cut.indices where (20..<49).contains(frame) || (72..<80).contains(frame) {
      #expect(faded[frame] == cut[frame], "frame \(frame)")
    }
    // The old shot goes on beyond its cut, the new one begins before it.
    let segment = timeline.segments[2]
    #expect(segment.firstFrame == 49 && segment.order.frames == 23 && segment.order.first == 49)
    guard case .dissolve(let part) = segment.order.effect else { throw Failure("no dissolve") }
    #expect(part.first == -11)
  }

  @Test func `the sound crosses over with the picture, as loud as before`() throws {
    let scratch = try Scratch()
    let paths = [try flat(60, tone: 440, in: scratch), try flat(181, tone: 1000, in: scratch)]
    let film = try shoot(scratch, paths).film(in: scratch)
    let samples = try Judge.samples(film)
    /// Root mean square over a tenth of a second around a frame.
    func loudness(_ frame: Double) -> Double {
      let middle = Int(frame * 1600)
      let part = (middle - 2400..<middle + 2400).map { Double(samples[2 * $0]) }
      return (part.reduce(0) { $0 + $1 * $1 } / Double(part.count)).squareRoot()
    }
    // What the film's own loudness makes of each tone, which weighs high ones more.
    let (before, after) = (loudness(30), loudness(80))
    #expect(before > 0.1 && after > 0.1)
    for frame in [54.0, 60, 66] {
      let level = loudness(frame)
      #expect(
        level > 0.85 * min(before, after) && level < 1.15 * max(before, after), "frame \(frame): \(level)")
    }
    #expect(loudness(1.5) < 0.3 * before && loudness(118) < 0.25 * after)
    // Of both tones in the middle, of one alone outside.
    #expect(share(of: 440, samples, at: 60) > 0.8 * before && share(of: 1000, samples, at: 60) > 0.8 * after)
    #expect(share(of: 1000, samples, at: 40) < 0.01 && share(of: 440, samples, at: 80) < 0.01)
    let jumps = stride(from: 2, to: samples.count, by: 2).map { abs(samples[$0] - samples[$0 - 2]) }
    #expect((jumps.max() ?? 0) < 0.06, "\(jumps.max() ?? 0)")
  }

  /// The amplitude of a tone in the tenth of a second around a frame.
  private func share(of tone: Double, _ samples: [Float], at frame: Int) -> Double {
    var (sine, cosine) = (0.0, 0.0)
    for number in frame * 1600 - 2400..<frame * 1600 + 2400 {
      let angle = 2 * Double.pi * tone * Double(number) / 48_000
      sine += Double(samples[2 * number]) * sin(angle)
      cosine += Double(samples[2 * number]) * cos(angle)
    }
    return (sine * sine + cosine * cosine).squareRoot() / 2400
  }

  @Test func `a photo moves on evenly through its transitions`() throws {
    let scratch = try Scratch()
    let photo = scratch.file("photo.png")
    try Judge.make(photo, "-f", "lavfi", "-i", "testsrc2=s=960x540,format=rgb24", "-frames:v", "1")
    let path = try flat(60, tone: 440, in: scratch)
    var shoot = shoot(scratch, [path, photo])
    shoot.pieces[1].look = Look(
      orientation: Orientation(), sound: false, motion: Motion(.push, amount: 80))
    let kinds = shoot.timeline.segments.map(\.kind)
    #expect(kinds == [.fadeIn, .shot, .dissolve, .shot, .fadeOut])
    let film = try shoot.film(in: scratch)
    let frames = try Judge.pixels(film, width: 320, height: 180)
    #expect(frames.count == 120)
    // Neighbours differ by a motion, and by no more where the dissolve ends than within the shot.
    func step(_ frame: Int) -> Double {
      let luma = 320 * 180
      let sum = (0..<luma).reduce(0) { $0 + abs(Int(frames[frame][$1]) - Int(frames[frame + 1][$1])) }
      return Double(sum) / Double(luma)
    }
    let usual = step(80)
    #expect(usual > 0.05)
    #expect(step(74) < 3 * usual && step(78) < 3 * usual, "\(step(74)) \(step(78)) \(usual)")
  }

  /// What ffprobe says of chapters, line by line; that it has no decoder for their track of text is no fault.
  private func chapters(of film: String) throws -> [String] {
    let all = try Judge.run(
      "ffprobe", ["-v", "error", "-show_chapters", "-of", "default=nw=1", film])
    return String(decoding: all, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test func `chapters begin with their days and the index stays in front`() throws {
    let scratch = try Scratch()
    let path = try flat(60, tone: 440, in: scratch)
    var shoot = shoot(scratch, [path, path])
    shoot.transitions = .cuts
    shoot.chapters = [
      Chapter(title: "20 августа 2026", firstFrame: 0), Chapter(title: "21 августа 2026", firstFrame: 60),
    ]
    let film = try shoot.film(in: scratch)
    let chapters = try chapters(of: film)
    let times = chapters.filter { $0.hasPrefix("start_time") || $0.hasPrefix("end_time") }
    #expect(
      times == [
        "start_time=0.000000", "end_time=2.000000", "start_time=2.000000", "end_time=4.000000",
      ])
    let titles = chapters.filter { $0.hasPrefix("TAG:title") }
    #expect(titles == ["TAG:title=20 августа 2026", "TAG:title=21 августа 2026"])
    let bytes = try bytes(of: film)
    let index = try #require(bytes.firstRange(of: Array("moov".utf8)))
    let media = try #require(bytes.firstRange(of: Array("mdat".utf8)))
    #expect(index.lowerBound < media.lowerBound)
    #expect(try Judge.complaints(film) == "")
    #expect(try FilmCheck.verify(try scratch.open(film)).frames == 120)
  }

  @Test func `a film with a chapter in each frame has room for them in its index`() throws {
    let scratch = try Scratch()
    let path = try flat(60, tone: 440, in: scratch)
    var shoot = Shoot(pieces: [.init(path, frames: 100)])
    let long = String(repeating: "д", count: 300)
    shoot.chapters = (0..<100).map { Chapter(title: "\($0) \(long)", firstFrame: Int64($0)) }
    let film = try shoot.film(in: scratch)
    #expect(try chapters(of: film).count { $0.hasPrefix("TAG:title") } == 100)
    #expect(try FilmCheck.verify(try scratch.open(film)).frames == 100)
  }
}
