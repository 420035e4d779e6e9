internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Testing

extension WatchedFolders {
  /// What people say of their files stays with the files, and with nothing else.
  @Suite struct CorrectionTests {
    private let watched = WatchedScratch()

    private func moment(_ text: String) throws -> CaptureDate.Moment {
      try #require(CaptureDate.Moment(text: text))
    }

    private func taken(_ index: Index, _ path: String) async throws -> String? {
      try await index.row(path)?.finding.date?.moment.text
    }

    /// Contents must differ: equal ones are one file to a correction.
    private func video(_ n: Int, _ more: String = "") -> String {
      WatchedScratch.video("2024-06-0\(n)T10:00:00Z") + "title=\(n)\n" + more
    }

    @Test(arguments: [false, true])
    func `a set date stays through moves, renames and a new index, and can be taken back`(fresh: Bool)
      async throws
    {
      watched.write("a.mp4", video(1))
      watched.write("b.mp4", video(2))
      try await watched.run { (index) async throws in
        await index.settled()
        let row = try await index.setDate("a.mp4", to: try moment("2020-02-03T04:05:06+03:00"))
        #expect(row.finding.date?.moment.text == "2020-02-03T04:05:06+03:00")
        #expect(row.finding.date?.source == .setDate && row.finding.date?.confidence == .exact)
        #expect(row.finding.date?.offsetSource == .person)
        #expect(row.day == Day("2020-02-03"))
        #expect(row.finding.rejected.first?.raw == "2024-06-01T10:00:00Z")
        #expect(row.finding.rejected.first?.source == .header)
        #expect(row.finding.rejected.first?.reason == .corrected)
        #expect(try await taken(index, "b.mp4") == "2024-06-02T10:00:00Z")
        watched.folder("deep")
        watched.move("a.mp4", "deep/c.mp4")
        await index.settled()
        #expect(try await taken(index, "deep/c.mp4") == "2020-02-03T04:05:06+03:00")
        #expect(watched.prober.names.count == 2)
      }
      if fresh {
        for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
      }
      watched.move("deep/c.mp4", "d.mp4")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index, "d.mp4") == "2020-02-03T04:05:06+03:00")
        #expect(try await index.count(Selection(from: Day("2020-02-03"), to: Day("2020-02-03"))).count == 1)
        let row = try await index.setDate("d.mp4", to: nil)
        #expect(row.finding.date?.moment.text == "2024-06-01T10:00:00Z" && row.finding.rejected.isEmpty)
        await #expect(throws: Problem.self) { try await index.setDate("d.mp4", to: nil) }
      }
    }

    @Test func `a damaged file of corrections gives back what can be read of it`() async throws {
      watched.write("a.mp4", video(1))
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.setDate("a.mp4", to: try moment("2020-02-03"))
      }
      let file = open(watched.state + "/corrections.db", O_RDWR)
      let noise = [UInt8](repeating: 0xA5, count: 4096)
      #expect(pwrite(file, noise, noise.count, 0) == noise.count)
      close(file)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index, "a.mp4") == "2020-02-03")
        #expect(try await index.status().correctionDamage?.saved == 1)
      }
    }

    @Test func `another file under the name of a corrected one is not corrected`() async throws {
      watched.write("a.mp4", video(1))
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.setDate("a.mp4", to: try moment("2020-02-03"))
        watched.write("a.mp4", video(3))
        await index.settled()
        #expect(try await taken(index, "a.mp4") == "2024-06-03T10:00:00Z")
        watched.write("copy.mp4", video(1))
        await index.settled()
        #expect(try await taken(index, "copy.mp4") == "2020-02-03")
      }
    }

    @Test(arguments: [false, true])
    func `what was said of a file holds when a title or a rating is written into it`(fresh: Bool) async throws
    {
      watched.write("a.jpg", WatchedScratch.photo())
      watched.write("b.jpg", "photo\n")
      watched.write("c.mov", video(3))
      try await watched.run { (index) async throws in
        await index.settled()
        for path in ["a.jpg", "b.jpg"] { _ = try await index.setDate(path, to: try moment("2020-02-03")) }
        _ = try await index.pair("b.jpg", "c.mov")
        watched.write("a.jpg", WatchedScratch.photo() + "title=hello\n")
        watched.write("b.jpg", "photo\ntitle=hello\n")
        await index.settled()
        for path in ["a.jpg", "b.jpg"] { #expect(try await taken(index, path) == "2020-02-03") }
        #expect(try await index.row("b.jpg")?.pair?.movie == "c.mov")
        watched.write("a.jpg", WatchedScratch.photo() + "title=hello again\n")
        await index.settled()
      }
      if fresh {
        for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
      }
      try await watched.run { (index) async throws in
        await index.settled()
        for path in ["a.jpg", "b.jpg"] { #expect(try await taken(index, path) == "2020-02-03") }
        #expect(try await index.row("b.jpg")?.pair?.movie == "c.mov")
        // Another picture, by its own date.
        watched.write("a.jpg", WatchedScratch.photo("2024:06:07 10:00:00"))
        await index.settled()
        #expect(try await taken(index, "a.jpg") == "2024-06-07T10:00:00")
      }
    }

    // Field report A6.
    @Test func `a device's clock is shifted for all its files, later ones too, and set back`() async throws {
      let acme = "make=Acme\nmodel=OldCam\n"
      for n in 1...3 { watched.write("c\(n).mp4", video(n, acme)) }
      watched.write("phone.mp4", video(5))
      watched.write("VID-20240601-WA0001.mp4", "video\n" + acme)
      try await watched.run { (index) async throws in
        await index.settled()
        let set = try await index.setClock(.device("acme OLDCAM"), .shift(26 * 3600))
        #expect(set.changed == 3 && set.unchanged == [.dayAlone: 1])
        #expect(try await taken(index, "c1.mp4") == "2024-06-02T12:00:00Z")
        #expect(try await index.row("c1.mp4")?.finding.date?.raw == "device acme oldcam: +26:00")
        #expect(try await taken(index, "phone.mp4") == "2024-06-05T10:00:00Z")
        // A messenger's day is no clock of the camera.
        #expect(try await taken(index, "VID-20240601-WA0001.mp4") == "2024-06-01")
        watched.write("c4.mp4", video(4, acme))
        await index.settled()
        #expect(try await taken(index, "c4.mp4") == "2024-06-05T12:00:00Z")
      }
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index, "c4.mp4") == "2024-06-05T12:00:00Z")
        #expect(try await index.status().clocks.map(\.text) == ["device acme oldcam: +26:00"])
        _ = try await index.removeClock(.device("Acme OldCam"))
        #expect(try await taken(index, "c4.mp4") == "2024-06-04T10:00:00Z")
        await #expect(throws: Problem.self) { try await index.setClock(.device("none such"), .local) }
      }
    }

    @Test func `a folder's clock goes with the folder and with files that leave it`() async throws {
      watched.write("cam/a.mp4", video(1))
      watched.write("cam/in/b.mp4", video(2))
      watched.write("c.mp4", video(3))
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.setClock(.folder("cam/"), .shift(-3600)).changed == 2)
        #expect(try await taken(index, "cam/in/b.mp4") == "2024-06-02T09:00:00Z")
        #expect(try await taken(index, "c.mp4") == "2024-06-03T10:00:00Z")
        watched.move("cam", "trip")
        await index.settled()
        #expect(try await index.status().clocks.map(\.text) == ["folder \(watched.media)/trip: -1:00"])
        watched.write("trip/d.mp4", video(4))
        watched.move("c.mp4", "trip/c.mp4")
        watched.move("trip/a.mp4", "a.mp4")
        watched.move("trip/in", "in")
        await index.settled()
        #expect(try await taken(index, "trip/d.mp4") == "2024-06-04T09:00:00Z")
        #expect(try await taken(index, "trip/c.mp4") == "2024-06-03T09:00:00Z")
        #expect(try await taken(index, "a.mp4") == "2024-06-01T09:00:00Z")
        #expect(try await taken(index, "in/b.mp4") == "2024-06-02T09:00:00Z")
      }
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
      try await watched.run { (index) async throws in
        await index.settled()
        for (path, date) in [("trip/d.mp4", 4), ("trip/c.mp4", 3), ("a.mp4", 1), ("in/b.mp4", 2)] {
          #expect(try await taken(index, path) == "2024-06-0\(date)T09:00:00Z", "\(path)")
        }
        _ = try await index.removeClock(.folder("trip"))
        for (path, date) in [("trip/d.mp4", 4), ("trip/c.mp4", 3), ("a.mp4", 1), ("in/b.mp4", 2)] {
          #expect(try await taken(index, path) == "2024-06-0\(date)T10:00:00Z", "\(path)")
        }
      }
    }

    @Test func `a clock set right moves the offset where satellites told the instant`() async throws {
      let gps = "photo\nexif-original=2024:06:01 03:30:00\nexif-gps-date=2024:06:01\nexif-gps-time=01:30:00\n"
      watched.write("a.jpg", gps)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index, "a.jpg") == "2024-06-01T03:30:00+02:00")
        _ = try await index.setClock(.folder(watched.media), .shift(3600))
        #expect(try await taken(index, "a.jpg") == "2024-06-01T04:30:00+03:00")
        _ = try await index.setClock(.folder(watched.media), .shift(60))
        #expect(try await taken(index, "a.jpg") == "2024-06-01T03:31:00+02:00")
      }
    }

    // Field report A2.
    @Test func `a header that holds the local time is no instant`() async throws {
      let file = try Descriptor.open("/usr/share/zoneinfo/Asia/Shanghai", flags: O_RDONLY).readAll(
        limit: 65_536)
      let home = try Zone(name: "Asia/Shanghai", file: file)
      watched.write("camera/Z30_5236.MOV", "video\nheader-date=2024-09-28T12:54:53Z\n")
      watched.write("phone/VID_20240928_125453.mp4", "video\nheader-date=2024-09-28T04:54:53Z\n")
      try await watched.run(home: home) { (index) async throws in
        await index.settled()
        _ = try await index.setClock(.folder("camera"), .local)
        let rows = try await index.list(Selection(), limit: 10).rows
        #expect(rows.map { $0.order.seconds } == [1_727_499_293, 1_727_499_293])
        #expect(Set(rows.map(\.day)) == [Day("2024-09-28")])
      }
    }

    @Test func `a person's pair is one item until it is taken apart`() async throws {
      watched.write("still.jpg", WatchedScratch.photo())
      watched.write("clip.mov", video(5))
      try await watched.run { (index) async throws in
        await index.settled()
        let row = try await index.pair("clip.mov", "still.jpg")
        #expect(row.kind == .live && row.pair?.movie == "clip.mov" && row.pair?.basis == "person")
        #expect(try await index.count(Selection()).count == 1)
      }
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
      watched.move("clip.mov", "other.mov")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("still.jpg")?.pair?.movie == "other.mov")
        let row = try await index.unpair("other.mov")
        #expect(row.kind == .video && row.pair == nil)
        #expect(try await index.count(Selection()).count == 2)
        await #expect(throws: Problem.self) { try await index.unpair("other.mov") }
        await #expect(throws: Problem.self) { try await index.pair("other.mov", "other.mov") }
      }
    }

    @Test func `a second pair leaves the first one's other half an item of its own`() async throws {
      watched.write("a.jpg", WatchedScratch.photo())
      watched.write("one.mov", video(5))
      watched.write("two.mov", video(6))
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.pair("a.jpg", "one.mov")
        let row = try await index.pair("a.jpg", "two.mov")
        #expect(row.pair?.movie == "two.mov")
        let counted = try await index.count(Selection())
        #expect(counted.count == 2 && counted.live == 1 && counted.videos == 1)
        #expect(try await index.row("one.mov")?.pair == nil)
      }
    }

    @Test func `a set date holds for copies that were there before, as in an index made anew`() async throws {
      watched.write("a.mp4", video(1))
      watched.write("b.mp4", video(1))
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.setDate("a.mp4", to: try moment("2000-01-02"))
        #expect(try await taken(index, "b.mp4") == "2000-01-02")
      }
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index, "a.mp4") == "2000-01-02")
        #expect(try await taken(index, "b.mp4") == "2000-01-02")
      }
    }

    @Test func `dates of corrections that are lost are concluded again`() async throws {
      watched.write("a.mp4", video(1))
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.setDate("a.mp4", to: try moment("2000-01-02"))
      }
      for name in ["corrections.db", "corrections.db-wal", "corrections.db-shm"] {
        unlink("\(watched.state)/\(name)")
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index, "a.mp4") == "2024-06-01T10:00:00Z")
      }
    }

    @Test(arguments: [false, true])
    func `pairs that were made or parted by people are concluded again when that is lost`(
      isPair: Bool
    ) async throws {
      let movie = "video\nquicktime-creationdate=2024-06-05T12:00:00+0200\nmilliseconds=2000\n"
      watched.write("A.JPG", "photo\nexif-original=2024:06:05 12:00:00\nexif-original-offset=+02:00\n")
      watched.write(isPair ? "other.MOV" : "A.MOV", movie)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect((try await index.row("A.JPG")?.pair == nil) == isPair)
        _ = isPair ? try await index.pair("A.JPG", "other.MOV") : try await index.unpair("A.JPG")
        #expect((try await index.row("A.JPG")?.pair == nil) == !isPair)
      }
      for name in ["corrections.db", "corrections.db-wal", "corrections.db-shm"] {
        unlink("\(watched.state)/\(name)")
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect((try await index.row("A.JPG")?.pair == nil) == isPair)
        #expect(try await index.count(Selection()).count == (isPair ? 2 : 1))
      }
    }

    @Test func `a clock that leads into the future changes no date and says so`() async throws {
      watched.write("a.mp4", video(1))
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.setClock(.folder(watched.media), .shift(720_000_000))
        let row = try #require(try await index.row("a.mp4"))
        #expect(row.finding.date?.moment.text == "2024-06-01T10:00:00Z")
        #expect(
          row.finding.rejected.first?.source == .setClock && row.finding.rejected.first?.reason == .window)
      }
    }

    @Test(arguments: [
      ("+1:00", 3600), ("-0:30", -1800), ("+26:00", 93_600), ("-100:00:12", -360_012), ("+0:00:01", 1),
    ])
    func `a shift is read and written`(text: String, seconds: Int64) {
      #expect(ClockSetting.shift(text) == seconds)
      #expect(ClockSetting.shiftText(seconds) == text)
    }

    @Test(arguments: [
      "1:00", "+1", "+1:60", "+0:00", "+:30", "+1:0", "+1:00:00:00", "+99999999:00", "+1:-1", "",
    ])
    func `what is no shift is refused`(text: String) {
      #expect(ClockSetting.shift(text) == nil)
    }
  }
}
