internal import Plans

/// How long shots are, and what of a clip is fit to be one.
enum Pace {
  /// Below this a shot is over before it is seen.
  static let shortest = MediaTime(milliseconds: 1500)
  /// The shot of a film with plenty of footage.
  static let usual = MediaTime(milliseconds: 3000)
  /// Above this a shot drags.
  static let longest = MediaTime(milliseconds: 6000)
  /// Hands shake while they press the button: what is avoided at both ends of a clip.
  static let edge = MediaTime(milliseconds: 500)
  /// Clips shorter than this are never used.
  static let shortestClip = MediaTime(milliseconds: 500)
  /// Clips from this on can give a whole shot.
  static let shortestShot = MediaTime(milliseconds: 1500)
  /// Moments of one clip nearer than this look like a slip of the film.
  static let gap = MediaTime(milliseconds: 2000)
  /// A week; beyond it a stated duration is damage, and arithmetic stays far from overflow.
  static let longestClip = MediaTime(milliseconds: 7 * 86_400_000)

  /// How much longer than usual shots last.
  static func stretch(_ pace: Plan.Pace) -> Double {
    switch pace {
    case .calm: 1.75
    case .usual: 1
    case .fast: 0.65
    }
  }

  /// How many shots a film of `frames` wants when `clips` clips can give one each.
  ///
  /// One shot a clip as long as that gives shots of 3 to 6 s; with more clips than that, shots of 3 s.
  /// - Parameters:
  ///   - usual: the frames a shot wants to have.
  ///   - rate: the film's.
  static func shots(frames: Int64, clips: Int, usual: Int64, at rate: FrameRate) -> Int {
    let wanted = min(max(frames / Int64(max(clips, 1)), usual), rate.longestShot)
    return max(1, Int((frames + wanted / 2) / wanted))
  }
}

/// Lengths of shots in frames of a film of this rate.
extension FrameRate {
  /// What a stretch of that length holds at least.
  var shortestShot: Int64 { frames(within: Pace.shortest) }
  var usualShot: Int64 { frames(nearest: Pace.usual) }
  var longestShot: Int64 { frames(nearest: Pace.longest) }

  /// The shot of an evenly cut film.
  func usualShot(_ pace: Plan.Pace) -> Int64 { Int64((Double(usualShot) * Pace.stretch(pace)).rounded()) }
}

extension FrameRate {
  /// The length of `frames` frames, rounded down: shots that follow each other in a source never overlap.
  func length(ofFrames frames: Int64) -> MediaTime {
    MediaTime(microseconds: frames * denominator * 1_000_000 / numerator)
  }

  /// The whole frames that fit into `length`.
  func frames(within length: MediaTime) -> Int64 {
    // The last frame fits when its length, rounded down as above, does.
    length.microseconds < 0
      ? 0 : ((length.microseconds + 1) * numerator - 1) / (denominator * 1_000_000)
  }
}
