import Testing

@testable import Plans

/// Repeatable random numbers (SplitMix64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ from: [Element]) -> Element {
    from[Int.random(in: 0..<from.count, using: &self)]
  }
}

@Suite struct HostilePlanTests {
  private static let today = Day(clamping: 20_686)

  private static let leaves: [JSON] = [
    nil, true, false, 0, 1, -1, 1000, 60_000, 7_200_000, .integer(.max), .integer(.min), .real(1),
    .real(.infinity),
    .real(.nan), "", "montage", "count", "list", "videos", "all", "auto", "square", "2026-08-20",
    "2026-08-22", "2026-02-30",
    "0001-01-01", "9999-12-31", "../../etc/passwd", "$(reboot)", "\0", "\u{1B}[2J", "film", [], [:], [[]],
    ["any": true],
    ["title": "Summer"], [["task": "count"]], ["a.mov"],
  ]

  /// An object of known and unknown keys with any values.
  private static func plan(_ dice: inout Dice) -> JSON {
    let keys = Plan.fieldNames + ["title", "cmd", "", "also[0]"]
    var members: [JSON.Member] = [.init("task", dice.pick(["montage", "count", "list", "montage", "chat"]))]
    for _ in 0..<Int.random(in: 0...5, using: &dice) {
      let key = dice.pick(keys)
      if !members.contains(where: { $0.key == key }) { members.append(.init(key, dice.pick(leaves))) }
    }
    return .object(members)
  }

  @Test(arguments: 0..<20) func `any plan is taken as a plan within its bounds, or refused by a field`(
    seed: UInt64
  ) {
    var dice = Dice(state: seed)
    for _ in 0..<500 {
      let json = Self.plan(&dice)
      do throws(Problem) {
        let plan = try Plan(validating: json, today: Self.today)
        #expect(Plan.builtTasks.contains(plan.task))
        #expect(plan.milliseconds.map { Plan.lengths.contains($0) } ?? true)
        #expect(plan.from.map { $0 <= Self.today } ?? true)
        #expect(plan.to.map { $0 <= Self.today && $0 >= plan.from ?? $0 } ?? true)
        #expect(!plan.beat || plan.music != nil)
        #expect(plan.name.map { $0.hasSuffix(".mp4") && !$0.contains("/") } ?? true)
        // What is shown is a plan again, and the same one.
        var again = try Plan(validating: plan.json, today: Self.today)
        again.origin = plan.origin
        again.notes = plan.notes
        #expect(again == plan)
        #expect(try Plan(json: plan.json) == plan)
      } catch {
        let written = json.members?.map(\.key) ?? []
        let top = String(error.field.prefix { $0 != "." && $0 != "[" })
        #expect(written.contains(top) || written.contains(error.field), "\(json): \(error)")
        #expect(!error.reason.isEmpty)
      }
    }
  }

  @Test(arguments: leaves) func `no value of any field does harm`(value: JSON) {
    for field in Plan.fieldNames {
      let members: [JSON.Member] = field == "task" ? [] : [.init("task", "montage")]
      _ = try? Plan(validating: .object(members + [.init(field, value)]), today: Self.today)
      _ = try? Plan(json: .object(members + [.init(field, value)]))
    }
    _ = try? Timeline(json: value)
    _ = try? SegmentOrder(json: value)
    _ = try? MediaFacts(json: value)
  }

  @Test func `many second intents are refused, a few are taken`() throws {
    func json(_ count: Int) -> JSON {
      ["task": "montage", "also": .array(Array(repeating: ["task": "count"], count: count))]
    }
    #expect(try Plan(validating: json(8), today: Self.today).also.count == 8)
    let problem = #expect(throws: Problem.self) { try Plan(validating: json(9), today: Self.today) }
    #expect(problem?.field == "also")
  }

  @Test(arguments: [1, 300, 301]) func `a music title has an end`(length: Int) {
    let json: JSON = ["task": "montage", "music": ["title": .string(String(repeating: "é", count: length))]]
    #expect(((try? Plan(validating: json, today: Self.today)) != nil) == (length <= 300))
  }
}
