import Testing

@testable import Plans

/// The day on which the plans of these tests are sent.
private let today = Day(clamping: 20_686)  // 2026-08-21

/// A montage with these fields beside it.
private func montage(_ fields: JSON) -> JSON {
  .object([.init("version", 1), .init("task", "montage")] + (fields.members ?? []))
}

@Suite struct PlanValidationTests {
  @Test func `a whole plan is read as written`() throws {
    let plan = try Plan(
      validating: [
        "version": 1, "task": "montage", "source": "videos", "folder": "Italy", "from": "2026-08-20",
        "to": "2026-08-20", "milliseconds": 60000, "music": ["title": "Summer"], "beat": true,
        "beat_offset_ms": -40, "pace": "fast", "music_part": "best", "frame": "portrait",
        "framing": "fill", "fps": 50, "height": 2160, "codec": "hevc",
        "title": ["text": "Summer"],
        "transitions": "dissolves", "language": "ru",
        "name": "yesterday",
        "only": ["2026/IMG_1.MOV", "17", 18], "without": ["2026/IMG_2.MOV"],
        "also": [["task": "count", "source": "photos", "from": nil, "to": "2026-08-19"]],
      ], today: today)
    var expected = Plan(task: .montage)
    expected.source = .videos
    expected.folder = "Italy"
    expected.from = Day("2026-08-20")
    expected.to = Day("2026-08-20")
    expected.milliseconds = 60_000
    expected.music = .title("Summer")
    expected.beat = true
    expected.beatOffset = MediaTime(milliseconds: -40)
    expected.pace = .fast
    expected.musicPart = .best
    expected.frame = .portrait
    expected.framing = .fill
    expected.frameRate = FrameRate(50, 1)
    expected.height = 2160
    expected.codec = .hevc
    expected.title = .text("Summer")
    expected.transitions = .dissolves
    expected.language = .ru
    expected.name = "yesterday.mp4"
    expected.only = ["2026/IMG_1.MOV", "17", "18"]
    expected.without = ["2026/IMG_2.MOV"]
    expected.also = [Plan.Also(task: .count, source: .photos, from: nil, to: Day("2026-08-19"))]
    for field in Plan.fieldNames where field != "origin" && field != "notes" {
      expected.origin[field] = .plan
    }
    #expect(plan == expected)
  }

  @Test func `absent fields take their defaults and say so`() throws {
    let plan = try Plan(validating: ["task": "montage", "from": "2026-08-20"], today: today)
    #expect(plan.source == .all)
    #expect(plan.to == nil)
    #expect(plan.milliseconds == nil)
    #expect(plan.music == nil)
    #expect(!plan.beat)
    #expect(plan.pace == .usual && plan.musicPart == .auto && plan.beatOffset == .zero)
    #expect(plan.frame == .auto)
    #expect(plan.name == nil)
    #expect(plan.only.isEmpty && plan.without.isEmpty && plan.also.isEmpty)
    let written = plan.origin.filter { $0.value == .plan }.keys.sorted()
    #expect(written == ["from", "task"])
    #expect(plan.origin["milliseconds"] == .default)
    #expect(plan.title == nil && plan.transitions == .cuts && plan.language == nil)
    #expect(plan.framing == .auto && plan.frameRate == nil && plan.height == nil && plan.codec == nil)
    #expect(plan.origin.count == 24)
  }

  @Test func `null means absent, except where it says no bound or no music`() throws {
    let nulls = Plan.fieldNames.filter { $0 != "task" }.map { JSON.Member($0, .null) }
    let plan = try Plan(validating: .object([.init("task", "count")] + nulls), today: today)
    var bare = try Plan(validating: ["task": "count"], today: today)
    for field in ["from", "to", "music", "title"] { bare.origin[field] = .plan }
    #expect(plan == bare)
  }

