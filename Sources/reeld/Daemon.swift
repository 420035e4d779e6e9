internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Wire

/// The serving program: lock, jobs, socket, signals and watchdog around the parts of a configuration.
actor Daemon {
  /// How long leaving may take; what is not done by then is done at the next start.
  private static let farewell = Duration.seconds(4)
  /// How long requests under way may take before a new configuration serves; a model may be asked meanwhile.
  private static let patience = Duration.seconds(10)
  private static let zoneSetting = "home_zone"

  private let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  private let invocation: Invocation
  private let context: LaunchContext
  private var configuration: Configuration
  private let lock: StateLock
  private let store: JobStore
  private let news = JobNews()
  private let signals: SignalDescriptor
  private let watchdog: Timer
  private var parts: Parts?
  private var server: Server?
  private var leaving: Task<Void, Never>?
  private var reloading: Task<Void, Never>?
  private var mustReloadAgain = false

  /// Takes the state folder for this process and opens the table of jobs.
  /// - Throws: `busy` when another daemon has it, naming that one's pid.
  init(
    _ configuration: Configuration, _ invocation: Invocation, _ context: LaunchContext, loop: EventLoop,
    signals: SignalDescriptor
  ) throws(ExitReason) {
    self.loop = loop
    self.invocation = invocation
    self.context = context
    self.configuration = configuration
    self.signals = signals
    lock = try Self.lock(configuration.state)
    do {
      watchdog = try Timer()
      store = try JobStore(stateFolder: configuration.state, now: Instant(microseconds: WallTime.now))
    } catch let error as LibraryError {
      throw ExitReason(.system, error.text)
    } catch {
      throw ExitReason(.system, "\(error)")
    }
  }

  private static func lock(_ path: String) throws(ExitReason) -> StateLock {
    do {
      return try StateLock(stateFolder: try Descriptor.openFolder(making: path))
    } catch StateLock.Refusal.held(let pid) {
      throw ExitReason(.busy, "\(path) is in use by another reeld, pid \(pid)")
    } catch StateLock.Refusal.failed(let error) {
      throw ExitReason(.configuration, "\(path): \(error.text)")
    } catch {
      throw ExitReason(.configuration, "state: \(error)")
    }
  }

  // MARK: Starting

  /// Serves from here on; readiness is told when the socket answers.
  func start() async throws(ExitReason) {
    makeDefaultFolders()
    let parts = try Parts(configuration, zone: try await zone(configuration), store: store, news: news)
    self.parts = parts
    await parts.begin()
    do throws(LinuxError) {
      let server = try Server(on: loop, answering: parts.methods, news: news)
      try await server.open(try listeners())
      self.server = server
      try attend()
    } catch {
      throw ExitReason(.system, reason(error))
    }
    Notify.ready(status: "serving")
    await parts.warm()
  }

  /// A person's first start: the places of the defaults are made, those that were named are not.
  private func makeDefaultFolders() {
    guard configuration.watchIsDefault, context.isPersonal else { return }
    for folder in configuration.watch { _ = try? Descriptor.openFolder(making: folder, mode: 0o777) }
  }

  /// The zone to serve in; kept with the library, so that its days stay the same wherever it is opened.
  private func zone(_ configuration: Configuration) async throws(ExitReason) -> Zone {
    do {
      let kept = try await store.setting(Self.zoneSetting)
      let zone = try HomeZone.choose(named: configuration.homeZone, kept: kept, variable: context.zone)
      if zone.name != kept { try await store.keep(zone.name, as: Self.zoneSetting) }
      return zone
    } catch let problem as Problem {
      throw ExitReason(.configuration, "\(problem.field): \(problem.reason) (\(problem.hint))")
    } catch let error as LibraryError {
      throw ExitReason(.system, error.text)
    } catch {
      throw ExitReason(.system, "\(error)")
    }
  }

  private func listeners() throws(LinuxError) -> [UnixListener] {
    let handed = try UnixListener.fromSystemd()
    guard handed.isEmpty else { return handed }
    var group: UInt32?
    if let name = configuration.socketGroup { group = try Group.id(of: name) }
    return [
      try UnixListener.bind(
        path: configuration.socket, mode: group == nil ? 0o600 : 0o660, group: group, holding: lock)
    ]
  }

  /// Why there is nothing to listen at, in words for what people meet most.
  private func reason(_ error: LinuxError) -> String {
    let socket = configuration.socket
    return switch error.code {
    case EADDRINUSE: "another program answers at \(socket) already: stop it, or name another socket"
    case EEXIST where error.subject == socket: "\(socket) is in the way: it is a file and no socket"
    default: error.text
    }
  }

  /// Signals and the watchdog, heard on the loop.
  private func attend() throws(LinuxError) {
    _ = try loop.watch(signals.descriptor, for: .reading) { [weak self] _ in
      self?.assumeIsolated { $0.takeSignals() }
    }
    guard let interval = Notify.watchdogInterval else { return }
    _ = try loop.watch(watchdog.descriptor, for: .reading) { [watchdog] _ in
      if (try? watchdog.firings()) ?? 0 > 0 { Notify.watchdog() }
    }
    try watchdog.start(afterNanoseconds: interval / 2, period: interval / 2)
  }

  // MARK: Signals

  private func takeSignals() {
    while let signal = try? signals.next() {
      if signal == SIGHUP {
        mustReloadAgain = true
        if reloading == nil { reloading = Task { await reload() } }
      } else if leaving == nil {
        leaving = Task { await leave() }
      }
    }
  }

  /// Stops accepting, lets nothing be lost, and ends the loop.
  private func leave() async {
    Notify.stopping()
    let loop = loop
    let late = Task {
      do { try await Task.sleep(for: Self.farewell, clock: .suspending) } catch { return }
      loop.end(.fine)
    }
    await server?.stopAccepting()
    await parts?.end()
    await server?.close()
    await reloading?.value
    late.cancel()
    loop.end(.fine)
  }

  /// Reads the configuration again, and once more when it was asked for meanwhile; clients stay connected.
  private func reload() async {
    Notify.reloading()
    while mustReloadAgain, leaving == nil {
      mustReloadAgain = false
      await readConfigurationAgain()
    }
    if leaving == nil { Notify.ready(status: "serving") }
    reloading = nil
  }

  private func readConfigurationAgain() async {
    do {
      let read = try ConfigurationFile.configuration(invocation, in: context)
      // Whoever reloads has looked at the folders that wait for a word.
      let accepted = await parts?.doubtedFolders ?? []
      for folder in accepted { Log.note("\(folder) is taken as it is now") }
      guard read != configuration else {
        await parts?.acceptLosses()
        await parts?.warm()
        return Log.note("the configuration has not changed")
      }
      guard read.state == configuration.state, read.socket == configuration.socket,
        read.socketGroup == configuration.socketGroup
      else { return Log.warn("state, socket and socket_group take effect when reeld is started again") }
      try await replaceParts(read, zone: try await zone(read), accepting: accepted)
      Log.note("serving by the configuration as it is now")
    } catch {
      Log.warn("the configuration stays as it was: \(error.text)")
    }
  }

  /// Ends the old parts and starts new ones; those of the old configuration again when the new ones cannot be.
  private func replaceParts(
    _ read: Configuration, zone: Zone, accepting: [String]
  ) async throws(ExitReason) {
    // What a request began by the old parts it ends by them, so that no job is told to a queue that has stopped and
    // never two indexes write.
    await server?.hold(patience: Self.patience)
    await parts?.end()
    await server?.drain()
    if leaving != nil { return }
    var refusal: ExitReason?
    let next: Parts
    do throws(ExitReason) {
      next = try Parts(read, zone: zone, store: store, news: news, accepting: accepting)
      configuration = read
    } catch {
      refusal = error
      do throws(ExitReason) {
        next = try Parts(configuration, zone: try await self.zone(configuration), store: store, news: news)
      } catch {
        // Nothing would be answered any more: a restart is better.
        loop.end(error.status)
        throw error
      }
    }
    parts = next
    await server?.answer(through: next.methods)
    await next.begin()
    await next.warm()
    if let refusal { throw refusal }
  }
}
