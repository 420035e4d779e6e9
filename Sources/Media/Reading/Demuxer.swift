internal import CLibAV
internal import CLibAVShim
package import Plans

/// Reads one container from an open descriptor; opens nothing else, whatever the file says.
///
/// Its times are the source's: zero is the first shown frame once `countFromFirstShown` has run, and the
/// container's own zero before. Used by one thread at a time.
package final class Demuxer {
  /// Streams of one file; a phone writes at most six.
  private static let maxStreams = 32
  /// Bytes looked at to tell what the streams are (reliability.md 3).
  private static let probeBytes: Int64 = 5_000_000
  /// Microseconds of media looked at to tell what the streams are.
  private static let analyzeMicroseconds: Int64 = 5_000_000

  /// Picture bytes stay below 400 MB whatever a header claims: 67 megapixels.
  static let maxPixels: Int64 = 67_108_864

  private(set) var raw: UnsafeMutablePointer<AVFormatContext>
  private let format: UnsafePointer<AVInputFormat>
  private let bytes: InputBytes
  private let deadline: Box<Deadline>
  /// Microseconds of the container's clock at which the source's time is zero.
  var zero: Int64 = 0
  /// A packet read ahead by a seek, given out first.
  let pending: PendingPacket
  private var hasParameters = false
  /// The streams whose packets are let through; nil while all are.
  private var wanted: [Int]?

  /// What the file is by its content.
  package let container: Container

  /// Opens `descriptor`, or the bytes of `range` inside it.
  ///
  /// After `deadline` every call fails.
  package convenience init(
    descriptor: Int32, range: Range<Int64>? = nil, deadline: Deadline = .none
  ) throws(MediaError) {
    let file = try FileBytes(descriptor: descriptor, range: range, deadline: deadline)
    try self.init(file, Sniff.container(of: file), deadline: deadline)
  }

  init(_ file: FileBytes, _ container: Container, deadline: Deadline) throws(MediaError) {
    guard let name = container.demuxer, let format = av_find_input_format(name) else {
      throw MediaError("open", container.rawValue, reason: "not read as a stream")
    }
    pending = PendingPacket(packet: try Packet())
    let bytes = try InputBytes(file)
    let deadline = Box(deadline)
    raw = try Demuxer.open(bytes, format, deadline)
    self.format = format
    self.container = container
    self.bytes = bytes
    self.deadline = deadline
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = raw
    avformat_close_input(&context)
  }

  /// The container's length; nil when it does not say.
  package var duration: MediaTime? {
    let length = raw.pointee.duration
    return length == AVNoPTS || length < 0 ? nil : MediaTime(microseconds: length)
  }

  /// Whether `duration` is only the file's size over its rate.
  package var guessesDuration: Bool {
    raw.pointee.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE
  }

  /// Reads packets until every stream's parameters are known; needed where the header does not say them.
  package func findStreamParameters() throws(MediaError) {
    // libavformat 5.1 frees what it needs for this at the end of the first call, and crashes in a second one.
    guard !hasParameters else { return }
    hasParameters = true
    var options = [OpaquePointer?](repeating: nil, count: Int(raw.pointee.nb_streams))
    for index in options.indices {
      av_dict_set_int(&options[index], "max_pixels", Demuxer.maxPixels, 0)
      av_dict_set_int(&options[index], "threads", 1, 0)
    }
    let result = avformat_find_stream_info(raw, &options)
    for index in options.indices { av_dict_free(&options[index]) }
    try check(result, "probe")
  }

  /// Begins again as if nothing had been read: where an index is missing or wrong, no seek leads there.
  func reopen() throws(MediaError) {
    guard let pointer = bytes.context, avio_seek(pointer, 0, SEEK_SET) >= 0 else {
      throw MediaError("seek", reason: "its beginning cannot be read")
    }
    pointer.pointee.error = 0
    var old: UnsafeMutablePointer<AVFormatContext>? = raw
    raw = try Demuxer.open(bytes, format, deadline)
    avformat_close_input(&old)
    if hasParameters {
      hasParameters = false
      try findStreamParameters()
    }
    if let wanted { read(only: wanted) }
  }

  /// Bytes of the file, or of the part of it that is read.
  var fileSize: Int64 { file.size }

  /// What is read.
  var file: FileBytes { bytes.file }

  /// Lets only these streams' packets through.
  package func read(only streams: [Int]) {
    wanted = streams
    for index in 0..<Int(raw.pointee.nb_streams) {
      raw.pointee.streams[index]?.pointee.discard =
        streams.contains(index) ? AVDISCARD_DEFAULT : AVDISCARD_ALL
    }
  }

  /// Fills `packet` with the next one; false at the end of the file.
  package func readPacket(into packet: borrowing Packet) throws(MediaError) -> Bool {
    if pending.isFilled {
      packet.take(from: pending.packet)
      pending.isFilled = false
      return true
    }
    return try readFromContainer(into: packet)
  }

  func readFromContainer(into packet: borrowing Packet) throws(MediaError) -> Bool {
    var result: Int32
    var goesOn: Bool
    repeat {
      packet.clear()
      let before = position
      result = av_read_frame(raw, packet.raw)
      if result >= 0 {
        try forgetAbsurdTimes(of: packet)
        return true
      }
      let isDamage = Demuxer.damages.contains(result)
      // A file cut short ends where its bytes do.
      if result == AVErrorEndOfFile || (isDamage && isAtEnd) { return false }
      // One with a gap goes on behind it: a demuxer that looks for its next mark crosses it in steps of 64
      // KB.
      goesOn = isDamage && position > before
    } while goesOn
    try check(result, "read")
    return false
  }

  /// Times further off than 142 years, which only a broken file states, are none: whatever is counted with
  /// the others stays within 64 bits.
  private func forgetAbsurdTimes(of packet: borrowing Packet) throws(MediaError) {
    let base = try stream(packet.stream).pointee.time_base
    func isAbsurd(_ stamp: Int64) -> Bool {
      stamp.magnitude > 1 << 60 || av_rescale_q(stamp, base, AVMicroseconds).magnitude > 1 << 52
    }
    if isAbsurd(packet.raw.pointee.pts) { packet.raw.pointee.pts = AVNoPTS }
    if isAbsurd(packet.raw.pointee.dts) { packet.raw.pointee.dts = AVNoPTS }
    if isAbsurd(packet.raw.pointee.duration) { packet.raw.pointee.duration = 0 }
  }

  /// What libav says where bytes are not what they should be; DV's demuxer has no word for it.
  private static let damages: [Int32] = [AVErrorInvalidData, AVErrorInputOutput, AVErrorTryAgain, -1]

  private var position: Int64 { raw.pointee.pb.map { avio_seek($0, 0, SEEK_CUR) } ?? 0 }

  func stream(_ index: Int) throws(MediaError) -> UnsafeMutablePointer<AVStream> {
    guard index >= 0, index < Int(raw.pointee.nb_streams), let stream = raw.pointee.streams[index] else {
      throw MediaError("read", reason: "no stream \(index)")
    }
    return stream
  }

  private var isAtEnd: Bool { raw.pointee.pb.map { avio_feof($0) != 0 } ?? true }

  func check(_ code: Int32, _ operation: String) throws(MediaError) {
    if code < 0, let overrun = bytes.file.overrun { throw overrun }
    try MediaError.check(code, operation)
  }

  private static func open(
    _ bytes: InputBytes, _ format: UnsafePointer<AVInputFormat>, _ deadline: Box<Deadline>
  ) throws(MediaError) -> UnsafeMutablePointer<AVFormatContext> {
    guard let allocated = avformat_alloc_context() else { throw MediaError.outOfMemory("open") }
    allocated.pointee.pb = bytes.context
    allocated.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    allocated.pointee.io_open = { _, _, _, _, _ in AVErrorPermission }
    allocated.pointee.interrupt_callback.opaque = Unmanaged.passUnretained(deadline).toOpaque()
    allocated.pointee.interrupt_callback.callback = { opaque in
      guard let opaque else { return 0 }
      return Unmanaged<Box<Deadline>>.fromOpaque(opaque).takeUnretainedValue().value.hasPassed ? 1 : 0
    }
    var options: OpaquePointer?
    av_dict_set(&options, "protocol_whitelist", "none", 0)
    av_dict_set(&options, "format_whitelist", CodecList.formats, 0)
    av_dict_set(&options, "codec_whitelist", CodecList.names, 0)
    av_dict_set_int(&options, "max_streams", Int64(maxStreams), 0)
    av_dict_set_int(&options, "probesize", probeBytes, 0)
    av_dict_set_int(&options, "analyzeduration", analyzeMicroseconds, 0)
    defer { av_dict_free(&options) }
    // On failure libav frees the context and sets the pointer to nil; the bytes stay ours either way.
    var context: UnsafeMutablePointer<AVFormatContext>? = allocated
    let result = avformat_open_input(&context, "", format, &options)
    guard result >= 0, let context else {
      if let overrun = bytes.file.overrun { throw overrun }
      throw MediaError("open", reason: reason(of: result), code: result)
    }
    return context
  }

  /// libav's codes for a container that cannot be what it says, in words.
  private static func reason(of code: Int32) -> String {
    switch code {
    // Some demuxers call an early end an input error; a true one is told by the bytes.
    case AVErrorInvalidData, AVErrorEndOfFile, AVErrorInputOutput: "broken: its structure is damaged"
    // More streams than we allow surface as this, too.
    case AVErrorNoMemory: "broken: it claims more streams or larger tables than a file can have"
    default: MediaError.text(of: code)
    }
  }
}

/// Holds a value where C needs an address that lives as long as its owner.
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A packet kept in a class, since noncopyable values cannot be handed out of a property.
final class PendingPacket {
  let packet: Packet
  var isFilled = false
  init(packet: consuming Packet) { self.packet = packet }
}
