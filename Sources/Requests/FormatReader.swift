internal import Plans

/// Finds what a film is cut to: the lines and rate of its picture, how it is written, how pictures fill it.
struct FormatReader {
  /// A wish and the tokens it stands on.
  struct Wish<Value: Sendable & Equatable>: Sendable, Equatable {
    var value: Value
    var range: Range<Int>
  }

  /// What the sentence says.
  struct Finding: Sendable, Equatable {
    var height: Wish<Int>?
    var rate: Wish<FrameRate>?
    var codec: Wish<Encoding.Codec>?
    var framing: Wish<Plan.Framing>?
    /// What no film can have, or what is told of the files: 120 fps, from my 4K clips.
    var undone: [Range<Int>] = []
    /// What is not wanted.
    var denied: [Range<Int>] = []

    /// Tokens that say nothing else: 60 is no length, 4 no count.
    var closed: [Range<Int>] {
      [height?.range, rate?.range, codec?.range, framing?.range].compactMap { $0 } + undone + denied
    }
  }

  /// Words between "from" and what tells of the files: from all my 4K clips.
  private static let mostBetween = 3
  private static let nouns: Set<Meaning> = [.video, .videos, .photo, .live, .film]
  private static let files: Set<Meaning> = [.videos, .photo, .live]

  let sentence: Sentence

  func finding(outside names: [Range<Int>]) -> Finding {
    var finding = Finding()
    var index = 0
    while index < sentence.count {
      if let name = names.first(where: { $0.contains(index) }) {
        index = name.upperBound
      } else {
        index = read(index, into: &finding) ?? index + 1
      }
    }
    return finding
  }

  /// The end of what is said of a format at `index`.
  private func read(_ index: Int, into finding: inout Finding) -> Int? {
    if let (end, framing) = sentence.find(
      index, { if case .framing(let framing) = $0 { framing } else { nil } })
    {
      take(Wish(value: framing, range: index..<end), \.framing, &finding)
      return end
    }
    if let (end, height) = sentence.find(index, { if case .height(let lines) = $0 { lines } else { nil } }) {
      take(Wish(value: height, range: index..<end), \.height, &finding)
      // 4K60, 1080p60.
      guard sentence.isGlued(end), let rate = rate(sentence.digits(end)) else { return end }
      take(Wish(value: rate, range: end..<end + 1), \.rate, &finding)
      return end + 1
    }
    if let (end, codec) = sentence.find(index, { if case .codec(let codec) = $0 { codec } else { nil } }) {
      take(Wish(value: codec, range: index..<end), \.codec, &finding)
      return end
    }
    guard let (end, thousandths) = perSecond(index) else { return nil }
    if thousandths % 1000 == 0, let rate = rate(thousandths / 1000) {
      take(Wish(value: rate, range: index..<end), \.rate, &finding)
    } else {
      finding.undone.append(index..<end)
    }
    return end
  }

  /// The first wish of its kind is the film's, unless it is told of the files or not wanted.
  private func take<Value>(
    _ wish: Wish<Value>, _ field: WritableKeyPath<Finding, Wish<Value>?>, _ finding: inout Finding
  ) {
    if isDenied(wish.range.lowerBound) {
      finding.denied.append(wish.range)
    } else if isOfFiles(wish.range) {
      finding.undone.append(wish.range)
    } else if let first = finding[keyPath: field] {
      if first.value != wish.value { finding.undone.append(wish.range) }
    } else {
      finding[keyPath: field] = wish
    }
  }

  private func rate(_ number: Int?) -> FrameRate? {
    guard let number else { return nil }
    return FrameRate.films.first { $0.numerator == Int64(number) }
  }

  /// 60 fps, sixty frames per second, 60 кадров в секунду, 60フレーム.
  private func perSecond(_ index: Int) -> (end: Int, thousandths: Int)? {
    if sentence.isGlued(index), sentence.isSign(index - 1, ".") { return nil }
    guard let amount = sentence.amount(index) else { return nil }
    let joint = sentence.isSign(amount.end, "-") ? amount.end + 1 : amount.end
    if let end = sentence.end(joint, .perSecond) { return (end, amount.thousandths) }
    // 4К, 60 кадров: a rate beside a number of lines, where the word may be that for photos.
    guard let end = sentence.end(joint, .frames), let number = amount.whole, rate(number) != nil,
      sentence.end(joint, .photo) == nil || hasLines, !sentence.isBehind(index, [.madeFrom])
    else { return nil }
    return (end, amount.thousandths)
  }

  private var hasLines: Bool {
    (0..<sentence.count).contains { index in
      sentence.find(index) { if case .height = $0 { true } else { nil } } != nil
    }
  }

  private func isDenied(_ index: Int) -> Bool {
    let denying: Set<Meaning> = [.without, .not, .except]
    let place = sentence.startBehind(index, [.of, .into, .article]) ?? index
    return sentence.isBehind(place, denying) || sentence.isBehind(index, denying)
  }

  /// From my 4K clips, из 4К видео: what the files are like, which nothing tells apart.
  private func isOfFiles(_ range: Range<Int>) -> Bool {
    if sentence.isAny(range.upperBound, FormatReader.files) != nil { return true }
    guard sentence.isAny(range.upperBound, FormatReader.nouns) != nil else { return false }
    var place = range.lowerBound
    for _ in 0...FormatReader.mostBetween {
      if sentence.isBehind(place, [.madeFrom]) { return true }
      guard let start = sentence.startBehind(place, [.article, .whole, .plain, .indefinite]) else {
        return false
      }
      place = start
    }
    return false
  }
}
