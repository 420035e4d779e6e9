internal import CLinux
internal import Glibc
internal import Synchronization

/// One thread that runs closures in the order they came and lives until this object goes.
///
/// Long-lived on purpose: a worker's death signal follows the thread that started it, and what blocks
/// (SQLite, system calls) must not hold a thread of the shared pool. The only file with a C semaphore.
package final class SerialThread: Sendable {
  package typealias Work = @Sendable () -> Void

  /// What the thread itself keeps, so that it holds no reference to its owner.
  private final class Queue: Sendable {
    let waiting = Mutex<[Work?]>([])
    nonisolated(unsafe) let arrivals = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    let name: String

    init(name: String) {
      self.name = name
      sem_init(arrivals, 0, 0)
    }

    deinit {
      sem_destroy(arrivals)
      arrivals.deallocate()
    }

    /// Nil asks the thread to end after everything before it.
    func add(_ work: Work?) {
      waiting.withLock { $0.append(work) }
      sem_post(arrivals)
    }

    func run() {
      reel_thread_name(name)
      while true {
        while sem_wait(arrivals) != 0 {}
        guard let work = waiting.withLock({ $0.removeFirst() }) else { return }
        work()
      }
    }
  }

  private let queue: Queue

  /// Starts the thread, with every signal blocked; `name` is shown by `top`, at most 15 bytes of it.
  ///
  /// - Throws: EAGAIN when the system has no more threads to give.
  package init(named name: String) throws(LinuxError) {
    queue = Queue(name: name)
    let handed = Unmanaged.passRetained(queue)
    // Signals belong to the thread that reads the signal descriptor; a new thread inherits this mask.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Queue>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, handed.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      handed.release()
      throw LinuxError("pthread_create", name, code: code)
    }
    pthread_detach(thread)
  }

  deinit { queue.add(nil) }

  /// Runs `work` on the thread after everything handed in before.
  package func run(_ work: @escaping Work) { queue.add(work) }

  /// Runs `work` on the thread and waits for its result; never from the thread itself.
  package func runAndWait<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let done = Mutex<Value?>(nil)
    let reached = Queue(name: "")
    queue.add {
      let value = work()
      done.withLock { $0 = value }
      sem_post(reached.arrivals)
    }
    while true {
      while sem_wait(reached.arrivals) != 0 {}
      if let value = done.withLock({ $0 }) { return value }
    }
  }
}
