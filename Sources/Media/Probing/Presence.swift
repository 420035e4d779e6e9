internal import CLibAV
internal import CLibAVShim
internal import Plans

/// How much of a stream is really in the file, whatever its header says.
struct Presence {
  /// What is there is at most this long; nil where the header may be right.
  private(set) var end: MediaTime?
  /// What is missing; nil when all is there.
  private(set) var damage: String?
  /// Whether the header is all there is.
  private(set) var isEmpty = false

  /// How a stream is spoken of.
  private let name: String

  private init(_ stream: MediaStream) { name = stream.kind == .video ? "pictures" : "sound" }

  /// Nothing of it is known to be missing.
  static func whole(_ stream: MediaStream) -> Presence { Presence(stream) }

  /// A movie's stream of which no packet can be found.
  static func unlisted(_ stream: MediaStream) -> Presence {
    var presence = Presence(stream)
    if stream.packets > 0 { presence.damage = "its \(presence.name) cannot be found: its index is broken" }
    return presence
  }

  /// By the container's table of packets; nil when it has none.
  ///
  /// Its end lies on the container's clock.
  init?(
    listed demuxer: Demuxer, _ stream: MediaStream, in file: FileBytes, _ gaps: FileGaps
  ) throws(MediaError) {
    self.init(stream)
    let raw = try demuxer.stream(stream.index)
    let count = avformat_index_get_entries_count(raw)
    guard count > 0 else { return nil }
    var isAnyThere = false
    var gap: Range<Int64>?
    /// Since when packets are missing, and whether for zeros.
    var missing: (since: Int64, areZeros: Bool)?
    for index in 0..<count {
      guard let entry = avformat_index_get_entry(raw, index)?.pointee else { break }
      let start = max(0, min(entry.pos, file.size))
      let bytes = start..<start + max(0, Int64(entry.size))
      let isBeyond = entry.pos > file.size || bytes.upperBound > file.size
      let isBlank = try gaps.gap(over: bytes) != nil
      if isBeyond || isBlank {
        missing = missing ?? (entry.timestamp, !isBeyond)
      } else {
        isAnyThere = true
        if let from = missing?.since { gap = gap ?? from..<max(from, entry.timestamp) }
        missing = nil
      }
    }
    let scale = raw.pointee.time_base
    func time(_ stamp: Int64) -> MediaTime {
      MediaTime(microseconds: max(0, av_rescale_q(stamp, scale, AVMicroseconds)))
    }
    if let missing {
      tell(until: isAnyThere ? time(missing.since) : nil, areZeros: missing.areZeros)
    } else if let gap {
      damage = MissingPart(time(gap.lowerBound)..<time(gap.upperBound)).text
    } else if !gaps.isEmpty, let length = stream.duration, try MovieStructure.lacksFragments(file) {
      tell(until: length, areZeros: true)
    }
  }

  /// By reading the stream from its first packet to its last, where something is known to be wrong.
  ///
  /// - Parameter missing: bytes the file lacks by its own word.
  /// - Parameter stated: the length by the header's word.
  /// - Throws: `incomplete: ...` when not one packet is there.
  init(
    reading demuxer: Demuxer, _ stream: MediaStream, _ gaps: FileGaps, missing: Int64,
    stated: MediaTime?
  ) throws(MediaError) {
    self.init(stream)
    let run = try PacketRun(demuxer, of: stream.index, gaps: gaps.stretches)
    guard let length = run.length else {
      // A header that counts its frames may be kept without them: it still tells dates.
      if stream.packets > 0 {
        tell(until: nil, areZeros: missing == 0)
        return
      }
      throw MediaError(
        "open",
        reason: missing > 0
          ? Presence.incomplete(missing) : "incomplete: zeros stand where its \(name) should be")
    }
    if missing > 0 || Presence.isShorter(length, than: stated, ifUnknown: run.endsInZeros) {
      tell(until: length, areZeros: run.endsInZeros)
    } else if let gap = run.gap {
      damage = MissingPart(gap).text
    } else if run.beginsLate {
      damage = "a part is missing: zeros stand before its first \(name)"
    }
  }

  /// Of a large file, up to the last cluster that is whole.
  ///
  /// - Parameter ticks: that cluster's time, in the stream's time base; nil when there is none.
  init(
    largely stream: MediaStream, until ticks: Int64?, _ demuxer: Demuxer, areZeros: Bool
  ) throws(MediaError) {
    self.init(stream)
    let base = try demuxer.stream(stream.index).pointee.time_base
    let there = ticks.map { MediaTime(microseconds: av_rescale_q($0, base, AVMicroseconds)) }
    tell(until: there, areZeros: areZeros)
  }

  /// What a file is refused with that lacks bytes it cannot be read without.
  static func incomplete(_ bytes: Int64) -> String { "incomplete: \(bytes) bytes are missing at its end" }

  /// Another stream may be a little longer.
  private static let roundedLength = MediaTime(milliseconds: 250)

  private static func isShorter(
    _ length: MediaTime, than stated: MediaTime?, ifUnknown: Bool
  ) -> Bool {
    guard let stated else { return ifUnknown }
    return stated - length > roundedLength
  }

  private mutating func tell(until there: MediaTime?, areZeros: Bool) {
    guard let there, there > .zero else {
      isEmpty = true
      let why = areZeros ? "zeros stand in their place" : "the file ends before them"
      damage = "its \(name) \(name == "sound" ? "is" : "are") missing: \(why)"
      return
    }
    end = there
    damage = Presence.cutShort(after: there, areZeros: areZeros)
  }

  static func cutShort(after there: MediaTime, areZeros: Bool) -> String {
    "cut short: \(areZeros ? "only zeros follow" : "the file ends") after \(seconds(there)) s"
  }

  /// In a stream whose clock stands still meanwhile.
  static func gap(after there: MediaTime) -> String {
    "a part is missing: zeros stand after \(seconds(there)) s"
  }

  private static func seconds(_ time: MediaTime) -> String {
    let tenths = time.microseconds / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
