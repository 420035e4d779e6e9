internal import Media
internal import Plans

/// The pictures of a transition or a card.
final class EffectPictures {
  enum Effect {
    case fadeIn(ShotPictures)
    case fadeOut(ShotPictures)
    case dissolve(ShotPictures, ShotPictures)
    case card(CardPictures)
  }

  private let effect: Effect
  private let frames: Double

  /// The frame drawn last.
  let drawn: Frame

  init(_ effect: Effect, frames: Int64) throws(RenderingError) {
    self.effect = effect
    self.frames = Double(frames)
    drawn = try writing { () throws(MediaError) in try Frame() }
  }

  var notes: [String] {
    switch effect {
    case .fadeIn(let shot), .fadeOut(let shot): shot.notes
    case .dissolve(let shot, let next): shot.notes + next.notes
    case .card(let card): card.notes
    }
  }

  /// Draws frame `index`; indices rise.
  func draw(_ index: Int64) throws(RenderingError) {
    let number = Double(index)
    switch effect {
    case .fadeIn(let shot):
      // The first frame is black, the one after the last is whole.
      try shot.show(index)
      try writing { () throws(MediaError) in try drawn.darken(shot.shown, light: number / frames) }
    case .fadeOut(let shot):
      // The film's last frame is black.
      try shot.show(index)
      try writing { () throws(MediaError) in
        try drawn.darken(shot.shown, light: 1 - (number + 1) / frames)
      }
    case .dissolve(let shot, let next):
      // The frames before and after it are of one shot alone, the middle one is half of each.
      try shot.show(index)
      try readingSecond { () throws(RenderingError) in try next.show(index) }
      try writing { () throws(MediaError) in
        try drawn.mix(shot.shown, next.shown, share: (number + 1) / (frames + 1))
      }
    case .card(let card):
      try writing { () throws(MediaError) in
        try card.draw(index)
        try drawn.share(card.drawn)
      }
    }
  }
}
