package import Plans

/// What a film can be cut from, and what stands around it.
package struct FootageAnswer: Sendable, Equatable {
  /// Ready videos of the asked days with certain dates, in capture order; every date when no days are asked.
  package var rows: [IndexRow] = []
  /// Stills and pairs of the asked days.
  package var stills: Int64 = 0
  /// Videos left out because their dates are uncertain.
  package var undated: Int64 = 0
  /// There are more; these were taken evenly from all of them.
  package var isThinned = false
  /// Watched folders that are not there; their videos are left out.
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
  /// Videos handed to the editor at most; a film has 5,000 cuts at most.
  private static let mostFootage = 20_000
  /// Rows fetched between two chances for others to be answered.
  private static let page = 500
  /// Songs offered when any will do.
  private static let mostSongs = 500

  /// The videos a plan may use. `only` names rows directly; `without` is the editor's to apply.
  package func footage(for plan: Plan) async throws(LibraryError) -> FootageAnswer {
    var answer = FootageAnswer()
    let videos = Selection(source: .videos, from: plan.from, to: plan.to)
    answer.offline = offlineFolders
    let counted = try store.count(videos)
    answer.undated = videos.asksDays ? counted.uncertain : 0
    let others = try store.count(Selection(source: .all, from: plan.from, to: plan.to))
    answer.stills = others.photos + others.live
    if plan.only.isEmpty {
      try await collect(videos, total: counted.videos, &answer)
    } else {
      for reference in plan.only {
        if let row = try row(reference), row.kind == .video, row.state == .ready { answer.rows.append(row) }
      }
    }
    answer.rows.removeAll { answer.offline.contains($0.folder) }
    return answer
  }

  private func collect(
    _ videos: Selection, total: Int64, _ answer: inout FootageAnswer
  ) async throws(LibraryError) {
    let step = max(1, (Int(total) + Self.mostFootage - 1) / Self.mostFootage)
    answer.isThinned = step > 1
    var cursor: ListCursor?
    var place = 0
    repeat {
      let places = try store.ids(videos, limit: Self.page, after: cursor)
      for one in places {
        if place % step == 0, let row = try store.row(one.id) { answer.rows.append(row) }
        place += 1
      }
      cursor = places.count == Self.page ? places.last : nil
      await Task.yield()
    } while cursor != nil
  }

  /// Where a source lies now: by its row when that still is the file it was, else by its path.
  package func place(of source: SourceReference) throws(LibraryError) -> FootagePlace {
    guard let folder = folders.first(where: { $0.path == source.folder }) else { return .gone }
    if let row = try store.row(source.id), row.size == source.size, row.state != .missing {
      return offlineFolders.contains(row.folder) ? .offline : .file(folder: row.folder, path: row.pathBytes)
    }
    if folder.state == .offline { return .offline }
    let row = try store.row(folder: source.folder, path: Array(source.path.utf8))
    guard let row, row.state != .missing else { return .gone }
    return .file(folder: row.folder, path: row.pathBytes)
  }

  /// The music of a title: a file's title, artist and title, or name; or a path or id.
  package func music(named name: String) throws(LibraryError) -> MusicAnswer {
    var found = try store.songs(named: name)
    if found.isEmpty, let row = try row(name), row.kind == .music, row.state == .ready { found = [row] }
    found.removeAll { offlineFolders.contains($0.folder) }
    return found.count > 1 ? .several(found) : found.first.map { .one($0) } ?? .none
  }

  /// Music to choose from when any will do, by its file's time.
  package func anyMusic() throws(LibraryError) -> [IndexRow] {
    let offline = offlineFolders
    return try store.list(Selection(source: .music), limit: Self.mostSongs, after: nil).rows
      .filter { !offline.contains($0.folder) }
  }
}
