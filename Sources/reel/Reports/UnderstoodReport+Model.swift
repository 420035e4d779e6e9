internal import Plans

extension Tongue {
  /// Why a sentence was read without the model that could have helped; nil where none was missing.
  func modelMissing(_ answer: JSON) -> String? {
    guard answer["reader"]?.string == "words", let model = answer["model"] else { return nil }
    let reason: Phrase
    switch model["state"]?.string {
    case "off": return say(.modelOff)
    case "unreachable":
      reason = ModelStatus.lacksLibrary(model) ? .modelNoLibrary : .modelUnreachable
    case "loading": reason = .modelLoading
    case "not_enforcing": reason = .modelNotEnforcing
    case "refused_key": reason = .modelRefusedKey
    case "no_such_model": reason = .modelNoSuchModel
    case "window_too_small": reason = .modelWindowTooSmall
    case "off_device": reason = .modelOffDevice
    case "failing": reason = .modelFailing
    default:
      // Ready: either it said nothing this time, or nothing that stands in the sentence.
      reason = model["error"] == nil ? .modelUnfounded : .modelSilent
    }
    return say(.modelUnused, say(reason))
  }
}
