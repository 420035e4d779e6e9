internal import Glibc
internal import Linux
internal import Plans
internal import Wire

/// Bytes of a plan's file: what one request may have at most.
private let largestPlan = LineBuffer.longestRequest

extension Session {
  /// Submits a plan as it is.
  func make() throws(Failure) {
    let plan = try plan(from: options.operands[0])
    try submit(.planSubmit, [JSON.Member("plan", plan)])
  }

  /// Submits a film's timeline with changes; without one it makes the same film again, which may be gone.
  func recut() throws(Failure) {
    var params = [film]
    for name in ["drop", "swap"] where options.has(name) {
      var numbers: [JSON] = []
      for value in options.values(name) {
        for part in value.split(separator: ",", omittingEmptySubsequences: false) {
          numbers.append(.integer(try number(part, option: name)))
        }
      }
      params.append(JSON.Member(name, .array(numbers)))
    }
    if let text = options.value("length") {
      guard let length = Length.milliseconds(text) else {
        throw .usage("--length takes 90, 90s, 1:30 or 2m, not \"\(text)\"", field: "length")
      }
      params.append(JSON.Member("milliseconds", .integer(length)))
    }
    if let music = options.value("music") { params.append(JSON.Member("music", .string(music))) }
    if options.has("without-music") {
      if options.has("music") {
        throw .usage("--music and --without-music exclude each other", field: "music")
      }
      params.append(JSON.Member("without_music", true))
    }
    try inWords { () throws(Failure) in try submit(.filmRecut, params) }
  }

  /// Has a film's pictures drawn and shows meanwhile how far they are; leaving ends the drawing.
  func storyboard() throws(Failure) {
    let answer = try answerWithProgress(.filmStoryboard, [film], news: .filmProgress)
    screen.result(answer, text: StoryboardReport(answer).lines)
  }

  /// The answer to a request that tells how far it is.
  func answerWithProgress(
    _ method: Method, _ params: [JSON.Member], news: RPCNotification.Name
  ) throws(Failure) -> JSON {
    let connection = try connected()
    let progress = Progress(screen)
    defer { progress.end() }
    do throws(DaemonConnection.End) {
      try connection.send(method, params)
      return try connection.answer { name, params in
        if name == news.rawValue { progress.show(Progress.Moment(params)) }
      }
    } catch { throw Self.failure(error) }
  }

  /// The shared end of both: the job at once, or the film when it is done.
  private func submit(_ method: Method, _ params: [JSON.Member]) throws(Failure) {
    let accepted = try askTwice(method, params + (try submitting))
    guard let job = accepted["job"]?["id"]?.integer else {
      screen.result(accepted, text: FinishedReport(accepted).lines)
      return
    }
    if options.has("wait") {
      screen.text(PlanReport(accepted["plan"] ?? .null).lines)
      finish(try JobFollower(session: self, job: job).run())
    } else {
      screen.result(accepted, text: AcceptedReport(accepted).lines)
    }
  }

  /// The film's name and the key of whatever may make one.
  var submitting: [JSON.Member] {
    get throws(Failure) {
      var params: [JSON.Member] = []
      if let name = options.value("output") { params.append(JSON.Member("name", .string(name))) }
      // With a key of our own an answer that was lost can be asked for again without a second film.
      let key: String
      if let given = options.value("key") { key = given } else { key = try Self.randomKey() }
      return params + [JSON.Member("key", .string(key))]
    }
  }

  /// Once more when the connection broke before the answer came.
  func askTwice(_ method: Method, _ params: [JSON.Member]) throws(Failure) -> JSON {
    do throws(Failure) { return try ask(method, params) } catch {
      guard error.exitCode == .unreachable else { throw error }
      disconnect()
      return try ask(method, params)
    }
  }

  private static func randomKey() throws(Failure) -> String {
    do throws(LinuxError) {
      let bytes = try Descriptor.open("/dev/urandom", flags: O_RDONLY).read(upTo: 12)
      return "reel-" + SHA256.hex([bytes]).prefix(24)
    } catch { throw Self.failure(error) }
  }

  /// The plan in a file, or in standard input for `-`; what it may say is the daemon's to judge.
  private func plan(from path: String) throws(Failure) -> JSON {
    let bytes: [UInt8]
    do throws(LinuxError) {
      let file = path == "-" ? try Descriptor.standardInput() : try Descriptor.open(path, flags: O_RDONLY)
      bytes = try file.readAll(limit: largestPlan)
    } catch {
      if error.code == EFBIG { throw Self.badPlan("the plan is larger than 1 MiB", path) }
      throw Failure(.failed, code: "failed", field: "plan", reason: "\(path): \(error.meaning)")
    }
    do throws(JSONText.Refusal) {
      let plan = try JSONText.parse(bytes)
      // What `plan.validate` and `--json` answer holds the plan inside.
      return plan.members == nil ? plan : plan["plan"] ?? plan
    } catch { throw Self.badPlan(error.reason, path) }
  }

  private static func badPlan(_ reason: String, _ path: String) -> Failure {
    Failure(
      .failed, code: "bad-value", field: "plan", reason: "\(path == "-" ? "the plan" : path): \(reason)")
  }
}
