internal import Linux
internal import Plans
internal import Wire

/// Times a draft is opened again at most: an editor that is a script might never learn.
private let mostRounds = 50

// `reel ask --edit`: the plan goes through an editor and comes back through the same checks.
extension Session {
  /// The daemon's answer to the plan as the person left it.
  func edited(_ text: String, _ params: [JSON.Member]) throws(Failure) -> JSON {
    let read = try understood(text)
    let tongue = Tongue.of(read["language"]?.string)
    // The day it was when the sentence was read stays, however long the editor is open.
    let fixed = params.filter { $0.key != "now" } + [JSON.Member("now", read["now"] ?? .null)]
    let file = try Self.local { () throws(LinuxError) in try DraftFile() }
    var shown = DraftText(read).written(asked: text)
    var refusal: Failure?
    for _ in 0..<mostRounds {
      let written = try changed(shown, in: file, tongue, after: refusal)
      do throws(Failure) {
        let answer = try taken(try plan(written, tongue), fixed)
        file.remove()
        return answer
      } catch {
        guard error.exitCode == .failed else { throw Self.kept(error, file, tongue) }
        shown = DraftText.refused(
          written, because: [tongue.say(.draftRefused, error.lines.first ?? "")] + error.lines.dropFirst())
        refusal = error
      }
    }
    throw Self.kept(refusal ?? Self.nothingMade(tongue, .draftUnchanged), file, tongue)
  }

  /// What the sentence says; refused as it would be without an editor.
  private func understood(_ text: String) throws(Failure) -> JSON {
    do throws(Failure) { return try ask(.requestRead, sentence(text)) } catch {
      throw error.told(asked: text)
    }
  }

  /// The text as it came back from the editor.
  /// - Throws: what was refused, when it came back as it was; or that nothing is wanted.
  private func changed(
    _ shown: String, in file: DraftFile, _ tongue: Tongue, after refusal: Failure?
  ) throws(Failure) -> String {
    try Self.local { () throws(LinuxError) in try file.write(shown) }
    try openEditor(on: file, tongue)
    let written: String
    do throws(Failure) {
      written = try Self.local { () throws(LinuxError) in try file.read() }
    } catch { throw Self.kept(error, file, tongue) }
    let plain = DraftText.plain(written)
    if DraftText.isEmpty(plain) {
      file.remove()
      throw Self.nothingMade(tongue, .draftEmptied)
    }
    if let refusal, plain == DraftText.plain(shown) { throw Self.kept(refusal, file, tongue) }
    return written
  }

  private func openEditor(on file: DraftFile, _ tongue: Tongue) throws(Failure) {
    let command = ThisProcess.environment("VISUAL") ?? ThisProcess.environment("EDITOR") ?? "editor"
    let code = try Self.local { () throws(LinuxError) in
      try ForegroundProgram.run(command, on: file.path, speaksOnErrors: screen.isJSON)
    }
    // What was typed in the editor, Ctrl-C included, was meant for the editor.
    forgetSignals()
    // A shell says 127 for a program that is not there.
    if code == 127 {
      file.remove()
      throw Self.nothingMade(tongue, .draftNoEditor)
    }
    if code != 0 { throw Self.kept(Self.nothingMade(tongue, .draftEditorFailed), file, tongue) }
  }

  private func plan(_ written: String, _ tongue: Tongue) throws(Failure) -> JSON {
    do throws(JSONText.Refusal) {
      let plan = try JSONText.parse(DraftText.plain(written))
      return plan["plan"] ?? plan
    } catch {
      var failure = Failure(.failed, code: "bad-value", field: "plan", reason: "the plan: \(error.reason)")
      failure.told = [tongue.told(error.reason)]
      if case .syntax(let byte) = error {
        failure.told = [tongue.say(.draftLine, tongue.quoted(DraftText.line(at: byte, of: written)))]
      }
      throw failure
    }
  }

  private func taken(_ plan: JSON, _ params: [JSON.Member]) throws(Failure) -> JSON {
    do throws(Failure) {
      return try askTwice(.requestAsk, params + [JSON.Member("plan", plan)])
    } catch { throw error.told(plan: plan) }
  }

  private static func nothingMade(_ tongue: Tongue, _ phrase: Phrase) -> Failure {
    var failure = Failure(.failed, code: "cancelled", reason: Tongue.english.say(phrase))
    failure.told = [tongue.say(phrase)]
    return failure
  }

  /// The same failure, and where the person's draft lies: nothing they wrote is lost.
  private static func kept(_ failure: Failure, _ file: DraftFile, _ tongue: Tongue) -> Failure {
    var failure = failure
    failure.told = failure.lines + [tongue.say(.draftKept, file.path)]
    return failure
  }

  static func local<Value>(_ body: () throws(LinuxError) -> Value) throws(Failure) -> Value {
    do throws(LinuxError) { return try body() } catch { throw failure(error) }
  }
}
