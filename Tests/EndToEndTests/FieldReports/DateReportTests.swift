internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// Field reports, group A: capture dates and time zones.
  @Suite struct DateReportTests {
    @Test(.timeLimit(.minutes(2)), arguments: ["Etc/UTC", "Asia/Tokyo", "America/Vancouver"])
    func `A1: a photo's time without an offset is of its day in every zone`(zone: String) async throws {
      let house = Household(homeZone: zone)
      try await house.make("still evening.jpg gray; shot evening.jpg '2024:05:03 23:30:00'")
      try await house.start(environment: ["TZ": zone])
      try await house.settle()
      let day = "2024-05-03"
      #expect(try await house.answer("count", "--source", "photos", "--from", day, "--to", day)["count"] == 1)
      #expect(try await house.taken("evening.jpg") == "2024-05-03T23:30:00")
    }

    @Test(.timeLimit(.minutes(2)))
    func `A2: a camera of local time is put right by its folder, and beaten by an offset inside`()
      async throws
    {
      let house = Household(homeZone: "Asia/Shanghai")
      try await house.make(
        """
        mkdir -p camera phone
        clip camera/Z30_5236.MOV 1 gray -metadata creation_time=2024-09-28T12:54:53Z
        clip phone/VID_20240928_125453.mp4 1 gray -metadata creation_time=2024-09-28T04:54:53Z
        clip keyed.mov 1 blue -metadata creation_time=2024-09-28T12:54:53Z -movflags use_metadata_tags \
          -metadata com.apple.quicktime.creationdate=2024-09-28T12:54:53+0800
        """)
      try await house.start()
      try await house.settle()
      // (a) The offset inside beats the header.
      let keyed = try await house.answer("show", "keyed.mov")
      #expect(keyed["taken"] == "2024-09-28T12:54:53+08:00" && keyed["confidence"] == "exact")
      // (b) The setting moves the camera's clips, and only those.
      let set = try await house.answer("set-clock", "--folder", "camera", "--local")
      #expect(set["files"] == 1)
      #expect(try await house.taken("phone/VID_20240928_125453.mp4") == "2024-09-28T12:54:53+08:00")
      let rows = try await house.rows("--from", "2024-09-28", "--to", "2024-09-28")
      #expect(rows.count == 3)
      #expect(rows.allSatisfy { $0["taken"]?.string?.hasPrefix("2024-09-28T12:54:53") == true }, "\(rows)")
      // (c) Where a date comes from is told.
      let camera = try await house.text(["show", "camera/Z30_5236.MOV"])
      #expect(camera.contains("set-clock") && camera.contains("header is local time"), "\(camera)")
      let phone = try await house.text(["show", "phone/VID_20240928_125453.mp4"])
      #expect(phone.contains("header, exact") && phone.contains("name-vs-utc"), "\(phone)")
      #expect(try await house.text(["show", "keyed.mov"]).contains("quicktime-creationdate, exact"))
    }

    @Test(.timeLimit(.minutes(3)))
    func `A3: a file's time is the last resort, counts for no day, and the scan's time for none`()
      async throws
    {
      let house = Household(homeZone: "Etc/UTC")
      try await house.make(
        """
        still old.jpg gray; exiftool -q -overwrite_original -all= old.jpg; cp old.jpg fresh_copy.jpg
        touch -d '2019-01-25 19:56:50 UTC' old.jpg
        """)
      try await house.start()
      try await house.settle()
      let today = WallClock(Instant(microseconds: WallTime.now), offset: .zero).day.description
      let now = try await house.answer("count", "--source", "photos", "--from", today, "--to", today)
      #expect(now["count"] == 0 && now["uncertain"] == 1)
      let then = try await house.answer("count", "--from", "2019-01-01", "--to", "2019-12-31")
      #expect(then["count"] == 0 && then["uncertain"] == 1)
      let old = try await house.answer("show", "old.jpg")
      #expect(old["taken"] == "2019-01-25T19:56:50Z" && old["confidence"] == "file")

      let asked = try await house.text(["ask", "how many photos did I take today?"])
      #expect(asked.contains("0 photos") && asked.contains("1 more has no certain date"), "\(asked)")
      let empty = try await house.reel("ask", "a film of today")
      #expect(empty.json["error"]?["code"] == "no-footage")
      #expect(empty.json["error"]?["reason"]?.string?.contains("1 file has no certain date") == true)
      #expect(empty.json["error"]?["uncertain"] == 1)
      #expect(empty.errors.contains("1 more has no certain date"), "\(empty.errors)")
      try await house.make(
        "clip new.mp4 3 red -metadata creation_time=\(today)T00:00:01Z -metadata:s:v handler_name=x")
      try await house.settle()
      let film = try await house.answer("ask", "a film of 2 seconds of today", "--wait")
      let notes = film["notes"]?.array?.compactMap(\.string) ?? []
      #expect(notes.contains { $0.contains("1 ") && $0.contains("date") }, "\(notes)")
      let shots = try await house.shots(of: try #require(film["film"]))
      #expect(Set(shots.compactMap { $0["source"]?.string }) == ["new.mp4"])
      // Asked for by its name, it is taken.
      let named = try await house.film([
        "version": 1, "task": "montage", "source": "all", "milliseconds": 1000, "from": .string(today),
        "to": .string(today), "only": ["fresh_copy.jpg"],
      ])
      #expect(try await house.shots(of: named).compactMap { $0["source"]?.string } == ["fresh_copy.jpg"])
    }

    @Test(.timeLimit(.minutes(2)))
    func `A4: a name gives the day where nothing better is inside, a counter does not`() async throws {
      let house = Household()
      try await house.make(
        """
        for n in IMG-20201018-WA0007.jpg 'WhatsApp Image 2026-08-31 at 15.41.14.jpeg' PXL_20240101_012612027.jpg \
          Screenshot_20230704-081500.jpg DSC_20201345.jpg
        do still "$n" gray; exiftool -q -overwrite_original -all= "$n"; touch -d '2022-03-05 UTC' "$n"; done
        clip VID-20201018-WA0001.mp4 1 gray; touch -d '2022-03-05 UTC' VID*
        """)
      try await house.start()
      try await house.settle()
      let expected: [(path: String, taken: String, confidence: String)] = [
        ("IMG-20201018-WA0007.jpg", "2020-10-18", "day"),
        ("WhatsApp Image 2026-08-31 at 15.41.14.jpeg", "2026-08-31T15:41:14", "wall"),
        ("PXL_20240101_012612027.jpg", "2024-01-01T01:26:12.027Z", "instant"),
        ("Screenshot_20230704-081500.jpg", "2023-07-04T08:15:00", "wall"),
        ("DSC_20201345.jpg", "2022-03-05T00:00:00Z", "file"),
        ("VID-20201018-WA0001.mp4", "2020-10-18", "day"),
      ]
      for (path, taken, confidence) in expected {
        let row = try await house.answer("show", path)
        #expect(row["taken"]?.string == taken && row["confidence"]?.string == confidence, "\(row)")
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `A5: the day is the place's, the order the instants', and an edit's offset changes nothing`()
      async throws
    {
      let house = Household(homeZone: "Europe/Berlin")
      try await house.make(
        """
        still tokyo.jpg red; shot tokyo.jpg "2024:01:01 10:26:12" +09:00
        still berlin.jpg blue; shot berlin.jpg "2024:01:01 02:00:00" +01:00
        still edited.jpg green; shot edited.jpg "2024:07:01 00:30:00" +02:00
        exiftool -q -overwrite_original -ModifyDate="2024:12:01 12:00:00" -OffsetTime=+01:00 edited.jpg
        """)
      try await house.start()
      try await house.settle()
      #expect(
        try await house.paths("--from", "2024-01-01", "--to", "2024-01-01") == ["berlin.jpg", "tokyo.jpg"])
      #expect(try await house.taken("edited.jpg") == "2024-07-01T00:30:00+02:00")
      #expect(try await house.paths("--from", "2024-07-01", "--to", "2024-07-01") == ["edited.jpg"])
    }

    @Test(.timeLimit(.minutes(2)))
    func `A6: one setting puts a camera's wrong clock right, touches no file, and can be taken back`()
      async throws
    {
      let house = Household(homeZone: "Etc/UTC")
      try await house.make(
        """
        for i in 1 2 3; do still cam$i.jpg gray; shot cam$i.jpg "2024:05:0$i 08:00:00"
        exiftool -q -overwrite_original -Make=Acme -Model=OldCam cam$i.jpg; done
        still other.jpg gray; shot other.jpg "2024:05:01 08:00:00"
        sha256sum cam*.jpg > ../before.sha256
        """)
      try await house.start()
      try await house.settle()
      let set = try await house.answer("set-clock", "--device", "Acme OldCam", "--shift", "+26:00")
      #expect(set["files"] == 3)
      func taken() async throws -> [String] {
        var taken: [String] = []
        for path in ["cam1.jpg", "cam2.jpg", "cam3.jpg", "other.jpg"] {
          taken.append(try await house.taken(path) ?? "")
        }
        return taken
      }
      let shifted = [
        "2024-05-02T10:00:00", "2024-05-03T10:00:00", "2024-05-04T10:00:00", "2024-05-01T08:00:00",
      ]
      #expect(try await taken() == shifted)
      #expect(try await house.paths("--from", "2024-05-04", "--to", "2024-05-04") == ["cam3.jpg"])
      // A new index of the same files knows it.
      #expect(await house.end(SIGTERM) == 0)
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(house.state)/\(name)") }
      try await house.start()
      try await house.settle()
      #expect(try await taken() == shifted)
      _ = try await house.answer("set-clock", "--device", "Acme OldCam", "--undo")
      #expect(try await taken().first == "2024-05-01T08:00:00")
      try await house.make("sha256sum --quiet -c ../before.sha256")
    }

    @Test(.timeLimit(.minutes(2)))
    func `A7: an old print has its year, and a year that cannot be breaks nothing`() async throws {
      let house = Household()
      try await house.make(
        """
        still print.jpg gray; shot print.jpg "1931:07:04 12:00:00"
        still odd.jpg gray; exiftool -q -overwrite_original -XMP-photoshop:DateCreated="9999:01:01 00:00:00" odd.jpg
        still far.jpg gray; exiftool -q -overwrite_original -XMP-photoshop:DateCreated="12024:01:01 00:00:00" far.jpg
        still first.jpg gray; shot first.jpg "1826:06:01 12:00:00"
        still before.jpg gray; shot before.jpg "1825:12:31 12:00:00"
        touch -d '2022-03-05 UTC' odd.jpg far.jpg before.jpg
        """)
      try await house.start()
      try await house.settle()
      #expect(try await house.answer("count", "--from", "1931-01-01", "--to", "1931-12-31")["photos"] == 1)
      #expect(try await house.taken("first.jpg") == "1826-06-01T12:00:00")
      for name in ["odd.jpg", "far.jpg", "before.jpg"] {
        let row = try await house.answer("show", name)
        #expect(row["taken"] == "2022-03-05T00:00:00Z" && row["confidence"] == "file", "\(row)")
      }
      let refused = try await house.answer("show", "odd.jpg")["date"]?["rejected"]?.array?.first
      #expect(refused?["reason"] == "window" && refused?["source"] == "xmp")
      #expect(try await house.answer("count")["photos"] == 5)
      #expect(try await house.paths().count == 5)
    }
  }
}
