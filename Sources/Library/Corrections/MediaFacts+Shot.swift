internal import Plans

extension MediaFacts {
  /// What a device wrote of the moment and of itself.
  private static let ofDevice: [Tag] = [
    .quicktimeCreationDate, .headerDate, .riffDate, .exifOriginal, .exifDigitized, .cameraDate,
    .telemetryDate,
    .identifier, .make, .model,
  ]

  /// Whether a file that changed shows what it did, so that a title, a rating or a turn is all that was
  /// edited.
  func isSameShot(as other: MediaFacts) -> Bool {
    kind == other.kind && container == other.container && duration == other.duration
      && picture?.codec == other.picture?.codec && pixels == other.pixels
      && Self.ofDevice.allSatisfy { tags[$0] == other.tags[$0] }
  }

  private var pixels: Int? { picture.map { $0.size.width * $0.size.height } }
}
