internal import Glibc
internal import Plans
internal import Testing

extension EndToEnd {
  /// Field reports, group B: live pairs and stills.
  @Suite struct StillReportTests {
    private let house = Household()

    private func begin() async throws {
      try await house.start()
      try await house.settle()
    }

    private func frame(of film: JSON, at seconds: Double = 0.5) async throws -> FilmFrames.Picture {
      let path = try #require(film["path"]?.string)
      return try await FilmFrames(path: path, scratch: house.scratch).picture(at: seconds)
    }

    /// The colours around a film's middle: upper left, upper right, lower left, lower right.
    private func quarters(_ picture: FilmFrames.Picture) -> [String] {
      [(0.44, 0.4), (0.56, 0.4), (0.44, 0.6), (0.56, 0.6)].map { picture.colour($0.0, $0.1) }
    }

    // HEIC of B4: HEIF's own transform turns the picture, EXIF's orientation is ignored.
    @Test(
      .timeLimit(.minutes(3)),
      arguments: [
        ("", 1000, 900, ["red", "green", "blue", "white"]),
        ("--orientation 6", 1000, 900, ["red", "green", "blue", "white"]),
        ("--turn 1 --orientation 6", 900, 1000, ["green", "white", "red", "blue"]),
      ])
    func `B1, B4: a tiled HEIC is the whole picture, turned by its own transform alone`(
      options: String, width: Int64, height: Int64, colours: [String]
    ) async throws {
      try await house.make("python3 \(HarnessFolder.path)/make_tiled.py tiled.heic \(options)")
      try await begin()
      let row = try await house.answer("show", "tiled.heic")
      #expect(row["kind"] == "photo" && row["width"]?.integer == width && row["height"]?.integer == height)
      let film = try await house.film([
        "version": 1, "task": "montage", "source": "photos", "milliseconds": 2000, "frame": "landscape",
      ])
      #expect(quarters(try await frame(of: film)) == colours)
    }

    @Test(
      .timeLimit(.minutes(2)),
      arguments: [["IMG_0100.MOV", "IMG_0100.JPG"], ["IMG_0100.JPG", "IMG_0100.MOV"]])
    func `B2: the halves of a pair arrive apart in either order, and one may go`(order: [String]) async throws
    {
      try await Recipe.make(
        """
        still IMG_0100.JPG gray; shot IMG_0100.JPG "2024:06:01 10:00:00" +00:00
        clip IMG_0100.MOV 2.5 gray -metadata creation_time=2024-06-01T09:59:59Z
        """, in: house.scratch.path)
      try await begin()
      for name in order {
        rename(house.scratch.path(name), "\(house.footage)/\(name)")
        try await house.settle()
      }
      #expect(try await house.counts() == [0, 0, 1])
      #expect(try await house.paths() == ["IMG_0100.JPG"])
      unlink("\(house.footage)/\(order[0])")
      try await house.settle()
      #expect(try await house.counts() == (order[0].hasSuffix("MOV") ? [0, 1, 0] : [1, 0, 0]))
    }

