internal import CLibAV
internal import CLibAVShim
package import Plans

/// Writes one MP4 file of already encoded packets.
package final class Muxer {
  /// Units a second of the file's own clock: every film rate's frame but 23.976's is a whole number of them.
  private static let movieUnits = 90_000

  /// `hvc1`, in the byte order of libav's tags.
  private static let hevcTag: UInt32 = 0x3163_7668

  private let raw: UnsafeMutablePointer<AVFormatContext>
  private let output: OutputBytes
  /// Each stream's time unit as its packets come in.
  private var units: [AVRational] = []

  /// - Parameters:
  ///   - indexBytes: room kept for the index in front of the packets; 0 puts it at the end.
  ///   - metadata: keys in libav's words, such as `title` and `creation_time`.
  package init(
    _ output: OutputBytes, indexBytes: Int64 = 0, metadata: KeyValuePairs<String, String> = [:]
  ) throws(MediaError) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    try MediaError.check(avformat_alloc_output_context2(&context, nil, "mp4", nil), "write", "mp4")
    guard let context else { throw MediaError.outOfMemory("write") }
    raw = context
    self.output = output
    raw.pointee.pb = output.context
    // Equal packets give equal files: no library version inside.
    raw.pointee.flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT
    for (key, value) in metadata { av_dict_set(&raw.pointee.metadata, key, value, 0) }
    av_opt_set_int(raw.pointee.priv_data, "movie_timescale", Int64(Muxer.movieUnits), 0)
    av_opt_set(raw.pointee.priv_data, "brand", "mp42", 0)
    if indexBytes > 0 { av_opt_set_int(raw.pointee.priv_data, "moov_size", indexBytes, 0) }
  }

  deinit { avformat_free_context(raw) }

  /// Adds the stream of an encoder and gives its number.
  package func add(_ encoder: VideoEncoder) throws(MediaError) -> Int {
    let number = try add(encoder.context)
    raw.pointee.streams[number]?.pointee.avg_frame_rate = encoder.context.raw.pointee.framerate
    return number
  }

  /// Adds the stream of an encoder and gives its number.
  package func add(_ encoder: SoundEncoder) throws(MediaError) -> Int { try add(encoder.context) }

  /// Adds a stream whose packets are copied from one of `source`'s; times are given in frames of `rate`.
  package func add(
    copying stream: Int, of source: Demuxer, rate: FrameRate
  ) throws(MediaError) -> Int {
    let unit = AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
    let parameters = try source.stream(stream).pointee.codecpar
    let number = try addStream(unit) { avcodec_parameters_copy($0, parameters) }
    if let stream = raw.pointee.streams[number], stream.pointee.codecpar.pointee.width > 0 {
      stream.pointee.avg_frame_rate = AVRational(num: unit.den, den: unit.num)
    }
    return number
  }

  /// Adds chapters, each from its first frame to the next one's, the last one to `end`; before the head is
  /// written.
  package func add(_ chapters: [Chapter], rate: FrameRate, end: Int64) throws(MediaError) {
    guard !chapters.isEmpty else { return }
    let size = chapters.count * MemoryLayout<UnsafeMutablePointer<AVChapter>?>.stride
    guard let list = av_mallocz(size) else { throw MediaError.outOfMemory("write") }
    // Freed with the context, with each chapter and its title.
    raw.pointee.chapters = list.assumingMemoryBound(to: UnsafeMutablePointer<AVChapter>?.self)
    for (index, chapter) in chapters.enumerated() {
      guard let memory = av_mallocz(MemoryLayout<AVChapter>.size) else {
        throw MediaError.outOfMemory("write")
      }
      let made = memory.assumingMemoryBound(to: AVChapter.self)
      raw.pointee.chapters[index] = made
      raw.pointee.nb_chapters = UInt32(index + 1)
      made.pointee.id = Int64(index)
      made.pointee.time_base = AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
      made.pointee.start = chapter.firstFrame
      made.pointee.end = index + 1 < chapters.count ? chapters[index + 1].firstFrame : end
      av_dict_set(&made.pointee.metadata, "title", chapter.title, 0)
    }
  }

  /// Writes the head; no stream can be added after it.
  package func begin() throws(MediaError) {
    try MediaError.check(avformat_write_header(raw, nil), "write", "mp4")
    try output.check()
  }

  /// Writes an encoder's packet.
  package func write(_ packet: borrowing Packet, to stream: Int) throws(MediaError) {
    guard stream < units.count, let target = raw.pointee.streams[stream] else {
      throw MediaError("write", reason: "no stream \(stream)")
    }
    packet.raw.pointee.stream_index = Int32(stream)
    packet.raw.pointee.pos = -1
    av_packet_rescale_ts(packet.raw, units[stream], target.pointee.time_base)
    try MediaError.check(av_write_frame(raw, packet.raw), "write", "mp4")
    try output.check()
  }

  /// Writes a copied packet at times given in the stream's unit.
  package func write(
    _ packet: borrowing Packet, to stream: Int, shown: Int64, decoded: Int64, length: Int64
  ) throws(MediaError) {
    packet.raw.pointee.pts = shown
    packet.raw.pointee.dts = decoded
    packet.raw.pointee.duration = length
    // What the source's container said of its own start does not hold in this one.
    av_packet_free_side_data(packet.raw)
    try write(packet, to: stream)
  }

  /// Writes the index and hands everything to the kernel.
  package func finish() throws(MediaError) {
    let result = av_write_trailer(raw)
    try output.check()
    try MediaError.check(result, "write", "mp4")
    try output.flush()
  }

  private func add(_ encoder: EncoderContext) throws(MediaError) -> Int {
    try addStream(encoder.raw.pointee.time_base) { avcodec_parameters_from_context($0, encoder.raw) }
  }

  private func addStream(
    _ unit: AVRational, _ describe: (UnsafeMutablePointer<AVCodecParameters>) -> Int32
  ) throws(MediaError) -> Int {
    guard let stream = avformat_new_stream(raw, nil) else { throw MediaError.outOfMemory("write") }
    try MediaError.check(describe(stream.pointee.codecpar), "write", "mp4")
    // Parameter sets in the header alone: Apple's players want HEVC named so.
    stream.pointee.codecpar.pointee.codec_tag =
      stream.pointee.codecpar.pointee.codec_id == AV_CODEC_ID_HEVC ? Muxer.hevcTag : 0
    stream.pointee.time_base = unit
    units.append(unit)
    return units.count - 1
  }
}
