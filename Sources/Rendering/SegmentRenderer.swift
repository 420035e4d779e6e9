internal import Media
package import Plans

/// Encodes one segment of a film: exactly as many frames as ordered, each chosen by time.
package enum SegmentRenderer {
  /// Renders `order` from the source's descriptor into the output's, which is empty and can be written anywhere.
  ///
  /// - Parameters:
  ///   - others: the source of the shot a dissolve leads to, or a card's fonts.
  ///   - progress: is told the frames encoded so far, after each one.
  /// - Throws: when not one frame of the shot can be shown, or the output cannot be written.
  package static func render(
    order: SegmentOrder, source: Int32, others: [Int32] = [], output: Int32, progress: (Int64) -> Void
  ) throws(RenderingError) -> Rendered {
    guard order.frames > 0 else { throw .wrong("a shot without frames") }
    let shot = try ShotPictures(descriptor: source, part: order.part, of: order)
    let pictures = try effect(order, shot, others)
    let segment = try writing { () throws(MediaError) in try SegmentWriter(output: output, order: order) }
    for index in 0..<order.frames {
      if let pictures {
        try pictures.draw(index)
        try writing { () throws(MediaError) in try segment.encode(pictures.drawn, index: index) }
      } else {
        try shot.show(index)
        try writing { () throws(MediaError) in try segment.encode(shot.shown, index: index) }
      }
      progress(index + 1)
    }
    if order.effect == nil, let freeze = shot.freeze(at: order.inPoint) { throw .source(freeze) }
    try writing { () throws(MediaError) in try segment.finish() }
    return Rendered(frames: order.frames, notes: pictures?.notes ?? shot.notes)
  }

  /// What is done to the shot; nil when it is shown as it is.
  private static func effect(
    _ order: SegmentOrder, _ shot: ShotPictures, _ others: [Int32]
  ) throws(RenderingError) -> EffectPictures? {
    switch order.effect {
    case nil: return nil
    case .fadeIn: return try EffectPictures(.fadeIn(shot), frames: order.frames)
    case .fadeOut: return try EffectPictures(.fadeOut(shot), frames: order.frames)
    case .dissolve(let part):
      guard let second = others.first else { throw .wrong("a dissolve into nothing") }
      let next = try readingSecond { () throws(RenderingError) in
        try ShotPictures(descriptor: second, part: part, of: order)
      }
      return try EffectPictures(.dissolve(shot, next), frames: order.frames)
    case .card(let card):
      guard !others.isEmpty, others.count == card.faces.count else {
        throw .wrong("a card without its fonts")
      }
      let pictures = try CardPictures(card, over: shot, fonts: others, of: order)
      return try EffectPictures(.card(pictures), frames: order.frames)
    }
  }
}
