internal import Media
internal import Plans

/// The pictures of an opening card: its text over the first shot's first picture, blurred and dark, which comes out of
/// black and at last into focus, where the shot begins to move.
final class CardPictures {
  /// The picture is made this much smaller before it is blurred, so that the blur costs little.
  private static let shrink = 16
  /// Pixels of the small picture that the blur reaches.
  private static let blur = 4
  /// Brightness kept behind the text: white on it is then read over snow too.
  private static let light = 0.4
  /// What happens when, in parts of the card: text comes after the picture, and is gone before it is sharp.
  private static let lightRises = 0.0...0.2
  private static let textRises = 0.12...0.32
  private static let textFalls = 0.7...0.86
  private static let focusRises = 0.8...1.0

  private let frames: Double
  private let sharp: Frame
  private let blurred: Frame
  private let mixed: Frame
  private let text: PictureMask

  /// The frame drawn last.
  let drawn: Frame
  let notes: [String]

  init(
    _ card: TitleCard, over shot: ShotPictures, fonts: [Int32], of order: SegmentOrder
  ) throws(RenderingError) {
    frames = Double(order.frames)
    try shot.show(0)
    let layout = try reading { () throws(MediaError) in
      let font = try FontStack(descriptors: fonts, faces: card.faces)
      return try TextLayout(card.text, in: order.size, font: font, language: card.language.rawValue)
    }
    notes = layout.isComplete ? [] : ["the title's fonts lack some of its letters: they are left out"]
    text = try reading { () throws(MediaError) in try layout.mask() }
    let sharp = try writing { () throws(MediaError) in try Frame() }
    try writing { () throws(MediaError) in try sharp.share(shot.shown) }
    blurred = try writing { () throws(MediaError) in try CardPictures.blurred(sharp, order.size) }
    mixed = try writing { () throws(MediaError) in try Frame() }
    drawn = try writing { () throws(MediaError) in try Frame() }
    self.sharp = sharp
  }

  func draw(_ index: Int64) throws(MediaError) {
    let moment = (Double(index) + 0.5) / frames
    try mixed.mix(blurred, sharp, share: CardPictures.rise(moment, in: CardPictures.focusRises))
    try drawn.darken(mixed, light: CardPictures.rise(moment, in: CardPictures.lightRises))
    let ink =
      CardPictures.rise(moment, in: CardPictures.textRises)
      * (1 - CardPictures.rise(moment, in: CardPictures.textFalls))
    if ink > 0 { try drawn.paint(text, share: ink) }
  }

  private static func blurred(_ picture: borrowing Frame, _ size: PictureSize) throws(MediaError) -> Frame {
    let small = (width: max(2, size.width / shrink / 2 * 2), height: max(2, size.height / shrink / 2 * 2))
    let chain = [
      "scale=\(small.width):\(small.height):flags=area", "gblur=sigma=\(blur)",
      "lutyuv=y=16+(val-16)*\(light)", "scale=\(size.width):\(size.height):flags=bicubic",
    ]
    let graph = try FilterGraph(chain.joined(separator: ","), for: PictureFormat(size: size))
    let result = try Frame()
    try graph.send(picture, at: .zero)
    guard try graph.receive(into: result) else {
      throw MediaError("filter", reason: "a picture went in and none came out")
    }
    return result
  }

  /// From 0 before the range to 1 behind it, gently at both ends.
  private static func rise(_ moment: Double, in range: ClosedRange<Double>) -> Double {
    let share = (moment - range.lowerBound) / (range.upperBound - range.lowerBound)
    let part = min(1, max(0, share))
    return part * part * (3 - 2 * part)
  }
}
