package import Plans

/// A small language model that fills closed forms. What it says is advice: `Requests` checks it against the person's words.
///
/// Any model may stand behind it, whatever machine it runs on; nothing here knows how it is reached.
package protocol Adviser: Sendable {
  /// Whether it can be asked now, and what a person could do if not.
  var report: ModelReport { get async }

  /// The form of docs/MODEL.md, filled for a sentence; well formed, and no more than that.
  /// - Throws: why there is none; the sentence is then read by words alone, at once.
  func form(for sentence: String) async throws(ModelFault) -> JSON

  /// The form of one further step of a run.
  /// - Parameters:
  ///   - done: the steps carried out so far, as `Run` names them.
  ///   - start: when the run began: all its steps together may take as long as one form.
  func step(of sentence: String, after done: String, since start: ContinuousClock.Instant)
    async throws(ModelFault) -> JSON
}
