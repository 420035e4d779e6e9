internal import Glibc
internal import Linux
internal import Plans
internal import Wire

// `reel mcp`: the tools of this command for an agent on standard input and output.
extension Session {
  /// Serves until standard input ends, or Ctrl-C.
  func serveAgent() throws(Failure) {
    let input = try Session.local { () throws(LinuxError) in try Descriptor.standardInput() }
    let desk = AgentDesk(sockets: candidates) { [screen] in screen.document($0) }
    var lines = LineBuffer()
    var hasInput = true
    while !screen.hasLost, hasInput || desk.isBusy {
      var polled = desk.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      polled.append(pollfd(fd: signals.descriptor.raw, events: Int16(POLLIN), revents: 0))
      if hasInput { polled.append(pollfd(fd: input.raw, events: Int16(POLLIN), revents: 0)) }
      if poll(&polled, nfds_t(polled.count), -1) < 0 { continue }
      let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
      if ready.contains(signals.descriptor.raw) {
        throw Failure(.interrupted, code: "interrupted", reason: "interrupted")
      }
      desk.look(at: ready)
      guard ready.contains(input.raw) else { continue }
      let bytes = (try? input.read(upTo: 65_536)) ?? []
      hasInput = !bytes.isEmpty
      lines.append(bytes)
      while let line = hasInput ? lines.next() : lines.rest() {
        guard case .complete(let text) = line else {
          desk.refuseLine()
          return
        }
        desk.take(text)
      }
      if !hasInput { desk.finishWithoutWaiting() }
    }
  }
}
