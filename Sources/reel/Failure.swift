internal import Plans
internal import Wire

/// Why a command ends without its result.
struct Failure: Error, Sendable, Equatable {
  let exitCode: ExitCode
  /// `{code, field, reason, hint}`, as `--json` shows it under `error`.
  let problem: JSON
  /// The command that was called, once it is known.
  var command: Command?
  /// The lines in the person's own language, where the trouble was a sentence.
  var told: [String]?

  init(_ exitCode: ExitCode, code: String, field: String = "", reason: String, hint: String = "") {
    self.exitCode = exitCode
    problem = [
      "code": .string(code), "field": .string(field), "reason": .string(reason), "hint": .string(hint),
    ]
  }

  /// What the daemon refused, passed on as it came.
  init(_ refusal: RPCFailure) {
    exitCode = .failed
    problem = refusal.problem
  }

  /// A problem document of the daemon, such as a failed job's.
  init(problem: JSON) {
    exitCode = .failed
    self.problem = problem
  }

  /// A command line that was not understood.
  static func usage(_ reason: String, field: String = "", hint: String = "") -> Failure {
    Failure(.usage, code: "bad-value", field: field, reason: reason, hint: hint)
  }

  /// The same failure with its reason in the language of the sentence that was refused.
  /// - Parameters:
  ///   - plan: what the sentence was read as, where it was read at all.
  ///   - asked: the sentence.
  func told(plan: JSON = .null, asked: String? = nil) -> Failure {
    guard exitCode == .failed, problem["language"]?.string != nil else { return self }
    var failure = self
    failure.told = RefusalReport(problem, plan: plan, asked: asked).lines
    return failure
  }

  /// The same failure with a hint that a command line can follow, where the daemon's is about JSON.
  var onCommandLine: Failure {
    switch (problem["code"]?.string, problem["field"]?.string) {
    case ("bad-value", "from"), ("bad-value", "to"): hinting("a day is written as 2026-08-20")
    case ("bad-length", "milliseconds"): hinting("a film lasts from 1 second to 2 hours, such as 90s or 1:30")
    default: self
    }
  }

  private func hinting(_ hint: String) -> Failure {
    let members = (problem.members ?? []).filter { $0.key != "hint" }
    return Failure(problem: .object(members + [JSON.Member("hint", .string(hint))]))
  }

  /// The lines for stderr: the reason, and the hint where there is one.
  var lines: [String] {
    if let told { return told }
    let reason = problem["reason"]?.string ?? "the daemon gave no reason"
    let hint = problem["hint"]?.string ?? ""
    return hint.isEmpty ? [reason] : [reason, hint]
  }
}
