import Linux
import Model
import ScriptedModel

/// A scripted server and the client under test, with waits that are short.
final class Stage: Sendable {
  let server: ScriptedServer
  let model: ServedModel
  /// What the client logged.
  private let lines = Chronicle<String>()

  /// Short enough for a test, long enough for a busy machine.
  static var timing: ModelTiming {
    var timing = ModelTiming()
    timing.coldProbe = .seconds(10)
    timing.firstForm = .seconds(10)
    timing.quickLook = .milliseconds(20)
    timing.slowLook = .milliseconds(20)
    timing.leastPause = .zero
    return timing
  }

  init(
    isNetwork: Bool = false, name: String? = nil, keyFile: String? = nil, seconds: Int64 = 8,
    timing: ModelTiming = Stage.timing, _ script: @escaping ScriptedServer.Script
  ) throws {
    server = try ScriptedServer(isNetwork: isNetwork, script)
    let settings = ModelSettings(
      try ModelAddress(server.url), name: name, keyFile: keyFile, formSeconds: seconds)
    let lines = lines
    model = try ServedModel(settings, timing: timing) { lines.append($0) }
  }

  var notes: [String] { lines.all }

  /// Returns when so many lines were logged; each change of state is one.
  func notes(_ count: Int) async { await lines.wait { $0.count >= count } }

  func end() async {
    await model.end()
    server.stop()
  }

  /// The signature of what a form ends in; nil when there is one.
  func fault(_ sentence: String = "Gör en film av gårdagen") async -> String? {
    do throws(ModelFault) {
      _ = try await model.form(for: sentence)
      return nil
    } catch { return error.signature }
  }
}
