internal import Linux
package import Plans

/// What the library is told by its configuration.
package struct LibrarySettings: Sendable {
  /// Where `index.db` lies; it exists.
  package var stateFolder: String
  /// Watched folders, absolute.
  package var folders: [String]
  /// Folders of our own, such as films and state: never footage, even inside a watched one.
  package var ownFolders: [String]
  /// What is left alone inside the watched folders.
  package var exclusions: Exclusions
  /// Watched folders of which it is known that they are meant to be as they are, whatever they lost.
  package var acceptedFolders: [String]
  package var home: Zone
  /// Whether the system is asked to tell of changes; without it folders are looked at in short pauses.
  package var listens: Bool
  package var timing: LibraryTiming
  /// Microseconds since 1970.
  package var clock: @Sendable () -> Int64

  package init(
    stateFolder: String, folders: [String], ownFolders: [String] = [], exclusions: Exclusions = .none,
    acceptedFolders: [String] = [], home: Zone, listens: Bool = true, timing: LibraryTiming = LibraryTiming(),
    clock: @escaping @Sendable () -> Int64 = { WallTime.now }
  ) {
    self.stateFolder = stateFolder
    self.folders = folders
    self.ownFolders = ownFolders
    self.exclusions = exclusions
    self.acceptedFolders = acceptedFolders
    self.home = home
    self.listens = listens
    self.timing = timing
    self.clock = clock
  }
}
