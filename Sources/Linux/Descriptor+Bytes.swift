internal import CLinux
internal import Glibc

extension Descriptor {
  /// What is there now, at most `limit` bytes; empty only at the end.
  ///
  /// - Throws: EAGAIN on a non-blocking descriptor with nothing to read.
  package func read(upTo limit: Int) throws(LinuxError) -> [UInt8] {
    try filled(limit, "read") { (buffer) in Glibc.read(raw, buffer.baseAddress, buffer.count) }
  }

  /// Up to `count` bytes from `offset`; fewer only at the end of the file. The file's own place stays.
  package func readAt(_ offset: Int64, count: Int) throws(LinuxError) -> [UInt8] {
    var gathered = try filled(count, "read") { (buffer) in
      pread(raw, buffer.baseAddress, buffer.count, off_t(offset))
    }
    while !gathered.isEmpty, gathered.count < count {
      let place = offset + Int64(gathered.count)
      let more = try filled(count - gathered.count, "read") { (buffer) in
        pread(raw, buffer.baseAddress, buffer.count, off_t(place))
      }
      if more.isEmpty { break }
      gathered += more
    }
    return gathered
  }

  /// Everything up to the end, refused beyond `limit` bytes.
  ///
  /// - Throws: EFBIG when there is more than `limit`.
  package func readAll(limit: Int) throws(LinuxError) -> [UInt8] {
    var gathered: [UInt8] = []
    while true {
      let more = try read(upTo: 65_536)
      if more.isEmpty { return gathered }
      gathered += more
      if gathered.count > limit { throw LinuxError("read", code: EFBIG) }
    }
  }

  /// Writes all bytes, in as many calls as it takes.
  package func write(_ bytes: [UInt8]) throws(LinuxError) {
    var done = 0
    while done < bytes.count {
      done += try retrying("write") {
        bytes.withUnsafeBytes { Glibc.write(raw, $0.baseAddress.map { $0 + done }, bytes.count - done) }
      }
    }
  }

  /// Writes all bytes at `offset`; the file's own place stays.
  package func writeAt(_ offset: Int64, _ bytes: [UInt8]) throws(LinuxError) {
    var done = 0
    while done < bytes.count {
      done += try retrying("write") {
        bytes.withUnsafeBytes {
          pwrite(raw, $0.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset) + off_t(done))
        }
      }
    }
  }

  /// Makes content and size, or a folder's names, survive a power cut (fsync).
  package func synchronize() throws(LinuxError) {
    _ = try retrying("fsync") { fsync(raw) }
  }

  /// Sets the file's length.
  package func truncate(to size: Int64) throws(LinuxError) {
    _ = try retrying("ftruncate") { ftruncate(raw, off_t(size)) }
  }

  private func filled(
    _ limit: Int, _ operation: String, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(LinuxError) -> [UInt8] {
    guard limit > 0 else { return [] }
    var failure: LinuxError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { (buffer, count) in
      do throws(LinuxError) { count = try retrying(operation) { fill(buffer) } } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }
}
