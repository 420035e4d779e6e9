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
  /// The names of those that are its own or lent to it.
  private(set) var names: [String] = []

  init(of name: String, among neighbours: [Neighbour], sidecars: [Sidecar]) {
    let folded = name.lowercased()
    let sidecars = sidecars.sorted { $0.name < $1.name }
    let stills = neighbours.filter { $0.isStill && MomentName($0.name).key == MomentName(name).key }
    let isStill = neighbours.contains { $0.name == name && $0.isStill }
    for sidecar in sidecars {
      if xmp == nil, sidecar.name.lowercased() == folded + ".xmp" { take(xmp: sidecar) }
      if takeout == nil, TakeoutName.belongs(sidecar.name, title: sidecar.title, to: name) {
        take(takeout: sidecar)
      }
    }
    // `photo.jpg.xmp` comes before `photo.xmp`, which beside a still and a movie is the still's.
    var stem = Array(folded.utf8)
    _ = MomentName.takeEnding(&stem)
    let short = String(decoding: stem, as: UTF8.self) + ".xmp"
    let isOnly = isStill || !stills.contains { Self.stem($0.name) == String(decoding: stem, as: UTF8.self) }
    if xmp == nil, isOnly, let sidecar = sidecars.first(where: { $0.name.lowercased() == short }) {
      take(xmp: sidecar)
    }
    // A live movie has its still's, an edited picture its original's.
    guard takeout == nil else { return }
    for other in neighbours where other.name != name && (other.isStill || MomentName(name).mark == .edit) {
      for sidecar in sidecars where takeout == nil {
        if Self.lends(other.name, to: name),
          TakeoutName.belongs(sidecar.name, title: sidecar.title, to: other.name)
        {
          take(takeout: sidecar)
        }
      }
    }
  }

  private mutating func take(xmp sidecar: Sidecar) {
    xmp = sidecar.xmp
    names.append(sidecar.name)
  }

  private mutating func take(takeout sidecar: Sidecar) {
    takeout = sidecar.takeout
    names.append(sidecar.name)
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
