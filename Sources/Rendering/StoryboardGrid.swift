internal import Media
internal import Plans

/// Where a storyboard's frames and captions lie.
struct StoryboardGrid: Equatable {
  /// Pixels a sheet is wide at most: what a screen shows without scrolling sideways.
  private static let width = 2048
  /// Pixels between frames, and around them.
  static let gap = 24
  /// Pixels of a frame's area, and how many frames it is for: larger sheets have smaller ones.
  private static let areas = [(shots: 60, area: 480 * 270), (shots: 240, area: 320 * 180)]
  private static let leastArea = 240 * 136
  /// Pixels between a frame and its first line.
  static let margin = 6
  /// Lines of text under a frame, and of the reason alone.
  static let captionLines = 4
  static let reasonLines = 2

  /// A frame's size, even on both sides.
  let tile: PictureSize
  /// Frames side by side, one at least.
  let columns: Int
  /// Frames that are drawn; a JPEG cannot be higher than its format allows.
  let shots: Int
  private let head: Int
  private let caption: Int

  /// - Parameters:
  ///   - head: pixels the title takes.
  ///   - line: pixels of a line under a frame.
  init(film: PictureSize, shots: Int, head: Int, line: Int) {
    let area = StoryboardGrid.areas.first { shots <= $0.shots }?.area ?? StoryboardGrid.leastArea
    let shape = Double(film.width) / Double(film.height)
    let width = StoryboardGrid.even((Double(area) * shape).squareRoot())
    tile = PictureSize(width: width, height: StoryboardGrid.even(Double(width) / shape))
    let room = (StoryboardGrid.width - StoryboardGrid.gap) / (width + StoryboardGrid.gap)
    // Rows are filled evenly: six are two rows of three rather than five and one.
    let lines = max(1, (shots + room - 1) / room)
    columns = max(1, (shots + lines - 1) / lines)
    self.head = StoryboardGrid.even(Double(head))
    caption = StoryboardGrid.even(Double(StoryboardGrid.margin + StoryboardGrid.captionLines * line))
    let row = tile.height + caption + StoryboardGrid.gap
    let rows = (JPEGFile.longestSide - 2 * StoryboardGrid.gap - self.head) / row
    self.shots = min(shots, rows * columns)
  }

  var size: PictureSize {
    let rows = (shots + columns - 1) / columns
    return PictureSize(
      width: StoryboardGrid.gap + columns * (tile.width + StoryboardGrid.gap),
      height: 2 * StoryboardGrid.gap + head + rows * (tile.height + caption + StoryboardGrid.gap))
  }

  /// The upper left corner of a shot's frame; even.
  func place(of shot: Int) -> (left: Int, top: Int) {
    (
      StoryboardGrid.gap + shot % columns * (tile.width + StoryboardGrid.gap),
      2 * StoryboardGrid.gap + head + shot / columns * (tile.height + caption + StoryboardGrid.gap)
    )
  }

  private static func even(_ length: Double) -> Int { max(2, Int((length / 2).rounded()) * 2) }
}
