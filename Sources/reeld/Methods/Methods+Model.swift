internal import Linux
internal import Model
internal import Plans
internal import Wire

extension Methods {
  /// Measures every model that the configured server offers, and tells meanwhile which one. A client that goes away ends it.
  /// - Throws: `bad-value` of `model.url` where none is configured.
  func checkModels(
    _ tell: @escaping @Sendable (RPCNotification) -> Void
  ) async throws(Problem) -> JSON {
    guard let settings = modelSettings else {
      throw Problem(
        .badValue, field: "model.url", reason: "no model is configured",
        hint: "set model.url in the configuration, such as http://127.0.0.1:8080, and reload reeld")
    }
    let trial = ModelTrial(settings: settings) { name, fraction in
      tell(RPCNotification(.modelProgress, params: ["step": .string(name), "fraction": .real(fraction)]))
    }
    do throws(LinuxError) { return try await trial.json() } catch {
      throw Problem(.failed, reason: error.text)
    }
  }
}
