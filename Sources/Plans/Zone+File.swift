extension Zone {
  /// No zone file of the database is over 4 KiB.
  private static let longestFile = 1 << 20
  /// Seconds east of UTC that RFC 8536 3.2 lets a file state.
  private static let offsets = -89_999...93_599

  /// Reads a TZif file of version 2 or later (RFC 8536), its closing rule included.
  /// - Throws: `bad-value` of `home_zone` when the bytes are no such file.
  package init(name: String, file: [UInt8]) throws(Problem) {
    guard file.count <= Zone.longestFile, let read = Zone.read(file) else {
      throw Problem(
        .badValue, field: "home_zone", reason: "\(name) is not a time zone file of version 2 or later",
        hint: "name a zone of the time zone database, such as Europe/Berlin")
    }
    self.init(name: name, first: read.first, changes: read.changes, rule: read.rule)
  }

  private struct Body {
    var first: UTCOffset
    var changes: [Change]
    var rule: ZoneRule?
  }

  private static func read(_ file: [UInt8]) -> Body? {
    guard let old = TZifHeader(file[...]), old.version >= UInt8(ascii: "2") else { return nil }
    // The first block repeats the times in 32 bits for readers of version 1.
    let second = file.dropFirst(TZifHeader.length + old.bodyLength(timeLength: 4))
    guard let header = TZifHeader(second) else { return nil }
    let body = second.dropFirst(TZifHeader.length)
    let footer = body.dropFirst(header.bodyLength(timeLength: 8))
    guard body.count >= header.bodyLength(timeLength: 8), let rule = rule(footer: footer),
      let offsets = offsets(body, header), let changes = changes(body, header, offsets)
    else { return nil }
    return Body(first: offsets[0], changes: changes, rule: rule.rule)
  }

  private static func offsets(_ body: ArraySlice<UInt8>, _ header: TZifHeader) -> [UTCOffset]? {
    var found: [UTCOffset] = []
    let start = body.startIndex + header.times * 9
    for type in 0..<header.types {
      let seconds = Int(Int32(truncatingIfNeeded: bigEndian(body, at: start + type * 6, bytes: 4)))
      guard offsets.contains(seconds) else { return nil }
      found.append(UTCOffset(seconds: seconds))
    }
    return found.isEmpty ? nil : found
  }

  private static func changes(
    _ body: ArraySlice<UInt8>, _ header: TZifHeader, _ offsets: [UTCOffset]
  ) -> [Change]? {
    var found: [Change] = []
    for index in 0..<header.times {
      let at = bigEndian(body, at: body.startIndex + index * 8, bytes: 8)
      let type = Int(body[body.startIndex + header.times * 8 + index])
      guard type < offsets.count, at > found.last?.at ?? .min else { return nil }
      found.append(Change(at: at, offset: offsets[type]))
    }
    return found
  }

  /// Nil when the footer is broken; a rule of nil when it is empty.
  private static func rule(footer: ArraySlice<UInt8>) -> (rule: ZoneRule?, Void)? {
    guard footer.first == UInt8(ascii: "\n"),
      let end = footer.dropFirst().firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let text = footer[(footer.startIndex + 1)..<end]
    if text.isEmpty { return (nil, ()) }
    guard let rule = ZoneRule(String(decoding: text, as: UTF8.self)) else { return nil }
    return (rule, ())
  }

  fileprivate static func bigEndian(_ bytes: ArraySlice<UInt8>, at start: Int, bytes count: Int) -> Int64 {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int64($1) }
  }
}

/// The counts in front of each block of a zone file.
private struct TZifHeader {
  static let length = 44
  var version: UInt8
  var times: Int
  var types: Int
  private var others: (utcMarks: Int, standardMarks: Int, leaps: Int, characters: Int)

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= TZifHeader.length, bytes.starts(with: "TZif".utf8) else { return nil }
    func count(_ index: Int) -> Int {
      Int(Zone.bigEndian(bytes, at: bytes.startIndex + 20 + index * 4, bytes: 4))
    }
    version = bytes[bytes.startIndex + 4]
    others = (count(0), count(1), count(2), count(5))
    times = count(3)
    types = count(4)
  }

  func bodyLength(timeLength: Int) -> Int {
    times * (timeLength + 1) + types * 6 + others.characters + others.leaps * (timeLength + 4)
      + others.standardMarks + others.utcMarks
  }
}
