internal import Model
internal import Plans
internal import Requests

extension Sentence {
  /// Reads a request by words, and asks the model where it brings no form, null included, and leaves a field that no word settles.
  /// - Throws: as the words alone would.
  static func read(
    _ fields: Fields, now: Instant, zone: Zone, with model: any Adviser
  ) async throws(Problem) -> Sentence {
    let byWords = try Sentence(fields, now: now, zone: zone)
    let text = try fields.string("text")
    guard !fields.has("form"),
      Request.isOpen(byWords.reading, text: text, now: byWords.clock.clock)
    else { return byWords }
    do throws(ModelFault) {
      let form = try await model.form(for: text)
      // A form that makes the sentence refused is a lie like any other.
      guard let read = try? Request.read(text: text, now: byWords.clock.clock, form: form),
        (try? Plan(json: Plan(read).json)) != nil
      else { return Sentence(byWords, byWords.reading, Reader(byWords.reading, state: .ready)) }
      let reading = await finished(read, text, model)
      return Sentence(byWords, reading, Reader(reading, state: .ready))
    } catch {
      let state = await model.report.state
      return Sentence(byWords, byWords.reading, Reader(byWords.reading, state: state, fault: error))
    }
  }

  /// The reading with the second intents that are left in the sentence.
  private static func finished(_ reading: Reading, _ text: String, _ model: any Adviser) async -> Reading {
    guard var run = Run(reading, text: text) else { return reading }
    let start = ContinuousClock.now
    while case .accepted = run.take(
      try? await model.step(of: text, after: run.carriedOut, since: start))
    {}
    return run.reading
  }
}
