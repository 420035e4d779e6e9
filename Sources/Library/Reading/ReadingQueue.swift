internal import Linux

/// Files that wait to be looked into, those that still change, and results not yet written.
struct ReadingQueue {
  struct Wait {
    /// Monotonic nanoseconds.
    var due: Int64
    /// The pause after this one, nanoseconds.
    var next: Int64
  }

  /// Results written in one transaction at most.
  private static let mostResults = 32

  private var order: [Int64] = []
  private var head = 0
  /// Queued files, and whether their writer was seen to close them.
  private var queued: [Int64: Bool] = [:]
  private(set) var inHand: Set<Int64> = []
  /// Changed while in a reader's hand, to be read again.
  private var again: [Int64: Bool] = [:]
  private(set) var waiting: [Int64: Wait] = [:]
  private(set) var results: [(id: Int64, result: ReadingResult)] = []
  private var idle: [CheckedContinuation<Void, Never>] = []
  private(set) var isStopped = false
  /// Rises when everything is forgotten: ids mean other files from then on.
  private(set) var epoch = 0

  /// Nothing is to be read, is being read or was read and not written.
  var isIdle: Bool {
    queued.isEmpty && inHand.isEmpty && waiting.isEmpty && results.isEmpty && again.isEmpty
  }

  /// Nobody is at work, though files may wait for their time.
  var isResting: Bool { queued.isEmpty && inHand.isEmpty && results.isEmpty && again.isEmpty }

  /// When something must be done; monotonic nanoseconds.
  var nextDue: Int64? { waiting.values.map(\.due).min() }

  /// Whether the results should be written now rather than with the next ones.
  var isFull: Bool {
    results.count >= Self.mostResults || (!results.isEmpty && queued.isEmpty && inHand.isEmpty)
  }

  /// Whether the file is anywhere on its way.
  func holds(_ id: Int64) -> Bool {
    queued[id] != nil || inHand.contains(id) || waiting[id] != nil || results.contains { $0.id == id }
  }

  mutating func add(_ id: Int64, closed: Bool) {
    waiting[id] = nil
    if inHand.contains(id) {
      again[id] = closed || again[id] == true
      return
    }
    if queued[id] == nil { order.append(id) }
    queued[id] = closed || queued[id] == true
    if !idle.isEmpty { idle.removeLast().resume() }
  }

  mutating func wait(_ id: Int64, _ wait: Wait) { waiting[id] = wait }

  /// The next file and whether it was closed; nil when there is none.
  mutating func next() -> (id: Int64, closed: Bool)? {
    guard head < order.count else { return nil }
    let id = order[head]
    head += 1
    if head > 1024, head * 2 > order.count {
      order.removeFirst(head)
      head = 0
    }
    inHand.insert(id)
    return (id, queued.removeValue(forKey: id) ?? false)
  }

  /// Gives a file back that is not to be read after all.
  mutating func drop(_ id: Int64) { inHand.remove(id) }

  mutating func deliver(_ order: ReadingOrder, _ result: ReadingResult) {
    guard order.epoch == epoch else { return }
    let id = order.id
    inHand.remove(id)
    results.append((id, result))
    if let closed = again.removeValue(forKey: id) { add(id, closed: closed) }
  }

  mutating func takeResults() -> [(id: Int64, result: ReadingResult)] {
    defer { results = [] }
    return results
  }

  /// Files whose wait is over.
  func due(_ now: Int64) -> [(id: Int64, wait: Wait)] {
    let due = waiting.filter { $0.value.due <= now }
    return due.sorted { $0.key < $1.key }.map { (id: $0.key, wait: $0.value) }
  }

  /// Forgets everything; what is in a reader's hand now will not be taken.
  mutating func forget() {
    let old = self
    self = ReadingQueue()
    idle = old.idle
    isStopped = old.isStopped
    epoch = old.epoch + 1
  }

  /// A reader without work.
  mutating func rest(_ reader: CheckedContinuation<Void, Never>) {
    if isStopped || head < order.count { reader.resume() } else { idle.append(reader) }
  }

  mutating func stop() {
    isStopped = true
    for reader in idle { reader.resume() }
    idle = []
  }
}
