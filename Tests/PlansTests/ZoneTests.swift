import Testing

@testable import Plans

@Suite struct ZoneTests {
  static func zone(_ name: String) throws -> Zone { try Zone(name: name, file: Judge.zoneFile(name)) }

  static let names = [
    "Africa/Casablanca", "Africa/Monrovia", "America/Havana", "America/New_York", "America/Nuuk",
    "America/Sao_Paulo", "America/St_Johns", "Antarctica/Troll", "Asia/Beirut", "Asia/Gaza", "Asia/Kathmandu",
    "Asia/Tokyo", "Australia/Lord_Howe", "Etc/GMT+5", "Europe/Berlin", "Europe/Dublin", "Europe/London",
    "Europe/Moscow", "Pacific/Apia", "Pacific/Chatham", "UTC",
  ]

  /// What Python says of every zone, computed in one process; keyed by the zone's name.
  /// - Parameter rows: the definition of a generator `rows(zone)`, whose rows have three columns.
  private static func judged(_ rows: String) -> [Substring: [[Substring]]] {
    let lines = Judge.python(
      """
      import random, datetime, zoneinfo
      \(rows)
      for name in "\(names.joined(separator: " "))".split():
        random.seed(name)
        for row in rows(zoneinfo.ZoneInfo(name)): print(name, *row)
      """)
    let parts = lines.map { $0.split(separator: " ") }
    return Dictionary(grouping: parts.filter { $0.count == 4 }, by: { $0[0] })
  }

  private static let offsets = judged(
    """
    def rows(zone):
      for _ in range(400):
        second = random.randrange(-2208988800, 4102444800)
        local = datetime.datetime.fromtimestamp(second, zone)
        yield second, int(local.utcoffset().total_seconds()), local.strftime("%Y-%m-%dT%H:%M:%S")
    """)

  /// Random minutes of days near changes of offset, where gaps and overlaps lie, and of others.
  private static let clocks = judged(
    """
    def rows(zone):
      offset = lambda day: datetime.datetime.fromtimestamp(day * 86400, zone).utcoffset()
      days = [random.randrange(0, 47000) for _ in range(200)]
      days += [day for day in range(10000, 25000) if offset(day) != offset(day + 1)]
      for day in days:
        start = datetime.datetime(1970, 1, 1) + datetime.timedelta(days=day)
        for minute in random.sample(range(-720, 2160), 6):
          local = start + datetime.timedelta(minutes=minute)
          yield local.strftime("%Y-%m-%dT%H:%M:%S"), int(local.replace(tzinfo=zone).timestamp()), "."
    """)

