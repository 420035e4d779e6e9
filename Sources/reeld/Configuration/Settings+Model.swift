internal import Model
internal import Plans

extension Settings {
  /// What `model` holds: `{"url", "name"?, "key_file"?, "seconds"?}`.
  /// - Throws: `unknown-field` or `bad-value`, naming the key.
  static func model(_ member: JSON.Member) throws(Problem) -> ModelSettings {
    let fields = try Fields(member.value, path: member.key)
    try fields.allow(only: ["url", "name", "key_file", "seconds"])
    var settings = ModelSettings(try ModelAddress(try fields.string("url")))
    if let name = fields.value("name") { settings.name = try text(JSON.Member(fields.name("name"), name)) }
    if let file = fields.value("key_file") {
      settings.keyFile = try path(JSON.Member(fields.name("key_file"), file))
    }
    if let seconds = try fields.optionalInteger("seconds") {
      guard ModelSettings.seconds.contains(seconds) else {
        throw fields.refusal(
          "seconds", "must be \(ModelSettings.seconds.lowerBound) to \(ModelSettings.seconds.upperBound)")
      }
      settings.formSeconds = seconds
    }
    return settings
  }
}
