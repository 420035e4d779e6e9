/// Steps through the boxes of an ISO base media file (ISO 14496-12, 4.2) within given bounds.
struct BoxWalk {
  /// One box: its four-character type and where it lies.
  struct Box {
    var type: String
    var start: Int64
    /// Its contents, without the header; cut to the bounds when the box claims more.
    var payload: Range<Int64>
    /// Bytes it claims beyond the bounds.
    var missing: Int64
  }

  /// Why a walk ended.
  enum Ending {
    /// Nothing follows.
    case complete
    /// Zeros stand where a box should begin, as in a file written only in part.
    case zeros
    /// The bounds end inside a box's header.
    case cut
    /// What follows is no box.
    case noBox
  }

  private let file: FileBytes
  private var position: Int64
  private let end: Int64
  private let isSparse: Bool
  private(set) var ending = Ending.complete

  /// `sparse` reads nothing beside the headers, for hops across a whole file.
  init(_ file: FileBytes, in bounds: Range<Int64>, sparse: Bool = false) {
    self.file = file
    position = bounds.lowerBound
    end = min(bounds.upperBound, file.size)
    isSparse = sparse
  }

  mutating func next() throws(MediaError) -> Box? {
    guard position < end else { return nil }
    let header =
      try isSparse ? file.sparseBytes(at: position, count: 16) : file.bytes(at: position, count: 16)
    guard let size = header.bigEndian(0, 4), let type = header.fourCharacters(4) else {
      ending = header.allSatisfy { $0 == 0 } ? .zeros : header.count < 8 ? .cut : .noBox
      return nil
    }
    var length = Int64(size)
    var headerLength: Int64 = 8
    if size == 1 {
      guard let long = header.bigEndian(8, 8), long <= UInt64(Int64.max) else {
        ending = .noBox
        return nil
      }
      length = Int64(long)
      headerLength = 16
    } else if size == 0 {
      length = end - position
    }
    guard length >= headerLength else {
      ending = .noBox
      return nil
    }
    let start = position
    // Cannot overflow: what lies beyond the end is only counted.
    let missing = max(0, length - (end - start))
    position = missing > 0 ? end : start + length
    return Box(
      type: type, start: start, payload: min(start + headerLength, position)..<position, missing: missing)
  }
}

extension FileBytes {
  /// The first box of `type` directly inside `bounds`.
  func box(_ type: String, in bounds: Range<Int64>) throws(MediaError) -> BoxWalk.Box? {
    var walk = BoxWalk(self, in: bounds)
    while let box = try walk.next() {
      if box.type == type { return box }
    }
    return nil
  }

  /// The box reached by taking the first of each type in `path`.
  func box(at path: [String], in bounds: Range<Int64>) throws(MediaError) -> BoxWalk.Box? {
    var found: BoxWalk.Box?
    for type in path {
      found = try box(type, in: found?.payload ?? bounds)
      if found == nil { return nil }
    }
    return found
  }
}

extension Range<Int64> {
  /// Without its first `count`; empty when it has no more.
  func dropping(_ count: Int64) -> Range<Int64> {
    Swift.min(lowerBound + count, upperBound)..<upperBound
  }
}
