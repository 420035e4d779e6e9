import Plans
import Testing

@testable import reel

/// What is wrong with a plan that was written by hand, in the person's language.
struct PlanFaultTests {
  private static let today = Day(clamping: 20_686)

  /// Plans a person may come back with from an editor.
  private static let plans: [JSON] = [
    ["task": "montage", "stray": 1], ["task": 5], ["task": "montage", "source": 5],
    ["task": "montage", "source": "clips"], ["task": "montage", "from": "yesterday"],
    ["task": "montage", "milliseconds": "long"], ["task": "montage", "milliseconds": .real(1.5)],
    ["task": "montage", "music": "Summer"], ["task": "montage", "music": ["title": 5]],
    ["task": "montage", "music": [:]], ["task": "montage", "music": ["title": "a", "any": true]],
    ["task": "montage", "music": .null, "beat": true], ["task": "montage", "beat": "yes"],
    ["task": "montage", "music": .null, "music_part": "best"],
    ["task": "montage", "music": .null, "music_part": "start"],
    ["task": "montage", "beat_offset_ms": 40], ["task": "montage", "beat_offset_ms": 4000],
    ["task": "montage", "frame": "round"], ["task": "montage", "framing": "stretch"],
    ["task": "montage", "fps": 59], ["task": "montage", "height": 2000], ["task": "montage", "codec": "vp9"],
    ["task": "montage", "title": [:]], ["task": "montage", "title": ["text": "a", "days": true]],
    ["task": "montage", "title": ["text": ""]], ["task": "montage", "folder": ""],
    ["task": "montage", "transitions": "stars"], ["task": "montage", "only": "a"],
    ["task": "montage", "only": [true]], ["task": "montage", "also": [5]],
    ["task": "montage", "also": [["task": "count", "from": 5]]],
    ["task": "montage", "also": .array(Array(repeating: ["task": "count"], count: 9))],
    ["task": "montage", "version": 2], [1, 2],
  ]

  private func problem(_ plan: JSON) -> Problem? {
    do throws(Problem) {
      _ = try Plan(validating: plan, today: Self.today)
      return nil
    } catch { return error }
  }

  @Test(arguments: ["ru", "de", "es"])
  func `every fault of a plan is told in the language of the sentence`(_ language: String) throws {
    for plan in Self.plans {
      let fault = try #require(problem(plan), "\(plan)")
      let json: JSON = [
        "code": .string(fault.code.rawValue), "field": .string(fault.field), "reason": .string(fault.reason),
        "hint": .string(fault.hint), "language": .string(language),
      ]
      let lines = RefusalReport(json, plan: plan).lines
      #expect(!lines.isEmpty)
      for english in [fault.reason, fault.hint] where !english.isEmpty {
        #expect(!lines.contains(english), "\(plan): \(lines)")
      }
    }
  }

  @Test func `in English it is told as the daemon says it`() throws {
    let fault = try #require(problem(["task": "montage", "fps": 59]))
    let json: JSON = [
      "code": "bad-value", "field": "fps", "reason": .string(fault.reason), "hint": "", "language": "en",
    ]
    #expect(
      RefusalReport(json).lines == ["fps must be one of 24, 25, 30, 50, 60, or null for the footage's own"])
  }

  @Test(arguments: [
    ("?", ["LANG": "de_DE.UTF-8"], "de"), ("", ["LC_ALL": "ru_RU.UTF-8", "LANG": "de_DE.UTF-8"], "ru"),
    ("123 ...", ["LC_MESSAGES": "es_ES", "LANG": "C"], "es"), ("?", [:], "en"), ("?", ["LANG": "C"], "en"),
    ("?", ["LANG": "fr_FR.UTF-8"], "en"),
  ])
  func `a sentence without words is answered in the language of the session`(
    _ text: String, _ variables: [String: String], _ code: String
  ) { #expect(Tongue.of("en", asked: text, variable: { variables[$0] }).code == code) }

  @Test func `a sentence with words keeps its own language`() {
    #expect(Tongue.of("ru", asked: "фильм", variable: { _ in "de_DE.UTF-8" }).code == "ru")
    #expect(Tongue.of("en", asked: "film", variable: { _ in "de_DE.UTF-8" }).code == "en")
  }
}
