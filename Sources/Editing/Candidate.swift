package import Plans

/// A clip a film may be cut from, with what choosing and cutting need to know of it.
package struct Candidate: Sendable, Equatable {
  package var source: SourceReference
  package var taken: Instant
  package var duration: MediaTime
  /// As displayed.
  package var size: PictureSize
  package var orientation: Orientation
  package var hdr: HDR?
  package var averageRate: FrameRate?
  package var nominalRate: FrameRate?
  package var hasSound: Bool
  /// A photo: shown moving, for as long as a shot needs, up to `duration`.
  package var isStill = false
  /// What of it shots are taken from; nil when all of it is fit to be shown.
  package private(set) var fit: Range<MediaTime>?
  /// What a few small pictures of it show; nil until it was looked at.
  var glimpse: Glimpse?
  /// The bytes of the source in which the video lies; nil when it is the whole file.
  package var part: Range<Int64>?
  /// The rate of the film that is made of it.
  var filmRate = FrameRate.film
  /// The still of a live pair whose movie this is.
  package var pairedStill: SourceReference?
  /// The local day it was taken on; nil when no date is trusted.
  package var day: Day?

  package init(
    source: SourceReference, taken: Instant, duration: MediaTime, size: PictureSize,
    orientation: Orientation = Orientation(), hdr: HDR? = nil, averageRate: FrameRate? = nil,
    nominalRate: FrameRate? = nil, hasSound: Bool
  ) {
    self.source = source
    self.taken = taken
    self.duration = duration
    self.size = size
    self.orientation = orientation
    self.hdr = hdr
    self.averageRate = averageRate
    self.nominalRate = nominalRate
    self.hasSound = hasSound
  }
}

extension Candidate {
  /// How its picture and sound enter a film.
  var look: Look {
    Look(
      orientation: orientation, hdr: hdr, sound: hasSound, frameRate: nominalRate ?? averageRate,
      motion: isStill ? Motion(for: source) : nil, part: part)
  }

  /// Average and nominal rate of a source of one fixed rate differ by less than this part.
  private static let steadiness = 0.02

  /// The rate at which its frames follow each other; nil where they follow none.
  var steadyRate: FrameRate? {
    guard let average = averageRate else { return nil }
    let off = abs((nominalRate ?? average).framesPerSecond - average.framesPerSecond)
    return off <= Self.steadiness * average.framesPerSecond ? average : nil
  }

  /// Capture order: by instant, then by path, so that equal instants have one order too.
  static func isEarlier(_ a: Candidate, _ b: Candidate) -> Bool {
    (a.taken, a.source.path, a.source.folder) < (b.taken, b.source.path, b.source.folder)
  }

  /// Whether a plan's list of paths or ids names this source, or the still it is paired with.
  func isNamed(in names: Set<String>) -> Bool {
    [source, pairedStill].compactMap(\.self).contains { source in
      names.contains(source.path) || names.contains(String(source.id))
        || names.contains(source.absolutePath)
    }
  }
}

extension Candidate {
  /// A photo, as long as one may be shown at most.
  package static func still(
    source: SourceReference, taken: Instant, size: PictureSize, orientation: Orientation, hdr: HDR?
  ) -> Candidate {
    var still = Candidate(
      source: source, taken: taken, duration: Pace.longest, size: size,
      orientation: orientation, hdr: hdr, hasSound: false)
    still.isStill = true
    return still
  }

  /// What it counts for where footage is weighed: a photo as long as it is usually shown.
  var weight: MediaTime { isStill ? Pace.usual : duration }

  /// Where shots are taken from.
  var extent: Range<MediaTime> {
    let length = max(.zero, min(duration, Pace.longestClip))
    guard let fit, fit.lowerBound < min(fit.upperBound, length) else { return .zero..<length }
    return fit.lowerBound..<min(fit.upperBound, length)
  }

  /// How much of it shots are taken from.
  var supply: MediaTime { extent.upperBound - extent.lowerBound }

  /// Leaves for shots the longer part beside a stretch that cannot be shown; of equals the first.
  package mutating func avoid(_ stretch: Range<MediaTime>) {
    let all = extent
    let before = all.lowerBound..<max(all.lowerBound, min(all.upperBound, stretch.lowerBound))
    let after = min(all.upperBound, max(all.lowerBound, stretch.upperBound))..<all.upperBound
    let isBefore = before.upperBound - before.lowerBound >= after.upperBound - after.lowerBound
    fit = isBefore ? before : after
  }
}
