internal import Library
internal import Linux
internal import Plans

/// Counts and lists over the index, for methods and for the asking parts of plans.
struct Questions: Sendable {
  /// Rows of one page at most, and when nobody says how many.
  private static let mostRows: Int64 = 500
  private static let usualRows: Int64 = 100

  /// What may be asked: how far the index is with files, or ready ones that cannot be reached.
  private enum AskedState: String, CaseIterable {
    case ready, settling, refused, missing, skipped, offline
  }

  let index: Index
  let names: LibraryNames

  // MARK: Parameters

  /// `source`, `state`, `from` and `to` of a request.
  /// - Throws: `bad-value`, `impossible-date` or `backwards-range`, naming the parameter.
  static func selection(_ fields: Fields) throws(Problem) -> Selection {
    let state: AskedState = try fields.optionalChoice("state") ?? .ready
    let selection = Selection(
      source: try fields.optionalChoice("source") ?? .all,
      state: FileState(rawValue: state.rawValue) ?? .ready,
      from: try Day(fields, "from"), to: try Day(fields, "to"), isOffline: state == .offline)
    if let from = selection.from, let to = selection.to, to < from {
      throw Problem(
        .backwardsRange, field: "to", reason: "\(to) lies before \(from), the first day",
        hint: "swap from and to")
    }
    return selection
  }

  /// `limit` of a request.
  static func limit(_ fields: Fields) throws(Problem) -> Int64 {
    guard let limit = try fields.optionalInteger("limit") else { return usualRows }
    guard (1...mostRows).contains(limit) else {
      throw Problem(
        .badValue, field: "limit", reason: "limit must be 1 to \(mostRows)", hint: "ask page by page")
    }
    return limit
  }

  // MARK: Answers

  func count(_ selection: Selection) async throws(Problem) -> JSON {
    do throws(LibraryError) { return try await index.count(selection).json } catch {
      throw Problem(.failed, reason: error.text)
    }
  }

  /// `{"items": [row, ...], "next": cursor | null, "offline": [path, ...], "unfinished": object | null}`.
  func list(_ selection: Selection, limit: Int64 = usualRows, cursor: String? = nil) async throws(Problem)
    -> JSON
  {
    let after = try cursor.map { (text) throws(Problem) in
      guard let cursor = ListCursor(text) else {
        throw Problem(
          .badValue, field: "cursor", reason: "cursor is not one that a list gave",
          hint: "take it from next as it is")
      }
      return cursor
    }
    do throws(LibraryError) {
      let page = try await index.list(selection, limit: Int(limit), after: after)
      return [
        "items": .array(page.rows.map(\.json)), "next": .orNull(page.next?.description),
        "offline": .array(await index.offlineFolders.map { .string($0) }),
        "unfinished": try await index.unfinished()?.json ?? .null,
      ]
    } catch {
      throw Problem(.failed, reason: error.text)
    }
  }

  /// What the asking parts of a plan come to: its own task, if it asks, and what stands in `also`. The first document,
  /// with those after it in `also`; null when the plan asks nothing.
  func answer(_ plan: Plan) async throws(Problem) -> JSON {
    var documents: [JSON] = []
    let place = try await names.place(of: plan)
    let own = Selection(source: plan.source, from: plan.from, to: plan.to, place: place)
    if let answer = try await answer(plan.task, own) { documents.append(answer) }
    for second in plan.also {
      var asked = Plan(task: second.task)
      asked.folder = second.folder
      let selection = Selection(
        source: second.source, from: second.from, to: second.to, place: try await names.place(of: asked))
      if let answer = try await answer(second.task, selection) { documents.append(answer) }
    }
    guard let first = documents.first?.members else { return .null }
    let rest = documents.dropFirst()
    return .object(first + (rest.isEmpty ? [] : [JSON.Member("also", .array(Array(rest)))]))
  }

  private func answer(_ task: Plan.Task, _ selection: Selection) async throws(Problem) -> JSON? {
    let document: JSON
    switch task {
    case .count: document = try await count(selection)
    case .list:
      let page = try await list(selection).members ?? []
      let days: [JSON.Member] = [
        .init("from", .orNull(selection.from?.description)), .init("to", .orNull(selection.to?.description)),
      ]
      document = .object(page + days)
    case .montage, .search, .cut, .gather, .silence, .chat: return nil
    }
    let head = [
      JSON.Member("task", .string(task.rawValue)), JSON.Member("source", .string(selection.source.rawValue)),
      JSON.Member("folder", .orNull(selection.place?.name)),
    ]
    return .object(head + (document.members ?? []))
  }
}
