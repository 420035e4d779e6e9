internal import CLibAV
internal import CLibAVShim
internal import Glibc

/// The bytes of one open file as libav writes them: nothing but `pwrite` on one descriptor.
///
/// The descriptor stays the caller's, who keeps it open. Its own offset is neither used nor moved.
package final class OutputBytes {
  /// libav's write buffer, bytes: a segment is some megabytes, so that a few dozen calls write it.
  private static let bufferSize = 1 << 18

  private let descriptor: Int32
  private var position: Int64 = 0
  private(set) var context: UnsafeMutablePointer<AVIOContext>?
  /// The first `errno` of a write; libav's muxers do not always hand it on.
  private var failure: Int32 = 0
  /// Bytes from the start of the file to the end of the last write.
  package private(set) var size: Int64 = 0

  package init(descriptor: Int32) throws(MediaError) {
    self.descriptor = descriptor
    let buffer = av_malloc(OutputBytes.bufferSize)
    context = avio_alloc_context(
      buffer?.assumingMemoryBound(to: UInt8.self), Int32(OutputBytes.bufferSize), 1,
      Unmanaged.passUnretained(self).toOpaque(), nil,
      { writer, bytes, count in OutputBytes.of(writer)?.write(bytes, count) ?? AVErrorInvalidArgument },
      { writer, offset, whence in
        OutputBytes.of(writer)?.seek(offset, whence) ?? Int64(AVErrorInvalidArgument)
      })
    guard context != nil else {
      av_free(buffer)
      throw MediaError.outOfMemory("write")
    }
  }

  deinit {
    av_free(context?.pointee.buffer)
    avio_context_free(&context)
  }

  /// Hands everything to the kernel.
  ///
  /// - Throws: what any write so far met, such as `No space left on device`.
  func flush() throws(MediaError) {
    avio_flush(context)
    try check()
  }

  /// - Throws: what any write so far met.
  func check() throws(MediaError) {
    guard failure == 0 else {
      throw MediaError("write", reason: String(cString: strerror(failure)), code: -failure)
    }
    if let context, context.pointee.error < 0 { throw MediaError("write", code: context.pointee.error) }
  }

  private static func of(_ opaque: UnsafeMutableRawPointer?) -> OutputBytes? {
    opaque.map { Unmanaged<OutputBytes>.fromOpaque($0).takeUnretainedValue() }
  }

  private func write(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> Int32 {
    guard let bytes, count > 0 else { return 0 }
    guard failure == 0 else { return -failure }
    var done = 0
    while done < Int(count) {
      let written = pwrite(descriptor, bytes + done, Int(count) - done, off_t(position))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        failure = written < 0 ? errno : ENOSPC
        return -failure
      }
      done += written
      position += Int64(written)
    }
    size = max(size, position)
    return count
  }

  private func seek(_ offset: Int64, _ whence: Int32) -> Int64 {
    let target: Int64
    switch whence & ~AVSEEK_FORCE {
    case AVSEEK_SIZE: return size
    case SEEK_SET: target = offset
    case SEEK_CUR: target = position.addingReportingOverflow(offset).partialValue
    case SEEK_END: target = size.addingReportingOverflow(offset).partialValue
    default: return Int64(AVErrorInvalidArgument)
    }
    guard target >= 0 else { return Int64(AVErrorInvalidArgument) }
    position = target
    return target
  }
}
