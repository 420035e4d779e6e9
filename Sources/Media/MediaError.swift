internal import CLibAV
internal import CLibAVShim

/// Why a piece of media could not be read or written: what was tried, on what, and the library's own word.
package struct MediaError: Error, Sendable, Equatable {
  /// What was tried, such as `open` or `decode`.
  package var operation: String
  /// What it was tried on, such as a codec's name; empty when there is only one thing it could be.
  package var subject: String
  /// The reason, one English phrase.
  package var reason: String
  /// libav's own code; 0 when the refusal is ours.
  package var code: Int32

  package init(_ operation: String, _ subject: String = "", reason: String, code: Int32 = 0) {
    self.operation = operation
    self.subject = subject
    self.reason = reason
    self.code = code
  }

  /// With libav's text for `code` as the reason.
  package init(_ operation: String, _ subject: String = "", code: Int32) {
    self.init(operation, subject, reason: MediaError.text(of: code), code: code)
  }

  static func text(of code: Int32) -> String {
    // What libav's demuxers answer when they have no word of their own; it would read as a matter of rights.
    if code == AVErrorPermission { return "damaged, or not what its header says" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) { buffer in
      guard let start = buffer.baseAddress, av_strerror(code, start, buffer.count) == 0 else {
        return "error \(code)"
      }
      return String(cString: start)
    }
  }
}

extension MediaError: CustomStringConvertible {
  package var description: String {
    subject.isEmpty ? "\(operation): \(reason)" : "\(operation) \(subject): \(reason)"
  }
}

extension MediaError {
  /// libav's return value, or its failure as an error.
  @discardableResult
  static func check(
    _ code: Int32, _ operation: String, _ subject: @autoclosure () -> String = ""
  ) throws(MediaError) -> Int32 {
    guard code >= 0 else { throw MediaError(operation, subject(), code: code) }
    return code
  }

  static func outOfMemory(_ operation: String) -> MediaError {
    MediaError(operation, reason: "out of memory")
  }
}

extension MediaError {
  /// What a person is told of a file that was refused: our own words alone, or with what libav said.
  package var refusal: String { operation == "open" || operation == "read" ? reason : description }
}
