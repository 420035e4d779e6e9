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
  private var samples: Int64 = 0

  /// From the first sample a player plays to the last.
  var duration: MediaTime? {
    guard rate > 0 else { return nil }
    return MediaTime(microseconds: samples * 1_000_000 / Int64(rate))
  }

  static func measure(_ file: FileBytes, isADTS: Bool) throws(MediaError) -> SoundRun {
    var run = SoundRun()
    let start = Sniff.id3Length(try file.bytes(at: 0, count: 16))
    let parse = isADTS ? SoundFrame.adts : SoundFrame.mpeg
    guard let first = try run.firstFrame(file, from: start, parse) else { return run }
    let head = try file.bytes(at: first, count: 512)
    if let frame = parse(head) {
      run.rate = frame.rate
      run.channels = frame.channels
      if !isADTS, run.readXing(head, frame, inFileOf: file.size) { return run }
    }
    try run.count(file, from: first, parse)
    return run
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
  private mutating func readXing(
    _ head: ArraySlice<UInt8>, _ frame: SoundFrame, inFileOf size: Int64
  ) -> Bool {
    let at = 4 + SoundRun.sideInformation(frame)
    guard head.has("Xing", at: at) || head.has("Info", at: at), let flags = head.bigEndian(at + 4, 4),
      flags & 1 != 0, let frames = head.bigEndian(at + 8, 4), frames > 0,
      frames <= UInt64(size) / SoundRun.leastFrameBytes
    else { return false }
    samples = Int64(frames) * Int64(frame.samples)
    let lame =
      at + 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 2 != 0 ? 4 : 0) + (flags & 4 != 0 ? 100 : 0)
      + (flags & 8 != 0 ? 4 : 0)
    guard head.has("LAME", at: lame) || head.has("Lavc", at: lame) || head.has("Lavf", at: lame),
      let padding = head.bigEndian(lame + 21, 3)
    else { return true }
    let unheard = Int64(padding >> 12) + Int64(padding & 0xFFF)
    if unheard < samples { samples -= unheard }
    return true
  }

  private mutating func count(
    _ file: FileBytes, from first: Int64, _ parse: (ArraySlice<UInt8>) -> SoundFrame?
  ) throws(MediaError) {
    var position = first
    var gap = 0
    while position < file.size, gap < SoundRun.maxGap {
      let bytes = try file.bytes(at: position, count: SoundRun.chunk)
      guard bytes.count > 8 else { break }
      var index = bytes.startIndex
      // The last header of a chunk is read again with the next, unless nothing follows.
      let last = position + Int64(bytes.count) >= file.size ? bytes.endIndex : bytes.endIndex - 8
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
