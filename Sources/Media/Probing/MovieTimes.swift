/// When a movie track's frames are shown, from its own tables: libav's index knows only when they are
/// decoded.
struct MovieTimes {
  private let file: FileBytes

  /// The first `limit` time stamps of the track in the order they are shown, in its time base, before edit
  /// lists.
  ///
  /// Empty when the movie has no such tables, as where it is fragmented.
  static func stamps(of track: Int, in file: FileBytes, limit: Int) throws(MediaError) -> [Int64] {
    let times = MovieTimes(file: file)
    guard let tables = try times.tables(of: track) else { return [] }
    let steps = try times.runs("stts", in: tables, limit: limit)
    let delays = try times.runs("ctts", in: tables, limit: limit)
    var stamps: [Int64] = []
    var decoded: Int64 = 0
    for step in steps {
      for _ in 0..<min(step.count, limit - stamps.count) {
        stamps.append(decoded)
        decoded &+= Int64(UInt32(bitPattern: step.value))
      }
    }
    var index = 0
    for delay in delays {
      for _ in 0..<min(delay.count, stamps.count - index) {
        stamps[index] &+= Int64(delay.value)
        index += 1
      }
    }
    return stamps.sorted()
  }

  private func tables(of track: Int) throws(MediaError) -> BoxWalk.Box? {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    while let movie = try walk.next() {
      guard movie.type == "moov" else { continue }
      var tracks = BoxWalk(file, in: movie.payload)
      while let box = try tracks.next() {
        guard box.type == "trak", try number(of: box) == track else { continue }
        return try file.box(at: ["mdia", "minf", "stbl"], in: box.payload)
      }
      return nil
    }
    return nil
  }

  private func number(of track: BoxWalk.Box) throws(MediaError) -> Int? {
    guard let header = try file.box("tkhd", in: track.payload) else { return nil }
    let fields = try file.bytes(at: header.payload.lowerBound, count: 24)
    return fields.bigEndian(fields.first == 1 ? 20 : 12, 4).map { Int($0) }
  }

  private struct Run {
    var count: Int
    var value: Int32
  }

  private func runs(_ name: String, in tables: BoxWalk.Box, limit: Int) throws(MediaError) -> [Run] {
    guard let table = try file.box(name, in: tables.payload) else { return [] }
    let head = try file.bytes(at: table.payload.lowerBound, count: 8)
    let room = Int(table.payload.upperBound - table.payload.lowerBound - 8) / 8
    let entries = min(Int(head.bigEndian(4, 4) ?? 0), limit, max(0, room))
    let bytes = try file.bytes(at: table.payload.lowerBound + 8, count: entries * 8)
    return stride(from: 0, to: bytes.count - 7, by: 8).map { offset in
      Run(
        count: Int(bytes.bigEndian(offset, 4) ?? 0),
        value: Int32(truncatingIfNeeded: bytes.bigEndian(offset + 4, 4) ?? 0))
    }
  }
}
