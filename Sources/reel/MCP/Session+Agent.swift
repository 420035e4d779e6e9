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
      let awaited = desk.descriptors + [signals.descriptor.raw] + (hasInput ? [input.raw] : [])
      let ready = try Session.local { () throws(LinuxError) in try Waiting.ready(awaited) }
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
