internal import Glibc
internal import Testing

/// Makes small real clips with the ffmpeg command, an independent maker and judge.
enum ClipMaker {
  /// A clip with a moving picture and a tone.
  static func make(
    _ path: String, seconds: Int = 2, size: String = "320x180", tone: Int = 440
  ) async throws {
    try await run([
      "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=\(size):r=30:d=\(seconds)", "-f",
      "lavfi",
      "-i", "sine=f=\(tone):d=\(seconds)", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p",
      "-c:a",
      "aac", "-shortest", path,
    ])
  }

  /// How many frames a film's picture has.
  static func frames(_ path: String) async throws -> Int? {
    let text = try await run([
      "ffprobe", "-v", "error", "-select_streams", "v", "-count_packets", "-show_entries",
      "stream=nb_read_packets", "-of", "csv=p=0", path,
    ])
    return Int(text.prefix { $0.isNumber })
  }

  @discardableResult
  static func run(_ words: [String]) async throws -> String {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try await blocking {
      guard let stream = popen("exec \(line) 2>&1", "r") else { return (text: "", status: Int32(-1)) }
      var text: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = fread(&buffer, 1, buffer.count, stream)
        if count == 0 { break }
        text += buffer.prefix(count)
      }
      return (text: String(decoding: text, as: UTF8.self), status: pclose(stream))
    }
    guard result.status == 0 else { throw TestFailure("\(words[0]): \(result.text)") }
    return result.text
  }
}
