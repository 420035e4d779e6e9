import Testing

@testable import Plans

/// One of each value that is stored or sent, every optional part filled.
enum Sample {
  static let source = SourceReference(
    folder: "/home/anna/Footage", path: "2026/Größe \"1\".MOV", id: 17, size: 1 << 40, fingerprint: "ab12")
  static let look = Look(
    orientation: Orientation(rotation: 270, mirrored: true), hdr: .dolbyVision, sound: true,
    frameRate: FrameRate(30_000, 1001))

  static func clip(first: Int64, beat: MediaTime? = nil) -> Clip {
    Clip(
      source: source, inPoint: MediaTime(microseconds: 1_501_500),
      outPoint: MediaTime(microseconds: 4_501_500),
      firstFrame: first, frames: 90, look: look, reason: "the middle of the clip", beat: beat)
  }

  static var timeline: Timeline {
    Timeline(
      frameRate: .film, size: PictureSize(width: 1080, height: 1920),
      clips: [clip(first: 0), clip(first: 90, beat: MediaTime(microseconds: 3_011_200))],
      music: MusicTrack(
        source: source, offset: MediaTime(milliseconds: 250), beats: [.zero, MediaTime(milliseconds: 500)],
        downbeats: [.zero]), title: "Summer",
      made: "2026-08-21T12:30:00Z", setAside: [clip(first: 0).span])
  }

  static var order: SegmentOrder { SegmentOrder(clip: clip(first: 90), in: timeline) }

  static var facts: MediaFacts {
    var facts = MediaFacts(kind: .video, container: "mov")
    facts.duration = MediaTime(microseconds: 9_833_333)
    facts.picture = MediaFacts.Picture(
      codec: "hevc", size: PictureSize(width: 1920, height: 1080), orientation: Orientation(rotation: 90),
      averageRate: FrameRate(2997, 100), nominalRate: FrameRate(30, 1), isVariable: true, hdr: .hlg)
    facts.sound = MediaFacts.Sound(codec: "aac", channels: 2, rate: 48_000)
    for tag in MediaFacts.Tag.allCases { facts.tags[tag] = "value of \(tag.rawValue)" }
    facts.embeddedVideo = 100..<2000
    facts.damage = "ends early"
    return facts
  }
}

