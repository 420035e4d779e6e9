internal import Media
internal import Plans

/// The film's pictures of one shot, of a video or of a still, frame by frame.
final class ShotPictures {
  /// Shots of fewer frames may show one picture.
  private static let leastFrames: Int64 = 8

  private enum Source {
    case video(ShotFrames, FilmPictures)
    case still(StillShot)
  }

  private let source: Source
  private let frames: Int64

  /// The film's picture of the frame shown last; shared, not to be changed.
  let shown: Frame

  /// - Throws: when the source has no picture that can be decoded.
  init(
    descriptor: Int32, part: ShotPart, of order: SegmentOrder
  ) throws(RenderingError) {
    frames = order.frames
    shown = try writing { () throws(MediaError) in try Frame() }
    if let motion = part.look.motion {
      let still = try reading { () throws(MediaError) in
        try StillShot(descriptor: descriptor, part: part, of: order, motion: motion)
      }
      source = .still(still)
    } else {
      let shot = try reading { () throws(MediaError) in
        try ShotFrames(descriptor: descriptor, part: part, frameRate: order.frameRate)
      }
      let pictures = try writing { () throws(MediaError) in
        try FilmPictures(look: part.look, film: order.size)
      }
      source = .video(shot, pictures)
    }
  }

  /// Fills `shown` with frame `index` of the segment; indices rise.
  func show(_ index: Int64) throws(RenderingError) {
    switch source {
    case .video(let shot, let pictures):
      try reading { () throws(MediaError) in
        if try shot.advance(to: index) { try pictures.show(shot.current, as: try shot.format()) }
        try shown.share(pictures.shown)
      }
    case .still(let still):
      try writing { () throws(MediaError) in
        try still.draw(index)
        try shown.share(still.shown)
      }
    }
  }

  /// Why all frames are one and the same where they should not be: a note would not make up for that.
  func freeze(at moment: MediaTime) -> MediaError? {
    guard case .video(let shot, _) = source else { return nil }
    if shot.held >= frames { return MediaError("decode", reason: "ends before \(moment.seconds) s") }
    guard shot.pictures <= 1, frames >= ShotPictures.leastFrames, shot.damagedPackets > 0 || shot.isSteady
    else { return nil }
    return MediaError("decode", reason: "broken: its pictures from \(moment.seconds) s on are lost")
  }

  /// What was shown instead of what was asked, as it is said behind the source's name.
  var notes: [String] {
    guard case .video(let shot, _) = source else { return [] }
    var notes: [String] = []
    let ending = shot.breakage.map { "breaks (\($0.reason))" } ?? "ends early"
    if shot.endsEarly {
      notes.append("\(ending): its last picture is held for \(shot.held) of \(frames) frames")
    }
    if shot.damagedPackets > 0 || shot.damaged > 0 {
      notes.append(
        "is damaged: \(shot.damagedPackets) of its pictures could not be decoded, "
          + "\(shot.damaged) of \(frames) frames show damage")
    }
    return notes
  }
}
