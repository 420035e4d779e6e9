internal import CLinux
internal import Glibc

/// Signals as something to read; the signals are blocked for the calling thread and those it starts.
package final class SignalDescriptor: Sendable {
  package let descriptor: Descriptor

  /// Before any other thread exists, or one of them takes the signal instead.
  package init(_ signals: [Int32]) throws(LinuxError) {
    ThisProcess.blockSignals(signals)
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    let flags = Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK)
    descriptor = Descriptor(owning: try retrying("signalfd") { signalfd(-1, &set, flags) })
  }

  /// The next signal that arrived; nil when none did.
  package func next() throws(LinuxError) -> Int32? {
    do throws(LinuxError) {
      let bytes = try descriptor.read(upTo: MemoryLayout<signalfd_siginfo>.size)
      guard bytes.count == MemoryLayout<signalfd_siginfo>.size else { return nil }
      return bytes.withUnsafeBytes { Int32($0.loadUnaligned(as: signalfd_siginfo.self).ssi_signo) }
    } catch {
      if error.isWouldBlock { return nil }
      throw error
    }
  }
}
