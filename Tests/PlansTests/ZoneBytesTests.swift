import Testing

@testable import Plans

/// A zone file put together byte by byte.
private struct ZoneBytes {
  var version: UInt8 = 0x32
  var changes: [(at: Int64, type: UInt8)] = []
  var offsets: [Int32] = [0]
  var leaps = 0
  var footer = ""

  var bytes: [UInt8] {
    // The block of version 1 may be empty but for its header and one type (RFC 8536 4).
    var bytes: [UInt8] = header(times: 0, types: 1, leaps: 0)
    bytes += type(0) + [0]
    bytes += header(times: changes.count, types: offsets.count, leaps: leaps)
    for change in changes { bytes += big(UInt64(bitPattern: change.at), 8) }
    bytes += changes.map(\.type)
    for offset in offsets { bytes += type(offset) }
    bytes += [UInt8](repeating: 0, count: 1 + leaps * 12)
    return bytes + Array("\n\(footer)\n".utf8)
  }

  private func header(times: Int, types: Int, leaps: Int) -> [UInt8] {
    Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      + [0, 0, leaps, times, types, 1].flatMap { big(UInt64($0), 4) }
  }

  private func type(_ offset: Int32) -> [UInt8] { big(UInt64(UInt32(bitPattern: offset)), 4) + [0, 0] }

  private func big(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  func zone() throws -> Zone { try Zone(name: "Made/Up", file: bytes) }
}

@Suite struct ZoneBytesTests {
  private func offsets(_ zone: Zone, _ seconds: [Int64]) -> [Int] {
    seconds.map { zone.offset(at: Instant(seconds: $0)).seconds }
  }

  @Test func `the first offset holds before the first change, the last one for ever`() throws {
    let file = ZoneBytes(changes: [(100, 1), (200, 2)], offsets: [60, 3600, -7200])
    #expect(
      offsets(try file.zone(), [Int64.min / 1_000_000, 99, 100, 199, 200, 9_000_000_000]) == [
        60, 60, 3600, 3600, -7200, -7200,
      ])
  }

  @Test func `a file without changes may hold a rule alone`() throws {
    let zone = try ZoneBytes(offsets: [3600], footer: "CET-1CEST,M3.5.0,M10.5.0/3").zone()
    let berlin = try Zone(name: "Europe/Berlin", file: Judge.zoneFile("Europe/Berlin"))
    for second in stride(from: 1_000_000_000 as Int64, to: 1_800_000_000, by: 777_777) {
      let instant = Instant(seconds: second)
      #expect(zone.offset(at: instant) == berlin.offset(at: instant))
      #expect(zone.startOfDay(zone.day(of: instant)) == berlin.startOfDay(berlin.day(of: instant)))
    }
  }

  @Test func `the rule begins with the last written change`() throws {
    let zone = try ZoneBytes(
      changes: [(1_000_000_000, 1)], offsets: [7200, 3600], footer: "CET-1CEST,M3.5.0,M10.5.0/3"
    ).zone()
    // The summer of 2001 is written away, the one of 2002 is the rule's.
    #expect(offsets(zone, [999_999_999, 1_020_000_000]) == [7200, 7200])
    #expect(offsets(zone, [1_005_000_000, 1_010_000_000]) == [3600, 3600])
  }

  @Test(arguments: [0x32, 0x33, 0x34] as [UInt8]) func `versions 2 to 4 are read, leap seconds passed over`(
    version: UInt8
  ) throws {
    let file = ZoneBytes(version: version, changes: [(5, 0)], offsets: [1800], leaps: 27, footer: "ABC-0:30")
    #expect(offsets(try file.zone(), [0, 10]) == [1800, 1800])
  }

  @Test func `faults of a file are refused`() {
    let faults = [
      ZoneBytes(version: 0),
      ZoneBytes(changes: [(100, 1)], offsets: [0]),
      ZoneBytes(changes: [(200, 0), (100, 0)]),
      ZoneBytes(changes: [(100, 0), (100, 0)]),
      ZoneBytes(offsets: []),
      ZoneBytes(offsets: [93_600]),
      ZoneBytes(offsets: [-90_000]),
      ZoneBytes(footer: "nonsense"),
      ZoneBytes(footer: "CET-1CEST"),
    ]
    for fault in faults { #expect(throws: Problem.self) { try fault.zone() } }
    #expect(throws: Problem.self) { try Zone(name: "long", file: [UInt8](repeating: 0, count: 2 << 20)) }
  }

  @Test func `gaps and overlaps of any size have one rule`() throws {
    // Three hours forward at 100,000 s, then five hours back at 200,000 s.
    let zone = try ZoneBytes(changes: [(100_000, 1), (200_000, 2)], offsets: [0, 10_800, -7200]).zone()
    func second(_ local: Int64) -> Int64 {
      zone.instant(of: WallClock(Instant(seconds: local), offset: .zero)).seconds
    }
    #expect(second(99_999) == 99_999)
    #expect(second(100_000) == 100_000)
    #expect(second(110_799) == 110_799)
    #expect(second(110_800) == 100_000)
    #expect(second(192_799) == 181_999)
    #expect(second(192_800) == 182_000)
    #expect(second(210_799) == 199_999)
    #expect(second(210_800) == 218_000)
  }

  @Test func `two changes within an hour are both seen`() throws {
    let zone = try ZoneBytes(changes: [(100_000, 1), (101_000, 0)], offsets: [0, 3600]).zone()
    func second(_ local: Int64) -> Int64 {
      zone.instant(of: WallClock(Instant(seconds: local), offset: .zero)).seconds
    }
    #expect(second(99_999) == 99_999)
    #expect(second(103_600) == 100_000)
    #expect(second(104_599) == 100_999)
    #expect(second(101_000) == 101_000)
    // Skipped by the first change, never shown by the second: the offset before the gap.
    #expect(second(100_500) == 100_500)
  }
}
