// What a few small pictures tell of what can be seen.
extension Glimpse {
  /// Levels with less deviation than this are one even surface: a covered lens, a pocket, a white wall.
  private static let evenDeviation = 4.0
  /// A picture darker than this on average that has no more contrast shows nothing; a street at night has lights.
  private static let dark = (mean: 24.0, deviation: 10.0)
  /// Levels that change no more than encoding changes them.
  private static let frozenStep = 2
  /// Correlation from which two pictures are of one scene: a step aside leaves more, another view less.
  private static let sceneCorrelation = 0.9

  /// Of each picture whether it shows nothing; of one that was not seen that is not known.
  package var areDull: [Bool] {
    pictures.map { picture in
      if picture.isEmpty { return false }
      let (mean, deviation) = Self.moments(of: picture)
      return deviation < Self.evenDeviation || (mean < Self.dark.mean && deviation < Self.dark.deviation)
    }
  }

  /// Whether it is a film of one picture.
  package var isFrozen: Bool {
    let seen = pictures.filter { !$0.isEmpty }
    guard seen.count > 1, let first = seen.first else { return false }
    return seen.dropFirst().allSatisfy { picture in
      picture.count == first.count
        && zip(picture, first).allSatisfy { abs(Int($0) - Int($1)) <= Self.frozenStep }
    }
  }

  /// Whether two photos show one scene, as far as can be seen; never when either shows nothing.
  package func isSameScene(as other: Glimpse) -> Bool {
    guard let one = pictures.first, let two = other.pictures.first, !(areDull[0] || other.areDull[0]) else {
      return false
    }
    return Self.correlation(one, two) >= Self.sceneCorrelation
  }
}

extension Glimpse {
  /// How much more a window must hold than the middle one to be chosen: near the middle nothing is missed.
  private static let leastGain = 1.1
  /// Places of a window that are tried.
  private static let steps = 48

  /// The middle of the part of a picture that shows most, in thousandths of it, when only parts of these sizes can be
  /// seen; nil when the middle is as good.
  package func aim(width: Double, height: Double) -> Aim? {
    let details = pictures.map(Self.details)
    guard !details.isEmpty else { return nil }
    var columns = [Double](repeating: 0, count: Self.side)
    var rows = columns
    for detail in details {
      for (place, level) in detail.enumerated() {
        columns[place % Self.side] += level
        rows[place / Self.side] += level
      }
    }
    let aim = Aim(x: Self.middle(of: columns, share: width), y: Self.middle(of: rows, share: height))
    return aim == Aim(x: 500, y: 500) ? nil : aim
  }

  /// How much changes around each place.
  private static func details(_ picture: [UInt8]) -> [Double] {
    guard picture.count == side * side else { return [] }
    return picture.indices.map { place in
      let (x, y) = (place % side, place / side)
      let level = Int(picture[place])
      let across = Int(picture[x + 1 < side ? place + 1 : place]) - level
      let along = Int(picture[y + 1 < side ? place + side : place]) - level
      return Double(abs(across) + abs(along))
    }
  }

  private static func middle(of line: [Double], share: Double) -> Int {
    guard share < 1, share > 0 else { return 500 }
    func held(_ from: Double) -> Double {
      let (start, end) = (from * Double(line.count), (from + share) * Double(line.count))
      return line.enumerated().reduce(0) { sum, cell in
        let inside = min(end, Double(cell.offset + 1)) - max(start, Double(cell.offset))
        return sum + cell.element * max(0, inside)
      }
    }
    let room = 1 - share
    var best = (from: room / 2, held: leastGain * held(room / 2))
    for step in 0...steps {
      let from = room * Double(step) / Double(steps)
      let own = held(from)
      if own > best.held { best = (from, own) }
    }
    return Int(((best.from + share / 2) * 1000).rounded())
  }
}
