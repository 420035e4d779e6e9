internal import Plans

extension Meaning {
  /// Units that are letters or other words anywhere but between a number and a word for the past.
  var isShort: Bool { if case .shortUnit = self { true } else { false } }

  /// Meanings that ask for something to be done.
  var isVerb: Bool {
    switch self {
    case .make, .montage, .join, .count, .list, .search, .cut, .shear, .gather, .remove, .other, .silence:
      true
    default: false
    }
  }

  /// Meanings that name days by themselves.
  var isDay: Bool {
    switch self {
    case .day, .weekday, .month, .season, .feast, .calendar, .rolling, .decade, .vagueDate: true
    default: false
    }
  }

  /// Meanings that take days with a word beside them.
  var isPeriod: Bool {
    switch self {
    case .unit, .unitAdjective, .yearWord, .weekWord, .partOfDay: true
    default: isDay
    }
  }

  /// Words that tell which day, week or month is meant.
  var tellsWhich: Bool {
    switch self {
    case .last, .lastCalendar, .lastRolling, .beforeLast, .this, .next, .ago, .agoBefore: true
    default: false
    }
  }

  /// Prepositions of time and what else stands before a date alone.
  var opensDate: Bool {
    switch self {
    case .since, .before, .after, .until, .between, .during, .from, .to, .of, .madeFrom, .and, .or,
      .beginning,
      .middle, .end, .whole, .partOfDay, .except, .article:
      true
    default: tellsWhich || isNumber || isDay
    }
  }

  /// A week, a month, a year.
  var isLargeUnit: Bool {
    if case .unit(let unit) = self { unit.rawValue >= TimeUnit.day.rawValue } else { false }
  }

  var isNumber: Bool {
    switch self {
    case .number, .ordinal, .half, .quarter, .couple, .few, .amount, .oneAndHalf: true
    default: false
    }
  }

  /// Days that English and German write like names.
  var isNamed: Bool {
    switch self {
    case .weekday, .month, .season, .feast, .unit(.weekend): true
    default: false
    }
  }
}
