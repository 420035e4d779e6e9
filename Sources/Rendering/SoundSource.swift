internal import Media
internal import Plans

/// A source's sound from a moment on as stereo of one rate, every sample at its own time, silence where there is none.
final class SoundSource {
  /// Decoded before the wanted moment and thrown away: AAC, MP3 and Opus need some frames to be themselves.
  private static let preroll = MediaTime(milliseconds: 200)
  /// A step between two frames' times counts as a gap from here on; less is a clock's jitter.
  private static let gap = MediaTime(milliseconds: 20)
  /// Times further out than this, over three years, are broken stamps.
  private static let farthest = MediaTime(milliseconds: 100_000_000_000)
  /// Samples of silence made at a time.
  private static let silenceBlock: Int64 = 48_000

  private let origin: MediaTime
  private let demuxer: Demuxer
  private let decoder: Decoder
  private let frame: Frame
  private let rate: Int64
  private let resampler: Resampler
  private var ready = SampleQueue()
  /// The number of the first sample in `ready`, counted from the origin.
  private var read: Int64 = 0
  /// Samples to leave out because their place is taken already or lies before the origin.
  private var surplus: Int64 = 0
  /// Samples of silence to make before anything else.
  private var missing: Int64 = 0
  /// Samples that follow the silence being made.
  private var late: [Float] = []
  /// The frames since the last gap; nil before the first.
  private var stretch: Stretch?

  /// How many samples there are from the origin on; nil until the last was met.
  private(set) var count: Int64?
  /// Why the sound ends before its time; nil when it does not.
  private(set) var breakage: MediaError?

  /// Packets that could not be decoded, and were left out.
  var damagedPackets: Int { decoder.damagedPackets }
  /// The container's word for its length; nil when it gives none or guesses it from the file's size.
  var statedDuration: MediaTime? { demuxer.guessesDuration ? nil : demuxer.duration }

  /// Nil when the file has no sound.
  ///
  /// - Parameter moment: in the source's time, which counts from its first picture, or first sample without one.
  /// - Parameter part: the bytes of the file in which the video lies; nil for all of it.
  /// - Parameter rate: samples a second.
  init?(
    descriptor: Int32, part: Range<Int64>? = nil, from moment: MediaTime, rate: Int64 = Encoding.soundRate
  ) throws(MediaError) {
    self.rate = rate
    resampler = Resampler(rate: rate)
    frame = try Frame()
    demuxer = try Demuxer(descriptor: descriptor, range: part)
    // A movie's head says all there is to know of its sound; looking further would decode pictures.
    if demuxer.container != .mov { try demuxer.findStreamParameters() }
    guard let stream = demuxer.bestAudio else { return nil }
    try demuxer.countFromFirstShown()
    demuxer.read(only: [stream.index])
    decoder = try Decoder(demuxer, stream: stream.index)
    origin = moment
    let start = moment - SoundSource.preroll
    if demuxer.bestVideo == nil {
      // A file of sound alone may only guess where a seek leads: it is read from its start.
      decoder.skipBefore = start
    } else if start > .zero {
      try demuxer.seek(to: start, stream: stream.index)
    } else {
      try demuxer.rewind(stream: stream.index)
    }
  }

  /// Appends exactly `count` samples a channel.
  func read(_ count: Int, into samples: inout [Float]) {
    prepare(count)
    let taken = ready.take(count, into: &samples)
    samples += repeatElement(0, count: 2 * (count - taken))
    read += Int64(count)
  }

  /// Decodes until `count` samples are ready or the last one is.
  func prepare(_ count: Int) {
    while ready.count < count, self.count == nil { fill() }
  }

  /// The number of the sample that will follow the last in `ready`.
  private var position: Int64 { read + Int64(ready.count) }

  private func fill() {
    guard missing == 0 else { return makeSilence() }
    do {
      if try decoder.next(into: frame) { return try place(frame) }
      try drain()
    } catch {
      breakage = error
    }
    count = position
  }

  /// Puts a frame where its time says: what is missing before it becomes silence, what overlaps is left out.
  private func place(_ frame: borrowing Frame) throws(MediaError) {
    guard frame.samples > 0, frame.sampleRate > 0 else { return }
    if !continues(with: frame) {
      try drain()
      let time = plausible(frame.time)
      let start = sample(at: time)
      missing = max(0, start - position)
      surplus = max(0, position - start)
      stretch = Stretch(start: time, rate: frame.sampleRate)
    }
    stretch?.samples += Int64(frame.samples)
    if missing > 0 {
      try resampler.convert(frame, into: &late)
    } else {
      try ready.append(without: &surplus) { (samples) throws(MediaError) in
        try resampler.convert(frame, into: &samples)
      }
    }
  }

  private func continues(with frame: borrowing Frame) -> Bool {
    guard let stretch, resampler.continues(with: frame) else { return false }
    guard let time = frame.time, abs(time) < SoundSource.farthest else { return true }
    return abs(time - stretch.end) <= SoundSource.gap
  }

  private func plausible(_ time: MediaTime?) -> MediaTime {
    guard let time, abs(time) < SoundSource.farthest else { return stretch?.end ?? origin }
    return time
  }

  private func drain() throws(MediaError) {
    try ready.append(without: &surplus) { (samples) throws(MediaError) in
      try resampler.drain(into: &samples)
    }
  }

  private func makeSilence() {
    let block = min(missing, SoundSource.silenceBlock)
    ready.appendSilence(Int(block))
    missing -= block
    guard missing == 0 else { return }
    ready.append(late)
    late = []
  }

  private func sample(at time: MediaTime) -> Int64 {
    let scaled = (time - origin).microseconds * rate
    return (scaled >= 0 ? scaled + 500_000 : scaled - 500_000) / 1_000_000
  }

  private func abs(_ time: MediaTime) -> MediaTime {
    MediaTime(microseconds: Int64(clamping: time.microseconds.magnitude))
  }
}

/// Frames that follow one another without a gap: their samples, not their rounded times, say where the next begins.
private struct Stretch {
  var start: MediaTime
  var rate: Int
  var samples: Int64 = 0

  var end: MediaTime { start + MediaTime(microseconds: samples * 1_000_000 / Int64(rate)) }
}
