internal import Plans
internal import Testing

extension EndToEnd {
  @Suite struct RefusalTests {
    /// A plan, and the code and field it is refused with.
    struct Case: Sendable, CustomTestStringConvertible {
      var plan: JSON
      var code: String
      var field: String
      var testDescription: String { "\(code) of \(field)" }
    }

    static let cases: [Case] = [
      Case(plan: ["version": 1, "task": "montage", "colour": "red"], code: "unknown-field", field: "colour"),
      Case(plan: ["version": 1, "task": "dance"], code: "bad-value", field: "task"),
      Case(
        plan: ["version": 1, "task": "montage", "milliseconds": 10], code: "bad-length", field: "milliseconds"
      ),
      Case(plan: ["version": 1, "task": "montage", "beat": true], code: "bad-value", field: "beat"),
      Case(plan: ["version": 1, "task": "montage", "name": "../../x"], code: "bad-value", field: "name"),
      Case(
        plan: ["version": 1, "task": "montage", "from": "2026-02-30"], code: "impossible-date", field: "from"),
      Case(
        plan: ["version": 1, "task": "montage", "from": "2026-05-03", "to": "2026-05-02"],
        code: "backwards-range", field: "to"),
      Case(
        plan: ["version": 1, "task": "montage", "music": ["title": "Nobody's Song"]], code: "no-music",
        field: "music"),
      Case(
        plan: ["version": 1, "task": "montage", "only": ["nowhere.mp4"]], code: "not-found", field: "only[0]"),
      Case(
        plan: [
          "version": 1, "task": "montage",
          "also": [["task": "count"], ["task": "count", "folder": "nowhere"]],
        ], code: "no-folder", field: "also[1].folder"),
    ]

    @Test(.timeLimit(.minutes(2)))
    func `a plan that cannot be is refused with its field and code`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      for refused in Self.cases {
        let ending = try await house.reel("make", "-", plan: refused.plan)
        let error = ending.json["error"] ?? .null
        #expect(ending.status == 1, "\(refused.testDescription)")
        #expect(error["code"]?.string == refused.code, "\(refused.testDescription): \(ending.text)")
        #expect(error["field"]?.string == refused.field, "\(refused.testDescription): \(ending.text)")
        #expect(error["reason"]?.string?.isEmpty == false)
      }
      #expect(Scratch.names(in: house.films).isEmpty)
    }

    @Test(.timeLimit(.minutes(2)))
    func `days without footage are refused and the nearest day is named`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      let ending = try await house.reel(
        "make", "-", plan: ["version": 1, "task": "montage", "from": "2026-04-01", "to": "2026-04-02"])
      #expect(ending.status == 1)
      let error = ending.json["error"] ?? .null
      #expect(error["code"] == "no-footage")
      let words = (error["reason"]?.string ?? "") + (error["hint"]?.string ?? "")
      #expect(words.contains("2026-04-01") && words.contains("2026-05-02"), "\(words)")
    }

    @Test(.timeLimit(.minutes(2)))
    func `the same key twice is one job`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      let plan: JSON = ["version": 1, "task": "montage", "milliseconds": 2000]
      let first = try await house.answer("make", "-", "--key", "k", "--wait", plan: plan)
      let second = try await house.answer("make", "-", "--key", "k", "--wait", plan: plan)
      #expect(first["film"]?["id"] == second["film"]?["id"])
      #expect(Scratch.names(in: house.films).count == 1)
    }
  }
}
