import Glibc
import Linux
import Testing

/// Whole messages and open files through a socket pair.
struct MessageSocketTests {
  @Test(arguments: [0, 1, 3, 4, 65_536, 1 << 20, 8 << 20])
  func `a message of any size arrives whole`(size: Int) throws {
    let (ours, theirs) = try MessageSocket.pair()
    let other = MessageSocket(theirs)
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let sender = try SerialThread(named: "sender")
    sender.run { try? ours.send(bytes) }
    let arrived = try #require(try other.receive())
    #expect(arrived.bytes == bytes && arrived.descriptors.isEmpty)
  }

  @Test func `messages keep their borders and their order`() throws {
    let (ours, theirs) = try MessageSocket.pair()
    let other = MessageSocket(theirs)
    for number in 0..<100 { try ours.send(Array("message \(number)".utf8)) }
    for number in 0..<100 {
      #expect(try other.receive()?.bytes == Array("message \(number)".utf8))
    }
  }

  @Test func `descriptors arrive with their message, close-on-exec and as the same files`() throws {
    let scratch = try Scratch()
    try scratch.write("a", "first")
    try scratch.write("b", "second")
    let files = try ["a", "b"].map { try scratch.folder.openBeneath(Array($0.utf8), flags: O_RDONLY) }
    let (ours, theirs) = try MessageSocket.pair()
    let other = MessageSocket(theirs)
    try ours.send([1])
    try ours.send([2], descriptors: files)
    try ours.send([3])
    #expect(try other.receive()?.descriptors.isEmpty == true)
    let arrived = try #require(try other.receive())
    #expect(arrived.bytes == [2])
    #expect(try arrived.descriptors.map { try $0.status() } == files.map { try $0.status() })
    #expect(arrived.descriptors.allSatisfy { fcntl($0.raw, F_GETFD) == FD_CLOEXEC })
    #expect(try arrived.descriptors[1].readAll(limit: 100) == Array("second".utf8))
    #expect(try other.receive()?.descriptors.isEmpty == true)
  }

  @Test func `a big message keeps its descriptors to itself and sends them once`() throws {
    let (ours, theirs) = try MessageSocket.pair()
    let other = MessageSocket(theirs)
    let file = try Descriptor.open("/dev/null", flags: O_RDONLY)
    let sender = try SerialThread(named: "sender")
    let bytes = [UInt8](repeating: 7, count: 3 << 20)
    sender.run { try? ours.send(bytes, descriptors: [file]) }
    let arrived = try #require(try other.receive())
    #expect(arrived.bytes == bytes && arrived.descriptors.count == 1)
  }

  @Test func `the end between messages is an end, inside one it is an error`() throws {
    var (ours, theirs) = try MessageSocket.pair() as (MessageSocket?, Descriptor)
    try ours?.send([1, 2])
    ours = nil
    let other = MessageSocket(theirs)
    #expect(try other.receive()?.bytes == [1, 2])
    #expect(try other.receive() == nil)
    var (half, reader) = try MessageSocket.pair() as (MessageSocket?, Descriptor)
    try half?.descriptor.write([9, 0, 0, 0, 1])
    half = nil
    let error = linuxError { () throws(LinuxError) in _ = try MessageSocket(reader).receive() }
    #expect(error?.code == EBADMSG)
    (_, theirs) = try MessageSocket.pair()
  }

  @Test func `a frame beyond the limit is refused on both sides`() throws {
    let (ours, theirs) = try MessageSocket.pair()
    let big = [UInt8](repeating: 0, count: 8 << 20 + 1)
    #expect(linuxError { () throws(LinuxError) in try ours.send(big) }?.code == EMSGSIZE)
    let null = try Descriptor.open("/dev/null", flags: O_RDONLY)
    let many = [Descriptor](repeating: null, count: 9)
    #expect(linuxError { () throws(LinuxError) in try ours.send([], descriptors: many) }?.code == EMSGSIZE)
    try ours.descriptor.write([0xFF, 0xFF, 0xFF, 0xFF])
    #expect(linuxError { () throws(LinuxError) in _ = try MessageSocket(theirs).receive() }?.code == EBADMSG)
  }

  @Test func `sending to a closed end is an error and kills nobody`() throws {
    let (ours, _) = try MessageSocket.pair()
    #expect(linuxError { () throws(LinuxError) in try ours.send([1]) }?.code == EPIPE)
  }

  @Test func `shutting down wakes a waiting receiver`() throws {
    let (ours, theirs) = try MessageSocket.pair()
    let receiver = try SerialThread(named: "receiver")
    receiver.run { shutdown(ours.descriptor.raw, Int32(SHUT_RDWR)) }
    #expect(try MessageSocket(theirs).receive() == nil)
    #expect(try ours.receive() == nil)
  }

  @Test func `senders on many threads do not mix their frames`() throws {
    let (ours, theirs) = try MessageSocket.pair()
    let other = MessageSocket(theirs)
    let threads = try (0..<4).map { try SerialThread(named: "sender \($0)") }
    for (number, thread) in threads.enumerated() {
      thread.run {
        for _ in 0..<50 { try? ours.send([UInt8](repeating: UInt8(number), count: 10_000)) }
      }
    }
    for _ in 0..<200 {
      let bytes = try #require(try other.receive()).bytes
      #expect(bytes.count == 10_000 && Set(bytes).count == 1)
    }
  }
}