@Suite struct StoredValueTests {
  @Test func `a timeline reads back equal, full or bare`() throws {
    var bare = Sample.timeline
    bare.music = nil
    bare.clips = []
    bare.setAside = []
    for timeline in [Sample.timeline, bare] { #expect(try Timeline(json: timeline.json) == timeline) }
  }

  @Test func `a timeline stored before moments could be set aside is read`() throws {
    let members = try #require(Sample.timeline.json.members).filter { $0.key != "set_aside" }
    #expect(try Timeline(json: .object(members)).setAside.isEmpty)
  }

  @Test func `a segment order reads back equal, full or bare`() throws {
    var bare = Sample.order
    bare.look = Look(orientation: Orientation(), sound: false)
    var other = Sample.order
    other.encoding = .av1
    other.look.framing = .fill
    for order in [Sample.order, bare, other] { #expect(try SegmentOrder(json: order.json) == order) }
  }

  @Test func `a segment order is written in one fixed order of keys`() {
    // Its text names segments that are already encoded: a change here makes every cache useless.
    #expect(
      Sample.order.json == [
        "in_us": 1_501_500, "frames": 90,
        "look": [
          "orientation": ["rotation": 270, "mirrored": true], "hdr": "dolby-vision", "sound": true,
          "frame_rate": "30000/1001",
        ], "frame_rate": "30/1", "size": ["width": 1080, "height": 1920],
        "encoding": ["preset": "veryfast", "quality": 20, "threads": 1, "version": 1],
      ])
  }

  @Test func `equal places of two clips have one segment order`() {
    var other = Sample.clip(first: 1234, beat: .zero)
    other.reason = "another reason"
    #expect(SegmentOrder(clip: other, in: Sample.timeline) == Sample.order)
  }

  @Test func `facts read back equal, full or bare`() throws {
    for facts in [Sample.facts, MediaFacts(kind: .photo, container: "heif")] {
      #expect(try MediaFacts(json: facts.json) == facts)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `any part of a stored value that is missing, foreign or of another kind is named`(which: Int) {
    let json = [Sample.timeline.json, Sample.order.json, Sample.facts.json][which]
    func read(_ json: JSON) throws {
      switch which {
      case 0: _ = try Timeline(json: json)
      case 1: _ = try SegmentOrder(json: json)
      default: _ = try MediaFacts(json: json)
      }
    }
    for (path, changed) in variations(json, path: "") {
      do {
        try read(changed)
        // Only an absent part that may be absent is taken.
        #expect(path.hasPrefix("-"), "\(path) was taken")
      } catch let problem as Problem {
        let field = path.drop { $0 == "-" || $0 == "+" || $0 == "~" }
        #expect(problem.field == field || field.hasPrefix("embedded_video"), "\(path): \(problem.field)")
      } catch {
        Issue.record(error)
      }
    }
  }

  /// The value with one part taken out (`-`), one key too many (`+`), or one part turned into a list of lists (`~`).
  private func variations(_ json: JSON, path: String) -> [(String, JSON)] {
    switch json {
    case .object(let members):
      let prefix = path.isEmpty ? "" : path + "."
      var all = [("+\(prefix)stray", JSON.object(members + [.init("stray", 1)]))]
      for (index, member) in members.enumerated() {
        let name = prefix + member.key
        func with(_ value: JSON?) -> JSON {
          var changed = members
          if let value { changed[index].value = value } else { changed.remove(at: index) }
          return .object(changed)
        }
        all.append(("-\(name)", with(nil)))
        all.append(("~\(name)", with([[[]]])))
        all += variations(member.value, path: name).map { ($0.0, with($0.1)) }
      }
      // A list of lists is a list: what is wrong is its element, named with its index.
      return all.filter { !$0.0.hasSuffix("~clips") && !$0.0.hasSuffix("~set_aside") }
    case .array(let elements):
      return elements.indices.flatMap { index in
        variations(elements[index], path: "\(path)[\(index)]").map { name, value in
          var changed = elements
          changed[index] = value
          return (name, .array(changed))
        }
      }
    case .null, .bool, .integer, .real, .string: return []
    }
  }

  @Test(
    arguments: [
      (["frames": 0], "frames"),
      (["frames": 1_000_001], "frames"),
      (["in_us": .integer(.max)], "in_us"),
      (["frame_rate": "30"], "frame_rate"),
      (["size": ["width": 0, "height": 1]], "size.width"),
      (["size": ["width": 1, "height": 65_536]], "size.height"),
      (
        ["look": ["orientation": ["rotation": 45, "mirrored": true], "sound": true]],
        "look.orientation.rotation"
      ),
      (
        ["look": ["orientation": ["rotation": 360, "mirrored": true], "sound": true]],
        "look.orientation.rotation"
      ),
      (["encoding": ["preset": "x", "quality": 64, "threads": 1, "version": 1]], "encoding.quality"),
      (["encoding": ["preset": "x", "quality": 1, "threads": 65, "version": 1]], "encoding.threads"),
      (
        ["encoding": ["preset": "x", "quality": 1, "threads": 1, "version": 1, "codec": "vp9"]],
        "encoding.codec"
      ),
    ] as [(JSON, String)])
  func `a segment order outside its bounds is refused`(change: JSON, field: String) throws {
    var members = try #require(Sample.order.json.members)
    for new in change.members ?? [] {
      for index in members.indices where members[index].key == new.key { members[index].value = new.value }
    }
    let problem = #expect(throws: Problem.self) { try SegmentOrder(json: .object(members)) }
    #expect(problem?.field == field)
  }

  @Test func `clips that do not follow each other are refused`() {
    var gap = Sample.timeline
    gap.clips[1].firstFrame = 91
    var reversed = Sample.timeline
    reversed.clips[0].outPoint = reversed.clips[0].inPoint
    for (timeline, field) in [(gap, "clips[1].first_frame"), (reversed, "clips[0].out_us")] {
      let problem = #expect(throws: Problem.self) { try Timeline(json: timeline.json) }
      #expect(problem?.field == field)
    }
  }

  @Test func `an embedded video of another form is refused`() throws {
    for bad in [[5, 3], [-1, 3], [1], [1, 2, 3], ["1", "2"], 7] as [JSON] {
      var members = try #require(Sample.facts.json.members)
      for index in members.indices where members[index].key == "embedded_video" { members[index].value = bad }
      let problem = #expect(throws: Problem.self) { try MediaFacts(json: .object(members)) }
      #expect(problem?.field == "embedded_video")
    }
  }
}
