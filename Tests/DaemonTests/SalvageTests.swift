internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Testing

/// A damaged table of jobs loses what lies in the damage, and nothing else.
@Suite struct SalvageTests {
  private let folder: TemporaryFolder
  private static let noon = Instant(seconds: 1_787_313_600)
  private static let page = 4096
  /// Jobs of a test, most of them films.
  private static let jobs: Int64 = 200

  init() throws { folder = try TemporaryFolder() }

  private var path: String { "\(folder.path)/jobs.db" }

  private func open() throws -> JobStore { try JobStore(stateFolder: folder.path, now: Self.noon) }

  /// Every job of the table is finished but the last.
  private func fill() async throws {
    let store = try open()
    try await store.keep("Europe/Moscow", as: "home_zone")
    for n in 1...Self.jobs {
      let submission = Submission(user: 1000, key: "k\(n)", plan: "{\"n\": \(n)}", notes: ["note \(n)"])
      guard case .queued(let job) = try await store.submit(submission, now: Self.noon) else { continue }
      if n == Self.jobs { continue }
      _ = try await store.begin(job.id, now: Self.noon)
      // Long enough for pages of its own behind the row's.
      let timeline = String(repeating: "[\(n)]", count: 1500)
      _ = try await store.render(job.id, timeline: timeline, name: "f\(n).mp4", notes: [], now: Self.noon)
      let film = Publication(
        folder: "/films", name: "f\(n).mp4", size: n, hash: "ab", frames: 1800,
        picture: PictureSize(width: 1920, height: 1080), segments: .init(encoded: 20, reused: 1))
      _ = try await store.publish(job.id, film, notes: [], now: Self.noon)
      _ = try await store.finish(job.id, now: Self.noon)
    }
  }

  private func damage(_ pages: Range<Int>, byte: UInt8 = 0xA5) {
    let file = Glibc.open(path, O_RDWR)
    let noise = [UInt8](repeating: byte, count: pages.count * Self.page)
    #expect(pwrite(file, noise, noise.count, off_t(pages.lowerBound * Self.page)) == noise.count)
    close(file)
  }

  private var pages: Int {
    var status = stat()
    stat(path, &status)
    return Int(status.st_size) / Self.page
  }

  private func films(_ store: JobStore) async throws -> [Film] { try await store.films(limit: 1000) }

  @Test func `a page of the middle costs its rows only`() async throws {
    try await fill()
    damage(pages / 2..<pages / 2 + 1)
    let store = try open()
    #expect(store.damage != nil)
    let films = try await films(store)
    #expect(films.count >= 190, "\(films.count)")
    #expect(films.allSatisfy { $0.publication.size == $0.job })
    #expect(try await store.setting("home_zone") == "Europe/Moscow")
    #expect(try await store.job(Self.jobs)?.state == .queued)
    #expect(try await store.job(1)?.timeline?.count == 4500)
    #expect(try await store.notes(1) == ["note 1"])
    let submission = Submission(user: 1000, key: "new", plan: "{}")
    guard case .queued(let job) = try await store.submit(submission, now: Self.noon) else {
      Issue.record("not queued")
      return
    }
    #expect(job.id > Self.jobs)
  }

  @Test func `without its first page the table is found by a new one's`() async throws {
    try await fill()
    damage(0..<1)
    let store = try open()
    #expect(store.damage?.hasLost == true)
    #expect(try await films(store).count == Int(Self.jobs) - 1)
    #expect(try await store.setting("home_zone") == "Europe/Moscow")
  }

  @Test func `a page of zeros anywhere never stops the daemon, and most films stay`() async throws {
    try await fill()
    let whole = try Descriptor.open(path, flags: O_RDONLY).readAll(limit: 1 << 24)
    let pages = pages
    for place in stride(from: 1, to: pages, by: max(1, pages / 25)) {
      for ending in ["-wal", "-shm"] { unlink(path + ending) }
      try Descriptor.open(path, flags: O_WRONLY | O_TRUNC).write(whole)
      damage(place..<place + 1, byte: 0)
      let store = try open()
      let films = try await films(store)
      #expect(films.count >= 100, "page \(place) of \(pages): \(films.count)")
    }
  }

  @Test func `half of the file still gives its rows`() async throws {
    try await fill()
    #expect(truncate(path, off_t(pages / 2 * Self.page)) == 0)
    let store = try open()
    #expect(try await films(store).count >= 40)
  }

  @Test func `what is no database at all gives an empty table`() async throws {
    let file = Glibc.open(path, O_RDWR | O_CREAT, 0o600)
    let noise = [UInt8](repeating: 0x5A, count: 16 * Self.page)
    #expect(pwrite(file, noise, noise.count, 0) == noise.count)
    close(file)
    let store = try open()
    #expect(store.damage?.saved == 0)
    #expect(try await films(store).isEmpty)
  }
}
