extension BeatTracker {
  /// The tracker with the parameters that `scripts/train-beats` made.
  package static let fitted: BeatTracker = {
    guard let network = BeatNetwork(parameters: FittedText.parameters(FittedParameters.network)),
      let choice = PulseChoice(parameters: FittedText.parameters(FittedParameters.choice)),
      let odds = LinearOdds(
        parameters: FittedText.parameters(FittedParameters.downbeats), width: Downbeats.width)
    else { fatalError("FittedParameters.swift was made for another shape of Music's networks") }
    return BeatTracker(network: network, choice: choice, downbeats: odds)
  }()
}
