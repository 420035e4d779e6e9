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
  private var hasFilled = false
  private var isOver = false
  /// Forms of the last sentences, so that what is read, shown, edited and run is one and the same.
  private var remembered: [(sentence: String, form: JSON)] = []
  private static let mostRemembered = 8

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

  private func schedule(_ pause: Duration) {
    next?.cancel()
    guard !isOver else { return }
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
    await turnstile.leave()
    isLooking = false
    take(finding)
  }

  private func take(_ finding: Look.Finding) {
    if finding.fault?.kind == .cancelled { return }
    if !finding.identity.isEmpty, !found.identity.isEmpty, finding.identity != found.identity {
      note("model: another model or build answers now")
    }
    if finding.identity != found.identity { forget() }
    found = finding
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

  /// Every state says what to do; what changed is said once.
  private func become(_ state: ModelState, _ fault: ModelFault?) {
    if current.state != state || current.fault != fault {
      note("model: \(state.rawValue)\(fault.map { " (\($0.signature))" } ?? "")")
    }
    if state != .ready { hasFilled = false }
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
    hasFilled = false
    remembered = []
  }

  // MARK: Asking

  package func form(for sentence: String) async throws(ModelFault) -> JSON {
    let sent = ChatRequest.shortened(sentence)
    if let known = remembered.last(where: { $0.sentence == sentence }) { return known.form }
    let form = try await fill(.request, sent, .form)
    remembered.append((sentence, form))
    if remembered.count > Self.mostRemembered { remembered.removeFirst() }
    return form
  }

  package func step(of run: String) async throws(ModelFault) -> JSON {
    try await fill(.step, run, .step)
  }

  /// A form of the caller's choice, for measuring; nothing is remembered.
  package func filled(_ form: ClosedForm, for sentence: String) async throws(ModelFault) -> JSON {
    try await fill(form, ChatRequest.shortened(sentence), .form)
  }

  /// What the model says when nothing holds it, for measuring.
  package func talk(_ sentence: String, told system: String) async throws(ModelFault) -> String {
    let request = ChatRequest(
      model: settings.name, system: system, user: ChatRequest.shortened(sentence), isOllama: found.isOllama)
    do throws(ModelFault.Kind) {
      let time = Duration.seconds(settings.formSeconds)
      let raw = try await exchange.ask(
        "/v1/chat/completions", body: request.body, key: found.key, within: time)
      return try ChatAnswer(status: raw.status, body: raw.body).content
    } catch { throw ModelFault(.form, error) }
  }

  private func fill(_ form: ClosedForm, _ user: String, _ stage: ModelFault.Stage) async throws(ModelFault)
    -> JSON
  {
    guard current.state == .ready else {
      lookSoon()
      throw ModelFault(stage, .state(current.state))
    }
    let time = hasFilled ? Duration.seconds(settings.formSeconds) : timing.firstForm
    let deadline = ContinuousClock.now + time
    switch await turnstile.enter(before: deadline) {
    case .entered: break
    case .full: throw ModelFault(stage, .busy)
    case .late: throw ModelFault(stage, Task.isCancelled ? .cancelled : .late)
    }
    let start = ContinuousClock.now
    let result = await asked(form, user, before: deadline)
    await turnstile.leave()
    do throws(ModelFault.Kind) {
      let (answer, filled) = try result.get()
      succeed(answer, filled.order, ContinuousClock.now - start)
      return filled.form
    } catch {
      let fault = ModelFault(stage, error)
      fail(fault)
      throw fault
    }
  }

  private typealias Filled = (answer: ChatAnswer, filled: (form: JSON, order: ModelReport.KeyOrder))

  /// One question, and once more where a server that was killed took the first one with it.
  private func asked(
    _ form: ClosedForm, _ user: String, before deadline: ContinuousClock.Instant
  ) async -> Result<Filled, ModelFault.Kind> {
    let body = ChatRequest(
      model: settings.name, system: form.system, user: user, schema: (form.name, form.schema),
      isOllama: found.isOllama
    ).body
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
    hasFilled = true
    // What the form's own model says of itself decides whether it is still the one that was probed.
    if answer.identity != found.identity { schedule(.zero) }
  }

  private func fail(_ fault: ModelFault) {
    if case .cancelled = fault.kind { return }
    if case .busy = fault.kind { return }
    current.failures += 1
    current.fault = fault
    if let state = fault.state {
      become(state, fault)
      schedule(pause)
    } else if current.failures >= Self.mostFailures {
      become(.failing, fault)
      schedule(timing.rest)
    }
  }
}
