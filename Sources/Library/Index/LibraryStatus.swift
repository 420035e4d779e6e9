package import Plans

/// Where the library stands: its folders, whether all is read, and what it holds.
package struct LibraryStatus: Sendable, Equatable {
  package var folders: [Folder] = []
  /// Every folder is scanned, nothing is settling or unread.
  package var isSettled = false
  package var videos: Int64 = 0
  package var photos: Int64 = 0
  package var live: Int64 = 0
  package var music: Int64 = 0
  package var refused: Int64 = 0
  package var skipped: Int64 = 0
  package var missing: Int64 = 0
  /// Files that are being written or wait to be read.
  package var settling: Int64 = 0
  /// The damaged index that was moved aside when this one was made; nil when all is well.
  package var damage: Database.Damage?
  /// The damaged table of corrections that was moved aside; nil when all is well.
  package var correctionDamage: Database.Damage?
  /// Clocks that people set right.
  package var clocks: [ClockSetting] = []
  /// Why the index takes nothing in at the moment, such as a full disk; nil when it does.
  package var failure: String?

  /// One watched folder.
  package struct Folder: Sendable, Equatable {
    package var path: String
    package var state: FolderState
    /// Why it is offline or watched only in part.
    package var reason: String?
    /// Directories that could not be read, and why; the first few.
    package var unreadable: [String]
    /// Seconds between two full looks; short where the system tells nothing of changes.
    package var rescanSeconds: Int64
    /// Whether the system tells of its changes.
    package var hasLiveEvents: Bool
    /// Names seen by the running scan.
    package var seen: Int64
  }

  /// How a watched folder is doing; the raw values are the interface's words.
  package enum FolderState: String, Sendable, CaseIterable {
    case scanning, watching, partly, offline
  }

  package init() {}
}

extension LibraryStatus {
  /// The parts `folders`, `settled` and `items` of `reel status --json`, and what else is known.
  package var members: [JSON.Member] {
    [
      JSON.Member("folders", .array(folders.map(\.json))), JSON.Member("settled", .bool(isSettled)),
      JSON.Member(
        "items",
        [
          "videos": .integer(videos), "photos": .integer(photos), "live": .integer(live),
          "music": .integer(music), "refused": .integer(refused), "skipped": .integer(skipped),
          "missing": .integer(missing), "settling": .integer(settling),
        ]),
      JSON.Member("clocks", .array(clocks.map(\.json))),
      JSON.Member(
        "index",
        [
          "damage": .orNull(damage?.reason), "moved_to": .orNull(damage?.movedTo),
          "failure": .orNull(failure),
        ]),
    ]
  }
}

extension LibraryStatus.Folder {
  fileprivate var json: JSON {
    [
      "path": .string(path), "state": .string(state.rawValue), "reason": .orNull(reason),
      "unreadable": .array(unreadable.map { .string($0) }),
      "rescan_seconds": .integer(rescanSeconds), "live_events": .bool(hasLiveEvents), "seen": .integer(seen),
    ]
  }
}
