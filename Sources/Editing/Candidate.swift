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
    Look(orientation: orientation, hdr: hdr, sound: hasSound, frameRate: nominalRate ?? averageRate)
  }

  /// Capture order: by instant, then by path, so that equal instants have one order too.
  static func isEarlier(_ a: Candidate, _ b: Candidate) -> Bool {
    (a.taken, a.source.path, a.source.folder) < (b.taken, b.source.path, b.source.folder)
  }

  /// Whether a plan's list of paths or ids names this source.
  func isNamed(in names: Set<String>) -> Bool {
    names.contains(source.path) || names.contains(String(source.id))
      || names.contains("\(source.folder)/\(source.path)")
  }
}
