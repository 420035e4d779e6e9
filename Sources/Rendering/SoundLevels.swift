internal import Plans

/// How loud every sound of a film is played: decided from what was heard, before anything is mixed.
///
/// Every run of clips is brought to one loudness, the music to the same; beside music what is no speech lies quietly
/// under it, and under speech the music steps back. Room noise is lifted little, and no peak is lifted far over the
/// limiter's ceiling.
struct SoundLevels {
  /// What a finished film measures, in LUFS.
  static let wanted = -14.0
  /// Own sound without speech beside music, against the music.
  private static let underMusic = -10.0
  /// Music under speech, against the speech, at the music's loudest there: 10 dB and some room.
  private static let underSpeech = -12.0
  /// The most the music is turned down by for that.
  private static let mostDucking = -30.0
  /// What is quieter than this is the noise of a room, and what is louder than the second is certainly none.
  private static let roomNoise = -50.0
  private static let surelySound = -45.0
  /// The most that noise is lifted by: 6 LU is the bound, and one microphone heard on two sides is 3 LU of it.
  private static let noiseLift = 3.0
  /// Sounds this much louder than the quiet between them stand out of it.
  private static let standingOut = 12.0
  /// What is this much over the quiet is no noise.
  private static let overQuiet = 8.0
  /// How far the limiter may have to turn down a peak.
  private static let mostLimiting = 12.0
  /// Steps of 100 ms: noise is only turned down where no sound is within so many, and then over so many.
  private static let guardSteps = 4
  private static let smoothing = 3
  /// Samples over which the music steps back before speech (250 ms) and comes back after it (400 ms).
  private static let attack: Int64 = 12_000
  private static let release: Int64 = 19_200

  /// One for each run.
  private(set) var own: [GainCurve] = []
  private(set) var music = GainCurve(steady: 0)

  /// - Parameter target: what each sound is brought to, in LUFS; the sum of them may differ from it a little.
  init(_ survey: SoundSurvey, runs: [SoundRun], target: Double) {
    let beside = survey.music != nil
    own = survey.runs.map { GainCurve(SoundLevels.gains($0, target: target, besideMusic: beside)) }
    guard let heard = survey.music else { return }
    let base = SoundLevels.lift(heard, to: target)
    music = GainCurve(
      SoundLevels.stepped(base, heard, SoundLevels.speeches(survey, runs, own), length: runs.last))
  }

  /// What brings a sound to `target`, as far as noise and peaks let it.
  private static func lift(_ heard: SoundSurvey.Heard, to target: Double) -> Double {
    guard let loudness = heard.loudness else { return 0 }
    let most = Decibels.of(PeakLimiter.ceiling) - Decibels.of(heard.peak) + mostLimiting
    let isNoise = (loudness - roomNoise) / (surelySound - roomNoise)
    let cap = noiseLift + max(0, isNoise) * (target - surelySound)
    return min(target - loudness, max(0, most), isNoise >= 1 ? .infinity : cap)
  }

  /// A run's gains every 10 ms.
  private static func gains(
    _ heard: SoundSurvey.Heard, target: Double, besideMusic: Bool
  ) -> [Double] {
    var sound = heard
    if let speech = speechLoudness(heard) { sound.loudness = speech }
    let full = lift(sound, to: target + (besideMusic && heard.speech.isEmpty ? underMusic : 0))
    guard full > noiseLift, let loudness = heard.loudness else { return [full] }
    // The first windows look back over nothing.
    let levels = heard.momentary.dropFirst(LoudnessMeter.window - 1).sorted()
    guard let quiet = levels.isEmpty ? nil : levels[levels.count / 10], loudness - quiet > standingOut else {
      return [full]
    }
    return riding(heard.momentary, quiet: quiet, full: full)
  }

  /// Full where there is sound, no more than noise may have where there is only noise, and smooth between.
  private static func riding(_ momentary: [Double], quiet: Double, full: Double) -> [Double] {
    let isSound = momentary.map { $0 > quiet + overQuiet }
    let steps = momentary.indices.map { index in
      // A momentary value looks back: its middle lies two steps before its end.
      let around = max(0, index - guardSteps)...min(momentary.count - 1, index + guardSteps)
      return isSound[around].contains(true) ? full : noiseLift
    }
    let smooth = steps.indices.map { index in
      let around = max(0, index - smoothing)...min(steps.count - 1, index + smoothing)
      return steps[around].reduce(0, +) / Double(around.count)
    }
    let fine = LoudnessMeter.step / Int(GainCurve.step)
    return (0..<smooth.count * fine).map { index in
      let place = index / fine
      let next = min(smooth.count - 1, place + 1)
      return smooth[place] + (smooth[next] - smooth[place]) * Double(index % fine) / Double(fine)
    }
  }

  private static func speechLoudness(_ heard: SoundSurvey.Heard) -> Double? {
    Decibels.mean(heard.speech.flatMap { levels(heard.momentary, in: $0) })
  }

  /// The momentary loudnesses whose windows lie mostly in a range of samples.
  private static func levels(_ momentary: [Double], in range: Range<Int64>) -> ArraySlice<Double> {
    let step = Int64(LoudnessMeter.step)
    let first = min(momentary.count, Int(range.lowerBound / step) + 1)
    let end = min(momentary.count, Int((range.upperBound + step - 1) / step) + 2)
    return momentary[first..<max(first, end)]
  }

  /// Speech in the film's samples with the loudness it is played at.
  private static func speeches(
    _ survey: SoundSurvey, _ runs: [SoundRun], _ own: [GainCurve]
  ) -> [(range: Range<Int64>, loudness: Double)] {
    var found: [(range: Range<Int64>, loudness: Double)] = []
    for (index, run) in runs.enumerated() {
      let heard = survey.runs[index]
      for speech in heard.speech {
        guard let level = Decibels.mean(levels(heard.momentary, in: speech)) else { continue }
        let start = run.samples.lowerBound
        let middle = (speech.lowerBound + speech.upperBound) / 2
        found.append(
          (start + speech.lowerBound..<start + speech.upperBound, level + own[index].level(at: middle)))
      }
    }
    return found
  }

  /// The music's gains: back under each speech, with slopes before and behind it.
  private static func stepped(
    _ base: Double, _ heard: SoundSurvey.Heard, _ speeches: [(range: Range<Int64>, loudness: Double)],
    length: SoundRun?
  ) -> [Double] {
    guard !speeches.isEmpty, let end = length?.samples.upperBound else { return [base] }
    var gains = [Double](repeating: base, count: Int(end / GainCurve.step) + 2)
    for (range, loudness) in speeches {
      let reached = (range.lowerBound - attack)..<(range.upperBound + release)
      let loudest = levels(heard.momentary, in: range).max() ?? LoudnessMeter.gate
      let down = max(base + mostDucking, min(base, loudness + underSpeech - loudest))
      let first = max(0, Int(reached.lowerBound / GainCurve.step))
      for index in first..<max(first, min(gains.count, Int(reached.upperBound / GainCurve.step) + 1)) {
        let sample = Int64(index) * GainCurve.step
        let before = Double(range.lowerBound - sample) / Double(attack)
        let behind = Double(sample - range.upperBound) / Double(release)
        let part = min(1, max(0, max(before, behind)))
        gains[index] = min(gains[index], down + (base - down) * part)
      }
    }
    return gains
  }
}
