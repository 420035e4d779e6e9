internal import Model
internal import Plans
internal import Requests

extension Sentence {
  /// Reads a request by words, and asks the model where it brings no form and leaves a field that no word settles.
  /// - Parameter result: what a second intent comes to, in a few words for the model.
  /// - Throws: as the words alone would.
  static func read(
    _ fields: Fields, now: Instant, zone: Zone, with model: any Adviser,
    result: (Plan.Also) async -> String = { _ in "" }
  ) async throws(Problem) -> Sentence {
    let byWords = try Sentence(fields, now: now, zone: zone)
    let text = try fields.string("text")
    guard fields.value("form") == nil,
      Request.isOpen(byWords.reading, text: text, now: byWords.clock.clock)
    else { return byWords }
    do throws(ModelFault) {
      let form = try await model.form(for: text)
      // A form that makes the sentence refused is a lie like any other.
      guard let read = try? Request.read(text: text, now: byWords.clock.clock, form: form),
        (try? Plan(json: Plan(read).json)) != nil
      else { return Sentence(byWords, byWords.reading, Reader(byWords.reading, state: .ready)) }
      let reading = await finished(read, text, model, result)
      return Sentence(byWords, reading, Reader(reading, state: .ready))
    } catch {
      let state = await model.report.state
      return Sentence(byWords, byWords.reading, Reader(byWords.reading, state: state, fault: error))
    }
  }

  /// The reading with the second intents that are left in the sentence.
  private static func finished(
    _ reading: Reading, _ text: String, _ model: any Adviser, _ result: (Plan.Also) async -> String
  ) async -> Reading {
    guard var run = Run(reading, text: text) else { return reading }
    while case .accepted(let second) = run.take(try? await model.step(of: run.told(text))) {
      run.tell(await result(second))
    }
    return run.reading
  }
}
