// swift-format-ignore-file
/// Made by scripts/train-beats.
enum FittedParameters {
  static let network: StaticString = ""
  static let choice: StaticString = ""
  static let downbeats: StaticString = ""
}
