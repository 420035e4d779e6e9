internal import CLinux
internal import Glibc
internal import Synchronization

/// Bytes of a frame's length, little-endian, in front of its content.
private let headerSize = 4
/// Largest frame either side takes: a timeline of 5,000 cuts is under 4 MiB of JSON.
private let largestFrame = 8 << 20
/// Most descriptors beside one frame; the size of the control buffer in CLinux.
private let mostDescriptors = 8

/// One end of a socket pair that carries whole messages and open descriptors beside them. Blocking.
package final class MessageSocket: Sendable {
  /// The socket; for polling and for closing down from another thread.
  package let descriptor: Descriptor
  // One frame must leave, or arrive, whole before the next begins.
  private let sending = Mutex(())
  private let receiving = Mutex(())

  /// A message and what was sent beside it.
  package typealias Message = (bytes: [UInt8], descriptors: [Descriptor])

  package init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// A connected pair: our end, and the descriptor a child process gets.
  package static func pair() throws(LinuxError) -> (MessageSocket, Descriptor) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    _ = try retrying("socketpair") { socketpair(AF_UNIX, kind, 0, &ends) }
    return (MessageSocket(Descriptor(owning: ends[0])), Descriptor(owning: ends[1]))
  }

  /// Sends one message; returns when the kernel has taken all of it.
  ///
  /// - Throws: EMSGSIZE beyond 8 MiB or 8 descriptors, EPIPE when the other end is gone.
  package func send(_ bytes: [UInt8], descriptors: [Descriptor] = []) throws(LinuxError) {
    guard bytes.count <= largestFrame, descriptors.count <= mostDescriptors else {
      throw LinuxError("send", "a message of \(bytes.count) bytes", code: EMSGSIZE)
    }
    let length = UInt32(bytes.count)
    let header = (0..<headerSize).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) }
    try sending.withLock { (_) throws(LinuxError) in
      try sendLocked(header + bytes, descriptors)
    }
  }

  /// The next message; nil when the other end was closed between two messages.
  ///
  /// - Throws: EBADMSG for a frame that is too long or was cut off.
  package func receive() throws(LinuxError) -> Message? {
    try receiving.withLock { (_) throws(LinuxError) in
      try receiveLocked()
    }
  }

  private func sendLocked(_ frame: [UInt8], _ descriptors: [Descriptor]) throws(LinuxError) {
    let numbers = descriptors.map(\.raw)
    var done = 0
    while done < frame.count {
      // Descriptors ride on the first byte and must not be sent twice.
      let beside = done == 0 ? numbers : []
      done += try retrying("send") {
        frame.withUnsafeBytes {
          reel_send_descriptors(
            descriptor.raw, $0.baseAddress.map { $0 + done }, frame.count - done, beside, Int32(beside.count))
        }
      }
    }
    withExtendedLifetime(descriptors) {}
  }

  private func receiveLocked() throws(LinuxError) -> Message? {
    var descriptors: [Descriptor] = []
    let header = try receive(exactly: headerSize, &descriptors)
    if header.isEmpty { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard header.count == headerSize, length <= largestFrame else {
      throw LinuxError("receive", "a frame's header", code: EBADMSG)
    }
    let bytes = try receive(exactly: length, &descriptors)
    guard bytes.count == length, descriptors.count <= mostDescriptors else {
      throw LinuxError("receive", "a frame of \(length) bytes", code: EBADMSG)
    }
    return (bytes, descriptors)
  }

  /// Fewer bytes than asked only at the end.
  private func receive(exactly count: Int, _ descriptors: inout [Descriptor]) throws(LinuxError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      var numbers = [Int32](repeating: -1, count: mostDescriptors)
      var arrived: Int32 = 0
      let received = try retrying("receive") {
        bytes.withUnsafeMutableBytes {
          reel_receive_descriptors(
            descriptor.raw, $0.baseAddress.map { $0 + done }, count - done, &numbers, Int32(mostDescriptors),
            &arrived)
        }
      }
      for number in numbers.prefix(Int(arrived)) { descriptors.append(Descriptor(owning: number)) }
      if received == 0 { return Array(bytes.prefix(done)) }
      done += received
    }
    return bytes
  }
}
