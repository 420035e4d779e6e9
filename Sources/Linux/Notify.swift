internal import CLinux
internal import CSystemd
internal import Glibc

/// What systemd is told and asked (libsystemd); all of it does nothing outside a unit.
package enum Notify {
  /// The database is open, the socket answers.
  package static func ready(status: String = "") { send("READY=1\nSTATUS=\(oneLine(status))") }
  package static func stopping() { send("STOPPING=1") }
  package static func reloading() { send("RELOADING=1\nMONOTONIC_USEC=\(MonotonicClock.now / 1000)") }
  /// Still alive; at least once in `watchdogInterval`.
  package static func watchdog() { send("WATCHDOG=1") }

  /// Nanoseconds after which systemd restarts a silent service; nil when it does not watch.
  package static var watchdogInterval: Int64? {
    var microseconds: UInt64 = 0
    guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return Int64(clamping: microseconds.multipliedReportingOverflow(by: 1000).partialValue)
  }

  /// The descriptors handed over by socket activation, close-on-exec from here on.
  static func handedDescriptors() throws(LinuxError) -> [Descriptor] {
    let count = sd_listen_fds(1)
    guard count >= 0 else { throw LinuxError("sd_listen_fds", code: -count) }
    return (0..<count).map { Descriptor(owning: SD_LISTEN_FDS_START + $0) }
  }

  static func isListeningSocket(_ descriptor: Descriptor) -> Bool {
    sd_is_socket(descriptor.raw, AF_UNIX, Int32(SOCK_STREAM.rawValue), 1) > 0
  }

  private static func send(_ state: String) { sd_notify(0, state) }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
