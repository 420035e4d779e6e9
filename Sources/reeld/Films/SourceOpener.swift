internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Synchronization

/// Opens the sources of one film for its workers, and only while they are still what the timeline was made of.
final class SourceOpener: Sendable {
  /// Bytes a source may have at most; beyond it, it is no footage.
  private static let largest: Int64 = 256 << 30

  private let places: [SourceReference: FootagePlace]
  /// How each source looked when its fingerprint was last found right.
  private let known = Mutex<[SourceReference: FileStatus]>([:])
  private let problem = Mutex<RunEnd?>(nil)

  init(places: [SourceReference: FootagePlace]) { self.places = places }

  /// Why an opening was refused first; nil while none was.
  var refused: RunEnd? { problem.withLock { $0 } }

  /// The source, open to read.
  func open(_ source: SourceReference) throws(RunEnd) -> Descriptor {
    do throws(RunEnd) {
      let (file, status) = try look(at: source)
      if known.withLock({ $0[source] }) == status { return file }
      guard status.size == source.size, let found = try? ContentKey(of: file, size: status.size).hash,
        found == source.fingerprint
      else { throw Self.changed(source) }
      known.withLock { $0[source] = status }
      return file
    } catch {
      problem.withLock { $0 = $0 ?? error }
      throw error
    }
  }

  /// The source with size and fingerprint as they are now.
  func identify(_ source: SourceReference) throws(RunEnd) -> SourceReference {
    let (file, status) = try look(at: source)
    guard let found = try? ContentKey(of: file, size: status.size).hash, let after = try? file.status(),
      after == status
    else { throw Self.changed(source) }
    var result = source
    result.size = status.size
    result.fingerprint = found
    return result
  }

  /// Whether an open source was changed since it was opened, under the reader's feet.
  func isUnchanged(_ source: SourceReference, _ file: Descriptor) -> Bool {
    guard let status = try? file.status(), let before = known.withLock({ $0[source] }) else { return false }
    // A new name or a link changes the inode's own time, not the content.
    return status.size == before.size && status.modified == before.modified
  }

  private func look(at source: SourceReference) throws(RunEnd) -> (Descriptor, FileStatus) {
    switch places[source] ?? .gone {
    case .offline:
      throw .blocked(Problem(.offline, reason: "the folder \(source.folder) is not there"))
    case .gone:
      throw Self.gone(source)
    case .file(let folder, let path):
      do throws(LinuxError) {
        let root = try Descriptor.openFolder(folder)
        let file = try root.openBeneath(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
        let status = try file.status()
        guard status.kind == .regular, (1...Self.largest).contains(status.size) else {
          throw LinuxError("open", source.path, code: EINVAL)
        }
        return (file, status)
      } catch {
        throw error.isMissing ? Self.gone(source) : Self.changed(source)
      }
    }
  }

  private static func gone(_ source: SourceReference) -> RunEnd {
    .changed(Problem(.sourceChanged, reason: "\(source.path) is not there any more"))
  }

  private static func changed(_ source: SourceReference) -> RunEnd {
    .changed(Problem(.sourceChanged, reason: "\(source.path) is not what it was when the film was planned"))
  }
}
