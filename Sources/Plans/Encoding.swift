/// How a film's picture and sound are encoded; part of every segment's name, so a change here renames
/// segments.
package struct Encoding: Sendable, Hashable {
  /// What the picture is compressed with; the sound is AAC-LC beside each.
  package enum Codec: String, Sendable, CaseIterable {
    /// Plays everywhere.
    case h264
    /// About half of H.264's size; plays on what was made since about 2016.
    case hevc
    /// Smaller still; plays on recent devices.
    case av1
  }

  package var codec: Codec
  /// The encoder's own word or number for how much it tries.
  package var preset: String
  /// The encoder's constant rate factor.
  package var quality: Int
  /// Encoder threads a segment: fixed, because an encoder's bits depend on it. One, since as many segments as there
  /// are cores are encoded at once: two took 10 % more CPU time over a film of 20 shots.
  package var threads: Int
  /// Raised whenever the renderer's pixels change for the same input.
  package var version: Int

  /// AV1's factors reach further than the others'.
  static let qualities = 0...63

  init(codec: Codec, preset: String, quality: Int, threads: Int = 1, version: Int = 1) {
    self.codec = codec
    self.preset = preset
    self.quality = quality
    self.threads = threads
    self.version = version
  }

  /// H.264 High, 8-bit 4:2:0, BT.709 limited range.
  package static let h264 = Encoding(codec: .h264, preset: "veryfast", quality: 20)
  /// HEVC Main: over 4 s of 1080p, H.264's SSIM above within 0.002 in 58 % of its bytes and 1.9 times its CPU time.
  package static let hevc = Encoding(codec: .hevc, preset: "veryfast", quality: 22)
  /// AV1 Main: over the same, H.264's SSIM in 25 % of its bytes and 1.3 times its CPU time.
  package static let av1 = Encoding(codec: .av1, preset: "8", quality: 28)

  package init(_ codec: Codec) {
    switch codec {
    case .h264: self = .h264
    case .hevc: self = .hevc
    case .av1: self = .av1
    }
  }

  /// Samples a second of every film's sound.
  package static let soundRate: Int64 = 48_000
  /// Bits a second of a film's AAC-LC stereo sound.
  package static let soundBitsPerSecond: Int64 = 192_000
  /// Length of the fades at cuts, which keep joins from clicking.
  package static let cutFade = MediaTime(milliseconds: 10)
  /// Length of the music's fade at the film's end.
  package static let musicFade = MediaTime(milliseconds: 2000)
}
