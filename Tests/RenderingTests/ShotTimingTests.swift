internal import Plans
internal import Rendering
internal import Testing

/// Every frame of a shot is the one the rule names, read back from its own pixels.
@Suite struct ShotTimingTests {
  /// In points in microseconds: on the source's grid, off it, at its start and across a gap of the variable clip.
  private static let inPoints: [Int64] = [0, 500_000, 1_233_333, 1_951_700]

  @Test(arguments: TruthClip.all)
  func `every frame is the latest one not after its moment`(clip: TruthClip) throws {
    let scratch = try Scratch()
    let path = try clip.make(in: scratch)
    let source = try TruthClip.read(path)
    let times = try frameTimes(path)
    #expect(times.count == source.count)
    for inPoint in ShotTimingTests.inPoints {
      let piece = Shoot.Piece(path, at: MediaTime(microseconds: inPoint), frames: 40, rate: clip.rate)
      let made = try Shoot(pieces: [piece]).segment(0, in: scratch, as: "segment.mp4")
      let shown = try TruthClip.read(scratch.file("segment.mp4")).map(\.number)
      let wanted = (0..<40).map { index in
        let moment = Double(inPoint) / 1e6 + Double(index) / 30
        let limit = moment + min(0.5 / clip.rate.framesPerSecond, 0.025) + 1e-6
        return source[times.lastIndex { $0 <= limit } ?? 0].number
      }
      #expect(made.frames == 40 && made.notes == [])
      #expect(shown == wanted, "in point \(inPoint)")
    }
  }

  @Test func `the first frame is an IDR frame and none lasts longer than two seconds from another`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    try Shoot(pieces: [.init(path, frames: 100)]).segment(0, in: scratch, as: "segment.mp4")
    let keys = try Judge.probe(
      scratch.file("segment.mp4"), "-select_streams", "v", "-show_entries", "packet=flags")
    let places = keys.enumerated().filter { $0.element.contains("K") }.map(\.offset)
    #expect(places.first == 0)
    #expect(zip(places, places.dropFirst() + [100]).allSatisfy { $1 - $0 <= 60 })
  }

  /// Seconds at which a clip's frames are shown, from its first on.
  private func frameTimes(_ path: String) throws -> [Double] {
    let times = try Judge.probe(path, "-select_streams", "v", "-show_entries", "frame=pts_time")
      .compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
    return times.map { $0 - (times.first ?? 0) }
  }
}
