internal import Plans

/// A form whose every answer is known beforehand, but for short quotations.
package struct ClosedForm: Sendable {
  /// What a key may hold.
  enum Kind: Sendable {
    case choice([String], ModelFault.Invalid)
    /// Text of at most so many scalars.
    case text(Int)
  }

  package let name: String
  /// JSON Schema as text. A literal, never built from a dictionary: its order is the order of the answer, and the first
  /// choice is favoured.
  package let schema: String
  /// What the model is told before the sentence; always the same, so that servers keep it read.
  package let system: String
  let keys: [(name: String, kind: Kind)]

  init(name: String, schema: String, system: String, keys: [(name: String, kind: Kind)]) {
    self.name = name
    self.schema = schema
    // A model that does not see the schema writes longer.
    self.system = "\(system)\n\nAnswer with one JSON object of this schema:\n\(schema)"
    self.keys = keys
  }

  /// The same form with its schema in another order of keys.
  package func reordered(_ schema: String) -> ClosedForm {
    ClosedForm(
      name: name, schema: schema,
      system: String(
        system.prefix(upTo: system.firstRange(of: "\n\nAnswer with one")?.lowerBound ?? system.endIndex)),
      keys: keys)
  }

  /// The form in `text`, with exactly its keys and nothing outside their bounds. Limits are counted again: what a server
  /// counts may grow when bytes are replaced.
  /// - Throws: what is wrong with it.
  func read(_ text: JSON) throws(ModelFault.Invalid) -> (form: JSON, order: ModelReport.KeyOrder) {
    guard let members = text.members else { throw .content }
    guard members.count == keys.count, keys.allSatisfy({ key in text[key.name] != nil }) else { throw .keys }
    for key in keys {
      guard let value = text[key.name]?.string else { throw .content }
      switch key.kind {
      case .choice(let choices, let fault): if !choices.contains(value) { throw fault }
      case .text(let limit): if value.unicodeScalars.count > limit { throw .text }
      }
    }
    let found = members.map(\.key)
    let order: ModelReport.KeyOrder =
      found == keys.map(\.name) ? .kept : found == found.sorted() ? .sorted : .other
    return (text, order)
  }
}
