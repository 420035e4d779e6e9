/// A value as SQLite stores it; null is the absence of one.
package enum Value: Sendable, Equatable {
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// What can be bound to a statement's parameter.
package protocol Bindable: Sendable {
  /// The value SQLite gets.
  var stored: Value { get }
}

extension Int64: Bindable {
  package var stored: Value { .integer(self) }
}

extension Int: Bindable {
  package var stored: Value { .integer(Int64(self)) }
}

extension Bool: Bindable {
  package var stored: Value { .integer(self ? 1 : 0) }
}

extension Double: Bindable {
  package var stored: Value { .real(self) }
}

extension String: Bindable {
  package var stored: Value { .text(self) }
}

extension [UInt8]: Bindable {
  package var stored: Value { .blob(self) }
}

extension Value: Bindable {
  package var stored: Value { self }
}
