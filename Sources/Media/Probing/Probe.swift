package import Plans

/// One look into a file: what it is, how long, how large, when it says it was made.
package enum Probe {
  /// Seconds after which a look is given up (reliability.md 3: 20 s of wall clock for a probe).
  private static let patience = 18.0
  /// Bytes that may be read before a file's structure is known: a hole of a terabyte ends here.
  private static let structureBudget: Int64 = 12_000_000

  /// The facts of an open regular file, which stays the caller's and is only read.
  ///
  /// - Throws: the reason to refuse the file; see `Sniff.container`, and `too large: ...`,
  ///   `codec not supported: ...`, `no picture and no sound`.
  package static func facts(of descriptor: Int32) throws(MediaError) -> MediaFacts {
    let deadline = Deadline.after(seconds: patience)
    let head = try FileBytes(descriptor: descriptor, budget: structureBudget, deadline: deadline)
    if let sidecar = try XMPSidecar.facts(of: head) { return sidecar }
    let container = try Sniff.container(of: head)
    let file = try FileBytes(descriptor: descriptor, deadline: deadline)
    if container.isStill { return try StillProbe.facts(of: file, container, deadline: deadline) }
    return try StreamProbe(file, container, deadline: deadline).facts()
  }
}
