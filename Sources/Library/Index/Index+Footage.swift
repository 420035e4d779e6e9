package import Plans

/// What a film can be cut from, and what stands around it.
package struct FootageAnswer: Sendable, Equatable {
  /// Ready files of the asked kinds and days with certain dates, in capture order; every date when no days
  /// are asked. A pair is there once, as its still; of exact copies one, unless they were named.
  package var rows: [IndexRow] = []
  /// The movies of the pairs among the rows that are there, by their stills' ids.
  package var movies: [Int64: IndexRow] = [:]
  /// Files left out because their dates are uncertain.
  package var undated: Int64 = 0
  /// There are more; these were taken evenly from all of them.
  package var isThinned = false
  /// Watched folders that are not there; their files are left out.
  package var offline: [String] = []
}

/// Where a file of a timeline lies now.
package enum FootagePlace: Sendable, Equatable {
  /// A watched folder, and the path below it in the bytes of the file system.
  case file(folder: String, path: [UInt8])
  /// Its folder is not there; it may come back.
  case offline
  /// The folder is there, the file is not.
  case gone
}

/// The music a name stands for.
package enum MusicAnswer: Sendable, Equatable {
  case none
  case one(IndexRow)
  case several([IndexRow])
}

extension Index {
  /// Files handed to the editor at most; a film has 5,000 cuts at most.
  private static let mostFootage = 20_000
  /// Rows fetched between two chances for others to be answered.
  private static let page = 500
  /// Songs offered when any will do.
  private static let mostSongs = 500

  /// What a plan may use, of one place or of all. `only` names rows directly; `without` is the editor's to
  /// apply.
  package func footage(for plan: Plan, in place: LibraryPlace? = nil) async throws(LibraryError)
    -> FootageAnswer
  {
    var answer = FootageAnswer()
    let asked = Selection(source: plan.source, from: plan.from, to: plan.to, place: place)
    answer.offline = offlineFolders
    let counted = try store.count(asked)
    answer.undated = asked.asksDays ? counted.uncertain : 0
    if plan.only.isEmpty {
      try await collect(asked, total: counted.count, &answer)
    } else {
      for reference in plan.only {
        guard let row = try row(reference), row.state == .ready, let kind = row.kind else { continue }
        // A pair's halves are asked for by either name.
        if asked.kinds.contains(kind) || (row.pair != nil && asked.kinds.contains(.live)) {
          answer.rows.append(row)
        }
      }
    }
    answer.rows.removeAll { answer.offline.contains($0.folder) }
    // What was named is wanted, though it be a copy of something.
    if plan.only.isEmpty { answer.rows = IndexRow.withoutCopies(answer.rows) }
    answer.rows = try await withChapters(answer.rows)
    for (place, row) in answer.rows.enumerated() {
      answer.movies[row.id] = try movie(of: row)
      if place % Self.page == 0 { await Task.yield() }
    }
    return answer
  }

  /// The file that is a pair's movie; nil when it is not there, or lies inside the still.
  private func movie(of row: IndexRow) throws(LibraryError) -> IndexRow? {
    guard row.kind == .live, let id = try store.partner(of: row.id), id != row.id else { return nil }
    let movie = try store.row(id)
    return movie?.state == .ready && movie?.kind == .video ? movie : nil
  }

  private func collect(
    _ asked: Selection, total: Int64, _ answer: inout FootageAnswer
  ) async throws(LibraryError) {
    let step = max(1, (Int(total) + Self.mostFootage - 1) / Self.mostFootage)
    answer.isThinned = step > 1
    var cursor: ListCursor?
    var place = 0
    repeat {
      let places = try store.ids(asked, limit: Self.page, after: cursor)
      for one in places {
        if place % step == 0, let row = try store.row(one.id) { answer.rows.append(row) }
        place += 1
      }
      cursor = places.count == Self.page ? places.last : nil
      await Task.yield()
    } while cursor != nil
  }

  /// The items, each take with its later chapters behind it.
  private func withChapters(_ items: [IndexRow]) async throws(LibraryError) -> [IndexRow] {
    var rows: [IndexRow] = []
    for (place, item) in items.enumerated() {
      rows.append(item)
      if place % Self.page == 0 { await Task.yield() }
      guard item.take?.part == 1 else { continue }
      for id in try store.chapters(of: item.id) {
        if let chapter = try store.row(id) { rows.append(chapter) }
      }
    }
    return rows
  }

  /// Where a source lies now: by its row when that still is the file it was, else by its path.
  package func place(of source: SourceReference) throws(LibraryError) -> FootagePlace {
    if let row = try store.row(source.id), row.size == source.size, row.state != .missing,
      let folder = folders.first(where: { $0.path == row.folder })
    {
      return folder.state == .offline ? .offline : .file(folder: row.folder, path: row.pathBytes)
    }
    guard let folder = folders.first(where: { $0.path == source.folder }) else { return .gone }
    if folder.state == .offline { return .offline }
    for path in PathText.readings(source.path) {
      guard let row = try store.row(folder: source.folder, path: path), row.state != .missing else {
        continue
      }
      return .file(folder: row.folder, path: row.pathBytes)
    }
    return .gone
  }

  /// The music of a title: a file's title, artist and title, or name; or a path or id.
  package func music(named name: String) throws(LibraryError) -> MusicAnswer {
    var found = try store.songs(named: name)
    if found.isEmpty, let row = try row(name), row.kind == .music, row.state == .ready { found = [row] }
    found.removeAll { offlineFolders.contains($0.folder) }
    return found.count > 1 ? .several(found) : found.first.map { .one($0) } ?? .none
  }

  /// All music that can be named now.
  package func songs() async throws(LibraryError) -> [IndexRow] {
    let offline = offlineFolders
    var songs: [IndexRow] = []
    var cursor: ListCursor?
    repeat {
      let part = try store.list(Selection(source: .music), limit: Self.page, after: cursor)
      songs += part.rows.filter { !offline.contains($0.folder) }
      cursor = songs.count < Self.mostFootage ? part.next : nil
      await Task.yield()
    } while cursor != nil
    return IndexRow.withoutCopies(songs)
  }

  /// Music to choose from when any will do, by its file's time.
  package func anyMusic() throws(LibraryError) -> [IndexRow] {
    let offline = offlineFolders
    let songs = try store.list(Selection(source: .music), limit: Self.mostSongs, after: nil).rows
    return IndexRow.withoutCopies(songs.filter { !offline.contains($0.folder) })
  }
}
