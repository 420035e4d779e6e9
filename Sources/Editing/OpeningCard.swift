internal import Plans

/// How long a film's opening card stands, and what it says.
enum OpeningCard {
  /// What a card of some words is read in.
  private static let usual = MediaTime(milliseconds: 2500)
  /// A card that ends on a beat is this much shorter or longer at most.
  private static let shortest = MediaTime(milliseconds: 1800)
  private static let longest = MediaTime(milliseconds: 3500)
  /// Below this nobody reads it.
  private static let least = MediaTime(milliseconds: 1000)
  /// The part of a film that its card may take.
  private static let share: Int64 = 4

  /// The card's frames in a film of `frames`: 2.5 s, less in a short film, none in a very short one.
  static func frames(of frames: Int64, at rate: FrameRate) -> Int64 {
    let length = min(rate.frames(nearest: usual), frames / share)
    return length < rate.frames(nearest: least) ? 0 : length
  }

  /// As `frames`, with its end on the nearest beat, rather on a bar's, so that the first cut lies on it as all others do.
  static func frames(of frames: Int64, at rate: FrameRate, onBeatsOf track: MusicTrack) -> Int64 {
    let length = self.frames(of: frames, at: rate)
    guard length == rate.frames(nearest: usual) else { return length }
    let possible = rate.frames(nearest: shortest)...rate.frames(nearest: longest)
    func nearest(_ beats: [MediaTime]) -> Int64? {
      beats.map { $0 - track.offset }.filter { $0 > .zero }.map { rate.frames(nearest: $0) }
        .filter { possible.contains($0) }.min { abs($0 - length) < abs($1 - length) }
    }
    return nearest(track.downbeats) ?? nearest(track.beats) ?? length
  }
}

extension Timeline {
  /// Puts a card of `frames` in front; nothing when there is nothing to write on it.
  /// - Parameter days: of all footage, for a film that shows only what has none.
  mutating func open(_ title: Plan.Title?, frames: Int64, days: [Day]) {
    guard frames > 0 else { return }
    switch title {
    case nil: return
    case .text(let text): opening = Opening(text: text, isDays: false, frames: frames)
    case .days:
      if let text = inWords(clips.compactMap(\.day)) ?? inWords(days) {
        opening = Opening(text: text, isDays: true, frames: frames)
      }
    }
  }

  /// Leaves the card no more than its part of a film of `frames`.
  mutating func shortenOpening(in frames: Int64) {
    guard let own = opening?.frames else { return }
    let length = min(own, OpeningCard.frames(of: frames, at: frameRate))
    opening?.frames = length
    if length == 0 { opening = nil }
  }

  /// Writes the days of the film as it is now on its card; another text may need another font.
  mutating func renewOpening() {
    guard var opening, opening.isDays, let text = inWords(clips.compactMap(\.day)), text != opening.text
    else { return }
    opening.text = text
    opening.fonts = []
    self.opening = opening
  }
}
