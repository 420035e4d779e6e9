import Testing

@testable import Plans

@Suite struct PlanJSONTests {
  private func full() -> Plan {
    var plan = Plan(task: .montage)
    plan.source = .videos
    plan.from = Day("2026-08-20")
    plan.milliseconds = 30_000
    plan.music = .title("Sommer \"26\"")
    plan.beat = true
    plan.frame = .square
    plan.name = "Ä.mp4"
    plan.only = ["1", "a b.mov"]
    plan.without = ["c.mov"]
    plan.also = [
      Plan.Also(task: .count, source: .all, from: Day("2026-08-01"), to: nil),
      Plan.Also(task: .list, source: .videos, from: nil, to: nil, folder: "Italy"),
    ]
    plan.origin = ["task": .words, "milliseconds": .default, "source": .model, "name": .edited]
    plan.notes = ["one", "two"]
    return plan
  }

  @Test func `a stored plan reads back equal, origins and notes included`() throws {
    for plan in [full(), Plan(task: .chat)] { #expect(try Plan(json: plan.json) == plan) }
  }

  @Test func `a stored plan may be of any task and any day`() throws {
    #expect(try Plan(json: ["task": "silence", "from": "9999-01-01"]).from == Day("9999-01-01"))
  }

  @Test func `a plan is shown with its fields in one order`() {
    #expect(full().json.members?.map(\.key) == Plan.fieldNames)
    #expect(Plan(task: .count).json.members?.map(\.key) == Plan.fieldNames.dropLast())
  }

  @Test(
    arguments: [
      (["task": "count", "origin": ["color": "words"]], "origin.color"),
      (["task": "count", "origin": ["task": "guess"]], "origin.task"),
      (["task": "count", "origin": []], "origin"),
      (["task": "count", "notes": [5]], "notes[0]"),
      (["task": "count", "notes": "x"], "notes"),
      (["task": "count", "more": 1], "more"),
      ([], ""),
    ] as [(JSON, String)])
  func `a stored plan with a fault is refused by its field`(json: JSON, field: String) {
    let problem = #expect(throws: Problem.self) { try Plan(json: json) }
    #expect(problem?.field == field)
  }
}
