internal import Linux
internal import Model
internal import Plans
internal import Requests

/// Measures every model a server offers through the same path a sentence takes; no list of abilities is believed.
struct ModelTrial: Sendable {
  /// One sentence in a language without tables, and what it means.
  struct Exercise: Sendable {
    let text: String
    let task: Plan.Task
    var source = Plan.Media.all
    /// Days before the day it is read on; nil where no period is named.
    var daysAgo: Int?
  }

  /// Languages without tables, one after another; words alone read none of them fully.
  static let exercises: [Exercise] = [
    Exercise(text: "Gör en film av gårdagen", task: .montage, daysAgo: 1),
    Exercise(text: "Hur många foton har jag?", task: .count, source: .photos),
    Exercise(text: "Csinálj egy filmet a tegnapi videókból", task: .montage, source: .videos, daysAgo: 1),
    Exercise(text: "Hány képem van?", task: .count, source: .photos),
    Exercise(text: "Sestříhej film ze včerejška", task: .montage, daysAgo: 1),
    Exercise(text: "Lav en film af alt fra i dag", task: .montage, daysAgo: 0),
    Exercise(text: "Montează un film cu clipurile de ieri", task: .montage, source: .videos, daysAgo: 1),
    Exercise(text: "Tee elokuva eilisistä videoista", task: .montage, source: .videos, daysAgo: 1),
    Exercise(text: "Πόσα βίντεο έχω;", task: .count, source: .videos),
    Exercise(text: "Φτιάξε μια ταινία από χθες", task: .montage, daysAgo: 1),
    Exercise(text: "어제 찍은 영상으로 영화를 만들어 줘", task: .montage, source: .videos, daysAgo: 1),
    Exercise(text: "Jak se dnes máš?", task: .chat),
  ]
  /// Exercises that must be read rightly for a model to pass.
  static let enough = 9
  private static let noon = "2026-08-21T12:00:00+02:00"

  /// After this no further model is begun: a server may offer many, and answer none.
  private static let longest = Duration.seconds(600)

  let settings: ModelSettings
  var timing = ModelTiming()
  /// Is told which model is measured, and which part of all was.
  var tell: @Sendable (_ name: String, _ fraction: Double) -> Void = { _, _ in }

  /// `{"url", "exercises", "models": [{"name", "state", "error"?, "kept", "right", "milliseconds", "passes"}], "left"}`.
  func json() async throws(LinuxError) -> JSON {
    let scout = try ServedModel(settings, timing: timing) { _ in }
    let offered: [String?] = await scout.offered()
    let names = offered.isEmpty ? [settings.name] : offered
    let end = ContinuousClock.now + Self.longest
    var (models, timing) = ([JSON](), self.timing)
    for (place, name) in names.enumerated() {
      if Task.isCancelled || ContinuousClock.now > end { break }
      tell(name ?? "as loaded", Double(place) / Double(names.count))
      let (model, wasSilent) = try await measured(name, timing)
      models.append(model)
      // A server that let one model's time pass gets no more than the usual for the others.
      if wasSilent { (timing.coldProbe, timing.firstForm) = (timing.warmProbe, .zero) }
    }
    return [
      "url": .string(settings.address.socket.map { "unix:\($0)" } ?? settings.address.base),
      "exercises": .integer(Int64(Self.exercises.count)),
      "left": .array(names.dropFirst(models.count).map { .orNull($0) }), "models": .array(models),
    ]
  }

  private func measured(
    _ name: String?, _ timing: ModelTiming
  ) async throws(LinuxError) -> (json: JSON, wasSilent: Bool) {
    var own = settings
    own.name = name
    let model = try ServedModel(own, timing: timing) { _ in }
    await model.look()
    var fault = await model.report.fault
    var times: [Int64] = []
    var right = 0
    for exercise in Self.exercises {
      guard await model.report.state == .ready else { break }
      do throws(ModelFault) {
        let form = try await model.form(for: exercise.text)
        times.append(await model.report.milliseconds ?? 0)
        if Self.isRight(exercise, form) { right += 1 }
      } catch { fault = fault ?? error }
    }
    let state = await model.report.state
    await model.end()
    times.sort()
    var members: [JSON.Member] = [
      .init("name", .orNull(name)), .init("state", .string(state.rawValue)),
      .init("kept", .integer(Int64(times.count))), .init("right", .integer(Int64(right))),
      .init("milliseconds", .orNull(times.isEmpty ? nil : times[times.count / 2])),
      .init("passes", .bool(times.count == Self.exercises.count && right >= Self.enough)),
    ]
    if let fault { members.append(.init("error", .string(fault.signature))) }
    return (.object(members), fault?.kind == .late)
  }

  /// Whether the plan is what the sentence means; how the form says it does not matter.
  static func isRight(_ exercise: Exercise, _ form: JSON?) -> Bool {
    guard let now = ISOText(noon)?.clock,
      let reading = try? Request.read(text: exercise.text, now: now, form: form)
    else { return false }
    guard reading.task == exercise.task else { return false }
    if exercise.task == .chat { return true }
    let day = exercise.daysAgo.map { now.day.adding(-$0) }
    return reading.source == exercise.source && reading.from == day && reading.to == day
  }
}
