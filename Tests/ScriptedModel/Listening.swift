internal import Glibc
internal import Linux

/// Listening sockets for scripted servers.
enum Listening {
  static func at(path: String) throws(LinuxError) -> Descriptor {
    let socket = Descriptor(owning: Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      for (index, byte) in path.utf8.enumerated() { place[index] = byte }
    }
    try listen(socket, &address, MemoryLayout<sockaddr_un>.size)
    return socket
  }

  /// At a port of the system's choice.
  static func atLoopback() throws(LinuxError) -> (Descriptor, port: UInt16) {
    let socket = Descriptor(owning: Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    try listen(socket, &address, MemoryLayout<sockaddr_in>.size)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(socket.raw, $0, &length) }
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private static func listen<Address>(
    _ socket: Descriptor, _ address: UnsafeMutablePointer<Address>, _ size: Int
  ) throws(LinuxError) {
    let bound = address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(socket.raw, $0, socklen_t(size))
    }
    guard bound == 0, Glibc.listen(socket.raw, 16) == 0 else { throw .last("listen") }
  }
}
