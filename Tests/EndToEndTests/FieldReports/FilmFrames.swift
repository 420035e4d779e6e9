internal import Glibc

/// What can be seen and heard in a finished film.
struct FilmFrames {
  let path: String
  let scratch: Scratch

  /// Frames a second of the films looked at.
  static let rate = 30
  /// Samples a second of every film's sound.
  static let samples = 48_000

  /// One picture.
  struct Picture {
    var width: Int
    var height: Int
    /// Red, green and blue, row by row.
    var bytes: [UInt8]

    func red(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 3]) }
    func green(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 3 + 1]) }
    func blue(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 3 + 2]) }

    /// The colour at a place given in parts of the picture: red, green, blue, white or another.
    func colour(_ x: Double, _ y: Double) -> String {
      let (x, y) = (Int(x * Double(width)), Int(y * Double(height)))
      switch (red(x, y) > 150, green(x, y) > 150, blue(x, y) > 150) {
      case (true, false, false): return "red"
      case (false, true, false): return "green"
      case (false, false, true): return "blue"
      case (true, true, true): return "white"
      default: return "\(red(x, y)) \(green(x, y)) \(blue(x, y))"
      }
    }

    /// Width and height of what is brighter than `level`.
    func brightBox(above level: Int) -> (width: Int, height: Int) {
      var (left, right, top, bottom) = (width, -1, height, -1)
      for y in 0..<height {
        for x in 0..<width where min(red(x, y), green(x, y), blue(x, y)) > level {
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
      }
      return (right - left + 1, bottom - top + 1)
    }
  }

  /// The picture after so many seconds.
  func picture(at seconds: Double) async throws -> Picture {
    let facts = try await FilmFacts(path)
    let bytes = try await decoded("-ss", "\(seconds)", "-i", path, "-frames:v", "1", "-pix_fmt", "rgb24")
    return Picture(width: Int(facts.width), height: Int(facts.height), bytes: bytes)
  }

  /// The frames at which a flash begins.
  func flashes() async throws -> [Int] {
    let levels = try await decoded("-i", path, "-an", "-vf", "scale=2:2:flags=area,format=gray")
    var starts: [Int] = []
    var isBright = true
    for frame in 0..<levels.count / 4 {
      let wasBright = isBright
      isBright = levels[frame * 4] > 128
      if isBright && !wasBright { starts.append(frame) }
    }
    return starts
  }

  /// The seconds at which a beep begins, of those that follow on silence.
  func beeps() async throws -> [Double] {
    let bytes = try await decoded(
      "-i", path, "-vn", "-ac", "1", "-ar", "\(Self.samples)", "-c:a", "pcm_s16le")
    var beeps: [Double] = []
    // A beep's own zero crossings are no silence.
    var quiet = 0
    for place in 0..<bytes.count / 2 {
      let sample = Int16(bitPattern: UInt16(bytes[place * 2]) | UInt16(bytes[place * 2 + 1]) << 8)
      if abs(Int(sample)) < 3000 {
        quiet += 1
      } else {
        if quiet > Self.samples / 4 { beeps.append(Double(place) / Double(Self.samples)) }
        quiet = 0
      }
    }
    return beeps
  }

  private func decoded(_ words: String...) async throws -> [UInt8] {
    let raw = scratch.path("raw")
    let isSound = words.contains("-vn")
    let ending = try await Command(
      program: "ffmpeg",
      arguments: ["-nostdin", "-v", "error", "-y"] + words + ["-f", isSound ? "s16le" : "rawvideo", raw]
    ).run()
    guard ending.status == 0 else { throw JudgeFailure(program: "ffmpeg", errors: ending.errors) }
    defer { unlink(raw) }
    return try Scratch.read(raw)
  }
}
