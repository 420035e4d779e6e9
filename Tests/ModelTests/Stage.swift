import Linux
import Model
import ScriptedModel
import Synchronization

/// A scripted server and the client under test, with waits that are short.
final class Stage: Sendable {
  let server: ScriptedServer
  let model: ServedModel
  private let lines = Notes()

  /// What the client logged.
  private final class Notes: Sendable {
    let kept = Mutex<[String]>([])
  }

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
    model = try ServedModel(settings, timing: timing) { line in lines.kept.withLock { $0.append(line) } }
  }

  var notes: [String] { lines.kept.withLock { $0 } }

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
