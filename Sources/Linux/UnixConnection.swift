internal import CLinux
internal import Glibc

/// Descriptors taken beside one read; what a client sends beyond them is closed unseen.
private let mostDescriptors = 8

/// One end of a Unix stream connection: the daemon's never blocks, a client's does.
package final class UnixConnection: Sendable {
  /// What a read found.
  package enum Arrival: Sendable {
    /// Bytes, and the descriptors sent beside them.
    case bytes([UInt8], [Descriptor])
    /// Nothing now.
    case nothing
    /// The other end sends no more; answers may still be wanted.
    case end
  }

  package let descriptor: Descriptor
  package let peer: Peer

  /// The daemon's end, non-blocking.
  init(accepted descriptor: Descriptor) throws(LinuxError) {
    self.descriptor = descriptor
    peer = try Peer(ofSocket: descriptor.raw)
  }

  /// Connects to a listening socket; the connection blocks.
  ///
  /// - Throws: ENOENT without a socket, ECONNREFUSED when nobody listens, EACCES when it is not for us.
  package static func connect(path: String) throws(LinuxError) -> UnixConnection {
    let socket = try UnixAddress.socket()
    _ = try UnixAddress.with(path: path, operation: "connect") { Glibc.connect(socket.raw, $0, $1) }
    return try UnixConnection(accepted: socket)
  }

  /// At most `limit` bytes of what is there.
  ///
  /// - Throws: ECONNRESET when the other end vanished.
  package func receive(upTo limit: Int) throws(LinuxError) -> Arrival {
    var buffer = [UInt8](repeating: 0, count: limit)
    var numbers = [Int32](repeating: -1, count: mostDescriptors)
    var arrived: Int32 = 0
    do throws(LinuxError) {
      let count = try retrying("receive") {
        buffer.withUnsafeMutableBytes {
          reel_receive_descriptors(
            descriptor.raw, $0.baseAddress, $0.count, &numbers, Int32(mostDescriptors), &arrived)
        }
      }
      let beside = numbers.prefix(Int(arrived)).map { Descriptor(owning: $0) }
      return count == 0 ? .end : .bytes(Array(buffer.prefix(count)), beside)
    } catch {
      if error.isWouldBlock { return .nothing }
      throw error
    }
  }

  /// Sends what the kernel takes now; how many bytes that was, 0 when it takes none.
  ///
  /// - Throws: EPIPE when the other end is gone.
  package func send(_ bytes: ArraySlice<UInt8>) throws(LinuxError) -> Int {
    if bytes.isEmpty { return 0 }
    do throws(LinuxError) {
      return try retrying("send") {
        bytes.withUnsafeBytes { Glibc.send(descriptor.raw, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      }
    } catch {
      if error.isWouldBlock { return 0 }
      throw error
    }
  }

  /// Sends all bytes, waiting for the kernel to take them: a client's way.
  package func sendAll(_ bytes: [UInt8]) throws(LinuxError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try send(rest)) }
  }

  /// Sends a line with an open file beside it: a client's way.
  package func send(_ bytes: [UInt8], beside file: Descriptor) throws(LinuxError) {
    var number = file.raw
    let sent = try retrying("send") {
      bytes.withUnsafeBytes { reel_send_descriptors(descriptor.raw, $0.baseAddress, $0.count, &number, 1) }
    }
    try sendAll(Array(bytes.dropFirst(sent)))
  }

  /// Says that we send no more; answers still arrive.
  package func finishSending() { _ = shutdown(descriptor.raw, Int32(SHUT_WR)) }
}
