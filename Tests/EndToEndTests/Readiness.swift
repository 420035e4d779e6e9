internal import Dispatch
internal import Glibc
internal import Linux

/// A service manager's end of sd_notify(3).
final class Readiness: Sendable {
  let path: String
  private let socket: Descriptor

  init(at path: String, seconds: Int) throws {
    self.path = path
    socket = Descriptor(
      owning: Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(socket.raw, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    unlink(path)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket.raw, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0 else { throw LinuxError("bind", path, code: errno) }
  }

  deinit { unlink(path) }

  /// False when the time is over before the message came.
  func hears(_ message: String) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [socket] in
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = recv(socket.raw, &buffer, buffer.count, 0)
          guard count > 0 else { return continuation.resume(returning: false) }
          let lines = String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: "\n")
          if lines.contains(message[...]) { return continuation.resume(returning: true) }
        }
      }
    }
  }
}
