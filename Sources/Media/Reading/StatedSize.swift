/// What a container's own header says of the file's size; most say nothing.
struct StatedSize {
  /// Bytes the file lacks.
  private(set) var missing: Int64 = 0
  /// Whether it was written without knowing where it would end.
  private(set) var isOpen = false

  /// Sizes from here on stand for one that was not known when the header was written.
  private static let unknownRIFF: UInt64 = 0xFFFF_FF00

  init(_ file: FileBytes, _ container: Container) throws(MediaError) {
    switch container {
    case .matroska: try readSegment(file)
    case .avi, .wav, .webp: try take(file.bytes(at: 4, count: 4).littleEndian(0, 4), of: file)
    case .aiff: try take(file.bytes(at: 4, count: 4).bigEndian(0, 4), of: file)
    case .mov, .mpegts, .mpeg, .mp3, .aac, .flac, .ogg, .amr, .dv, .jpeg, .png, .gif, .heif, .avif: break
    }
  }

  private mutating func take(_ size: UInt64?, of file: FileBytes) {
    guard let size, size > 0, size < StatedSize.unknownRIFF else { return }
    missing = max(0, Int64(size) + 8 - file.size)
  }

  /// EBML's header, then the Segment that holds all the rest (RFC 9559, 4.5 and 5.1; RFC 8794, 4).
  private mutating func readSegment(_ file: FileBytes) throws(MediaError) {
    let head = try file.bytes(at: 0, count: 16)
    guard let header = StatedSize.number(head.dropFirst(4)), let length = header.value else { return }
    let start = 4 + Int64(header.bytes) + min(length, file.size)
    let segment = try file.bytes(at: start, count: 16)
    guard segment.bigEndian(0, 4) == 0x1853_8067, let size = StatedSize.number(segment.dropFirst(4)) else {
      return
    }
    isOpen = size.value == nil
    // Cannot overflow: an EBML size has 56 bits.
    missing = max(0, start + 4 + Int64(size.bytes) + (size.value ?? 0) - file.size)
  }

  /// A size as EBML writes it: how many bytes long it is stands in the first; all ones are unknown.
  static func number(_ bytes: ArraySlice<UInt8>) -> (value: Int64?, bytes: Int)? {
    guard let first = bytes.first, first != 0 else { return nil }
    let length = first.leadingZeroBitCount + 1
    guard let all = bytes.bigEndian(0, length) else { return nil }
    let mask = UInt64.max >> UInt64(64 - 7 * length)
    let value = all & mask
    return (value == mask ? nil : Int64(value), length)
  }
}
