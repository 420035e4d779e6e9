internal import Glibc
internal import Plans
internal import Requests

// Reads a file of cases (JSON lines) and scores how their sentences are understood:
//   Evaluation CASES.jsonl...         words only, then with the forms of the file and with forms made at random
//   Evaluation --ask SENTENCE...      prints what is understood
//   Evaluation --lines FILE           the same for every line of a file
//   Evaluation --endpoint URL [--name MODEL] CASES...   a model against the form, itself and the words
//   Evaluation --fuzz COUNT CASES     mutated and random sentences; ends with an error when one breaks
//   Evaluation --lookalikes de FILE   the words of a file that German sentences could be misread by

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  let line = Array("\(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(2)
}

func cases(of paths: [String]) -> [Case] {
  do throws(CaseFile.Fault) {
    var all: [Case] = []
    for path in paths { all += try CaseFile.cases(of: path) }
    return all
  } catch { fail(error.text) }
}

func lines(of path: String) -> [String] {
  do throws(CaseFile.Fault) { return try CaseFile.lines(of: path) } catch { fail(error.text) }
}

func show(_ sentences: [String]) {
  guard let now = ISOText(CaseFile.usualNow)?.clock else { return }
  for sentence in sentences { print("\(sentence)\n    \(Case.text(Case.read(sentence, now, nil)))") }
}

switch arguments.first {
case "--ask": show(Array(arguments.dropFirst()))
case "--lines" where arguments.count == 2: show(lines(of: arguments[1]))
case "--endpoint" where arguments.count >= 3:
  let hasName = arguments[2] == "--name" && arguments.count >= 5
  do {
    let endpoint = try Endpoint(arguments[1], name: hasName ? arguments[3] : nil)
    await endpoint.run(cases(of: Array(arguments.dropFirst(hasName ? 4 : 2))))
  } catch { fail("\(error)") }
case "--lookalikes" where arguments.count == 3:
  for word in lines(of: arguments[2]) {
    guard let found = Lookalike.of(word, in: arguments[1]) else { continue }
    print(found.folded, found.near.joined(separator: " "))
  }
case "--fuzz" where arguments.count >= 3:
  let outcome = Fuzz.run(count: Int(arguments[1]) ?? 0, cases: cases(of: Array(arguments.dropFirst(2))))
  print(outcome.text)
  exit(outcome.fault == nil ? 0 : 1)
case .some(let first) where !first.hasPrefix("--"): Score.run(cases(of: arguments))
default:
  fail(
    """
    usage: Evaluation CASES.jsonl... | --ask SENTENCE... | --lines FILE | --fuzz COUNT CASES.jsonl...
           | --endpoint URL [--name MODEL] CASES.jsonl...
           | --lookalikes LANGUAGE FILE
    """)
}
