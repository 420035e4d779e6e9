internal import Plans

extension Timeline {
  /// Shows another moment in the place of the clip at `index`, as long as it.
  mutating func swap(_ index: Int, _ library: RecutLibrary) throws(Problem) {
    let clip = clips[index]
    let used = clips.map(\.span)
    // What was turned away before comes back only when nothing else is left.
    for hidden in [used + setAside, used] {
      if let shot = unused(for: index, hidden: hidden, library)
        ?? sameClip(for: index, hidden: hidden, library)
      {
        setAside(clip)
        clips[index] = shot.clip
        clips[index].firstFrame = clip.firstFrame
        return
      }
    }
    throw Problem(
      .noFootage, field: "swap", reason: "there is no other moment for shot \(index + 1)",
      hint: "drop the shot instead, or make a film of more days")
  }

  /// From the clip nearest in time that the film does not use, rather one that keeps the capture order.
  private func unused(for index: Int, hidden: [Span], _ library: RecutLibrary) -> Shot? {
    let frames = clips[index].frames
    let busy = Set(hidden.compactMap { library.index(of: $0.source) })
    let before = clips[..<index].last { library.index(of: $0.source) != nil }.flatMap {
      library.index(of: $0.source)
    }
    let after = clips[(index + 1)...].lazy.compactMap { library.index(of: $0.source) }.first
    let order = (before ?? -1)...max(before ?? -1, after ?? library.candidates.count)
    let own = library.index(of: clips[index].source) ?? before ?? after ?? 0
    func distance(_ other: Int) -> (Int, UInt64, Int) {
      let times = (library.candidates[other].taken.microseconds, library.candidates[own].taken.microseconds)
      // Wrapping subtraction of the later and the earlier is their true distance as an unsigned number.
      let apart = UInt64(bitPattern: max(times.0, times.1) &- min(times.0, times.1))
      return (order.contains(other) ? 0 : 1, apart, other)
    }
    let free = library.candidates.indices.filter { !busy.contains($0) }.sorted { distance($0) < distance($1) }
    for stretch in [Stretch.steady, Stretch.whole] {
      for other in free {
        let part = stretch(library.candidates[other])
        if part.frames >= frames {
          let kind = part.candidate.isStill ? "photo" : "clip"
          return part.shot(frames: frames, reason: "swapped in: the unused \(kind) nearest in time")
        }
      }
    }
    return nil
  }

  /// Another moment of the clip that is shown there now: the middle of its longest free part, rather of one that
  /// lies between the moments shown before and after.
  private func sameClip(for index: Int, hidden: [Span], _ library: RecutLibrary) -> Shot? {
    guard let own = library.index(of: clips[index].source) else { return nil }
    let candidate = library.candidates[own]
    let spans = hidden.filter { library.index(of: $0.source) == own }
    func isOwn(_ other: Clip) -> Bool { library.index(of: other.source) == own }
    let from = clips[..<index].last(where: isOwn)?.outPoint ?? .zero
    let to = clips[(index + 1)...].first(where: isOwn)?.inPoint ?? candidate.duration
    func rank(_ part: Stretch) -> (Int, MediaTime) {
      (part.lower >= from && part.upper <= to ? 1 : 0, part.length)
    }
    for (stretch, gap) in [
      (Stretch.steady(candidate), Pace.gap), (.steady(candidate), .zero), (.whole(candidate), .zero),
    ] {
      let parts = stretch.parts(beside: spans, gap: gap).filter { $0.frames >= clips[index].frames }
      if let part = parts.max(by: { rank($0) < rank($1) }) {
        return part.shot(frames: clips[index].frames, reason: "swapped in: another moment of the same clip")
      }
    }
    return nil
  }
}

extension Stretch {
  /// One shot from the middle; its frames must fit.
  fileprivate func shot(frames: Int64, reason: String) -> Shot? {
    inPoints(frames: [frames], gap: .zero).first.map {
      Shot(candidate: candidate, inPoint: $0, frames: frames, reason: reason)
    }
  }
}
