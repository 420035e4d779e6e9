/// How a film's picture and sound are encoded; part of every segment's name, so a change here renames
/// segments.
package struct Encoding: Sendable, Hashable {
  /// x264 preset.
  package var preset: String
  /// x264 constant rate factor.
  package var quality: Int
  /// Encoder threads a segment: fixed, because x264's bits depend on it. One, since as many segments as there are
  /// cores are encoded at once: two took 10 % more CPU time over a film of 20 shots.
  package var threads: Int
  /// Raised whenever the renderer's pixels change for the same input.
  package var version: Int

  /// H.264 High 8-bit 4:2:0, BT.709 limited range.
  package static let h264 = Encoding(preset: "veryfast", quality: 20, threads: 1, version: 1)

  /// Samples a second of every film's sound.
  package static let soundRate: Int64 = 48_000
  /// Bits a second of a film's AAC-LC stereo sound.
  package static let soundBitsPerSecond: Int64 = 192_000
  /// Length of the fades at cuts, which keep joins from clicking.
  package static let cutFade = MediaTime(milliseconds: 10)
  /// Length of the music's fade at the film's end.
  package static let musicFade = MediaTime(milliseconds: 2000)
}
