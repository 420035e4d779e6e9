import Linux
import Plans
import Testing

@testable import reel

/// The texts people read, from documents as the daemon sends them.
struct ReportTests {
  @Test func `a count names its kinds and what it leaves out`() {
    let json: JSON = [
      "count": 12, "videos": 7, "photos": 4, "live": 1, "uncertain": 2, "refused": 1, "from": "2026-08-20",
      "to": "2026-08-20",
    ]
    #expect(
      CountReport(json).lines == [
        "12: 7 videos, 4 photos, 1 live photo", "of 2026-08-20", "2 more have no certain date",
        "1 file could not be read; `reel list --state refused` names the reasons",
      ])
    #expect(CountReport(["count": 0, "videos": 0, "from": .null, "to": .null]).lines == ["0"])
  }

  @Test func `a list has one row a file`() {
    #expect(
      ListReport(["items": [Documents.row], "next": "c"]).lines == [
        "id  taken                kind   length  size       path",
        "17  2026-08-20 18:04:11  video    0:10  1920x1080  2026/IMG_0412.MOV", "more: --cursor c",
      ])
    let refused: JSON = [
      "id": 4, "path": "x.mp4", "kind": "video", "state": "refused", "reason": "not media",
    ]
    #expect(
      ListReport(["items": [refused], "next": .null]).lines == [
        "id  taken  kind   length  size  path   reason", " 4         video                x.mp4  not media",
      ])
    #expect(ListReport(["items": []]).lines == ["nothing"])
  }

  @Test func `a file is shown with the origin of its date`() {
    #expect(
      RowReport(Documents.row).lines == [
        "path       2026/IMG_0412.MOV", "id         17", "kind       video", "state      ready",
        "taken      2026-08-20T18:04:11.250+02:00", "day        2026-08-20",
        "date from  quicktime-creationdate, exact", "length     0:10",
        "picture    1920x1080, hevc, 29.97 fps, turned by 90, hlg", "sound      aac, 2 channels, 48000 Hz",
        "make       Apple", "model      iPhone 15 Pro",
      ])
  }

  @Test func `a file is shown with what belongs to it`() {
    func ends(_ more: [JSON.Member]) -> [String] {
      RowReport(.object([.init("path", "a/b.jpg"), .init("state", "ready")] + more)).lines.dropFirst(2).map {
        String($0)
      }
    }
    let motion: JSON = ["from": 1000, "bytes": 250, "damage": .null]
    let inside: JSON = ["still": "a/b.jpg", "movie": "a/b.jpg", "basis": "embedded"]
    #expect(
      ends([.init("pair", inside), .init("motion", motion)]) == [
        "pair    a/b.jpg with the video inside it", "motion  250 bytes of video from byte 1000",
      ])
    let broken: JSON = ["from": 1000, "bytes": 250, "damage": "cut short"]
    #expect(
      ends([.init("motion", broken)]) == [
        "motion  250 bytes of video from byte 1000, which cannot be played: cut short"
      ])
    let pair: JSON = ["still": "a/b.jpg", "movie": "a/b.mov", "basis": "name+time"]
    #expect(
      ends([.init("pair", pair), .init("sidecars", ["b.jpg.xmp", "b.AAE"])]) == [
        "pair      a/b.jpg and a/b.mov, by name and time", "sidecars  b.jpg.xmp, b.AAE",
      ])
    let take: JSON = ["first": "a/GX010042.MP4", "part": 2, "parts": 3, "milliseconds": 180_000]
    #expect(
      ends([.init("take", take)]) == ["take   chapter 2 of 3, 3:00 in all, listed as a/GX010042.MP4"])
  }

  @Test func `a name cannot act on the terminal in any report`() throws {
    let evil: JSON = .string("\u{1b}[2J\u{202e}\n")
    let film: JSON = ["id": 1, "path": evil, "state": "gone", "made": evil]
    let job: JSON = [
      "id": 1, "state": evil, "step": evil, "name": evil, "error": ["reason": evil], "submitted": evil,
    ]
    let row: JSON = ["path": evil, "reason": evil, "codec": evil, "state": evil, "kind": evil, "taken": evil]
    let plan: JSON = ["task": evil, "name": evil, "music": ["title": evil], "from": evil, "notes": [evil]]
    let shot: JSON = ["source": evil, "reason": evil]
    let reports: [any Report] = [
      FilmsReport(["films": [film], "next": "c"]), JobsReport(["jobs": [job]]), JobReport(["job": job]),
      ListReport(["items": [row]]), RowReport(row), PlanReport(plan),
      FinishedReport(["film": film, "notes": [evil]]), AcceptedReport(["plan": plan, "job": job]),
      RunReport(["job": job, "plan": plan, "film": film, "notes": [evil]]),
      TimelineReport(["fps": evil, "shots": [shot], "music": ["source": evil]]),
      StatusReport([
        "folders": [["path": evil, "state": evil]], "films": evil, "notes": [evil], "zone": evil,
      ]),
    ]
    for report in reports {
      let file = try Descriptor.openFolder("/tmp").openUnnamed()
      Screen(isJSON: false, output: file, errors: file).text(report.lines)
      let text = String(decoding: try file.readAt(0, count: 10_000), as: UTF8.self)
      #expect(!text.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" }, "\(text)")
      #expect(text.split(separator: "\n").count == report.lines.count, "\(text)")
    }
  }

  @Test func `a plan shows where each field came from`() {
    #expect(
      PlanReport(Documents.plan).lines == [
        "plan:", "  task    montage", "  source  videos", "  days    2026-08-20",
        "  length  1:00        default",
        "  music   none", "  frame   auto        default", "note: to was cut to today",
      ])
    #expect(PlanReport(.null).lines == [])
  }

  @Test(arguments: [
    (JSON.null, JSON.null, "all"), ("2026-01-01", .null, "from 2026-01-01"),
    (.null, "2026-01-02", "up to 2026-01-02"),
    ("2026-01-01", "2026-01-02", "2026-01-01 to 2026-01-02"),
  ])
  func `days of a plan are said as they are meant`(from: JSON, to: JSON, days: String) {
    #expect(PlanReport(["task": "montage", "from": from, "to": to]).lines.contains("  days   \(days)"))
  }

  @Test func `a job says how far it is, or what stopped it`() {
    #expect(
      JobReport(Documents.job("rendering", fraction: 0.42)).lines == [
        "job 7 is rendering, 42 %, segment 9 of 20"
      ])
    #expect(JobReport(["job": Documents.job("queued")]).lines == ["job 7 is queued"])
    #expect(
      JobReport(Documents.job("blocked", error: ["reason": "the disk is full"])).lines
        == ["job 7 is blocked: the disk is full"])
    #expect(
      JobsReport(["jobs": [Documents.job("rendering", fraction: 0.42)], "next": .null]).lines == [
        "id  state      done  submitted            name",
        " 7  rendering  42 %  2026-08-21 14:30:00  y.mp4  segment 9 of 20",
      ])
    #expect(JobsReport(["jobs": []]).lines == ["no jobs"])
  }

  @Test func `films are listed, gone ones as gone`() {
    var gone = Documents.film.members ?? []
    gone.removeAll { $0.key == "state" }
    gone.append(.init("state", "gone"))
    #expect(
      FilmsReport(["films": [Documents.film, .object(gone)], "next": .null]).lines == [
        "id  made                 length  size       path",
        " 3  2026-08-21 14:30:09    1:00  1920x1080  /films/2026-08-20.mp4",
        " 3  2026-08-21 14:30:09    1:00  1920x1080  /films/2026-08-20.mp4 (gone)",
      ])
  }

  @Test func `a timeline shows each shot's place and why it was chosen`() {
    let json: JSON = [
      "film": 3, "fps": "30/1", "frames": 1800,
      "shots": [
        [
          "n": 1, "source": "a.mov", "in_ms": .real(1500), "out_ms": .real(4500), "first_frame": 0,
          "frames": 90,
          "reason": "first of the day", "beat_ms": .null, "segment": "ab",
        ],
        [
          "n": 2, "source": "b.mov", "in_ms": .real(61_250.5), "out_ms": .real(63_000), "first_frame": 90,
          "frames": 53,
          "reason": "next in time", "beat_ms": .null, "segment": "cd",
        ],
      ],
      "music": ["source": "Summer.m4a", "offset_ms": 0],
    ]
    #expect(
      TimelineReport(json).lines == [
        "film 3: 60.0 s, 1800 frames", "n      at  seconds    from  source  why",
        "1  0:00.0     3.00  0:01.5  a.mov   first of the day",
        "2  0:03.0     1.77  1:01.3  b.mov   next in time",
        "music: Summer.m4a from 0:00.0",
      ])
  }

  @Test func `the status is read at a glance`() {
    let json: JSON = [
      "folders": [
        ["path": "/srv/in", "state": "watching", "rescan_seconds": 3600],
        ["path": "/mnt/card", "state": "offline", "reason": "it is empty", "rescan_seconds": 60],
      ],
      "settled": true,
      "items": ["videos": 7, "photos": 4, "live": 1, "music": 0, "refused": 1, "skipped": 2],
      "jobs": ["queued": 0, "running": 1, "blocked": 0], "model": ["state": "off"],
      "walls": ["landlock": 7, "seccomp": true], "version": "0.1.0", "protocol": 1, "pid": 42,
      "zone": "Europe/Moscow",
      "films": "/srv/out", "notes": ["index.db was broken and is rebuilt"],
    ]
    #expect(
      StatusReport(json).lines == [
        "folder  /srv/in (watching)", "folder  /mnt/card (offline: it is empty; looked at every 60 s)",
        "films   /srv/out",
        "index   7 videos, 4 photos, 1 live, 0 music, 1 refused, 2 skipped, settled",
        "        `reel list --state refused` and `reel list --state skipped` say why",
        "jobs    1 running, 0 queued, 0 blocked",
        "model   off: sentences are read by word rules; a model is optional (model.url)",
        "worker  kept from all other files (Landlock), kept from needless system calls (seccomp)",
        "reeld   0.1.0, process 42", "zone    Europe/Moscow", "note: index.db was broken and is rebuilt",
      ])
  }

  @Test func `what cannot be read of a folder is named in the status`() {
    let json: JSON = [
      "folders": [
        [
          "path": "/srv/in", "state": "partly",
          "unreadable": ["2026/private: Permission denied", "x: Input/output error"],
        ]
      ],
      "items": ["skipped": 3],
    ]
    #expect(
      StatusReport(json).lines == [
        "folder  /srv/in (partly)", "        not readable: 2026/private: Permission denied",
        "        not readable: x: Input/output error", "index   3 skipped, still reading",
        "        `reel list --state skipped` says why",
      ])
  }

  @Test func `walls that do not stand are said as well`() {
    #expect(
      StatusReport(["walls": ["landlock": 0, "seccomp": false]]).lines.last
        == "worker  not kept from other files (no Landlock), not kept from needless system calls (no seccomp)"
    )
  }

  @Test func `a count and a list say which folder is not there`() {
    let line = "the folder /mnt/card is not there now; what is known of it is as it was last seen"
    #expect(CountReport(["count": 2, "videos": 2, "offline": ["/mnt/card"]]).lines == ["2: 2 videos", line])
    #expect(ListReport(["items": [], "offline": ["/mnt/card"]]).lines == ["nothing", line])
    #expect(CountReport(["count": 0, "offline": []]).lines == ["0"])
  }

  @Test func `a count and a list say that the library is not read through`() {
    let reading: JSON = ["waiting": 40, "failure": .null]
    let line =
      "the library is still being read (40 files so far): this is not all; reel wait --index returns when it is"
    #expect(CountReport(["count": 0, "unfinished": reading]).lines == ["0", line])
    #expect(ListReport(["items": [], "unfinished": reading]).lines == ["nothing", line])
    let full: JSON = ["waiting": 40, "failure": "the disk that holds the state folder is full"]
    #expect(
      CountReport(["count": 0, "unfinished": full]).lines.last
        == "the library takes nothing in at the moment: the disk that holds the state folder is full")
    #expect(CountReport(["count": 3, "videos": 3, "unfinished": .null]).lines == ["3: 3 videos"])
  }

  @Test func `a count's parts add up to it`() {
    #expect(
      CountReport(["count": 2, "videos": 1, "unknown": 1]).lines == ["2: 1 video, 1 file of no known kind"])
  }

  @Test func `an instant without a local clock is said to be UTC`() {
    #expect(Shown.moment("2024-10-26T22:30:00Z") == "2024-10-26 22:30:00 UTC")
    #expect(Shown.moment("2024-10-27T02:30:00+01:00") == "2024-10-27 02:30:00")
  }

  @Test func `a film that is gone is not shown as one that is there`() {
    let film: JSON = ["id": 3, "path": "/films/a.mp4", "state": "gone"]
    #expect(
      FinishedReport(["film": film]).lines.last
        == "it is gone from /films/a.mp4; `reel recut 3` makes it again")
  }

  @Test(arguments: [
    (0.0, "0:00.0"), (3.04, "0:03.0"), (59.96, "1:00.0"), (61.25, "1:01.3"), (-1.5, "-0:01.5"),
    (.infinity, ""), (.nan, ""),
  ])
  func `places are shown to a tenth of a second`(seconds: Double, text: String) {
    #expect(Shown.clock(seconds) == text)
  }

  @Test(arguments: [(30.0, "30"), (29.97, "29.97"), (23.976, "23.98"), (0.5, "0.50"), (.infinity, "")])
  func `rates are shown without needless digits`(rate: Double, text: String) {
    #expect(Shown.rate(rate) == text)
  }
}
