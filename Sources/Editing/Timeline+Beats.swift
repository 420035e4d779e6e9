package import Plans

extension Timeline {
  /// Notes on every clip the beat its first frame lies on: the nearest one, if it is within half a frame.
  mutating func markBeats() {
    let beats = music.map { music in music.beats.map { $0 - music.offset } } ?? []
    var next = 0
    for index in clips.indices {
      let time = frameRate.time(ofFrame: clips[index].firstFrame)
      let half = MediaTime(microseconds: frameRate.time(ofFrame: 1).microseconds / 2 + 1)
      while next < beats.count, beats[next] < time - half { next += 1 }
      clips[index].beat = next < beats.count && beats[next] <= time + half ? max(.zero, beats[next]) : nil
    }
  }

  /// Whether it was cut to its music.
  package var followsBeats: Bool { music.map { !$0.beats.isEmpty } ?? false }

  /// Clips that do not begin on a beat while the music beats.
  var cutsOffBeat: Int {
    guard let music, let first = music.beats.first, let last = music.beats.last else { return 0 }
    return clips.dropFirst().count { clip in
      let time = frameRate.time(ofFrame: clip.firstFrame) + music.offset
      return clip.beat == nil && first < time && time < last
    }
  }
}
