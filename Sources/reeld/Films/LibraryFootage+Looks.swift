internal import Editing
internal import Library
internal import Plans

/// What of a supply is not worth showing, as far as a few small pictures tell.
extension LibraryFootage {
  /// Photos looked at for one film to find those of one moment: each costs up to half a second the first time.
  private static let mostPhotos = 120
  /// How often a film is cut anew because a look told against what it shows.
  private static let mostRounds = 6

  /// A supply without photos of a moment that another shows, and without clips, or parts of them, that show nothing.
  ///
  /// What a plan names itself is taken, whatever it shows.
  func withoutDull(_ supply: Supply) async -> Supply {
    var supply = supply
    var seen: Set<Int64> = []
    var photos: [Int64: Glimpse] = [:]
    for _ in 0..<Self.mostRounds {
      // Only what the film would show is looked at.
      guard let made = try? cut(supply), !Task.isCancelled else { break }
      let shown = Set(made.timeline.clips.map(\.source.id))
      let compared = photos.count
      if supply.plan.only.isEmpty { await leaveOutRepeats(of: shown, &supply, &photos) }
      let unseen = supply.candidates.filter {
        !$0.isStill && shown.contains($0.source.id) && !seen.contains($0.source.id)
      }
      if unseen.isEmpty, photos.count == compared { break }
      let looks = await glimpses.glimpses(
        of: unseen.map { ($0.source, GlimpseOrder(part: $0.part, isRough: true, length: $0.duration)) })
      seen.formUnion(unseen.map(\.source.id))
      let dull = unseen.filter { movie in looks[movie.source.id].map { movie.seen($0) == nil } ?? false }
      let stills = await stillsWorthShowing(instead: dull, supply)
      supply.see(looks, beside: stills)
    }
    return supply.withNotes
  }

  /// Compares the photos taken around those of which the film shows several.
  /// - Parameter photos: what was seen so far.
  private func leaveOutRepeats(
    of shown: Set<Int64>, _ supply: inout Supply, _ photos: inout [Int64: Glimpse]
  ) async {
    let runs = SameMoment.runs(among: supply.candidates).filter { run in
      run.count { shown.contains($0.source.id) } > 1
    }
    let unseen = runs.joined().filter { photos[$0.source.id] == nil }.prefix(Self.mostPhotos - photos.count)
    guard !unseen.isEmpty else { return }
    let looks = await glimpses.glimpses(of: unseen.map { ($0.pairedStill ?? $0.source, GlimpseOrder()) })
    for one in unseen { photos[one.source.id] = looks[(one.pairedStill ?? one.source).id] }
    let repeats = SameMoment.repeats(among: supply.candidates, photos)
    let left = Set(repeats.map(\.source.id))
    supply.candidates.removeAll { left.contains($0.source.id) }
    supply.leftOut.repeats += repeats.map { ($0.pairedStill ?? $0.source).path }
  }

  /// The photos of pairs whose movies show nothing, where the photos show something.
  private func stillsWorthShowing(instead movies: [Candidate], _ supply: Supply) async -> [Int64: Candidate] {
    let stills = movies.compactMap { movie in supply.stills[movie.source.id].map { (movie.source.id, $0) } }
    let looks = await glimpses.glimpses(of: stills.map { ($0.1.source, GlimpseOrder()) })
    let bright = stills.filter { looks[$0.1.source.id].map { $0.areDull.contains(false) } ?? false }
    return Dictionary(bright) { first, _ in first }
  }
}

extension LibraryFootage.Supply {
  /// What was left out for what it shows.
  struct LeftOut: Sendable {
    var repeats: [String] = []
    var dull: [String] = []
    var movies: [String] = []
  }

  /// Takes what was seen of clips into account.
  /// - Parameter stills: those to show instead of their movies, by the ids of the movies' files.
  fileprivate mutating func see(_ looks: [Int64: Glimpse], beside stills: [Int64: Candidate]) {
    var kept: [Candidate] = []
    for candidate in candidates {
      guard !candidate.isStill, let look = looks[candidate.source.id] else {
        kept.append(candidate)
        continue
      }
      if let seen = candidate.seen(look) {
        kept.append(seen)
      } else if let still = stills[candidate.source.id] {
        kept.append(still)
        leftOut.movies.append(still.source.path)
      } else if plan.only.isEmpty, self.stills[candidate.source.id] == nil {
        leftOut.dull.append(candidate.source.path)
      } else {
        kept.append(candidate)
      }
    }
    candidates = kept
  }

  fileprivate var withNotes: Self {
    var supply = self
    let left = leftOut
    supply.notes += [
      Self.note(
        left.repeats, "1 photo left out, since another shows the same moment",
        "photos left out, since others show the same moment"),
      Self.note(
        left.dull, "1 clip left out, since it shows nothing", "clips left out, since they show nothing"),
      Self.note(
        left.movies, "1 photo shown instead of its movie, which shows nothing",
        "photos shown instead of their movies, which show nothing"),
    ].compactMap(\.self)
    return supply
  }

  private static func note(_ paths: [String], _ one: String, _ many: String) -> String? {
    guard !paths.isEmpty else { return nil }
    return "\(paths.count == 1 ? one : "\(paths.count) \(many)"): \(Fields.quotable(paths))"
  }
}
