package import Plans

/// Makes a new timeline from an old one; shots nobody touched stay as they are, so their segments are found
/// again.
package enum Recut {
  /// What a person wants different. Shot numbers count from 1 and mean the old film's shots.
  package struct Changes: Sendable, Equatable {
    package var drop: [Int]
    package var swap: [Int]
    /// The new length; nil leaves what the other changes give.
    package var milliseconds: Int64?
    package var music: MusicChoice?
    package var withoutMusic: Bool

    package init(
      drop: [Int] = [], swap: [Int] = [], milliseconds: Int64? = nil, music: MusicChoice? = nil,
      withoutMusic: Bool = false
    ) {
      self.drop = drop
      self.swap = swap
      self.milliseconds = milliseconds
      self.music = music
      self.withoutMusic = withoutMusic
    }
  }

  /// Applies the changes in the order swap, drop, length, music.
  ///
  /// A dropped shot lets the rest move up. A swapped shot keeps its place and frames and shows another
  /// moment: of the unused clip taken nearest to it, else of the same clip. A shorter film loses whole shots
  /// evenly and trims as few as it can; a longer one gets new shots in capture order and lengthens old ones
  /// only by what is left. No changes at all give the same film again.
  /// - Parameters:
  ///   - plan: what the film was made of; what the changes do not touch of it holds.
  ///   - kept: the old film's song, whose part is chosen anew when it does not last as long as a longer film.
  ///   - candidates: the clips the film may use, those it already uses included.
  ///   - made: ISO 8601 of the making.
  /// - Throws: `bad-value` of `drop`, `swap` or `music`, `bad-length` of `milliseconds`.
  package static func timeline(
    from old: Timeline, changes: Changes, plan: Plan = Plan(task: .montage), kept: MusicChoice? = nil,
    candidates: [Candidate], made: String
  ) throws(Problem) -> (timeline: Timeline, notes: [String]) {
    try check(changes, shots: old.clips.count)
    let library = RecutLibrary(candidates, at: old.frameRate)
    var timeline = old
    timeline.made = made
    var notes: [String] = []
    for number in changes.swap { try timeline.swap(number - 1, library) }
    timeline.drop(Set(changes.drop.map { $0 - 1 }))
    timeline.closeUp()
    if let milliseconds = changes.milliseconds {
      let frames = old.frameRate.frames(nearest: MediaTime(milliseconds: milliseconds))
      let kept = changes.swap.map { number in number - 1 - Set(changes.drop).count { $0 < number } }
      timeline.shortenOpening(in: frames)
      timeline.fit(frames: frames, keeping: kept, library, pace: plan.pace)
      if timeline.frames < frames {
        notes.append(Note.noMore(length: timeline.length, asked: MediaTime(milliseconds: milliseconds)))
      }
    }
    var plan = plan
    plan.beat = plan.beat || old.followsBeats
    if changes.withoutMusic { timeline.music = nil }
    let song = changes.music ?? (timeline.frames > old.frames ? kept : nil)
    if let song { notes += timeline.setMusic(song, isNew: changes.music != nil, plan) }
    timeline.renewOpening()
    // One film, one framing: new shots are shown as the old ones are.
    timeline.setFraming(old.clips.first?.look.framing ?? .auto)
    timeline.markBeats()
    if timeline.followsBeats { timeline.cutOnBeats(library) }
    if changes.music != nil, plan.beat, let note = Note.unclear(changes.music) {
      notes.append("\(note): the cuts follow no beat")
    }
    if timeline.cutsOffBeat > old.cutsOffBeat, let note = Note.offBeat(timeline) { notes.append(note) }
    return (timeline, notes)
  }

  /// The film without the shots of a source that turned out not to be shown: the others move up.
  /// - Throws: `bad-value` of `drop` when no shot would be left.
  package static func timeline(
    from old: Timeline, without source: SourceReference, plan: Plan
  ) throws(Problem) -> (timeline: Timeline, note: String) {
    let lost = old.clips.indices.filter {
      (old.clips[$0].source.folder, old.clips[$0].source.path) == (source.folder, source.path)
    }
    let changes = Changes(drop: lost.map { $0 + 1 })
    let left = try timeline(from: old, changes: changes, plan: plan, candidates: [], made: old.made).timeline
    return (left, Note.shorter(length: left.length, before: old.length))
  }

  private static func check(_ changes: Changes, shots: Int) throws(Problem) {
    func checkNumber(_ number: Int, _ field: String) throws(Problem) {
      guard (1...max(shots, 1)).contains(number), shots > 0 else {
        throw Problem(
          .badValue, field: field, reason: "there is no shot \(number)",
          hint: "the film's shots are 1 to \(shots)")
      }
    }
    for number in changes.drop { try checkNumber(number, "drop") }
    if Set(changes.drop).count == shots {
      throw Problem(.badValue, field: "drop", reason: "no shot would be left", hint: "keep at least one")
    }
    for number in changes.swap {
      try checkNumber(number, "swap")
      guard !changes.drop.contains(number) else {
        throw Problem(.badValue, field: "swap", reason: "shot \(number) is to be dropped as well")
      }
    }
    if let milliseconds = changes.milliseconds, !Plan.lengths.contains(milliseconds) {
      throw Problem(
        .badLength, field: "milliseconds", reason: "a film lasts 1 second to 2 hours",
        hint: "milliseconds is between \(Plan.lengths.lowerBound) and \(Plan.lengths.upperBound)")
    }
    if changes.music != nil, changes.withoutMusic {
      throw Problem(.badValue, field: "music", reason: "music is asked and refused at once")
    }
  }
}

extension Timeline {
  /// Moments a person turned away are remembered up to here, the latest ones first to stay.
  private static let mostSetAside = 1000

  fileprivate mutating func drop(_ indexes: Set<Int>) {
    for index in indexes.sorted() { setAside(clips[index]) }
    clips = clips.indices.filter { !indexes.contains($0) }.map { clips[$0] }
  }

  mutating func setAside(_ clip: Clip) {
    setAside.append(clip.span)
    setAside = Array(setAside.suffix(Timeline.mostSetAside))
  }
}
