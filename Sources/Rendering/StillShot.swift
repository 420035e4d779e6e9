internal import Media
internal import Plans

/// One still, ready to be drawn as the film's frames.
final class StillShot {
  private let framing: StillFraming
  private let sampler: PictureSampler
  /// What lies around the photo; nil when it fills the film.
  private let surroundings: Frame
  /// The segment's first frame and all of the shot's frames that the film shows, in one count.
  private let first: Int64
  private let whole: Range<Int64>

  /// The film's picture of the last frame drawn.
  let shown: Frame

  /// - Throws: when the source is no still that can be decoded.
  init(
    descriptor: Int32, part: ShotPart, of order: SegmentOrder, motion: Motion
  ) throws(MediaError) {
    first = part.first
    whole = part.shown ?? part.first..<part.first + order.frames
    shown = try Frame()
    let decoded = try Frame()
    let isUpright = try StillPicture.decode(descriptor: descriptor, into: decoded) { stored in
      StillShot.needed(stored, part.look, order.size, motion)
    }
    guard let format = decoded.pictureFormat else { throw MediaError("decode", reason: "no picture") }
    var look = part.look
    if isUpright { look.orientation = Orientation() }
    framing = StillFraming(format, look, motion, in: order.size)
    let picture = try Frame()
    let chain = PictureChain(format: format, look: look, film: order.size)
    try StillShot.filter(decoded, chain.upright(at: framing.picture), format, into: picture)
    decoded.clear()
    sampler = try PictureSampler(picture)
    surroundings = try Frame()
    let plain = PictureFormat(size: framing.picture)
    var whole = Look(orientation: Orientation(), sound: false)
    whole.framing = .whole
    let around = PictureChain(format: plain, look: whole, film: order.size)
    try StillShot.filter(picture, around.description ?? "null", plain, into: surroundings)
  }

  /// Draws frame `index` of the segment into `shown`.
  func draw(_ index: Int64) throws(MediaError) {
    let moment =
      whole.count > 1 ? Double(first + index - whole.lowerBound) / Double(whole.count - 1) : 0.5
    try shown.copy(surroundings)
    try sampler.draw(framing.view(at: moment), into: shown, at: framing.place)
  }

  /// The least size, as stored, that loses nothing of what the film shows.
  private static func needed(
    _ stored: PictureSize, _ look: Look, _ film: PictureSize, _ motion: Motion
  ) -> PictureSize {
    let format = PictureFormat(size: stored)
    let upright = StillFraming(format, look, motion, in: film).picture
    return look.orientation.swapsSides
      ? PictureSize(width: upright.height, height: upright.width) : upright
  }

  private static func filter(
    _ frame: borrowing Frame, _ chain: String, _ format: PictureFormat, into result: borrowing Frame
  ) throws(MediaError) {
    let graph = try FilterGraph(chain, for: format)
    try graph.send(frame, at: .zero)
    guard try graph.receive(into: result) else {
      throw MediaError("filter", reason: "a picture went in and none came out")
    }
  }
}

extension StillFraming {
  init(_ format: PictureFormat, _ look: Look, _ motion: Motion, in film: PictureSize) {
    var width = Double(format.size.width) * Double(format.pixelWidth) / Double(format.pixelHeight)
    var height = Double(format.size.height)
    if look.orientation.swapsSides { swap(&width, &height) }
    self.init(width: width, height: height, motion: motion, framing: look.framing, in: film)
  }
}
