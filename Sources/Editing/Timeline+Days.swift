package import Plans

extension Timeline {
  /// One for each day, where the film is of several; a clip without a day belongs to the one before it.
  package var chapters: [Chapter] {
    let words = DayWords(language)
    var found: [Chapter] = []
    var last: Day?
    for clip in clips {
      guard let day = clip.day, day != last else { continue }
      // The first chapter begins with the film, whatever lies before its first dated clip.
      found.append(Chapter(title: words.day(day), firstFrame: last == nil ? 0 : clip.firstFrame))
      last = day
    }
    return found.count > 1 ? found : []
  }

  /// From the first to the last of some days; nil when there is none.
  func inWords(_ days: [Day]) -> String? {
    guard let first = days.min(), let last = days.max() else { return nil }
    return DayWords(language).days(first, last)
  }
}
