package import Plans

/// Everything the fitting scripts need of one piece: all pulses with their measures and exact times.
package enum Rehearsal {
  package static func json(_ heard: Heard, network: BeatNetwork) -> JSON {
    guard let features = Features(heard) else { return .array([]) }
    let evidence = Evidence(features, network: network)
    let correlation = TempoHypotheses.correlation(evidence.pulse)
    let exact = ExactTimes(evidence, energies: features.energies)
    return .array(
      Pulse.candidates(evidence, correlation: correlation).map { pulse in
        let numbers = PulseMeasures.numbers(pulse, evidence, features, correlation: correlation)
        let bars = Downbeats.numbers(pulse.beats, evidence, features)
        return [
          "interval": .real(pulse.interval), "shifted": .bool(pulse.isShifted), "numbers": list(numbers),
          "beats": .array(exact.seconds(of: pulse.beats).map { .real($0) }), "bars": .array(bars.map(list)),
        ]
      })
  }

  private static func list(_ values: [Float]) -> JSON { .array(values.map { .real(Double($0)) }) }
}
