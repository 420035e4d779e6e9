internal import Glibc
internal import Library
internal import Linux
internal import Plans

/// The folder finished films go to. Nothing in it is ever replaced. Its calls block.
struct FilmFolder: Sendable, Equatable {
  /// Films are for those the umask leaves them to.
  private static let mode: UInt32 = 0o777
  /// Names tried, `NAME (2).mp4` and on, before giving up.
  private static let mostNames = 9999
  /// How names of drafts begin where they need some.
  private static let stopgap = "film-"

  private static let endings = [".mp4", ".jpg"]

  /// Absolute, without a final slash.
  let path: String

  /// Makes the folder when it is absent, its parents too.
  func make() throws(LinuxError) { _ = try Descriptor.openFolder(making: path, mode: Self.mode) }

  /// Makes the folder when only itself is absent.
  func makeInParent() throws(LinuxError) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let parent = try Descriptor.openFolder(slash == path.startIndex ? "/" : String(path[..<slash]))
    do throws(LinuxError) {
      try parent.makeFolder(String(path[path.index(after: slash)...]), mode: Self.mode)
    } catch { if !error.isTaken { throw error } }
  }

  /// A new file for a worker to write the film to.
  func draft(job: Int64) throws(LinuxError) -> Draft { try draft(named: "\(job)") }

  /// A new file for a worker to write; `name` tells it from others where it needs a name meanwhile.
  func draft(named name: String) throws(LinuxError) -> Draft {
    try Draft(in: try open(), named: "\(Self.stopgap)\(name)")
  }

  /// Makes the film's content survive a power cut, and tells its size and hash.
  func seal(_ draft: Draft) throws(LinuxError) -> (size: Int64, hash: String) {
    try draft.descriptor.synchronize()
    return (try draft.descriptor.status().size, try draft.descriptor.hash())
  }

  /// The first name from `attempt` on that seems free, and the attempt it was found with.
  func freeName(_ name: String, from attempt: Int) throws(LinuxError) -> (name: String, attempt: Int) {
    let folder = try open()
    for number in max(1, attempt)...Self.mostNames {
      let candidate = Self.numbered(name, number)
      do throws(LinuxError) {
        _ = try folder.status(of: Array(candidate.utf8))
      } catch  where error.isMissing {
        return (candidate, number)
      }
    }
    throw LinuxError("link", name, code: EEXIST)
  }

  /// `yesterday.mp4`, `yesterday (2).mp4` and on.
  private static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let ending = endings.first { name.hasSuffix($0) } ?? ""
    return "\(name.dropLast(ending.count)) (\(number))\(ending)"
  }

  /// Gives the film its name, and makes the name survive a power cut.
  /// - Returns: why it may not survive one; nil when all is well.
  /// - Throws: EEXIST when the name was taken meanwhile; nothing has happened then.
  func publish(_ draft: Draft, as name: String) throws(LinuxError) -> LinuxError? {
    try draft.name(name)
    do throws(LinuxError) { try draft.folder.synchronize() } catch { return error }
    return nil
  }

  /// Gives a picture the first name that is free, unless it lies there already under one of these names.
  /// - Returns: the name it has now.
  func keep(_ draft: Draft, as name: String) throws(LinuxError) -> String {
    let (size, hash) = try seal(draft)
    for number in 1...Self.mostNames {
      let candidate = Self.numbered(name, number)
      if isThere(candidate, size: size, hash: hash) { return candidate }
      do throws(LinuxError) {
        // A picture that a power cut takes is drawn again.
        _ = try publish(draft, as: candidate)
        return candidate
      } catch { if !error.isTaken { throw error } }
    }
    throw LinuxError("link", name, code: EEXIST)
  }

  private func isThere(_ name: String, size: Int64, hash: String) -> Bool {
    (try? open(name, size: size)?.hash()) == hash
  }

  /// The film as it was published, open to read; nil when another file, or none, has its name.
  func open(_ publication: Publication) -> Descriptor? {
    try? open(publication.name, size: publication.size)
  }

  /// Nil for a file of another size; a link is never followed.
  private func open(_ name: String, size: Int64) throws(LinuxError) -> Descriptor? {
    let file = try open().openBeneath(
      Array(name.utf8), flags: O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
    let status = try file.status()
    return status.kind == .regular && status.size == size ? file : nil
  }

  /// Whether a film that was being published when the daemon died has arrived.
  func holds(_ publication: Publication) -> Bool {
    guard isThere(publication.name, size: publication.size, hash: publication.hash) else { return false }
    // The name may be younger than the last flush of the folder.
    return (try? open().synchronize()) != nil
  }

  /// Removes what a killed daemon left where files need a name while they are written.
  func tidy() throws(LinuxError) {
    let folder = try open()
    let reader = try FolderReader(folder)
    while let name = try reader.next()?.name {
      let text = String(decoding: name, as: UTF8.self)
      if text.hasPrefix(".\(Self.stopgap)"), text.hasSuffix(Draft.ending) { try? folder.remove(text) }
    }
  }

  /// Bytes that can be written on the disk of the films; none on one that is read-only.
  func free() throws(LinuxError) -> Int64 {
    do throws(LinuxError) {
      let system = try open().fileSystem()
      return system.isReadOnly ? 0 : system.freeBytes
    } catch {
      if error.code == EROFS { return 0 }
      throw error
    }
  }

  /// Opened anew each time: the folder may be a mount that comes and goes. It is made when the daemon starts and never
  /// later, so that no film goes to the empty place of a disk that is not there.
  private func open() throws(LinuxError) -> Descriptor { try Descriptor.openFolder(path) }
}
