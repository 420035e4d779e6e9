import Model
import Plans
import ScriptedModel
import Synchronization
import Testing

@testable import reeld

@Suite struct ModelTrialTests {
  /// What a model that understands the exercises says, in their order.
  private static let right: [(task: String, source: String, when: String, written: String)] = [
    ("montage", "all", "yesterday", "gårdagen"), ("count", "photos", "none", ""),
    ("montage", "videos", "yesterday", "tegnapi"), ("count", "photos", "none", ""),
    ("montage", "all", "yesterday", "včerejška"), ("montage", "all", "today", "i dag"),
    ("montage", "videos", "yesterday", "ieri"), ("montage", "videos", "yesterday", "eilisistä"),
    ("count", "videos", "none", ""), ("montage", "all", "yesterday", "χθες"),
    ("montage", "videos", "yesterday", "어제"), ("chat", "all", "none", ""),
  ]

  private static func answer(_ asked: ScriptedServer.Asked) -> String {
    guard let place = ModelTrial.exercises.firstIndex(where: { $0.text == asked.user }) else { return "" }
    let form = right[place]
    return Lines.form(task: form.task, source: form.source, when: form.when, written: form.written)
  }

  @Test func `the exercises tell a model that understands from words alone`() {
    #expect(Self.right.count == ModelTrial.exercises.count)
    for (exercise, form) in zip(ModelTrial.exercises, Self.right) {
      let members: [JSON.Member] = [
        .init("task", .string(form.task)), .init("source", .string(form.source)),
        .init("when", .string(form.when)), .init("when_written", .string(form.written)),
      ]
      #expect(ModelTrial.isRight(exercise, .object(members)), "\(exercise.text)")
    }
    let byWords = ModelTrial.exercises.filter { ModelTrial.isRight($0, nil) }
    #expect(byWords.count < ModelTrial.enough / 2, "\(byWords.map(\.text))")
  }

  @Test func `every model a server offers is measured, and only what understands passes`() async throws {
    let fine = Lines.server { asked in
      switch asked.body["model"] {
      case "clever": Lines.says(Self.answer(asked))
      case "dull": Lines.says(Lines.form(task: "search"))
      default: [.send(Lines.http(500, "{}"))]
      }
    }
    let server = try ScriptedServer { asked in
      if asked.path == "/v1/models" {
        return Lines.json(["data": [["id": "clever"], ["id": "dull"], ["id": "free"]]])
      }
      // One that keeps to no form.
      return asked.body["model"] == "free" ? Lines.says("Hello!") : fine(asked)
    }
    let json = try await ModelTrial(settings: ModelSettings(try ModelAddress(server.url))).json()
    let models = json["models"]?.array ?? []
    #expect(models.map { $0["name"] } == ["clever", "dull", "free"])
    #expect(models.map { $0["passes"] } == [true, false, false])
    #expect(models.map { $0["kept"] } == [12, 12, 0] && models.first?["right"] == 12)
    #expect(models.last?["state"] == "not_enforcing")
    server.stop()
  }

  /// What the trial told while it went on.
  private final class Told: Sendable {
    let names = Mutex<[String]>([])
  }

  @Test func `what went wrong is told by its first cause, of silent models too`()
    async throws
  {
    let fine = Lines.server { asked in
      asked.body["model"] == "mute" ? [.waitForClose] : [.send(Lines.http(500, "{}"))]
    }
    let offered: [JSON] = ["broken", "mute", "mute", "stalled", "stalled"].map { ["id": .string($0)] }
    let server = try ScriptedServer { asked in
      if asked.path == "/v1/models" { return Lines.json(["data": .array(offered)]) }
      return asked.body["model"] == "stalled" ? [.waitForClose] : fine(asked)
    }
    var timing = ModelTiming()
    (timing.coldProbe, timing.warmProbe, timing.firstForm) = (.seconds(4), .seconds(1), .seconds(4))
    let told = Told()
    let trial = ModelTrial(
      settings: ModelSettings(try ModelAddress(server.url), formSeconds: 1), timing: timing
    ) { name, fraction in told.names.withLock { $0.append("\(name) \(fraction)") } }
    let models = try await trial.json()["models"]?.array ?? []
    #expect(
      models.map { $0["error"] } == [
        "form:http:500", "form:timeout", "form:timeout", "probe:timeout", "probe:timeout",
      ])
    #expect(models.map { $0["state"] } == .init(repeating: "failing", count: 5))
    #expect(
      told.names.withLock { $0 } == ["broken 0.0", "mute 0.2", "mute 0.4", "stalled 0.6", "stalled 0.8"])
    server.stop()
  }

  @Test func `a server that is not there is told as such`() async throws {
    let settings = ModelSettings(try ModelAddress("unix:/tmp/reel-there-is-none.sock"), name: "m")
    let json = try await ModelTrial(settings: settings).json()
    #expect(json["models"]?.array?.map { $0["error"] } == ["look:refused"] && json["left"] == [])
  }
}
