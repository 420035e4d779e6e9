internal import Glibc
internal import Linux
internal import Plans
internal import Synchronization
internal import Testing
internal import Wire

@testable import reeld

extension Server {
  /// Somebody waits for an answer.
  fileprivate var isAsked: Bool { clients.values.contains { !$0.waiting.isEmpty } }
}

/// The socket with real connections; what answers is played, since the methods have their own tests.
@Suite(.timeLimit(.minutes(1))) struct ServerTests {
  @Test func `a request by hand is answered on one line`() async throws {
    let stand = try await Stand()
    let answer = try await stand.exchange(#"{"jsonrpc":"2.0","id":7,"method":"daemon.info"}"# + "\n")
    #expect(answer == [#"{"jsonrpc":"2.0","id":7,"result":{"method":"daemon.info"}}"#])
  }

  @Test func `a last object without a line feed is answered when the client sends no more`() async throws {
    let stand = try await Stand()
    let answer = try await stand.exchange(#"{"jsonrpc":"2.0","id":"x","method":"daemon.info"}"#)
    #expect(answer.count == 1)
  }

  @Test func `requests of one client are answered in order, however many come at once`() async throws {
    let stand = try await Stand()
    let lines = (1...200).map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"job.get","params":{"id":\#($0 % 5)}}"#
    }
    let answers = try await stand.exchange(lines.joined(separator: "\n") + "\n")
    let ids = answers.compactMap { try? JSONText.parse(Array($0.utf8))["id"]?.integer }
    #expect(ids == Array(1...200))
    #expect(stand.answering.mostAtOnce == 1)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("1", -32600), ("GET / HTTP/1.1", -32700),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"x"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"daemon.info"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"job.get","params":{"id":1.5}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"job.get","params":{"id":1,"stray":2}}"#, -32602),
    (String(repeating: "[", count: 100_000), -32700), ("\u{FEFF}{}", -32700),
  ])
  func `a hostile line costs itself and nothing else`(line: String, code: Int) async throws {
    let stand = try await Stand()
    let answers = try await stand.exchange(
      line + "\n" + #"{"jsonrpc":"2.0","id":9,"method":"daemon.info"}"# + "\n")
    let first = try JSONText.parse(Array(try #require(answers.first).utf8))
    #expect(first["error"]?["code"]?.integer == Int64(code))
    #expect(answers.last?.contains(#""id":9"#) == true)
  }

  @Test func `a line over one MiB is refused, and its client let go`() async throws {
    let stand = try await Stand()
    let answers = try await stand.exchange(String(repeating: "x", count: 3 << 20))
    let first = try JSONText.parse(Array(try #require(answers.first).utf8))
    #expect(first["error"]?["code"]?.integer == -32001)
    #expect(answers.count == 1)
    #expect(try await stand.exchange(#"{"jsonrpc":"2.0","id":1,"method":"daemon.info"}"# + "\n").count == 1)
  }

  @Test func `a client beyond the bound of its user is told so`() async throws {
    let stand = try await Stand()
    let held = try (1...16).map { _ in try UnixConnection.connect(path: stand.path) }
    // A request on the last one proves that all before it were taken.
    let last = try #require(held.last)
    try last.sendAll(Array((#"{"jsonrpc":"2.0","id":1,"method":"daemon.info"}"# + "\n").utf8))
    _ = try await blocking { Result { try last.descriptor.read(upTo: 100) } }.get()
    let late = try UnixConnection.connect(path: stand.path)
    let text = String(decoding: try await late.all(), as: UTF8.self)
    #expect(text.contains("-32002"))
    withExtendedLifetime(held) {}
  }

  @Test func `a client that never ends its line is let go`() async throws {
    var limits = ServerLimits()
    limits.line = 100_000_000
    let stand = try await Stand(limits)
    let slow = try UnixConnection.connect(path: stand.path)
    try slow.sendAll(Array("{".utf8))
    #expect(try await slow.all().isEmpty)
  }

  @Test func `a client that asks nothing is let go after a while`() async throws {
    var limits = ServerLimits()
    limits.idle = 100_000_000
    let stand = try await Stand(limits)
    let idle = try UnixConnection.connect(path: stand.path)
    #expect(try await idle.all().isEmpty)
  }

  @Test func `a client that reads nothing is let go, and others are answered meanwhile`() async throws {
    var limits = ServerLimits()
    limits.stuck = 200_000_000
    let stand = try await Stand(limits)
    let deaf = try UnixConnection.connect(path: stand.path)
    let line = #"{"jsonrpc":"2.0","id":1,"method":"library.list"}"# + "\n"
    try deaf.sendAll(Array(String(repeating: line, count: 40).utf8))
    #expect(try await stand.exchange(#"{"jsonrpc":"2.0","id":1,"method":"daemon.info"}"# + "\n").count == 1)
    // The end comes without anything having been read; what the kernel held is still there then.
    _ = try await blocking {
      var waited = pollfd(fd: deaf.descriptor.raw, events: 0, revents: 0)
      return poll(&waited, 1, -1)
    }
    let read = try await deaf.all()
    #expect(read.count < 40 * Played.longAnswer)
  }

  @Test func `who waits for an answer hears before it how far it is`() async throws {
    let stand = try await Stand()
    let client = try UnixConnection.connect(path: stand.path)
    let ask = #"{"jsonrpc":"2.0","id":1,"method":"film.storyboard","params":{"film":3}}"# + "\n"
    try client.sendAll(Array(ask.utf8))
    client.finishSending()
    let lines = String(decoding: try await client.all(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.contains(#""film.progress""#) == true && lines.last?.contains(#""result""#) == true)
  }

  @Test func `a subscriber hears of its job until the end, after the answer`() async throws {
    let stand = try await Stand()
    let client = try UnixConnection.connect(path: stand.path)
    try client.sendAll(
      Array((#"{"jsonrpc":"2.0","id":1,"method":"job.subscribe","params":{"id":7}}"# + "\n").utf8))
    client.finishSending()
    await stand.answering.subscribed()
    stand.news.tell(8, RPCNotification(.progress, params: ["job": 8]))
    stand.news.tell(7, RPCNotification(.progress, params: ["job": 7]))
    stand.news.finish(7, RPCNotification(.finished, params: ["job": 7]))
    let text = String(decoding: try await client.all(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("\"id\":1") == true)
    #expect(lines.last?.contains("job.finished") == true)
  }

  @Test func `a subscriber to a job that has ended hears its end at once`() async throws {
    let stand = try await Stand()
    let answers = try await stand.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"job.subscribe","params":{"id":99}}"# + "\n")
    #expect(answers.count == 2)
    #expect(answers.last?.contains("job.finished") == true)
  }

  @Test func `who began an answer ends it, and what was asked meanwhile is answered by the next`()
    async throws
  {
    let stand = try await Stand()
    async let first = stand.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"request.read","params":{"text":"x"}}"# + "\n")
    await stand.answering.asked()
    let held = Signal()
    let holding = Task {
      await stand.server.hold(patience: .seconds(50))
      held.give()
      await stand.server.answer(through: Played(name: "next"))
    }
    while await !stand.server.isHeld { await Task.yield() }
    async let second = stand.exchange(#"{"jsonrpc":"2.0","id":2,"method":"job.list"}"# + "\n")
    while await !stand.server.isAsked { await Task.yield() }
    #expect(!held.isGiven)
    stand.answering.say()
    #expect(try await first == [#"{"jsonrpc":"2.0","id":1,"result":{"by":"first"}}"#])
    #expect(try await second == [#"{"jsonrpc":"2.0","id":2,"result":{"by":"next"}}"#])
    await holding.value
  }

  @Test func `an answer that takes too long is ended when others are to answer`() async throws {
    let stand = try await Stand()
    async let long = stand.exchange(#"{"jsonrpc":"2.0","id":1,"method":"model.check"}"# + "\n")
    await stand.answering.asked()
    await stand.server.hold(patience: .milliseconds(1))
    await stand.server.drain()
    await stand.server.answer(through: stand.answering)
    #expect(try await long == [#"{"jsonrpc":"2.0","id":1,"result":{"isCancelled":true}}"#])
  }

  @Test func `a client that goes away cancels what was done for it`() async throws {
    let stand = try await Stand()
    do {
      let client = try UnixConnection.connect(path: stand.path)
      try client.sendAll(Array((#"{"jsonrpc":"2.0","id":1,"method":"library.wait"}"# + "\n").utf8))
      await stand.answering.waiting()
      withExtendedLifetime(client) {}
    }
    await stand.answering.cancelled()
  }
}
