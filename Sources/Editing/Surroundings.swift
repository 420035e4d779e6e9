package import Plans

/// What lies around the candidates and does not enter the film, for notes and refusals.
package struct Surroundings: Sendable, Equatable {
  /// Clips and photos left out because no trusted date places them on a day.
  package var undated: Int
  /// The nearest days with footage before and after the asked ones.
  package var dayBefore: Day?
  package var dayAfter: Day?

  package init(undated: Int = 0, dayBefore: Day? = nil, dayAfter: Day? = nil) {
    self.undated = undated
    self.dayBefore = dayBefore
    self.dayAfter = dayAfter
  }
}
