@testable import Linux
import Testing

/// Command lines as people and scripts write them.
struct OptionsTests {
  private let declared = [
    Option("json", help: "j"), Option("output", letter: "o", value: "NAME", help: "o"),
    Option("wait", letter: "w", help: "w"), Option("watch", value: "DIR", help: "d"),
    Option("help", letter: "h", help: "h"),
  ]

  private func parse(_ line: [String], stops: Bool = false) throws -> Options {
    try Options.parse(line, declared, stopsAtOperand: stops)
  }

  @Test func `options stand anywhere and values in every usual form`() throws {
    let options = try parse([
      "plan.json", "--json", "-o", "a b", "--watch=/x", "--watch", "/y", "-", "-wofilm", "--output=",
    ])
    #expect(options.operands == ["plan.json", "-"])
    #expect(options.has("json") && options.has("wait") && !options.has("help"))
    #expect(options.values("output") == ["a b", "film", ""] && options.value("output") == "")
    #expect(options.values("watch") == ["/x", "/y"])
  }

  @Test func `two dashes end the options`() throws {
    let options = try parse(["--json", "--", "--wait", "-o"])
    #expect(options.operands == ["--wait", "-o"] && !options.has("wait"))
  }

  @Test func `reading may stop at the command`() throws {
    let options = try parse(["--json", "make", "--wait", "-x"], stops: true)
    #expect(options.operands == ["make", "--wait", "-x"] && options.has("json") && !options.has("wait"))
  }

  @Test func `an empty line has nothing`() throws {
    #expect(try parse([]) == Options(given: [], operands: []))
    #expect(try parse(["", "é"]).operands == ["", "é"])
  }

  @Test(arguments: [
    (["--nosuch"], "--nosuch", OptionError.Reason.unknown), (["-x"], "-x", .unknown),
    (["-wx"], "-x", .unknown),
    (["a", "--nosuch=3", "b"], "--nosuch=3", .unknown), (["--output"], "--output", .needsValue),
    (["a", "-o"], "-o", .needsValue), (["--json=1"], "--json", .takesNoValue), (["--wa"], "--wa", .unknown),
    (["-é"], "-é", .unknown), (["--json", "a", "-q", "--wait"], "-q", .unknown),
  ])
  func `what is wrong is named as it was written`(line: [String], option: String, reason: OptionError.Reason)
  {
    #expect(throws: OptionError(option: option, reason: reason)) { try parse(line) }
  }

  @Test func `each reason is a sentence`() {
    #expect(OptionError(option: "-x", reason: .unknown).text == "-x: there is no such option")
    #expect(OptionError(option: "--output", reason: .needsValue).text == "--output needs a value")
    #expect(OptionError(option: "--json", reason: .takesNoValue).text == "--json takes no value")
  }
}
