internal import Plans
internal import Requests
internal import Testing

@testable internal import Evaluation

/// The case files of the project, read as `make eval` reads them.
struct CaseFileTests {
  /// Forms and sentences of this test; `Evaluation --fuzz` makes more.
  private static let randomSentences = 3000

  private static func path(_ name: String) -> String {
    let folders = #filePath.split(separator: "/").dropLast(3)
    return "/\(folders.joined(separator: "/"))/Fixtures/requests/\(name).jsonl"
  }

  @Test(arguments: [
    "phrases-1", "phrases-2", "phrases-3", "phrases-4", "phrases-5", "phrases-6", "phrases-7", "phrases-8",
    "phrases-9", "phrases-10", "kinds-1",
    "dates", "dates-2", "dates-3",
  ])
  func `every sentence is read as its case says`(_ name: String) throws {
    for test in try CaseFile.cases(of: CaseFileTests.path(name)) {
      let result = Case.read(test.ask, test.now, nil)
      #expect(test.misses(result) == [], "\(test.id): \(test.ask)")
      #expect(test.invented(result) == 0, "\(test.id): \(test.ask)")
    }
  }

  @Test func `forms made at random change nothing`() throws {
    var random = RandomForm(seed: 17)
    for test in try CaseFile.cases(of: CaseFileTests.path("phrases-2")) {
      let lie = random.next(for: test.ask)
      #expect(
        Case.text(Case.read(test.ask, test.now, lie)) == Case.text(Case.read(test.ask, test.now, nil)),
        "\(test.ask): \(lie)")
    }
  }

  @Test func `mutated and random sentences give plans that hold, or refusals`() throws {
    let cases = try CaseFile.cases(of: CaseFileTests.path("phrases-1"))
    let outcome = Fuzz.run(count: CaseFileTests.randomSentences, cases: cases, seed: 5)
    #expect(outcome.count == CaseFileTests.randomSentences)
    #expect(outcome.fault == nil)
  }
}
