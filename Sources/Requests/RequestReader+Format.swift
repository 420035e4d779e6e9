internal import Plans

// What the film is cut to, in fields of their own, and what no field holds.
extension RequestReader {
  mutating func readFormat() {
    guard reading.task == .montage || reading.task == .cut else { return }
    if let height = format.height {
      reading.height = height.value
      settle("height", .words, height.range)
    }
    if let rate = format.rate {
      reading.frameRate = rate.value
      settle("fps", .words, rate.range)
    }
    if let codec = format.codec {
      reading.codec = codec.value
      settle("codec", .words, codec.range)
    }
    if let framing = format.framing {
      reading.framing = framing.value
      settle("framing", .words, framing.range)
    }
    for range in format.undone { tellUndone(range) }
  }

  /// What a plan has no field for is told.
  mutating func tellUndone(_ range: Range<Int>) {
    reading.notes.append("\"\(sentence.line(range, of: text))\" is not done: films have no such choice")
  }
}
