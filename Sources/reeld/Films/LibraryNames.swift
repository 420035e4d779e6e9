internal import Library
internal import Plans
internal import Requests

/// Finds the music and the folders people name; what no evidence supports, or two things equally, is refused.
struct LibraryNames: Sendable {
  let index: Index

  /// The plan with the names of what was found in place of what was written, so that it says what it will use.
  /// - Throws: `no-music`, `ambiguous-music`, `no-folder` or `ambiguous-folder`, with the `nearest` names.
  func resolved(_ plan: Plan) async throws(Problem) -> Plan {
    var plan = plan
    if case .title(let title)? = plan.music {
      plan.music = .title(try await name(of: try await song(title, field: "music"), title))
    }
    if let place = try await place(of: plan) { plan.folder = place.name }
    return plan
  }

  // MARK: Music

  /// The one piece of music with this title, artist and title, or file name; else the one its words point to.
  func song(_ title: String, field: String) async throws(Problem) -> IndexRow {
    switch try await kept({ () throws(LibraryError) in try await index.music(named: title) }) {
    case .one(let row): return row
    case .several(let rows):
      let originals = IndexRow.withoutCopies(rows)
      if originals.count == 1 { return originals[0] }
      throw Self.ambiguous(.ambiguousMusic, field, title, rows.map(\.path))
    case .none: break
    }
    let songs = try await kept { () throws(LibraryError) in try await index.songs() }
    switch NameEvidence.find(title, among: songs.map(Self.candidate)) {
    case .one(let found): return songs[found]
    case .several(let found):
      throw Self.ambiguous(.ambiguousMusic, field, title, Self.shown(found.map { songs[$0] }))
    case .none(let nearest):
      throw Self.none(
        Problem(
          .noMusic, field: field, reason: "the library has no music called \(Fields.quotable(title))",
          hint: "reel list --source music shows what there is"),
        Self.shown(nearest.map { songs[$0] }))
    }
  }

  /// Whether music of the library answers to a name, be it one piece or several.
  func holdsMusic(_ name: String) async throws(Problem) -> Bool {
    do throws(Problem) {
      _ = try await song(name, field: "music")
      return true
    } catch {
      switch error.code {
      case .ambiguousMusic: return true
      case .noMusic: return false
      default: throw error
      }
    }
  }

  /// A song's title where it stands for that song alone, else its path.
  private func name(of song: IndexRow, _ written: String) async throws(Problem) -> String {
    for name in [written, song.facts?.tags[.title]].compactMap(\.self) {
      let found = try await kept { () throws(LibraryError) in try await index.music(named: name) }
      if case .one(let row) = found, row.id == song.id { return name }
    }
    return song.path
  }

  private static func candidate(_ song: IndexRow) -> NameEvidence.Candidate {
    var candidate = NameEvidence.Candidate(path: song.path, title: song.facts?.tags[.title])
    if let artist = song.facts?.tags[.artist] { candidate.names.append(artist) }
    return candidate
  }

  /// Titles, or paths where two have the same title or one has none.
  private static func shown(_ songs: [IndexRow]) -> [String] {
    let titles = songs.map { $0.facts?.tags[.title] ?? $0.path }
    return Set(titles).count == titles.count ? titles : songs.map(\.path)
  }

  // MARK: Folders

  /// The directory a plan keeps to; nil when it names none.
  func place(of plan: Plan) async throws(Problem) -> LibraryPlace? {
    guard let name = plan.folder else { return nil }
    let places = try await kept { () throws(LibraryError) in try await index.places() }
    let exact = places.filter { $0.name == name || "\($0.folder)/\($0.name)" == name }
    if exact.count == 1 { return exact[0] }
    switch NameEvidence.find(name, among: places.map(Self.candidate)) {
    case .one(let found): return places[found]
    case .several(let found):
      throw Self.ambiguous(.ambiguousFolder, "folder", name, found.map { places[$0].name })
    case .none(let nearest):
      throw Self.none(
        Problem(
          .noFolder, field: "folder", reason: "the library has no folder called \(Fields.quotable(name))",
          hint: "reel list shows where the files are"),
        nearest.map { places[$0].name })
    }
  }

  /// Its own name, and the whole way to it: a folder above it does not stand for it.
  private static func candidate(_ place: LibraryPlace) -> NameEvidence.Candidate {
    let own = place.name.split(separator: "/").last.map { String($0) } ?? place.name
    return NameEvidence.Candidate([own, place.name])
  }

  // MARK: Refusals

  private static func ambiguous(
    _ code: Problem.Code, _ field: String, _ name: String, _ nearest: [String]
  ) -> Problem {
    let listed = nearest.map { Fields.quotable($0) }.joined(separator: ", ")
    return none(
      Problem(
        code, field: field, reason: "\(Fields.quotable(name)) is more than one: \(listed)",
        hint: "name one in full, or by its path"), nearest)
  }

  private static func none(_ problem: Problem, _ nearest: [String]) -> Problem {
    var problem = problem
    problem.context.append(JSON.Member("nearest", .array(nearest.map { .string($0) })))
    return problem
  }

  private func kept<Value: Sendable>(
    _ body: () async throws(LibraryError) -> Value
  ) async throws(Problem) -> Value {
    do throws(LibraryError) { return try await body() } catch {
      throw error.problem(field: "music")
    }
  }
}
