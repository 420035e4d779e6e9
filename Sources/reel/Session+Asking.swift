internal import Linux
internal import Plans
internal import Wire

// `reel ask`: what was understood, then the film or the answer.
extension Session {
  func askFor(_ text: String) throws(Failure) {
    var params = sentence(text)
    if options.has("dry-run") { params.append(JSON.Member("draft", true)) }
    params += try submitting
    let asked = options.has("edit") ? try edited(text, params) : try asked(text, params)
    screen.text(UnderstoodReport(asked, asked: text).lines)
    if options.has("dry-run") { return screen.result(asked, text: []) }
    try carryOut(asked)
  }

  /// The daemon's answer to a sentence; a refusal comes with what was understood, in the person's language.
  func asked(_ text: String, _ params: [JSON.Member]) throws(Failure) -> JSON {
    do throws(Failure) { return try askTwice(.requestAsk, params) } catch {
      guard error.exitCode == .failed, let read = try? ask(.requestRead, sentence(text)) else {
        throw error.told(asked: text)
      }
      if read["plan"]?["task"]?.string != "chat" { screen.text(UnderstoodReport(read, asked: text).lines) }
      throw error.told(plan: read["plan"] ?? .null, asked: text)
    }
  }

  /// The answer at once, and the film when it is done.
  private func carryOut(_ asked: JSON) throws(Failure) {
    let tongue = Tongue.of(asked["language"]?.string)
    let answers = AnswerReport(asked["answer"] ?? .null, tongue: tongue).lines
    if !answers.isEmpty { screen.text([""] + answers) }
    guard let job = asked["job"]?["id"]?.integer else {
      let waited: [JSON.Member] = options.has("wait") ? [.init("film", .null), .init("notes", [])] : []
      return screen.result(.object((asked.members ?? []) + waited), text: [])
    }
    // People wait for their film; a program says whether it does.
    guard options.has("wait") || !(screen.isJSON || options.has("no-wait")) else {
      return screen.result(asked, text: ["", tongue.say(.queued, number: job)])
    }
    let film = try JobFollower(session: self, job: job, tongue: tongue).run()
    let beside = (asked.members ?? []).filter {
      ["said", "language", "now", "reader", "model"].contains($0.key)
    }
    screen.result(.object((film.members ?? []) + beside), text: [""] + FilmReport(film, tongue: tongue).lines)
  }
}
