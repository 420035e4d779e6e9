internal import Media
internal import Plans
internal import Wire

/// The JSON that Google Takeout puts beside each photo and clip.
enum TakeoutSidecar {
  /// Bytes read of such a file; descriptions and names of people make a few thousand.
  private static let maxBytes: Int64 = 1 << 20

  /// Nil when the file is something else.
  static func facts(of file: FileBytes) throws(MediaError) -> MediaFacts? {
    guard file.size > 0, file.size <= maxBytes else { return nil }
    let head = try file.bytes(at: 0, count: 64)
    guard head.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) == UInt8(ascii: "{")
    else {
      return nil
    }
    var bytes = Array(try file.bytes(at: 0, count: Int(file.size)))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let document = try? JSONText.parse(bytes), let taken = document["photoTakenTime"]?["timestamp"]
    else {
      return nil
    }
    var facts = MediaFacts(kind: .sidecar, container: "takeout")
    // When it was uploaded (creationTime) and changed says nothing of the picture.
    facts.tags[.takeoutDate] = taken.string ?? taken.integer.map { "\($0)" }
    facts.tags[.title] = document["title"]?.string
    return facts
  }
}
