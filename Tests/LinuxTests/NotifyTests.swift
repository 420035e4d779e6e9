import Glibc
import Linux
import Testing

/// Words with systemd, with ourselves in its place.
@Suite(.timeLimit(.minutes(1)))
struct NotifyTests {
  /// A datagram socket bound where NOTIFY_SOCKET points.
  private static func notifySocket(_ path: String) throws -> Descriptor {
    let socket = Descriptor(owning: Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket.raw, $0, size) }
    }
    #expect(bound == 0)
    return socket
  }

  @Test func `readiness, status, stopping and signs of life arrive`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let socket = try Self.notifySocket(scratch.path + "/n")
      setenv("NOTIFY_SOCKET", scratch.path + "/n", 1)
      Notify.ready(status: "two\nlines")
      Notify.watchdog()
      Notify.stopping()
      var seen: [String] = []
      for _ in 0..<3 { seen.append(String(decoding: try socket.read(upTo: 4096), as: UTF8.self)) }
      #expect(seen == ["READY=1\nSTATUS=two lines", "WATCHDOG=1", "STOPPING=1"])
    }
  }

  @Test func `the watchdog's interval is systemd's, when it is meant for us`() async {
    await #expect(processExitsWith: .success) {
      setenv("WATCHDOG_USEC", "60000000", 1)
      setenv("WATCHDOG_PID", "\(getpid())", 1)
      #expect(Notify.watchdogInterval == 60_000_000_000)
      setenv("WATCHDOG_PID", "1", 1)
      #expect(Notify.watchdogInterval == nil)
    }
  }
}
