// What a plan from outside must fulfil beyond each field by itself.
extension Plan {
  /// Tasks that run today; the others are refused until they are built.
  package static let builtTasks: [Task] = [.montage, .count, .list]
  /// Tasks that may stand beside another one: those that only ask.
  private static let askingTasks: [Task] = [.count, .list]
  /// What a film is cut from.
  private static let filmSources: [Media] = [.videos, .photos, .live, .all]
  /// Fields in which a written null says something: no bound, no music, no title.
  private static let fieldsWithNull = ["from", "to", "music", "title"]

  /// Checks a plan from outside, field by field. Origins and notes that came with it are ignored.
  /// - Parameter today: the last day that footage can be of, in the zone days are meant in.
  /// - Throws: the first fault, naming its field.
  package init(validating json: JSON, today: Day) throws(Problem) {
    guard let members = json.members else {
      throw Problem(.badValue, field: "plan", reason: "a plan is an object, not \(json.kind)")
    }
    let fields = try Fields(.object(members.filter { $0.key != "origin" && $0.key != "notes" }))
    try self.init(fields)
    for field in Plan.fieldNames where field != "origin" && field != "notes" {
      let isWritten = fields.value(field) != nil
      origin[field] =
        isWritten || (fields.has(field) && Plan.fieldsWithNull.contains(field)) ? .plan : .default
    }
    try checkTask()
    try cutDays(to: today)
    try checkMusic()
  }

  /// What says how music is followed needs the music, and an offset from the beat the beat.
  private func checkMusic() throws(Problem) {
    let hint = "set music to {\"any\": true} or to a title"
    if music == nil {
      if beat {
        throw Problem(
          .badValue, field: "beat", reason: "beat needs music to follow, and music is null",
          hint: "\(hint), or beat to false")
      }
      if musicPart != .auto {
        let part = musicPart == .best ? "best part" : "start"
        throw Problem(
          .badValue, field: "music_part", reason: "there is no \(part) without music",
          hint: "\(hint), or music_part to \"auto\"")
      }
    }
    if !beat, beatOffset != .zero {
      throw Problem(
        .badValue, field: "beat_offset_ms", reason: "cuts that follow no beat have no distance from it",
        hint: "set beat to true, or beat_offset_ms to 0")
    }
  }

  private func checkTask() throws(Problem) {
    guard Plan.builtTasks.contains(task) else { throw Plan.notBuilt(task, field: "task", Plan.builtTasks) }
    for (index, second) in also.enumerated() where !Plan.askingTasks.contains(second.task) {
      throw Plan.notBuilt(second.task, field: "also[\(index)].task", Plan.askingTasks)
    }
    if task == .montage, !Plan.filmSources.contains(source) {
      throw Problem(
        .badValue, field: "source", reason: "a film cannot be cut from \(source.rawValue)",
        hint: "source is one of \(Plan.list(Plan.filmSources)) for a film")
    }
  }

  private static func notBuilt(_ task: Task, field: String, _ built: [Task]) -> Problem {
    Problem(
      .badValue, field: field, reason: "\(field) cannot be \(task.rawValue) yet",
      hint: "it is one of \(list(built))")
  }

  private static func list(_ words: [some RawRepresentable<String>]) -> String {
    words.map(\.rawValue).joined(separator: ", ")
  }

  private mutating func cutDays(to today: Day) throws(Problem) {
    if try Plan.checkDays(from: from, to: to, today: today, path: "") {
      to = today
      notes.append("to lies after today and was cut to \(today)")
    }
    for index in also.indices {
      let path = "also[\(index)]."
      if try Plan.checkDays(from: also[index].from, to: also[index].to, today: today, path: path) {
        also[index].to = today
        notes.append("\(path)to lies after today and was cut to \(today)")
      }
    }
  }

  /// Whether the last day lies after today.
  private static func checkDays(from: Day?, to: Day?, today: Day, path: String) throws(Problem) -> Bool {
    if let from, let to, to < from {
      throw Problem(
        .backwardsRange, field: "\(path)to", reason: "\(to) lies before \(from), the first day",
        hint: "swap \(path)from and \(path)to")
    }
    if let from, from > today {
      throw Problem(
        .futureDate, field: "\(path)from", reason: "\(from) lies after today, \(today)",
        hint: "a film is made of days that have been")
    }
    return to.map { $0 > today } ?? false
  }
}
