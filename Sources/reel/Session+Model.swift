internal import Linux
internal import Plans
internal import Wire

// `reel model check`: which of the server's models are of use.
extension Session {
  /// Shows meanwhile which model is measured; leaving ends it. Without one that passes the shell is told so.
  func checkModels() throws(Failure) {
    guard options.operands == ["check"] else { throw .usage("reel model takes check") }
    let answer = try answerWithProgress(.modelCheck, [], news: .modelProgress)
    let report = ModelTrialReport(answer)
    if !report.passes { ending = .failed }
    screen.result(answer, text: report.lines)
  }
}
