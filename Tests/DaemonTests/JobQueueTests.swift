internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Testing

@testable import reeld

/// Whole runs with real workers over small clips.
@Suite(.timeLimit(.minutes(3)), .serialized) struct JobQueueTests {
  @Test func `a job becomes a film of exactly its frames`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    try await studio.addClip("b.mp4", tone: 880)
    let job = try await studio.submit(["a.mp4", "b.mp4"])
    let (progress, end) = await studio.follow(job)
    #expect(end["state"] == "done")
    #expect(end["film"]?["frames"] == 30)
    #expect(end["film"]?["segments"]?["encoded"] == 2)
    #expect(end["notes"]?.array?.contains("cut by the test") == true)
    #expect(studio.filmNames == ["film.mp4"])
    #expect(try await ClipMaker.frames(studio.folder.path("films/film.mp4")) == 30)
    let fractions = progress.compactMap { $0["fraction"]?.number }
    #expect(fractions == fractions.sorted())
    #expect(fractions.allSatisfy { (0...1).contains($0) })
  }

  @Test func `the same film again encodes nothing, and takes the next name`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    _ = await studio.follow(try await studio.submit(["a.mp4"]))
    let (_, end) = await studio.follow(try await studio.submit(["a.mp4"]))
    #expect(end["film"]?["segments"] == ["encoded": 0, "reused": 1])
    #expect(studio.filmNames == ["film (2).mp4", "film.mp4"])
  }

  @Test func `a job that was rendering when the daemon died goes on from its segments`() async throws {
    let first = try await Studio()
    try await first.addClip("a.mp4")
    try await first.addClip("b.mp4", tone: 880)
    _ = await first.follow(try await first.submit(["a.mp4"], name: "one.mp4"))
    // What a kill leaves: the job taken up, its timeline stored, one segment kept.
    await first.queue.stop()
    let job = try await first.submit(["a.mp4", "b.mp4"], name: "two.mp4")
    #expect(try await first.store.begin(job, now: Studio.now()))

    let second = try await Studio(in: first.folder)
    second.put("a.mp4", await first.place(of: first.timeline(["a.mp4"]).clips[0].source))
    second.put("b.mp4", await first.place(of: first.timeline(["b.mp4"]).clips[0].source))
    await second.queue.wake()
    let (_, end) = await second.follow(job)
    #expect(end["state"] == "done")
    #expect(end["film"]?["segments"] == ["encoded": 1, "reused": 1])
    #expect(second.filmNames == ["one.mp4", "two.mp4"])
  }

  @Test func `a film that had its name when the daemon died is done, and there once`() async throws {
    let (studio, job, publication) = try await Self.publishing()
    try await studio.queue.reconcile()
    #expect(try await studio.store.job(job)?.state == .queued)
    #expect(try await studio.store.begin(job, now: Studio.now()))
    _ = try await studio.store.render(job, timeline: "{}", name: "x.mp4", notes: [], now: Studio.now())
    _ = try await studio.store.publish(job, publication, notes: [], now: Studio.now())
    #expect(try studio.films.publish(try Self.draft(studio), as: "x.mp4") == nil)
    try await studio.queue.reconcile()
    #expect(try await studio.store.job(job)?.state == .done)
    #expect(try await studio.store.film(ofJob: job)?.publication == publication)
    #expect(studio.filmNames == ["x.mp4"])
  }

  @Test func `another file under the film's name is not taken for it`() async throws {
    let (studio, job, _) = try await Self.publishing()
    let other = try studio.films.draft(job: 9)
    try other.descriptor.write(Array("other".utf8))
    #expect(try studio.films.publish(other, as: "x.mp4") == nil)
    try await studio.queue.reconcile()
    #expect(try await studio.store.job(job)?.state == .queued)
  }

  private static func draft(_ studio: Studio) throws -> Draft {
    let draft = try studio.films.draft(job: 1)
    try draft.descriptor.write(Array("whole".utf8))
    return draft
  }

  /// A studio whose daemon died between the commit and the link.
  private static func publishing() async throws -> (Studio, Int64, Publication) {
    let studio = try await Studio()
    await studio.queue.stop()
    let job = try await studio.submit(["a.mp4"], name: "x.mp4")
    let sealed = try studio.films.seal(try draft(studio))
    let publication = Publication(
      folder: studio.films.path, name: "x.mp4", size: sealed.size, hash: sealed.hash, frames: 1,
      picture: Studio.picture, segments: .init(encoded: 1, reused: 0))
    _ = try await studio.store.begin(job, now: Studio.now())
    _ = try await studio.store.render(job, timeline: "{}", name: "x.mp4", notes: [], now: Studio.now())
    _ = try await studio.store.publish(job, publication, notes: [], now: Studio.now())
    return (studio, job, publication)
  }

  @Test func `a cancelled job ends its workers and leaves no film`() async throws {
    let studio = try await Studio(workerArguments: ["render", "fault=hang"])
    try await studio.addClip("a.mp4")
    let job = try await studio.submit(["a.mp4"])
    try await studio.reaches(job, .rendering)
    let following = Task { await studio.follow(job) }
    #expect(try await studio.queue.cancel(job, by: 1000).state == .cancelled)
    #expect(await following.value.end["state"] == "cancelled")
    #expect(studio.filmNames.isEmpty)
    #expect(await studio.workers.pids.isEmpty)
  }

  @Test func `only its owner and root may cancel a job`() async throws {
    let studio = try await Studio()
    await studio.queue.stop()
    let job = try await studio.submit(["a.mp4"])
    let problem = await #expect(throws: Problem.self) { try await studio.queue.cancel(job, by: 1001) }
    #expect(problem?.code == .notYours)
    #expect(try await studio.queue.cancel(job, by: 0).state == .cancelled)
    let missing = await #expect(throws: Problem.self) { try await studio.queue.cancel(99, by: 0) }
    #expect(missing?.code == .notFound)
  }

  @Test func `workers that die on a job three times fail it, with the signal`() async throws {
    let studio = try await Studio(workerArguments: ["render", "fault=segv"])
    try await studio.addClip("a.mp4")
    let (_, end) = await studio.follow(try await studio.submit(["a.mp4"]))
    #expect(end["state"] == "failed")
    #expect(end["error"]?["reason"]?.string?.contains("signal 11") == true)
    #expect(await studio.workers.deaths >= 3)
    #expect(studio.filmNames.isEmpty)
  }

  @Test func `a given film goes on without a clip that cannot be shown, and fails by its name alone`()
    async throws
  {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    try studio.addNoise("noise.mp4")
    let given = try await studio.submit(given: ["a.mp4", "noise.mp4", "a.mp4"])
    let (_, end) = await studio.follow(given)
    #expect(end["state"] == "done")
    #expect(end["film"]?["frames"] == 30)
    let note = "noise.mp4 cannot be shown and is left out; the film lasts 1 s instead of 1.5 s"
    #expect(end["notes"]?.array?.contains(.string(note)) == true, "\(end)")
    let (_, alone) = await studio.follow(try await studio.submit(given: ["noise.mp4"], name: "b.mp4"))
    #expect(alone["state"] == "failed")
    #expect(alone["error"]?["reason"]?.string?.contains("noise.mp4") == true, "\(alone)")
  }

  @Test func `a job whose folder is away waits for it, and goes on when it is back`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    let place = await studio.place(of: studio.timeline(["a.mp4"]).clips[0].source)
    studio.put("a.mp4", .offline)
    let job = try await studio.submit(["a.mp4"])
    try await studio.reaches(job, .blocked)
    #expect(try await studio.store.job(job)?.problem?.code == .offline)
    // Jobs behind it do not wait with it.
    try await studio.addClip("b.mp4")
    #expect(await studio.follow(try await studio.submit(["b.mp4"], name: "b.mp4")).end["state"] == "done")
    studio.put("a.mp4", place)
    #expect(await studio.follow(job).end["state"] == "done")
  }

  @Test func `a job whose pictures are kept waits for its folder too, for the sound`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    #expect(await studio.follow(try await studio.submit(["a.mp4"])).end["state"] == "done")
    let place = await studio.place(of: studio.timeline(["a.mp4"]).clips[0].source)
    studio.put("a.mp4", .offline)
    let job = try await studio.submit(["a.mp4"], name: "again.mp4")
    try await studio.reaches(job, .blocked)
    #expect(try await studio.store.job(job)?.problem?.code == .offline)
    studio.put("a.mp4", place)
    #expect(await studio.follow(job).end["state"] == "done")
  }

  @Test func `a source that is gone fails the job after one more try`() async throws {
    let studio = try await Studio()
    let (_, end) = await studio.follow(try await studio.submit(["never.mp4"]))
    #expect(end["state"] == "failed")
    #expect(end["error"]?["code"] == "source-changed")
    #expect(end["error"]?["reason"]?.string?.contains("never.mp4") == true)
  }

  @Test func `a source that changed after the plan is not cut`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    await studio.queue.stop()
    var timeline = studio.timeline(["a.mp4"])
    timeline.clips[0].source.size = 10
    timeline.clips[0].source.fingerprint = String(repeating: "0", count: 64)
    let opener = SourceOpener(places: [
      timeline.clips[0].source: await studio.place(of: timeline.clips[0].source)
    ])
    let end = #expect(throws: RunEnd.self) { try opener.open(timeline.clips[0].source) }
    guard case .changed = end else { throw TestFailure("\(String(describing: end))") }
    let found = try opener.identify(timeline.clips[0].source)
    let again = SourceOpener(places: [found: await studio.place(of: found)])
    #expect(throws: Never.self) { try again.open(found) }
  }

  @Test func `a link in the place of a source is not followed`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    symlink("a.mp4", studio.folder.path("footage/link.mp4"))
    let source = SourceReference(
      folder: studio.folder.path("footage"), path: "link.mp4", id: 0, size: 0, fingerprint: "")
    let opener = SourceOpener(places: [
      source: .file(folder: source.folder, path: Array("link.mp4".utf8))
    ])
    #expect(throws: RunEnd.self) { try opener.identify(source) }
  }
}
