extension Sniff {
  /// Bytes of an ID3 header and of its footer.
  private static let id3HeaderBytes: Int64 = 10
  /// Packets in a row that prove a transport stream.
  private static let transportPackets = 5
  /// Frames in a row that prove MPEG or ADTS sound: random bytes do not hold three.
  private static let soundFrames = 3
  /// Bytes of padding or garbage allowed before the first sound frame.
  private static let maxLeadIn = 1 << 16

  /// Containers that are only known by a pattern that repeats.
  func packetized(_ head: ArraySlice<UInt8>) throws(MediaError) -> Container? {
    if Sniff.isTransportStream(head) { return .mpegts }
    let tag = Sniff.id3Length(head)
    if tag > 0 {
      guard tag < file.size else {
        throw MediaError("open", reason: "incomplete: its tag claims more than the file holds")
      }
      let behind = try file.bytes(at: tag, count: 16)
      if behind.has("fLaC") { return .flac }
      return try sound(at: tag, leadIn: Sniff.maxLeadIn)
    }
    return try sound(at: 0, leadIn: Sniff.maxLeadIn)
  }

  /// Bytes of the ID3v2 tags at the start; 0 without one.
  static func id3Length(_ head: ArraySlice<UInt8>) -> Int64 {
    guard head.has("ID3"), let size = head.bigEndian(6, 4), let flags = head.bigEndian(5, 1) else { return 0 }
    let length = (0..<4).reduce(Int64(0)) { $0 << 7 | Int64(size >> UInt64(24 - 8 * $1) & 0x7F) }
    return length + id3HeaderBytes + (flags & 0x10 != 0 ? id3HeaderBytes : 0)
  }

  /// 188 bytes a packet; camcorders put a 4-byte clock before each, broadcasters 16 bytes of check sums
  /// behind.
  private static func isTransportStream(_ head: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(head)
    for size in [188, 192, 204] {
      for first in 0..<size where first + size * transportPackets < bytes.count {
        if (0...transportPackets).allSatisfy({ bytes[first + $0 * size] == 0x47 }) { return true }
      }
    }
    return false
  }

  private func sound(at start: Int64, leadIn: Int) throws(MediaError) -> Container? {
    let bytes = Array(try file.bytes(at: start, count: leadIn))
    var index = 0
    while index + 4 <= bytes.count {
      if bytes[index] == 0xFF {
        if proves(SoundFrame.mpeg, bytes, index) { return .mp3 }
        if proves(SoundFrame.adts, bytes, index) { return .aac }
      }
      index += 1
    }
    return nil
  }

  /// Whether frames follow each other from `index`; near the end of a short file fewer are enough.
  private func proves(
    _ frame: (ArraySlice<UInt8>) -> SoundFrame?, _ bytes: [UInt8], _ index: Int
  ) -> Bool {
    var position = index
    for _ in 0..<Sniff.soundFrames {
      guard position < bytes.count else { return position > index && position == bytes.count }
      guard let found = frame(bytes[position...]) else { return false }
      position += found.bytes
    }
    return true
  }
}
