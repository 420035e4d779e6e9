internal import Plans
internal import Rendering
internal import Testing

/// A film is exact in whatever it is encoded with, at every rate a film may have.
@Suite struct CodecTests {
  private static let tags: [Encoding.Codec: [String]] = [
    .h264: ["codec_name=h264", "codec_tag_string=avc1"], .hevc: ["codec_name=hevc", "codec_tag_string=hvc1"],
    .av1: ["codec_name=av1", "codec_tag_string=av01"],
  ]

  @Test(arguments: Encoding.Codec.allCases)
  func `segments of every codec join without a lost or doubled frame`(codec: Encoding.Codec) throws {
    if codec == .av1 { try PriorityRights.giveUp() }
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let cuts: [(at: Int64, frames: Int64)] = [(0, 40), (70, 1), (31, 29)]
    var shoot = Shoot(
      pieces: cuts.map { .init(path, at: FrameRate.film.time(ofFrame: $0.at), frames: $0.frames) })
    shoot.codec = codec
    let film = try shoot.film(in: scratch)
    let facts = try Judge.probe(
      film, "-select_streams", "v", "-show_entries",
      "stream=codec_name,codec_tag_string,nb_frames,pix_fmt,color_range,color_space,color_transfer,color_primaries"
    )
    #expect(
      facts == (Self.tags[codec] ?? []) + [
        "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709", "color_transfer=bt709",
        "color_primaries=bt709", "nb_frames=70",
      ])
    #expect(try Judge.complaints(film) == "")
    let shown = try TruthClip.read(film).map(\.number)
    #expect(shown == cuts.flatMap { cut in (cut.at..<cut.at + cut.frames).map { Int($0) } })
  }

  @Test(arguments: Encoding.Codec.allCases)
  func `the same order gives the same bytes`(codec: Encoding.Codec) throws {
    if codec == .av1 { try PriorityRights.giveUp() }
    let scratch = try Scratch()
    var shoot = Shoot(pieces: [.init(try TruthClip.all[0].make(in: scratch), frames: 45)])
    shoot.codec = codec
    try shoot.segment(0, in: scratch, as: "one.mp4")
    try shoot.segment(0, in: scratch, as: "two.mp4")
    #expect(try bytes(of: scratch.file("one.mp4")) == bytes(of: scratch.file("two.mp4")))
  }

  @Test(arguments: FrameRate.films)
  func `a film of every rate is as long as its frames say, in picture and sound`(rate: FrameRate) throws {
    let scratch = try Scratch()
    let clips = try TruthClip.all.map { (clip: $0, path: try $0.make(in: scratch)) }
    var shoot = Shoot(
      pieces: clips.map {
        .init($0.path, at: MediaTime(milliseconds: 300), frames: 37, rate: $0.clip.rate)
      })
    shoot.rate = rate
    let film = try shoot.film(in: scratch)
    let frames = 37 * clips.count
    let facts = try Judge.probe(film, "-show_entries", "stream=r_frame_rate,nb_frames,duration")
    let seconds = Double(frames * Int(rate.denominator)) / Double(rate.numerator)
    let lengths = facts.filter { $0.hasPrefix("duration=") }.compactMap { Double($0.dropFirst(9)) }
    #expect(facts.contains("r_frame_rate=\(rate)") && facts.contains("nb_frames=\(frames)"))
    #expect(lengths.count == 2 && lengths.allSatisfy { abs($0 - seconds) < 0.0005 }, "\(lengths)")
    #expect(try Judge.complaints(film) == "")
    // Each frame shows the source's nearest one: no shot runs faster or slower than it was filmed.
    let shown = try TruthClip.read(film).map(\.number)
    for (index, clip) in clips.enumerated() where !clip.clip.name.contains("vfr") {
      let steps = Double(shown[index * 37 + 36] - shown[index * 37])
      let due = 36 * clip.clip.rate.framesPerSecond / rate.framesPerSecond
      #expect(abs(steps - due) <= 1, "\(clip.clip.name): \(steps) frames instead of \(due)")
    }
  }
}
