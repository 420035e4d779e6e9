internal import Linux
internal import Plans

/// One call of `reel`: reads the command line, runs the command, says how it ended.
struct Program: Sendable {
  let arguments: [String]
  private let output: Descriptor?
  private let errors: Descriptor?

  init(arguments: [String], output: Descriptor? = nil, errors: Descriptor? = nil) {
    self.arguments = arguments
    self.output = output
    self.errors = errors
  }

  func run() -> ExitCode {
    // Even a command line that cannot be read is answered in the form it asked for.
    let screen = Screen(isJSON: arguments.contains("--json"), output: output, errors: errors)
    do throws(Failure) {
      let code = try run(screen)
      if let failure = screen.failure { throw failure }
      return code
    } catch {
      if screen.isJSON, !screen.hasLost { screen.document(["error": error.problem]) }
      var lines = error.lines
      lines[0] = "reel: \(lines[0])"
      if error.exitCode == .usage {
        let command = error.command.map { " \($0.rawValue)" } ?? ""
        lines.append("reel\(command) --help shows how it is used")
      }
      screen.remark(lines)
      return error.exitCode
    }
  }

  private func run(_ screen: Screen) throws(Failure) -> ExitCode {
    let before = try parse(arguments, Command.everywhere + [Help.versionOption], stopsAtOperand: true)
    if before.has("help") {
      screen.always(Help.program)
      return .done
    }
    if before.has("version") {
      screen.always(Help.version)
      return .done
    }
    guard let name = before.operands.first else {
      screen.remark(Help.program)
      return .usage
    }
    // What many programs answer to.
    if name == "help" {
      guard let about = before.operands.dropFirst().first else {
        screen.always(Help.program)
        return .done
      }
      screen.always(Help.command(try self.command(named: about)))
      return .done
    }
    let command = try self.command(named: name)
    do throws(Failure) { return try run(command, before, screen) } catch {
      var failure = error
      failure.command = command
      throw failure
    }
  }

  private func run(_ command: Command, _ before: Options, _ screen: Screen) throws(Failure) -> ExitCode {
    let own = try parse(Array(before.operands.dropFirst()), command.options + Command.everywhere)
    let options = Options(given: before.given + own.given, operands: own.operands)
    if options.has("help") {
      screen.always(Help.command(command))
      return .done
    }
    guard command.operandCount.contains(options.operands.count) else {
      let operands = command.operands.isEmpty ? "nothing else" : command.operands
      throw .usage("reel \(command.rawValue) takes \(operands)")
    }
    let session = try Session(screen: screen, options: options)
    try session.run(command)
    return session.ending
  }

  private func parse(
    _ words: [String], _ declared: [Option], stopsAtOperand: Bool = false
  ) throws(Failure) -> Options {
    do throws(OptionError) {
      return try Options.parse(words, declared, stopsAtOperand: stopsAtOperand)
    } catch { throw .usage(error.text, field: error.option) }
  }

  private func command(named name: String) throws(Failure) -> Command {
    if let command = Command(rawValue: name) { return command }
    if Command.later.contains(name) { throw .usage("\(name) is not in this version yet", field: name) }
    throw .usage("there is no command \"\(name)\"", field: name)
  }
}
