internal import CLinux
internal import Glibc

/// A path in the form bind(2) and connect(2) want.
enum UnixAddress {
  /// Calls `body` with the address of `path`.
  ///
  /// - Throws: ENAMETOOLONG beyond the 107 bytes a socket's path may have, EINVAL for an empty one or a NUL.
  static func with<Number: FixedWidthInteger>(
    path: String, operation: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Number
  ) throws(LinuxError) -> Number {
    let name = try FileName.forC(path, operation: operation)
    var address = sockaddr_un()
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard name.count > 1 else { throw LinuxError(operation, path, code: EINVAL) }
    guard name.count <= capacity else { throw LinuxError(operation, path, code: ENAMETOOLONG) }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { (place) in
      for (index, byte) in name.enumerated() { place[index] = UInt8(bitPattern: byte) }
    }
    return try retrying(operation, path) {
      withUnsafePointer(to: &address) { (pointer) in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }

  /// A new stream socket, close-on-exec.
  static func socket() throws(LinuxError) -> Descriptor {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    return Descriptor(owning: try retrying("socket") { Glibc.socket(AF_UNIX, kind, 0) })
  }
}
