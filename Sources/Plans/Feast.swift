/// A feast that can be placed in a year.
package enum Feast: Sendable, Hashable {
  /// From a month and day, this many days long.
  case fixed(month: Int, day: Int, days: Int)
  /// Days from Easter Sunday of the western or the eastern church, this many days long.
  case easter(offset: Int, days: Int, eastern: Bool)
  /// The nth weekday of a month, -1 the last, or the day so many days behind it.
  case nth(Int, weekday: Int, month: Int, offset: Int = 0)
  /// The nth weekday before a day: the first Advent is the fourth Sunday before Christmas.
  case before(month: Int, day: Int, weekday: Int, nth: Int)
}
