internal import CLinux
internal import Glibc

/// The one daemon's hold on its state folder: an open file description lock on `lock`, gone with the process.
package struct StateLock: ~Copyable, Sendable {
  /// Why there is no lock.
  package enum Refusal: Error, Sendable, Equatable {
    /// Another process holds it; 0 when it has not said which.
    case held(by: Int32)
    case failed(LinuxError)
  }

  private let file: Descriptor

  /// Takes the lock and leaves our pid in the file for the one who comes second.
  package init(stateFolder: Descriptor) throws(Refusal) {
    file = try Self.locked(stateFolder).get()
  }

  private static func locked(_ folder: Descriptor) -> Result<Descriptor, Refusal> {
    do throws(LinuxError) {
      let file = try folder.create("lock", flags: O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
      if let holder = try holder(locking: file) { return .failure(.held(by: holder)) }
      try file.truncate(to: 0)
      try file.writeAt(0, Array("\(getpid())\n".utf8))
      return .success(file)
    } catch { return .failure(.failed(error)) }
  }

  /// Nil when the lock is ours now.
  private static func holder(locking file: Descriptor) throws(LinuxError) -> Int32? {
    var holder: pid_t = 0
    if reel_lock(file.raw, &holder) == 0 { return nil }
    let code = errno
    guard code == EAGAIN || code == EACCES else { throw LinuxError("lock", "lock", code: code) }
    return holder
  }
}
