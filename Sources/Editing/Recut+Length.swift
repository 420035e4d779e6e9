internal import Plans

extension Timeline {
  /// Makes the film `frames` long, or as near below it as the footage allows.
  /// - Parameter kept: clips that go last, because they were asked for.
  mutating func fit(frames: Int64, keeping kept: [Int], _ library: RecutLibrary, pace: Plan.Pace) {
    let shots = frames - firstFrame
    if shots < sum {
      thin(to: shots, keeping: kept)
      trim(to: shots)
    } else {
      extend(to: shots, library, pace: pace)
    }
    closeUp()
  }

  private var sum: Int64 { clips.reduce(0) { $0 + $1.frames } }

  /// Takes out whole clips, evenly spread, as many as leave at least `frames`.
  private mutating func thin(to frames: Int64, keeping kept: [Int]) {
    let count = clips.count
    let longest = clips.map(\.frames).max() ?? 1
    // Fewer clips than this cannot be enough, even if they were the longest.
    let enough = Int((frames + longest - 1) / longest)
    let fewest = max(1, enough, min(kept.count, Int(frames / frameRate.shortestShot)))
    for number in fewest..<max(fewest, count) {
      var chosen = (0..<number).map { number == 1 ? 0 : $0 * (count - 1) / (number - 1) }
      for own in kept where !chosen.contains(own) {
        let free = chosen.indices.filter { !kept.contains(chosen[$0]) }
        guard let nearest = free.min(by: { abs(chosen[$0] - own) < abs(chosen[$1] - own) }) else { break }
        chosen[nearest] = own
      }
      chosen.sort()
      if chosen.reduce(0, { $0 + clips[$1].frames }) >= frames {
        clips = chosen.map { clips[$0] }
        return
      }
    }
  }

  /// Shortens the longest clips at their ends, as few as can be, down to the shortest shot and only then
  /// below it.
  private mutating func trim(to frames: Int64) {
    for isLast in [false, true] {
      for index in clips.indices.sorted(by: { (clips[$1].frames, $0) < (clips[$0].frames, $1) }) {
        let shortest = clips[index].look.motion == nil ? frameRate.shortestShot : frameRate.shortPhoto
        let less = min(sum - frames, clips[index].frames - (isLast ? 1 : shortest))
        if less > 0 { clips[index].resize(to: clips[index].frames - less, at: frameRate) }
      }
    }
  }

  private mutating func extend(to frames: Int64, _ library: RecutLibrary, pace: Plan.Pace) {
    // A shot needs its shortest length; less than that is better given to shots that are there.
    if frames - sum < frameRate.shortestShot { lengthen(to: frames, library, photos: frameRate.longPhoto) }
    if frames > sum { insert(until: frames, beside: clips.map(\.span) + setAside, library, pace) }
    for photos in [frameRate.longPhoto, frameRate.longestShot] where frames > sum {
      lengthen(to: frames, library, photos: photos)
    }
    // Last, what was turned away.
    if frames > sum { insert(until: frames, beside: clips.map(\.span), library, pace) }
  }

  private mutating func insert(
    until frames: Int64, beside spans: [Span], _ library: RecutLibrary, _ pace: Plan.Pace
  ) {
    // A photo is not shown for less than it needs to be seen.
    let stills = frames - sum < frameRate.shortPhoto ? [] : library.stills(beside: spans)
    let choice = ShotChoice(
      frames: frames - sum, from: library.supply(beside: spans), stills: stills, wish: 0,
      Wishes(pace, at: frameRate))
    var added = choice.shots.map(\.clip)[...]
    for index in added.indices { added[index].reason = "added for the new length" }
    func key(_ clip: Clip) -> (Int, MediaTime)? {
      library.index(of: clip.source).map { ($0, clip.inPoint) }
    }
    var merged: [Clip] = []
    for clip in clips {
      // A clip whose source is gone keeps its neighbours.
      if let own = key(clip) {
        while let next = added.first, let first = key(next), first < own {
          merged.append(added.removeFirst())
        }
      }
      merged.append(clip)
    }
    clips = merged + added
  }

  /// Lets clips run on into what their source has free behind them, the one with the most room first.
  private mutating func lengthen(to frames: Int64, _ library: RecutLibrary, photos: Int64) {
    let rooms = rooms(library, photos: photos)
    for index in rooms.indices.sorted(by: { (rooms[$1], $0) < (rooms[$0], $1) }) {
      let more = min(frames - sum, rooms[index])
      if more > 0 { clips[index].resize(to: clips[index].frames + more, at: frameRate) }
    }
  }

  /// The frames each clip could get at its end.
  /// - Parameter photos: the most a photo may have; nil is what any shot may have.
  func rooms(_ library: RecutLibrary, photos: Int64? = nil) -> [Int64] {
    let owners = clips.map { library.index(of: $0.source) }
    var starts: [Int: [MediaTime]] = [:]
    for (owner, clip) in zip(owners, clips) {
      if let owner { starts[owner, default: []].append(clip.inPoint) }
    }
    return zip(owners, clips).map { owner, clip in
      guard let owner else { return 0 }
      let next = starts[owner, default: []].filter { $0 > clip.inPoint }.min()
      let stretch = Stretch.steady(library.candidates[owner])
      let end = min(stretch.upper, next ?? stretch.upper)
      let longest = stretch.candidate.isStill ? photos ?? frameRate.longestShot : frameRate.longestShot
      return max(0, min(longest, frameRate.frames(within: end - clip.inPoint)) - clip.frames)
    }
  }
}

extension Clip {
  /// Keeps the in point.
  mutating func resize(to frames: Int64, at rate: FrameRate) {
    let end = inPoint + rate.length(ofFrames: frames)
    room = room.map { max(.zero, $0 + outPoint - end) }
    self.frames = frames
    outPoint = end
  }
}
