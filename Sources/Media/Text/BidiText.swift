internal import CText

/// A text with the direction of each of its letters, by the Unicode rules.
struct BidiText {
  let scalars: [UInt32]
  /// Odd ones run from right to left.
  private let levels: [FriBidiLevel]
  private let scripts: [hb_script_t]

  /// Letters that follow each other on the screen in one direction and one script.
  struct Run: Equatable {
    var range: Range<Int>
    var level: FriBidiLevel
    var script: hb_script_t
    var isRightToLeft: Bool { level % 2 != 0 }
  }

  init(_ text: String) throws(MediaError) {
    let scalars = text.unicodeScalars.map(\.value)
    let count = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = TextDirectionOfFirstLetter
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0 else {
      throw MediaError.outOfMemory("lay out text")
    }
    self.scalars = scalars
    self.levels = levels
    scripts = BidiText.scripts(of: scalars)
  }

  /// The runs of a line in the order they stand, from left to right.
  /// - Parameter faces: one for each letter; a run is of one.
  func runs(of line: Range<Int>, splitBy faces: [Int]) -> [Run] {
    var runs: [Run] = []
    for index in line {
      if let last = runs.last, last.level == levels[index], last.script == scripts[index],
        faces[last.range.lowerBound] == faces[index]
      {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append(Run(range: index..<index + 1, level: levels[index], script: scripts[index]))
      }
    }
    // Rule L2: from the highest level down to the lowest odd one, what is at it or above is turned round.
    let highest = runs.map(\.level).max() ?? 0
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > start { runs[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return runs
  }

  /// Signs and marks that belong to no script go with what is before them, those at the start with what
  /// follows.
  private static func scripts(of scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts = scalars.map { hb_unicode_script(functions, $0) }
    func isShared(_ script: hb_script_t) -> Bool {
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }
    var last = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = last }
      last = scripts[index]
    }
    return scripts
  }
}