    @Test(.timeLimit(.minutes(2)))
    func `B3: pairs under other names are pairs`() async throws {
      try await house.make(
        """
        i=0; for p in 'A1.JPG A1.MOV' 'DFD4.jpg DFD4_3.mov' 'IMG_0108.JPG IMG_0108_HEVC.MOV' 'B2.jpg B2.MP4' \
          'c3.JPG C3.mov'
        do set -- $p; i=$((i+1)); still "$1" gray; shot "$1" "2024:06:0$i 10:00:00" +00:00
        clip "$2" 2.5 gray -metadata creation_time=2024-06-0${i}T10:00:00Z; done
        """)
      try await begin()
      #expect(try await house.counts() == [0, 0, 5])
      for path in ["A1.MOV", "DFD4_3.mov", "IMG_0108_HEVC.MOV", "B2.MP4", "C3.mov"] {
        #expect(try await house.answer("show", path)["pair"]?["basis"] == "name+time", "\(path)")
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `B4: a JPEG is shown as its EXIF orientation says, mirrors too`() async throws {
      try await house.make(
        """
        for o in 2 4 5 7; do ff -f lavfi -i "testsrc=s=320x180:d=1" -frames:v 1 -update 1 o$o.jpg
        exiftool -q -overwrite_original -n -Orientation=$o o$o.jpg; done
        """)
      try await begin()
      let expected: [(path: String, width: Int64, height: Int64, rotation: Int64)] = [
        ("o2.jpg", 320, 180, 0), ("o4.jpg", 320, 180, 180), ("o5.jpg", 180, 320, 90),
        ("o7.jpg", 180, 320, 270),
      ]
      for (path, width, height, rotation) in expected {
        let row = try await house.answer("show", path)
        #expect(row["width"]?.integer == width && row["height"]?.integer == height, "\(row)")
        #expect(row["rotation"]?.integer == rotation && row["mirrored"] == true, "\(row)")
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `B5: an edited still beside a pair is one moment, shown edited and cut from its clip`() async throws
    {
      try await house.make(
        """
        still IMG_0200.JPG gray; still IMG_E0200.JPG blue
        for f in IMG_0200.JPG IMG_E0200.JPG; do shot $f "2024:06:02 10:00:00" +00:00; done
        clip IMG_0200.MOV 2.5 gray -metadata creation_time=2024-06-02T10:00:00Z
        """)
      try await begin()
      #expect(try await house.counts() == [0, 0, 1])
      #expect(try await house.paths() == ["IMG_E0200.JPG"])
      let film = try await house.film([
        "version": 1, "task": "montage", "source": "live", "milliseconds": 1500,
      ])
      #expect(try await house.shots(of: film).compactMap { $0["source"]?.string } == ["IMG_0200.MOV"])
    }

    @Test(.timeLimit(.minutes(3)))
    func `B6: a pair's clip keeps its own shape, whatever its still's is`() async throws {
      try await house.make(
        """
        still IMG_0300.JPG orange 640x480; shot IMG_0300.JPG "2024:06:03 10:00:00" +00:00
        ff -f lavfi -i "color=black:s=360x640:r=30:d=2,drawbox=x=130:y=270:w=100:h=100:c=white:t=fill" -c:v libx264 \
          -pix_fmt yuv420p -metadata creation_time=2024-06-03T10:00:00Z IMG_0300.MOV
        """)
      try await begin()
      #expect(try await house.counts() == [0, 0, 1])
      for shape in ["landscape", "portrait", "square"] {
        let film = try await house.film([
          "version": 1, "task": "montage", "source": "live", "milliseconds": 1000, "frame": .string(shape),
        ])
        let square = try await frame(of: film).brightBox(above: 128)
        let ratio = Double(square.width) / Double(square.height)
        #expect(square.width > 100 && abs(ratio - 1) <= 0.02, "\(shape): \(square)")
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `B7: a broken or false clip leaves an ordinary photo, is told once, and blocks nothing`()
      async throws
    {
      try await house.make(
        """
        still IMG_0400.JPG gray; shot IMG_0400.JPG "2024:06:04 10:00:00" +00:00; cp IMG_0400.JPG IMG_0400.MOV
        still IMG_0401.JPG gray; head -c 5000 /dev/urandom > IMG_0401.MOV
        """)
      try await begin()
      for path in ["IMG_0400.JPG", "IMG_0401.JPG"] {
        let row = try await house.answer("show", path)
        #expect(row["kind"] == "photo" && row["state"] == "ready", "\(row)")
      }
      let refused = try await house.rows("--state", "refused")
      #expect(refused.map { $0["path"]?.string } == ["IMG_0401.MOV"])
      #expect(refused.first?["reason"]?.string?.isEmpty == false)
      // A photo by its content, whatever its name; the same bytes as its neighbour.
      let still = try await house.answer("show", "IMG_0400.MOV")
      #expect(still["kind"] == "photo" && still["copy_of"] == "IMG_0400.JPG", "\(still)")
    }
  }
}
