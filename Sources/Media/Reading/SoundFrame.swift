/// The header of one frame of MPEG audio (ISO 11172-3, 13818-3) or ADTS (ISO 13818-7).
struct SoundFrame: Equatable {
  /// Bytes from this header to the next.
  var bytes: Int
  /// Samples a channel.
  var samples: Int
  /// Samples a second.
  var rate: Int
  var channels: Int
  /// MPEG audio's layer, 1 to 3; 0 for ADTS.
  var layer: Int
  /// MPEG-1 has twice the samples and side information of its half-rate successors.
  var isFirstVersion: Bool

  private static let rates = [44100, 48000, 32000]
  private static let kilobits: [[Int]] = [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  /// Nil when `bytes` begin with no valid header; free-format frames count as none.
  static func mpeg(_ bytes: ArraySlice<UInt8>) -> SoundFrame? {
    guard let word = bytes.bigEndian(0, 4), word >> 21 == 0x7FF else { return nil }
    let version = Int(word >> 19 & 3)
    let layer = 4 - Int(word >> 17 & 3)
    let bitrate = Int(word >> 12 & 15)
    let rateIndex = Int(word >> 10 & 3)
    guard version != 1, layer != 4, bitrate != 0, bitrate != 15, rateIndex != 3 else { return nil }
    let isFirst = version == 3
    let rate = rates[rateIndex] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    let row = isFirst ? layer - 1 : layer == 1 ? 3 : 4
    let bitsPerSecond = kilobits[row][bitrate] * 1000
    let padding = Int(word >> 9 & 1)
    let samples = layer == 1 ? 384 : layer == 2 || isFirst ? 1152 : 576
    let length =
      layer == 1 ? (12 * bitsPerSecond / rate + padding) * 4 : samples / 8 * bitsPerSecond / rate + padding
    guard length >= 4 else { return nil }
    return SoundFrame(
      bytes: length, samples: samples, rate: rate, channels: word >> 6 & 3 == 3 ? 1 : 2, layer: layer,
      isFirstVersion: isFirst)
  }

  private static let adtsRates = [
    96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
  ]

  /// Nil when `bytes` begin with no valid ADTS header.
  static func adts(_ bytes: ArraySlice<UInt8>) -> SoundFrame? {
    guard let word = bytes.bigEndian(0, 7), word >> 44 == 0xFFF, word >> 41 & 3 == 0 else { return nil }
    let rateIndex = Int(word >> 34 & 15)
    let length = Int(word >> 13 & 0x1FFF)
    guard rateIndex < adtsRates.count, length > 7 else { return nil }
    return SoundFrame(
      bytes: length, samples: 1024 * (Int(word & 3) + 1), rate: adtsRates[rateIndex],
      channels: Int(word >> 30 & 7), layer: 0, isFirstVersion: false)
  }
}
