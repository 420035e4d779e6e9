import Glibc
import Linux
import Plans
import Synchronization
import Wire

/// A real socket that answers as its script says, and remembers what it was asked.
final class ScriptedDaemon: Sendable {
  /// What to do with one request.
  enum Reply: Sendable {
    /// These lines, in order.
    case lines([[UInt8]])
    /// Close the connection without an answer.
    case hangUp
    /// Answer, and then close.
    case linesAndHangUp([[UInt8]])

    static func result(_ request: RPCRequest, _ json: JSON) -> Reply {
      .lines([RPCResponse(id: request.id, result: json).line])
    }
    static func refusal(_ request: RPCRequest, _ problem: Problem) -> Reply {
      .lines([RPCResponse(id: request.id, error: RPCError(problem)).line])
    }
  }

  let folder: String
  var socket: String { "\(folder)/s" }
  private let listener: UnixListener
  private let thread: SerialThread
  private let stopping: WakeUp
  private let asked = Mutex<[RPCRequest]>([])
  private let script: @Sendable (RPCRequest, Int) -> Reply

  /// `script` gets each request and how many came before it.
  init(_ script: @escaping @Sendable (RPCRequest, Int) -> Reply) throws {
    var template = Array("/tmp/reel-client-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw LinuxError("mkdtemp", code: errno) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let lock = try StateLock(stateFolder: Descriptor.openFolder(folder))
    listener = try UnixListener.bind(path: "\(folder)/s", mode: 0o600, holding: lock)
    thread = try SerialThread(named: "scripted daemon")
    stopping = try WakeUp()
    self.script = script
    thread.run { self.serve() }
  }

  /// Every request so far.
  var requests: [RPCRequest] { asked.withLock { $0 } }

  /// Ends the thread; a test calls it when done.
  func stop() {
    stopping.signal()
    thread.runAndWait {}
    listener.removeFile()
    unlink("\(folder)/lock")
    rmdir(folder)
  }

  private func serve() {
    while waits(for: listener.descriptor) {
      guard let connection = try? listener.accept() else { continue }
      serve(connection)
    }
  }

  private func serve(_ connection: UnixConnection) {
    var lines = LineBuffer()
    while waits(for: connection.descriptor) {
      guard case .bytes(let bytes, _)? = try? connection.receive(upTo: 65_536) else { return }
      lines.append(bytes)
      while case .complete(let line)? = lines.next() {
        guard answer(line, on: connection) else { return }
      }
    }
  }

  /// False when the connection shall close.
  private func answer(_ line: [UInt8], on connection: UnixConnection) -> Bool {
    guard case .request(let request) = RPC.read(line: line) else { return false }
    let before = asked.withLock { (asked) in
      asked.append(request)
      return asked.count - 1
    }
    switch script(request, before) {
    case .lines(let lines):
      try? connection.sendAll(lines.flatMap { $0 })
      return true
    case .linesAndHangUp(let lines):
      try? connection.sendAll(lines.flatMap { $0 })
      return false
    case .hangUp: return false
    }
  }

  /// False when the test is over.
  private func waits(for descriptor: Descriptor) -> Bool {
    var waited = [
      pollfd(fd: descriptor.raw, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopping.descriptor.raw, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waited, 2, -1) < 0 {}
    return waited[1].revents == 0
  }
}
