internal import Media
internal import Plans

/// One still, ready to be drawn as the film's frames.
final class StillShot {
  private let framing: StillFraming
  private let sampler: PictureSampler
  /// What lies around the photo; nil when it fills the film.
  private let surroundings: Frame
  private let frames: Int64

  /// The film's picture of the last frame drawn.
  let shown: Frame

  /// - Throws: when the source is no still that can be decoded.
  init(descriptor: Int32, order: SegmentOrder, motion: Motion) throws(MediaError) {
    frames = order.frames
    shown = try Frame()
    let decoded = try Frame()
    let isUpright = try StillPicture.decode(descriptor: descriptor, into: decoded) { stored in
      StillShot.needed(stored, order, motion)
    }
    guard let format = decoded.pictureFormat else { throw MediaError("decode", reason: "no picture") }
    var look = order.look
    if isUpright { look.orientation = Orientation() }
    framing = StillFraming(format, look.orientation, motion, in: order.size)
    let picture = try Frame()
    let chain = PictureChain(format: format, look: look, film: order.size)
    try StillShot.filter(decoded, chain.upright(at: framing.picture), format, into: picture)
    decoded.clear()
    sampler = try PictureSampler(picture)
    surroundings = try Frame()
    let plain = PictureFormat(size: framing.picture)
    let around = PictureChain(
      format: plain, look: Look(orientation: Orientation(), sound: false), film: order.size)
    try StillShot.filter(picture, around.description ?? "null", plain, into: surroundings)
  }

  /// Draws frame `index` of the shot into `shown`.
  func draw(_ index: Int64) throws(MediaError) {
    let moment = frames > 1 ? Double(index) / Double(frames - 1) : 0.5
    try shown.copy(surroundings)
    try sampler.draw(framing.view(at: moment), into: shown, at: framing.place)
  }

  /// The least size, as stored, that loses nothing of what the film shows.
  private static func needed(
    _ stored: PictureSize, _ order: SegmentOrder, _ motion: Motion
  ) -> PictureSize {
    let format = PictureFormat(size: stored)
    let upright = StillFraming(format, order.look.orientation, motion, in: order.size).picture
    return order.look.orientation.swapsSides
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
  init(_ format: PictureFormat, _ orientation: Orientation, _ motion: Motion, in film: PictureSize) {
    var width = Double(format.size.width) * Double(format.pixelWidth) / Double(format.pixelHeight)
    var height = Double(format.size.height)
    if orientation.swapsSides { swap(&width, &height) }
    self.init(width: width, height: height, motion: motion, in: film)
  }
}
