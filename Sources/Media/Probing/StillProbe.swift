internal import Plans

/// Looks into a still.
enum StillProbe {
  static func facts(
    of file: FileBytes, _ container: Container, deadline: Deadline
  ) throws(MediaError) -> MediaFacts {
    MediaFacts(kind: .photo, container: container.rawValue)
  }
}
