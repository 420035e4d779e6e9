package import Plans

/// A model that is never asked: none is configured, or a test wants a state to be seen.
package struct FixedModel: Adviser {
  private let state: ModelState

  package init(_ state: ModelState) { self.state = state }

  package var report: ModelReport { ModelReport(state) }

  package func form(for sentence: String) async throws(ModelFault) -> JSON {
    throw ModelFault(.form, .state(state))
  }

  package func step(
    of sentence: String, after done: String, since start: ContinuousClock.Instant
  ) async throws(ModelFault) -> JSON {
    throw ModelFault(.step, .state(state))
  }
}
