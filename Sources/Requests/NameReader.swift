internal import Plans

/// Finds the names of films and folders, whose words say nothing else.
struct NameReader {
  /// The names of a sentence, as tokens.
  struct Finding: Sendable, Equatable {
    var film: Range<Int>?
    var folder: Range<Int>?

    /// Paths and addresses, whose words mean nothing here.
    var paths: [Range<Int>] = []

    var ranges: [Range<Int>] { [film, folder].compactMap { $0 } + paths }
  }

  /// Longer names are sentences of their own.
  private static let mostWords = 6
  /// Languages that name a thing before they say what it is: Yaz Tatili adlı film.
  private static let namingFirst: Set<LanguageCode> = [.tr, .ja]
  /// Languages whose folders are called so: the Italy folder.
  private static let folderLast: Set<LanguageCode> = [.en, .de, .nl, .tr, .ja]

  let sentence: Sentence

  private var titles: TitleReader { TitleReader(sentence: sentence) }

  func finding() -> Finding {
    var finding = Finding()
    for index in 0..<sentence.count {
      if let end = sentence.end(index, .named), let name = name(index, behind: end) {
        if sentence.isBehind(index, [.container]) || sentence.end(end, .container) != nil {
          finding.folder = name
        } else if !sentence.isBehind(index, [.song, .music]) {
          finding.film = name
        }
      }
      if finding.folder == nil, let end = sentence.end(index, .container) {
        finding.folder = folder(behind: end) ?? folder(before: index)
      }
    }
    finding.paths = PathReader(sentence: sentence).paths().filter { path in
      ![finding.film, finding.folder].contains { $0?.overlaps(path) ?? false }
    }
    return finding
  }

  private func folder(behind end: Int) -> Range<Int>? {
    titles.quoted(end) ?? joined(from: end) ?? capitals(from: end) ?? unknown(behind: end)
  }

  private func folder(before index: Int) -> Range<Int>? {
    // Der "Italien"-Ordner.
    let hasDash = sentence.isSign(index - 1, "-") && sentence.isGlued(index - 1)
    let end = hasDash ? index - 1 : index
    if let quoted = titles.quoted(before: end) { return quoted }
    guard NameReader.folderLast.contains(sentence.language) else { return nil }
    return joined(before: end) ?? (hasDash && isName(end - 1) ? end - 1..<end : nil)
      ?? capitals(before: end) ?? unknown(before: end)
  }

  // MARK: Names with signs and numbers

  /// Trip_2024, A/Spain, 2024-07-14 Wedding.
  private func joined(from start: Int) -> Range<Int>? {
    let names = PathReader(sentence: sentence)
    guard var end = names.run(from: start), names.isName(start..<end) || isNumberAlone(start, end) else {
      return nil
    }
    while end - start < PathReader.mostPieces, isName(end), !sentence.isGlued(end) { end += 1 }
    return start..<end
  }

  /// The folder 2024; the folder 3 May is none.
  private func isNumberAlone(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && sentence.tokens[start].kind == .number && sentence.tokens[start].text.utf8.count == 4
      && (!sentence.has(end) || sentence.tokens[end].kind == .sign
        || sentence.isAny(end, [.and, .to, .of]) != nil)
  }

  /// The Trip_2024 folder.
  private func joined(before end: Int) -> Range<Int>? {
    let names = PathReader(sentence: sentence)
    guard let start = names.run(before: end), names.isName(start..<end),
      sentence.isBehind(start, [.article, .of, .madeFrom, .into]) || start == 0
    else { return nil }
    return start..<end
  }

  /// The title beside a word such as called.
  private func name(_ index: Int, behind end: Int) -> Range<Int>? {
    if NameReader.namingFirst.contains(sentence.language) {
      return titles.quoted(before: index) ?? capitals(before: index)
    }
    // With title and music: a card is asked for, nothing is named.
    if sentence.end(index, .titleCard) == end, !isName(end), titles.isStop(end) { return nil }
    return titles.quoted(end) ?? titles.unquoted(end, isNamed: true)
  }

  /// A name in quotes or in capitals that begins here.
  func name(at index: Int) -> Range<Int>? { titles.quoted(index) ?? capitals(from: index) }

  private func isName(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word && sentence.tokens[index].capital
  }

  private func capitals(from start: Int) -> Range<Int>? {
    guard isName(start), sentence.isAny(start, [.madeFrom, .of]) == nil else { return nil }
    var end = start + 1
    while end - start < NameReader.mostWords,
      isName(end) || (sentence.has(end) && sentence.tokens[end].kind == .number) || isBestOf(start, end)
    {
      end += 1
    }
    return start..<end
  }

  /// Best of June: behind an ordinary word the date belongs to the name.
  private func isBestOf(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && sentence.isAny(end, [.of]) != nil && isName(end + 1)
      && sentence.matches[start].contains { $0.meaning == .plain || $0.meaning == .film }
  }

  /// The Summer 2024 folder; not in German, where every noun has a capital.
  private func capitals(before end: Int) -> Range<Int>? {
    guard sentence.language != .de, !isName(end) || sentence.language != .en else { return nil }
    var start = end
    while start > 0, end - start < NameReader.mostWords,
      isName(start - 1) || sentence.tokens[start - 1].kind == .number
    { start -= 1 }
    if sentence.language == .tr, start < end, isName(start) { return start..<end }
    guard start < end, start > 0, isName(start),
      sentence.isBehind(start, [.article, .of, .madeFrom, .into])
    else {
      return nil
    }
    return start..<end
  }

  // MARK: Words of no table

  private func isUnknown(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word && sentence.matches[index].isEmpty
  }

  /// The folder italy, папка италия.
  private func unknown(behind start: Int) -> Range<Int>? {
    var end = start
    while isUnknown(end), end - start < NameReader.mostWords { end += 1 }
    return end > start ? start..<end : nil
  }

  /// The italy folder; a shared folder has no name.
  private func unknown(before end: Int) -> Range<Int>? {
    guard NameReader.folderLast.contains(sentence.language) else { return nil }
    var start = end
    while start > 0, isUnknown(start - 1), end - start < NameReader.mostWords { start -= 1 }
    return start < end && !sentence.isBehind(start, [.indefinite, .into]) ? start..<end : nil
  }
}
