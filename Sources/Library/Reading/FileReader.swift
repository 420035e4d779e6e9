internal import Glibc
internal import Linux
internal import Plans

/// Opens files for a look into them, on a thread of its own: opening may block on a slow disk.
actor FileReader {
  /// Bytes a file may have at most; beyond it, it is no footage.
  private static let largest: Int64 = 256 << 30

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let prober: any Prober
  private let timing: LibraryTiming
  private let clock: @Sendable () -> Int64

  init(_ prober: any Prober, _ settings: LibrarySettings) throws(LinuxError) {
    executor = try BlockingExecutor(named: "read")
    self.prober = prober
    timing = settings.timing
    clock = settings.clock
  }

  /// Looks into one file, if nobody writes it any more.
  func read(_ order: ReadingOrder) async -> ReadingResult {
    let file: Descriptor
    let before: FileStatus
    do throws(LinuxError) {
      file = try Self.open(order)
      before = try file.status()
    } catch {
      return error.isMissing ? .gone : .refused(Self.refusal(error), seen: nil)
    }
    guard before.kind == .regular else { return .refused("no regular file", seen: nil) }
    let seen = Sighting(before, fileSystem: order.fileSystem)
    guard isSettled(seen, order) else { return .changing(seen) }
    if before.size == 0 { return .refused("empty", seen: seen) }
    if before.size > Self.largest { return .refused("too large", seen: seen) }
    if let changed = order.readAt, changed == seen.changed { return .same(seen) }
    let seal = ContentSeal.of(file, before.size)
    if let seal, seal == order.seal { return .same(seen) }
    let answer = await prober.probe(file)
    guard let after = try? file.status(), after.size == before.size, after.modified == before.modified else {
      return .changing((try? file.status()).map { Sighting($0, fileSystem: order.fileSystem) } ?? seen)
    }
    switch answer {
    case .success(let facts):
      let key = order.needsKey ? try? ContentKey(of: file, size: before.size) : nil
      return .facts(
        facts, key: key, seen: seen, content: ContentDigest.of(file, before.size), seal: seal)
    case .failure(let refusal):
      return refusal.crashed ? .crashed(seen: seen) : .refused(refusal.reason, seen: seen)
    }
  }

  /// What the file is recognised by, when it still is the one that was read.
  func key(_ order: ReadingOrder) throws(LinuxError) -> ContentKey? {
    let file = try Self.open(order)
    let status = try file.status()
    guard status.kind == .regular, status.size == order.size, status.modified == order.modified else {
      return nil
    }
    return try ContentKey(of: file, size: status.size)
  }

  private static func open(_ order: ReadingOrder) throws(LinuxError) -> Descriptor {
    let folder = try Walker.open(order.directory, below: order.root)
    // Neither a fifo nor a terminal can hold the opening up, and no link leads elsewhere.
    return try folder.openBeneath(order.name, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
  }

  /// Closed after writing, or unchanged for long enough; an empty file is given longer to become one.
  private func isSettled(_ seen: Sighting, _ order: ReadingOrder) -> Bool {
    guard seen.size == order.size, seen.modified == order.modified else { return false }
    if order.isClosed && seen.size > 0 { return true }
    // The clock was set back since: unchanged is what two looks find the same.
    guard let age = LibraryClock.age(of: seen, now: clock()) else { return order.changedAt == seen.changed }
    return age >= (seen.size == 0 ? timing.emptyQuiet : timing.quiet)
  }

  /// How the reason of a file begins that was not even opened.
  static let cannotBeOpened = "cannot be opened"

  private static func refusal(_ error: LinuxError) -> String { "\(cannotBeOpened): \(error.meaning)" }
}

/// One file to look into.
struct ReadingOrder: Sendable {
  var id: Int64
  /// The queue's when it was given out.
  var epoch: Int
  var root: Descriptor
  var fileSystem: UInt64
  /// Path of the directory below the root.
  var directory: [UInt8]
  var name: [UInt8]
  /// As last seen; a difference means that it is being written.
  var size: Int64
  var modified: Int64
  /// The inode's own time when it was read; nil for a file that is to be read whatever that says.
  var readAt: Int64?
  /// What was read of it holds when it has this seal; nil when nothing was, or when someone was seen to write
  /// it.
  var seal: String?
  /// Its writer was seen to close it.
  var isClosed: Bool
  /// The inode's own time at the last look that found it changing.
  var changedAt: Int64?
  /// Someone may have said something of a file of this size.
  var needsKey = false
}

/// What a look came to; `seen` is the file it is true of.
enum ReadingResult: Sendable {
  /// The key is nil when nobody needs it; `content` is equal for exact copies.
  case facts(MediaFacts, key: ContentKey?, seen: Sighting, content: String?, seal: String?)
  /// It holds what was read of it before.
  case same(Sighting)
  case refused(String, seen: Sighting?)
  case crashed(seen: Sighting)
  /// Somebody still writes it.
  case changing(Sighting)
  /// Not there any more.
  case gone

  /// Another look later may come to something else.
  var isOfNow: Bool {
    switch self {
    case .refused, .changing: true
    case .facts, .same, .crashed, .gone: false
    }
  }
}
