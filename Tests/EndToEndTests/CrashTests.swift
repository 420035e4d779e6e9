internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  @Suite struct CrashTests {
    private static let plan: JSON = [
      "version": 1, "task": "montage", "milliseconds": 24000, "name": "survivor",
    ]

    /// A library of a day, and a job of some ten segments that has begun.
    private static func begun() async throws -> (house: Household, job: Int64) {
      let house = Household()
      try await house.drop(Household.day(10, seconds: 5))
      try await house.start()
      try await house.settle()
      let job = try #require(try await house.answer("make", "-", plan: plan)["job"]?["id"]?.integer)
      return (house, job)
    }

    private static func expectWhole(_ house: Household, _ answer: JSON) async throws {
      #expect(Scratch.names(in: house.films) == ["survivor.mp4"])
      #expect(try await house.answer("films")["films"]?.array?.count == 1)
      let facts = try await FilmFacts(try #require(answer["film"]?["path"]?.string))
      #expect(facts.frames == 720)
      #expect(abs(facts.soundLag) <= 1.0 / 30)
    }

    @Test(.timeLimit(.minutes(4)))
    func `a daemon killed in a render finishes the film once and encodes no segment again`() async throws {
      let (house, job) = try await Self.begun()
      #expect(try await JobWatch(house, job: job).reaches(0.3))
      #expect(await house.end(SIGKILL) == 128 + SIGKILL)
      #expect(Scratch.names(in: house.films).isEmpty)
      let kept = Segments(house)
      #expect(!kept.files.isEmpty)

      try await house.start()
      let answer = try await house.answer("wait", "\(job)")
      try await Self.expectWhole(house, answer)
      #expect(kept.files.allSatisfy { Segments(house).files[$0.key] == $0.value })
      let reused = try #require(answer["film"]?["segments"]?["reused"]?.integer)
      #expect(reused >= kept.files.count)
    }

    @Test(.timeLimit(.minutes(4)))
    func `a killed worker costs one try of one segment`() async throws {
      let (house, job) = try await Self.begun()
      #expect(try await JobWatch(house, job: job).reaches(0.2))
      for pid in try house.workers() { Glibc.kill(pid, SIGKILL) }
      let answer = try await house.answer("wait", "\(job)")
      try await Self.expectWhole(house, answer)
    }

    @Test(.timeLimit(.minutes(4)))
    func `a cancelled job leaves no film and no unnamed file`() async throws {
      let (house, job) = try await Self.begun()
      #expect(try await JobWatch(house, job: job).reaches(0.2))
      _ = try await house.answer("cancel", "\(job)")
      let ended = try await JobWatch(house, job: job).first { method, _ in method == "job.finished" }
      #expect(ended?["state"] == "cancelled")
      #expect(Scratch.names(in: house.films).isEmpty)
      #expect(try await house.answer("films")["films"]?.array?.isEmpty == true)
    }

    @Test(.timeLimit(.minutes(2)))
    func `a second daemon over the same state leaves with 75 and names the first`() async throws {
      let house = Household()
      try await house.start()
      let second = try await house.startSecond()
      #expect(second.status == 75)
      let pid = try #require(try await house.pid())
      #expect(second.errors.contains("\(pid)"), "\(second.errors)")
    }

    @Test(.timeLimit(.minutes(4)))
    func `a daemon asked to stop in a render leaves within 5 s and goes on later`() async throws {
      let (house, job) = try await Self.begun()
      #expect(try await JobWatch(house, job: job).reaches(0.2))
      let began = MonotonicClock.now
      #expect(await house.end(SIGTERM) == 0)
      #expect(MonotonicClock.now - began < 5_000_000_000)
      try await house.start()
      try await Self.expectWhole(house, try await house.answer("wait", "\(job)"))
    }
  }
}

/// The segments a daemon keeps, with what would change were one written again; a use changes their access time alone.
private struct Segments {
  struct File: Equatable {
    var inode: UInt64
    var size: Int64
    var modified: Int64
  }

  var files: [String: File] = [:]

  init(_ house: Household) {
    let folder = "\(house.state)/segments"
    for name in Scratch.names(in: folder) {
      guard let file = try? Descriptor.open("\(folder)/\(name)", flags: O_RDONLY) else { continue }
      guard let status = try? file.status() else { continue }
      files[name] = File(inode: status.inode, size: status.size, modified: status.modified)
    }
  }
}
