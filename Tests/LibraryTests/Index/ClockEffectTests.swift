internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// What a clock that was set came to is counted file by file: what changed, and what did not and why.
  @Suite struct ClockEffectTests {
    private let watched = WatchedScratch()

    // Field report A6.
    @Test func `only what changed is counted, and the rest says why it stays`() async throws {
      let clip = WatchedScratch.video()
      watched.write("cam/a.mp4", clip + "title=a\n")
      watched.write("cam/b.mp4", clip + "title=b\n")
      watched.write("cam/said.mp4", clip + "title=said\n")
      watched.write("cam/in/c.mp4", clip + "title=c\n")
      watched.write("cam/none.jpg", "photo\n")
      watched.write("cam/2024-06-01.jpg", "photo\nexif-original=\n")
      watched.write("cam/song.mp3", "music\ntitle=song\n")
      watched.write("cam/VID-20240601-WA0001.mp4", "video\n")
      watched.write("cam/gone.mp4", clip + "title=gone\n")
      try await watched.run { (index) async throws in
        await index.settled()
        watched.remove("cam/gone.mp4")
        await index.settled()
        _ = try await index.setDate("cam/said.mp4", to: CaptureDate.Moment(text: "2020-01-02"))
        #expect(try await index.setClock(.folder("cam/in"), .shift(60)).changed == 1)
        let set = try await index.setClock(.folder("cam"), .shift(3600))
        #expect(set.changed == 2)
        #expect(set.unchanged[.person] == 1 && set.unchanged[.otherClock] == 1)
        #expect(set.unchanged.values.reduce(0, +) + set.changed == 7)
        let again = try await index.setClock(.folder("cam"), .shift(3600))
        #expect(again.changed == 0 && again.unchanged[.already] == 2)
        let far = try await index.setClock(.folder("cam"), .shift(720_000_000))
        #expect(far.changed == 0 && far.unchanged[.window] == 2)
        let undone = try await index.removeClock(.folder("cam"))
        #expect(undone.changed == 0 && undone.unchanged == [.notDatedByIt: 7])
        #expect(undone.json["files"] == 0 && undone.json["undone"] == true)
        #expect(undone.json["unchanged"]?.array?.first?["files"] == 7)
      }
    }

    @Test func `the halves of a pair count as files that changed, whichever is dated first`() async throws {
      watched.write("A.JPG", "photo\nexif-original=2024:06:05 12:00:00\nidentifier=X\n")
      watched.write("A.MOV", "video\nheader-date=2024-06-05T12:00:00Z\nidentifier=X\nmilliseconds=2000\n")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("A.JPG")?.pair?.movie == "A.MOV")
        let set = try await index.setClock(.folder(watched.media), .shift(3600))
        #expect(set.changed == 2 && set.unchanged.isEmpty)
        #expect(try await index.removeClock(.folder(watched.media)).changed == 2)
      }
    }
  }
}