  @Test(
    arguments: [
      (["task": "montage", "version": 2], .badValue, "version"),
      (["task": "montage", "version": "1"], .badValue, "version"),
      (["task": "montage", "version": .real(1)], .badValue, "version"),
      ([:], .badValue, "task"),
      (["task": nil], .badValue, "task"),
      (["task": 1], .badValue, "task"),
      (["task": "Montage"], .badValue, "task"),
      (["task": "delete"], .badValue, "task"),
      (["task": "search"], .badValue, "task"),
      (["task": "cut"], .badValue, "task"),
      (["task": "gather"], .badValue, "task"),
      (["task": "silence"], .badValue, "task"),
      (["task": "chat"], .badValue, "task"),
      ([], .badValue, "plan"),
      ("montage", .badValue, "plan"),
      (nil, .badValue, "plan"),
      (montage(["source": "films"]), .badValue, "source"),
      (montage(["source": ["videos"]]), .badValue, "source"),
      (montage(["source": "music"]), .badValue, "source"),
      (montage(["from": "2026-02-30"]), .impossibleDate, "from"),
      (montage(["to": "2026-08-32"]), .impossibleDate, "to"),
      (montage(["from": "2026-13-01"]), .impossibleDate, "from"),
      (montage(["from": "0000-01-01"]), .impossibleDate, "from"),
      (montage(["from": "yesterday"]), .badValue, "from"),
      (montage(["from": 20_260_820]), .badValue, "from"),
      (montage(["from": ""]), .badValue, "from"),
      (montage(["to": "2026-08-20T00:00:00Z"]), .badValue, "to"),
      (montage(["from": "2026-08-22"]), .futureDate, "from"),
      (montage(["from": "9999-12-31"]), .futureDate, "from"),
      (montage(["from": "2026-08-20", "to": "2026-08-19"]), .backwardsRange, "to"),
      (montage(["from": "2027-08-20", "to": "2027-08-19"]), .backwardsRange, "to"),
      (montage(["milliseconds": 999]), .badLength, "milliseconds"),
      (montage(["milliseconds": 0]), .badLength, "milliseconds"),
      (montage(["milliseconds": -1000]), .badLength, "milliseconds"),
      (montage(["milliseconds": 7_200_001]), .badLength, "milliseconds"),
      (montage(["milliseconds": .integer(.max)]), .badLength, "milliseconds"),
      (montage(["milliseconds": .integer(.min)]), .badLength, "milliseconds"),
      (montage(["milliseconds": .real(1500.5)]), .badValue, "milliseconds"),
      (montage(["milliseconds": .real(60_000)]), .badValue, "milliseconds"),
      (montage(["milliseconds": "60000"]), .badValue, "milliseconds"),
      (montage(["milliseconds": true]), .badValue, "milliseconds"),
      (montage(["music": true]), .badValue, "music"),
      (montage(["music": "Summer"]), .badValue, "music"),
      (montage(["music": [:]]), .badValue, "music"),
      (montage(["music": ["any": false]]), .badValue, "music"),
      (montage(["music": ["any": 1]]), .badValue, "music.any"),
      (montage(["music": ["title": ""]]), .badValue, "music.title"),
      (montage(["music": ["title": " \u{A0}"]]), .badValue, "music.title"),
      (montage(["music": ["title": "a\nb"]]), .badValue, "music.title"),
      (montage(["music": ["title": 5]]), .badValue, "music.title"),
      (montage(["music": ["title": "Summer", "any": true]]), .badValue, "music"),
      (montage(["music": ["path": "/etc/passwd"]]), .unknownField, "music.path"),
      (montage(["beat": true]), .badValue, "beat"),
      (montage(["beat": true, "music": nil]), .badValue, "beat"),
      (montage(["beat": 1, "music": ["any": true]]), .badValue, "beat"),
      (montage(["beat_offset_ms": 501]), .badValue, "beat_offset_ms"),
      (montage(["beat_offset_ms": .real(1.5)]), .badValue, "beat_offset_ms"),
      (montage(["pace": "hurried"]), .badValue, "pace"),
      (montage(["music_part": "end", "music": ["any": true]]), .badValue, "music_part"),
      (montage(["music_part": "best"]), .badValue, "music_part"),
      (montage(["music_part": "start"]), .badValue, "music_part"),
      (montage(["beat_offset_ms": 80]), .badValue, "beat_offset_ms"),
      (montage(["beat_offset_ms": -1, "music": ["any": true]]), .badValue, "beat_offset_ms"),
      (montage(["frame": "wide"]), .badValue, "frame"),
      (montage(["frame": ""]), .badValue, "frame"),
      (montage(["name": "a/b"]), .badValue, "name"),
      (montage(["name": ""]), .badValue, "name"),
      (montage(["only": "a.mov"]), .badValue, "only"),
      (montage(["only": ["a.mov", ""]]), .badValue, "only[1]"),
      (montage(["only": [nil]]), .badValue, "only[0]"),
      (montage(["only": [-1]]), .badValue, "only[0]"),
      (montage(["only": [.real(1)]]), .badValue, "only[0]"),
      (montage(["without": ["a\0b"]]), .badValue, "without[0]"),
      (montage(["without": [.string(String(repeating: "x", count: 4097))]]), .badValue, "without[0]"),
      (montage(["also": ["task": "count"]]), .badValue, "also"),
      (montage(["also": ["count"]]), .badValue, "also[0]"),
      (montage(["also": [[:]]]), .badValue, "also[0].task"),
      (montage(["also": [["task": "montage"]]]), .badValue, "also[0].task"),
      (montage(["also": [["task": "search"]]]), .badValue, "also[0].task"),
      (
        montage(["also": [["task": "count"], ["task": "count", "length": 5]]]), .unknownField,
        "also[1].length"
      ),
      (montage(["also": [["task": "count", "source": "x"]]]), .badValue, "also[0].source"),
      (montage(["also": [["task": "list", "from": "2026-08-22"]]]), .futureDate, "also[0].from"),
      (montage(["also": [["task": "list", "from": "2026-02-29"]]]), .impossibleDate, "also[0].from"),
      (
        montage(["also": [["task": "list", "from": "2026-08-02", "to": "2026-08-01"]]]), .backwardsRange,
        "also[0].to"
      ),
      (montage(["titel": "x"]), .unknownField, "titel"),
      (montage(["title": "x"]), .badValue, "title"),
      (montage(["title": [:]]), .badValue, "title"),
      (montage(["title": ["days": false]]), .badValue, "title"),
      (montage(["title": ["text": "x", "days": true]]), .badValue, "title"),
      (montage(["title": ["text": " "]]), .badValue, "title.text"),
      (montage(["title": ["text": "a\nb"]]), .badValue, "title.text"),
      (montage(["title": ["text": .string(String(repeating: "x", count: 121))]]), .badValue, "title.text"),
      (montage(["title": ["text": "x", "size": 3]]), .unknownField, "title.size"),
      (montage(["transitions": "wipes"]), .badValue, "transitions"),
      (montage(["language": "tlh"]), .badValue, "language"),
      (montage(["Task": "count"]), .unknownField, "Task"),
      (montage(["command": "rm -rf /"]), .unknownField, "command"),
      (montage(["": 1]), .unknownField, ""),
      (montage(["fps": 29]), .badValue, "fps"),
      (montage(["fps": .real(29.97)]), .badValue, "fps"),
      (montage(["fps": "30"]), .badValue, "fps"),
      (montage(["height": 1081]), .badValue, "height"),
      (montage(["height": -1]), .badValue, "height"),
      (montage(["codec": "vp9"]), .badValue, "codec"),
      (montage(["framing": "stretch"]), .badValue, "framing"),
    ] as [(JSON, Problem.Code, String)])
  func `a fault is refused with its code and its field`(json: JSON, code: Problem.Code, field: String) {
    let problem = #expect(throws: Problem.self) { try Plan(validating: json, today: today) }
    #expect(problem?.code == code)
    #expect(problem?.field == field)
    #expect(problem?.reason.isEmpty == false)
  }

