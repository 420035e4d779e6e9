internal import CLinux

/// Who is on the other end of a Unix socket, as the kernel noted it at the connect.
package struct Peer: Sendable, Equatable {
  package let pid: Int32
  package let userID: UInt32
  package let groupID: UInt32

  package init(ofSocket socket: Int32) throws(LinuxError) {
    var pid: pid_t = 0
    var user: uid_t = 0
    var group: gid_t = 0
    _ = try retrying("getsockopt", "SO_PEERCRED") { reel_peer(socket, &pid, &user, &group) }
    self.pid = pid
    userID = user
    groupID = group
  }
}
