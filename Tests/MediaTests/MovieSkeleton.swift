/// A minimal MP4 of one video track whose tables are whatever a test says.
struct MovieSkeleton {
  var timescale: UInt32 = 25
  var duration: UInt32 = 50
  var samples: UInt32 = 2
  var sampleSize: UInt32 = 100
  /// Count and entries of the time table; nil makes one run of all samples.
  var times: [UInt32]?
  /// 1 says that the samples lie in this file.
  var referenceFlags: UInt32 = 1
  var tracks = 1
  var storedBytes = 4096

  var bytes: [UInt8] {
    box("ftyp", text("qt  ") + words([0]) + text("qt  "))
      + box("mdat", [UInt8](repeating: 0, count: storedBytes))
      + box("moov", movieHeader + (0..<tracks).flatMap { _ in track })
  }

  private var movieHeader: [UInt8] {
    full(
      "mvhd",
      words([0, 0, timescale, duration, 65536, 0x0100_0000]) + zeros(8) + matrix + zeros(24) + words([2]))
  }

  private var matrix: [UInt8] { words([65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30]) }

  private var track: [UInt8] {
    let picture: [UInt8] =
      zeros(6) + halves([1]) + zeros(16) + halves([160, 90]) + words([0x48_0000, 0x48_0000]) + zeros(4)
      + halves([1]) + zeros(32) + halves([24, 0xFFFF])
    let tables = box(
      "stbl",
      full("stsd", words([1]) + box("mp4v", picture)) + full("stts", words(times ?? [1, samples, 1]))
        + full("stsc", words([1, 1, samples, 1])) + full("stsz", words([sampleSize, samples]))
        + full("stco", words([1, 48])))
    let reference = full("dref", words([1]) + box("url ", words([referenceFlags])))
    let information = box("minf", full("vmhd", zeros(8)) + box("dinf", reference) + tables)
    let media = box(
      "mdia",
      full("mdhd", words([0, 0, timescale, duration]) + halves([0x55C4, 0]))
        + full("hdlr", zeros(4) + text("vide") + zeros(14)) + information)
    let header = box(
      "tkhd", words([7, 0, 0, 1, 0, duration]) + zeros(16) + matrix + words([160 << 16, 90 << 16]))
    return box("trak", header + media)
  }
}

func box(_ type: String, _ body: [UInt8]) -> [UInt8] { words([UInt32(8 + body.count)]) + text(type) + body }
func full(_ type: String, _ body: [UInt8]) -> [UInt8] { box(type, zeros(4) + body) }
func text(_ text: String) -> [UInt8] { Array(text.utf8) }
func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
func words(_ values: [UInt32]) -> [UInt8] {
  values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) } }
}
func halves(_ values: [UInt16]) -> [UInt8] { values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
