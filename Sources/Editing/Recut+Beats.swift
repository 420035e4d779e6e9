internal import Plans

extension Timeline {
  /// Moves cuts that a change took off the beat back onto beats, bars first, changing shots as little as that needs;
  /// the film's length stays.
  ///
  /// Where the clips have no room for it, all stays as it is.
  mutating func cutOnBeats(_ library: RecutLibrary) {
    markBeats()
    guard let music, cutsOffBeat > 0 else { return }
    let room = rooms(library)
    var track = music
    track.offset = track.offset + frameRate.time(ofFrame: firstFrame)
    let cuts = clips.dropFirst().map { $0.firstFrame - firstFrame }
    let grid = BeatGrid(track, frames: frames - firstFrame, at: frameRate, cuts: cuts)
    let lengths = BeatLengths.refitted(
      grid, lengths: clips.map(\.frames), limits: zip(clips, room).map { $0.frames + $1 })
    guard let lengths else { return }
    for (index, frames) in lengths.enumerated() where frames != clips[index].frames {
      clips[index].resize(to: frames, at: frameRate)
    }
    closeUp()
    markBeats()
  }
}
