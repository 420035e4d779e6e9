/// One pattern of names as `.gitignore` has them, ready to be compared.
///
/// fnmatch(3) knows no `**`, takes `?` for one byte unless the whole process has a UTF-8 locale, and its time grows with the
/// power of the stars.
struct NamePattern: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    /// `**`: any number of folders.
    case anyFolders
    /// One name.
    case name([Piece])
  }

  private enum Piece: Sendable, Equatable {
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

  /// Nil when the text is empty, ends in a lone backslash, has an open bracket or names nothing.
  init?(_ text: String) {
    var text = Substring(text)
    isTakingBack = text.hasPrefix("!")
    if isTakingBack { text.removeFirst() }
    needsFolder = text.hasSuffix("/")
    if needsFolder { text.removeLast() }
    let isBound = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    var parts: [Part] = isBound ? [] : [.anyFolders]
    for name in text.split(separator: "/", omittingEmptySubsequences: false) {
      if name == "**" {
        parts.append(.anyFolders)
        continue
      }
      guard !name.isEmpty, let pieces = Self.pieces(Array(name.unicodeScalars)) else { return nil }
      parts.append(.name(pieces))
    }
    // `folder/**` is everything in the folder, not the folder itself.
    if parts.count > 1, parts.last == .anyFolders { parts.append(.name([.any])) }
    guard !parts.isEmpty, !text.unicodeScalars.contains("\0") else { return nil }
    self.parts = parts
  }

  private static func pieces(_ text: [Unicode.Scalar]) -> [Piece]? {
    var pieces: [Piece] = []
    var place = 0
    while place < text.count {
      switch text[place] {
      case "\\":
        place += 1
        guard place < text.count else { return nil }
        pieces.append(.character(text[place]))
      case "?": pieces.append(.one)
      case "*": if pieces.last != .any { pieces.append(.any) }
      case "[":
        guard let (set, end) = set(text, from: place + 1) else { return nil }
        pieces.append(set)
        place = end
      default: pieces.append(.character(text[place]))
      }
      place += 1
    }
    return pieces
  }

  /// A bracketed set from behind its bracket, and where it ends.
  private static func set(_ text: [Unicode.Scalar], from start: Int) -> (Piece, end: Int)? {
    var place = start
    let isInverted = place < text.count && (text[place] == "!" || text[place] == "^")
    if isInverted { place += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while place < text.count, text[place] != "]" || ranges.isEmpty {
      let low = text[place]
      if place + 2 < text.count, text[place + 1] == "-", text[place + 2] != "]" {
        guard low <= text[place + 2] else { return nil }
        ranges.append(low...text[place + 2])
        place += 3
      } else {
        ranges.append(low...low)
        place += 1
      }
    }
    guard place < text.count else { return nil }
    return (.set(ranges, isInverted: isInverted), place)
  }

  // MARK: Comparing

  /// Whether it fits a path, given as its names.
  func fits(_ names: [[Unicode.Scalar]], isFolder: Bool) -> Bool {
    if needsFolder && !isFolder { return false }
    return Self.fits(parts[...], names[...])
  }

  private static func fits(_ parts: ArraySlice<Part>, _ names: ArraySlice<[Unicode.Scalar]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    switch part {
    case .anyFolders:
      return (names.startIndex...names.endIndex).contains { fits(parts.dropFirst(), names[$0...]) }
    case .name(let pieces):
      guard let name = names.first, fits(pieces, name) else { return false }
      return fits(parts.dropFirst(), names.dropFirst())
    }
  }

  /// Goes back to the last `*` only, which is enough and keeps the time bounded by the product of both lengths.
  private static func fits(_ pieces: [Piece], _ name: [Unicode.Scalar]) -> Bool {
    var (piece, place) = (0, 0)
    var resume: (piece: Int, place: Int)?
    while place < name.count {
      if piece < pieces.count, pieces[piece] == .any {
        resume = (piece + 1, place)
        piece += 1
      } else if piece < pieces.count, fits(pieces[piece], name[place]) {
        piece += 1
        place += 1
      } else if let back = resume {
        resume = (back.piece, back.place + 1)
        (piece, place) = (back.piece, back.place + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .any }
  }

  private static func fits(_ piece: Piece, _ character: Unicode.Scalar) -> Bool {
    switch piece {
    case .character(let one): one == character
    case .one, .any: true
    case .set(let ranges, let isInverted): ranges.contains { $0.contains(character) } != isInverted
    }
  }
}
