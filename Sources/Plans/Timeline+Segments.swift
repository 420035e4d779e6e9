/// A piece of a film that is encoded by itself.
package struct FilmSegment: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case card
    case fadeIn = "fade-in"
    case shot
    case dissolve
    case fadeOut = "fade-out"
  }

  package var kind: Kind
  package var firstFrame: Int64
  package var order: SegmentOrder
  /// The index of the clip whose source is the first one.
  package var clip: Int
  /// The index of the clip a dissolve leads to.
  package var next: Int?
}

// Where transitions lie. They follow from what the timeline holds, so that they are right after every change of it.
extension Timeline {
  /// From a dissolve's first frame to its middle, and from there to its end.
  private static let halfDissolve = MediaTime(milliseconds: 400)
  /// Less on each side is no dissolve but a blemish: a cut is better.
  private static let leastHalf = MediaTime(milliseconds: 160)
  private static let fadeIn = MediaTime(milliseconds: 500)
  private static let fadeOut = MediaTime(milliseconds: 1000)
  /// The part of a shot that a transition at one of its ends may take.
  private static let dissolveShare: Int64 = 4
  private static let fadeShare: Int64 = 3

  /// Frames by which the shots before and at `index` overlap on each side of their cut; 0 is a cut.
  ///
  /// Only where days change, and where both sources hold the pictures: what is shown longer is taken from beyond
  /// the in and out points, so that no cut moves.
  package func overlap(before index: Int) -> Int64 {
    guard transitions == .dissolves, index > 0, let day = clips[index].day, let last = clips[index - 1].day,
      day != last
    else { return 0 }
    let (before, after) = (clips[index - 1], clips[index])
    let half = [
      frameRate.frames(nearest: Timeline.halfDissolve), before.frames / Timeline.dissolveShare,
      after.frames / Timeline.dissolveShare,
      before.isStill ? .max : frameRate.wholeFrames(in: before.room ?? .zero),
      after.isStill ? .max : frameRate.wholeFrames(in: after.inPoint),
    ].reduce(.max, min)
    return half < frameRate.frames(nearest: Timeline.leastHalf) ? 0 : half
  }

  /// Frames over which the first clip comes out of black; a card does so itself.
  package var fadeInFrames: Int64 {
    guard transitions == .dissolves, opening == nil, let first = clips.first else { return 0 }
    return min(frameRate.frames(nearest: Timeline.fadeIn), first.frames / Timeline.fadeShare)
  }

  /// Frames over which the last clip goes into black.
  package var fadeOutFrames: Int64 {
    guard transitions == .dissolves, let last = clips.last else { return 0 }
    return min(frameRate.frames(nearest: Timeline.fadeOut), last.frames / Timeline.fadeShare)
  }

  /// Everything to encode, in order; together exactly the film's frames.
  package var segments: [FilmSegment] {
    var found: [FilmSegment] = []
    if let opening, !clips.isEmpty { found.append(card(opening)) }
    for index in clips.indices {
      let clip = clips[index]
      let overlap = overlap(before: index)
      if overlap > 0 { found.append(dissolve(into: index, overlap)) }
      let fade = index == 0 ? fadeInFrames : 0
      if fade > 0 { found.append(segment(.fadeIn, index, 0..<fade)) }
      let isLast = index == clips.count - 1
      let after = isLast ? 0 : self.overlap(before: index + 1)
      let end = isLast ? clip.frames - fadeOutFrames : clip.frames - max(0, after - 1)
      found.append(segment(.shot, index, max(fade, overlap)..<end))
      if isLast, fadeOutFrames > 0 { found.append(segment(.fadeOut, index, end..<clip.frames)) }
    }
    return found
  }

  private func segment(_ kind: FilmSegment.Kind, _ index: Int, _ frames: Range<Int64>) -> FilmSegment {
    var order = SegmentOrder(clip: clips[index], in: self)
    order.first = frames.lowerBound
    order.frames = Int64(frames.count)
    order.shown = shown(index)
    order.effect =
      switch kind {
      case .fadeIn: .fadeIn
      case .fadeOut: .fadeOut
      case .card, .shot, .dissolve: nil
      }
    return FilmSegment(
      kind: kind, firstFrame: clips[index].firstFrame + frames.lowerBound, order: order, clip: index)
  }

  /// The middle frame is the first of the new shot, and half of each: a cut on a beat stays on it.
  private func dissolve(into index: Int, _ overlap: Int64) -> FilmSegment {
    let last = clips[index - 1]
    var segment = segment(.dissolve, index - 1, last.frames - overlap + 1..<last.frames + overlap)
    let part = ShotPart(
      inPoint: clips[index].inPoint, look: clips[index].look, first: 1 - overlap, shown: shown(index))
    segment.order.effect = .dissolve(into: part)
    segment.next = index
    return segment
  }

  private func card(_ opening: Opening) -> FilmSegment {
    var segment = segment(.card, 0, 0..<opening.frames)
    segment.firstFrame = 0
    if clips[0].isStill { segment.order.shown = segment.order.shown ?? 0..<clips[0].frames }
    segment.order.effect = .card(
      TitleCard(text: opening.text, language: language, faces: opening.fonts.map(\.face)))
    return segment
  }

  /// The frames of a still's shot with what its transitions add; nil where that changes nothing.
  private func shown(_ index: Int) -> Range<Int64>? {
    guard clips[index].isStill else { return nil }
    let before = max(0, overlap(before: index) - 1)
    let after = index + 1 < clips.count ? max(0, overlap(before: index + 1) - 1) : 0
    let isWhole = before + after == 0 && (index > 0 || fadeInFrames == 0)
    if isWhole, index < clips.count - 1 || fadeOutFrames == 0 { return nil }
    return -before..<clips[index].frames + after
  }
}

extension Clip {
  fileprivate var isStill: Bool { look.motion != nil }
}

extension FrameRate {
  /// How many frames fit; none into less than nothing.
  fileprivate func wholeFrames(in length: MediaTime) -> Int64 {
    max(0, length.microseconds) * numerator / (denominator * 1_000_000)
  }
}
