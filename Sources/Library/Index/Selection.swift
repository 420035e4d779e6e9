package import Plans

/// Which items of the index a question is about.
package struct Selection: Sendable, Equatable {
  package var source: Plan.Media
  package var state: FileState
  /// First and last local day, inclusive; nil is no bound.
  package var from: Day?
  package var to: Day?
  /// The directory it keeps to; nil is all of the library.
  package var place: LibraryPlace?
  /// Only what lies in watched folders that are not there now.
  package var isOffline: Bool
  /// Those folders, once they are known; nil is every folder.
  var folders: [Int64]?

  package init(
    source: Plan.Media = .all, state: FileState = .ready, from: Day? = nil, to: Day? = nil,
    place: LibraryPlace? = nil, isOffline: Bool = false
  ) {
    self.source = source
    self.state = state
    self.from = from
    self.to = to
    self.place = place
    self.isOffline = isOffline
  }

  /// Whether all folders are asked.
  var isEverywhere: Bool { place == nil && folders == nil }

  /// Whether days are asked; then only certain dates count.
  package var asksDays: Bool { from != nil || to != nil }

  /// Whether the files were read, so that kind and day are known of them.
  var isOfRead: Bool { state == .ready || state == .missing }

  /// The kinds the source names; music is footage of no film and stands only for itself.
  package var kinds: [FileKind] {
    switch source {
    case .videos: [.video]
    case .photos: [.photo]
    case .live: [.live]
    case .music: [.music]
    case .all: [.video, .photo, .live]
    }
  }
}

/// A count with what stands beside it.
package struct Counted: Sendable, Equatable {
  package var selection: Selection
  package var videos: Int64 = 0
  package var photos: Int64 = 0
  package var live: Int64 = 0
  package var music: Int64 = 0
  /// Files that were not read and whose names do not tell what they are.
  package var unknown: Int64 = 0
  /// Dated only by file time or not at all; outside the count when days are asked.
  package var uncertain: Int64 = 0
  /// How many of them are exact copies of others among them.
  package var copies: Int64 = 0
  /// Files that could not be read.
  package var refused: Int64 = 0
  /// Watched folders that are not there; their items are counted as last seen.
  package var offline: [String] = []
  package var unfinished: Unfinished?

  init(_ selection: Selection) { self.selection = selection }

  /// The number asked for.
  package var count: Int64 {
    let isMusicAsked = selection.source == .music || !selection.isOfRead
    return videos + photos + live + unknown + (isMusicAsked ? music : 0)
  }
}

extension Counted {
  /// As `reel count --json` answers.
  package var json: JSON {
    [
      "count": .integer(count), "videos": .integer(videos), "photos": .integer(photos),
      "live": .integer(live),
      "music": .integer(music), "unknown": .integer(unknown), "copies": .integer(copies),
      "uncertain": .integer(uncertain),
      "refused": .integer(refused),
      "from": .orNull(selection.from?.description), "to": .orNull(selection.to?.description),
      "offline": .array(offline.map { .string($0) }), "unfinished": unfinished?.json ?? .null,
    ]
  }
}

/// A part of a list, and where the next part begins.
package struct ListPage: Sendable, Equatable {
  package var rows: [IndexRow]
  /// Nil after the last row.
  package var next: ListCursor?
}

/// A place in a list that stays right while rows come and go.
package struct ListCursor: Sendable, Equatable, CustomStringConvertible {
  let order: Int64
  let id: Int64

  init(order: Int64, id: Int64) {
    self.order = order
    self.id = id
  }

  /// Nil when the text is not one that a list gave out.
  package init?(_ text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let order = Int64(parts[0], radix: 36), let id = Int64(parts[1], radix: 36) else {
      return nil
    }
    self.order = order
    self.id = id
  }

  /// The opaque text a caller hands back.
  package var description: String { "\(String(order, radix: 36))_\(String(id, radix: 36))" }
}
