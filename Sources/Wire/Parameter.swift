internal import Plans

/// One named value a method takes.
package struct Parameter: Sendable, Equatable {
  /// The JSON a parameter may be; what it may say is for the method to check.
  package enum Kind: String, Sendable {
    case text, integer, object, anything
    case trueOrFalse = "true or false"
    case textOrInteger = "text or integer"
    case integers = "integer or list of integers"

    /// As a sentence names it.
    var words: String {
      switch self {
      case .text, .trueOrFalse, .anything: rawValue
      case .integer: "an integer"
      case .object: "an object"
      case .textOrInteger: "text or an integer"
      case .integers: "an integer or a list of integers"
      }
    }
  }

  package let name: String
  package let kind: Kind
  package let isRequired: Bool

  init(_ name: String, _ kind: Kind, required: Bool = false) {
    self.name = name
    self.kind = kind
    isRequired = required
  }

  /// Integers beyond this lose digits in most clients (RFC 8259, section 6).
  static let largestInteger: Int64 = 1 << 53

  /// - Throws: `bad-value` naming the parameter.
  func check(_ value: JSON) throws(Problem) {
    guard !accepts(value) else { return }
    throw Problem(
      .badValue, field: name, reason: "\(name) must be \(kind.words), not \(value.kind)",
      hint: isRequired ? "" : "leave it out where there is nothing to say")
  }

  private func accepts(_ value: JSON) -> Bool {
    switch (kind, value) {
    case (.anything, _), (.text, .string), (.object, .object), (.trueOrFalse, .bool),
      (.textOrInteger, .string):
      true
    case (.integer, .integer(let number)), (.textOrInteger, .integer(let number)),
      (.integers, .integer(let number)):
      number.magnitude <= Self.largestInteger.magnitude
    case (.integers, .array(let elements)):
      elements.allSatisfy { ($0.integer?.magnitude ?? .max) <= Self.largestInteger.magnitude }
    default: false
    }
  }

  /// As `rpc.describe` shows it.
  var json: JSON {
    ["name": .string(name), "type": .string(kind.rawValue), "required": .bool(isRequired)]
  }
}
