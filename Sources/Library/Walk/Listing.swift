internal import Linux

/// A part of a directory as it was found: names in ascending order of their bytes.
struct Listing: Sendable {
  var directory: Int64
  var entries: [Entry]
  /// Which names of the directory this part speaks for; a known name in here that is no entry is gone.
  var span: Span

  enum Span: Sendable {
    /// All names after the first and up to the second; nil is the beginning and the end.
    case range(after: [UInt8]?, through: [UInt8]?)
    /// These names only.
    case names([[UInt8]])
  }

  /// One name and what stands behind it.
  struct Entry: Sendable {
    var name: [UInt8]
    var what: What
  }

  enum What: Sendable {
    /// `closed` when its writer was seen to close it.
    case file(Sighting, closed: Bool)
    case folder(Sighting)
    case skipped(reason: String, kind: FileKind?)
    /// Something that cannot be looked at: what was known of the name stays.
    case unknown(LinuxError)
  }
}

/// What a listing leads to.
struct ListingOutcome: Sendable {
  /// Folders to walk into.
  var folders: [Subfolder] = []

  struct Subfolder: Sendable {
    var directory: Int64
    var name: [UInt8]
    var sighting: Sighting
  }
}
