import Testing

@testable import Plans

@Suite struct ZoneFileTests {
  @Test func `bytes that are no zone file are refused with the field`() throws {
    let berlin = Judge.zoneFile("Europe/Berlin")
    var versionOne = berlin
    versionOne[4] = 0
    for bytes in [
      [], Array("TZif".utf8), Array("not a zone".utf8), versionOne, Array(repeating: 0xFF, count: 4096),
    ] {
      let problem = #expect(throws: Problem.self) { try Zone(name: "Nowhere/Town", file: bytes) }
      #expect(problem?.code == .badValue)
      #expect(problem?.field == "home_zone")
      #expect(problem?.reason.contains("Nowhere/Town") == true)
    }
  }

  @Test(arguments: ["Europe/Berlin", "Africa/Casablanca"])
  func `a zone file cut anywhere is refused`(name: String) {
    let file = Judge.zoneFile(name)
    for length in 0..<file.count {
      #expect(throws: Problem.self) { try Zone(name: "cut", file: Array(file[..<length])) }
    }
  }

  @Test func `a zone file with any byte changed is refused or answers without harm`() {
    let file = Judge.zoneFile("America/New_York")
    for index in file.indices {
      var bytes = file
      bytes[index] = ~bytes[index]
      guard let zone = try? Zone(name: "changed", file: bytes) else { continue }
      for microseconds in [
        Int64.min, -1_000_000_000_000_000, 0, 1_700_000_000_000_000, 4_000_000_000_000_000, .max,
      ] {
        let instant = Instant(microseconds: microseconds)
        _ = zone.instant(of: zone.clock(at: instant))
        _ = zone.startOfDay(zone.day(of: instant))
      }
    }
  }

  @Test(arguments: [
    "EST5EDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "UTC0",
    "IST-1GMT0,M10.5.0,M3.5.0/1", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "XXX3EDT4,0/0,J365/23",
    "EET-2EEST,M4.4.5/50,M10.4.4/50", "ABC+4:30:15",
  ])
  func `closing rules of the zone database are read`(text: String) {
    #expect(ZoneRule(text) != nil)
  }

  @Test(arguments: [
    "", "5", "CE-1", "CET", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J365", "CET-1CEST,366,J365", "CET-1CEST,M3.5.0/168,M10.5.0",
    "CET-25", "<CET-1", "CET-1 ", "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1:60", "CET-1CEST;M3.5.0,M10.5.0",
  ])
  func `a closing rule with a fault is refused`(text: String) {
    #expect(ZoneRule(text) == nil)
  }

  @Test(arguments: [
    // Day 60 is 1 March when 29 February is not counted, and 29 February or 1 March when it is.
    ("AAA0BBB,J60/0,J300/0", "2024-02-29T23:59:59", 0),
    ("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00", 3600),
    ("AAA0BBB,J60/0,J300/0", "2023-03-01T00:00:00", 3600),
    ("AAA0BBB,59/0,300/0", "2024-02-29T00:00:00", 3600),
    ("AAA0BBB,59/0,300/0", "2023-02-28T23:59:59", 0),
    ("AAA0BBB,59/0,300/0", "2023-03-01T00:00:00", 3600),
    // Summer all year, written as an end that is the next start.
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T04:00:00", -14_400),
    ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59", -14_400),
    // Southern summer goes over the new year.
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-01-15T00:00:00", 46_800),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-07-15T00:00:00", 43_200),
  ])
  func `a closing rule decides by its days`(text: String, clock: String, seconds: Int) throws {
    let rule = try #require(ZoneRule(text))
    let instant = try #require(ISOText("\(clock)Z")?.instant)
    #expect(rule.offset(at: instant.seconds).seconds == seconds)
  }
}
