internal import CLibAV
internal import CLibAVShim
internal import Glibc
internal import Plans

/// Writes one picture as a JPEG file that is known to be ours.
package enum JPEGFile {
  /// libav's scale of 2, the best, to 31: text stays clean, and a sheet of twenty frames is below a megabyte.
  private static let quality: Int32 = 3
  /// A picture wider or higher than this is no JPEG (ISO 10918-1, B.2.2).
  package static let longestSide = 65_500
  /// JPEGs are full range by BT.601's matrix (JFIF 1.02), films limited by BT.709's.
  private static let colours =
    "scale=in_range=tv:out_range=pc:in_color_matrix=bt709:out_color_matrix=bt601,format=yuvj420p"
  /// Bytes in front of the first segment, and of the mark that begins a comment.
  private static let start = 2
  private static let comment: [UInt8] = [0xFF, 0xFE]

  /// Writes a film's picture into the output's descriptor, which is empty.
  package static func write(_ picture: borrowing Frame, to output: Int32) throws(MediaError) {
    let bytes = try encode(picture)
    guard bytes.count > start + 4, let length = bytes[...].bigEndian(start + 2, 2) else {
      throw MediaError("encode", "JPEG", reason: "no picture came out")
    }
    // JFIF wants its own segment first; the comment stands behind it.
    let place = start + 2 + Int(length)
    let text = Array(FilmMark.text.utf8)
    let mark = comment + [UInt8((text.count + 2) >> 8), UInt8((text.count + 2) & 0xFF)] + text
    try write(Array(bytes[..<place]) + mark + Array(bytes[place...]), to: output)
  }

  private static func encode(_ picture: borrowing Frame) throws(MediaError) -> [UInt8] {
    let size = picture.size
    let converted = try Frame()
    let filter = try FilterGraph(colours, for: PictureFormat(size: size))
    try filter.send(picture, at: .zero)
    try filter.sendEnd()
    guard try filter.receive(into: converted) else {
      throw MediaError("filter", reason: "no picture came out")
    }
    let encoder = try EncoderContext("mjpeg") { context in
      context.pointee.width = Int32(size.width)
      context.pointee.height = Int32(size.height)
      context.pointee.pix_fmt = AV_PIX_FMT_YUVJ420P
      context.pointee.color_range = AVCOL_RANGE_JPEG
      context.pointee.time_base = AVRational(num: 1, den: 1)
      // With it the encoder writes JFIF's own segment, by which the colours are known.
      context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
      context.pointee.flags |= Int32(AV_CODEC_FLAG_QSCALE) | Int32(AV_CODEC_FLAG_BITEXACT)
      context.pointee.global_quality = quality * Int32(FF_QP2LAMBDA)
      context.pointee.thread_count = 1
    }
    converted.raw.pointee.quality = quality * Int32(FF_QP2LAMBDA)
    converted.raw.pointee.pts = 0
    try encoder.send(converted.raw)
    try encoder.send(nil)
    let packet = try Packet()
    guard try encoder.receive(into: packet), let data = packet.raw.pointee.data else {
      throw MediaError("encode", "JPEG", reason: "no picture came out")
    }
    return Array(UnsafeBufferPointer(start: data, count: packet.size))
  }

  private static func write(_ bytes: [UInt8], to output: Int32) throws(MediaError) {
    var done = 0
    while done < bytes.count {
      let written = bytes[done...].withUnsafeBytes { pwrite(output, $0.baseAddress, $0.count, off_t(done)) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let code = written < 0 ? errno : ENOSPC
        throw MediaError("write", reason: String(cString: strerror(code)), code: -code)
      }
      done += written
    }
  }
}
