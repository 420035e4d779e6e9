internal import Glibc
internal import Testing

/// The right to raise priorities, CAP_SYS_NICE (linux/capability.h).
///
/// As root, SVT-AV1 gives its threads the highest real-time priority, and glibc hands that on to whatever thread
/// gets their memory next: the programs of later tests would be started with it, and starve the machine. In the
/// worker the filter of system calls refuses it.
enum PriorityRights {
  private static let version: UInt32 = 0x2008_0522
  private static let raisesPriorities: UInt32 = 1 << 23

  /// Takes the right from this thread, and from those it starts.
  static func giveUp() throws {
    let thisThread: [UInt32] = [version, 0]
    // Two sets of three words: effective, permitted, inheritable.
    var sets = [UInt32](repeating: 0, count: 6)
    try #require(capget(thisThread, &sets) == 0)
    sets[0] &= ~raisesPriorities
    try #require(capset(thisThread, sets) == 0)
  }
}

@_silgen_name("capget")
private func capget(_ header: UnsafePointer<UInt32>, _ sets: UnsafeMutablePointer<UInt32>) -> Int32

@_silgen_name("capset")
private func capset(_ header: UnsafePointer<UInt32>, _ sets: UnsafePointer<UInt32>) -> Int32
