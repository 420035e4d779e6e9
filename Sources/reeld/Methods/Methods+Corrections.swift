internal import Library
internal import Plans

// What people say of their files.
extension Methods {
  /// Dates of pictures begin with the first one; a clock may stand in the farthest zone.
  private static let firstYear = 1826
  private static let futureAllowance: Int64 = 26 * 3600

  func setDate(_ fields: Fields) async throws(Problem) -> JSON {
    let path = try fields.string("path")
    let isUndone = try fields.optionalBool("undo") ?? false
    let text = try fields.optionalString("taken")
    guard (text == nil) == isUndone else {
      throw fields.refusal("taken", "and undo exclude each other, and one of them is needed")
    }
    var moment: CaptureDate.Moment?
    if let text { moment = try self.moment(text) }
    return ["item": try await said { [moment] in try await index.setDate(path, to: moment).json }]
  }

  private func moment(_ text: String) throws(Problem) -> CaptureDate.Moment {
    guard let moment = CaptureDate.Moment(text: text) else {
      throw Problem(
        .badValue, field: "taken", reason: "taken cannot be \"\(Fields.quotable(text))\"",
        hint: "write 2026-08-20T18:04:11+02:00, the same with Z or without a zone, or a day alone")
    }
    guard moment.day(home: zone).year >= Self.firstYear else {
      throw Problem(.badValue, field: "taken", reason: "taken lies before the first photograph")
    }
    guard moment.order(home: zone).seconds <= now().seconds + Self.futureAllowance else {
      throw Problem(.futureDate, field: "taken", reason: "taken lies in the future")
    }
    return moment
  }

  func setClock(_ fields: Fields) async throws(Problem) -> JSON {
    let owner = try owner(fields)
    if try fields.optionalBool("undo") ?? false {
      guard !fields.has("shift"), !fields.has("local") else {
        throw fields.refusal("undo", "takes neither shift nor local")
      }
      return try await said { try await index.removeClock(owner).json }
    }
    let change = try change(fields)
    return try await said { try await index.setClock(owner, change).json }
  }

  private func owner(_ fields: Fields) throws(Problem) -> ClockOwner {
    switch (try fields.optionalString("folder"), try fields.optionalString("device")) {
    case ("", nil): throw fields.refusal("folder", "must not be empty")
    case (let folder?, nil): return .folder(folder)
    case (nil, let device?): return .device(device)
    case (_?, _?): throw fields.refusal("device", "and folder exclude each other")
    case (nil, nil): throw fields.refusal("folder", "or device is needed")
    }
  }

  private func change(_ fields: Fields) throws(Problem) -> ClockSetting.Change {
    let isLocal = try fields.optionalBool("local") ?? false
    guard let text = try fields.optionalString("shift") else {
      if isLocal { return .local }
      throw fields.refusal("shift", "or local is needed")
    }
    if isLocal { throw fields.refusal("local", "and shift exclude each other") }
    guard let seconds = ClockSetting.shift(text) else {
      throw fields.refusal(
        "shift", "cannot be \"\(Fields.quotable(text))\"", hint: "write +1:00, -26:30 or +0:00:12")
    }
    return .shift(seconds)
  }

  func pair(_ fields: Fields) async throws(Problem) -> JSON {
    if let path = try fields.optionalString("path") { return try await takeBack(path, fields, isPair: true) }
    let (still, movie) = (try fields.string("still"), try fields.string("movie"))
    if try fields.optionalBool("undo") ?? false { throw fields.refusal("undo", "takes a path alone") }
    return ["item": try await said { try await index.pair(still, movie).json }]
  }

  func unpair(_ fields: Fields) async throws(Problem) -> JSON {
    let path = try fields.string("path")
    if try fields.optionalBool("undo") ?? false { return try await takeBack(path, fields, isPair: false) }
    return ["item": try await said { try await index.unpair(path).json }]
  }

  private func takeBack(_ path: String, _ fields: Fields, isPair: Bool) async throws(Problem) -> JSON {
    guard try fields.optionalBool("undo") == true, !fields.has("still"), !fields.has("movie") else {
      throw fields.refusal("path", "goes with undo alone")
    }
    return ["item": try await said { try await index.takeBackPair(path, isPair: isPair).json }]
  }

  /// What the library refuses, as a problem.
  private func said<Value>(_ body: () async throws -> Value) async throws(Problem) -> Value {
    do { return try await body() } catch let problem as Problem {
      throw problem
    } catch let error as LibraryError {
      throw error.problem(field: "path")
    } catch {
      throw Problem(.failed, reason: "\(error)")
    }
  }
}
