internal import Glibc
internal import Linux
internal import Plans
internal import Synchronization
internal import Wire

@testable import reeld

/// A server on a socket of its own, its loop on a thread of its own.
final class Stand: Sendable {
  let path: String
  let answering = Played()
  let news = JobNews()
  private let folder: TemporaryFolder
  private let loop: EventLoop
  private let thread: SerialThread
  let server: Server

  init(_ limits: ServerLimits = ServerLimits()) async throws {
    folder = try TemporaryFolder()
    path = folder.path("socket")
    let loop = try EventLoop()
    self.loop = loop
    thread = try SerialThread(named: "loop")
    thread.run { _ = try? loop.run() }
    let lock = try StateLock(stateFolder: Descriptor.openFolder(folder.path))
    let listener = try UnixListener.bind(path: path, mode: 0o600, holding: lock)
    server = try Server(on: loop, answering: answering, news: news, limits: limits)
    try await server.open([listener])
  }

  deinit { loop.end(.fine) }

  /// Sends `text`, then nothing more, and reads all lines up to the end.
  func exchange(_ text: String) async throws -> [String] {
    let client = try UnixConnection.connect(path: path)
    let bytes = try await blocking {
      // A refused client may be cut off in the middle of what it sends.
      try? client.sendAll(Array(text.utf8))
      client.finishSending()
      return Result { try client.descriptor.readAll(limit: 64 << 20) }
    }.get()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension UnixConnection {
  /// Everything up to the end.
  func all() async throws -> [UInt8] {
    try await blocking { Result { try self.descriptor.readAll(limit: 64 << 20) } }.get()
  }
}

/// Runs what blocks on a thread of its own: the tests' own pool must stay free for what is tested.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async throws -> Value {
  let thread = try SerialThread(named: "blocking")
  return await withCheckedContinuation { continuation in thread.run { continuation.resume(returning: work()) }
  }
}

/// Answers as the tests need it.
final class Played: Answering {
  static let longAnswer = 200_000

  private struct State {
    var running = 0
    var most = 0
  }

  private let state = Mutex(State())
  private let follows = Signal()
  private let waits = Signal()
  private let cancels = Signal()

  var mostAtOnce: Int { state.withLock { $0.most } }

  let name: String
  private let asks = Signal()
  private let words = Signal()

  init(name: String = "first") { self.name = name }

  /// Returns once a sentence is being read, which lasts until `say`.
  func asked() async { await asks.wait() }
  func say() { words.give() }

  /// Returns once a subscription was answered and the job's end was asked for.
  func subscribed() async { await follows.wait() }
  func waiting() async { await waits.wait() }
  func cancelled() async { await cancels.wait() }

  func answer(
    _ request: RPCRequest, from peer: Peer, beside file: Descriptor?,
    tell: @escaping @Sendable (RPCNotification) -> Void
  ) async -> Answer {
    state.withLock { state in
      state.running += 1
      state.most = max(state.most, state.running)
    }
    defer { state.withLock { $0.running -= 1 } }
    // An odd id answers later than the even one behind it, unless the server keeps the order.
    if request.params["id"]?.integer == 1 { try? await Task.sleep(for: .milliseconds(1)) }
    switch request.method {
    case .jobSubscribe:
      let job = request.params["id"]?.integer ?? 0
      return .subscription(RPCResponse(id: request.id, result: ["job": .integer(job)]), job: job)
    case .libraryList:
      return .response(
        RPCResponse(id: request.id, result: .string(String(repeating: "x", count: Self.longAnswer))))
    case .filmStoryboard:
      tell(RPCNotification(.filmProgress, params: ["film": 3, "fraction": .real(0.5)]))
      // What was told goes out before what is answered later.
      await Task.yield()
      return .response(RPCResponse(id: request.id, result: ["film": 3]))
    case .libraryWait:
      waits.give()
      try? await Task.sleep(for: .seconds(50))
      if Task.isCancelled { cancels.give() }
      return .response(RPCResponse(id: request.id, result: nil))
    case .requestRead:
      asks.give()
      await words.wait()
      return .response(RPCResponse(id: request.id, result: ["by": .string(name)]))
    case .modelCheck:
      asks.give()
      try? await Task.sleep(for: .seconds(50))
      return .response(RPCResponse(id: request.id, result: ["isCancelled": .bool(Task.isCancelled)]))
    case .jobList:
      return .response(RPCResponse(id: request.id, result: ["by": .string(name)]))
    default:
      return .response(RPCResponse(id: request.id, result: ["method": .string(request.method.rawValue)]))
    }
  }

  func farewell(_ job: Int64) async -> RPCNotification? {
    follows.give()
    return job == 99 ? RPCNotification(.finished, params: ["job": 99]) : nil
  }
}

/// Something a test waits for.
final class Signal: Sendable {
  private struct State {
    var isGiven = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var isGiven: Bool { state.withLock { $0.isGiven } }

  func give() {
    let waiting = state.withLock { state in
      state.isGiven = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isGiven = state.withLock { state in
        if !state.isGiven { state.waiting.append(continuation) }
        return state.isGiven
      }
      if isGiven { continuation.resume() }
    }
  }
}