  @Test(arguments: names) func `offsets are Python's at random instants from 1900 to 2100`(name: String)
    throws
  {
    let zone = try Self.zone(name)
    let rows = Self.offsets[name[...]] ?? []
    #expect(rows.count == 400)
    for row in rows {
      let instant = Instant(seconds: try #require(Int64(row[1])))
      let offset = zone.offset(at: instant).seconds
      if offset != Int(row[2]) || "\(zone.clock(at: instant))" != row[3] { Issue.record("\(row): \(offset)") }
    }
  }

  @Test(arguments: names) func `clocks mean Python's instants, skipped and repeated ones too`(name: String)
    throws
  {
    let zone = try Self.zone(name)
    let rows = Self.clocks[name[...]] ?? []
    #expect(rows.count >= 1200)
    for row in rows {
      let clock = try #require(ISOText(String(row[1]))?.clock)
      let second = zone.instant(of: clock).seconds
      if second != Int64(row[2]) { Issue.record("\(row): \(second)") }
    }
  }

  @Test func `every zone of the database is read and agrees with Python`() throws {
    let lines = Judge.python(
      """
      import random, datetime, zoneinfo
      random.seed(1)
      for name in sorted(zoneinfo.available_timezones()):
        zone = zoneinfo.ZoneInfo(name)
        for _ in range(10):
          second = random.randrange(-1500000000, 4102444800)
          local = datetime.datetime.fromtimestamp(second, zone)
          print(name, second, int(local.utcoffset().total_seconds()))
      """)
    #expect(lines.count > 4000)
    var zone = Zone.utc
    for line in lines {
      let parts = line.split(separator: " ")
      if zone.name != parts[0] { zone = try Self.zone(String(parts[0])) }
      let offset = zone.offset(at: Instant(seconds: try #require(Int64(parts[1])))).seconds
      if offset != Int(parts[2]) { Issue.record("\(line): \(offset)") }
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29", 23.0),
    ("Europe/Berlin", "2026-10-25", 25),
    ("Europe/Berlin", "2026-08-20", 24),
    ("Europe/Berlin", "2099-03-29", 23),
    ("America/New_York", "2026-03-08", 23),
    ("America/New_York", "2026-11-01", 25),
    ("America/New_York", "2060-11-07", 25),
    ("Pacific/Apia", "2011-12-29", 24),
    ("Pacific/Apia", "2011-12-30", 0),
    ("Pacific/Apia", "2011-12-31", 24),
    ("Africa/Casablanca", "2026-02-15", 25),
    ("Africa/Casablanca", "2026-03-22", 23),
    ("Australia/Lord_Howe", "2026-04-05", 24.5),
    ("Australia/Lord_Howe", "2026-10-04", 23.5),
    ("America/Sao_Paulo", "2018-11-04", 23),
    ("America/Sao_Paulo", "2018-02-17", 25),
    ("America/Havana", "2026-03-08", 23),
    ("America/Havana", "2026-11-01", 25),
    ("Antarctica/Troll", "2026-03-29", 22),
    ("Asia/Tokyo", "2026-03-29", 24),
    ("UTC", "2026-03-29", 24),
  ])
  func `a day lasts as long as its clocks say`(name: String, text: String, hours: Double) throws {
    let zone = try Self.zone(name)
    let day = try #require(Day(text))
    let length = zone.startOfDay(day.adding(1)).seconds - zone.startOfDay(day).seconds
    #expect(Double(length) / 3600 == hours)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-08-20", "2026-08-19T22:00:00Z"),
    ("Europe/Moscow", "2026-08-20", "2026-08-19T21:00:00Z"),
    // Midnight is skipped: the day starts at one o'clock.
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
    ("Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00Z"),
    // Midnight comes twice: the first one counts.
    ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z"),
    // The day left out starts where the next one does.
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
  ])
  func `a day starts where its zone says`(name: String, text: String, start: String) throws {
    let zone = try Self.zone(name)
    #expect(zone.startOfDay(try #require(Day(text))).text(offset: nil) == start)
  }

  @Test(arguments: names.filter { $0 != "America/St_Johns" })
  func `every day from 1990 to 2040 starts with its first instant`(name: String) throws {
    let zone = try Self.zone(name)
    let first = try #require(Day("1990-01-01"))
    for number in 0..<(51 * 365) {
      let day = first.adding(number)
      let start = zone.startOfDay(day)
      #expect(zone.day(of: Instant(microseconds: start.microseconds - 1)) < day)
      // Only a day that its zone left out does not hold its own start.
      if zone.day(of: start) != day { #expect(name == "Pacific/Apia" && "\(day)" == "2011-12-30") }
    }
  }

  @Test func `a time in a gap is read with the offset before, a repeated one is its first passing`() throws {
    let berlin = try Self.zone("Europe/Berlin")
    func text(_ clock: String) throws -> String {
      let instant = berlin.instant(of: try #require(ISOText(clock)?.clock))
      return instant.text(offset: berlin.offset(at: instant))
    }
    #expect(try text("2026-03-29T02:30:00") == "2026-03-29T03:30:00+02:00")
    #expect(try text("2026-03-29T01:59:59.999999") == "2026-03-29T01:59:59.999999+01:00")
    #expect(try text("2026-03-29T03:00:00") == "2026-03-29T03:00:00+02:00")
    #expect(try text("2026-10-25T02:30:00") == "2026-10-25T02:30:00+02:00")
    #expect(try text("2026-10-25T03:00:00") == "2026-10-25T03:00:00+01:00")
  }

  @Test func `fixed zones and UTC hold one offset for ever`() {
    #expect(Zone.fixed(minutes: -570).offset(at: Instant(seconds: 0)).seconds == -34_200)
    #expect(Zone.fixed(minutes: 120).name == "+02:00")
    #expect(Zone.utc.day(of: Instant(microseconds: -1)) == Day(year: 1969, month: 12, day: 31))
  }

  @Test(arguments: [.min, .min + 1, -62_135_596_800_000_000, 253_402_300_800_000_000, .max] as [Int64])
  func `an instant outside the calendar lies on its first or last day`(microseconds: Int64) throws {
    for name in ["Europe/Berlin", "America/New_York", "UTC"] {
      let day = try Self.zone(name).day(of: Instant(microseconds: microseconds))
      #expect(day.year == (microseconds < 0 ? 1 : 9999))
    }
  }

  @Test func `the first and last days of the calendar have starts`() throws {
    let zone = try Self.zone("America/New_York")
    for text in ["0001-01-01", "9999-12-31"] {
      let day = try #require(Day(text))
      #expect(zone.day(of: zone.startOfDay(day)) == day)
    }
  }
}
