import Media
import Plans
import Testing

@testable import Rendering

/// A film's poster and storyboard, judged by what ffmpeg reads of them.
@Suite struct StoryboardTests {
  private static let levels = [60, 110, 160, 210]

  @Test(arguments: [
    PictureSize(width: 1920, height: 1080), PictureSize(width: 1080, height: 1920),
    PictureSize(width: 1080, height: 1080), PictureSize(width: 640, height: 480),
  ])
  func `frames of any number of shots lie apart, on even places, within what a JPEG holds`(film: PictureSize)
  {
    for shots in [1, 2, 5, 60, 61, 240, 241, 1000, 7000] {
      let grid = StoryboardGrid(film: film, shots: shots, head: 46, line: 22)
      #expect(grid.size.width <= 2048 && grid.size.height <= JPEGFile.longestSide)
      #expect(grid.shots == shots || shots > 1000, "\(grid.shots) of \(shots)")
      var bottom = 0
      for shot in 0..<grid.shots {
        let place = grid.place(of: shot)
        #expect(place.left % 2 == 0 && place.top % 2 == 0)
        #expect(place.left + grid.tile.width < grid.size.width && place.left > 0)
        if shot % grid.columns == 0 {
          #expect(place.top >= bottom)
          bottom = place.top + grid.tile.height + 4 * 22
        }
      }
      #expect(bottom <= grid.size.height)
      #expect(abs(Double(grid.tile.width * film.height) / Double(grid.tile.height * film.width) - 1) < 0.02)
    }
  }

  /// A film of one grey shot after another, the third twice as long as the others.
  private func film(_ scratch: Scratch) throws -> String {
    var pieces: [Shoot.Piece] = []
    for (index, level) in StoryboardTests.levels.enumerated() {
      let path = scratch.file("grey\(index).mp4")
      try Judge.make(
        path, "-f", "lavfi", "-i",
        "color=c=black:s=640x360:r=30:d=2,format=yuv420p,geq=lum=\(level):cb=128:cr=128", "-c:v", "libx264",
        "-preset", "ultrafast", "-crf", "10")
      pieces.append(.init(path, frames: index == 2 ? 40 : 20))
    }
    return try Shoot(pieces: pieces, size: PictureSize(width: 640, height: 360)).film(in: scratch)
  }

  private func order(fonts: Int) -> StoryboardOrder {
    let frames: [Int64] = [10, 30, 60, 90]
    return StoryboardOrder(
      frameRate: .film, size: PictureSize(width: 640, height: 360), title: "yesterday", poster: 60,
      shots: frames.map {
        .init(frame: $0, captions: ["1   0:00.3", "IMG_0412.MOV", "the sharpest of all"])
      },
      language: .en, faces: [Int](repeating: 0, count: fonts))
  }

  private func draw(fonts: [String], _ scratch: Scratch) throws -> Rendered {
    var told: [Int64] = []
    let rendered = try StoryboardRenderer.render(
      order: order(fonts: fonts.count), film: try scratch.open(try film(scratch)),
      poster: try scratch.create("poster.jpg"), sheet: try scratch.create("sheet.jpg"),
      fonts: try fonts.map { try scratch.open($0) }, progress: { told.append($0) })
    #expect(told == [1, 2, 3, 4])
    return rendered
  }

  /// A picture's grey levels, 0 to 255.
  private func grey(_ path: String, width: Int, height: Int) throws -> [UInt8] {
    let bytes = try Judge.run(
      "ffmpeg", ["-v", "error", "-nostdin", "-i", path, "-pix_fmt", "gray", "-f", "rawvideo", "-"])
    try #require(bytes.count == width * height)
    return bytes
  }

  @Test func `every shot's frame lies at its place in the film's light, with its words under it`() throws {
    let scratch = try Scratch()
    let rendered = try draw(fonts: [Shoot.font], scratch)
    #expect(rendered.notes.isEmpty && rendered.frames == 4)
    let grid = StoryboardGrid(
      film: PictureSize(width: 640, height: 360), shots: 4, head: 46, line: 22)
    let pixels = try grey(scratch.file("sheet.jpg"), width: grid.size.width, height: grid.size.height)
    for (shot, level) in StoryboardTests.levels.enumerated() {
      let place = grid.place(of: shot)
      let expected = (level - 16) * 255 / 219
      for (x, y) in [(4, 4), (grid.tile.width / 2, grid.tile.height / 2), (grid.tile.width - 5, 4)] {
        let found = Int(pixels[(place.top + y) * grid.size.width + place.left + x])
        #expect(abs(found - expected) <= 3, "shot \(shot) at \(x), \(y): \(found)")
      }
      var ink = 0
      for row in place.top + grid.tile.height + 2..<place.top + grid.tile.height + 4 * 22 {
        for column in place.left..<place.left + grid.tile.width
        where pixels[row * grid.size.width + column] > 140 { ink += 1 }
      }
      #expect(ink > 200, "\(ink) bright pixels under shot \(shot)")
    }
    let poster = try grey(scratch.file("poster.jpg"), width: 640, height: 360)
    #expect(abs(Int(poster[180 * 640 + 320]) - (160 - 16) * 255 / 219) <= 3)
  }

  @Test func `without a font the frames are there and a note says why nothing is written`() throws {
    let scratch = try Scratch()
    let rendered = try draw(fonts: [], scratch)
    #expect(rendered.notes == ["there is no font: nothing is written on the storyboard"])
    // ffprobe warns of even its own grey pictures.
    let facts = try Judge.run(
      "ffprobe",
      ["-v", "error", "-show_entries", "stream=codec_name", "-of", "csv=p=0", scratch.file("sheet.jpg")])
    #expect(String(decoding: facts, as: UTF8.self) == "mjpeg\n")
  }

  @Test func `pictures of our films are known as ours, others are not`() throws {
    let scratch = try Scratch()
    _ = try draw(fonts: [], scratch)
    for name in ["poster.jpg", "sheet.jpg"] {
      #expect(try Probe.facts(of: try scratch.open(scratch.file(name))).tags[.film] != nil)
    }
    try Judge.make(scratch.file("other.jpg"), "-i", scratch.file("poster.jpg"), "-frames:v", "1")
    #expect(try Probe.facts(of: try scratch.open(scratch.file("other.jpg"))).tags[.film] == nil)
  }

  @Test func `the same film gives the same bytes`() throws {
    let scratch = try Scratch()
    _ = try draw(fonts: [Shoot.font], scratch)
    let other = try Scratch()
    _ = try draw(fonts: [Shoot.font], other)
    for name in ["poster.jpg", "sheet.jpg"] {
      #expect(try bytes(of: scratch.file(name)) == bytes(of: other.file(name)))
    }
  }
}
