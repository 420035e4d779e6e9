/// Finds the sidecars of one file among those of its folder.
struct SidecarMatch: Equatable {
  /// A file that may have sidecars, by its name alone.
  struct Neighbour: Equatable {
    var name: String
    var isStill: Bool
  }

  struct Sidecar: Equatable {
    var name: String
    /// The name Takeout says the file has.
    var title: String?
    /// The date an XMP file states.
    var xmp: String?
    /// The date a JSON of Takeout states.
    var takeout: String?
  }

  private(set) var xmp: String?
  private(set) var takeout: String?

  init(of name: String, among neighbours: [Neighbour], sidecars: [Sidecar]) {
    let folded = name.lowercased()
    let stills = neighbours.filter { $0.isStill && MomentName($0.name).key == MomentName(name).key }
    let isStill = neighbours.contains { $0.name == name && $0.isStill }
    for sidecar in sidecars.sorted(by: { $0.name < $1.name }) {
      if xmp == nil, sidecar.name.lowercased() == folded + ".xmp" { xmp = sidecar.xmp }
      if takeout == nil, TakeoutName.belongs(sidecar.name, title: sidecar.title, to: name) {
        takeout = sidecar.takeout
      }
    }
    // `photo.jpg.xmp` comes before `photo.xmp`, which beside a still and a movie is the still's.
    var stem = Array(folded.utf8)
    _ = MomentName.takeEnding(&stem)
    let short = String(decoding: stem, as: UTF8.self) + ".xmp"
    let isOnly = isStill || !stills.contains { Self.stem($0.name) == String(decoding: stem, as: UTF8.self) }
    if xmp == nil, isOnly { xmp = sidecars.first { $0.name.lowercased() == short }?.xmp }
    // A live movie has its still's, an edited picture its original's.
    guard takeout == nil else { return }
    for other in neighbours where other.name != name && (other.isStill || MomentName(name).mark == .edit) {
      for sidecar in sidecars.sorted(by: { $0.name < $1.name }) where takeout == nil {
        if Self.lends(other.name, to: name),
          TakeoutName.belongs(sidecar.name, title: sidecar.title, to: other.name)
        {
          takeout = sidecar.takeout
        }
      }
    }
  }

  private static func lends(_ other: String, to name: String) -> Bool {
    let (a, b) = (MomentName(other), MomentName(name))
    return a.key == b.key && (a.mark == b.mark || b.mark == .edit)
  }

  private static func stem(_ name: String) -> String {
    var stem = Array(name.lowercased().utf8)
    _ = MomentName.takeEnding(&stem)
    return String(decoding: stem, as: UTF8.self)
  }
}
