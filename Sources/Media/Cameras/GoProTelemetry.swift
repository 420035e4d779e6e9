internal import CLibAV
internal import CLibAVShim
internal import Plans

/// The satellites' time in a GoPro's telemetry track (GPMF): the one clock of a recording that nobody sets.
struct GoProTelemetry {
  /// Payloads looked at, one a second: a receiver needs some time for its first fix.
  private static let maxPayloads = 120
  /// Bytes of one payload that are read; a second of all sensors has 20 KB.
  private static let maxBytes = 1 << 18
  private static let maxDepth = 4
  /// A fix in two dimensions gives the time.
  private static let leastFix: Int64 = 2
  /// Days since 1970 of 2000-01-01, from which newer cameras count days.
  private static let days2000: Int64 = 10_957

  /// UTC in microseconds since 1970, and whether the receiver knew it.
  private(set) var time: Int64?
  private var fix: Int64 = 0
  var hasFix: Bool { fix >= GoProTelemetry.leastFix }

  /// UTC at the recording's start, such as `2019-11-18T23:45:14.000Z`; nil without such a track or a fix.
  static func start(_ demuxer: Demuxer) throws(MediaError) -> String? {
    guard let stream = demuxer.stream(tagged: "gpmd") else { return nil }
    let base = try demuxer.stream(stream).pointee.time_base
    demuxer.read(only: [stream])
    let packet = try Packet()
    for _ in 0..<maxPayloads {
      guard try demuxer.readPacket(into: packet) else { return nil }
      guard let data = packet.raw.pointee.data else { continue }
      let count = min(maxBytes, Int(max(0, packet.raw.pointee.size)))
      var telemetry = GoProTelemetry()
      telemetry.read(Array(UnsafeBufferPointer(start: data, count: count))[...], depth: 0)
      guard telemetry.hasFix, let time = telemetry.time else { continue }
      let stamp = packet.raw.pointee.pts
      let elapsed = stamp == AVNoPTS ? 0 : av_rescale_q(stamp, base, AVMicroseconds)
      return text(time - max(0, elapsed))
    }
    return nil
  }

  /// Key, type, size of one structure, how many, then the structures up to a multiple of four bytes.
  mutating func read(_ bytes: ArraySlice<UInt8>, depth: Int) {
    var rest = bytes
    while let key = rest.fourCharacters(0), let type = rest.bigEndian(4, 1), let size = rest.bigEndian(5, 1),
      let count = rest.bigEndian(6, 2)
    {
      let length = Int(size * count)
      let value = rest.dropFirst(8).prefix(length)
      if type == 0, depth < GoProTelemetry.maxDepth { read(value, depth: depth + 1) }
      switch key {
      case "GPSU": if time == nil { time = GoProTelemetry.digits(value.prefix(16)) }
      case "GPSF": if let word = value.bigEndian(0, 4) { fix = max(fix, Int64(word)) }
      case "GPS9": readNew(value, Int(size))
      default: break
      }
      rest = rest.dropFirst(8 + (length + 3) / 4 * 4)
    }
  }

  /// Latitude, longitude, altitude, two speeds, days since 2000, milliseconds of the day, precision, fix.
  private mutating func readNew(_ value: ArraySlice<UInt8>, _ size: Int) {
    guard time == nil, size >= 32, let days = value.bigEndian(20, 4),
      let milliseconds = value.bigEndian(24, 4),
      let fix = value.bigEndian(30, 2), days < 100_000, milliseconds < 86_400_000
    else { return }
    self.fix = max(self.fix, Int64(fix))
    time = (Int64(days) + GoProTelemetry.days2000) * 86_400_000_000 + Int64(milliseconds) * 1000
  }

  /// `yymmddhhmmss.sss`.
  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int64? {
    let text = Array(bytes)
    guard text.count >= 12, text[..<12].allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let parts = stride(from: 0, to: 12, by: 2).map {
      Int64(text[$0] - 0x30) * 10 + Int64(text[$0 + 1] - 0x30)
    }
    guard let day = Day(year: 2000 + Int(parts[0]), month: Int(parts[1]), day: Int(parts[2])) else {
      return nil
    }
    var micros = ((Int64(day.number) * 24 + parts[3]) * 60 + parts[4]) * 60_000_000 + parts[5] * 1_000_000
    if text.count >= 16, text[12] == UInt8(ascii: "."),
      text[13...15].allSatisfy({ (0x30...0x39).contains($0) })
    {
      micros += text[13...15].reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) } * 1000
    }
    return micros
  }

  private static func text(_ microseconds: Int64) -> String {
    Instant(microseconds: microseconds).text(offset: nil)
  }
}
