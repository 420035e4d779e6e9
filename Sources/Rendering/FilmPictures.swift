internal import Media
internal import Plans

/// Turns a source's pictures into the film's, with a new chain of filters whenever their format changes.
final class FilmPictures {
  private let look: Look
  private let film: PictureSize
  private var graph: FilterGraph?
  private var format: PictureFormat?
  /// Pictures sent into the present graph: they stand in for times, which a source may repeat.
  private var sent: Int64 = 0

  /// The film's picture of the last frame given.
  let shown: Frame

  init(look: Look, film: PictureSize) throws(MediaError) {
    self.look = look
    self.film = film
    shown = try Frame()
  }

  /// Fills `shown` from a source's frame.
  func show(_ frame: borrowing Frame, as format: PictureFormat) throws(MediaError) {
    if format != self.format {
      let chain = PictureChain(format: format, look: look, film: film).description
      graph = try chain.map { (text) throws(MediaError) in try FilterGraph(text, for: format) }
      self.format = format
      sent = 0
    }
    guard let graph else { return try shown.share(frame) }
    try graph.send(frame, at: MediaTime(milliseconds: sent))
    sent += 1
    guard try graph.receive(into: shown) else {
      throw MediaError("filter", reason: "a picture went in and none came out")
    }
  }
}
