import Testing

@testable import Plans

@Suite struct FieldsTests {
  private static let sample: JSON = [
    "text": "a",
    "flag": true,
    "whole": 5,
    "part": .real(0.5),
    "none": nil,
    "list": [["x": 1], ["x": 2]],
    "inner": ["deep": ["x": 1]],
    "shape": "square",
  ]

  private func fields(_ path: String = "") throws -> Fields { try Fields(Self.sample, path: path) }

  @Test func `values are read by their kind`() throws {
    let fields = try fields()
    #expect(try fields.string("text") == "a")
    #expect(try fields.bool("flag"))
    #expect(try fields.integer("whole") == 5)
    #expect(try fields.count("whole", in: 0...5) == 5)
    #expect(try fields.array("list").count == 2)
    #expect(try fields.object("inner").object("deep").integer("x") == 1)
    #expect(try fields.objects("list").map(\.path) == ["list[0]", "list[1]"])
    #expect(try fields.choice("shape", Plan.Frame.self) == .square)
  }

  @Test
  func `absent and null are the same for whoever reads the value, not for whoever asks what was written`()
    throws
  {
    let fields = try fields()
    for key in ["none", "absent"] {
      #expect(fields.value(key) == nil)
      #expect(try fields.optionalString(key) == nil)
      #expect(try fields.optionalBool(key) == nil)
      #expect(try fields.optionalInteger(key) == nil)
      #expect(try fields.optionalArray(key) == nil)
      #expect(try fields.optionalObject(key) == nil)
      #expect(try fields.optionalChoice(key, Plan.Frame.self) == nil)
      #expect(try fields.optionalTime(key) == nil)
      #expect(try fields.optionalFrameRate(key) == nil)
    }
    #expect(fields.has("none"))
    #expect(!fields.has("absent"))
  }

  @Test(arguments: [
    ("whole", "text", "whole must be text, not a number"),
    ("text", "bool", "text must be true or false, not text"),
    ("part", "integer", "part must be a whole number, not a number with a fraction"),
    ("flag", "array", "flag must be a list, not true or false"),
    ("list", "object", "list must be an object, not a list"),
    ("inner", "integer", "inner must be a whole number, not an object"),
    ("absent", "text", "absent is missing"),
    ("none", "integer", "none is missing"),
    ("text", "choice", "text cannot be \"a\""),
  ])
  func `a value of another kind is refused with its name`(key: String, asked: String, reason: String) throws {
    let fields = try fields()
    let problem = #expect(throws: Problem.self) {
      switch asked {
      case "text": _ = try fields.string(key)
      case "bool": _ = try fields.bool(key)
      case "integer": _ = try fields.integer(key)
      case "array": _ = try fields.array(key)
      case "choice": _ = try fields.choice(key, Plan.Frame.self)
      default: _ = try fields.object(key)
      }
    }
    #expect(problem?.code == .badValue)
    #expect(problem?.field == key)
    #expect(problem?.reason == reason)
  }

  @Test func `names carry the whole path`() throws {
    let fields = try fields("also[3]")
    #expect(fields.name("from") == "also[3].from")
    let problem = #expect(throws: Problem.self) { try fields.object("inner").object("deep").string("x") }
    #expect(problem?.field == "also[3].inner.deep.x")
    let element = #expect(throws: Problem.self) { try Fields(["list": [[:], 5]]).objects("list") }
    #expect(element?.field == "list[1]")
  }

  @Test func `the first key outside the known ones is refused`() throws {
    let keys = try #require(Self.sample.members).map(\.key)
    try fields().allow(only: keys)
    let problem = #expect(throws: Problem.self) { try fields().allow(only: keys.filter { $0 != "whole" }) }
    #expect(problem?.code == .unknownField)
    #expect(problem?.field == "whole")
    #expect(problem?.hint.hasPrefix("the fields are text, flag, part") == true)
  }

  @Test(
    arguments: [(5, 5, true), (0, 5, true), (5, 10, true), (0, 4, false), (6, 10, false)]
      as [(Int64, Int64, Bool)])
  func `whole numbers keep to their bounds`(low: Int64, high: Int64, isTaken: Bool) throws {
    let fields = try fields()
    if isTaken {
      #expect(try fields.integer("whole", in: low...high) == 5)
    } else {
      let problem = #expect(throws: Problem.self) { try fields.integer("whole", in: low...high) }
      #expect(problem?.reason == "whole must lie between \(low) and \(high)")
    }
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("Größe 👍", "Größe 👍"),
    ("a\nb\u{0}c\u{7F}", "a?b?c?"),
    ("\u{202E}gpj.exe", "?gpj.exe"),
    ("\u{FEFF}x", "?x"),
    ("", ""),
  ])
  func `outside text is repeated without what a terminal would obey`(text: String, shown: String) {
    #expect(Fields.quotable(text) == shown)
  }

  @Test func `long outside text is cut`() {
    #expect(Fields.quotable(String(repeating: "é", count: 60)).unicodeScalars.count == 60)
    #expect(Fields.quotable(String(repeating: "é", count: 61)).hasSuffix("é..."))
  }
}
