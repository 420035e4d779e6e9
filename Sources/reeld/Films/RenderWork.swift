internal import Synchronization

/// A piece of rendering that one worker does.
enum RenderWork: Sendable, Hashable {
  /// The segment of the clip with this index.
  case segment(Int)
  case sound

  /// Distinct for each piece of one film.
  var id: Int {
    switch self {
    case .segment(let index): index
    case .sound: -1
    }
  }

  func weight(sound: Double) -> Double {
    switch self {
    case .segment: 1
    case .sound: sound
    }
  }
}

/// The pieces of a film that no lane has taken yet.
final class RenderList: Sendable {
  private let left: Mutex<ArraySlice<RenderWork>>

  init(_ pieces: [RenderWork]) { left = Mutex(pieces[...]) }

  /// The next piece; nil when all are taken.
  func next() -> RenderWork? { left.withLock { $0.popFirst() } }
}
