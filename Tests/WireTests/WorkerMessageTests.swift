import Plans
import Testing

@testable import Wire

/// Messages between daemon and worker: all of them survive the way, and nothing else passes.
struct WorkerMessageTests {
  private static let look = Look(
    orientation: Orientation(rotation: 90, mirrored: true), hdr: .dolbyVision, sound: true, frameRate: .film)
  private static let source = SourceReference(
    folder: "/srv/in", path: "2026/IMG_0412.MOV", id: 17, size: 12_345,
    fingerprint: String(repeating: "ab", count: 32))
  private static let clip = Clip(
    source: source, inPoint: MediaTime(microseconds: 1_500_000), outPoint: MediaTime(microseconds: 4_500_000),
    firstFrame: 0, frames: 90, look: look, reason: "next in time", beat: MediaTime(milliseconds: 3011))
  private static let timeline = Timeline(
    frameRate: .film, size: PictureSize(width: 1920, height: 1080), clips: [clip],
    music: MusicTrack(source: source, offset: .zero), title: "день\n", made: "2026-08-21T14:30:00Z")

  private static let requests: [WorkerRequest] = [
    .probe(job: 1), .listen(job: 8), .glimpse(job: 9, GlimpseOrder()),
    .glimpse(job: 9, GlimpseOrder(part: 5..<9, isRough: true, length: MediaTime(milliseconds: 1500))),
    .segment(job: 2, SegmentOrder(clip: clip, in: timeline)),
    .sound(job: 3, timeline),
    .join(
      job: 4,
      JoinOrder(frameRate: .film, segments: [90, 45], title: "\"t\"\u{202e}", made: "2026-08-21T14:30:00Z")),
    .storyboard(
      job: 10,
      StoryboardOrder(
        frameRate: .film, size: PictureSize(width: 1080, height: 1920), title: "день", poster: 3,
        shots: [.init(frame: 45, captions: ["1", "a.mov"])], language: .ru, faces: [0, 2])),
    .verify(job: 5), .opened(job: 6), .notOpened(job: 7, reason: "gone"),
  ]

  private static let replies: [WorkerReply] = [
    .ready(walls: .init(landlock: 7, seccomp: true)), .open(job: 1, .clip(0)), .open(job: 1, .music),
    .open(job: 1, .segment(19)), .open(job: 1, .sound), .progress(job: 2, done: 45), .probed(job: 3, facts),
    .glimpsed(job: 9, Glimpse(pictures: [])), .listened(job: 9, analysis),
    .listened(job: 9, BeatAnalysis(duration: 1.5)),
    .rendered(job: 4, frames: 90, notes: ["mono", "no sound"]), .joined(job: 5),
    .verified(job: 6, frames: 1800, duration: MediaTime(milliseconds: 60_000)),
    .failed(job: 7, reason: "no\nend"),
  ]

  private static let analysis = BeatAnalysis(
    tempo: 128.02, confidence: 0.93, beats: [0.512, 0.981, 1.45], downbeats: [0.512], sections: [1.45],
    energies: [0.5, 1, 0.25], duration: 2, note: "it is damaged")

  private static var facts: MediaFacts {
    var facts = MediaFacts(kind: .video, container: "mov")
    facts.duration = MediaTime(milliseconds: 9833)
    facts.sound = MediaFacts.Sound(codec: "aac", channels: 2, rate: 48_000)
    facts.tags = [.make: "Apple", .quicktimeCreationDate: "2026-08-20T18:04:11+0200"]
    return facts
  }

  @Test(arguments: requests)
  func `a request arrives as it was sent`(request: WorkerRequest) throws {
    #expect(try WorkerRequest(bytes: request.bytes) == request)
  }

  @Test(arguments: replies)
  func `a reply arrives as it was sent`(reply: WorkerReply) throws {
    #expect(try WorkerReply(bytes: reply.bytes) == reply)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"did":"joined"}"#, #"{"did":"joined","job":-1}"#, #"{"did":"joined","job":1.5}"#,
    #"{"did":"exec","job":1}"#, #"{"did":"joined","job":1,"job":2}"#, #"{"did":"joined","job":1,"x":2}"#,
    #"{"did":"progress","job":1,"done":-1}"#, #"{"did":"progress","job":1,"done":9223372036854775807}"#,
    #"{"did":"glimpsed","job":1}"#, #"{"did":"glimpsed","job":1,"pictures":"00"}"#,
    #"{"did":"listened","job":1}"#, #"{"did":"listened","job":1,"analysis":{"beats":[2,1]}}"#,
    #"{"did":"open","job":1,"part":"/etc/passwd"}"#, #"{"did":"open","job":1,"part":{"clip":-1}}"#,
    #"{"did":"open","job":1,"part":{"segment":1e9}}"#, #"{"did":"rendered","job":1,"frames":1,"notes":[1]}"#,
    #"{"did":"verified","job":1,"frames":1,"duration_us":9223372036854775807}"#, #"{"did":"probed","job":1}"#,
    #"{"did":"ready","landlock":7,"seccomp":1}"#,
  ])
  func `a worker that lies is refused, whatever it says`(text: String) {
    #expect(throws: Problem.self) { try WorkerReply(bytes: Array(text.utf8)) }
  }

  @Test(arguments: [
    "x", #"{"do":"probe"}"#, #"{"do":"segment","job":1}"#,
    #"{"do":"join","job":1,"order":{"segments":[1.0]}}"#,
    #"{"do":"opened","job":1,"path":"/x"}"#,
  ])
  func `what is no request is refused`(text: String) {
    #expect(throws: Problem.self) { try WorkerRequest(bytes: Array(text.utf8)) }
  }
}
