internal import Plans
internal import Rendering
internal import Testing

/// A film of many cuts is exact to the frame and to the sample from its first second to its last.
@Suite struct FilmTests {
  @Test func `forty cuts from every kind of source drift nowhere`() throws {
    let scratch = try Scratch()
    let clips = try TruthClip.all.map { (clip: $0, path: try $0.make(in: scratch)) }
    // In points on the film's grid: the flash of a 30 fps source then has no place to hide between frames.
    let pieces = (0..<40).map { index in
      let source = clips[index % clips.count]
      return Shoot.Piece(
        source.path, at: FrameRate.film.time(ofFrame: Int64(11 + index * 7 % 80)),
        frames: Int64(8 + index * 5 % 17), rate: source.clip.rate)
    }
    let film = try Shoot(pieces: pieces).film(in: scratch)
    let shown = try TruthClip.read(film)
    let frames = pieces.reduce(0) { $0 + $1.frames }
    #expect(Int64(shown.count) == frames)
    try expectWhole(film, frames: frames)
    try expectInStep(film, shown, pieces)
  }

  /// Lengths as the container tells them, no complaint, index in front.
  private func expectWhole(_ film: String, frames: Int64) throws {
    let facts = try Judge.probe(
      film, "-show_entries", "stream=nb_frames,duration_ts,start_pts,time_base,sample_rate")
    #expect(
      facts == [
        "time_base=1/15360", "start_pts=0", "duration_ts=\(frames * 512)", "nb_frames=\(frames)",
        "sample_rate=48000", "time_base=1/48000", "start_pts=0", "duration_ts=\(frames * 1600)",
        "nb_frames=\((frames * 1600 + 1024 + 1023) / 1024)",
      ])
    #expect(try Judge.complaints(film) == "")
    let steps = try Judge.probe(film, "-select_streams", "v", "-show_entries", "packet=dts,duration")
    let decoded = steps.filter { $0.hasPrefix("dts=") }.compactMap { Int($0.dropFirst(4)) }
    #expect(decoded == (0..<Int(frames)).map { ($0 - 2) * 512 })
    #expect(steps.filter { $0.hasPrefix("duration=") }.allSatisfy { $0 == "duration=512" })
  }

  /// Every flash of a 30 fps source has its beep within 20 ms.
  private func expectInStep(_ film: String, _ shown: [TruthClip.Shown], _ pieces: [Shoot.Piece]) throws {
    let beeps = onsets(try Judge.samples(film))
    var first = 0
    var flashes = 0
    for piece in pieces {
      let frames = first..<first + Int(piece.frames)
      first += Int(piece.frames)
      guard piece.look.frameRate == .film, !piece.path.contains("vfr") else { continue }
      for frame in frames.dropFirst() where shown[frame].isFlash && !shown[frame - 1].isFlash {
        flashes += 1
        let nearest = beeps.map { abs($0 - Double(frame) / 30) }.min() ?? 1
        #expect(nearest < 0.02, "flash at frame \(frame)")
      }
    }
    #expect(flashes >= 3)
  }

  /// Seconds at which sound begins after at least 50 ms of silence.
  private func onsets(_ samples: [Float]) -> [Double] {
    var onsets: [Double] = []
    var quiet = 2400
    for (index, sample) in samples.enumerated() where index.isMultiple(of: 2) {
      if abs(sample) > 0.05 {
        if quiet >= 2400 { onsets.append(Double(index / 2) / 48_000) }
        quiet = 0
      } else {
        quiet += 1
      }
    }
    return onsets
  }

  @Test func `the film says what it is and the index stands in front`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let film = try Shoot(pieces: [.init(path, frames: 10), .init(path, frames: 1)]).film(in: scratch)
    let tags = try Judge.probe(film, "-show_entries", "format_tags")
    #expect(tags.contains("TAG:title=Two days — «test»"))
    #expect(tags.contains("TAG:creation_time=2026-11-30T12:34:56.000000Z"))
    #expect(tags.contains("TAG:comment=Film made by reeld"))
    #expect(tags.contains("TAG:major_brand=mp42"))
    let bytes = try bytes(of: film)
    let index = try #require(bytes.firstRange(of: Array("moov".utf8)))
    let media = try #require(bytes.firstRange(of: Array("mdat".utf8)))
    #expect(index.lowerBound < media.lowerBound)
    let verdict = try FilmCheck.verify(try scratch.open(film))
    #expect(verdict.frames == 11)
    #expect(verdict.duration == MediaTime(microseconds: 366_667))
  }

  @Test func `the same order twice gives the same bytes, and all segments one set of parameters`() throws {
    let scratch = try Scratch()
    var headers: Set<[String]> = []
    for clip in TruthClip.all {
      let path = try clip.make(in: scratch)
      let shoot = Shoot(pieces: [.init(path, at: MediaTime(milliseconds: 700), frames: 20, rate: clip.rate)])
      try shoot.segment(0, in: scratch, as: "once.mp4")
      try shoot.segment(0, in: scratch, as: "twice.mp4")
      #expect(try bytes(of: scratch.file("once.mp4")) == bytes(of: scratch.file("twice.mp4")), "\(clip.name)")
      headers.insert(
        try Judge.probe(
          scratch.file("once.mp4"), "-show_entries", "stream=extradata_size,extradata_hash",
          "-show_data_hash", "sha256"))
    }
    #expect(headers.count == 1)
  }

  @Test func `segments that are not what was ordered are refused`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let shoot = Shoot(pieces: [.init(path, frames: 10), .init(path, frames: 12)])
    _ = try shoot.film(in: scratch)
    #expect(throws: RenderingError.wrong("segment 1 has 12 frames instead of 11")) {
      try shoot.join(in: scratch, as: "film.mp4", frames: [10, 11])
    }
    #expect(throws: RenderingError.self) { try shoot.join(in: scratch, as: "film.mp4", frames: [10, 12, 3]) }
  }

  @Test func `a film that is cut short does not pass the check`() throws {
    let scratch = try Scratch()
    let path = try TruthClip.all[0].make(in: scratch)
    let film = try Shoot(pieces: [.init(path, frames: 60)]).film(in: scratch)
    let whole = try bytes(of: film)
    let short = try scratch.create("short.mp4")
    for share in [whole.count / 2, whole.count - 300] {
      try rewrite(short, Array(whole[..<share]))
      #expect(throws: RenderingError.self) { try FilmCheck.verify(short) }
    }
    try rewrite(short, whole)
    #expect(try FilmCheck.verify(short).frames == 60)
  }
}
