internal import Glibc
package import Plans

/// Which of several songs suits a film best.
package enum MusicFit {
  /// What lasting as long as the film, a sure beat, and bars that suit the footage's pace are worth.
  private static let lasting = 2.0
  private static let sureness = 1.0
  private static let pace = 0.3

  /// Of equals the first; nil when there is no song.
  package static func best(of songs: [MusicChoice], for plan: Plan, candidates: [Candidate]) -> MusicChoice? {
    let length = MediaTime(milliseconds: plan.milliseconds ?? 0)
    let footage = Footage(candidates, for: plan)
    let shots = Pace.shots(
      frames: footage.rate.frames(nearest: length), clips: footage.usable.count,
      usual: footage.rate.usualShot(plan.pace), at: footage.rate)
    let shot = length.seconds / Double(shots)
    var best: (song: MusicChoice, score: Double)?
    for song in songs {
      let score = score(song, length: length, shot: shot)
      if score > best?.score ?? -.infinity { best = (song, score) }
    }
    return best?.song
  }

  private static func score(_ song: MusicChoice, length: MediaTime, shot: Double) -> Double {
    let duration = song.duration ?? .zero
    var score = lasting * min(1, duration.seconds / max(length.seconds, 1))
    guard let beats = song.beats else { return score }
    score += beats.isSure ? sureness * beats.confidence : 0
    guard beats.isSure, beats.tempo > 0, shot > 0 else { return score }
    // A shot is one or two bars of four.
    let bar = 240 / beats.tempo
    let off = min(abs(log2(bar / shot)), abs(log2(2 * bar / shot)))
    return score - pace * off
  }
}
