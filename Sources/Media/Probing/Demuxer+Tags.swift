internal import CLibAV
internal import CLibAVShim
internal import Plans

extension Demuxer {
  /// Bytes kept of one text; titles are shorter, comments and lyrics are not kept at all.
  private static let maxText = 1024

  /// libav's keys for each tag, the best first.
  private static let keys: [(MediaFacts.Tag, [String])] = [
    (.quicktimeCreationDate, ["com.apple.quicktime.creationdate"]),
    (.make, ["com.apple.quicktime.make", "com.android.manufacturer", "make", "make-eng"]),
    (.model, ["com.apple.quicktime.model", "com.android.model", "model", "model-eng"]),
    (.software, ["com.apple.quicktime.software", "com.android.version", "software", "firmware"]),
    (.encoder, ["encoder", "encoded_by"]),
    (.brand, ["major_brand"]),
    (.identifier, ["com.apple.quicktime.content.identifier"]),
    (.title, ["title", "com.apple.quicktime.title", "com.apple.quicktime.displayname"]),
    (.captureRate, ["com.android.capture.fps"]),
    (.artist, ["artist", "album_artist", "com.apple.quicktime.artist", "com.apple.quicktime.author"]),
  ]

  /// The texts a rule may read, from the container and then from the stream.
  func tags(of stream: MediaStream) -> [MediaFacts.Tag: String] {
    let own = raw.pointee.streams[stream.index]?.pointee.metadata
    var tags: [MediaFacts.Tag: String] = [:]
    for (tag, keys) in Demuxer.keys {
      tags[tag] = keys.lazy.compactMap { Demuxer.text($0, in: self.raw.pointee.metadata) }.first
    }
    // A movie without a brand is older than brands are.
    if container == .mov { tags[.brand] = tags[.brand] ?? "qt  " }
    if Demuxer.text(FilmMark.key, in: raw.pointee.metadata) == FilmMark.text { tags[.film] = FilmMark.text }
    tags[.encoder] = tags[.encoder] ?? Demuxer.text("encoder", in: own)
    tags[.make] = tags[.make] ?? Demuxer.text("Make", in: own) ?? brandMaker
    tags[.model] = tags[.model] ?? Demuxer.text("Model", in: own)
    tags[.handler] = Demuxer.text("handler_name", in: own)
    // Apple's recorders without a maker's tag still sign their tracks, and with them the header date's UTC.
    if tags[.software] == nil, let handler = Demuxer.text("handler_name", in: own),
      handler.hasPrefix("Core Media")
    {
      tags[.software] = handler
    }
    let creation =
      Demuxer.text("creation_time", in: raw.pointee.metadata) ?? Demuxer.text("creation_time", in: own)
    let date = Demuxer.text("date", in: raw.pointee.metadata)
    if container == .avi || container == .wav {
      // RIFF knows no zone: IDIT, ICRD and the EXIF beside a stream are the clock on the wall.
      let dates = try? RIFFDates(file)
      tags[.riffDate] =
        dates?.began ?? Demuxer.text("DateTimeOriginal", in: own) ?? dates?.made ?? creation ?? date
    } else {
      tags[.headerDate] = creation
      if tags[.quicktimeCreationDate] == nil, let date, Demuxer.isFullDate(date) {
        tags[.quicktimeCreationDate] = date
      }
    }
    return tags
  }

  /// Cameras whose movies name no maker but stand for a brand of theirs.
  private static let makers = [("niko", "Nikon"), ("CAEP", "Canon"), ("pana", "Panasonic")]

  private var brandMaker: String? {
    guard let brands = Demuxer.text("compatible_brands", in: raw.pointee.metadata) else { return nil }
    return Demuxer.makers.first { brands.contains($0.0) }?.1
  }

  private static func text(_ key: String, in metadata: OpaquePointer?) -> String? {
    guard let entry = av_dict_get(metadata, key, nil, 0), let value = entry.pointee.value else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text.utf8.count <= maxText ? text : String(text.prefix(maxText / 4))
  }

  /// A date with a time and a zone, as `©day` holds on phones; songs have a year there.
  private static func isFullDate(_ text: String) -> Bool {
    guard let time = text.firstIndex(of: "T") else { return false }
    return text[time...].contains { $0 == "Z" || $0 == "+" || $0 == "-" }
  }
}
