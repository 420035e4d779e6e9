package import Linux
package import Plans

/// Looks into one open file. Whoever implements it keeps decoders out of this process.
package protocol Prober: Sendable {
  /// What the file holds, or why it is refused. Called for at most two files at a time.
  func probe(_ file: Descriptor) async -> Result<MediaFacts, ProbeRefusal>
}

/// Why a file is not usable, in words for a person.
package struct ProbeRefusal: Error, Sendable, Equatable {
  package var reason: String
  /// The look itself died: the file is tried again, and given up after three deaths.
  package var crashed: Bool

  package init(reason: String, crashed: Bool = false) {
    self.reason = reason
    self.crashed = crashed
  }
}
