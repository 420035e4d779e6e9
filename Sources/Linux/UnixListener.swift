internal import CLinux
internal import Glibc

/// Connections that may wait to be accepted; the unit's Backlog says the same.
private let backlog: Int32 = 64

/// A Unix stream socket that takes connections. Never blocks.
package final class UnixListener: Sendable {
  package let descriptor: Descriptor
  /// Where we made the socket; nil when systemd did, whose file it stays.
  package let path: String?

  private init(_ descriptor: Descriptor, path: String?) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Makes the socket, with its mode and group set before anyone can connect, whatever the umask.
  ///
  /// A socket file nobody listens on is removed first: `lock` proves that its owner is gone and no other
  /// comes now.
  /// - Throws: EADDRINUSE when someone listens there, EEXIST when the path is no socket.
  package static func bind(
    path: String, mode: UInt32, group: UInt32? = nil, holding lock: borrowing StateLock
  ) throws(LinuxError) -> UnixListener {
    try removeStale(path)
    let socket = try UnixAddress.socket()
    _ = try UnixAddress.with(path: path, operation: "bind") { Glibc.bind(socket.raw, $0, $1) }
    let listener = UnixListener(socket, path: path)
    do throws(LinuxError) {
      if let group { _ = try retrying("chown", path) { chown(path, uid_t.max, group) } }
      _ = try retrying("chmod", path) { chmod(path, mode) }
      // Until this call every connect is refused, so no one slips in under another mode.
      _ = try retrying("listen", path) { listen(socket.raw, backlog) }
      try socket.setNonblocking(true)
    } catch {
      listener.removeFile()
      throw error
    }
    return listener
  }

  /// The listening Unix sockets systemd handed over; empty without socket activation.
  ///
  /// - Throws: ENOTSOCK for a descriptor that is no listening Unix stream socket.
  package static func fromSystemd() throws(LinuxError) -> [UnixListener] {
    var listeners: [UnixListener] = []
    for descriptor in try Notify.handedDescriptors() {
      guard Notify.isListeningSocket(descriptor) else {
        throw LinuxError("listen", "descriptor \(descriptor.raw) of systemd", code: ENOTSOCK)
      }
      try descriptor.setNonblocking(true)
      listeners.append(UnixListener(descriptor, path: nil))
    }
    return listeners
  }

  /// The next connection; nil when none waits or the one that did is gone again.
  ///
  /// - Throws: EMFILE or ENFILE when there are no descriptors left; the connection goes on waiting.
  package func accept() throws(LinuxError) -> UnixConnection? {
    do throws(LinuxError) {
      let accepted = try retrying("accept") { reel_accept(descriptor.raw) }
      return try UnixConnection(accepted: Descriptor(owning: accepted))
    } catch {
      if error.isWouldBlock || error.code == ECONNABORTED { return nil }
      throw error
    }
  }

  /// Removes the socket's file, if we made it.
  package func removeFile() { if let path { unlink(path) } }

  private static func removeStale(_ path: String) throws(LinuxError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFSOCK) else {
      throw LinuxError("bind", path, code: EEXIST)
    }
    do throws(LinuxError) {
      _ = try UnixConnection.connect(path: path)
    } catch {
      guard error.code == ECONNREFUSED else { throw error }
      _ = try retrying("unlink", path) { unlink(path) }
      return
    }
    throw LinuxError("bind", path, code: EADDRINUSE)
  }
}
