internal import Glibc
internal import Linux
internal import Plans

/// The zone whose days a library means, from the zone database of the machine.
enum HomeZone {
  private static let database = "/usr/share/zoneinfo"
  private static let machine = "/etc/localtime"
  /// Bytes a zone file may have; the database's longest is under 4 KiB.
  private static let longest = 1 << 20

  /// The zone with a name of the database.
  /// - Throws: `bad-value` of `home_zone`.
  static func named(_ name: String) throws(Problem) -> Zone {
    if name == Zone.utc.name { return .utc }
    // Names are paths below the database; nothing else of the disk is a zone.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.first != "."
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-.".contains($0)) }
    }
    guard isPlain, let file = bytes("\(database)/\(name)") else {
      throw Problem(
        .badValue, field: "home_zone", reason: "there is no time zone \(name) on this machine",
        hint: "name a zone of the time zone database, such as Europe/Berlin, or install the package tzdata")
    }
    return try Zone(name: name, file: file)
  }

  /// The machine's own zone: `TZ`, then /etc/localtime, then UTC.
  static func ofMachine(_ variable: String?) -> Zone {
    if let variable {
      let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      let below = name.hasPrefix(database + "/") ? String(name.dropFirst(database.count + 1)) : name
      if let zone = try? named(below) { return zone }
    }
    if let target = link(machine), let range = target.firstRange(of: "zoneinfo/"),
      let zone = try? named(String(target[range.upperBound...]))
    {
      return zone
    }
    if let file = bytes(machine), let zone = try? Zone(name: "local", file: file) { return zone }
    return .utc
  }

  /// The zone to serve with: what was named now, else what the library keeps, else the machine's.
  /// - Parameter kept: the name the library keeps.
  /// - Throws: `bad-value` when the named zone does not exist.
  static func choose(named name: String?, kept: String?, variable: String?) throws(Problem) -> Zone {
    if let name { return try named(name) }
    if let kept, let zone = try? named(kept) { return zone }
    return ofMachine(variable)
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    guard let file = try? Descriptor.open(path, flags: O_RDONLY | O_NONBLOCK),
      (try? file.status())?.kind == .regular
    else { return nil }
    return try? file.readAll(limit: longest)
  }

  private static func link(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &buffer, buffer.count)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
