/// One pattern of names as `.gitignore` has them, ready to be compared.
///
/// fnmatch(3) knows no `**`, takes `?` for one byte unless the whole process has a UTF-8 locale, and its time
/// grows with the power of the stars.
struct NamePattern: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    /// `**`: any number of folders.
    case anyFolders
    /// One name.
    case name([Piece])
  }

  enum Piece: Sendable, Equatable {
    case character(Unicode.Scalar)
    /// `?`
    case one
    /// `*`
    case any
    case set([ClosedRange<Unicode.Scalar>], isInverted: Bool)
  }

  /// It begins with `!`.
  let isTakingBack: Bool
  private let needsFolder: Bool
  private let parts: [Part]

  /// Why a text is no pattern.
  struct Fault: Error, Equatable {
    var reason: String
  }

  /// Nil for a comment, which begins with `#`.
  ///
  /// - Throws: for a text that can never fit or does not mean what it seems to.
  static func read(_ text: String) throws(Fault) -> NamePattern? {
    text.hasPrefix("#") ? nil : try NamePattern(text)
  }

  private init(_ text: String) throws(Fault) {
    var text = NamePattern.withoutTrailingBlanks(text)
    isTakingBack = text.hasPrefix("!")
    if isTakingBack { text.removeFirst() }
    needsFolder = text.hasSuffix("/")
    if needsFolder { text.removeLast() }
    let isBound = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    var parts: [Part] = isBound ? [] : [.anyFolders]
    guard !text.unicodeScalars.contains("\0") else { throw Fault(reason: "it holds a NUL") }
    for name in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard !name.isEmpty else { throw Fault(reason: "a name in it is empty") }
      // More stars than two in a row are two to git.
      if name.count > 1, name.allSatisfy({ $0 == "*" }) {
        parts.append(.anyFolders)
      } else {
        parts.append(.name(try NamePatternReader.pieces(of: name)))
      }
    }
    // `folder/**` is everything in the folder, not the folder itself.
    if parts.count > 1, parts.last == .anyFolders { parts.append(.name([.any])) }
    self.parts = parts
  }

  /// Spaces at the end count only behind a backslash.
  private static func withoutTrailingBlanks(_ text: String) -> Substring {
    var text = Substring(text)
    while text.hasSuffix(" ") {
      let before = text.dropLast()
      guard before.reversed().prefix(while: { $0 == "\\" }).count % 2 == 0 else { break }
      text = before
    }
    return text
  }

  // MARK: Comparing

  /// Whether it fits a path, given as its names.
  func fits(_ names: [[Unicode.Scalar]], isFolder: Bool) -> Bool {
    if needsFolder && !isFolder { return false }
    return Self.fits(parts, names, any: .anyFolders) { part, name in
      if case .name(let pieces) = part { Self.fits(pieces, name, any: .any, Self.fitsOne) } else { false }
    }
  }

  /// Whether all of `text` fits `signs`, of which `any` stands for any run.
  ///
  /// Goes back to the last `any` only, which is enough and keeps the time bounded by the product of both
  /// lengths.
  private static func fits<Sign: Equatable, Letter>(
    _ signs: [Sign], _ text: [Letter], any: Sign, _ fitsOne: (Sign, Letter) -> Bool
  ) -> Bool {
    var (sign, place) = (0, 0)
    var resume: (sign: Int, place: Int)?
    while place < text.count {
      if sign < signs.count, signs[sign] == any {
        resume = (sign + 1, place)
        sign += 1
      } else if sign < signs.count, fitsOne(signs[sign], text[place]) {
        sign += 1
        place += 1
      } else if let back = resume {
        resume = (back.sign, back.place + 1)
        (sign, place) = (back.sign, back.place + 1)
      } else {
        return false
      }
    }
    return signs[sign...].allSatisfy { $0 == any }
  }

  private static func fitsOne(_ piece: Piece, _ character: Unicode.Scalar) -> Bool {
    switch piece {
    case .character(let one): one == character
    case .one, .any: true
    case .set(let ranges, let isInverted): ranges.contains { $0.contains(character) } != isInverted
    }
  }
}
