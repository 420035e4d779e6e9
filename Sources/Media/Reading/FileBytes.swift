internal import CLibAV
internal import Glibc

/// Bounded reads of an open file, or of a part of it, by `pread` alone.
///
/// The descriptor stays the caller's, who keeps it open. Its own offset is neither used nor moved, so several
/// readers may share it.
package final class FileBytes {
  /// Bytes fetched around a small read, so that walking a header costs few calls.
  private static let windowSize = 1 << 15

  private let descriptor: Int32
  private let range: Range<Int64>
  private let deadline: Deadline
  private var budget: Int64
  private var window: [UInt8] = []
  private var windowStart: Int64 = 0
  /// Why reading failed or was cut off, so that a library's vague failure gets its true reason.
  private(set) var overrun: MediaError?

  /// `budget` is how many bytes may be read before the file counts as hostile.
  package init(
    descriptor: Int32, range: Range<Int64>? = nil, budget: Int64 = .max, deadline: Deadline = .none
  ) throws(MediaError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw MediaError("open", reason: String(cString: strerror(errno)))
    }
    let whole = 0..<Int64(status.st_size)
    self.descriptor = descriptor
    self.range = (range ?? whole).clamped(to: whole)
    self.budget = budget
    self.deadline = deadline
  }

  /// Bytes in the file or the part of it.
  package var size: Int64 { range.upperBound - range.lowerBound }

  /// Up to `count` bytes from `offset`; fewer at the end, none beyond it.
  package func bytes(at offset: Int64, count: Int) throws(MediaError) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < size, count > 0 else { return [] }
    let wanted = Int(min(Int64(count), size - offset))
    let inWindow = offset - windowStart
    if inWindow >= 0, inWindow + Int64(wanted) <= Int64(window.count) {
      return window[Int(inWindow)..<Int(inWindow) + wanted]
    }
    let fetched = Int(min(Int64(max(wanted, FileBytes.windowSize)), size - offset))
    window = try fetch(at: offset, count: fetched)
    windowStart = offset
    return window.prefix(wanted)
  }

  /// Like `bytes`, but reads nothing around them: for hops across a large file.
  func sparseBytes(at offset: Int64, count: Int) throws(MediaError) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < size, count > 0 else { return [] }
    let wanted = Int(min(Int64(count), size - offset))
    let inWindow = offset - windowStart
    if inWindow >= 0, inWindow + Int64(wanted) <= Int64(window.count) {
      return window[Int(inWindow)..<Int(inWindow) + wanted]
    }
    return try fetch(at: offset, count: wanted)[...]
  }

  private func fetch(at offset: Int64, count: Int) throws(MediaError) -> [UInt8] {
    var failure: MediaError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = read(into: start + filled, at: offset + Int64(filled), count: count - filled)
        if got < 0 { failure = overrun }
        if got <= 0 { return }
        filled += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// One `pread`: bytes read, 0 at the end, -1 on failure or when the deadline or the budget is over.
  func read(into bytes: UnsafeMutablePointer<UInt8>, at offset: Int64, count: Int) -> Int {
    guard offset >= 0, offset < size else { return 0 }
    if overrun == nil, deadline.hasPassed { overrun = MediaError("read", reason: "took too long") }
    if overrun == nil, budget <= 0 {
      overrun = MediaError("read", reason: "broken: too much to read before its contents are known")
    }
    guard overrun == nil else { return -1 }
    let wanted = Int(min(Int64(count), size - offset))
    while true {
      let got = pread(descriptor, bytes, wanted, off_t(range.lowerBound + offset))
      if got < 0, errno == EINTR { continue }
      if got < 0 { overrun = MediaError("read", reason: String(cString: strerror(errno))) }
      budget -= Int64(max(0, got))
      return got
    }
  }
}

extension FileBytes {
  /// What the file system holds no blocks for (lseek(2)), up to `most` stretches; none where it cannot tell.
  func holes(most: Int) -> [Range<Int64>] {
    // Nobody uses the descriptor's own offset, and it is put back.
    let before = lseek(descriptor, 0, SEEK_CUR)
    defer { _ = lseek(descriptor, max(0, before), SEEK_SET) }
    var holes: [Range<Int64>] = []
    var place = range.lowerBound
    while holes.count < most {
      let hole = Int64(lseek(descriptor, off_t(place), FileBytes.seekHole))
      guard hole >= place, hole < range.upperBound else { break }
      let data = Int64(lseek(descriptor, off_t(hole), FileBytes.seekData))
      place = data > hole ? min(data, range.upperBound) : range.upperBound
      holes.append(hole - range.lowerBound..<place - range.lowerBound)
    }
    return holes
  }

  /// SEEK_DATA and SEEK_HOLE (linux/fs.h), which glibc shows to GNU sources only.
  private static let seekData: Int32 = 3
  private static let seekHole: Int32 = 4

  /// The bytes of `part` as a file of their own.
  func part(_ part: Range<Int64>) throws(MediaError) -> FileBytes {
    let start = range.lowerBound
    let bounds = part.clamped(to: 0..<size)
    return try FileBytes(
      descriptor: descriptor, range: start + bounds.lowerBound..<start + bounds.upperBound, budget: budget,
      deadline: deadline)
  }
}
