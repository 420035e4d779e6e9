internal import CLibAV
internal import CLibAVShim
internal import Glibc

/// The bytes of one open file, or of a part of it, as libav reads them: nothing but `pread` on one descriptor.
///
/// The descriptor stays the caller's, who keeps it open. Its own offset is neither used nor moved, so several
/// readers may share it.
final class InputBytes {
  /// libav's read buffer, bytes. Phone files are read in long runs; 64 KiB keeps the calls few.
  private static let bufferSize = 1 << 16

  private let descriptor: Int32
  private let range: Range<Int64>
  private let deadline: Deadline
  private var position: Int64 = 0
  /// Bytes that may still be read before the file counts as hostile.
  private var budget: Int64
  private(set) var context: UnsafeMutablePointer<AVIOContext>?
  /// Set when a read was refused for its deadline or budget, so that the reason given is the true one.
  private(set) var overrun: MediaError?

  init(
    descriptor: Int32, range: Range<Int64>?, budget: Int64, deadline: Deadline
  ) throws(MediaError) {
    let size = try InputBytes.size(of: descriptor)
    self.descriptor = descriptor
    self.range = (range ?? 0..<size).clamped(to: 0..<size)
    self.budget = budget
    self.deadline = deadline
    let buffer = av_malloc(InputBytes.bufferSize)
    context = avio_alloc_context(
      buffer?.assumingMemoryBound(to: UInt8.self), Int32(InputBytes.bufferSize), 0,
      Unmanaged.passUnretained(self).toOpaque(),
      { reader, bytes, count in InputBytes.of(reader)?.read(bytes, count) ?? AVErrorInvalidArgument }, nil,
      { reader, offset, whence in
        InputBytes.of(reader)?.seek(offset, whence) ?? Int64(AVErrorInvalidArgument)
      })
    guard context != nil else {
      av_free(buffer)
      throw MediaError.outOfMemory("open")
    }
  }

  deinit {
    // libav may have replaced the buffer it was given; the context names the one to free.
    av_free(context?.pointee.buffer)
    avio_context_free(&context)
  }

  /// Bytes in the file or the part of it.
  var size: Int64 { range.upperBound - range.lowerBound }

  static func size(of descriptor: Int32) throws(MediaError) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw MediaError("open", reason: String(cString: strerror(errno)))
    }
    return Int64(status.st_size)
  }

  private static func of(_ opaque: UnsafeMutableRawPointer?) -> InputBytes? {
    opaque.map { Unmanaged<InputBytes>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> Int32 {
    guard let bytes, count > 0 else { return AVErrorInvalidArgument }
    if deadline.hasPassed {
      overrun = MediaError("read", reason: "took too long")
      return AVErrorExit
    }
    let wanted = Int(min(Int64(count), size - position))
    guard wanted > 0 else { return AVErrorEndOfFile }
    guard budget > 0 else {
      overrun = MediaError("read", reason: "too much to read before its contents are known")
      return AVErrorExit
    }
    var got = pread(descriptor, bytes, wanted, off_t(range.lowerBound + position))
    while got < 0, errno == EINTR {
      got = pread(descriptor, bytes, wanted, off_t(range.lowerBound + position))
    }
    guard got >= 0 else { return AVErrorInputOutput }
    // The file may have become shorter since it was opened.
    guard got > 0 else { return AVErrorEndOfFile }
    position += Int64(got)
    budget -= Int64(got)
    return Int32(got)
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
