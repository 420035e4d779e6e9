internal import Glibc

/// ffmpeg and ffprobe as independent judges and makers of clips.
enum Judge {
  /// Makes `path` with ffmpeg from these arguments.
  static func make(_ path: String, _ arguments: String...) throws { try make(path, arguments) }

  static func make(_ path: String, _ arguments: [String]) throws {
    _ = try run("ffmpeg", ["-v", "error", "-nostdin", "-y", "-threads", "2"] + arguments + [path])
  }

  /// A film's or clip's grey levels, frame by frame, scaled to this size.
  static func luma(_ path: String, width: Int, height: Int, filter: String = "") throws -> [[UInt8]] {
    let chain = (filter.isEmpty ? "" : filter + ",") + "scale=\(width):\(height):flags=area"
    return try planes(path, chain, layout: "gray", size: width * height)
  }

  /// Every frame's stored planes, Y then U then V, 4:2:0.
  static func pixels(_ path: String, width: Int, height: Int) throws -> [[UInt8]] {
    try planes(path, "null", layout: "yuv420p", size: width * height * 3 / 2)
  }

  private static func planes(_ path: String, _ chain: String, layout: String, size: Int) throws -> [[UInt8]] {
    // A conversion to grey would stretch the range; the first plane is wanted as it is.
    let luma = layout == "gray" ? ",format=yuv420p,extractplanes=y" : ""
    let all = try run(
      "ffmpeg",
      [
        "-v", "error", "-nostdin", "-noautorotate", "-i", path, "-an", "-vf", chain + luma, "-vsync",
        "passthrough", "-f", "rawvideo", "-",
      ])
    return stride(from: 0, to: all.count - all.count % size, by: size).map { Array(all[$0..<$0 + size]) }
  }

  /// A film's samples as interleaved stereo at 48 kHz.
  static func samples(_ path: String) throws -> [Float] {
    let all = try run(
      "ffmpeg",
      ["-v", "error", "-nostdin", "-i", path, "-vn", "-ac", "2", "-ar", "48000", "-f", "f32le", "-"])
    return all.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }

  /// What ffprobe says, line by line.
  static func probe(_ path: String, _ arguments: String...) throws -> [String] {
    let all = try run("ffprobe", ["-v", "warning"] + arguments + ["-of", "default=nw=1", path])
    return String(decoding: all, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Everything ffmpeg complains of while it decodes a whole file.
  static func complaints(_ path: String) throws -> String {
    let ending = try spawn("ffmpeg", ["-v", "warning", "-nostdin", "-i", path, "-f", "null", "-"])
    return String(decoding: ending.errors, as: UTF8.self)
  }

  /// Loudness in LUFS and true peak in dBTP of a file's sound, or of a part of it, by ffmpeg's own meter.
  static func loudness(_ path: String, from: Double = 0, seconds: Double = 3600) throws -> (
    lufs: Double, peak: Double
  ) {
    let ending = try spawn(
      "ffmpeg",
      [
        "-nostdin", "-hide_banner", "-i", path, "-vn", "-af",
        "atrim=\(from):\(from + seconds),ebur128=peak=true:framelog=verbose", "-f", "null", "-",
      ])
    let words = String(decoding: ending.errors, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    func value(behind label: String) -> Double? {
      words.lastIndex(of: Substring(label)).flatMap { $0 + 1 < words.count ? Double(words[$0 + 1]) : nil }
    }
    guard let lufs = value(behind: "I:") else { throw Failure("no loudness of \(path)") }
    return (lufs, value(behind: "Peak:") ?? -.infinity)
  }

  static func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let ending = try spawn(program, arguments)
    guard ending.status == 0, ending.errors.isEmpty || program != "ffprobe" else {
      throw Failure("\(program) \(arguments): \(String(decoding: ending.errors, as: UTF8.self))")
    }
    return ending.output
  }

  private static func spawn(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: [UInt8], errors: [UInt8]) {
    let scratch = try Scratch()
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, scratch.file("output"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&files, 2, scratch.file("errors"), O_WRONLY | O_CREAT, 0o600)
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var pid = pid_t()
    let code = posix_spawnp(&pid, program, &files, nil, words + [nil], environ)
    guard code == 0 else { throw Failure("\(program) does not start: \(code)") }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return (status, try bytes(of: scratch.file("output")), try bytes(of: scratch.file("errors")))
  }
}
