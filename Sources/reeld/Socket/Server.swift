internal import Linux
internal import Plans
internal import Wire

/// The socket: takes clients, cuts lines, has each client's requests answered in order, never waits for a slow one.
actor Server {
  /// Bytes read from a client at a time, so that none holds the loop.
  static let portion = 64 << 10

  /// A request that is being answered.
  struct UnderWay {
    var method: Method
    var task: Task<Void, Never>
  }

  let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  private(set) var answering: any Answering
  let news: JobNews
  let limits: ServerLimits
  var clients: [UInt64: Client] = [:]
  private var listeners: [UInt64: UnixListener] = [:]
  private let timer: Timer
  private var timerSource: UInt64?
  /// When the timer fires next.
  private var armed: Int64?
  private var isPaused = false
  /// Requests wait for those who are to answer them from here on.
  private(set) var isHeld = false
  /// Requests under way, also of clients that have left, by their numbers.
  var underWay: [UInt64: UnderWay] = [:]
  private var lastClient: UInt64 = 0
  var lastRequest: UInt64 = 0

  init(
    on loop: EventLoop, answering: any Answering, news: JobNews, limits: ServerLimits = ServerLimits()
  ) throws(LinuxError) {
    self.loop = loop
    self.answering = answering
    self.news = news
    self.limits = limits
    timer = try Timer()
  }

  // MARK: Coming and going

  /// Begins to take clients.
  func open(_ sockets: [UnixListener]) throws(LinuxError) {
    timerSource = try loop.watch(timer.descriptor, for: .reading) { [weak self] _ in
      self?.assumeIsolated { $0.timeIsUp() }
    }
    for socket in sockets {
      let source = try loop.watch(socket.descriptor, for: .reading) { [weak self] _ in
        self?.assumeIsolated { $0.accept(from: socket) }
      }
      listeners[source] = socket
    }
  }

  /// Lets no request begin until `answer(through:)`, and those under way come to their end; the rest is cancelled when
  /// `patience` is over. What waits for the library goes on: it ends with it.
  func hold(patience: Duration) async {
    isHeld = true
    let brief = underWay.values.filter { $0.method != .libraryWait }.map(\.task)
    let late = Task {
      do { try await Task.sleep(for: patience, clock: .suspending) } catch { return }
      for task in brief { task.cancel() }
    }
    for task in brief { await task.value }
    late.cancel()
  }

  /// Returns when no request is under way.
  func drain() async { for one in underWay.values { await one.task.value } }

  /// Has requests from here on answered by another one; clients stay.
  func answer(through next: any Answering) {
    answering = next
    isHeld = false
    for id in clients.keys { proceed(id) }
  }

  /// Takes no further clients and removes the socket files we made.
  func stopAccepting() {
    for (source, listener) in listeners {
      loop.forget(source)
      listener.removeFile()
    }
    listeners = [:]
  }

  /// Ends every connection.
  func close() {
    stopAccepting()
    for id in clients.keys { drop(id) }
    if let timerSource { loop.forget(timerSource) }
  }

  private func accept(from listener: UnixListener) {
    do throws(LinuxError) {
      while let connection = try listener.accept() { welcome(connection) }
    } catch {
      // No descriptors left: the connection waits in the kernel, and so do we, instead of spinning.
      pause()
    }
  }

  private func welcome(_ connection: UnixConnection) {
    let user = connection.peer.userID
    let ofUser = clients.values.count { $0.connection.peer.userID == user }
    guard clients.count < limits.clients, ofUser < limits.clientsPerUser else {
      let problem = Problem(.busy, reason: "too many connections are open", hint: "close one and come again")
      _ = try? connection.send(RPCResponse(id: .none, error: RPCError(problem)).line[...])
      return
    }
    lastClient += 1
    let id = lastClient
    let source = try? loop.watch(connection.descriptor, for: .reading) { [weak self] event in
      self?.assumeIsolated { $0.take(event, of: id) }
    }
    guard let source else { return }
    clients[id] = Client(connection: connection, source: source, lastActive: MonotonicClock.now)
    arm()
  }

  private func pause() {
    isPaused = true
    for source in listeners.keys { try? loop.change(source, to: []) }
    arm()
  }

  private func resume() {
    guard isPaused else { return }
    isPaused = false
    for source in listeners.keys { try? loop.change(source, to: .reading) }
  }

  /// Ends a connection and all that is done for it.
  func drop(_ id: UInt64) {
    guard let client = clients.removeValue(forKey: id) else { return }
    loop.forget(client.source)
    client.answering?.cancel()
    for subscription in client.subscriptions.values { news.leave(subscription) }
    resume()
  }

  // MARK: Deadlines

  /// Sets the timer to the earliest deadline; one that came later meanwhile is found when it fires.
  func arm() {
    var next = clients.values.compactMap { $0.deadline(limits) }.min()
    let now = MonotonicClock.now
    if isPaused { next = min(next ?? .max, now + limits.retry) }
    guard let next, armed.map({ next < $0 }) ?? true else { return }
    armed = next
    try? timer.start(afterNanoseconds: max(1, next - now))
  }

  private func timeIsUp() {
    _ = try? timer.firings()
    armed = nil
    let now = MonotonicClock.now
    for (id, client) in clients where client.deadline(limits).map({ $0 <= now }) ?? false { drop(id) }
    resume()
    arm()
  }
}
