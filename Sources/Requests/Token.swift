internal import Plans

/// One word, number or sign of a sentence, folded, with its place in the text as it was written.
package struct Token: Sendable, Equatable {
  /// What a token is made of.
  package enum Kind: Sendable, Equatable {
    case word, number, sign
  }

  package var kind: Kind
  /// Lower case, without accents; digits as 0 to 9.
  package var text: String
  /// Places of the first and one past the last scalar in the written text.
  package var place: Range<Int>
  /// True when nothing stands between this token and the one before it.
  package var glued: Bool
  /// True right behind an apostrophe, as `hier` in d'hier.
  package var afterApostrophe = false
  /// True when the written word begins with a capital letter.
  package var capital = false
  /// True for the part of a compound that was split here, as `film` in Urlaubsfilm.
  package var tail = false

  /// The digits' value; nil for words and for numbers too long to mean anything.
  package var value: Int? {
    guard kind == .number, text.utf8.count <= 9 else { return nil }
    return Int(text)
  }

  package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}

/// The scripts word tables are written in.
enum Script: Sendable, Equatable {
  case latin, cyrillic, japanese, none

  init(_ scalar: Unicode.Scalar?) {
    switch scalar?.value ?? 0 {
    case 0x61...0x7A, 0x41...0x5A: self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0x3005, 0x3007: self = .japanese
    default: self = .none
    }
  }
}
