internal import Media
package import Plans

/// Draws a finished film's poster and storyboard from the film's own pictures.
package enum StoryboardRenderer {
  /// Luma of the sheet: dark, so that the frames stand out.
  private static let paper: UInt8 = 34
  /// Pixels of an em.
  private static let titleSize = 34.0
  private static let captionSize = 16.0
  /// How strongly what is written first, second and last under a frame stands out.
  private static let inks = [1.0, 0.85, 0.6]

  /// Writes both pictures as JPEG into their descriptors, which are empty.
  ///
  /// - Parameters:
  ///   - fonts: one for each of the order's faces; without any nothing is written under the frames.
  ///   - progress: is told the shots drawn so far.
  /// - Throws: when the film cannot be read or a picture not be written.
  package static func render(
    order: StoryboardOrder, film: Int32, poster: Int32, sheet: Int32, fonts: [Int32],
    progress: (Int64) -> Void
  ) throws(RenderingError) -> Rendered {
    guard !order.shots.isEmpty else { throw .wrong("a film without shots") }
    let board = try Board(order, fonts: fonts)
    for index in 0..<board.grid.shots {
      try board.lay(film, order.shots[index].frame, as: index)
      progress(Int64(index) + 1)
    }
    try writing { () throws(MediaError) in try board.write(to: sheet) }
    let whole = try reading { () throws(MediaError) in try picture(order.poster, of: film, order.frameRate) }
    try writing { () throws(MediaError) in try JPEGFile.write(whole, to: poster) }
    var notes: [String] = []
    if fonts.isEmpty { notes.append("there is no font: nothing is written on the storyboard") }
    if board.grid.shots < order.shots.count {
      notes.append("the storyboard shows the first \(board.grid.shots) of \(order.shots.count) shots")
    }
    return Rendered(frames: Int64(board.grid.shots), notes: notes)
  }

  /// A frame of the film, whole.
  private static func picture(
    _ frame: Int64, of film: Int32, _ rate: FrameRate
  ) throws(MediaError) -> Frame {
    // Half a frame later lies safely in it, however times are rounded.
    let half = MediaTime(microseconds: rate.time(ofFrame: 1).microseconds / 2)
    let moment = rate.time(ofFrame: frame) + half
    return try PictureSource(descriptor: film, part: nil, from: rate.time(ofFrame: frame))
      .latest(notAfter: moment)
  }

  /// The sheet while it is drawn.
  private final class Board {
    let grid: StoryboardGrid
    private let order: StoryboardOrder
    private let sheet: Frame
    private let small: Frame
    private let scale: FilterGraph
    private var canvas: MaskCanvas
    private let title: CaptionWriter?
    private let caption: CaptionWriter?

    init(_ order: StoryboardOrder, fonts: [Int32]) throws(RenderingError) {
      self.order = order
      let font: FontStack? =
        fonts.isEmpty
        ? nil
        : try reading { () throws(MediaError) in try FontStack(descriptors: fonts, faces: order.faces) }
      let language = order.language.rawValue
      title = font.map { CaptionWriter($0, size: titleSize, language: language) }
      caption = font.map { CaptionWriter($0, size: captionSize, language: language) }
      let grid = StoryboardGrid(
        film: order.size, shots: order.shots.count, head: Int(title?.lineHeight ?? 0),
        line: Int(caption?.lineHeight ?? 0))
      self.grid = grid
      sheet = try writing { () throws(MediaError) in try Frame() }
      small = try writing { () throws(MediaError) in try Frame() }
      scale = try writing { () throws(MediaError) in
        try FilterGraph(
          "scale=\(grid.tile.width):\(grid.tile.height):flags=area", for: PictureFormat(size: order.size))
      }
      canvas = MaskCanvas(size: grid.size)
      try writing { () throws(MediaError) in
        try sheet.fill(grid.size, level: paper)
        try title?.write(
          order.title, lines: 1, width: Double(grid.size.width - 2 * StoryboardGrid.gap),
          x: Double(StoryboardGrid.gap), y: Double(StoryboardGrid.gap), on: &canvas)
      }
    }

    /// Lays a frame of the film on its place and writes what belongs under it.
    func lay(_ film: Int32, _ frame: Int64, as index: Int) throws(RenderingError) {
      let whole = try reading { () throws(MediaError) in
        try StoryboardRenderer.picture(frame, of: film, order.frameRate)
      }
      try writing { () throws(MediaError) in
        try scale.send(whole, at: order.frameRate.time(ofFrame: Int64(index)))
        guard try scale.receive(into: small) else {
          throw MediaError("filter", reason: "a picture went in and none came out")
        }
        let place = grid.place(of: index)
        try sheet.lay(small, left: place.left, top: place.top)
        try write(
          order.shots[index].captions, place.left, place.top + grid.tile.height + StoryboardGrid.margin)
      }
    }

    private func write(_ captions: [String], _ left: Int, _ top: Int) throws(MediaError) {
      guard let caption else { return }
      var line = 0
      for (number, text) in captions.enumerated() where line < StoryboardGrid.captionLines {
        let isLast = number == captions.count - 1
        line += try caption.write(
          text, lines: isLast ? StoryboardGrid.reasonLines : 1, width: Double(grid.tile.width),
          x: Double(left),
          y: Double(top) + Double(line) * caption.lineHeight, ink: inks[min(number, inks.count - 1)],
          on: &canvas)
      }
    }

    func write(to output: Int32) throws(MediaError) {
      try sheet.paint(canvas.mask, share: 1)
      try JPEGFile.write(sheet, to: output)
    }
  }
}
