internal import Glibc
internal import Plans
internal import Requests
internal import Wire

// Reads a file of cases (JSON lines) and scores how their sentences are understood:
//   Evaluation CASES.jsonl            words only, then with the forms of the file and with forms made at random
//   Evaluation --ask SENTENCE...      prints what is understood
//   Evaluation --lines FILE           the same for every line of a file
//   Evaluation --fuzz COUNT CASES     mutated and random sentences; ends with an error when one breaks

let arguments = Array(CommandLine.arguments.dropFirst())
let usualNow = "2026-08-21T14:30:00+02:00"

func fail(_ message: String) -> Never {
  let line = Array("\(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(2)
}

func lines(of path: String) -> [String] {
  guard let file = fopen(path, "r") else { fail("cannot open \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
}

func cases(of path: String) -> [Case] {
  lines(of: path).map { line in
    guard let json = try? JSONText.parse(Array(line.utf8)), let found = Case(json) else {
      fail("no case: \(line)")
    }
    return found
  }
}

func read(_ text: String, _ now: WallClock, _ form: JSON?) -> Result<Reading, Refusal> {
  do throws(Refusal) { return .success(try Request.read(text: text, now: now, form: form)) } catch {
    return .failure(error)
  }
}

func show(_ sentences: [String]) {
  guard let now = ISOText(usualNow)?.clock else { return }
  for sentence in sentences { print("\(sentence)\n    \(Case.text(read(sentence, now, nil)))") }
}

switch arguments.first {
case "--ask": show(Array(arguments.dropFirst()))
case "--lines" where arguments.count == 2: show(lines(of: arguments[1]))
case "--fuzz" where arguments.count == 3:
  Fuzz.run(count: Int(arguments[1]) ?? 0, cases: cases(of: arguments[2]))
case .some(let path) where arguments.count == 1: Score.run(cases(of: path))
default: fail("usage: Evaluation CASES.jsonl | --ask SENTENCE... | --lines FILE | --fuzz COUNT CASES.jsonl")
}
