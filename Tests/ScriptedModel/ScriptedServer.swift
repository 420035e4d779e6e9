internal import Glibc
package import Linux
package import Plans
internal import Wire

/// A real socket that answers HTTP as its script says, lies and silences included, and remembers what it was asked.
package final class ScriptedServer: Sendable {
  /// One request as it came.
  package struct Asked: Sendable {
    package let method: String
    package let path: String
    package let headers: String
    package let body: JSON
    /// Requests for the same path before this one.
    package let before: Int
  }

  /// What is done with a connection, one after another; it closes behind the last.
  package enum Act: Sendable {
    case send([UInt8])
    case pause(milliseconds: Int32)
    /// Byte by byte.
    case drip([UInt8], milliseconds: Int32)
    /// The same bytes until nobody reads them.
    case endless([UInt8])
    /// An RST in place of a FIN.
    case reset
    /// Nothing, until the other side closes.
    case waitForClose
  }

  package typealias Script = @Sendable (Asked) -> [Act]

  /// What `model.url` says of it.
  package let url: String
  private let folder: String
  private let socket: String?
  private let listener: Descriptor
  private let stopping: WakeUp
  private let thread: SerialThread
  private let memory = Chronicle<Asked>()
  private let closed = Chronicle<Void>()
  private let script: Script

  /// - Parameter isNetwork: listens at 127.0.0.1 in place of a Unix socket.
  package init(isNetwork: Bool = false, _ script: @escaping Script) throws(LinuxError) {
    var template = Array("/tmp/reel-model-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last("mkdtemp") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.script = script
    stopping = try WakeUp()
    thread = try SerialThread(named: "scripted model")
    if isNetwork {
      let (listener, port) = try Listening.atLoopback()
      (self.listener, socket, url) = (listener, nil, "http://127.0.0.1:\(port)")
    } else {
      let path = "\(folder)/m.sock"
      listener = try Listening.at(path: path)
      (socket, url) = (path, "unix:\(path)")
    }
    thread.run { self.serve() }
  }

  /// Ends every thread and closes the socket; a test calls it when done.
  package func stop() {
    stopping.signal()
    thread.runAndWait {}
    if let socket { unlink(socket) }
    rmdir(folder)
  }

  /// Everything asked so far.
  package var asked: [Asked] { memory.all }

  /// Forms and steps asked so far, without the probes.
  package var forms: [Asked] { asked.filter(\.isForm) }

  /// Returns when so many forms and steps were asked.
  package func forms(_ count: Int) async { await memory.wait { $0.count(where: \.isForm) >= count } }

  /// Returns when it was probed so often.
  package func probes(_ count: Int) async { await memory.wait { $0.count(where: \.isProbe) >= count } }

  /// Returns when a connection in `waitForClose` was closed by its client.
  package func connectionClosed() async { await closed.wait { !$0.isEmpty } }

  private func serve() {
    var threads: [SerialThread] = []
    while waits(for: listener.raw, -1) {
      let accepted = accept(listener.raw, nil, nil)
      guard accepted >= 0, let thread = try? SerialThread(named: "model client") else { continue }
      let connection = Descriptor(owning: accepted)
      thread.run { self.serve(connection) }
      threads.append(thread)
    }
    for thread in threads { thread.runAndWait {} }
  }

  private func serve(_ connection: Descriptor) {
    guard let asked = read(connection) else { return }
    for act in script(asked) {
      guard carryOut(act, on: connection) else { return }
    }
  }

  /// False when nothing more can be done on this connection.
  private func carryOut(_ act: Act, on connection: Descriptor) -> Bool {
    switch act {
    case .send(let bytes): return send(bytes, to: connection)
    case .pause(let milliseconds): return pause(milliseconds)
    case .drip(let bytes, let milliseconds):
      return bytes.allSatisfy { send([$0], to: connection) && pause(milliseconds) }
    case .endless(let bytes):
      while send(bytes, to: connection) {}
      return false
    case .reset:
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(connection.raw, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
      return false
    case .waitForClose:
      guard waits(for: connection.raw, -1) else { return false }
      closed.append(())
      return false
    }
  }

  private func send(_ bytes: [UInt8], to connection: Descriptor) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(connection.raw, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent <= 0 { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// False when the test is over.
  private func pause(_ milliseconds: Int32) -> Bool {
    var waited = pollfd(fd: stopping.descriptor.raw, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, milliseconds) == 0
  }

  /// False when the test is over.
  private func waits(for descriptor: Int32, _ milliseconds: Int32) -> Bool {
    var waited = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopping.descriptor.raw, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waited, 2, milliseconds) < 0 {}
    return waited[1].revents == 0
  }

  private func read(_ connection: Descriptor) -> Asked? {
    var bytes: [UInt8] = []
    while true {
      if let request = HTTPText(bytes) {
        let body = (try? JSONText.parse(request.body)) ?? .null
        return memory.append { all in
          Asked(
            method: request.method, path: request.path, headers: request.headers, body: body,
            before: all.count { $0.path == request.path })
        }
      }
      guard waits(for: connection.raw, -1), let more = try? connection.read(upTo: 65_536), !more.isEmpty
      else {
        return nil
      }
      bytes += more
    }
  }
}

extension ScriptedServer.Asked {
  /// The name of the schema it came with.
  package var schema: String { body["response_format"]?["json_schema"]?["name"]?.string ?? "" }
  package var isProbe: Bool { schema == "probe" }
  package var isForm: Bool { schema == "form" || schema == "step" }
  /// What the person said.
  package var user: String { body["messages"]?.array?.last?["content"]?.string ?? "" }
  package var system: String { body["messages"]?.array?.first?["content"]?.string ?? "" }
}

/// A request cut into its parts, once it is whole.
private struct HTTPText {
  let method: String
  let path: String
  let headers: String
  let body: [UInt8]

  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    (method, path) = (String(words[0]), String(words[1]))
    headers = lines.dropFirst().joined(separator: "\n")
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst("content-length:".count).drop(while: { $0 == " " })) }
    body = Array(bytes[end.upperBound...])
    guard body.count >= length ?? 0 else { return nil }
  }
}
