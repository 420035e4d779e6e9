/// A stretch of time a person names.
package enum TimeUnit: Int, Sendable, Hashable, CaseIterable {
  case second, minute, hour, day, week, weekend, month, quarter, halfYear, year, decade, century

  /// Seconds of the units a film's length is told in.
  package var seconds: Int? {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .week, .weekend, .month, .quarter, .halfYear, .year, .decade, .century: nil
    }
  }
}
