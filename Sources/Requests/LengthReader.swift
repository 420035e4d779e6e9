internal import Plans

/// Finds the words of a sentence that tell how long the film shall be.
struct LengthReader {
  /// A length and the tokens it stands on.
  struct Mention: Sendable, Equatable {
    var range: Range<Int>
    var thousandths: Int
    /// "30 to 45 seconds": two lengths, of which this is the last.
    var isRange = false
    /// Where the first of the two begins.
    var firstOfTwo: Int?
    /// The unit alone with one: a minute.
    var isSingle = false
  }

  private static let unitOfSeconds: [TimeUnit] = [.second, .minute, .hour]
  /// Larger amounts of hours are times of day: 18h30.
  private static let mostHours = 2
  /// Numbers before a colon that are rather hours than minutes.
  private static let hoursOfDay = 6...23

  let sentence: Sentence
  let closed: [Range<Int>]

  init(_ sentence: Sentence, closed: [Range<Int>]) {
    self.sentence = sentence
    self.closed = closed
  }

  func mentions() -> [Mention] {
    var found: [Mention] = []
    var index = 0
    while index < sentence.count {
      if let inside = closed.first(where: { $0.contains(index) }) {
        index = inside.upperBound
      } else if let mention = mention(index) {
        found.append(mention)
        index = mention.range.upperBound
        guard let meant = correction(of: mention) else { continue }
        found.append(meant)
        index = meant.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  private func mention(_ index: Int) -> Mention? {
    var best: Mention?
    let candidates = [
      clockStyle(index), word(index), adjective(index), counted(index), inverted(index), bare(index),
    ]
    for case .some(let mention) in candidates where mention.range.upperBound > best?.range.upperBound ?? 0 {
      best = mention
    }
    guard var best else { return nil }
    if isNegative(index) { best.thousandths = -max(1, best.thousandths) }
    return best
  }

  /// A minus that stands alone before the number.
  private func isNegative(_ index: Int) -> Bool {
    guard index > 0, sentence.isGlued(index), sentence.isSign(index - 1, "-") else {
      return sentence.has(index - 1) && sentence.tokens[index - 1].text == "minus"
    }
    return !sentence.isGlued(index - 1)
  }

  /// Полминуты, einminütig, двухминутный.
  private func word(_ index: Int) -> Mention? {
    sentence.find(index) { if case .length(let seconds) = $0 { seconds } else { nil } }.map {
      Mention(range: index..<$0.end, thousandths: $0.value * 1000)
    }
  }

  /// Минутный, 30-секундный, 90 dakikalık.
  private func adjective(_ index: Int) -> Mention? {
    let amount = sentence.amount(index)
    var place = amount?.end ?? index
    if sentence.isSign(place, "-"), amount != nil { place += 1 }
    guard
      let (end, unit) = sentence.find(place, { if case .unitAdjective(let unit) = $0 { unit } else { nil } }),
      let seconds = unit.seconds
    else { return nil }
    return Mention(range: index..<end, thousandths: (amount?.thousandths ?? 1000) * seconds)
  }

  /// The unit behind an amount; a unit of one letter needs digits in front of it.
  func unit(_ index: Int, behindDigits: Bool) -> (end: Int, unit: TimeUnit)? {
    guard sentence.has(index) else { return nil }
    guard
      let (end, unit) = sentence.find(
        index,
        { if case .unit(let unit) = $0, LengthReader.unitOfSeconds.contains(unit) { unit } else { nil } }),
      isSaid(index)
    else { return nil }
    let text = sentence.tokens[index].text
    if text.unicodeScalars.count == 1, Script(text.unicodeScalars.first) != .japanese {
      guard behindDigits else { return nil }
      // С and м with a space are words of their own.
      if Script(text.unicodeScalars.first) == .cyrillic, !sentence.isGlued(index),
        !sentence.isSign(index + 1, "."),
        sentence.has(index + 1)
      {
        return nil
      }
    }
    return (sentence.isSign(end, ".") && sentence.isGlued(end) && text.utf8.count <= 6 ? end + 1 : end, unit)
  }

  /// A slip of the pen is one in a language we know: in Swedish minst is least, and no minut, but sekunder are seconds.
  private func isSaid(_ index: Int) -> Bool {
    if !sentence.isListed, isMine(index) { return false }
    return sentence.isListed || OtherTongues.units[sentence.tokens[index].text] != nil
      || sentence.matches[index].contains { match in
        if case .unit = match.meaning { !match.isSlip } else { false }
      }
  }

  /// 90 seconds, one minute, 1m30s, 1 min 30, a minute and a half, two and a half minutes.
  private func counted(_ index: Int) -> Mention? {
    if let fraction = fraction(index) { return fraction }
    // The 3 of 1e3 is no amount.
    if index > 0, sentence.isGlued(index), sentence.tokens[index].kind == .number,
      sentence.tokens[index - 1].kind == .word,
      Script(sentence.tokens[index - 1].text.unicodeScalars.first) == .latin
    {
      return nil
    }
    // 21時40分 is a time of day.
    if sentence.language == .ja, sentence.isBehind(index, [.clock]) || isSecondOfClock(index) { return nil }
    if sentence.language == .nl, let about = aboutMany(index) { return about }
    guard let amount = sentence.amount(index) else { return article(index) }
    var place = amount.end
    if sentence.isSign(place, "-") { place += 1 }
    let next =
      unit(place, behindDigits: amount.isDigits) ?? unit(sentence.skipSmall(place), behindDigits: false)
    guard let (end, unit) = next, let seconds = unit.seconds else { return nil }
    if isOrdinal(place, end, amount) || unit == .hour && isTimeOfDay(index, end) { return nil }
    var mention = Mention(
      range: index..<end, thousandths: amount.thousandths * seconds, isSingle: amount.thousandths == 1000)
    if unit == .hour, let whole = amount.whole, whole > LengthReader.mostHours, sentence.has(end),
      sentence.isGlued(end),
      sentence.tokens[end].kind == .number
    {
      return nil
    }
    mention = withRest(mention, unit)
    mention.firstOfTwo = firstOfTwo(index)
    mention.isRange = mention.firstOfTwo != nil
    return mention
  }

  /// 23時05分11秒.
  private func isSecondOfClock(_ index: Int) -> Bool {
    sentence.isBehind(index, [.unit(.minute)]) && sentence.digits(index - 2) != nil
      && sentence.isBehind(index - 2, [.clock])
  }

  /// В 18 часов, 7 часов вечера.
  private func isTimeOfDay(_ index: Int, _ end: Int) -> Bool {
    sentence.isBehind(index, [.clockBefore]) || sentence.end(end, .partOfDay) != nil
  }

  /// 1/2 minute.
  private func fraction(_ index: Int) -> Mention? {
    guard sentence.has(index + 2), let top = sentence.tokens[index].value, sentence.isSign(index + 1, "/"),
      sentence.isGlued(index + 1),
      sentence.isGlued(index + 2),
      let bottom = sentence.tokens[index + 2].value, bottom > 0, bottom <= 60, top <= 60,
      let (end, unit) = unit(sentence.skipSmall(index + 3), behindDigits: true), let seconds = unit.seconds
    else { return nil }
    return Mention(range: index..<end, thousandths: top * seconds * 1000 / bottom)
  }

  /// "A second film" counts films.
  private func isOrdinal(_ place: Int, _ end: Int, _ amount: Sentence.Amount) -> Bool {
    guard amount.thousandths == 1000, !amount.isDigits, sentence.end(place, .ordinal(2)) != nil else {
      return false
    }
    let isMonth = sentence.find(end) { if case .month = $0 { true } else { nil } } != nil
    return isMonth || sentence.isAny(end, [.film, .video, .videos, .photo, .live, .of]) != nil
      || (sentence.has(end) && sentence.tokens[end].kind == .word && sentence.matches[end].isEmpty)
  }

  /// Een seconde of veertig: about forty.
  private func aboutMany(_ index: Int) -> Mention? {
    guard let end = sentence.end(index, .indefinite), let (after, unit) = unit(end, behindDigits: false),
      let seconds = unit.seconds, let joint = sentence.end(after, .or), let amount = sentence.amount(joint),
      self.unit(amount.end, behindDigits: true) == nil
    else { return nil }
    return Mention(range: index..<amount.end, thousandths: amount.thousandths * seconds)
  }

  /// "A minute": the article counts one, but for "a second", which is also an ordinal.
  private func article(_ index: Int) -> Mention? {
    guard let end = sentence.end(index, .indefinite), let (after, unit) = unit(end, behindDigits: false),
      let seconds = unit.seconds
    else {
      return nil
    }
    let mention = withRest(Mention(range: index..<after, thousandths: seconds * 1000, isSingle: true), unit)
    if unit == .second, mention.range.upperBound == after, sentence.end(after, .lasting) == nil { return nil }
    return mention
  }

  /// And a half, and the smaller units that follow.
  private func withRest(_ mention: Mention, _ unit: TimeUnit) -> Mention {
    var (mention, unit) = (mention, unit)
    guard let seconds = unit.seconds else { return mention }
    for (meaning, part) in [(Meaning.andHalf, 500), (.andQuarter, 250)] {
      if let end = sentence.end(mention.range.upperBound, meaning) {
        return Mention(
          range: mention.range.lowerBound..<end, thousandths: mention.thousandths + part * seconds)
      }
    }
    for _ in 0..<2 {
      var place = mention.range.upperBound
      if let joint = sentence.end(place, .and) ?? (sentence.isSign(place, ",") ? place + 1 : nil) {
        place = joint
      }
      guard let amount = sentence.amount(place), amount.thousandths < 60_000 else { break }
      let dash = sentence.isSign(amount.end, "-") ? amount.end + 1 : amount.end
      if let (end, smaller) = self.unit(dash, behindDigits: amount.isDigits), let size = smaller.seconds,
        smaller.rawValue < unit.rawValue
      {
        mention = Mention(
          range: mention.range.lowerBound..<end, thousandths: mention.thousandths + amount.thousandths * size)
        unit = smaller
        continue
      }
      // 1 min 30; eine Minute dreißig.
      guard unit == .minute || unit == .hour, let whole = amount.whole, whole < 60,
        place == mention.range.upperBound || isSaidRest(place, whole),
        isBareRest(amount.end)
      else { break }
      return Mention(
        range: mention.range.lowerBound..<amount.end,
        thousandths: mention.thousandths + amount.thousandths * (unit == .minute ? 1 : 60))
    }
    return mention
  }

  /// True when the number in front counts nothing else.
  func isBareRest(_ index: Int) -> Bool {
    guard sentence.has(index) else { return true }
    if sentence.tokens[index].kind == .sign {
      return !sentence.isGlued(index + 1) || !sentence.has(index + 1)
    }
    let isMonth = sentence.find(index) { if case .month = $0 { true } else { nil } } != nil
    // A one minute thirty film.
    if sentence.language == .en, sentence.end(index, .film) != nil, sentence.tokens[index - 1].kind == .word,
      sentence.tokens[index].text.last != "s"
    {
      return true
    }
    let isCounted = sentence.find(index) { $0.isCounted ? true : nil } != nil
    if isMonth || isCounted || sentence.isAny(index, [.ordinalEnding, .monthCounter, .dayCounter]) != nil {
      return false
    }
    return !sentence.matches[index].isEmpty
  }

  /// Секунд на 30, минуты на две.
  private func inverted(_ index: Int) -> Mention? {
    guard let (end, unit) = unit(index, behindDigits: false), let seconds = unit.seconds,
      let place = sentence.end(end, .lengthBefore) ?? roughly(index, end),
      let amount = sentence.amount(place),
      self.unit(amount.end, behindDigits: true) == nil
    else { return nil }
    return Mention(range: index..<amount.end, thousandths: amount.thousandths * seconds)
  }

  /// Минут пять, минуты две: the case in front of its number, where no number stands before it. Минуты пятнадцать is
  /// one minute and fifteen seconds.
  private func roughly(_ index: Int, _ end: Int) -> Int? {
    guard [.ru, .uk].contains(sentence.language), let last = sentence.tokens[index].text.last,
      "твдн".contains(last)
        || "ыи".contains(last) && sentence.amount(end).map({ $0.thousandths < 5000 }) ?? false,
      !(sentence.has(index - 1) && sentence.tokens[index - 1].kind == .number)
    else { return nil }
    return end
  }

  /// На минуту; minuto y medio; one unit without a number.
  private func bare(_ index: Int) -> Mention? {
    guard let (end, unit) = unit(index, behindDigits: false), let seconds = unit.seconds else { return nil }
    let single = Mention(range: index..<end, thousandths: seconds * 1000, isSingle: true)
    let whole = withRest(single, unit)
    if sentence.end(end, .andHalf) != nil || sentence.end(end, .andQuarter) != nil { return whole }
    // Минута десять секунд: what follows is smaller, and counted.
    if whole.range.upperBound > end, sentence.digits(index - 1) == nil, isCountedRest(whole.range.upperBound)
    {
      return whole
    }
    let isObject =
      isObject(index) || isSetApart(index, whole.range.upperBound, unit) || isOfFilm(index, end, unit)
    guard isObject || sentence.isBehind(index, [.lengthBefore]), sentence.isAny(end, [.lengthBefore]) == nil
    else {
      return nil
    }
    return whole
  }

  /// True when a unit ends right before `index`, so that its number is no other thing's.
  private func isCountedRest(_ index: Int) -> Bool {
    sentence.isBehind(index, [.unit(.second), .unit(.minute)])
  }

  /// 1:30, 1:05:00; a time of day is none.
  private func clockStyle(_ index: Int) -> Mention? {
    guard let (end, parts) = colons(index), !isClock(index, end) else { return nil }
    let seconds = parts.count == 3 ? (parts[0] * 60 + parts[1]) * 60 + parts[2] : parts[0] * 60 + parts[1]
    let unit = unit(end, behindDigits: true)?.end
    return Mention(range: index..<(unit ?? end), thousandths: seconds * 1000)
  }

  private func colons(_ index: Int) -> (end: Int, parts: [Int])? {
    guard sentence.has(index), sentence.tokens[index].kind == .number,
      let first = sentence.tokens[index].value, first < 1000
    else { return nil }
    if sentence.isGlued(index), sentence.isSign(index - 1, ":") { return nil }
    var parts = [first]
    var end = index + 1
    while parts.count < 3, sentence.isSign(end, ":"), sentence.isGlued(end), sentence.isGlued(end + 1),
      sentence.has(end + 1),
      let next = sentence.tokens[end + 1].value,
      sentence.tokens[end + 1].text.utf8.count == 2, next < 60
    {
      parts.append(next)
      end += 2
    }
    return parts.count > 1 ? (end, parts) : nil
  }

  private func isClock(_ index: Int, _ end: Int) -> Bool {
    if sentence.isBehind(index, [.clockBefore, .since, .before, .after, .until, .between]) {
      // В 18:30 is a time of day, в 1:30 may be a length.
      return !sentence.isBehind(index, [.lengthBefore]) || isHour(index)
    }
    if isHour(index),
      sentence.matches[max(0, index - 1)].contains(where: { $0.end == index && $0.meaning.isDay })
    {
      return true
    }
    if sentence.isAny(end, [.clock, .partOfDay]) != nil { return true }
    // 2024-06-05 14:30.
    let isPadded = sentence.tokens[index].text.utf8.first == UInt8(ascii: "0") || isHour(index)
    if isPadded, sentence.digits(index - 1) != nil, !sentence.isGlued(index) { return true }
    let next = sentence.isSign(end, "-") ? end + 1 : sentence.isAny(end, [.to, .and, .until])
    if let next, colons(sentence.skipSmall(next)) != nil { return true }
    // The second of two times.
    if let joint = sentence.startBehind(index, [.to, .and, .until])
      ?? (sentence.isSign(index - 1, "-") ? index - 1 : nil),
      joint >= 3
    {
      return sentence.tokens[joint - 1].kind == .number && sentence.isSign(joint - 2, ":")
    }
    return false
  }

  /// Hours at which people film and that are too many minutes.
  private func isHour(_ index: Int) -> Bool {
    sentence.digits(index).map { LengthReader.hoursOfDay.contains($0) } ?? false
  }

  /// The number before this one is the first of two: 30-45 seconds.
  private func firstOfTwo(_ index: Int) -> Int? {
    let joint =
      sentence.startBehind(index, [.to, .and, .or]) ?? (sentence.isSign(index - 1, "-") ? index - 1 : nil)
    guard let joint, joint > 0 else { return nil }
    let start = joint - 1
    guard let amount = sentence.amount(start), amount.end == joint,
      sentence.tokens[start].kind == .number || amount.whole != nil
    else { return nil }
    if sentence.isGlued(start), start > 0, sentence.tokens[start - 1].kind == .word { return nil }
    let isRange =
      sentence.isSign(joint, "-") || sentence.end(joint, .or) != nil || sentence.end(joint, .to) != nil
      || sentence.isBehind(start, [.between, .from, .of])
    return isRange ? start : nil
  }
}
