internal import Media
package import Plans

/// Encodes one shot of a source as a segment of a film: exactly as many frames as ordered, each chosen by time.
package enum SegmentRenderer {
  /// Renders `order` from the source's descriptor into the output's, which is empty and can be written anywhere.
  ///
  /// - Parameter progress: is told the frames encoded so far, after each one.
  /// - Throws: when not one frame of the shot can be shown, or the output cannot be written.
  package static func render(
    order: SegmentOrder, source: Int32, output: Int32, progress: (Int64) -> Void
  ) throws(RenderingError) -> Rendered {
    guard order.frames > 0 else { throw .wrong("a shot without frames") }
    if let motion = order.look.motion {
      return try render(still: source, motion, order: order, output: output, progress: progress)
    }
    let shot = try reading { () throws(MediaError) in try ShotFrames(descriptor: source, order: order) }
    let pictures = try writing { () throws(MediaError) in
      try FilmPictures(look: order.look, film: order.size)
    }
    let segment = try writing { () throws(MediaError) in try SegmentWriter(output: output, order: order) }
    for index in 0..<order.frames {
      try reading { () throws(MediaError) in
        if try shot.advance(to: index) { try pictures.show(shot.current, as: try shot.format()) }
      }
      try writing { () throws(MediaError) in try segment.encode(pictures.shown, index: index) }
      progress(index + 1)
    }
    // A shot that is nothing but one picture the source ended with would be a freeze, whatever a note says.
    guard shot.held < order.frames else {
      throw .source(MediaError("decode", reason: "ends before \(order.inPoint.seconds) s"))
    }
    try writing { () throws(MediaError) in try segment.finish() }
    return Rendered(frames: order.frames, notes: notes(shot, order))
  }

  private static func render(
    still source: Int32, _ motion: Motion, order: SegmentOrder, output: Int32, progress: (Int64) -> Void
  ) throws(RenderingError) -> Rendered {
    let shot = try reading { () throws(MediaError) in
      try StillShot(descriptor: source, order: order, motion: motion)
    }
    let segment = try writing { () throws(MediaError) in try SegmentWriter(output: output, order: order) }
    for index in 0..<order.frames {
      try writing { () throws(MediaError) in
        try shot.draw(index)
        try segment.encode(shot.shown, index: index)
      }
      progress(index + 1)
    }
    try writing { () throws(MediaError) in try segment.finish() }
    return Rendered(frames: order.frames, notes: [])
  }

  private static func notes(_ shot: ShotFrames, _ order: SegmentOrder) -> [String] {
    var notes: [String] = []
    let ending = shot.breakage.map { "breaks (\($0.reason))" } ?? "ends early"
    if shot.endsEarly {
      notes.append(
        "the source \(ending): its last picture is held for \(shot.held) of \(order.frames) frames")
    }
    if shot.damagedPackets > 0 || shot.damaged > 0 {
      notes.append(
        "the source is damaged: \(shot.damagedPackets) of its pictures could not be decoded, "
          + "\(shot.damaged) of \(order.frames) frames show damage")
    }
    return notes
  }
}
