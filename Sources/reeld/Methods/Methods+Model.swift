internal import Linux
internal import Model
internal import Plans

extension Methods {
  /// Measures every model that the configured server offers.
  /// - Throws: `bad-value` of `model.url` where none is configured.
  func checkModels() async throws(Problem) -> JSON {
    guard let settings = modelSettings else {
      throw Problem(
        .badValue, field: "model.url", reason: "no model is configured",
        hint: "set model.url in the configuration, such as http://127.0.0.1:8080, and reload reeld")
    }
    do throws(LinuxError) { return try await ModelTrial(settings: settings).json() } catch {
      throw Problem(.failed, reason: error.text)
    }
  }
}
