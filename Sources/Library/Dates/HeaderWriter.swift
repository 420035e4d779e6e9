internal import Plans

/// Who wrote a file's header date, since the field is said to be UTC and many cameras put their local clock
/// there.
enum HeaderWriter: Sendable, Equatable {
  /// Phones and everything that keeps the rule.
  case utc
  /// Cameras whose header holds the local clock.
  case local
  /// A program that copied or encoded: the date may be of that.
  case tool

  /// Cameras reported to write their local clock (immich #13009, #13623, #18516, #28059; Lychee #675).
  private static let localMakers = [
    "gopro", "nikon", "canon", "olympus", "om digital", "fujifilm", "kodak", "casio", "pentax", "ricoh",
    "sanyo", "ambarella", "panasonic", "leica", "sigma", "jvc",
  ]
  private static let utcMakers = [
    "apple", "samsung", "google", "xiaomi", "huawei", "honor", "oneplus", "oppo", "vivo", "realme",
    "motorola",
    "android", "sony", "core media", "replaykit",
  ]
  private static let tools = ["lavf", "handbrake", "adobe", "premiere", "imovie", "final cut", "davinci"]

  init(_ facts: MediaFacts) {
    let texts = [MediaFacts.Tag.make, .model, .software, .encoder, .handler]
      .compactMap { facts.tags[$0]?.lowercased() }.joined(separator: "\n")
    func names(_ words: [String]) -> Bool { words.contains { texts.contains($0) } }
    if names(Self.localMakers) {
      self = .local
    } else if names(Self.utcMakers) {
      self = names(Self.tools) ? .tool : .utc
    } else if names(Self.tools) {
      self = .tool
    } else {
      // An MP4 without a maker is a phone's or a program's; a MOV or AVI without one is an old camera's.
      let brand = facts.tags[.brand].map(DateText.trimmed) ?? ""
      self = facts.container == "avi" || brand == "qt" ? .local : .utc
    }
  }
}
