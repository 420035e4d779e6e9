internal import CLibAV
internal import CLibAVShim
internal import Glibc

/// Shows a file's bytes to libav as its input: reading and seeking, and nothing else.
final class InputBytes {
  /// libav's read buffer, bytes; its own default.
  private static let bufferSize = 1 << 15

  let file: FileBytes
  private var position: Int64 = 0
  private(set) var context: UnsafeMutablePointer<AVIOContext>?

  init(_ file: FileBytes) throws(MediaError) {
    self.file = file
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

  private static func of(_ opaque: UnsafeMutableRawPointer?) -> InputBytes? {
    opaque.map { Unmanaged<InputBytes>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> Int32 {
    guard let bytes, count > 0 else { return AVErrorInvalidArgument }
    let got = file.read(into: bytes, at: position, count: Int(count))
    guard got >= 0 else { return AVErrorExit }
    // Nothing read is the end, also where the file has become shorter since it was opened.
    guard got > 0 else { return AVErrorEndOfFile }
    position += Int64(got)
    return Int32(got)
  }

  private func seek(_ offset: Int64, _ whence: Int32) -> Int64 {
    let target: Int64
    switch whence & ~AVSEEK_FORCE {
    case AVSEEK_SIZE: return file.size
    case SEEK_SET: target = offset
    case SEEK_CUR: target = position.addingReportingOverflow(offset).partialValue
    case SEEK_END: target = file.size.addingReportingOverflow(offset).partialValue
    default: return Int64(AVErrorInvalidArgument)
    }
    guard target >= 0 else { return Int64(AVErrorInvalidArgument) }
    position = target
    return target
  }
}
