internal import Glibc
internal import Media
internal import Plans
internal import Rendering

/// A timeline of clips and the film made of it, each step as the worker takes it.
struct Shoot {
  /// A piece of a file.
  struct Piece {
    var path: String
    var inPoint: MediaTime
    var frames: Int64
    var look: Look
    var day: Day?
    /// What the source has behind the piece.
    var room = MediaTime(milliseconds: 10_000)

    init(
      _ path: String, at inPoint: MediaTime = .zero, frames: Int64, rate: FrameRate? = .film,
      sound: Bool = true,
      orientation: Orientation = Orientation(), hdr: HDR? = nil, part: Range<Int64>? = nil
    ) {
      self.path = path
      self.inPoint = inPoint
      self.frames = frames
      look = Look(orientation: orientation, hdr: hdr, sound: sound, frameRate: rate, part: part)
    }
  }

  var pieces: [Piece]
  var size = PictureSize(width: TruthClip.width, height: TruthClip.height)
  var music: String?
  var offset = MediaTime.zero
  var transitions = Plan.Transitions.cuts
  var chapters: [Chapter] = []
  var opening: Opening?
  var rate = FrameRate.film
  var codec = Encoding.Codec.h264
  /// A font of Latin, Cyrillic, Hebrew and Arabic letters that every machine of ours has.
  static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  /// What the card is written in.
  var fonts = [Shoot.font]

  var timeline: Timeline {
    var clips: [Clip] = []
    for piece in pieces {
      clips.append(
        Clip(
          source: source(piece.path), inPoint: piece.inPoint,
          outPoint: piece.inPoint + rate.time(ofFrame: piece.frames),
          firstFrame: clips.last.map { $0.firstFrame + $0.frames } ?? opening?.frames ?? 0,
          frames: piece.frames,
          look: piece.look,
          reason: "test"))
      clips[clips.count - 1].day = piece.day
      clips[clips.count - 1].room = piece.room
    }
    var timeline = Timeline(
      frameRate: rate, size: size, clips: clips,
      music: music.map { MusicTrack(source: source($0), offset: offset) }, title: "Two days — «test»",
      made: "2026-11-30T12:34:56Z")
    timeline.codec = codec
    timeline.transitions = transitions
    timeline.opening = opening
    timeline.opening?.fonts = fonts.map { FontReference(path: $0, face: 0, size: 1, fingerprint: "") }
    return timeline
  }

  private func source(_ path: String) -> SourceReference {
    SourceReference(folder: "", path: path, id: 1, size: 1, fingerprint: "")
  }

  /// Renders one segment to `name` and gives what the renderer says of it.
  @discardableResult
  func segment(_ index: Int, in scratch: Scratch, as name: String) throws -> Rendered {
    let timeline = timeline
    let segment = timeline.segments[index]
    let next = segment.next.map { [timeline.clips[$0].source.path] } ?? []
    let others = segment.kind == .card ? fonts : next
    return try SegmentRenderer.render(
      order: segment.order, source: try scratch.open(timeline.clips[segment.clip].source.path),
      others: try others.map { try scratch.open($0) },
      output: try scratch.create(name), progress: { _ in })
  }

  /// Renders the sound to `name`.
  @discardableResult
  func sound(in scratch: Scratch, as name: String) throws -> Rendered {
    let timeline = timeline
    var clips: [Int32] = []
    return try SoundRenderer.render(
      timeline: timeline,
      open: { (part) throws(RenderingError) in
        switch part {
        case .clip(let index):
          // Two clips' files at a time, as the worker keeps them.
          if clips.count == 2 { scratch.release(clips.removeFirst()) }
          let next = try opened(timeline.clips[index].source.path, part, scratch)
          clips.append(next)
          return next
        case .music: return try opened(music ?? "", part, scratch)
        case .segment, .sound: throw .notOpened(part, reason: "not asked for")
        }
      }, output: try scratch.create(name), progress: { _ in })
  }

  /// Renders and joins everything; gives the film's path.
  func film(in scratch: Scratch, as name: String = "film.mp4") throws -> String {
    for index in timeline.segments.indices { try segment(index, in: scratch, as: "\(name).\(index)") }
    try sound(in: scratch, as: "\(name).sound")
    try join(in: scratch, as: name)
    return scratch.file(name)
  }

  func join(in scratch: Scratch, as name: String, frames: [Int64]? = nil) throws {
    let timeline = timeline
    var order = JoinOrder(
      frameRate: timeline.frameRate, segments: frames ?? timeline.segments.map(\.order.frames),
      title: timeline.title,
      made: timeline.made)
    order.chapters = chapters
    try FilmJoiner.join(
      order: order,
      open: { (part) throws(RenderingError) in
        switch part {
        case .segment(let index): return try opened(scratch.file("\(name).\(index)"), part, scratch)
        case .sound: return try opened(scratch.file("\(name).sound"), part, scratch)
        case .clip, .music: throw .notOpened(part, reason: "not asked for")
        }
      }, output: try scratch.create(name))
  }

  private func opened(_ path: String, _ part: FilmPart, _ scratch: Scratch) throws(RenderingError) -> Int32 {
    do { return try scratch.open(path) } catch { throw .notOpened(part, reason: "\(error)") }
  }
}
