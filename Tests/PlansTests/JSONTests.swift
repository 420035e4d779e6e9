import Testing

@testable import Plans

@Suite struct JSONTests {
  @Test func `a value answers only for its own kind`() {
    let values: [JSON] = [nil, true, 5, .real(2.5), "x", [1], ["k": 1]]
    #expect(values.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(values.map { $0.bool != nil } == [false, true, false, false, false, false, false])
    #expect(values.map { $0.integer != nil } == [false, false, true, false, false, false, false])
    #expect(values.map { $0.number } == [nil, nil, 5, 2.5, nil, nil, nil])
    #expect(values.map { $0.string != nil } == [false, false, false, false, true, false, false])
    #expect(values.map { $0.array != nil } == [false, false, false, false, false, true, false])
    #expect(values.map { $0["k"] } == [nil, nil, nil, nil, nil, nil, 1])
  }

  @Test func `an optional is its value or null`() {
    #expect(JSON.orNull("x") == "x")
    #expect(JSON.orNull(nil as String?) == nil as JSON)
    #expect(JSON.orNull(5 as Int64?) == 5)
    #expect(JSON.orNull(nil as Int64?) == nil as JSON)
  }

  @Test func `a problem is written with all four keys in one order`() {
    let problem = Problem(.badLength, field: "milliseconds", reason: "too long", hint: "less")
    #expect(
      problem.json == ["code": "bad-length", "field": "milliseconds", "reason": "too long", "hint": "less"])
    #expect(Problem(.failed, reason: "x").json["field"] == "")
  }

  @Test func `codes are words in lower case with dashes`() {
    for code in Problem.Code.allCases {
      #expect(code.rawValue.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) })
    }
  }
}
