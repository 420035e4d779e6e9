internal import CLinux
internal import Glibc

/// A program that takes over this one's terminal until it ends, such as an editor.
package enum ForegroundProgram {
  /// Runs a shell's command with `file` as its last word, in our environment, with default signals.
  ///
  /// - Parameter speaksOnErrors: its output goes where ours goes for errors, so that ours stays one document.
  /// - Returns: the exit code, or 128 and the number of the signal that ended it, as a shell says.
  package static func run(
    _ command: String, on file: String, speaksOnErrors: Bool
  ) throws(LinuxError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if speaksOnErrors { posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
    reel_spawn_close_from(&actions, STDERR_FILENO + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    // The command may hold options; the file's name is never read by the shell.
    let spoken: [String] = ["sh", "-c", "\(command) \"$1\"", "sh", file]
    var words: [UnsafeMutablePointer<CChar>?] = spoken.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, "/bin/sh", &actions, &attributes, words, reel_environment())
    guard code == 0 else { throw LinuxError("spawn", "/bin/sh", code: code) }
    var status: Int32 = 0
    _ = try retrying("waitpid", command) { waitpid(pid, &status, 0) }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }
}
