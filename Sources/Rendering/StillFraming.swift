internal import Media
internal import Plans

/// How large a still is made, where it lies in the film, and which part of it is seen when.
struct StillFraming: Equatable {
  /// The part of a photo that may lie outside the view so that it fills the film: 4:3 in 16:9 loses a quarter.
  private static func fillAllowance(_ framing: Plan.Framing) -> Double {
    switch framing {
    case .auto: 1.0 / 3
    case .whole: 0
    case .fill: PictureFraming.mostCropped
    }
  }
  /// What is free above and below is given so: heads are in the upper part of a photo.
  private static let above = 0.4

  /// The upright picture from which views are drawn: at the closest one its pixels are the film's.
  let picture: PictureSize
  /// Where views are drawn in the film; all of it when the photo fills it.
  let place: PictureSampler.Place
  private let motion: Motion
  /// The largest view, in the picture's pixels.
  private let widest: (width: Double, height: Double)

  /// - Parameters:
  ///   - width: the upright still's, pixel aspect applied; only the proportion counts.
  init(
    width: Double, height: Double, motion: Motion, framing: Plan.Framing = .auto, in film: PictureSize
  ) {
    let wide = Double(film.width) / width
    let high = Double(film.height) / height
    let isFilling = min(wide, high) / max(wide, high) >= 1 - StillFraming.fillAllowance(framing)
    let scale = isFilling ? max(wide, high) : min(wide, high)
    let rooms = (
      x: isFilling ? width * scale / Double(film.width) - 1 : 0,
      y: isFilling ? height * scale / Double(film.height) - 1 : 0
    )
    let closest = StillFraming.closest(motion, rooms)
    picture = PictureSize(
      width: StillFraming.even(width * scale * closest), height: StillFraming.even(height * scale * closest))
    if isFilling {
      place = PictureSampler.Place(left: 0, top: 0, size: film)
    } else {
      let framing = PictureFraming(
        PictureFormat(size: picture), orientation: Orientation(), framing: .whole, in: film)
      place = PictureSampler.Place(
        left: framing.left(in: film), top: framing.top(in: film), size: framing.scaled)
    }
    self.motion = motion
    let cover = max(
      Double(place.size.width) / Double(picture.width), Double(place.size.height) / Double(picture.height))
    widest = (Double(place.size.width) / cover, Double(place.size.height) / cover)
  }

  static func == (a: StillFraming, b: StillFraming) -> Bool {
    a.picture == b.picture && a.place == b.place && a.motion == b.motion
  }

  /// What is seen at `moment`, from 0 at the shot's first frame to 1 at its last.
  ///
  /// Every point of the picture moves over the film in equal steps.
  func view(at moment: Double) -> PictureSampler.View {
    let amount = Double(motion.amount) / 1000
    switch motion.move {
    case .push: return zoomed(1 + amount * moment)
    case .pull: return zoomed(1 + amount * (1 - moment))
    case .forth: return panned(amount, moment)
    case .back: return panned(amount, 1 - moment)
    }
  }

  /// How much nearer than the widest view the closest is.
  private static func closest(_ motion: Motion, _ rooms: (x: Double, y: Double)) -> Double {
    let amount = Double(motion.amount) / 1000
    switch motion.move {
    case .push, .pull: return 1 + amount
    // Only as near as it needs to be for that much room.
    case .forth, .back: return max(1, (1 + amount) / (1 + max(rooms.x, rooms.y)))
    }
  }

  private func zoomed(_ zoom: Double) -> PictureSampler.View {
    let (width, height) = (widest.width / zoom, widest.height / zoom)
    return PictureSampler.View(
      left: (Double(picture.width) - width) / 2, top: (Double(picture.height) - height) * StillFraming.above,
      width: width, height: height)
  }

  private func panned(_ amount: Double, _ moment: Double) -> PictureSampler.View {
    let whole = (width: Double(picture.width), height: Double(picture.height))
    let rooms = (x: whole.width / widest.width - 1, y: whole.height / widest.height - 1)
    let isSideways = abs(rooms.x - rooms.y) > 0.01 ? rooms.x > rooms.y : widest.width > widest.height
    let zoom = max(1, (1 + amount) / (1 + (isSideways ? rooms.x : rooms.y)))
    var view = zoomed(zoom)
    if isSideways {
      let path = min(amount * view.width, whole.width - view.width)
      view.left = (whole.width - view.width - path) / 2 + path * moment
    } else {
      let path = min(amount * view.height, whole.height - view.height)
      view.top = (whole.height - view.height - path) * StillFraming.above + path * moment
    }
    return view
  }

  /// 4:2:0 knows only even sizes.
  private static func even(_ length: Double) -> Int { max(2, 2 * Int((length / 2).rounded())) }
}
