package import Plans

/// Which files and folders below a watched folder are left alone, by the patterns of the configuration.
///
/// The patterns mean what they mean in a `.gitignore` (git-scm.com/docs/gitignore): the last one that fits
/// decides, `!` takes back, a slash inside binds to the watched folder, one at the end asks for a folder.
package struct Exclusions: Sendable, Equatable {
  /// The patterns as written.
  package let patterns: [String]
  private let compiled: [NamePattern]

  package static let none = Exclusions(patterns: [], compiled: [])

  private init(patterns: [String], compiled: [NamePattern]) {
    self.patterns = patterns
    self.compiled = compiled
  }

  /// Comments and blank lines are no patterns, and left out as in a `.gitignore`.
  ///
  /// - Throws: `bad-value` of `exclude[N]` for a pattern that can never fit or cannot be read.
  package init(_ texts: [String]) throws(Problem) {
    var (patterns, compiled): ([String], [NamePattern]) = ([], [])
    for (index, text) in texts.enumerated() where !text.allSatisfy({ $0 == " " }) {
      do throws(NamePattern.Fault) {
        guard let pattern = try NamePattern.read(text) else { continue }
        compiled.append(pattern)
        patterns.append(text)
      } catch {
        throw Problem(
          .badValue, field: "exclude[\(index)]",
          reason: "\"\(Fields.quotable(text))\" is no pattern: \(error.reason)",
          hint: "write names with *, ? and [a-z], such as *.bak, /Private/ or Phone/**/thumbnails")
      }
    }
    self.patterns = patterns
    self.compiled = compiled
  }

  /// Why a name is left out that lies in a folder which is not; `path` is that from the watched folder.
  func reason(_ path: [UInt8], isFolder: Bool) -> String? {
    if compiled.isEmpty { return nil }
    let names = path.split(separator: UInt8(ascii: "/")).map {
      Array(String(decoding: $0, as: UTF8.self).unicodeScalars)
    }
    guard let index = compiled.lastIndex(where: { $0.fits(names, isFolder: isFolder) }),
      !compiled[index].isTakingBack
    else { return nil }
    return "\(Self.word) \(patterns[index])"
  }

  /// Why a file's path is left out; its folders are not asked.
  package func reasonOfFile(_ path: String) -> String? { reason(Array(path.utf8), isFolder: false) }

  /// Why a path is left out by its own name or by that of a folder above it.
  func reasonAnywhere(_ path: [UInt8]) -> String? {
    if compiled.isEmpty { return nil }
    for end in path.indices where path[end] == UInt8(ascii: "/") {
      if let reason = reason(Array(path[..<end]), isFolder: true) { return reason }
    }
    return reason(path, isFolder: false)
  }

  /// How the reason of every excluded name begins.
  static let word = "excluded by"
}
