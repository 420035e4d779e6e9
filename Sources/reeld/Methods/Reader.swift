internal import Model
internal import Plans
internal import Requests

/// Who read a sentence: the words alone, or words and the model on this machine.
struct Reader: Sendable, Equatable {
  /// What a model was asked for, or would have been; nil where no field was left to it.
  private var asked: Asked?
  private var hasDecided = false

  private struct Asked: Sendable, Equatable {
    var state: ModelState
    var fault: ModelFault?
  }

  /// The words, and a form of the caller's own where there is one.
  init(_ reading: Reading) { hasDecided = Self.hasDecided(reading) }

  init(_ reading: Reading, state: ModelState, fault: ModelFault? = nil) {
    self.init(reading)
    asked = Asked(state: state, fault: fault)
  }

  private static func hasDecided(_ reading: Reading) -> Bool { reading.origin.values.contains(.model) }

  /// `reader` is `model` where a field of the plan is a model's, else `words`; `model` tells of one that was, or would have
  /// been, asked.
  var members: [JSON.Member] {
    var members = [JSON.Member("reader", hasDecided ? "model" : "words")]
    if let asked {
      var told: [JSON.Member] = [.init("state", .string(asked.state.rawValue))]
      if let fault = asked.fault { told.append(.init("error", .string(fault.signature))) }
      members.append(JSON.Member("model", .object(told)))
    }
    return members
  }
}
