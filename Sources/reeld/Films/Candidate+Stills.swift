internal import Editing
internal import Library
internal import Plans

extension Candidate {
  /// Pixels of a photo's shorter side below which it is a thumbnail or an icon: a film would show it as a blur.
  private static let smallestSide = 240
  /// What a film may be cut from, and what of it is not as asked: each pair is its movie, or its still where the
  /// movie is missing.
  ///
  /// `stills` are the photos of pairs, by the ids of the files their movies lie in.
  static func all(
    of answer: FootageAnswer
  ) -> (candidates: [Candidate], stills: [Int64: Candidate], notes: [String]) {
    var candidates: [Candidate] = []
    var stills: [Int64: Candidate] = [:]
    var tooSmall: [String] = []
    var damaged: [String] = []
    var damagedClips: [String] = []
    for row in answer.rows {
      if let movie = answer.movies[row.id], var candidate = Candidate(movie) {
        candidate.taken = row.order
        candidate.pairedStill = row.reference
        candidate.day = row.day
        candidates.append(candidate)
        if row.isWhole { stills[movie.id] = Candidate(still: row) }
      } else if row.kind == .video {
        if row.lacksPictures {
          damagedClips.append(row.path)
        } else if let candidate = Candidate(row) {
          candidates.append(candidate)
        }
      } else if !row.isWhole {
        damaged.append(row.path)
      } else if let movie = Candidate(inside: row) {
        candidates.append(movie)
        stills[row.id] = Candidate(still: row)
      } else if let still = Candidate(still: row) {
        candidates.append(still)
      } else {
        tooSmall.append(row.path)
      }
    }
    let notes = [
      note(tooSmall, "photo", "too small, or of a kind that cannot be shown"),
      note(damaged, "photo", "damaged"),
      note(damagedClips, "clip", "damaged"),
    ]
    return (candidates, stills, notes.compactMap(\.self))
  }

  /// Nil for what is no photo a film can show.
  private init?(still row: IndexRow) {
    guard row.kind == .photo || row.kind == .live, let facts = row.facts, let picture = facts.picture,
      // An animation, of which no single picture is meant.
      facts.container != "gif", min(picture.size.width, picture.size.height) >= Candidate.smallestSide
    else { return nil }
    self = .still(
      source: row.reference, taken: row.order, size: picture.size, orientation: picture.orientation,
      hdr: picture.hdr)
    day = row.day
  }

  /// The movie inside a motion photo; nil where there is none that can be shown, or where it was said to be no pair.
  private init?(inside row: IndexRow) {
    guard row.pair?.basis == "embedded", let facts = row.facts, let part = facts.embeddedVideo,
      let movie = facts.embeddedMovie
    else { return nil }
    self.init(row, duration: movie.duration, movie.picture, hasSound: movie.hasSound)
    self.part = part
  }

  private static func note(_ paths: [String], _ what: String, _ why: String) -> String? {
    guard !paths.isEmpty else { return nil }
    let counted = paths.count == 1 ? "1 \(what)" : "\(paths.count) \(what)s"
    return "\(counted) left out as \(why): \(Fields.quotable(paths))"
  }
}

extension IndexRow {
  /// Whether a clip's header is all that is left of it.
  fileprivate var lacksPictures: Bool { facts?.damage.map { $0.hasPrefix("its pictures") } ?? false }
  /// Whether all of a still's picture is there; a broken video inside it does not matter.
  fileprivate var isWhole: Bool {
    facts?.damage.map { $0.hasPrefix("the video inside it") } ?? true
  }
}
