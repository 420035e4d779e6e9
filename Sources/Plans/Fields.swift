/// One JSON object being read: every fault is a problem that names the field by its path.
package struct Fields: Sendable {
  /// Where the object stands, such as `also[0]`; empty at the top.
  package let path: String
  private let members: [JSON.Member]

  /// Characters of outside text that a reason repeats at most, so that a refusal stays a line.
  private static let longestQuote = 60
  /// Names listed before the rest is only counted.
  private static let mostNames = 3

  /// - Throws: `bad-value` of `path` when the value is no object.
  package init(_ json: JSON, path: String = "") throws(Problem) {
    guard let members = json.members else {
      throw Problem(
        .badValue, field: path, reason: "\(path.isEmpty ? "this" : path) must be an object, not \(json.kind)")
    }
    self.members = members
    self.path = path
  }

  /// The full path of `key`.
  package func name(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Whether `key` is written, null included.
  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The value of `key`; nil when absent or null, which mean the same.
  package func value(_ key: String) -> JSON? {
    guard let value = members.first(where: { $0.key == key })?.value, !value.isNull else { return nil }
    return value
  }

  /// - Throws: `unknown-field` naming the first key outside `known`.
  package func allow(only known: [String]) throws(Problem) {
    guard let stray = members.first(where: { !known.contains($0.key) }) else { return }
    let key = Fields.quotable(stray.key)
    throw Problem(
      .unknownField, field: name(key), reason: "there is no field \(name(key))",
      hint: "the fields are \(known.joined(separator: ", "))")
  }

  package func refusal(_ key: String, _ reason: String, hint: String = "") -> Problem {
    Problem(.badValue, field: name(key), reason: "\(name(key)) \(reason)", hint: hint)
  }

  /// Text from outside as a reason may repeat it: short and without control characters.
  package static func quotable(_ text: String) -> String {
    let safe = String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(longestQuote).map { $0.properties.generalCategory.isShown ? $0 : "?" }))
    return text.unicodeScalars.count > longestQuote ? "\(safe)..." : safe
  }

  /// Names from outside as a note may list them: the first ones, and how many more there are.
  package static func quotable(_ names: [String]) -> String {
    let listed = names.prefix(mostNames).map { quotable($0) }.joined(separator: ", ")
    return names.count > mostNames ? "\(listed) and \(names.count - mostNames) more" : listed
  }
}

extension Unicode.GeneralCategory {
  /// Whether a terminal shows a character of this category as itself.
  var isShown: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

// Optional values: nil when absent or null.
extension Fields {
  package func optionalString(_ key: String) throws(Problem) -> String? {
    guard let value = value(key) else { return nil }
    guard let string = value.string else { throw refusal(key, "must be text, not \(value.kind)") }
    return string
  }

  package func optionalBool(_ key: String) throws(Problem) -> Bool? {
    guard let value = value(key) else { return nil }
    guard let bool = value.bool else { throw refusal(key, "must be true or false, not \(value.kind)") }
    return bool
  }

  /// A whole number; one with a fraction or an exponent is refused even where its value is whole.
  package func optionalInteger(_ key: String) throws(Problem) -> Int64? {
    guard let value = value(key) else { return nil }
    guard let integer = value.integer else { throw refusal(key, "must be a whole number, not \(value.kind)") }
    return integer
  }

  package func optionalArray(_ key: String) throws(Problem) -> [JSON]? {
    guard let value = value(key) else { return nil }
    guard let array = value.array else { throw refusal(key, "must be a list, not \(value.kind)") }
    return array
  }

  package func optionalObject(_ key: String) throws(Problem) -> Fields? {
    guard let value = value(key) else { return nil }
    return try Fields(value, path: name(key))
  }

  /// One word of a closed set.
  package func optionalChoice<Choice>(_ key: String, _: Choice.Type = Choice.self) throws(Problem) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = try optionalString(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw refusal(
        key, "cannot be \"\(Fields.quotable(text))\"",
        hint: "it is one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }
}

// Values that must be there.
extension Fields {
  private func required<Value>(_ key: String, _ value: Value?) throws(Problem) -> Value {
    guard let value else { throw refusal(key, "is missing") }
    return value
  }

  package func string(_ key: String) throws(Problem) -> String {
    try required(key, try optionalString(key))
  }

  package func bool(_ key: String) throws(Problem) -> Bool { try required(key, try optionalBool(key)) }

  package func array(_ key: String) throws(Problem) -> [JSON] { try required(key, try optionalArray(key)) }

  package func object(_ key: String) throws(Problem) -> Fields {
    try required(key, try optionalObject(key))
  }

  package func choice<Choice>(_ key: String, _: Choice.Type = Choice.self) throws(Problem) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    try required(key, try optionalChoice(key))
  }

  package func integer(
    _ key: String, in range: ClosedRange<Int64> = .min ... .max
  ) throws(Problem) -> Int64 {
    let value = try required(key, try optionalInteger(key))
    guard range.contains(value) else {
      throw refusal(key, "must lie between \(range.lowerBound) and \(range.upperBound)")
    }
    return value
  }

  /// A whole number that fits the machine's integer.
  package func count(_ key: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
    Int(try integer(key, in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// Each element of a list, read as an object with its own path.
  package func objects(_ key: String) throws(Problem) -> [Fields] {
    var found: [Fields] = []
    for (index, element) in try array(key).enumerated() {
      found.append(try Fields(element, path: "\(name(key))[\(index)]"))
    }
    return found
  }
}

extension JSON {
  /// What kind of value this is, for a reason.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer: "a number"
    case .real: "a number with a fraction"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
