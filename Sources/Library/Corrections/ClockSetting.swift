package import Plans

/// A camera's clock set right: for a device or a directory, by a shift or by reading its header as local
/// time.
package struct ClockSetting: Sendable, Equatable {
  /// Whose clock.
  package enum Scope: Sendable, Equatable {
    /// A device by its model, or its maker and model, folded.
    case device(String)
    /// A directory and all below it: the watched folder, and the path from there in the bytes of the file
    /// system.
    case directory(folder: String, path: [UInt8])
  }

  package enum Change: Sendable, Equatable {
    /// Seconds by which the clock was slow; negative when it was fast.
    case shift(Int64)
    /// The container's date is the local clock, not UTC.
    case local
  }

  var id: Int64
  package var scope: Scope
  package var change: Change

  /// As `reel set-clock` takes it.
  package var text: String { "\(scopeText): \(changeText)" }

  private var scopeText: String {
    switch scope {
    case .device(let name): "device \(name)"
    case .directory(let folder, let path):
      "folder \(PathText.text(IndexStore.joined(Array(folder.utf8), path)))"
    }
  }

  private var changeText: String {
    switch change {
    case .local: "header is local time"
    case .shift(let seconds): Self.shiftText(seconds)
    }
  }

  /// `+26:00`, `-0:30:15`.
  package static func shiftText(_ seconds: Int64) -> String {
    let size = seconds.magnitude
    let rest = size % 60
    func two(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return
      "\(seconds < 0 ? "-" : "+")\(size / 3600):\(two(size / 60 % 60))\(rest == 0 ? "" : ":\(two(rest))")"
  }

  /// Hours a clock can be wrong by at most: a century, for clocks that began at zero.
  private static let mostHours: Int64 = 876_600

  /// Reads `+1:00`, `-26:30` or `+0:00:12`; nil when it is no such shift, or none at all.
  package static func shift(_ text: String) -> Int64? {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    let parts = text.utf8.dropFirst().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[1...].allSatisfy({ $0.count == 2 }) else { return nil }
    var seconds: Int64 = 0
    for (index, part) in parts.enumerated() {
      guard !part.isEmpty, part.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int64(String(decoding: part, as: UTF8.self)),
        index == 0 ? number <= mostHours : number < 60
      else { return nil }
      seconds = seconds * 60 + number
    }
    if parts.count == 2 { seconds *= 60 }
    guard seconds > 0 else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}

extension ClockSetting {
  package var json: JSON {
    var members: [JSON.Member] = []
    switch scope {
    case .device(let name): members.append(JSON.Member("device", .string(name)))
    case .directory(let folder, let path):
      let whole = IndexStore.joined(Array(folder.utf8), path)
      members.append(JSON.Member("folder", .string(PathText.text(whole))))
    }
    switch change {
    case .shift(let seconds): members.append(JSON.Member("shift", .string(Self.shiftText(seconds))))
    case .local: members.append(JSON.Member("local", true))
    }
    return .object(members)
  }
}
