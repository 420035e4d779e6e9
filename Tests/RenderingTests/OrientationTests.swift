internal import Plans
internal import Testing

/// All eight ways a phone can have been held.
@Suite struct OrientationTests {
  /// Grey levels of the stored picture's quarters, row by row.
  private static let stored = [[200, 150], [100, 50]]

  private static let orientations = [0, 90, 180, 270].flatMap {
    [Orientation(rotation: $0), Orientation(rotation: $0, mirrored: true)]
  }

  @Test(arguments: orientations)
  func `a picture is mirrored first and turned clockwise then`(orientation: Orientation) throws {
    let scratch = try Scratch()
    let path = scratch.file("quarters.mp4")
    try quarters(path)
    let size =
      orientation.swapsSides ? PictureSize(width: 180, height: 320) : PictureSize(width: 320, height: 180)
    let piece = Shoot.Piece(path, frames: 3, orientation: orientation)
    try Shoot(pieces: [piece], size: size).segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(
      try Judge.luma(scratch.file("segment.mp4"), width: size.width, height: size.height).last)
    let seen = [1, 3].map { row in
      [1, 3].map { column in
        Int(picture[size.height * row / 4 * size.width + size.width * column / 4])
      }
    }
    for (seen, wanted) in zip(seen.joined(), upright(orientation).joined()) {
      #expect(abs(seen - wanted) <= 3)
    }
  }

  @Test func `a display matrix in the file itself turns nothing`() throws {
    let scratch = try Scratch()
    try quarters(scratch.file("quarters.mp4"))
    try Judge.make(
      scratch.file("turned.mp4"), "-i", scratch.file("quarters.mp4"), "-c", "copy", "-metadata:s:v:0",
      "rotate=180")
    try Shoot(pieces: [.init(scratch.file("turned.mp4"), frames: 3)]).segment(
      0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 320, height: 180).first)
    #expect(abs(Int(picture[45 * 320 + 80]) - 200) <= 3)
    let tags = try Judge.probe(scratch.file("segment.mp4"), "-show_entries", "stream_side_data=rotation")
    #expect(tags == [])
  }

  private func quarters(_ path: String) throws {
    let levels = OrientationTests.stored.joined().map { String($0) }
    let level = "if(lt(Y,90),if(lt(X,160),\(levels[0]),\(levels[1])),if(lt(X,160),\(levels[2]),\(levels[3])))"
    try Judge.make(
      path, "-f", "lavfi", "-i",
      "nullsrc=s=320x180:r=30:d=0.2,format=yuv420p,geq=lum='\(level)':cb=128:cr=128",
      "-c:v", "libx264", "-preset", "ultrafast", "-qp", "4")
  }

  private func upright(_ orientation: Orientation) -> [[Int]] {
    var grid = OrientationTests.stored
    if orientation.mirrored { grid = grid.map { $0.reversed() } }
    for _ in 0..<orientation.rotation / 90 {
      grid = [[grid[1][0], grid[0][0]], [grid[1][1], grid[0][1]]]
    }
    return grid
  }
}
