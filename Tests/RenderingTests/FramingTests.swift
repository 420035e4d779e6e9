internal import Plans
internal import Rendering
internal import Testing

/// Whatever shape a source has, the film keeps it and its own size.
@Suite struct FramingTests {
  /// A source nobody asked for and everybody has.
  struct Odd: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
  }

  private static let odd = [
    Odd(
      testDescription: "odd sides, 4:4:4", arguments: ["testsrc=s=321x181:r=30:d=0.2", "-pix_fmt", "yuv444p"]),
    Odd(
      testDescription: "two by two",
      arguments: ["testsrc=s=32x32:r=30:d=0.2,scale=2:2", "-pix_fmt", "yuv420p"]),
    Odd(testDescription: "very wide", arguments: ["testsrc=s=640x34:r=30:d=0.2", "-pix_fmt", "yuv420p"]),
    Odd(testDescription: "very high", arguments: ["testsrc=s=34x640:r=30:d=0.2", "-pix_fmt", "yuv420p"]),
    Odd(
      testDescription: "a little too high",
      arguments: ["testsrc=s=320x184:r=30:d=0.2", "-pix_fmt", "yuv420p"]),
    Odd(testDescription: "grey", arguments: ["testsrc=s=322x182:r=30:d=0.2", "-pix_fmt", "gray"]),
  ]

  @Test(arguments: odd)
  func `any size fits`(source: Odd) throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("odd.mp4"),
      ["-f", "lavfi", "-i"] + source.arguments + ["-c:v", "libx264", "-preset", "ultrafast"])
    for orientation in [Orientation(), Orientation(rotation: 90, mirrored: true)] {
      let piece = Shoot.Piece(scratch.file("odd.mp4"), frames: 4, orientation: orientation)
      try Shoot(pieces: [piece]).segment(0, in: scratch, as: "segment.mp4")
      let facts = try Judge.probe(
        scratch.file("segment.mp4"), "-show_entries", "stream=width,height,nb_frames")
      #expect(facts == ["width=320", "height=180", "nb_frames=4"])
    }
  }

  @Test func `a portrait picture keeps its shape over a darker blur of itself`() throws {
    let scratch = try Scratch()
    // A white square of 80 pixels on grey; 320 high pixels become 180.
    try Judge.make(
      scratch.file("tall.mp4"), "-f", "lavfi", "-i",
      "color=c=0x909090:s=180x320:r=30:d=0.2,drawbox=x=50:y=120:w=80:h=80:c=white:t=fill", "-c:v", "libx264",
      "-preset", "ultrafast", "-pix_fmt", "yuv420p")
    try Shoot(pieces: [.init(scratch.file("tall.mp4"), frames: 3)]).segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 320, height: 180).last)
    let box = extent(of: picture, above: 190, width: 320)
    #expect(abs(box.width - 45) <= 1 && abs(box.height - 45) <= 1, "\(box)")
    let edge = Int(picture[90 * 320 + 10])
    #expect((40...110).contains(edge), "the background is \(edge)")
  }

  @Test(arguments: [
    (Plan.Framing.auto, true), (.whole, true), (.fill, false),
  ])
  func `what stands over is cut away only where the plan says fill`(
    framing: Plan.Framing, isWhole: Bool
  ) throws {
    let scratch = try Scratch()
    // A white band along the upper edge of 4:3: twelve lines of the film, or cut away.
    try Judge.make(
      scratch.file("band.mp4"), "-f", "lavfi", "-i",
      "color=c=0x404040:s=240x180:r=30:d=0.2,drawbox=x=0:y=0:w=240:h=12:c=white:t=fill", "-c:v", "libx264",
      "-preset", "ultrafast", "-pix_fmt", "yuv420p")
    var piece = Shoot.Piece(scratch.file("band.mp4"), frames: 3)
    piece.look.framing = framing
    try Shoot(pieces: [piece]).segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 320, height: 180).last)
    #expect((picture[4 * 320 + 160] > 190) == isWhole)
    // At the side is the blurred, darker copy, or the picture itself.
    let (side, middle) = (Int(picture[120 * 320 + 10]), Int(picture[120 * 320 + 160]))
    #expect((side < middle - 10) == isWhole, "\(side) beside \(middle)")
  }

  @Test(arguments: [
    (nil, 128), (Aim(x: 0, y: 500), 40), (Aim(x: 1000, y: 0), 216), (Aim(x: 410, y: 500), 102),
  ])
  func `a filled frame is cut around its aim, as far as the edges allow`(aim: Aim?, middle: Int) throws {
    let scratch = try Scratch()
    // Brighter from left to right; 320 by 180 pixels, of which a portrait film of 100 by 180 shows a part.
    try Judge.make(
      scratch.file("wide.mp4"), "-f", "lavfi", "-i",
      "nullsrc=s=320x180:r=30:d=0.2,format=yuv420p,geq=lum='X*255/320':cb=128:cr=128", "-c:v", "libx264",
      "-preset", "ultrafast", "-crf", "4")
    var piece = Shoot.Piece(scratch.file("wide.mp4"), frames: 3)
    piece.look.framing = .fill
    piece.look.aim = aim
    try Shoot(pieces: [piece], size: PictureSize(width: 100, height: 180))
      .segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 100, height: 180).last)
    #expect(abs(Int(picture[90 * 100 + 50]) - middle) <= 4, "\(picture[90 * 100 + 50])")
  }

  @Test func `pixels that are not square are made square`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("wide.mp4"), "-f", "lavfi", "-i",
      "color=black:s=720x576:r=25:d=0.2,drawbox=x=290:y=188:w=140:h=200:c=white:t=fill", "-vf",
      "setsar=64/45",
      "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p")
    let size = PictureSize(width: 1024, height: 576)
    try Shoot(pieces: [.init(scratch.file("wide.mp4"), frames: 3)], size: size)
      .segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 1024, height: 576).last)
    let box = extent(of: picture, above: 128, width: 1024)
    #expect(abs(Double(box.width) / Double(box.height) - 1) < 0.02, "\(box)")
  }

  @Test func `interlaced pictures have no comb, progressive ones are left alone`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("comb.mpg"), "-f", "lavfi", "-i",
      "color=black:s=720x576:r=50:d=1.4[b];color=white:s=80x300:r=50:d=1.4[w];[b][w]overlay=x='mod(t*300,600)':y=100,"
        + "format=yuv420p,tinterlace=interleave_top,setfield=tff",
      "-flags", "+ilme+ildct", "-top", "1", "-c:v", "mpeg2video", "-b:v", "6M", "-r", "25")
    let size = PictureSize(width: 720, height: 576)
    let piece = Shoot.Piece(
      scratch.file("comb.mpg"), at: MediaTime(milliseconds: 1000), frames: 3, rate: FrameRate(25, 1))
    try Shoot(pieces: [piece], size: size).segment(0, in: scratch, as: "segment.mp4")
    let film = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 720, height: 576).first)
    #expect(comb(film) < 1)
    let source = try Judge.luma(scratch.file("comb.mpg"), width: 720, height: 576)
    #expect(comb(source[25]) > 3, "the source shows none")
  }

  @Test func `a source may change its size in mid-shot`() throws {
    let scratch = try Scratch()
    for (name, source) in [
      ("a.ts", ["testsrc=s=320x180:r=25:d=1", "-output_ts_offset", "0"]),
      ("b.ts", ["testsrc=s=180x320:r=25:d=1", "-output_ts_offset", "1"]),
    ] {
      try Judge.make(
        scratch.file(name),
        ["-f", "lavfi", "-i", source[0], "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
          + source.dropFirst())
    }
    try Judge.make(
      scratch.file("change.ts"), "-i", "concat:\(scratch.file("a.ts"))|\(scratch.file("b.ts"))", "-c", "copy",
      "-copyts", "-f", "mpegts")
    let piece = Shoot.Piece(scratch.file("change.ts"), frames: 60, rate: FrameRate(25, 1))
    let made = try Shoot(pieces: [piece]).segment(0, in: scratch, as: "segment.mp4")
    #expect(made.notes == [])
    let pictures = try Judge.luma(scratch.file("segment.mp4"), width: 320, height: 180)
    #expect(pictures.count == 60)
    // The second source is framed: its background at the left is blurred, the first one's picture is not.
    #expect(pictures[10][..<320] != pictures[50][..<320])
  }

  /// The mean difference of two neighbouring rows.
  private func comb(_ picture: [UInt8]) -> Double {
    let rows = (picture[200 * 720..<201 * 720], picture[201 * 720..<202 * 720])
    return zip(rows.0, rows.1).reduce(0) { $0 + Swift.abs(Double($1.0) - Double($1.1)) } / 720
  }

  /// Width and height of what is brighter than `level`.
  private func extent(of picture: [UInt8], above level: UInt8, width: Int) -> (width: Int, height: Int) {
    let places = picture.indices.filter { picture[$0] > level }
    let columns = places.map { $0 % width }
    let rows = places.map { $0 / width }
    return (
      (columns.max() ?? 0) - (columns.min() ?? 0) + 1, (rows.max() ?? 0) - (rows.min() ?? 0) + 1
    )
  }
}
