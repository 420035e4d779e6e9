package import Linux
package import Plans

/// A model behind a server of this machine: looked at in the background, asked one sentence at a time.
package actor ServedModel: Adviser {
  /// Failures in a row after which it is left alone.
  private static let mostFailures = 3

  private let settings: ModelSettings
  private let timing: ModelTiming
  private let exchange: HTTPExchange
  private let note: @Sendable (String) -> Void
  private let turnstile = Turnstile()
  private var current: ModelReport
  private var found = Look.Finding()
  private var next: Task<Void, Never>?
  private var isLooking = false
  private var looks = 0
  private var lastLook: ContinuousClock.Instant?
  /// Whether this server was asked anything since it came up, whatever became of it.
  private var hasAsked = false
  private var isOver = false
  private var remembered = RememberedForms()
  /// Bytes of a sentence the server has room for.
  private var room = Int.max
  /// What answers say of their model and build, as the last probe found it.
  private var identity = ""
  /// Another one that a form came with, until a probe tells.
  private var suspected: String?
  /// Every answer says something else of itself: it tells nothing.
  private var isFickle = false

  /// - Parameter note: takes a line for the log, which never holds a word of a request.
  package init(
    _ settings: ModelSettings, timing: ModelTiming = ModelTiming(), note: @escaping @Sendable (String) -> Void
  ) throws(LinuxError) {
    self.settings = settings
    self.timing = timing
    self.note = note
    exchange = try HTTPExchange(settings.address)
    current = ModelReport(.loading)
    current.name = settings.name
  }

  package var report: ModelReport { current }

  // MARK: Looking

  /// Looks at the server now, and from then on whenever it may have changed.
  package func warm() { schedule(.zero) }

  /// Stops looking; what is being asked ends with its asker.
  package func end() {
    isOver = true
    next?.cancel()
  }

  /// A look under way is left alone: what it finds decides when the next one is.
  private func schedule(_ pause: Duration) {
    guard !isOver, !isLooking else { return }
    next?.cancel()
    next = Task(priority: .background) { [weak self] in
      do { try await Task.sleep(for: pause) } catch { return }
      await self?.look()
    }
  }

  /// One look; what it finds decides when the next one is.
  package func look() async {
    guard !isLooking, !isOver else { return }
    isLooking = true
    let wasReady = current.state == .ready
    let patience = wasReady ? timing.warmProbe : timing.coldProbe
    // A probe stands in line like every question, and may wait for it.
    guard case .entered = await turnstile.enter(before: .now + patience) else {
      isLooking = false
      return schedule(timing.slowLook)
    }
    lastLook = .now
    let finding = await Look(settings: settings, exchange: exchange, patience: patience).finding()
    turnstile.leave()
    isLooking = false
    take(finding)
  }

  private func take(_ finding: Look.Finding) {
    if finding.fault?.kind == .cancelled { return }
    recognize(finding.identity)
    found = finding
    room = finding.room ?? room
    current.window = finding.window ?? current.window
    current.offered = finding.offered
    current.keyOrder = finding.keyOrder ?? current.keyOrder
    if let fault = finding.fault {
      become(fault.state ?? .failing, fault)
      if current.state == .failing { current.failures = max(current.failures, 1) }
    } else {
      current.failures = 0
      become(.ready, nil)
    }
    schedule(pause)
  }

  /// Whether it is still the model that was probed before.
  private func recognize(_ now: String) {
    defer { suspected = nil }
    guard !now.isEmpty, !isFickle else { return }
    if let suspected, suspected != now {
      isFickle = true
      note("model: each answer names another model or build; they are no longer compared")
    } else if !identity.isEmpty, now != identity {
      note("model: another model or build answers now")
      forget()
    }
    identity = now
  }

  /// Every state says what to do; what changed is said once.
  private func become(_ state: ModelState, _ fault: ModelFault?) {
    if current.state != state || current.fault != fault {
      note("model: \(state.rawValue)\(fault.map { " (\($0.signature))" } ?? "")")
    }
    if state == .unreachable || state == .loading {
      (hasAsked, isFickle, room) = (false, false, .max)
    }
    if current.state != state { looks = 0 }
    current.state = state
    current.fault = fault
  }

  private var pause: Duration {
    looks += 1
    switch current.state {
    case .off, .ready: return timing.freshness
    case .loading: return looks <= timing.quickLooks ? timing.quickLook : timing.slowLook
    case .unreachable: return timing.slowLook
    case .failing: return timing.rest
    case .notEnforcing, .refusedKey, .noSuchModel, .windowTooSmall, .offDevice: return timing.patientLook
    }
  }

  /// A server that came back is found by the next sentence at the latest.
  private func lookSoon() {
    guard current.state == .unreachable || current.state == .loading, !isLooking else { return }
    guard lastLook.map({ ContinuousClock.now - $0 > timing.leastPause }) ?? true else { return }
    schedule(.zero)
  }

  private func forget() {
    (hasAsked, room) = (false, .max)
    remembered.forget()
  }

  // MARK: Asking

  package func form(for sentence: String) async throws(ModelFault) -> JSON {
    try await known(.request, sentence, .form)
  }

  package func step(
    of sentence: String, after done: String, since start: ContinuousClock.Instant
  ) async throws(ModelFault) -> JSON {
    try await known(.step, sentence, .step, after: done, since: start)
  }

  /// What it offers now, without asking any model.
  package func offered() async -> [String] {
    await Look(settings: settings, exchange: exchange, patience: timing.warmProbe).offer().offered
  }

  private func known(
    _ form: ClosedForm, _ sentence: String, _ stage: ModelFault.Stage, after done: String? = nil,
    since start: ContinuousClock.Instant? = nil
  ) async throws(ModelFault) -> JSON {
    if let known = remembered.form(of: sentence, after: done) { return known }
    let filled = try await fill(form, sentence, stage, after: done, since: start)
    remembered.keep(filled, of: sentence, after: done)
    return filled
  }

  /// A form of the caller's choice, for measuring; nothing is remembered.
  package func filled(_ form: ClosedForm, for sentence: String) async throws(ModelFault) -> JSON {
    try await fill(form, sentence, .form)
  }

  /// What the model says when nothing holds it, for measuring.
  package func talk(_ sentence: String, told system: String) async throws(ModelFault) -> String {
    let request = ChatRequest(
      model: settings.name, system: system, sentence: sentence, room: room, isOllama: found.isOllama)
    do throws(ModelFault.Kind) {
      let time = Duration.seconds(settings.formSeconds)
      let raw = try await exchange.ask(
        "/v1/chat/completions", body: request.body, key: found.key, within: time)
      return try ChatAnswer(status: raw.status, body: raw.body).content
    } catch { throw ModelFault(.form, error) }
  }

  private func fill(
    _ form: ClosedForm, _ sentence: String, _ stage: ModelFault.Stage, after done: String? = nil,
    since run: ContinuousClock.Instant? = nil
  ) async throws(ModelFault) -> JSON {
    guard current.state == .ready else {
      lookSoon()
      throw ModelFault(stage, current.fault?.kind == .noLibrary ? .noLibrary : .state(current.state))
    }
    let request = ChatRequest(
      model: settings.name, system: form.system, sentence: sentence, after: done, room: room,
      schema: (form.name, form.schema), isOllama: found.isOllama)
    let patience = patience()
    let deadline = run.map { $0 + .seconds(settings.formSeconds) } ?? .now + patience
    switch await turnstile.enter(before: deadline) {
    case .entered: break
    case .full: throw ModelFault(stage, .busy)
    case .late: throw ModelFault(stage, Task.isCancelled ? .cancelled : .late)
    }
    let start = ContinuousClock.now
    let result = await asked(request, form, before: deadline)
    turnstile.leave()
    do throws(ModelFault.Kind) {
      let (answer, filled) = try result.get()
      succeed(answer, filled.order, ContinuousClock.now - start)
      return filled.form
    } catch {
      let fault = ModelFault(stage, error)
      fail(fault, sent: request.user.utf8.count)
      throw fault
    }
  }

  /// How long a question may take: the first one of a server's life longer, whether or not it is answered.
  private func patience() -> Duration {
    defer { hasAsked = true }
    let usual = Duration.seconds(settings.formSeconds)
    return hasAsked ? usual : max(usual, timing.firstForm)
  }

  private typealias Filled = (answer: ChatAnswer, filled: (form: JSON, order: ModelReport.KeyOrder))

  /// One question, and once more where a server that was killed took the first one with it.
  private func asked(
    _ request: ChatRequest, _ form: ClosedForm, before deadline: ContinuousClock.Instant
  ) async -> Result<Filled, ModelFault.Kind> {
    let body = request.body
    var tries = 2
    while true {
      do throws(ModelFault.Kind) {
        let left = deadline - ContinuousClock.now
        guard left > .zero else { throw .late }
        let raw = try await exchange.ask("/v1/chat/completions", body: body, key: found.key, within: left)
        let answer = try ChatAnswer(status: raw.status, body: raw.body)
        return .success((answer, try answer.read(form)))
      } catch {
        tries -= 1
        guard case .reset = error, tries > 0 else { return .failure(error) }
      }
    }
  }

  private func succeed(_ answer: ChatAnswer, _ order: ModelReport.KeyOrder, _ time: Duration) {
    current.failures = 0
    current.fault = nil
    current.milliseconds = Int64(time / .milliseconds(1))
    current.keyOrder = order
    // What the form's own model says of itself decides whether it is still the one that was probed.
    if !isFickle, answer.identity != identity {
      suspected = answer.identity
      schedule(.zero)
    }
  }

  /// - Parameter sent: bytes of the question.
  private func fail(_ fault: ModelFault, sent: Int) {
    if case .cancelled = fault.kind { return }
    if case .busy = fault.kind { return }
    current.fault = fault
    if fault.state == .windowTooSmall, sent > Look.smallestRoom {
      // One long sentence tells nothing of short ones: less is sent from now on.
      room = max(Look.smallestRoom, sent / 2)
      return
    }
    current.failures += 1
    if let state = fault.state {
      become(state, fault)
      schedule(pause)
    } else if current.failures >= Self.mostFailures {
      become(.failing, fault)
      schedule(timing.rest)
    }
  }
}
