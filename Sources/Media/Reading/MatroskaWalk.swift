/// Steps through a Matroska file's Segment by its elements' headers alone (RFC 9559, 4.5; RFC 8794, 4-6).
struct MatroskaWalk {
  struct Element {
    var id: UInt64
    var payload: Range<Int64>
  }

  private static let segment: UInt64 = 0x1853_8067
  private static let cluster: UInt64 = 0x1F43_B675
  private static let void: UInt64 = 0xEC
  private static let timestamp: UInt64 = 0xE7
  /// Elements looked at; a day's recording has 20,000 clusters.
  private static let most = 100_000
  /// Bytes of the longest header: four of an id and eight of a size.
  private static let headBytes = 12

  private let file: FileBytes
  private var position: Int64

  /// Nil when there is no Segment.
  init?(_ file: FileBytes) throws(MediaError) {
    self.file = file
    position = 0
    guard let header = try element(at: 0),
      let segment = try element(at: header.payload.upperBound), segment.id == MatroskaWalk.segment
    else { return nil }
    position = segment.payload.lowerBound
  }

  /// The next element, as far as it claims to reach; nil at the end, and where no element can be.
  mutating func next() throws(MediaError) -> Element? {
    guard let found = try element(at: position) else { return nil }
    position = found.payload.upperBound
    return found
  }

  /// Whether these bytes are padding.
  static func isVoid(_ bytes: Range<Int64>, in file: FileBytes) throws(MediaError) -> Bool {
    guard var walk = try MatroskaWalk(file) else { return false }
    for _ in 0..<most {
      guard let element = try walk.next() else { return false }
      if element.payload.upperBound > bytes.lowerBound { return element.id == void }
    }
    return false
  }

  /// The timestamp of the last cluster that is whole before `end`, in the Segment's ticks.
  static func lastTimestamp(before end: Int64, in file: FileBytes) throws(MediaError) -> Int64? {
    guard var walk = try MatroskaWalk(file) else { return nil }
    var last: Range<Int64>?
    for _ in 0..<most {
      guard let element = try walk.next(), element.payload.upperBound <= end else { break }
      if element.id == cluster { last = element.payload }
    }
    guard let last, var first = try walk.element(at: last.lowerBound) else { return nil }
    // A check sum may stand before it.
    if first.id != timestamp, let second = try walk.element(at: first.payload.upperBound) { first = second }
    guard first.id == timestamp, (1...8).contains(first.payload.count) else { return nil }
    return try file.sparseBytes(at: first.payload.lowerBound, count: first.payload.count)
      .bigEndian(0, first.payload.count).map { Int64(clamping: $0) }
  }

  private func element(at place: Int64) throws(MediaError) -> Element? {
    let head = try file.sparseBytes(at: place, count: MatroskaWalk.headBytes)
    guard let first = head.first, first >= 0x10, let id = head.bigEndian(0, first.leadingZeroBitCount + 1),
      let size = StatedSize.number(head.dropFirst(first.leadingZeroBitCount + 1))
    else { return nil }
    let start = place + Int64(first.leadingZeroBitCount + 1 + size.bytes)
    // Of an open element only the start is known.
    let (end, overflows) = start.addingReportingOverflow(size.value ?? 0)
    guard !overflows, size.value != nil || id == MatroskaWalk.segment else { return nil }
    return Element(id: id, payload: start..<end)
  }
}
