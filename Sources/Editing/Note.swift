internal import Plans

/// The sentences that say what was done otherwise than asked; nil where there is nothing to say.
enum Note {

  static func tooLittle(length: MediaTime, asked: MediaTime, footage: MediaTime, stills: Int = 0) -> String? {
    guard length < asked else { return nil }
    let photos = "\(stills == 1 ? "1 photo" : "\(stills) photos"), shown for 6 s at most,"
    let videos = "\(seconds(footage)) of footage"
    let supply = stills == 0 ? videos : footage > .zero ? "\(videos) and \(photos)" : photos
    return
      "there \(footage == .zero && stills == 1 ? "is" : "are") only \(supply) for the "
      + "\(seconds(asked)) asked: the film lasts \(seconds(length))"
  }

  static func noMore(length: MediaTime, asked: MediaTime) -> String {
    "there is no more footage: the film lasts \(seconds(length)) of the \(seconds(asked)) asked"
  }

  static func shorter(length: MediaTime, before: MediaTime) -> String {
    "the film lasts \(seconds(length)) instead of \(seconds(before))"
  }

  static func ends(used: Bool) -> String? {
    used ? "there is little footage: the first and last half seconds of clips are used too" : nil
  }

  /// How far the cuts follow the beat; nil where all of them do.
  static func beats(_ music: MusicChoice?, followed: Bool, _ timeline: Timeline) -> String? {
    guard music != nil else { return nil }
    if let unclear = unclear(music) { return "\(unclear): the cuts are spaced evenly" }
    guard followed else {
      return "there is too little footage to cut on the beat: the cuts are spaced evenly"
    }
    return offBeat(timeline)
  }

  /// Why no cut can follow the music; nil where it has a clear beat.
  static func unclear(_ music: MusicChoice?) -> String? {
    guard let music else { return nil }
    let name = Fields.quotable(music.source.path)
    guard let beats = music.beats else { return "\(name) could not be heard" }
    return beats.isSure ? nil : "the beat of \(name) is not clear"
  }

  static func offBeat(_ timeline: Timeline) -> String? {
    let off = timeline.cutsOffBeat
    return off == 0 ? nil : "\(off) of \(timeline.clips.count - 1) cuts do not lie on a beat"
  }

  /// - Parameter frames: the film's length.
  static func noCard(frames: Int64, at rate: FrameRate) -> String {
    OpeningCard.frames(of: frames, at: rate) == 0
      ? "the film is too short for an opening card: it is made without it"
      : "none of the footage has a day: the film is made without an opening card"
  }

  static func musicEnds(_ music: MusicChoice?, offset: MediaTime, before length: MediaTime) -> String? {
    guard let duration = music?.duration.map({ $0 - offset }), duration < length else { return nil }
    return "the music ends \(seconds(length - duration)) before the film"
  }

  /// What of the music could not be heard.
  static func damage(_ music: MusicChoice?) -> String? {
    guard let music, let note = music.beats?.note else { return nil }
    return "\(Fields.quotable(music.source.path)): \(note)"
  }

  /// Which part of the music was taken as its best.
  static func part(_ music: MusicChoice?, _ track: MusicTrack?, length: MediaTime) -> String? {
    guard let music, let track else { return nil }
    let name = Fields.quotable(music.source.path)
    guard music.beats != nil else { return "\(name) could not be heard: it is played from its start" }
    let end = track.offset + length
    return "the best part of \(name): from \(seconds(track.offset)) to \(seconds(end))"
  }

  static func tooShort(_ candidates: [Candidate]) -> String? {
    guard !candidates.isEmpty else { return nil }
    return "\(clips(candidates.count)) shorter than half a second left out: \(names(candidates))"
  }

  static func copies(_ candidates: [Candidate]) -> String? {
    guard !candidates.isEmpty else { return nil }
    return "\(clips(candidates.count)) left out as copies of others: \(names(candidates))"
  }

  static func undated(_ count: Int, of source: Plan.Media = .videos) -> String? {
    guard count > 0 else { return nil }
    let files = source == .videos ? clips(count) : count == 1 ? "1 file" : "\(count) files"
    return "\(files) without a trusted date left out"
  }

  /// `12.4 s`, without decimals that say nothing.
  static func seconds(_ time: MediaTime) -> String {
    let tenths = (time.microseconds + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }

  private static func clips(_ count: Int) -> String { count == 1 ? "1 clip" : "\(count) clips" }

  private static func names(_ candidates: [Candidate]) -> String {
    Fields.quotable(candidates.map(\.source.path))
  }
}
