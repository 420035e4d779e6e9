internal import Glibc
internal import Linux
internal import Media
internal import Wire

/// The descriptor the daemon gives its end of the conversation.
let conversation: Int32 = 0

// Started by the daemon as `reeld-worker probe` or `reeld-worker render`; anything else gets the wider limits.
let role = CommandLine.arguments.dropFirst().lazy.compactMap { Role(rawValue: $0) }.first ?? .render
do {
  let walls = try Walls.raise(for: role, socket: conversation)
  ThisProcess.ignoreBrokenPipes()
  MediaLog.start()
  try Worker(socket: MessageSocket(Descriptor(owning: conversation))).run(walls: walls)
} catch {
  let line = Array("reeld-worker: \(error)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(EX_SOFTWARE)
}
