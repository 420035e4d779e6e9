@testable internal import Media
internal import Plans
internal import Testing

@Suite struct FrameStepsTests {
  @Test(
    arguments: [
      // Whole milliseconds, as Matroska and some phones write them.
      ([0, 33, 67, 100, 133, 167, 200, 233, 267, 300], 0.001, FrameRate(30, 1)),
      ((0..<120).map { ($0 * 100 + 3) / 6 }, 0.001, FrameRate(60, 1)),
      // 30 a second with the jitter of a phone's sensor, in ticks of 90 kHz.
      ([0, 2990, 6010, 8995, 12020, 15000, 17980, 21010, 24000], 1.0 / 90_000, FrameRate(30, 1)),
      ([0, 1001, 2002, 3003, 4004, 8008, 9009, 20_020, 21_021], 1.0 / 30_000, FrameRate(30_000, 1001)),
      ([0, 1001, 2002, 3003, 4004], 1.0 / 24_000, FrameRate(24_000, 1001)),
      ([0, 1, 2, 3], 1.0, FrameRate(1, 1)), ([0, 1], 1.0, nil), ([], 1.0, nil), ([5, 5, 5, 5], 1.0, nil),
    ] as [([Int64], Double, FrameRate?)])
  func `the smallest step that is no accident is the camera's rate`(
    stamps: [Int64], tick: Double, rate: FrameRate?
  ) {
    #expect(FrameSteps(stamps: stamps, secondsPerTick: tick).nominalRate == rate)
  }

  @Test(
    arguments: [
      (65536, 0, 0, 65536, 0, false), (0, 65536, -65536, 0, 90, false), (-65536, 0, 0, -65536, 180, false),
      (0, -65536, 65536, 0, 270, false), (-65536, 0, 0, 65536, 0, true), (65536, 0, 0, -65536, 180, true),
      (0, 65536, 65536, 0, 270, true), (0, -65536, -65536, 0, 90, true),
      // Scaled to another size, and all zeros.
      (0, 32768, -32768, 0, 90, false), (0, 0, 0, 0, 0, false),
    ] as [(Int32, Int32, Int32, Int32, Int, Bool)])
  func `a display matrix is a mirror and a rotation`(
    a: Int32, b: Int32, c: Int32, d: Int32, rotation: Int, mirrored: Bool
  ) {
    #expect(
      DisplayMatrix.orientation(a: a, b: b, c: c, d: d) == Orientation(rotation: rotation, mirrored: mirrored)
    )
  }

  @Test func `EXIF's eight orientations are what turning and mirroring make`() {
    for (number, turned) in [1: 0, 6: 90, 3: 180, 8: 270] {
      #expect(Orientation(exif: number) == Orientation(rotation: turned))
    }
    var orientation = Orientation()
    orientation.mirror()
    #expect(orientation == Orientation(exif: 2))
    orientation.rotate(270)
    #expect(orientation == Orientation(exif: 5))
    orientation.mirror()
    #expect(orientation == Orientation(rotation: 90))
    #expect(Orientation(exif: 0) == Orientation())
    #expect(Orientation(exif: nil) == Orientation())
  }
}
