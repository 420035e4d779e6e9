internal import Glibc
internal import Linux
internal import Plans
internal import Wire

/// Pause between two looks for a daemon, in milliseconds.
private let pause: Int32 = 200

/// One command with its options, its screen and its connection to the daemon.
final class Session {
  let screen: Screen
  let options: Options
  let candidates: [String]
  let signals: SignalDescriptor
  /// What the shell is told where the result itself was shown.
  var ending = ExitCode.done
  private var connection: DaemonConnection?

  init(screen: Screen, options: Options) throws(Failure) {
    self.screen = screen
    self.options = options
    candidates = SocketPath.candidates(
      named: options.value("socket"), environment: ThisProcess.environment)
    do throws(LinuxError) { signals = try SignalDescriptor([SIGINT]) } catch { throw Self.failure(error) }
  }

  /// The answer to one request on the command's connection.
  func ask(_ method: Method, _ params: [JSON.Member] = []) throws(Failure) -> JSON {
    let connection = try connected()
    do throws(DaemonConnection.End) {
      try connection.send(method, params)
      return try connection.answer()
    } catch { throw Self.failure(error) }
  }

  /// The answer to a request about an open file.
  func ask(_ method: Method, beside file: Descriptor) throws(Failure) -> JSON {
    let connection = try connected()
    do throws(DaemonConnection.End) {
      try connection.send(method, [], beside: file)
      return try connection.answer()
    } catch { throw Self.failure(error) }
  }

  /// The connection, made when first needed.
  func connected() throws(Failure) -> DaemonConnection {
    if let connection { return connection }
    let socket = try SocketPath.connect(candidates)
    do throws(LinuxError) {
      let made = try DaemonConnection(socket, signals: signals)
      connection = made
      return made
    } catch { throw Self.failure(error) }
  }

  /// Connects to a daemon that is away or still starting, looking for it so long.
  ///
  /// - Parameter remark: is said once, when it does not answer at first.
  func awaitDaemon(seconds: Int64, _ remark: String? = nil) throws(Failure) {
    let deadline = Deadline.after(seconds: seconds)
    var remark = remark
    while true {
      do throws(Failure) {
        _ = try connected()
        return
      } catch { if MonotonicClock.now >= deadline || error.exitCode != .unreachable { throw error } }
      if let text = remark.take() { screen.remark([text]) }
      if try isInterrupted(within: pause) { throw Self.failure(DaemonConnection.End.interrupted) }
    }
  }

  /// Forgets a connection that was lost.
  func disconnect() { connection = nil }

  /// Waits for Ctrl-C; false when the time passed without it.
  func isInterrupted(within milliseconds: Int32) throws(Failure) -> Bool {
    let signal = signals.descriptor.raw
    return try Self.local { () throws(LinuxError) in
      try !Waiting.ready([signal], milliseconds: milliseconds).isEmpty
    }
  }

  /// Drops signals that were meant for a program in the foreground.
  func forgetSignals() {
    while let signal = try? signals.next(), signal > 0 {}
  }

  static func failure(_ end: DaemonConnection.End) -> Failure {
    switch end {
    case .refused(let refusal): Failure(refusal)
    case .interrupted: Failure(.interrupted, code: "interrupted", reason: "interrupted")
    case .lost: Failure(.unreachable, code: "unreachable", reason: "the daemon closed the connection")
    case .garbled:
      Failure(
        .unreachable, code: "unreachable",
        reason: "what answers there is not reeld, or not one of this version")
    case .failed(let error): failure(error)
    }
  }

  static func failure(_ error: LinuxError) -> Failure {
    Failure(.failed, code: "failed", reason: error.text)
  }
}
