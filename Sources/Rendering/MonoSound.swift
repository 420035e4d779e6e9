package import Media
internal import Plans

/// A whole sound as mono floats, from the first sample a film's music track would play: what is heard here lies at the
/// same time there, whatever the container's delays and edit lists.
package final class MonoSound {
  private let source: SoundSource
  private var read: Int64 = 0
  private var stereo: [Float] = []
  private var fold = StereoFold()

  /// Nil when the file has no sound.
  ///
  /// - Parameter rate: samples a second.
  package init?(descriptor: Int32, rate: Int) throws(MediaError) {
    guard let source = try SoundSource(descriptor: descriptor, from: .zero, rate: Int64(rate)) else {
      return nil
    }
    self.source = source
  }

  /// What went wrong before the end; nil when nothing did.
  package var breakage: MediaError? { source.breakage }

  /// Packets that could not be decoded so far, and were left out.
  package var damagedPackets: Int { source.damagedPackets }

  /// The length the file states; nil when it states none.
  package var statedSeconds: Double? { source.statedDuration?.seconds }

  /// The next samples, at most `count`; none after the last.
  package func next(_ count: Int) -> [Float] {
    source.prepare(count)
    let left = source.count.map { Int(clamping: $0 - read) } ?? count
    let taken = min(count, left)
    guard taken > 0 else { return [] }
    stereo.removeAll(keepingCapacity: true)
    source.read(taken, into: &stereo)
    read += Int64(taken)
    return fold.mono(stereo)
  }
}
