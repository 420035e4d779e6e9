internal import Plans
internal import Testing

extension EndToEnd {
  /// A film shows what can be seen, and each moment once.
  @Suite struct LooksTests {
    /// Photos of two scenes: three of one within two seconds, one of another; a clip that is black in its first two
    /// thirds, one that is black, and one that is neither.
    private static let day = """
      for i in 1 2 3; do ff -f lavfi -i "testsrc2=s=640x480:d=1,crop=620:460:$((i*2)):$i" -frames:v 1 -update 1 -q:v $((6-i)) b$i.jpg
      shot b$i.jpg "2024:06:02 10:00:0$i" +00:00; done
      ff -f lavfi -i "mandelbrot=s=640x480" -frames:v 1 -update 1 other.jpg; shot other.jpg "2024:06:02 10:00:04" +00:00
      i=0; for until in 8 12 0; do i=$((i+1))
      ff -f lavfi -i "testsrc2=s=320x180:r=30:d=12,hue=h=$((i*60)),drawbox=t=fill:c=black:enable='lt(t,$until)'" \\
        -c:v libx264 -preset ultrafast -pix_fmt yuv420p -metadata creation_time=2024-06-02T1$i:30:00Z v$i.mp4; done
      """

    private static func notes(_ answer: JSON) -> [String] {
      answer["notes"]?.array?.compactMap(\.string) ?? []
    }

    @Test(.timeLimit(.minutes(3)))
    func `bursts are one photo and dark stretches no shots, and a film that needs them has them`()
      async throws
    {
      let house = Household()
      try await house.make(Self.day)
      try await house.start()
      try await house.settle()
      var plan: JSON = ["version": 1, "task": "montage", "source": "all", "milliseconds": 18000]
      let answer = try await house.answer("make", "-", "--wait", plan: plan)
      let shots = try await house.shots(of: try #require(answer["film"]))
      let sources = shots.compactMap { $0["source"]?.string }
      #expect(sources.contains("b3.jpg") && !sources.contains("b1.jpg") && !sources.contains("b2.jpg"))
      #expect(sources.contains("v1.mp4") && sources.contains("v3.mp4") && !sources.contains("v2.mp4"))
      for shot in shots where shot["source"] == "v1.mp4" { #expect((shot["in_ms"]?.number ?? 0) >= 7900) }
      #expect(
        Self.notes(answer).contains("2 photos left out, since others show the same moment: b1.jpg, b2.jpg"))
      #expect(Self.notes(answer).contains("1 clip left out, since it shows nothing: v2.mp4"))

      // The same again looks at nothing, and gives the same film.
      let again = try await house.answer("make", "-", "--wait", plan: plan)
      #expect(again["film"]?["segments"]?["encoded"] == 0)

      // What is needed to fill the length is shown, and what is named is.
      plan = ["version": 1, "task": "montage", "source": "all", "milliseconds": 50000]
      let long = try await house.answer("make", "-", "--wait", plan: plan)
      let all = Set(try await house.shots(of: try #require(long["film"])).compactMap { $0["source"]?.string })
      #expect(all.count == 7 && !Self.notes(long).contains { $0.contains("left out, since") })
      plan = ["version": 1, "task": "montage", "only": ["v2.mp4", "v3.mp4"], "milliseconds": 6000]
      let named = try await house.film(plan)
      #expect(try await house.shots(of: named).contains { $0["source"] == "v2.mp4" })
    }

    @Test(.timeLimit(.minutes(2)))
    func `a live movie that shows nothing gives way to its photo`() async throws {
      let house = Household()
      try await house.make(
        """
        ff -f lavfi -i "testsrc2=s=640x480" -frames:v 1 -update 1 IMG_0200.JPG
        ff -f lavfi -i "mandelbrot=s=640x480" -frames:v 1 -update 1 IMG_0300.JPG
        shot IMG_0200.JPG "2024:06:02 10:00:00" +00:00; shot IMG_0300.JPG "2024:06:02 11:00:00" +00:00
        clip IMG_0200.MOV 2.5 black -metadata creation_time=2024-06-02T10:00:00Z
        ff -f lavfi -i "testsrc2=s=320x240:r=30:d=2.5" -c:v libx264 -preset ultrafast -pix_fmt yuv420p \
          -metadata creation_time=2024-06-02T11:00:00Z IMG_0300.MOV
        """)
      try await house.start()
      try await house.settle()
      #expect(try await house.counts() == [0, 0, 2])
      let answer = try await house.answer(
        "make", "-", "--wait",
        plan: ["version": 1, "task": "montage", "source": "live", "milliseconds": 5000])
      let shots = try await house.shots(of: try #require(answer["film"]))
      #expect(shots.compactMap { $0["source"]?.string } == ["IMG_0200.JPG", "IMG_0300.MOV"])
      let note = "1 photo shown instead of its movie, which shows nothing: IMG_0200.JPG"
      #expect(Self.notes(answer).contains(note), "\(Self.notes(answer))")
    }
  }
}
