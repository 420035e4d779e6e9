internal import Glibc
internal import Linux

/// Reads directories on a thread of its own: names and statuses, never the content of a file.
actor Walker {
  /// Deepest folder below a watched one.
  private static let deepest = 64
  /// Names handed over at a time: few enough that counts are answered in between.
  private static let portion = 256
  /// Longest path given to the kernel in one piece; PATH_MAX is 4096.
  private static let longestPath = 4000

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init() throws(LinuxError) { executor = try BlockingExecutor(named: "walk") }

  /// A watched folder, open.
  struct Root: Sendable {
    var folder: Int64
    var descriptor: Descriptor
    var nature: Nature

    var status: FileStatus { nature.status }
    var system: FileSystem { nature.system }
    var identity: IndexStore.Identity { nature.identity }
  }

  /// What a watched folder was when it was opened.
  struct Nature: Sendable {
    var status: FileStatus
    var system: FileSystem
    /// Folders inside that are not this one's to index, by device and inode, and why.
    var strangers: [Place: String] = [:]
    /// What the configuration leaves out.
    var exclusions = Exclusions.none
    /// The mounts at it and below it.
    var mounts: [String] = []

    var identity: IndexStore.Identity {
      IndexStore.Identity(fileSystem: system.id, inode: status.inode)
    }
  }

  /// A folder's device and inode.
  struct Place: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ status: FileStatus) {
      device = status.device
      inode = status.inode
    }
  }

  /// What a walk needs to know and to tell.
  struct Errand: Sendable {
    var root: Root
    var index: Index
    var watch: Watch
  }

  func open(_ path: String, folder: Int64) throws(LinuxError) -> Root {
    let descriptor = try Descriptor.openFolder(path)
    return Root(
      folder: folder, descriptor: descriptor,
      nature: Nature(status: try descriptor.status(), system: try descriptor.fileSystem()))
  }

  func place(of path: String) -> Place? {
    guard let status = try? Descriptor.openFolder(path).status() else { return nil }
    return Place(status)
  }

  /// Whether a path leads through links.
  func hasLinks(_ path: String) -> Bool {
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    return strcmp(real, path) != 0
  }

  /// Whether nothing lies in a watched folder but what hides itself.
  func isEmpty(_ root: Root) -> Bool {
    guard let names = try? Self.names(in: root.descriptor) else { return true }
    // A file system of its own begins with a folder of its own (mkfs.ext4(8)).
    return names.allSatisfy { $0.name.first == UInt8(ascii: ".") || $0.name == Array("lost+found".utf8) }
  }

  /// How many of these files lie where they did, with their size and time.
  func matches(_ files: [IndexStore.Sample], below root: Root) -> Int {
    files.count { file in
      guard
        let opened = try? Self.open(file.directory, below: root.descriptor),
        let status = try? opened.status(of: file.name)
      else { return false }
      return status.size == file.size && status.modified == file.modified
    }
  }

  // MARK: Walking

  /// Looks at everything below a watched folder. False when it was cancelled on the way.
  func walk(_ errand: Errand, from directory: Int64) async throws(LibraryError) -> Bool {
    var visited: Set<Place> = []
    return try await walk(
      errand, directory, errand.root.descriptor, path: [], &visited)
  }

  /// Looks at the changed names of one directory, and into folders that are among them.
  func look(
    _ errand: Errand, at directory: IndexStore.Directory, names: Changes.Names
  ) async throws(LibraryError) {
    let path = directory.path
    let folder: Descriptor
    do throws(LinuxError) {
      folder = try Self.open(path, below: errand.root.descriptor)
      // Another one has its place by now: both are found where their parents' names are looked at.
      let inode = try folder.status().inode
      guard path.isEmpty || inode == directory.inode else { return }
    } catch {
      // Its parent's listing says that it is gone; a missing right is told when the folder is walked.
      return
    }
    var visited: Set<Place> = []
    if names.isWhole {
      _ = try await walk(errand, directory.id, folder, path: path, &visited)
      return
    }
    let sorted = names.names.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let entries = sorted.compactMap { name in
      entry(name, nil, names.names[name] == true, in: folder, path, errand.root)
    }
    await Self.tellUnknown(among: entries, path, errand)
    let outcome = try await errand.index.take(
      Listing(directory: directory.id, entries: entries, span: .names(sorted)))
    for child in outcome.folders {
      guard let opened = await Self.enter(child, in: folder, path, errand) else { continue }
      _ = try await walk(
        errand, child.directory, opened, path: IndexStore.joined(path, child.name), &visited)
    }
  }

  /// A directory that waits to be read; its parent stays open until then.
  private struct Pending {
    var parent: Descriptor
    var child: ListingOutcome.Subfolder
    var path: [UInt8]
  }

  private func walk(
    _ errand: Errand, _ directory: Int64, _ descriptor: Descriptor, path: [UInt8],
    _ visited: inout Set<Place>
  ) async throws(LibraryError) -> Bool {
    var pending = try await list(errand, directory, descriptor, path, &visited)
    while let next = pending.popLast() {
      if Task.isCancelled { return false }
      guard let opened = await Self.enter(next.child, in: next.parent, next.path, errand) else { continue }
      let path = IndexStore.joined(next.path, next.child.name)
      pending += try await list(errand, next.child.directory, opened, path, &visited)
    }
    return !Task.isCancelled
  }

  private static func enter(
    _ child: ListingOutcome.Subfolder, in parent: Descriptor, _ path: [UInt8], _ errand: Errand
  ) async -> Descriptor? {
    do throws(LinuxError) {
      return try parent.openBeneath(child.name, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      if !error.isMissing {
        await errand.index.unreadable(
          IndexStore.joined(path, child.name), error, folder: errand.root.folder)
      }
      return nil
    }
  }

  /// Watches and reads one directory; the folders to read next, last one first.
  private func list(
    _ errand: Errand, _ directory: Int64, _ descriptor: Descriptor, _ path: [UInt8],
    _ visited: inout Set<Place>
  ) async throws(LibraryError) -> [Pending] {
    do throws(LinuxError) {
      guard visited.insert(Place(try descriptor.status())).inserted else { return [] }
    } catch { return [] }
    do throws(LinuxError) {
      try errand.watch.add(descriptor, directory: directory)
    } catch {
      await errand.index.unwatched(error, folder: errand.root.folder)
    }
    let names: [Name]
    do throws(LinuxError) {
      names = try Self.names(in: descriptor)
    } catch {
      await errand.index.unreadable(path, error, folder: errand.root.folder)
      return []
    }
    return try await hand(over: names, errand, directory, descriptor, path)
  }

  /// Gives what stands behind names to the index, a portion at a time; the folders among them, last one
  /// first.
  private func hand(
    over names: [Name], _ errand: Errand, _ directory: Int64, _ descriptor: Descriptor, _ path: [UInt8]
  ) async throws(LibraryError) -> [Pending] {
    var found: [Pending] = []
    var place = 0
    var after: [UInt8]?
    repeat {
      if Task.isCancelled { return [] }
      let end = min(place + Self.portion, names.count)
      let through = end == names.count ? nil : names[end - 1].name
      let entries = names[place..<end].compactMap { name in
        entry(name.name, name.kind, false, in: descriptor, path, errand.root)
      }
      await Self.tellUnknown(among: entries, path, errand)
      let outcome = try await errand.index.take(
        Listing(directory: directory, entries: entries, span: .range(after: after, through: through)))
      found += outcome.folders.map { Pending(parent: descriptor, child: $0, path: path) }
      after = through
      place = end
    } while place < names.count
    return found.reversed()
  }

  /// Says of the first name that cannot be looked at why: the others have the same reason.
  private static func tellUnknown(
    among entries: [Listing.Entry], _ path: [UInt8], _ errand: Errand
  ) async {
    for entry in entries {
      guard case .unknown(let error) = entry.what else { continue }
      await errand.index.unreadable(
        IndexStore.joined(path, entry.name), error, folder: errand.root.folder)
      return
    }
  }

  private static func depth(_ path: [UInt8]) -> Int {
    path.isEmpty ? 0 : path.count { $0 == UInt8(ascii: "/") } + 1
  }

  // MARK: Names

  private struct Name {
    var name: [UInt8]
    var kind: FileStatus.Kind?
  }

  private static func names(in folder: Descriptor) throws(LinuxError) -> [Name] {
    let reader = try FolderReader(folder)
    var names: [Name] = []
    while let entry = try reader.next() { names.append(Name(name: entry.name, kind: entry.kind)) }
    names.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return names
  }

  /// What stands behind a name; nil when it is gone.
  private func entry(
    _ name: [UInt8], _ kind: FileStatus.Kind?, _ closed: Bool, in folder: Descriptor, _ path: [UInt8],
    _ root: Root
  ) -> Listing.Entry? {
    // What the name alone decides needs no status; of a changed name only the status says that it is still
    // there.
    if let kind, let reason = Self.skipped(name, kind, path, root) {
      return Listing.Entry(name: name, what: reason)
    }
    let status: FileStatus
    do throws(LinuxError) {
      status = try folder.status(of: name)
    } catch {
      return error.isMissing ? nil : Listing.Entry(name: name, what: .unknown(error))
    }
    if let reason = Self.skipped(name, status.kind, path, root) {
      return Listing.Entry(name: name, what: reason)
    }
    if status.device != root.status.device {
      return Listing.Entry(name: name, what: .skipped(reason: "on another file system", kind: nil))
    }
    let sighting = Sighting(status, fileSystem: root.system.id)
    guard status.kind == .folder else {
      return Listing.Entry(name: name, what: .file(sighting, closed: closed))
    }
    if let reason = root.nature.strangers[Place(status)] {
      return Listing.Entry(name: name, what: .skipped(reason: reason, kind: nil))
    }
    if Self.depth(path) >= Self.deepest {
      return Listing.Entry(
        name: name, what: .skipped(reason: "deeper than \(Self.deepest) folders", kind: nil))
    }
    return Listing.Entry(name: name, what: .folder(sighting))
  }

  /// Nil for what has to be looked at: files that may be media, and folders.
  private static func skipped(
    _ name: [UInt8], _ kind: FileStatus.Kind, _ path: [UInt8], _ root: Root
  ) -> Listing.What? {
    let whole = IndexStore.joined(path, name)
    if let reason = root.nature.exclusions.reason(whole, isFolder: kind == .folder) {
      return .skipped(reason: reason, kind: nil)
    }
    return switch kind {
    case .folder: NameRules.skippedFolder(name).map { .skipped(reason: $0, kind: nil) }
    case .link: .skipped(reason: "a link, which is not followed", kind: nil)
    case .other: .skipped(reason: "no regular file", kind: nil)
    case .regular:
      switch NameRules.verdict(name) {
      case .skip(let reason): .skipped(reason: reason, kind: nil)
      case .sidecar: .skipped(reason: NameRules.beside, kind: .sidecar)
      case .look: nil
      }
    }
  }

  /// Opens a directory by its path, in pieces when it is longer than the kernel takes.
  static func open(_ path: [UInt8], below root: Descriptor) throws(LinuxError) -> Descriptor {
    var folder = root
    for piece in pieces(path) {
      folder = try folder.openBeneath(piece, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK)
    }
    return folder
  }

  /// Cuts a path between components into pieces that the kernel takes.
  static func pieces(_ path: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var piece: [UInt8] = []
    for component in path.split(separator: UInt8(ascii: "/")) {
      if !piece.isEmpty, piece.count + component.count >= longestPath {
        pieces.append(piece)
        piece = []
      }
      piece = IndexStore.joined(piece, Array(component))
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
