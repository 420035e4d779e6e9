package import Plans

/// What is known of a model at one moment.
package struct ModelReport: Sendable, Equatable {
  /// In which order the keys of an answer came: that of the schema, sorted, or another one.
  package enum KeyOrder: String, Sendable {
    case kept, sorted, other
  }

  package var state: ModelState
  /// The last thing that went wrong; nil while nothing is.
  package var fault: ModelFault?
  /// Things that went wrong in a row.
  package var failures = 0
  /// Tokens the server says it can hold; only to warn.
  package var window: Int64?
  /// How long the last form took.
  package var milliseconds: Int64?
  package var keyOrder: KeyOrder?
  /// The model that is asked for; nil leaves it to the server.
  package var name: String?
  /// Names the server offers.
  package var offered: [String] = []

  package init(_ state: ModelState) { self.state = state }

  /// `{"state", "error", "failures", "window", "milliseconds", "key_order", "name", "offered"}`; what is not known is left out.
  package var json: JSON {
    var members: [JSON.Member] = [.init("state", .string(state.rawValue))]
    if let fault { members.append(.init("error", .string(fault.signature))) }
    if failures > 0 { members.append(.init("failures", .integer(Int64(failures)))) }
    if let window { members.append(.init("window", .integer(window))) }
    if let milliseconds { members.append(.init("milliseconds", .integer(milliseconds))) }
    if let keyOrder { members.append(.init("key_order", .string(keyOrder.rawValue))) }
    if let name { members.append(.init("name", .string(name))) }
    if !offered.isEmpty { members.append(.init("offered", .array(offered.map { .string($0) }))) }
    return .object(members)
  }
}
