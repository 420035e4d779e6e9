internal import Media
internal import Plans

/// Picks a source's frame for each frame of a shot by time alone: the latest one not after its moment.
final class ShotFrames {
  /// A frame may be shown this much before its time, so that the nearest one is taken of a fast source.
  private static let longestLookahead = MediaTime(milliseconds: 25)
  /// Assumed where neither the timeline nor the source says.
  private static let assumedRate = FrameRate.film

  private let source: PictureSource
  private let part: ShotPart
  private let frameRate: FrameRate
  private let lookahead: MediaTime
  private let step: MediaTime
  private let upcoming: Frame
  private var isUpcoming = false
  private var hasFirst = false
  /// When the last frame read stops being shown.
  private var sourceEnd = MediaTime.zero

  /// The frame to show now; shared, not to be changed.
  let current: Frame
  /// Frames of the shot that repeat the source's last one after its end.
  private(set) var held: Int64 = 0
  /// Whether the source ends more than half a frame before the shot: less is how a container rounds.
  private(set) var endsEarly = false
  /// Pictures of the source that were shown so far.
  private(set) var pictures: Int64 = 0
  /// Frames of the shot whose picture is damaged.
  private(set) var damaged: Int64 = 0

  init(descriptor: Int32, part: ShotPart, frameRate: FrameRate) throws(MediaError) {
    upcoming = try Frame()
    current = try Frame()
    let start = part.inPoint + frameRate.time(ofFrame: part.first)
    source = try PictureSource(descriptor: descriptor, part: part.look.part, from: start)
    self.part = part
    self.frameRate = frameRate
    let rate = part.look.frameRate ?? source.rate ?? ShotFrames.assumedRate
    step = rate.time(ofFrame: 1)
    // Half a frame, rounded as times are: of two equally near frames the later one is shown.
    let half = (1_000_000 * rate.denominator + rate.numerator) / (2 * rate.numerator)
    lookahead = min(MediaTime(microseconds: half), ShotFrames.longestLookahead)
    isUpcoming = try source.next(into: upcoming)
    guard isUpcoming else {
      throw source.breakage ?? MediaError("decode", reason: "no picture at \(start.seconds) s")
    }
  }

  /// Packets of the source that could not be decoded so far.
  var damagedPackets: Int { source.damagedPackets }
  /// Why decoding stopped before the end of the source; nil when it did not.
  var breakage: MediaError? { source.breakage }

  /// Whether a picture that stands still is one whose successors are lost.
  var isSteady: Bool { source.isSteady }

  func format() throws(MediaError) -> PictureFormat { try source.format(of: current) }

  /// Moves `current` to the frame to show as number `index` of the segment; false when it stays the same.
  func advance(to index: Int64) throws(MediaError) -> Bool {
    let moment = part.inPoint + frameRate.time(ofFrame: part.first + index)
    var hasChanged = false
    while isUpcoming, !hasFirst || isDue(at: moment + lookahead) {
      hasFirst = true
      hasChanged = true
      sourceEnd = (upcoming.time ?? .zero) + max(upcoming.length, step)
      current.take(from: upcoming)
      isUpcoming = try source.next(into: upcoming)
    }
    if hasChanged { pictures += 1 }
    if current.isDamaged { damaged += 1 }
    if !isUpcoming, moment >= sourceEnd {
      held += 1
      endsEarly = endsEarly || moment >= sourceEnd + lookahead
    }
    return hasChanged
  }

  private func isDue(at moment: MediaTime) -> Bool {
    upcoming.time.map { $0 <= moment } ?? true
  }
}
