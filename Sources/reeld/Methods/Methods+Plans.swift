internal import Library
internal import Linux
internal import Plans
internal import Wire

extension Methods {
  /// Bytes a key may have.
  private static let longestKey = 64

  /// The local day it is now.
  private var today: Day { zone.day(of: now()) }

  /// `{"plan": PLAN}` with its defaults and their origin; refused where submitting would be.
  func validate(_ fields: Fields) async throws(Problem) -> JSON {
    let plan = try Plan(validating: fields.value("plan") ?? .null, today: today)
    guard plan.task == .montage else { return ["plan": plan.json] }
    return ["plan": try await considered(plan).json]
  }

  /// `{"plan", "job", "answer"}`: a film's plan becomes a job, a question is answered at once.
  func submit(_ fields: Fields, _ peer: Peer) async throws(Problem) -> JSON {
    var plan = try Plan(validating: fields.value("plan") ?? .null, today: today)
    if let name = try fields.optionalString("name") {
      plan.name = try FilmName.read(name, field: "name")
      plan.origin["name"] = .edited
    }
    let key = try Self.key(fields)
    guard plan.task == .montage else {
      return ["plan": plan.json, "job": .null, "answer": try await questions.answer(plan)]
    }
    if let known = try await known(key, peer) { return known }
    let considered = try await considered(plan)
    return try await submit(
      Submission(
        user: peer.userID, key: key, plan: Self.text(considered.json), name: considered.name),
      considered.json)
  }

  /// The answer a key had before; nil for a new one.
  func known(_ key: String?, _ peer: Peer) async throws(Problem) -> JSON? {
    guard let key, let job = try await kept(try await store.job(key: key, user: peer.userID, now: now()))
    else {
      return nil
    }
    return ["plan": Self.json(job.plan), "job": try await document(job), "answer": .null]
  }

  func submit(_ submission: Submission, _ plan: JSON) async throws(Problem) -> JSON {
    guard queue.canWork else {
      throw Problem(
        .failed, reason: "the state folder was removed while reeld ran",
        hint: "start reeld again; it makes the folder anew")
    }
    switch try await kept(try await store.submit(submission, now: now())) {
    case .queued(let job):
      let document = try await document(job)
      await queue.wake()
      return ["plan": plan, "job": document, "answer": .null]
    case .known(let job):
      return ["plan": Self.json(job.plan), "job": try await document(job), "answer": .null]
    case .full(.everyone(let limit)):
      throw Problem(
        .queueFull, reason: "\(limit) jobs wait already", hint: "come again when some are done, or cancel one"
      )
    case .full(.user(let limit)):
      throw Problem(
        .queueFull, reason: "\(limit) jobs of yours wait already",
        hint: "come again when some are done, or cancel one")
    }
  }

  /// The plan as it would run now: refused when no film can come of it.
  func considered(_ plan: Plan) async throws(Problem) -> Plan {
    try await checkFolders(of: plan.also)
    do throws(Problem) {
      let supply = try await footage.supply(for: plan)
      _ = try await footage.cut(supply)
      return supply.plan
    } catch {
      guard error.code == .noFootage, let unfinished = try await kept(try await index.unfinished()) else {
        throw error
      }
      var problem = error
      problem.hint =
        unfinished.failure.map { "the library takes nothing in: \($0)" }
        ?? "the library is still being read: reel wait --index, then ask again"
      problem.context.append(JSON.Member("unfinished", unfinished.json))
      throw problem
    }
  }

  /// What stands beside a film is answered when it is done: too late to say that a folder is not known.
  private func checkFolders(of also: [Plan.Also]) async throws(Problem) {
    for (number, second) in also.enumerated() {
      var asked = Plan(task: second.task)
      asked.folder = second.folder
      do throws(Problem) { _ = try await questions.names.place(of: asked) } catch {
        var problem = error
        problem.field = "also[\(number)].folder"
        throw problem
      }
    }
  }

  static func key(_ fields: Fields) throws(Problem) -> String? {
    guard let key = try fields.optionalString("key") else { return nil }
    guard (1...longestKey).contains(key.utf8.count) else {
      throw Problem(.badValue, field: "key", reason: "key must be 1 to \(longestKey) bytes long")
    }
    return key
  }

  static func text(_ json: JSON) -> String { String(decoding: JSONText.write(json), as: UTF8.self) }

  static func json(_ text: String) -> JSON { (try? JSONText.parse(Array(text.utf8))) ?? .null }
}
