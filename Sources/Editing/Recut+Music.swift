internal import Plans

extension Timeline {
  /// Puts a song under the film by the rules of a first cut. A kept one that lasts to the film's end stays where it is.
  /// - Returns: notes on what the song cannot give.
  mutating func setMusic(_ song: MusicChoice, isNew: Bool, _ plan: Plan) -> [String] {
    var track = song.track(length: frameRate.time(ofFrame: frames), for: plan)
    if !isNew {
      guard let old = music, let duration = song.duration,
        duration < old.offset + frameRate.time(ofFrame: frames)
      else { return [] }
      track.source = old.source
      // The film follows the beats it was cut on, were they heard otherwise meanwhile.
      track.beats = old.beats
      track.downbeats = old.downbeats
    }
    music = track
    let notes = [
      isNew ? Note.damage(song) : nil,
      Note.musicEnds(song, offset: track.offset, before: frameRate.time(ofFrame: frames)),
      plan.musicPart == .best ? Note.part(song, track, length: frameRate.time(ofFrame: frames)) : nil,
    ]
    return notes.compactMap(\.self)
  }
}
