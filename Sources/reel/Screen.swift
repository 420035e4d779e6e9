internal import Glibc
internal import Linux
internal import Plans
internal import Synchronization
internal import Wire

/// Where a command's words go: results to stdout, everything else to stderr.
struct Screen: Sendable {
  private let output: Descriptor
  private let errors: Descriptor
  /// One JSON document instead of text.
  let isJSON: Bool
  /// Whether progress may be drawn over and over on one line.
  let drawsProgress: Bool
  /// Columns for progress.
  let width: Int
  private let loss = Loss()

  /// Why a part of the results did not arrive.
  private final class Loss: Sendable {
    let first = Mutex<LinuxError?>(nil)
  }

  /// Descriptors 1 and 2, unless a test hands in others.
  init(isJSON: Bool, output: Descriptor? = nil, errors: Descriptor? = nil) {
    self.output = output ?? Descriptor(owning: STDOUT_FILENO)
    self.errors = errors ?? Descriptor(owning: STDERR_FILENO)
    self.isJSON = isJSON
    // A terminal that calls itself dumb knows no escape sequences.
    drawsProgress = Terminal.isTerminal(self.errors.raw) && ThisProcess.environment("TERM") != "dumb"
    width = Terminal.width(self.errors.raw)
  }

  /// Text for people on stdout; nothing when a document is wanted.
  func text(_ lines: [String]) {
    if !isJSON { write(lines, to: output) }
  }

  /// Help and version: the same with and without `--json`.
  func always(_ lines: [String]) { write(lines, to: output) }

  /// The one JSON document.
  func document(_ json: JSON) { write(JSONText.write(json) + [UInt8(ascii: "\n")], to: output) }

  /// The result: the document, or its text.
  func result(_ json: JSON, text lines: @autoclosure () -> [String]) {
    if isJSON { document(json) } else { text(lines()) }
  }

  /// Text for people on stderr.
  func remark(_ lines: [String]) { write(lines, to: errors) }

  /// Bytes on stderr as they are: a progress line that is drawn again.
  func draw(_ text: String) { write(Array(text.utf8), to: errors) }

  /// Names of files and words of others may hold anything: no line acts on the terminal.
  private func write(_ lines: [String], to place: Descriptor) {
    let text = lines.map { HiddenCharacters.shown($0) + "\n" }.joined()
    write(Array(text.utf8), to: place)
  }

  /// A result that was lost is remembered; words that stderr does not take can be told to nobody.
  private func write(_ bytes: [UInt8], to place: Descriptor) {
    do throws(LinuxError) { try place.write(bytes) } catch {
      if place === output { loss.first.withLock { $0 = $0 ?? error } }
    }
  }

  /// Whether anything meant for stdout did not get there.
  var hasLost: Bool { loss.first.withLock { $0 != nil } }

  /// Why stdout does not hold all of the result; nil when it does, or when its reader went away by choice.
  var failure: Failure? {
    guard let error = loss.first.withLock({ $0 }), error.code != EPIPE else { return nil }
    return Failure(
      .failed, code: "failed", reason: "the result could not be written: \(error.meaning)")
  }
}
