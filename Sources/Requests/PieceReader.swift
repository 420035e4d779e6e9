internal import Plans

/// Finds lengths that are told of something else than the film: of its shots, its fades, the time it is made in.
struct PieceReader {
  /// What the sentence says of them.
  struct Finding: Sendable {
    /// Words no plan has a field for.
    var undone: [Range<Int>] = []
    /// The pace that shots of the wanted length are nearest to.
    var pace: (pace: Plan.Pace, range: Range<Int>)?
    /// Tokens that say nothing else.
    var closed: [Range<Int>] { undone }
  }

  /// Shots of this many thousandths of a second and less are fast, from the other on calm; usual ones last 3 seconds.
  private static let longestFast = 2000
  private static let shortestCalm = 5000
  private static let secondsOfDay = 86_400

  private static let nouns: Set<Meaning> = [.shots, .photo, .videos, .live]

  let sentence: Sentence
  let closed: [Range<Int>]

  func finding() -> Finding {
    var finding = Finding()
    for mention in LengthReader(sentence, closed: closed).mentions() {
      if let range = shots(mention) {
        finding.undone.append(range)
        if finding.pace == nil, let pace = PieceReader.pace(mention.thousandths) {
          finding.pace = (pace, range)
        }
      } else if let range = fade(mention) ?? deadline(mention) ?? days(mention) {
        finding.undone.append(range)
      }
    }
    return finding
  }

  private static func pace(_ thousandths: Int) -> Plan.Pace? {
    if thousandths <= longestFast { return .fast }
    return thousandths >= shortestCalm ? .calm : nil
  }

  // MARK: Shots

  /// 3 second shots; each photo 2 seconds; кадры по 3 секунды; 2 seconds per photo.
  private func shots(_ mention: LengthReader.Mention) -> Range<Int>? {
    let range = mention.range
    if let end = noun(behind: range.upperBound) { return range.lowerBound..<end }
    let start = sentence.startBehind(range.lowerBound, [.lasting, .perShot, .lengthBefore, .of, .plain])
    for place in [range.lowerBound, start].compactMap({ $0 }) {
      guard let noun = sentence.startBehind(place, PieceReader.nouns) else { continue }
      if let each = sentence.startBehind(noun, [.perShot]) { return each..<range.upperBound }
      let isPer = place < range.lowerBound && sentence.isAny(place, [.perShot]) != nil
      let isOfShots = sentence.end(noun, .shots) != nil && place < range.lowerBound
      if isPer || isOfShots { return noun..<range.upperBound }
    }
    return nil
  }

  /// The shots behind a length: 3 second shots, 3-Sekunden-Clips, planos de 3 segundos; 2 seconds per photo.
  private func noun(behind end: Int) -> Int? {
    let joint = sentence.isSign(end, "-") ? end + 1 : end
    let place = sentence.end(joint, .lasting) ?? joint
    if let shots = sentence.end(place, .shots) { return shots }
    // "A 30 second video" is the film; "a film with 3 second clips" has another.
    if let clips = sentence.isAny(place, [.videos, .photo]), hasFilm(before: end), !isMadeFrom(end) {
      return clips
    }
    guard let each = sentence.end(end, .perShot) else { return nil }
    return sentence.isAny(sentence.skipSmall(each), PieceReader.nouns) ?? each
  }

  private func hasFilm(before end: Int) -> Bool {
    (0..<end).contains { sentence.isAny($0, [.film]) != nil }
  }

  /// A film from 30 second clips tells of the files.
  private func isMadeFrom(_ end: Int) -> Bool {
    (0..<end).contains { sentence.end($0, .longerThan) != nil }
  }

  // MARK: The rest

  /// A 1 second fade, fades of 1 second.
  private func fade(_ mention: LengthReader.Mention) -> Range<Int>? {
    let end =
      sentence.isSign(mention.range.upperBound, "-") ? mention.range.upperBound + 1 : mention.range.upperBound
    if let fade = sentence.end(end, .fade) { return mention.range.lowerBound..<fade }
    guard let of = sentence.startBehind(mention.range.lowerBound, [.of, .perShot, .lengthBefore]),
      let fade = sentence.startBehind(of, [.fade])
    else { return nil }
    return fade..<mention.range.upperBound
  }

  /// Within 5 minutes: when the film shall be ready.
  private func deadline(_ mention: LengthReader.Mention) -> Range<Int>? {
    if let start = sentence.startBehind(mention.range.lowerBound, [.deadline]) {
      return start..<mention.range.upperBound
    }
    return sentence.end(mention.range.upperBound, .deadline).map { mention.range.lowerBound..<$0 }
  }

  /// 24 hours in Rome: days that something took.
  private func days(_ mention: LengthReader.Mention) -> Range<Int>? {
    let seconds = mention.thousandths / 1000
    guard seconds > 0, seconds % PieceReader.secondsOfDay == 0,
      let place = sentence.isAny(mention.range.upperBound, [.of, .into, .from]), sentence.has(place),
      sentence.tokens[place].capital, sentence.matches[place].allSatisfy({ $0.meaning == .plain })
    else { return nil }
    return mention.range.lowerBound..<place + 1
  }
}
