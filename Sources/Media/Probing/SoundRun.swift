internal import Plans

/// The frames of an MPEG or ADTS sound file, counted: a bitrate's guess at the length may be off by a third.
struct SoundRun {
  /// Bytes fetched at a time while hopping from header to header.
  private static let chunk = 1 << 18
  /// Garbage between frames after which the rest is taken for something else than sound.
  private static let maxGap = 1 << 17
  /// Bytes of the smallest frame MPEG sound has, 8 kbit/s at 24 kHz: a count beyond that is not true.
  private static let leastFrameBytes: UInt64 = 24
  /// Where a Xing header stands behind the frame header: its side information's length.
  private static func sideInformation(_ frame: SoundFrame) -> Int {
    frame.isFirstVersion ? (frame.channels == 1 ? 17 : 32) : (frame.channels == 1 ? 9 : 17)
  }

  private(set) var rate = 0
  private(set) var channels = 0
  /// What is missing; nil when all is there, as far as the file tells.
  private(set) var damage: String?
  private var samples: Int64 = 0
  /// Samples an encoder's own count promises; nil without one.
  private var promised: Int64?
  /// Whether it promises more bytes than the file has.
  private var lacksBytes = false
  private let gaps: FileGaps

  private init(_ gaps: FileGaps) { self.gaps = gaps }

  /// From the first sample a player plays to the last.
  var duration: MediaTime? {
    guard rate > 0 else { return nil }
    return MediaTime(microseconds: samples * 1_000_000 / Int64(rate))
  }

  static func measure(_ file: FileBytes, isADTS: Bool) throws(MediaError) -> SoundRun {
    var run = SoundRun(try FileGaps(file))
    let start = Sniff.id3Length(try file.bytes(at: 0, count: 16))
    let parse = isADTS ? SoundFrame.adts : SoundFrame.mpeg
    guard let first = try run.firstFrame(file, from: start, parse) else { return run }
    let head = try file.bytes(at: first, count: 512)
    if let frame = parse(head) {
      run.rate = frame.rate
      run.channels = frame.channels
      if !isADTS, run.readXing(head, frame, inFileOf: file.size - first), run.gaps.isEmpty { return run }
      // The frame that holds the count is none of the sound.
      if run.promised != nil { run.samples = -Int64(frame.samples) }
    }
    try run.count(file, from: first, parse)
    if let promised = run.promised, let frame = parse(head) {
      run.compare(with: promised, tolerance: Int64(2 * frame.samples))
    }
    return run
  }

  /// Holds what was counted against an encoder's own count, which leaves padding out.
  private mutating func compare(with promised: Int64, tolerance: Int64) {
    if samples + tolerance >= promised, !lacksBytes {
      samples = promised
    } else if let there = duration, damage == nil {
      damage = Presence.cutShort(after: there, areZeros: false)
    }
  }

  private func firstFrame(
    _ file: FileBytes, from start: Int64, _ parse: (ArraySlice<UInt8>) -> SoundFrame?
  ) throws(MediaError) -> Int64? {
    let bytes = try file.bytes(at: start, count: SoundRun.chunk)
    for index in bytes.indices where bytes[index] == 0xFF {
      guard let frame = parse(bytes[index...]) else { continue }
      let next = index + frame.bytes
      if next >= bytes.endIndex || parse(bytes[next...]) != nil {
        return start + Int64(index - bytes.startIndex)
      }
    }
    return nil
  }

  /// Reads an encoder's own count and the padding it says to leave out.
  ///
  /// The layout is that of the Xing and LAME tags; a decoder itself delays by 529 samples, which LAME's count
  /// of the encoder's delay leaves out.
  /// False when the sound has to be counted: the bytes it promises are not there.
  private mutating func readXing(
    _ head: ArraySlice<UInt8>, _ frame: SoundFrame, inFileOf there: Int64
  ) -> Bool {
    let at = 4 + SoundRun.sideInformation(frame)
    guard head.has("Xing", at: at) || head.has("Info", at: at), let flags = head.bigEndian(at + 4, 4),
      flags & 1 != 0, let frames = head.bigEndian(at + 8, 4), frames > 0,
      let size = flags & 2 != 0 ? head.bigEndian(at + 12, 4) : 0,
      size > there || frames <= UInt64(there) / SoundRun.leastFrameBytes
    else { return false }
    samples = Int64(frames) * Int64(frame.samples)
    lacksBytes = size > there
    defer { promised = samples }
    let lame =
      at + 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 2 != 0 ? 4 : 0) + (flags & 4 != 0 ? 100 : 0)
      + (flags & 8 != 0 ? 4 : 0)
    guard head.has("LAME", at: lame) || head.has("Lavc", at: lame) || head.has("Lavf", at: lame),
      let padding = head.bigEndian(lame + 21, 3)
    else { return !lacksBytes }
    let unheard = Int64(padding >> 12) + Int64(padding & 0xFFF)
    if unheard < samples { samples -= unheard }
    return !lacksBytes
  }

  /// Counts what stands between the stretches of zeros.
  private mutating func count(
    _ file: FileBytes, from first: Int64, _ parse: (ArraySlice<UInt8>) -> SoundFrame?
  ) throws(MediaError) {
    var position = first
    for stretch in gaps.stretches where stretch.upperBound > first {
      try count(file, in: position..<max(position, stretch.lowerBound), parse)
      let before = samples
      position = stretch.upperBound
      // Zeros behind the last frame are all that tells of the rest.
      let follows = try firstFrame(file, from: position, parse) != nil
      guard damage == nil, let there = duration, before > 0 else { continue }
      damage = follows ? Presence.gap(after: there) : Presence.cutShort(after: there, areZeros: true)
    }
    try count(file, in: position..<max(position, file.size), parse)
  }

  private mutating func count(
    _ file: FileBytes, in span: Range<Int64>, _ parse: (ArraySlice<UInt8>) -> SoundFrame?
  ) throws(MediaError) {
    var position = span.lowerBound
    var gap = 0
    while position < span.upperBound, gap < SoundRun.maxGap {
      let room = Int(min(Int64(SoundRun.chunk), span.upperBound - position))
      let bytes = try file.bytes(at: position, count: room)
      guard bytes.count > 8 else { break }
      var index = bytes.startIndex
      // The last header of a chunk is read again with the next, unless nothing follows.
      let last = position + Int64(bytes.count) >= span.upperBound ? bytes.endIndex : bytes.endIndex - 8
      while index < last, gap < SoundRun.maxGap {
        if let frame = parse(bytes[index...]) {
          samples += Int64(frame.samples)
          index += frame.bytes
          gap = 0
        } else {
          index += 1
          gap += 1
        }
      }
      position += Int64(index - bytes.startIndex)
    }
  }
}
