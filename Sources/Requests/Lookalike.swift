/// Tells which words of a language the tables could take for theirs; the lists of ordinary words are made with it.
package enum Lookalike {
  /// Languages by the letters they are called by.
  private static func language(_ name: String) -> LanguageCode? {
    LanguageCode.allCases.first { "\($0)" == name }
  }

  /// The ordinary words listed for a language.
  package static func words(in name: String) -> [String] {
    let lists = Language.all.filter { "\($0.code)" == name }.map(\.lookalikes)
    return lists.flatMap { $0.split { $0 == " " || $0 == "\n" }.map { String($0) } }
  }

  /// The folded word when it is none of the language's table, with the words of it one slip away; none of
  /// them stand for a word of another language's table.
  package static func of(_ word: String, in name: String) -> (folded: String, near: [String])? {
    let folded = Folding.fold(word)
    guard let language = language(name), !folded.contains(where: { $0 == " " || $0 == "'" || $0 == "-" })
    else {
      return nil
    }
    let lexicon = Lexicon.shared
    var isOwn = false
    var isOther = false
    lexicon.forEachEntry(of: folded) { entry in
      if entry.language == language {
        isOwn = isOwn || entry.rest.isEmpty
      } else if entry.meaning != .plain {
        isOther = true
      }
    }
    if isOwn { return nil }
    if isOther { return (folded, []) }
    var near: [String] = []
    for word in lexicon.slips.neighbours(of: folded) {
      var isWord = false
      lexicon.forEachEntry(of: word) { entry in
        if entry.language == language, entry.meaning != .plain { isWord = true }
      }
      if isWord { near.append(word) }
    }
    return near.isEmpty ? nil : (folded, near)
  }
}
