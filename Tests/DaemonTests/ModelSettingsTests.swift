internal import Model
internal import Plans
internal import Testing
internal import Wire

@testable import reeld

@Suite struct ModelSettingsTests {
  private static let person = LaunchContext(workingFolder: "/here") {
    ["HOME": "/home/ann", "XDG_RUNTIME_DIR": "/run/user/1000"][$0]
  }

  private static func settings(_ text: String) throws -> Settings {
    try Settings(json: try JSONText.parse(Array(text.utf8)))
  }

  @Test func `a model is named by where it is served`() throws {
    let settings = try Self.settings(
      #"{"model": {"url": "http://127.0.0.1:8080/v1", "name": "qwen", "key_file": "~/key", "seconds": 20}}"#)
    let model = try Configuration(settings, in: Self.person).model
    #expect(model?.address.base == "http://127.0.0.1:8080" && model?.name == "qwen")
    #expect(model?.keyFile == "/home/ann/key" && model?.formSeconds == 20)
    #expect(try Self.settings(#"{"model": null}"#).model == nil)
    #expect(try Self.settings(#"{"model": {"url": "unix:/run/m.sock"}}"#).model?.formSeconds == 8)
  }

  @Test(arguments: [
    (#"{"model": "http://127.0.0.1"}"#, "bad-value", "model"), (#"{"model": {}}"#, "bad-value", "model.url"),
    (#"{"model": {"url": "http://example.org"}}"#, "bad-value", "model.url"),
    (#"{"model": {"url": "unix:/s", "seconds": 0}}"#, "bad-value", "model.seconds"),
    (#"{"model": {"url": "unix:/s", "seconds": 61}}"#, "bad-value", "model.seconds"),
    (#"{"model": {"url": "unix:/s", "key_file": "key"}}"#, "bad-value", "model.key_file"),
    (#"{"model": {"url": "unix:/s", "key": "k"}}"#, "unknown-field", "model.key"),
    (#"{"model": {"url": "unix:/s", "name": ""}}"#, "bad-value", "model.name"),
  ])
  func `what a model's settings cannot be is refused by name`(text: String, code: String, field: String)
    throws
  {
    let refusal = #expect(throws: Problem.self) { try Self.settings(text) }
    #expect(refusal?.code.rawValue == code && refusal?.field == field)
  }
}
