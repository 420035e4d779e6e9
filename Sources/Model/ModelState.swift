/// What stands between a person and a model that reads along.
package enum ModelState: String, Sendable, CaseIterable {
  /// None is configured.
  case off
  case unreachable
  case loading
  case ready
  /// It answers, but not in the form it is given.
  case notEnforcing = "not_enforcing"
  case refusedKey = "refused_key"
  case noSuchModel = "no_such_model"
  case windowTooSmall = "window_too_small"
  /// It would send the words to another machine.
  case offDevice = "off_device"
  /// It failed so often that it is left alone for a while.
  case failing
}
