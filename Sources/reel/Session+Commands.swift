internal import Linux
internal import Plans
internal import Wire

/// How long a daemon may take to start before `wait --index` gives up, in seconds.
private let longestStart: Int64 = 10

extension Session {
  /// Runs one command to its result on the screen.
  func run(_ command: Command) throws(Failure) {
    switch command {
    case .ask: try askFor(options.operands[0])
    case .read: try read()
    case .make: try make()
    case .recut: try recut()
    case .wait: try wait()
    case .cancel: try show(.jobCancel, [try jobParameter()], JobReport.init)
    case .job: try show(.jobGet, [try jobParameter()], RunReport.init)
    case .jobs: try show(.jobList, try paging(), JobsReport.init)
    case .films: try show(.filmList, try paging(), FilmsReport.init)
    case .timeline: try show(.filmTimeline, [film], TimelineReport.init)
    case .storyboard: try storyboard()
    case .count:
      try inWords { () throws(Failure) in
        try show(.libraryCount, choosing, CountReport.init)
      }
    case .list: try inWords { () throws(Failure) in try list() }
    case .show:
      try show(.libraryShow, [JSON.Member("path", .string(place(options.operands[0])))], RowReport.init)
    case .beats: try beats()
    case .setDate: try show(.librarySetDate, try dating(), OneRowReport.init)
    case .setClock: try show(.librarySetClock, try clock(), ClockReport.init)
    case .pair: try show(.libraryPair, try pairing(), OneRowReport.init)
    case .unpair: try show(.libraryUnpair, undoable(options.operands[0]), OneRowReport.init)
    case .mcp: try serveAgent()
    case .model: try checkModels()
    case .status: try show(.daemonInfo, [], StatusReport.init)
    }
  }

  /// One question, one answer: the document itself, or its report.
  private func show<Shown: Report>(
    _ method: Method, _ params: [JSON.Member], _ report: (JSON) -> Shown
  ) throws(Failure) {
    let answer = try ask(method, params)
    screen.result(answer, text: report(answer).lines)
  }

  /// People get every page; a program gets one and its cursor.
  private func list() throws(Failure) {
    var page = try ask(.libraryList, choosing + paging())
    if screen.isJSON { return screen.document(page) }
    while !options.has("limit"), !screen.hasLost, let cursor = page["next"]?.string {
      screen.text(ListReport(page, isContinued: true).lines)
      page = try ask(.libraryList, choosing + [JSON.Member("cursor", .string(cursor))])
    }
    screen.text(ListReport(page).lines)
  }

  /// Refusals of what was typed on the command line, where the daemon's hint speaks of JSON.
  func inWords(_ body: () throws(Failure) -> Void) throws(Failure) {
    do throws(Failure) { try body() } catch { throw error.onCommandLine }
  }

  private func wait() throws(Failure) {
    if options.has("index") {
      guard options.operands.isEmpty else { throw .usage("reel wait takes an ID or --index, not both") }
      try awaitDaemon(seconds: longestStart, "no daemon answers yet; one may be starting")
      try show(.libraryWait, [], StatusReport.init)
      return
    }
    guard let job = try jobParameter().value.integer else { return }
    finish(try JobFollower(session: self, job: job).run())
  }

  /// The film's path last, whatever else there is to say.
  func finish(_ result: JSON) { screen.result(result, text: FinishedReport(result).lines) }

  private func jobParameter() throws(Failure) -> JSON.Member {
    guard let text = options.operands.first else { throw .usage("reel wait takes an ID or --index") }
    guard let id = Int64(id: text), id > 0 else {
      throw .usage("\(text) is no job's ID", field: "id", hint: "`reel jobs` lists them")
    }
    return JSON.Member("id", .integer(id))
  }

  var film: JSON.Member { JSON.Member("film", .string(place(options.operands[0]))) }

  /// A path that names its folder is made absolute, since the daemon stands elsewhere; names and ids stay.
  func place(_ operand: String) -> String {
    guard operand.hasPrefix("./") || operand.hasPrefix("../"), let here = ThisProcess.currentFolder else {
      return operand
    }
    return here + "/" + operand
  }

  private var choosing: [JSON.Member] {
    ["source", "state", "from", "to"].compactMap { (name) in
      options.value(name).map { JSON.Member(name, .string($0)) }
    }
  }

  private func paging() throws(Failure) -> [JSON.Member] {
    var params: [JSON.Member] = []
    if let text = options.value("limit") {
      params.append(JSON.Member("limit", .integer(try number(text, option: "limit"))))
    }
    if let cursor = options.value("cursor") { params.append(JSON.Member("cursor", .string(cursor))) }
    return params
  }

  /// A whole number from 1 on.
  func number(_ text: some StringProtocol, option: String) throws(Failure) -> Int64 {
    guard let number = Int64(text), number > 0 else {
      throw .usage("--\(option) takes a whole number from 1 on, not \"\(text)\"", field: option)
    }
    return number
  }
}
