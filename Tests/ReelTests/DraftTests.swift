import Plans
import Testing
import Wire

@testable import reel

/// A plan as text for an editor, and back.
struct DraftTests {
  private static let read: JSON = [
    "plan": [
      "version": 1, "task": "montage", "source": "all", "folder": .null, "from": "2026-08-20",
      "to": "2026-08-20",
      "milliseconds": 60_000, "music": ["any": true], "beat": true, "pace": "fast", "music_part": "best",
      "frame": "auto", "framing": "fill",
      "fps": 60, "height": 2160, "codec": "hevc", "title": ["days": true],
      "transitions": "dissolves", "name": .null,
      "only": [],
      "without": [], "also": [["task": "count", "source": "videos", "from": .null, "to": .null]],
      "origin": ["task": "words"],
    ], "said": ["from": "вчера", "to": "вчера", "task": "собери"], "language": "ru",
    "now": "2026-08-21T14:30:00",
  ]

  private func parsed(_ text: String) throws -> JSON { try JSONText.parse(DraftText.plain(text)) }

  @Test func `a draft read back is the plan it was made of`() throws {
    let text = DraftText(Self.read).written(asked: "собери\nфильм // {")
    let plan = try parsed(text)
    let names = [
      "task", "source", "folder", "from", "to", "milliseconds", "music", "beat", "pace", "music_part",
      "frame",
      "framing", "fps",
      "height", "codec", "title",
      "transitions",
      "also",
    ]
    for name in names {
      #expect(plan[name] == Self.read["plan"]?[name], "\(name)")
    }
    #expect(plan["origin"] == nil && plan["only"] == nil)
    #expect(text.contains("\"from\": \"2026-08-20\",  // «вчера»"))
    #expect(text.contains("Вы просили: собери фильм // {"))
  }

  @Test(arguments: [
    ("{\"a\": 1, // {\n}", "{\"a\":1}"), ("# x\n{\"a\": [1, 2,],}", "{\"a\":[1,2]}"),
    ("{\"a\": \"http://x # y\"}", "{\"a\":\"http://x # y\"}"), ("{\"a\": \"\\\"//\",}", "{\"a\":\"\\\"//\"}"),
    ("{\"a\": 1,\n  // the end\n}\n# done", "{\"a\":1}"), ("\t{\"a\": null}\r\n", "{\"a\":null}"),
  ])
  func `remarks and commas too many are dropped, texts are not`(text: String, json: String) throws {
    #expect(String(decoding: JSONText.write(try parsed(text)), as: UTF8.self) == json)
  }

  @Test(arguments: ["", "\n\n", "// only\n# remarks\n", "  \t"])
  func `a text without anything but remarks is empty`(text: String) {
    #expect(DraftText.isEmpty(DraftText.plain(text)))
  }

  @Test(arguments: ["{", "\"", "//", "{\"a\": \"", "\\", "{\"a\": \"\\", ",}", "]", "🎬//"])
  func `broken texts keep their length and do no harm`(text: String) {
    #expect(DraftText.plain(text).count == text.utf8.count)
  }

  @Test func `a mark some editors write in front of the text is no part of it`() throws {
    #expect(try parsed("\u{FEFF}// x\n{\"a\": 1}")["a"]?.integer == 1)
  }

  @Test func `of a long line that cannot be read only the beginning is quoted`() {
    #expect(DraftText.line(at: 5, of: String(repeating: "x", count: 10_000)).count == 81)
  }

  @Test(arguments: ["edited", "default"])
  func `days of which one was changed or taken away are the person's own`(_ origin: String) {
    var plan = Self.read["plan"] ?? .null
    plan = .object(
      (plan.members ?? []).map { member in
        switch member.key {
        case "origin": JSON.Member("origin", ["task": "words", "from": "words", "to": .string(origin)])
        case "to": JSON.Member("to", origin == "edited" ? "2026-08-21" : .null)
        default: member
        }
      })
    let report = UnderstoodReport(["plan": plan, "said": Self.read["said"] ?? .null, "language": "de"])
    #expect(report.lines.contains { $0.contains("Tage") && $0.contains("von dir geändert") })
  }

  @Test func `the pace and the part of the music that were understood are shown`() {
    let plan: JSON = [
      "task": "montage", "music": ["any": true], "beat": true, "pace": "fast", "music_part": "best",
      "origin": ["task": "words", "pace": "words", "music_part": "words"],
    ]
    let said: JSON = ["pace": "fast paced", "music_part": "chorus"]
    let lines = UnderstoodReport(["plan": plan, "said": said, "language": "en"]).lines
    #expect(lines.contains { $0.contains("pace") && $0.contains("fast paced") })
    #expect(lines.contains { $0.contains("loudest") && $0.contains("chorus") })
  }

  @Test func `a plan that lost its task is told so, not that it cannot be done`() {
    let problem: JSON = [
      "code": "bad-value", "field": "task", "reason": "task is missing", "hint": "", "language": "de",
    ]
    #expect(RefusalReport(problem, plan: ["source": "all"]).lines == ["task fehlt"])
  }

  @Test func `a refusal stands on top and takes the place of the one before`() {
    let once = DraftText.refused("{\n}", because: ["too long", "write less"])
    #expect(once == "// ! too long\n// ! write less\n{\n}")
    #expect(DraftText.refused(once, because: ["no such day"]) == "// ! no such day\n{\n}")
  }

  @Test func `the line that cannot be read is named without its remark`() throws {
    let text = "{\n  \"a\": 1  // one\n  \"b\": 2,  // two\n}"
    do throws(JSONText.Refusal) {
      _ = try JSONText.parse(DraftText.plain(text))
      Issue.record("it was read")
    } catch {
      guard case .syntax(let byte) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(DraftText.line(at: byte, of: text) == "\"b\": 2")
    }
  }
}
