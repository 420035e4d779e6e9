internal import Plans

/// Clips of a test's own, made by ffmpeg.
struct Footage: Sendable {
  var name: String
  var taken = "2026-05-02T08:00:00Z"
  var seconds = 4
  var size = "320x180"
  var rate = "30"
  var encoder = ["-c:v", "libx264", "-preset", "ultrafast", "-g", "30", "-pix_fmt", "yuv420p"]
  /// Channels; 0 is no sound.
  var channels = 2
  /// What a player turns the picture by, clockwise.
  var rotation = 0
  /// Picks another picture for every clip.
  var hue = 0

  /// Writes the clip into `folder` under a temporary name and moves it there, as a careful copier does.
  func make(in folder: String, scratch: Scratch) async throws {
    let ending = name.split(separator: ".").last ?? "mp4"
    let work = scratch.path("work.\(ending)")
    var words = ["-nostdin", "-v", "error", "-y"]
    words += ["-f", "lavfi", "-i", "testsrc2=s=\(size):r=\(rate):d=\(seconds),hue=h=\(hue)"]
    if channels > 0 {
      words += ["-f", "lavfi", "-i", "sine=f=\(300 + hue):r=44100:d=\(seconds)", "-ac", "\(channels)"]
    }
    words += encoder + ["-c:a", "aac", "-metadata", "creation_time=\(taken)", work]
    try await run(words)
    if rotation != 0 {
      let turned = scratch.path("turned.\(ending)")
      try await run(
        ["-nostdin", "-v", "error", "-y", "-i", work, "-c", "copy", "-map_metadata", "0"]
          + ["-metadata:s:v:0", "rotate=\((360 - rotation) % 360)", turned])
      _ = try await judge("mv", turned, work)
    }
    _ = try await judge("mv", work, "\(folder)/\(name)")
  }

  private func run(_ words: [String]) async throws {
    let ending = try await Command(program: "ffmpeg", arguments: words).run()
    guard ending.status == 0 else { throw JudgeFailure(program: "ffmpeg", errors: ending.errors) }
  }
}

extension Household {
  /// Makes clips in the watched folder.
  func drop(_ footage: [Footage]) async throws {
    for clip in footage { try await clip.make(in: self.footage, scratch: scratch) }
  }

  /// `count` clips of one day, an hour apart, each with its own picture.
  static func day(_ count: Int, seconds: Int = 4) -> [Footage] {
    (0..<count).map { index in
      Footage(
        name: "VID_\(index).mp4", taken: "2026-05-02T\(index < 10 ? "0" : "")\(index):00:00Z",
        seconds: seconds,
        hue: index * 40)
    }
  }
}
