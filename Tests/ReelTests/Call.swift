import Glibc
import Linux
import Plans
import Wire

@testable import reel

/// One call of the client inside the test, with what it wrote.
struct Call {
  let exitCode: ExitCode
  let output: String
  let errors: String

  init(_ arguments: [String], socket: String? = nil) throws {
    let place = try Descriptor.openFolder("/tmp")
    let (output, errors) = (try place.openUnnamed(), try place.openUnnamed())
    let program = Program(
      arguments: arguments + (socket.map { ["--socket", $0] } ?? []), output: output, errors: errors)
    exitCode = program.run()
    self.output = String(decoding: try output.readAt(0, count: 1 << 20), as: UTF8.self)
    self.errors = String(decoding: try errors.readAt(0, count: 1 << 20), as: UTF8.self)
  }

  /// The one document on stdout.
  var document: JSON? {
    output.hasSuffix("\n") ? try? JSONText.parse(Array(output.utf8)) : nil
  }

  var lastLine: String { output.split(separator: "\n").last.map(String.init) ?? "" }
}

/// Documents as the daemon sends them.
enum Documents {
  static let plan: JSON = [
    "version": 1, "task": "montage", "source": "videos", "from": "2026-08-20", "to": "2026-08-20",
    "milliseconds": 60_000, "music": .null, "beat": false, "frame": "auto", "name": .null, "only": [],
    "without": [],
    "also": [], "origin": ["task": "plan", "milliseconds": "default", "frame": "default"],
    "notes": ["to was cut to today"],
  ]
  static let film: JSON = [
    "id": 3, "path": "/films/2026-08-20.mp4", "name": "2026-08-20.mp4", "frames": 1800, "fps": "30/1",
    "milliseconds": 60_000, "segments": ["encoded": 19, "reused": 1], "width": 1920, "height": 1080,
    "made": "2026-08-21T14:30:09+02:00", "state": "there",
  ]
  static let row: JSON = [
    "id": 17, "path": "2026/IMG_0412.MOV", "kind": "video", "state": "ready", "reason": .null,
    "taken": "2026-08-20T18:04:11.250+02:00", "day": "2026-08-20", "date_source": "quicktime-creationdate",
    "confidence": "exact", "milliseconds": 9833, "width": 1920, "height": 1080, "rotation": 90,
    "mirrored": false,
    "fps": .real(29.97), "vfr": false, "codec": "hevc", "hdr": "hlg",
    "sound": ["codec": "aac", "channels": 2, "rate": 48_000], "pair": .null, "copy_of": .null,
    "make": "Apple", "model": "iPhone 15 Pro",
  ]

  static func job(_ state: String, fraction: Double = 0, error: JSON = .null) -> JSON {
    [
      "id": 7, "state": .string(state), "fraction": .real(fraction), "step": "segment 9 of 20",
      "name": "y.mp4",
      "submitted": "2026-08-21T14:30:00+02:00", "film": .null, "error": error,
    ]
  }

  static func finished(_ state: String = "done", error: JSON = .null) -> [UInt8] {
    RPCNotification(
      .finished,
      params: [
        "job": 7, "state": .string(state), "plan": plan, "film": state == "done" ? film : .null,
        "answer": .null,
        "notes": state == "done" ? ["one clip was too dark"] : [], "error": error,
      ]
    ).line
  }

  static func progress(_ fraction: Double, job: Int64 = 7) -> [UInt8] {
    RPCNotification(
      .progress,
      params: [
        "job": .integer(job), "state": "rendering", "fraction": .real(fraction), "step": "segment 9 of 20",
      ]
    ).line
  }
}
