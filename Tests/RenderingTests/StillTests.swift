internal import Glibc
internal import Media
internal import Plans
internal import Rendering
internal import Testing

/// Photos as shots: upright, in their colours, moving evenly.
@Suite struct StillTests {
  private static let film = PictureSize(width: 320, height: 180)

  /// Renders a shot of a still and gives its frames' planes.
  private func shot(
    _ path: String, _ motion: Motion, frames: Int64 = 4, orientation: Orientation = Orientation(),
    size: PictureSize = film, in scratch: Scratch
  ) throws -> [[UInt8]] {
    var piece = Shoot.Piece(path, frames: frames, rate: nil, sound: false, orientation: orientation)
    piece.look.motion = motion
    let made = try Shoot(pieces: [piece], size: size).segment(0, in: scratch, as: "segment.mp4")
    #expect(made.frames == frames && made.notes == [])
    return try Judge.pixels(scratch.file("segment.mp4"), width: size.width, height: size.height)
  }

  // MARK: Colours

  private static let patches: [[Double]] = [
    [235, 235, 235], [16, 16, 16], [128, 128, 128], [200, 60, 50], [60, 180, 70], [50, 70, 190],
    [210, 160, 130], [40, 150, 160],
  ]

  private static let storages: [(name: String, filter: String, encoder: [String])] = [
    ("jpeg420.jpg", "scale=out_color_matrix=bt601:out_range=full,format=yuvj420p", ["-q:v", "1"]),
    ("jpeg444.jpg", "scale=out_color_matrix=bt601:out_range=full,format=yuvj444p", ["-q:v", "1"]),
    ("rgb.png", "format=rgb24", []),
    ("deep.png", "format=rgb48be", []),
    ("palette.png", "split[a][b];[a]palettegen[p];[b][p]paletteuse", []),
    ("opaque.png", "format=rgba", []),
    ("lossless.webp", "format=bgra", ["-lossless", "1"]),
    ("lossy.webp", "scale=out_color_matrix=bt601:out_range=limited,format=yuv420p", ["-quality", "100"]),
    (
      "limited.avif", "scale=out_color_matrix=bt709:out_range=limited,format=yuv444p",
      ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "1", "-cpu-used", "8", "-colorspace", "bt709"]
    ),
    (
      "full10.avif", "scale=out_color_matrix=bt601:out_range=full,format=yuv420p10le",
      [
        "-c:v", "libaom-av1", "-still-picture", "1", "-crf", "1", "-cpu-used", "8", "-colorspace",
        "smpte170m",
        "-color_range", "pc",
      ]
    ),
  ]

  @Test(arguments: storages.indices)
  func `patches keep their colours`(index: Int) throws {
    let storage = StillTests.storages[index]
    let scratch = try Scratch()
    try Patches.write(scratch.file("patches.ppm"), StillTests.patches)
    let path = scratch.file(storage.name)
    try Judge.make(
      path, ["-i", scratch.file("patches.ppm"), "-vf", storage.filter, "-frames:v", "1"] + storage.encoder)
    let planes = try #require(try shot(path, Motion(.push, amount: 0), in: scratch).last)
    for (index, patch) in StillTests.patches.enumerated() {
      expect(planes, patch: index, is: Patches.bt709(patch), of: storage.name)
    }
  }

  @Test func `grey photos are grey, white and black`() throws {
    let scratch = try Scratch()
    let greys: [[Double]] = [0, 40, 80, 120, 160, 200, 230, 255].map { [$0, $0, $0] }
    try Patches.write(scratch.file("grey.ppm"), greys)
    for (name, filter) in [
      ("grey.jpg", "format=gray"), ("grey.png", "format=gray"), ("deep.png", "format=gray16be"),
    ] {
      try Judge.make(
        scratch.file(name), "-i", scratch.file("grey.ppm"), "-vf", filter, "-frames:v", "1", "-q:v", "1")
      let planes = try #require(try shot(scratch.file(name), Motion(.pull, amount: 0), in: scratch).last)
      for (index, grey) in greys.enumerated() {
        expect(planes, patch: index, is: Patches.bt709(grey), of: name)
      }
    }
  }

  @Test func `what is transparent is black`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("half.png"), "-f", "lavfi", "-i",
      "color=white:s=320x180,format=rgba,geq=r=255:g=255:b=255:a='if(lt(X,160),0,255)'", "-frames:v", "1")
    let planes = try #require(try shot(scratch.file("half.png"), Motion(.push, amount: 0), in: scratch).last)
    #expect(planes[90 * 320 + 80] <= 18)
    #expect(planes[90 * 320 + 240] >= 233)
  }

  // MARK: Upright

  @Test(arguments: 1...8)
  func `EXIF's orientation is applied once`(number: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("marks.jpg")
    // Upright the photo is white at the upper left, grey at the upper right, black below.
    let turn = [
      1: "null", 2: "hflip", 3: "hflip,vflip", 4: "vflip", 5: "transpose=cclock_flip", 6: "transpose=cclock",
      7: "transpose=clock_flip", 8: "transpose=clock",
    ]
    try Judge.make(
      path, "-f", "lavfi", "-i",
      "color=black:s=320x180,drawbox=w=160:h=90:c=white:t=fill,drawbox=x=160:w=160:h=90:c=gray:t=fill", "-vf",
      turn[number] ?? "null", "-frames:v", "1", "-q:v", "1")
    _ = try Judge.run("exiftool", ["-q", "-overwrite_original", "-n", "-Orientation=\(number)", path])
    let facts = try Probe.facts(of: try scratch.open(path))
    let orientation = try #require(facts.picture?.orientation)
    let picture = try #require(
      try shot(path, Motion(.push, amount: 0), orientation: orientation, in: scratch).last)
    #expect(picture[45 * 320 + 80] > 220)
    #expect((100...150).contains(picture[45 * 320 + 240]))
    #expect(picture[135 * 320 + 80] < 25 && picture[135 * 320 + 240] < 25)
  }

  // MARK: Motion

  /// Where the boundary between black on the left and white on the right lies in each frame, in fractions of pixels.
  private func edges(_ frames: [[UInt8]], width: Int, row: Int) -> [Double] {
    frames.map { frame in
      let line = frame[(row * width)..<(row * width + width)]
      return Double(width) - line.reduce(0.0) { $0 + min(1, max(0, (Double($1) - 16) / 219)) }
    }
  }

  private static let moves: [(Motion, step: Double)] = [
    (Motion(.forth, amount: 100), -0.1 * 320 / 59), (Motion(.back, amount: 100), 0.1 * 320 / 59),
    // A push moves what lies a quarter of the width from the centre by its amount of that quarter.
    (Motion(.push, amount: 80), 0.08 * 80 / 59), (Motion(.pull, amount: 80), -0.08 * 80 / 59),
  ]

  @Test(arguments: moves.indices)
  func `an edge moves evenly, by fractions of a pixel`(index: Int) throws {
    let (motion, step) = StillTests.moves[index]
    let scratch = try Scratch()
    // The edge lies at three quarters of the picture.
    try Judge.make(
      scratch.file("edge.png"), "-f", "lavfi", "-i",
      "color=black:s=1280x720,drawbox=x=960:w=320:h=720:c=white:t=fill,format=rgb24", "-frames:v", "1")
    let frames = try shot(scratch.file("edge.png"), motion, frames: 60, in: scratch)
    let places = edges(frames, width: 320, row: 90)
    for (a, b) in zip(places, places.dropFirst()) {
      #expect(abs(b - a - step) < 0.15, "from \(a) to \(b), not by \(step)")
    }
    let way = try #require(places.last) - places[0]
    #expect(abs(way - 59 * step) < 0.3, "\(way)")
  }

  @Test func `a photo of three by four stands in a landscape film over a darker blur of itself`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("tall.png"), "-f", "lavfi", "-i", "color=white:s=300x400,format=rgb24", "-frames:v", "1")
    let frames = try shot(scratch.file("tall.png"), Motion(.push, amount: 80), frames: 20, in: scratch)
    for frame in [frames[0], frames[10], frames[19]] {
      let line = frame[(90 * 320)..<(91 * 320)]
      let wide = line.count { $0 > 200 }
      #expect(abs(wide - 135) <= 3, "\(wide) pixels wide")
      #expect((90...150).contains(frame[90 * 320 + 20]))
    }
  }

  @Test func `a photo of four by three fills a landscape film`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("wide.jpg"), "-f", "lavfi", "-i", "color=white:s=1600x1200", "-frames:v", "1", "-q:v", "1")
    for move in Motion.Move.allCases {
      let frames = try shot(scratch.file("wide.jpg"), Motion(move, amount: 100), frames: 3, in: scratch)
      for frame in frames { #expect(frame[..<(320 * 180)].allSatisfy { $0 > 225 }) }
    }
  }

  @Test func `tiny, odd and narrow photos fit`() throws {
    let scratch = try Scratch()
    for (index, size) in ["1x1", "3x5", "641x361", "2000x20", "20x2000"].enumerated() {
      let path = scratch.file("odd\(index).png")
      try Judge.make(path, "-f", "lavfi", "-i", "color=white:s=\(size),format=rgb24", "-frames:v", "1")
      for move in Motion.Move.allCases {
        let frames = try shot(path, Motion(move, amount: 100), frames: 2, in: scratch)
        #expect(frames.count == 2 && frames[1][(90 * 320 + 158)...(90 * 320 + 161)].contains { $0 > 225 })
      }
    }
  }

  @Test func `what is no still, or is cut short at once, is refused`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("clip.mp4"), "-f", "lavfi", "-i", "testsrc=s=64x64:d=0.2", "-c:v", "libx264", "-pix_fmt",
      "yuv420p")
    for path in [scratch.file("clip.mp4")] {
      #expect(throws: RenderingError.self) {
        try shot(path, Motion(.push, amount: 80), in: scratch)
      }
    }
  }

  // MARK: Means

  private func expect(
    _ planes: [UInt8], patch index: Int, is wanted: (y: Int, u: Int, v: Int), of name: String
  ) {
    let seen = (
      y: Int(planes[90 * 320 + 40 * index + 20]), u: Int(planes[57_600 + 45 * 160 + 20 * index + 10]),
      v: Int(planes[72_000 + 45 * 160 + 20 * index + 10])
    )
    #expect(
      abs(seen.y - wanted.y) <= 3 && abs(seen.u - wanted.u) <= 3 && abs(seen.v - wanted.v) <= 3,
      "\(name), patch \(index): \(seen) instead of \(wanted)")
  }
}
