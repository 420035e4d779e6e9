internal import Dispatch
internal import Glibc
internal import Linux
internal import Plans
internal import Wire

/// One run of a program to its end.
struct Command: Sendable {
  /// How it ended and what it wrote.
  struct Ending: Sendable {
    /// The exit status, or 128 and the signal's number.
    var status: Int32
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The output without its last line feed, line by line.
    var lines: [Substring] { text.split(separator: "\n") }
    /// The one JSON document that is the output.
    var json: JSON { (try? JSONText.parse(output)) ?? .null }
  }

  /// An absolute path, or a name that is looked up in PATH.
  var program: String
  var arguments: [String]
  /// Beside PATH and LANG.
  var environment: [String: String] = [:]
  /// What standard input holds.
  var input: String = ""

  /// Runs it off the pool's threads, so that other tests go on meanwhile.
  func run() async throws -> Ending {
    let scratch = Scratch()
    try scratch.write(input, to: "input")
    let pid = try start(
      input: scratch.path("input"), output: scratch.path("output"), errors: scratch.path("errors"))
    let status = await Command.ending(of: pid)
    return Ending(
      status: status, output: try scratch.read("output"),
      errors: String(decoding: try scratch.read("errors"), as: UTF8.self))
  }

  /// Starts it over these files and returns its pid.
  func start(input: String = "/dev/null", output: String, errors: String) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_addopen(&files, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var variables = environment
    variables["PATH"] = ThisProcess.environment("PATH") ?? "/usr/bin:/bin"
    variables["LANG"] = "C"
    let words = ([program] + arguments).map { strdup($0) }
    let settings = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + settings { free(text) } }
    var pid = pid_t()
    let code = posix_spawnp(&pid, program, &files, nil, words + [nil], settings + [nil])
    guard code == 0 else { throw LinuxError("posix_spawn", program, code: code) }
    return pid
  }

  /// Waits for a child; the exit status, or 128 and the signal's number.
  static func ending(of pid: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        continuation.resume(returning: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
      }
    }
  }
}

/// Runs one of the independent judges and expects it to be content.
func judge(_ program: String, _ arguments: String...) async throws -> Command.Ending {
  try await judge(program, arguments)
}

@discardableResult
func judge(_ program: String, _ arguments: [String]) async throws -> Command.Ending {
  let ending = try await Command(program: program, arguments: arguments).run()
  guard ending.status == 0 else { throw JudgeFailure(program: program, errors: ending.errors) }
  return ending
}

/// ffmpeg, ffprobe or python3 did not do what a test asked of it.
struct JudgeFailure: Error {
  var program: String
  var errors: String
}
