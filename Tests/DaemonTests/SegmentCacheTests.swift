internal import Glibc
internal import Linux
internal import Plans
internal import Testing

@testable import reeld

@Suite struct SegmentCacheTests {
  private let folder: TemporaryFolder
  private let executor: BlockingExecutor

  init() throws {
    folder = try TemporaryFolder()
    executor = try BlockingExecutor(named: "cache")
  }

  private func open(limit: Int64 = 1 << 30) throws -> SegmentCache {
    try SegmentCache(path: folder.path("segments"), limit: limit, on: executor)
  }

  private func name(_ number: Int64) -> SegmentName {
    let order = SegmentOrder(
      inPoint: MediaTime(milliseconds: number), frames: 30,
      look: Look(orientation: Orientation(), sound: true),
      frameRate: .film, size: PictureSize(width: 1920, height: 1080), encoding: .h264)
    return SegmentName(
      order, source: SourceReference(folder: "/a", path: "b", id: 1, size: 2, fingerprint: "c"))
  }

  private func keep(_ number: Int64, bytes: Int, in cache: SegmentCache) async throws {
    let draft = try await cache.draft(named: "\(number)")
    try draft.descriptor.write([UInt8](repeating: 7, count: bytes))
    try await cache.keep(draft, as: name(number))
  }

  @Test func `a segment is found by its name, after a restart too`() async throws {
    try await keep(1, bytes: 100, in: try open())
    let cache = try open()
    let file = try #require(await cache.open(name(1)))
    #expect(try file.readAll(limit: 1000).count == 100)
    #expect(await cache.open(name(2)) == nil)
    #expect(try await cache.size == 100)
  }

  @Test func `a segment that was begun and not kept leaves nothing`() async throws {
    let cache = try open()
    do {
      let draft = try await cache.draft(named: "1")
      try draft.descriptor.write([1, 2, 3])
    }
    #expect(try await cache.size == 0)
    let reader = try FolderReader(try Descriptor.openFolder(folder.path("segments")))
    #expect(try reader.next() == nil)
  }

  @Test func `the least recently used segments go when there are too many`() async throws {
    let cache = try open(limit: 250)
    for number in Int64(1)...2 { try await keep(number, bytes: 100, in: cache) }
    _ = await cache.open(name(1))
    try await keep(3, bytes: 100, in: cache)
    #expect(await cache.open(name(2)) == nil)
    #expect(await cache.open(name(1)) != nil)
    #expect(await cache.open(name(3)) != nil)
  }

  @Test func `what was used last is known after a restart`() async throws {
    let first = try open()
    for number in Int64(1)...2 { try await keep(number, bytes: 100, in: first) }
    _ = await first.open(name(1))
    let cache = try open(limit: 250)
    try await keep(3, bytes: 100, in: cache)
    #expect(await cache.open(name(2)) == nil)
    #expect(await cache.open(name(1)) != nil)
  }

  @Test func `segments of the running job stay whatever the bound says`() async throws {
    let cache = try open(limit: 150)
    await cache.use([name(1), name(2), name(3)])
    for number in Int64(1)...3 { try await keep(number, bytes: 100, in: cache) }
    #expect(try await cache.size == 300)
    await cache.use([])
    #expect(try await cache.size <= 150)
  }

  @Test func `segments of nobody make way for what is needed, those in use do not`() async throws {
    try await keep(1, bytes: 100, in: try open())
    // What an earlier daemon kept counts too.
    let cache = try open()
    try await keep(2, bytes: 100, in: cache)
    await cache.use([name(2)])
    _ = try await cache.free(making: 1)
    #expect(await cache.open(name(1)) != nil)
    _ = try await cache.free(making: .max)
    #expect(await cache.open(name(1)) == nil)
    #expect(await cache.open(name(2)) != nil)
  }

  @Test(.enabled(if: getuid() != 0, "nothing is shut to root"))
  func `a folder that cannot be listed is no empty cache`() async throws {
    let cache = try open(limit: 150)
    try await keep(1, bytes: 100, in: try open())
    chmod(folder.path("segments"), 0o300)
    await #expect(throws: LinuxError.self) { try await cache.size }
    chmod(folder.path("segments"), 0o700)
    #expect(try await cache.size == 100)
  }

  @Test func `a segment someone removed is made again, not missed`() async throws {
    let cache = try open()
    try await keep(1, bytes: 100, in: cache)
    unlink(folder.path("segments/\(name(1).file)"))
    #expect(await cache.open(name(1)) == nil)
    try await keep(1, bytes: 100, in: cache)
    #expect(await cache.open(name(1)) != nil)
  }

  @Test func `everything that decides the pixels is in the name`() {
    let source = SourceReference(folder: "/a", path: "b", id: 1, size: 2, fingerprint: "c")
    let order = SegmentOrder(
      inPoint: .zero, frames: 30, look: Look(orientation: Orientation(), sound: true), frameRate: .film,
      size: PictureSize(width: 1920, height: 1080), encoding: .h264)
    var names: Set<SegmentName> = [SegmentName(order, source: source)]
    func add(_ change: (inout SegmentOrder) -> Void) {
      var other = order
      change(&other)
      names.insert(SegmentName(other, source: source))
    }
    add { $0.inPoint = MediaTime(microseconds: 1) }
    add { $0.frames = 31 }
    add { $0.look.orientation.rotation = 90 }
    add { $0.look.orientation.mirrored = true }
    add { $0.look.hdr = .hlg }
    add { $0.size.width = 1080 }
    add { $0.encoding.quality = 21 }
    add { $0.encoding.threads = 2 }
    add { $0.encoding.version += 1 }
    names.insert(
      SegmentName(order, source: SourceReference(folder: "/a", path: "b", id: 1, size: 3, fingerprint: "c")))
    names.insert(
      SegmentName(order, source: SourceReference(folder: "/a", path: "b", id: 1, size: 2, fingerprint: "d")))
    #expect(names.count == 12)
    // Where a file lies decides nothing: a moved source keeps its segments.
    names.insert(
      SegmentName(order, source: SourceReference(folder: "/x", path: "y", id: 9, size: 2, fingerprint: "c")))
    #expect(names.count == 12)
  }
}
