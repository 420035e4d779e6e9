internal import Glibc
internal import Plans
internal import Rendering
internal import Testing

/// A look at a clip shows what is there, quickly or exactly.
@Suite struct GlimpseReaderTests {
  /// Black at first, then a picture that changes every two seconds.
  private static let clip = [
    "-f", "lavfi", "-i",
    "testsrc2=s=320x180:r=30:d=12,hue=h=30*floor(t/2),drawbox=t=fill:c=black:enable='lt(t,4)'", "-pix_fmt",
    "yuv420p",
  ]

  private static let storages: [[String]] = [
    ["-c:v", "libx264", "-preset", "ultrafast", "-g", "30", "a.mp4"],
    ["-c:v", "libx264", "-preset", "veryfast", "-bf", "3", "-g", "600", "a.mkv"],
    [
      "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none:keyint=48:open-gop=1",
      "a.mov",
    ],
    ["-c:v", "libx264", "-preset", "ultrafast", "-g", "30", "a.ts"], ["-c:v", "mjpeg", "a.avi"],
  ]

  @Test(arguments: storages) func `a rough look tells the dark third from the others`(storage: [String])
    throws
  {
    let scratch = try Scratch()
    let path = scratch.file(storage.last ?? "")
    try Judge.make(path, Self.clip + storage.dropLast())
    for isRough in [false, true] {
      let glimpse = try GlimpseReader.glimpse(of: try scratch.open(path), GlimpseOrder(isRough: isRough))
      #expect(glimpse.areDull == [true, false, false], "rough: \(isRough)")
      #expect(!glimpse.isFrozen)
    }
  }

  @Test func `a rough look goes far behind a keyframe only where that shows nothing, or the clip is short`()
    throws
  {
    let scratch = try Scratch()
    func unseen(_ name: String, _ source: [String]) throws -> [Bool] {
      let path = scratch.file(name)
      try Judge.make(
        path, source + ["-c:v", "libx264", "-preset", "ultrafast", "-g", "600", "-sc_threshold", "0"])
      let glimpse = try GlimpseReader.glimpse(of: try scratch.open(path), GlimpseOrder(isRough: true))
      return glimpse.pictures.map(\.isEmpty)
    }
    func bright(_ seconds: Int) -> [String] {
      ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=30:d=\(seconds)", "-pix_fmt", "yuv420p"]
    }
    #expect(try unseen("bright.mp4", bright(12)) == [false, true, true])
    #expect(try unseen("short.mp4", bright(3)) == [false, false, false])
    #expect(try unseen("dark.mp4", Self.clip) == [false, false, false])
  }

  @Test func `the moments are those of the pictures, not of a longer sound`() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mkv")
    try Judge.make(
      path,
      ["-f", "lavfi", "-i", "sine=d=36"] + Self.clip + [
        "-c:v", "libx264", "-preset", "ultrafast", "-g", "30", "-c:a",
        "aac",
      ])
    let order = GlimpseOrder(isRough: true, length: MediaTime(milliseconds: 12_000))
    #expect(try GlimpseReader.glimpse(of: try scratch.open(path), order).areDull == [true, false, false])
  }

  @Test func `a part of a file is looked at as a file of its own`() throws {
    let scratch = try Scratch()
    try Judge.make(scratch.file("a.mp4"), Self.clip + ["-c:v", "libx264", "-preset", "ultrafast"])
    let movie = try bytes(of: scratch.file("a.mp4"))
    let file = try scratch.create("photo.jpg")
    try rewrite(file, [UInt8](repeating: 0xFF, count: 5000) + movie)
    for isRough in [false, true] {
      let order = GlimpseOrder(part: 5000..<5000 + Int64(movie.count), isRough: isRough)
      #expect(try GlimpseReader.glimpse(of: file, order).areDull == [true, false, false])
    }
  }
}
