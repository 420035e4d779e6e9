internal import Library
internal import Linux
internal import Model
internal import Plans
internal import Wire

/// The methods of the socket. Each answers from what it is given here; none blocks the loop.
struct Methods: Answering {
  let index: Index
  let questions: Questions
  let footage: LibraryFootage
  let store: JobStore
  let queue: JobQueue
  let records: Records
  let storyboards: Storyboarding
  let status: StatusReport
  let model: any Adviser
  let modelSettings: ModelSettings?
  let zone: Zone
  let now: @Sendable () -> Instant

  func answer(
    _ request: RPCRequest, from peer: Peer, beside file: Descriptor?,
    tell: @escaping @Sendable (RPCNotification) -> Void
  ) async -> Answer {
    do throws(Problem) {
      if request.method == .jobSubscribe {
        let job = try await job(try Fields(request.params))
        let answer: JSON = ["job": try await document(job)]
        return .subscription(RPCResponse(id: request.id, result: answer), job: job.id)
      }
      if request.method == .musicBeats {
        let answer = try await beats(try Fields(request.params), beside: file)
        return .response(RPCResponse(id: request.id, result: answer))
      }
      if request.method == .filmStoryboard {
        let answer = try await storyboard(try Fields(request.params), tell)
        return .response(RPCResponse(id: request.id, result: answer))
      }
      if request.method == .modelCheck {
        return .response(RPCResponse(id: request.id, result: try await checkModels(tell)))
      }
      let result = try await result(request.method, try Fields(request.params), peer)
      return .response(RPCResponse(id: request.id, result: result))
    } catch {
      return .response(RPCResponse(id: request.id, error: RPCError(error)))
    }
  }

  func farewell(_ job: Int64) async -> RPCNotification? { await records.farewell(job) }

  private func result(_ method: Method, _ fields: Fields, _ peer: Peer) async throws(Problem) -> JSON {
    switch method {
    case .daemonInfo: await status.json()
    case .describe: Method.description
    case .planValidate: try await validate(fields)
    case .planSubmit: try await submit(fields, peer)
    case .libraryCount: try await questions.count(try Questions.selection(fields))
    case .libraryList: try await list(fields)
    case .libraryShow: try await show(fields)
    case .libraryWait: await waitForLibrary()
    case .librarySetDate: try await setDate(fields)
    case .librarySetClock: try await setClock(fields)
    case .libraryPair: try await pair(fields)
    case .libraryUnpair: try await unpair(fields)
    case .jobGet: try await run(fields)
    case .jobList: try await jobs(fields)
    case .jobCancel: try await cancel(fields, peer)
    case .filmList: try await films(fields)
    case .filmTimeline: try await timeline(fields)
    case .filmRecut: try await recut(fields, peer)
    case .requestRead: try await read(fields)
    case .requestAsk: try await ask(fields, peer)
    case .librarySearch, .musicBeats, .filmWhy, .filmStoryboard, .jobSubscribe, .modelCheck:
      // Wire refuses what is not built; what takes a file or tells something meanwhile was answered above.
      throw Problem(.badValue, field: "method", reason: "\(method.rawValue) is not in this version yet")
    }
  }

  // MARK: Library

  private func list(_ fields: Fields) async throws(Problem) -> JSON {
    try await questions.list(
      try Questions.selection(fields), limit: try Questions.limit(fields),
      cursor: try fields.optionalString("cursor"))
  }

  private func show(_ fields: Fields) async throws(Problem) -> JSON {
    let path = try fields.string("path")
    guard let row = try await kept(try await index.row(path)) else {
      throw await index.unknown(path, field: "path")
    }
    return row.json
  }

  private func waitForLibrary() async -> JSON {
    await index.settled()
    return await status.json()
  }

  // MARK: Jobs

  func job(_ fields: Fields) async throws(Problem) -> Job {
    let id = try fields.integer("id")
    guard let job = try await kept(try await store.job(id)) else {
      throw Problem(.notFound, field: "id", reason: "there is no job \(id)")
    }
    return job
  }

  private func run(_ fields: Fields) async throws(Problem) -> JSON {
    let job = try await job(fields)
    return try await kept(try await records.run(job))
  }

  func document(_ job: Job) async throws(Problem) -> JSON { try await kept(try await records.job(job)) }

  private func jobs(_ fields: Fields) async throws(Problem) -> JSON {
    let limit = try Questions.limit(fields)
    let cursor = try Self.cursor(fields)
    let found = try await kept(try await store.jobs(before: cursor, limit: limit + 1))
    var documents: [JSON] = []
    for job in found.prefix(Int(limit)) { documents.append(try await document(job)) }
    return [
      "jobs": .array(documents),
      "next": .orNull(found.count > limit ? found[Int(limit) - 1].id.description : nil),
    ]
  }

  private func cancel(_ fields: Fields, _ peer: Peer) async throws(Problem) -> JSON {
    let job = try await queue.cancel(try fields.integer("id"), by: peer.userID)
    return ["job": try await document(job)]
  }

  /// The id a list of jobs or films goes on below.
  static func cursor(_ fields: Fields) throws(Problem) -> Int64? {
    guard let text = try fields.optionalString("cursor") else { return nil }
    guard let id = Int64(id: text), id > 0 else {
      throw Problem(
        .badValue, field: "cursor", reason: "cursor is not one that a list gave",
        hint: "take it from next as it is")
    }
    return id
  }

  /// What the library says, as an answer of ours.
  func kept<Value>(_ body: @autoclosure () async throws(LibraryError) -> Value) async throws(Problem) -> Value
  {
    do throws(LibraryError) { return try await body() } catch { throw error.problem(field: "path") }
  }
}
