internal import CLinux
internal import Glibc

/// A system call that failed: what was tried, on what, and the kernel's answer.
package struct LinuxError: Error, Sendable, Equatable {
  /// The call's name, such as `open`.
  package let operation: String
  /// The path or thing it was tried on; empty when there is none to name.
  package let subject: String
  /// The errno value.
  package let code: Int32

  package init(_ operation: String, _ subject: String = "", code: Int32) {
    self.operation = operation
    self.subject = subject
    self.code = code
  }

  /// The error the last failed call of this thread left behind.
  package static func last(_ operation: String, _ subject: String = "") -> LinuxError {
    LinuxError(operation, subject, code: errno)
  }

  /// One line for a log, such as `open /a/b: No such file or directory (ENOENT)`.
  package var text: String {
    let place = subject.isEmpty ? operation : "\(operation) \(subject)"
    return "\(place): \(meaning) (\(String(cString: reel_error_name(code))))"
  }

  /// What the kernel's answer means, such as `No such file or directory`.
  package var meaning: String { String(cString: reel_error_text(code)) }

  /// Whether the call would have had to wait.
  package var isWouldBlock: Bool { code == EAGAIN || code == EWOULDBLOCK }
  /// Whether the thing it was tried on does not exist.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether the name was taken already.
  package var isTaken: Bool { code == EEXIST }
}

extension LinuxError: CustomStringConvertible {
  package var description: String { text }
}

/// Calls again while a signal interrupted.
///
/// The only place of this target that knows EINTR; Media, which imports no Linux, says it for its own calls.
///
/// - Throws: the call's error when it answers -1.
func retrying<Number: FixedWidthInteger>(
  _ operation: String, _ subject: @autoclosure () -> String = "", _ call: () -> Number
) throws(LinuxError) -> Number {
  while true {
    let answer = call()
    if answer != -1 { return answer }
    let code = errno
    if code != EINTR { throw LinuxError(operation, subject(), code: code) }
  }
}
