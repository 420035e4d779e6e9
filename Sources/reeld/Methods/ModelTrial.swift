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

  let settings: ModelSettings

  /// `{"url", "exercises", "models": [{"name", "state", "error"?, "kept", "right", "milliseconds", "passes"}]}`.
  func json() async throws(LinuxError) -> JSON {
    let scout = try ServedModel(settings) { _ in }
    await scout.look()
    let offered: [String?] = await scout.report.offered
    await scout.end()
    var models: [JSON] = []
    for name in offered.isEmpty ? [settings.name] : offered {
      if Task.isCancelled { break }
      models.append(try await measured(name))
    }
    return [
      "url": .string(settings.address.socket.map { "unix:\($0)" } ?? settings.address.base),
      "exercises": .integer(Int64(Self.exercises.count)), "models": .array(models),
    ]
  }

  private func measured(_ name: String?) async throws(LinuxError) -> JSON {
    var own = settings
    own.name = name
    let model = try ServedModel(own) { _ in }
    await model.look()
    var report = await model.report
    var times: [Int64] = []
    var right = 0
    var fault: ModelFault?
    for exercise in report.state == .ready ? Self.exercises : [] {
      do throws(ModelFault) {
        let form = try await model.form(for: exercise.text)
        times.append(await model.report.milliseconds ?? 0)
        if Self.isRight(exercise, form) { right += 1 }
      } catch { fault = error }
    }
    report = await model.report
    await model.end()
    times.sort()
    var members: [JSON.Member] = [
      .init("name", .orNull(name)), .init("state", .string(report.state.rawValue)),
      .init("kept", .integer(Int64(times.count))), .init("right", .integer(Int64(right))),
      .init("milliseconds", .orNull(times.isEmpty ? nil : times[times.count / 2])),
      .init("passes", .bool(times.count == Self.exercises.count && right >= Self.enough)),
    ]
    if let fault = fault ?? report.fault { members.append(.init("error", .string(fault.signature))) }
    return .object(members)
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
