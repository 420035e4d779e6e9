internal import Glibc
internal import Plans
internal import Rendering
internal import Testing

/// A source that ends, breaks or lies gives what it has, and the outcome says what is missing.
@Suite struct DamageTests {
  @Test func `a source that ends early holds its last picture and says for how long`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let piece = Shoot.Piece(path, at: MediaTime(milliseconds: 3000), frames: 45)
    let made = try Shoot(pieces: [piece]).segment(0, in: scratch, as: "segment.mp4")
    #expect(made.frames == 45)
    #expect(made.notes == ["ends early: its last picture is held for 15 of 45 frames"])
    let shown = try TruthClip.read(scratch.file("segment.mp4")).map(\.number)
    #expect(shown == (0..<45).map { min(119, 90 + $0) })
  }

  @Test func `a file cut short is held where its bytes end`() throws {
    let scratch = try Scratch()
    try Judge.make(scratch.file("whole.mp4"), noise + ["-movflags", "+faststart"])
    try cut(scratch.file("whole.mp4"), to: scratch.file("cut.mp4"), keeping: 0.5)
    let made = try Shoot(pieces: [.init(scratch.file("cut.mp4"), frames: 90)])
      .segment(0, in: scratch, as: "segment.mp4")
    #expect(made.frames == 90)
    let note = try #require(made.notes.first)
    #expect(note.contains("is held for") && note.contains("of 90 frames"))
    #expect(try TruthClip.read(scratch.file("segment.mp4")).count == 90)
  }

  @Test func `a shot that lies wholly behind the last picture is refused`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let piece = Shoot.Piece(path, at: MediaTime(milliseconds: 4100), frames: 10)
    #expect(throws: RenderingError.self) {
      try Shoot(pieces: [piece]).segment(0, in: scratch, as: "segment.mp4")
    }
    try Judge.make(scratch.file("whole.mp4"), noise + ["-movflags", "+faststart"])
    try cut(scratch.file("whole.mp4"), to: scratch.file("cut.mp4"), keeping: 0.5)
    let late = Shoot.Piece(scratch.file("cut.mp4"), at: MediaTime(milliseconds: 2700), frames: 5)
    #expect(throws: RenderingError.self) {
      try Shoot(pieces: [late]).segment(0, in: scratch, as: "segment.mp4")
    }
  }

  @Test func `a shot that lies wholly in a stretch missing from a transport stream is refused`() throws {
    let scratch = try Scratch()
    try Judge.make(scratch.file("whole.ts"), noise)
    // What a recorder loses while its card is full: packets, between two that are whole.
    try Judge.make(scratch.file("a.ts"), ["-i", scratch.file("whole.ts"), "-t", "1", "-c", "copy"])
    try Judge.make(
      scratch.file("b.ts"),
      ["-ss", "2", "-i", scratch.file("whole.ts"), "-c", "copy", "-output_ts_offset", "2"])
    let both = try bytes(of: scratch.file("a.ts")) + bytes(of: scratch.file("b.ts"))
    try write(both, to: scratch.file("gap.ts"))
    func shot(_ at: Int64, _ frames: Int64) throws -> Rendered {
      try Shoot(pieces: [.init(scratch.file("gap.ts"), at: MediaTime(milliseconds: at), frames: frames)])
        .segment(0, in: scratch, as: "segment.mp4")
    }
    #expect(throws: RenderingError.self) { try shot(1200, 15) }
    #expect(try shot(200, 15).frames == 15)
    #expect(try shot(900, 50).frames == 50)
  }

  @Test func `damaged pictures are counted in a note`() throws {
    let scratch = try Scratch()
    try Judge.make(scratch.file("whole.mp4"), noise)
    var bytes = try bytes(of: scratch.file("whole.mp4"))
    // Every 20 KB of the middle of the packets a hole.
    for start in stride(from: bytes.count / 4, to: bytes.count / 2, by: 20_000) {
      for place in start..<start + 200 { bytes[place] = 0xA5 }
    }
    try write(bytes, to: scratch.file("damaged.mp4"))
    let made = try Shoot(pieces: [.init(scratch.file("damaged.mp4"), frames: 80)])
      .segment(0, in: scratch, as: "segment.mp4")
    #expect(made.frames == 80)
    #expect(made.notes.contains { $0.hasPrefix("is damaged") }, "\(made.notes)")
  }

  @Test(arguments: ["noise", "empty", "sound"])
  func `what has no picture is refused with its reason`(kind: String) throws {
    let scratch = try Scratch()
    let path = scratch.file("file.mp4")
    switch kind {
    case "noise":
      try write((0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }, to: path)
    case "empty": try write([], to: path)
    default: try Judge.make(path, "-f", "lavfi", "-i", "sine=d=1", "-c:a", "aac")
    }
    #expect(throws: RenderingError.self) {
      try Shoot(pieces: [.init(path, frames: 10)]).segment(0, in: scratch, as: "segment.mp4")
    }
  }

  @Test func `a full disk is an error of the film, not of the source`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let full = open("/dev/full", O_RDWR)
    defer { close(full) }
    let shoot = Shoot(pieces: [.init(path, frames: 30)])
    let source = try scratch.open(path)
    let order = SegmentOrder(clip: shoot.timeline.clips[0], in: shoot.timeline)
    let error = #expect(throws: RenderingError.self) {
      try SegmentRenderer.render(order: order, source: source, output: full, progress: { _ in })
    }
    #expect("\(error as Any)".contains("No space left on device"))
  }

  private let noise = [
    "-f", "lavfi", "-i", "testsrc2=s=320x180:r=30:d=3,noise=alls=20:allf=t", "-c:v", "libx264", "-preset",
    "ultrafast", "-g", "30", "-pix_fmt", "yuv420p",
  ]

  private func cut(_ path: String, to copy: String, keeping share: Double) throws {
    let whole = try bytes(of: path)
    try write(Array(whole[..<Int(Double(whole.count) * share)]), to: copy)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw Failure("write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
