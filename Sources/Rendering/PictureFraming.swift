internal import Media
internal import Plans

/// Where a source's upright picture lies in the film's.
struct PictureFraming: Equatable {
  /// A strip or a banner would be mere colour if it had to fill a film.
  static let mostCropped = 0.9
  /// The part of a picture that may be cut away so that no bars are needed.
  private static func cropAllowance(_ framing: Plan.Framing) -> Double {
    switch framing {
    case .auto: 0.03
    case .whole: 0
    case .fill: mostCropped
    }
  }
  /// Pixels this near to square count as square: encoders round.
  private static let squareTolerance = 0.01

  enum Fit: Equatable {
    /// The picture has the film's size.
    case exact
    /// It is larger on one side, whose edges are cut.
    case cropped
    /// It is smaller on one side, which is filled.
    case within
  }

  /// The upright picture after scaling, even on both sides.
  var scaled: PictureSize
  var fit: Fit

  init(
    _ format: PictureFormat, orientation: Orientation, framing: Plan.Framing = .auto, in film: PictureSize
  ) {
    let aspect = Double(format.pixelWidth) / Double(format.pixelHeight)
    let isSquare = abs(aspect - 1) <= PictureFraming.squareTolerance
    var width = Double(format.size.width) * (isSquare ? 1 : aspect)
    var height = Double(format.size.height)
    if orientation.swapsSides { swap(&width, &height) }
    let wide = Double(film.width) / width
    let high = Double(film.height) / height
    if min(wide, high) / max(wide, high) >= 1 - PictureFraming.cropAllowance(framing) {
      let cover = max(wide, high)
      scaled = PictureSize(
        width: max(film.width, PictureFraming.even(width * cover)),
        height: max(film.height, PictureFraming.even(height * cover)))
      fit = scaled == film ? .exact : .cropped
    } else {
      let inside = min(wide, high)
      scaled = PictureSize(
        width: min(film.width, PictureFraming.even(width * inside)),
        height: min(film.height, PictureFraming.even(height * inside)))
      fit = .within
    }
  }

  /// Where a smaller picture begins in the film, even as 4:2:0 wants it.
  func left(in film: PictureSize) -> Int { (film.width - scaled.width) / 4 * 2 }
  func top(in film: PictureSize) -> Int { (film.height - scaled.height) / 4 * 2 }

  /// 4:2:0 knows only even sizes.
  private static func even(_ length: Double) -> Int { max(2, 2 * Int((length / 2).rounded())) }
}

extension PictureFraming {
  /// A picture made exactly this size, for others to frame.
  init(scaled: PictureSize) {
    self.scaled = scaled
    fit = .exact
  }
}
