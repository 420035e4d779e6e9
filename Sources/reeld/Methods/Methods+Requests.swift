internal import Library
internal import Linux
internal import Plans
internal import Wire

// Sentences: read alone, or read and run.
extension Methods {
  /// `{"plan", "said", "language", "now", "reader"}`: what a sentence says, whether or not it can be done.
  func read(_ fields: Fields) async throws(Problem) -> JSON {
    let sentence = try await Sentence.read(fields, now: now(), zone: zone, with: model)
      .settlingMusic(by: questions.names)
    return .object([JSON.Member("plan", sentence.plan.json)] + sentence.members)
  }

  /// As `read`, with the `job` that makes the film and the `answer` to what was asked. `plan` is the plan as the person
  /// changed it; with `draft` nothing is made and the plan has the defaults it would be made with.
  func ask(_ fields: Fields, _ peer: Peer) async throws(Problem) -> JSON {
    let sentence = try await Sentence.read(fields, now: now(), zone: zone, with: model)
      .settlingMusic(by: questions.names)
    let done: JSON
    do throws(Problem) {
      done = try await run(sentence, fields, peer)
    } catch { throw sentence.named(error, edited: fields.value("plan")) }
    return .object((done.members ?? []) + sentence.members)
  }

  private func run(_ sentence: Sentence, _ fields: Fields, _ peer: Peer) async throws(Problem) -> JSON {
    var plan: Plan
    if let edited = fields.value("plan") {
      plan = try sentence.edited(edited)
    } else {
      plan = try sentence.checked()
    }
    if let name = try fields.optionalString("name") {
      plan.name = try FilmName.read(name, field: "name")
      plan.origin["name"] = .edited
    }
    // A film's plan is looked up with its footage.
    if plan.task != .montage { plan = try await questions.names.resolved(plan) }
    let key = try Self.key(fields)
    let isDraft = try fields.optionalBool("draft") ?? false
    let answer = isDraft ? .null : try await questions.answer(plan)
    guard plan.task == .montage else { return ["plan": plan.json, "job": .null, "answer": answer] }
    if !isDraft, let known = try await known(key, peer) { return known.with("answer", answer) }
    let considered = try await considered(plan)
    if isDraft { return ["plan": considered.json, "job": .null, "answer": .null] }
    let submission = Submission(
      user: peer.userID, key: key, plan: Self.text(considered.json), name: considered.name)
    return try await submit(submission, considered.json).with("answer", answer)
  }
}

extension JSON {
  /// The object with another value under `key`.
  fileprivate func with(_ key: String, _ value: JSON) -> JSON {
    .object((members ?? []).map { $0.key == key ? JSON.Member(key, value) : $0 })
  }
}
