internal import Plans
internal import Wire

/// What ffprobe finds in a film.
struct FilmFacts: Sendable {
  var frames: Int64
  var width: Int64
  var height: Int64
  var rate: String
  /// Seconds by which the sound ends after the picture.
  var soundLag: Double
  var title: String?
  var picture: JSON
  var sound: JSON

  init(_ path: String) async throws {
    let words = ["-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", path]
    let ending = try await Command(program: "ffprobe", arguments: words).run()
    guard ending.status == 0 else { throw JudgeFailure(program: "ffprobe", errors: ending.errors) }
    let streams = ending.json["streams"]?.array ?? []
    picture = streams.first { $0["codec_type"]?.string == "video" } ?? .null
    sound = streams.first { $0["codec_type"]?.string == "audio" } ?? .null
    frames = picture["nb_read_frames"]?.string.flatMap { Int64($0) } ?? 0
    width = picture["width"]?.integer ?? 0
    height = picture["height"]?.integer ?? 0
    rate = picture["r_frame_rate"]?.string ?? ""
    title = ending.json["format"]?["tags"]?["title"]?.string
    let packets = try await judge(
      "ffprobe", "-v", "error", "-select_streams", "a:0", "-show_entries", "packet=pts_time,duration_time",
      "-of",
      "csv=p=0", path)
    let ends = packets.lines.map { line in
      line.split(separator: ",").prefix(2).compactMap { Double($0) }.reduce(0, +)
    }
    soundLag = (ends.max() ?? 0) - Double(frames) / 30
  }
}
