internal import CLinux
internal import Glibc
internal import Synchronization

/// One option a program or command takes.
package struct Option: Sendable, Equatable {
  /// The long name without its dashes.
  package let name: String
  /// The short form; nil without one.
  package let letter: Character?
  /// What the value is called in the help; nil for an option that takes none.
  package let value: String?
  /// One phrase for the help.
  package let help: String

  package init(_ name: String, letter: Character? = nil, value: String? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }
}

/// Why a command line was not understood; `option` is written as the person wrote it.
package struct OptionError: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    case unknown, needsValue, takesNoValue
  }

  package let option: String
  package let reason: Reason

  /// One sentence without a final stop.
  package var text: String {
    switch reason {
    case .unknown: "\(option): there is no such option"
    case .needsValue: "\(option) needs a value"
    case .takesNoValue: "\(option) takes no value"
    }
  }
}

/// A command line read by glibc's getopt_long: options in any order, `--name=value`, `-oVALUE`, `--` ends
/// them.
package struct Options: Sendable, Equatable {
  /// Every option given, in order, by its long name.
  package let given: [Given]
  /// What is no option, in order.
  package let operands: [String]

  /// One option as given.
  package struct Given: Sendable, Equatable {
    package let name: String
    package let value: String?
  }

  package init(given: [Given], operands: [String]) {
    self.given = given
    self.operands = operands
  }

  package func has(_ name: String) -> Bool { given.contains { $0.name == name } }
  /// The last value given wins.
  package func value(_ name: String) -> String? { given.last { $0.name == name }?.value }
  package func values(_ name: String) -> [String] { given.filter { $0.name == name }.compactMap(\.value) }

  /// getopt keeps its place in global variables.
  private static let turn = Mutex(())

  /// Reads `arguments`, the program's name not among them.
  ///
  /// - Parameter stopsAtOperand: the rest belongs to a command whose options are read next.
  package static func parse(
    _ arguments: [String], _ declared: [Option], stopsAtOperand: Bool = false
  ) throws(OptionError) -> Options {
    let reading = Reading(declared)
    let start = turn.withLock { _ in reading.run(arguments, stopsAtOperand: stopsAtOperand) }
    if let problem = reading.problem { throw problem }
    return Options(given: reading.given, operands: start)
  }
}

/// Values at and above this are long options by their index; below are letters.
private let firstName: Int32 = 0x1000

/// One run of getopt_long with what it found; lives for one call.
private final class Reading {
  let declared: [Option]
  var given: [Options.Given] = []
  var problem: OptionError?

  init(_ declared: [Option]) { self.declared = declared }

  /// The operands.
  func run(_ arguments: [String], stopsAtOperand: Bool) -> [String] {
    var words = ([""] + arguments).map { strdup($0) }
    words.append(nil)
    let names = declared.map { strdup($0.name) }
    // getopt moves the words about, but all of them stay in the array.
    defer { for pointer in words + names { free(pointer) } }
    var table = declared.enumerated().map { (index, declaration) in
      option(
        name: names[index].map { UnsafePointer($0) }, has_arg: declaration.value == nil ? 0 : 1, flag: nil,
        val: firstName + Int32(index))
    }
    table.append(option())
    let context = Unmanaged.passUnretained(self).toOpaque()
    let count = Int32(arguments.count + 1)
    let start = reel_options(count, &words, letters(stopsAtOperand), table, context) {
      (context, found, wrong, argument, word) in
      guard let context else { return }
      let reading = Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue()
      reading.take(found, wrong, argument.map { String(cString: $0) }, word.map { String(cString: $0) } ?? "")
    }
    return words.dropLast().dropFirst(Int(start)).compactMap { $0.map { String(cString: $0) } }
  }

  /// `+` stops at the first operand, `:` tells a missing value from an unknown option.
  private func letters(_ stopsAtOperand: Bool) -> String {
    var text = stopsAtOperand ? "+:" : ":"
    for declaration in declared {
      if let letter = declaration.letter { text += "\(letter)\(declaration.value == nil ? "" : ":")" }
    }
    return text
  }

  private func take(_ found: Int32, _ wrong: Int32, _ argument: String?, _ word: String) {
    if problem != nil { return }
    switch found {
    case Int32(UInt8(ascii: ":")): problem = OptionError(option: name(wrong) ?? word, reason: .needsValue)
    case Int32(UInt8(ascii: "?")):
      // A long option with a value it does not take leaves its number behind; an unknown one leaves 0.
      let reason: OptionError.Reason = wrong >= firstName ? .takesNoValue : .unknown
      problem = OptionError(option: name(wrong) ?? word, reason: reason)
    default:
      if let declaration = declaration(found) {
        given.append(Options.Given(name: declaration.name, value: argument))
      }
    }
  }

  private func declaration(_ number: Int32) -> Option? {
    if number >= firstName { return declared[Int(number - firstName)] }
    return declared.first { $0.letter?.asciiValue.map(Int32.init) == number }
  }

  /// How the person wrote it.
  private func name(_ number: Int32) -> String? {
    if number >= firstName { return "--\(declared[Int(number - firstName)].name)" }
    return (0x21...0x7e).contains(number) ? "-\(Character(UnicodeScalar(UInt8(number))))" : nil
  }
}
