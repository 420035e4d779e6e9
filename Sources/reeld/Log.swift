internal import Glibc
internal import Linux

/// Lines on standard error; in the journal with their priority (sd-daemon(3)).
enum Log {
  private static let isJournal = ThisProcess.environment("JOURNAL_STREAM") != nil

  /// Something a person who looks after the daemon may want to know.
  static func note(_ text: String) { write(text, priority: "<6>") }

  /// Something that needs a person.
  static func warn(_ text: String) { write(text, priority: "<4>") }

  private static func write(_ text: String, priority: String) {
    let line = text.map { $0.isNewline ? " " : $0 }
    let bytes = Array("\(isJournal ? priority : "reeld: ")\(String(line))\n".utf8)
    // One call for one line; a log that cannot be written is no reason to stop.
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
