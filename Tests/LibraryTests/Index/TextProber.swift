internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Synchronization

/// Reads files that state their facts in words, so that tests of the index need no media and no worker.
///
/// The first line is `video`, `photo` or `music`, or `sidecar`, or `refuse REASON` or `crash`; then a line `TAG=VALUE` each.
final class TextProber: Prober {
  private let looked = Mutex<[String]>([])
  private let held = Mutex<(isHeld: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  /// The names of the files that were looked into, in order.
  var names: [String] { looked.withLock { $0 } }

  /// Looks answer only after `release`.
  func hold() { held.withLock { $0.isHeld = true } }

  func release() {
    let waiting = held.withLock { state in
      defer { state = (false, []) }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  func probe(_ file: Descriptor) async -> Result<MediaFacts, ProbeRefusal> {
    looked.withLock { $0.append(Self.name(of: file)) }
    await withCheckedContinuation { continuation in
      let isHeld = held.withLock { state in
        if state.isHeld { state.waiting.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
    guard let bytes = try? file.readAt(0, count: 65_536) else {
      return .failure(ProbeRefusal(reason: "cannot be read"))
    }
    return Self.facts(String(decoding: bytes, as: UTF8.self))
  }

  private static func facts(_ text: String) -> Result<MediaFacts, ProbeRefusal> {
    let lines = text.split(separator: "\n")
    guard let first = lines.first else { return .failure(ProbeRefusal(reason: "not media")) }
    if first == "crash" { return .failure(ProbeRefusal(reason: "died", crashed: true)) }
    if first.hasPrefix("refuse ") { return .failure(ProbeRefusal(reason: String(first.dropFirst(7)))) }
    guard let kind = MediaFacts.Kind(rawValue: String(first)) else {
      return .failure(ProbeRefusal(reason: "not media"))
    }
    var facts = MediaFacts(kind: kind, container: kind == .photo ? "jpeg" : "mov")
    facts.duration = kind == .photo ? nil : MediaTime(milliseconds: 2000)
    if kind != .music && kind != .sidecar {
      facts.picture = MediaFacts.Picture(
        codec: "h264", size: PictureSize(width: 320, height: 180), orientation: Orientation(),
        averageRate: .film, nominalRate: .film)
    }
    for line in lines.dropFirst() {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "milliseconds": facts.duration = Int64(parts[1]).map { MediaTime(milliseconds: $0) }
      case "size":
        let sides = parts[1].split(separator: "x").compactMap { Int($0) }
        if sides.count == 2 { facts.picture?.size = PictureSize(width: sides[0], height: sides[1]) }
      case "container": facts.container = String(parts[1])
      case "embedded": facts.embeddedVideo = 0..<(Int64(parts[1]) ?? 0)
      default:
        if let tag = MediaFacts.Tag(rawValue: String(parts[0])) { facts.tags[tag] = String(parts[1]) }
      }
    }
    return .success(facts)
  }

  private static func name(of file: Descriptor) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/fd/\(file.raw)", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
