import Glibc
@testable import Linux
import Testing

/// Everything the daemon waits on, through one poller.
@Suite(.timeLimit(.minutes(1)))
struct WaitingTests {
  @Test func `a poller names what became ready`() throws {
    let poller = try Poller()
    let (reading, writing) = try Descriptor.pipe()
    try poller.add(reading, token: 7, .reading)
    #expect(try poller.wait(milliseconds: 0).isEmpty)
    try writing.write([1])
    #expect(
      try poller.wait() == [Poller.Event(token: 7, isReadable: true, isWritable: false, isOver: false)])
    try poller.change(reading, token: 8, [])
    #expect(try poller.wait(milliseconds: 0).isEmpty)
    try poller.change(reading, token: 9, .reading)
    #expect(try poller.wait().map(\.token) == [9])
    try poller.remove(reading)
    #expect(try poller.wait(milliseconds: 0).isEmpty)
  }

  @Test func `the other end's death is told`() throws {
    let poller = try Poller()
    var (reading, writing) = try Descriptor.pipe() as (Descriptor, Descriptor?)
    try poller.add(reading, token: 1, .reading)
    withExtendedLifetime(writing) {}
    writing = nil
    #expect(try poller.wait().first?.isOver == true)
    (reading, writing) = try Descriptor.pipe()
  }

  @Test
  func `of some descriptors those that have something are named, and what cannot be waited for is said`()
    throws
  {
    let (reading, writing) = try Descriptor.pipe()
    let quiet = try WakeUp()
    let both = [quiet.descriptor.raw, reading.raw]
    #expect(try Waiting.ready(both, milliseconds: 0).isEmpty)
    try writing.write([1])
    #expect(try Waiting.ready(both) == [reading.raw])
    let tooMany = [Int32](repeating: reading.raw, count: sysconf(Int32(_SC_OPEN_MAX)) + 1)
    #expect(linuxError { () throws(LinuxError) in _ = try Waiting.ready(tooMany) }?.code == EINVAL)
  }

  @Test func `any number of calls wake a poller once`() throws {
    let poller = try Poller()
    let wakeUp = try WakeUp()
    try poller.add(wakeUp.descriptor, token: 1, .reading)
    let other = try SerialThread(named: "other")
    other.run { for _ in 0..<100 { wakeUp.signal() } }
    #expect(try poller.wait().count == 1)
    other.runAndWait {}
    wakeUp.clear()
    #expect(try poller.wait(milliseconds: 0).isEmpty)
    wakeUp.clear()
  }

  @Test func `a timer fires after its time and then every period`() throws {
    let timer = try Timer()
    #expect(try timer.firings() == 0)
    let start = MonotonicClock.now
    try timer.start(afterNanoseconds: 20_000_000, period: 5_000_000)
    #expect(becomesReadable(timer.descriptor))
    #expect(MonotonicClock.now - start >= 20_000_000)
    #expect(try timer.firings() >= 1)
    #expect(becomesReadable(timer.descriptor))
    try timer.start(afterNanoseconds: 0)
    #expect(becomesReadable(timer.descriptor))
  }

  @Test func `a blocked signal is read instead of acted on`() throws {
    // On a thread of its own: the mask is the thread's.
    let thread = try SerialThread(named: "signals")
    let seen = thread.runAndWait { () -> Result<[Int32?], LinuxError> in
      Result { () throws(LinuxError) in
        let signals = try SignalDescriptor([SIGUSR1, SIGUSR2])
        let before = try signals.next()
        pthread_kill(pthread_self(), SIGUSR2)
        return [before, try signals.next(), try signals.next()]
      }
    }
    #expect(try seen.get() == [nil, SIGUSR2, nil])
  }

  @Test func `the clocks go on`() {
    let first = MonotonicClock.now
    #expect(MonotonicClock.now >= first)
    // After 2025 and before 2100.
    #expect((1_735_689_600_000_000..<4_102_444_800_000_000).contains(WallTime.now))
  }

  @Test func `an actor on a blocking executor stays on its one thread, in order`() async throws {
    let actor = Blocked(try BlockingExecutor(named: "blocked"))
    var threads: Set<UInt> = []
    for _ in 0..<20 { threads.insert(await actor.thread()) }
    #expect(threads.count == 1)
    #expect(!threads.contains(UInt(pthread_self())))
    for number in 0..<100 { await actor.add(number) }
    #expect(await actor.numbers == Array(0..<100))
  }

  private actor Blocked {
    private let executor: BlockingExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    var numbers: [Int] = []
    init(_ executor: BlockingExecutor) { self.executor = executor }
    func thread() -> UInt { UInt(pthread_self()) }
    func add(_ number: Int) { numbers.append(number) }
  }

  @Test func `a thread runs its work in order and answers with a value`() throws {
    let thread = try SerialThread(named: "a name that is far too long")
    let (reading, writing) = try Descriptor.pipe()
    for number in 0..<50 { thread.run { try? writing.write([UInt8(number)]) } }
    #expect(thread.runAndWait { 42 } == 42)
    #expect(try reading.read(upTo: 100) == Array(0..<50))
  }

  @Test func `outside a unit systemd is not spoken to`() throws {
    #expect(Notify.watchdogInterval == nil)
    #expect(try UnixListener.fromSystemd().isEmpty)
    Notify.ready(status: "x")
    Notify.watchdog()
    Notify.stopping()
  }
}
