internal import Glibc
internal import Linux
internal import Plans
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

  /// Descriptors 1 and 2, unless a test hands in others.
  init(isJSON: Bool, output: Descriptor? = nil, errors: Descriptor? = nil) {
    self.output = output ?? Descriptor(owning: STDOUT_FILENO)
    self.errors = errors ?? Descriptor(owning: STDERR_FILENO)
    self.isJSON = isJSON
    drawsProgress = Terminal.isTerminal(self.errors.raw)
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

  /// A reader that went away ends the program by SIGPIPE; nothing else can be told to anyone.
  private func write(_ bytes: [UInt8], to place: Descriptor) { try? place.write(bytes) }
}
