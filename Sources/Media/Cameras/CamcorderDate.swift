internal import CLibAV
internal import Plans

/// The date an AVCHD camcorder writes into its H.264 stream (user data MDPM), which no container repeats.
enum CamcorderDate {
  /// Packets looked at; the first key picture carries it.
  private static let maxPackets = 64
  /// The UUID of the message, and its name.
  private static let mark: [UInt8] = [
    0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66, 0x4D,
    0x44, 0x50, 0x4D,
  ]

  /// Such as `2019-04-24T22:24:00+02:00`; reads on from where `demuxer` stands.
  static func read(_ demuxer: Demuxer) throws(MediaError) -> String? {
    let packet = try Packet()
    for _ in 0..<maxPackets {
      guard try demuxer.readPacket(into: packet) else { return nil }
      guard let data = packet.raw.pointee.data else { continue }
      let bytes = Array(UnsafeBufferPointer(start: data, count: Int(max(0, packet.raw.pointee.size))))
      if let date = date(in: bytes) { return date }
    }
    return nil
  }

  /// The mark up to its zeros, which is written as it is.
  private static let plainMark = mark.prefix { $0 != 0 }

  /// The date in one picture's bytes, start codes and all.
  static func date(in picture: [UInt8]) -> String? {
    var index = picture.startIndex
    while let start = picture[index...].firstIndex(of: mark[0]) {
      index = start + 1
      guard picture[start...].starts(with: plainMark) else { continue }
      let message = unescaped(picture[start...].prefix(1024))
      if message.starts(with: mark) { return date(message: message.dropFirst(mark.count)) }
    }
    return nil
  }

  /// H.264 puts a 3 between two zeros and what could be a start code (ITU-T H.264, 7.4.1).
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var zeros = 0
    for byte in bytes {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      plain.append(byte)
    }
    return plain
  }

  /// A count, then entries of a number and four bytes: 0x18 is zone, century, year, month, 0x19 day and time,
  /// in BCD.
  private static func date(message: ArraySlice<UInt8>) -> String? {
    guard let count = message.first else { return nil }
    var front: [UInt8]?
    for entry in 0..<Int(count) {
      let bytes = Array(message.dropFirst(1 + 5 * entry).prefix(5))
      guard bytes.count == 5 else { return nil }
      if bytes[0] == 0x18 { front = Array(bytes[1...]) }
      guard bytes[0] == 0x19, let front else { continue }
      let digits = (front[1...] + bytes[1...]).map { two($0) }
      guard !digits.contains(nil) else { return nil }
      let parts = digits.compactMap { $0 }
      return
        "\(parts[0])\(parts[1])-\(parts[2])-\(parts[3])T\(parts[4]):\(parts[5]):\(parts[6])\(zone(front[0]))"
    }
    return nil
  }

  private static func two(_ byte: UInt8) -> String? {
    byte >> 4 < 10 && byte & 15 < 10 ? "\(byte >> 4)\(byte & 15)" : nil
  }

  /// Bit 5 is the sign, bits 1 to 4 the hours, bit 0 half an hour; the hour of summer is in it already (bit 6
  /// says so).
  private static func zone(_ byte: UInt8) -> String {
    guard byte & 0x80 == 0 else { return "" }
    let minutes = Int(byte >> 1 & 15) * 60 + (byte & 1 == 1 ? 30 : 0)
    let offset = UTCOffset(minutes: byte & 0x20 != 0 ? -minutes : minutes)
    return offset.isKnown ? offset.description : ""
  }
}
