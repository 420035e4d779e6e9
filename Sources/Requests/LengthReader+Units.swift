internal import Plans

// Where a unit of time stands without a number, and where it is no unit.
extension LengthReader {
  /// Min datter is my daughter in the north; the commonest words behind it are none of mine: 2 min fra i går.
  func isMine(_ index: Int) -> Bool {
    let next = index + 1
    guard sentence.tokens[index].text == "min", sentence.has(next), !sentence.isGlued(next) else {
      return false
    }
    let word = sentence.tokens[next].text
    return sentence.tokens[next].kind == .word && sentence.matches[next].isEmpty
      && !Lexicon.shared.others.holds(word)
  }

  /// Собери мне минутку: the case of what is made, in languages without articles.
  func isObject(_ index: Int) -> Bool {
    guard [.ru, .uk, .pl].contains(sentence.language), let last = sentence.tokens[index].text.last,
      "уe".contains(last)
    else { return false }
    let place = sentence.startBehind(index, [.plain, .them]) ?? index
    return sentence.isBehind(index, [.make, .montage]) || sentence.isBehind(place, [.make, .montage])
  }

  /// Минутку видео: an amount of it, in languages without articles.
  func isOfFilm(_ index: Int, _ end: Int, _ unit: TimeUnit) -> Bool {
    guard [.ru, .uk, .pl].contains(sentence.language), unit == .minute,
      let last = sentence.tokens[index].text.last, "уe".contains(last)
    else { return false }
    return sentence.isAny(end, [.film, .video]) != nil
  }

  /// "..., minuta, w rytm muzyki": a unit alone between commas, in languages without articles.
  func isSetApart(_ index: Int, _ end: Int, _ unit: TimeUnit) -> Bool {
    [.ru, .uk, .pl].contains(sentence.language) && unit == .minute && sentence.isSign(index - 1, ",")
      && (!sentence.has(end) || sentence.isSign(end, ",") || sentence.isSign(end, "."))
  }

  /// Un minuto e venti: the seconds behind "and" have two digits, and are no day.
  func isSaidRest(_ index: Int, _ whole: Int) -> Bool {
    guard whole >= 10, sentence.isBehind(index, [.and]), let amount = sentence.amount(index) else {
      return false
    }
    return sentence.monthNumber(sentence.skipSmall(amount.end)) == nil
  }
}