  @Test(arguments: [1000, 1001, 7_200_000]) func `lengths from a second to two hours are taken`(length: Int64)
    throws
  {
    #expect(
      try Plan(validating: montage(["milliseconds": .integer(length)]), today: today).milliseconds == length)
  }

  @Test func `a task that is not built is refused with the ones that are`() {
    let problem = #expect(throws: Problem.self) { try Plan(validating: ["task": "silence"], today: today) }
    #expect(problem?.hint == "it is one of montage, count, list")
  }

  @Test(arguments: Plan.Media.allCases) func `counts and lists take every source`(source: Plan.Media) throws {
    for task in ["count", "list"] as [JSON] {
      #expect(
        try Plan(validating: ["task": task, "source": .string(source.rawValue)], today: today).source
          == source)
    }
  }

  @Test func `a last day after today is cut to today and noted`() throws {
    let plan = try Plan(
      validating: montage([
        "from": "2026-08-17", "to": "2026-08-23",
        "also": [["task": "count", "to": "2026-12-31"], ["task": "count"]],
      ]), today: today)
    #expect(plan.to == today)
    #expect(plan.also[0].to == today)
    #expect(plan.also[1].to == nil)
    #expect(
      plan.notes == [
        "to lies after today and was cut to 2026-08-21",
        "also[0].to lies after today and was cut to 2026-08-21",
      ])
  }

  @Test func `today itself is a first day and a last day`() throws {
    let plan = try Plan(validating: montage(["from": "2026-08-21", "to": "2026-08-21"]), today: today)
    #expect(plan.from == today && plan.to == today)
    #expect(plan.notes.isEmpty)
  }

  @Test func `origins and notes sent back are ignored, whatever they are`() throws {
    let clean = try Plan(validating: montage(["milliseconds": 5000]), today: today)
    let odd: [JSON] = [nil, 5, "words", ["milliseconds": "words"], [["x"]]]
    for value in odd {
      let plan = try Plan(
        validating: montage(["milliseconds": 5000, "origin": value, "notes": value]), today: today)
      #expect(plan == clean)
    }
  }

  @Test func `a shown plan sent back is the same plan`() throws {
    let plan = try Plan(
      validating: montage([
        "from": "2026-08-17", "to": "2026-08-23", "music": ["any": true], "beat": true, "name": "n",
      ]),
      today: today)
    var again = try Plan(validating: plan.json, today: today)
    again.origin = plan.origin
    again.notes = plan.notes
    #expect(again == plan)
  }

  @Test func `two thousand named sources are taken, one more is refused`() throws {
    let names = JSON.array((0..<2000).map { .string("clip\($0).mov") })
    #expect(try Plan(validating: montage(["only": names]), today: today).only.count == 2000)
    let problem = #expect(throws: Problem.self) {
      try Plan(validating: montage(["without": .array((names.array ?? []) + ["one.mov"])]), today: today)
    }
    #expect(problem?.field == "without")
  }

  @Test func `reasons repeat outside text short and harmless`() {
    let hostile = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 5000)
    let problem = #expect(throws: Problem.self) {
      try Plan(validating: montage(["frame": .string(hostile)]), today: today)
    }
    #expect(problem?.reason.hasPrefix("frame cannot be \"?[2J?xxx") == true)
    #expect(problem.map { $0.reason.utf8.count < 100 } == true)
    let stray = #expect(throws: Problem.self) {
      try Plan(validating: .object([.init(hostile, 1)]), today: today)
    }
    #expect(stray.map { $0.reason.utf8.count < 100 && $0.field.utf8.count < 100 } == true)
  }
}
