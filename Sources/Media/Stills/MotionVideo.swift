internal import Plans

/// Finds the video inside a still (Motion Photo) and proves it by opening it.
struct MotionVideo {
  /// Bytes behind the image in which a box `ftyp` is looked for when only a flag says that there is one.
  private static let maxScan: Int64 = 16 << 20

  /// What a look for a video ends with; the dates are its header's, as written.
  enum Outcome {
    case none
    /// One that opens lies in these bytes.
    case found(Range<Int64>, MediaFacts.Movie, date: String?)
    /// One begins, but cannot be shown.
    case damaged(String, Range<Int64>, date: String?)
  }

  private let file: FileBytes
  private let deadline: Deadline

  init(_ file: FileBytes, deadline: Deadline) {
    self.file = file
    self.deadline = deadline
  }

  /// In a JPEG, by the container directory, the older offset, Samsung's trailer, or a scan where a flag hints
  /// at one.
  ///
  /// Sizes in XMP are whatever the writer thought: each place is tried, and only the bytes there decide.
  func inJPEG(_ xmp: XMPPacket?, behind segments: Int64) throws(MediaError) -> Outcome {
    var places: [Int64] = []
    if let xmp {
      places += MotionVideo.places(xmp.items, in: file.size)
      if places.isEmpty, let offset = xmp.videoOffset { places.append(file.size.subtracting(offset)) }
    }
    var outcome = Outcome.none
    for place in places {
      outcome = try prove(from: place)
      if case .none = outcome { continue }
      return outcome
    }
    if let trailer = try SamsungTrailer.block(named: SamsungTrailer.motion, in: file) {
      return try prove(trailer)
    }
    guard let xmp, xmp.saysMotion, let place = try scan(from: segments) else { return outcome }
    return try prove(from: place)
  }

  /// In a HEIC or AVIF: the payload of the top-level box `mpvd`, which wins over what XMP says.
  func inBoxes() throws(MediaError) -> Outcome {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    while let box = try walk.next() {
      if box.type == "mpvd" { return try prove(box.payload) }
    }
    return .none
  }

  /// Where the directory's motion item may begin: it counts from the file's end, with and without the
  /// padding, since writers disagree whether a length already holds it.
  private static func places(_ items: [XMPPacket.Entry], in size: Int64) -> [Int64] {
    guard let index = items.lastIndex(where: { $0.semantic == "MotionPhoto" }) else { return [] }
    var lengths: Int64 = 0
    var paddings: Int64 = 0
    for item in items[index...] {
      lengths = lengths.addingReportingOverflow(max(0, item.length)).partialValue
      paddings = paddings.addingReportingOverflow(max(0, item.padding)).partialValue
    }
    return [size.subtracting(lengths), size.subtracting(lengths).subtracting(paddings)]
  }

  /// - Parameter place: may lie outside of the file.
  private func prove(from place: Int64) throws(MediaError) -> Outcome {
    place < file.size ? try prove(place..<file.size) : .none
  }

  private func prove(_ range: Range<Int64>) throws(MediaError) -> Outcome {
    guard range.lowerBound > 0, range.lowerBound < file.size,
      try file.bytes(at: range.lowerBound + 4, count: 4).has("ftyp")
    else { return .none }
    let bounds = try trimmed(range)
    let video = try file.part(bounds)
    do throws(MediaError) {
      guard try Sniff.container(of: video) == .mov else {
        return .damaged("it is no movie", bounds, date: nil)
      }
      let demuxer = try Demuxer(video, .mov, deadline: deadline)
      guard let stream = demuxer.bestVideo, stream.isSupported, stream.packets > 0 else {
        return .damaged("it has no picture", bounds, date: nil)
      }
      let date = demuxer.tags(of: stream)[.headerDate]
      let probe = try StreamProbe(video, .mov, deadline: deadline)
      if let damage = try probe.presence(of: stream).damage {
        return .damaged(damage, bounds, date: date)
      }
      let facts = try probe.facts()
      guard let picture = facts.picture, let duration = facts.duration else {
        return .damaged("it has no length", bounds, date: date)
      }
      let movie = MediaFacts.Movie(duration: duration, picture: picture, hasSound: facts.sound != nil)
      return .found(bounds, movie, date: date)
    } catch {
      return .damaged(error.refusal, bounds, date: nil)
    }
  }

  /// Up to the first box that is no movie's: Samsung's trailer, or padding.
  private func trimmed(_ range: Range<Int64>) throws(MediaError) -> Range<Int64> {
    var end = range.lowerBound
    var walk = BoxWalk(file, in: range, sparse: true)
    while let box = try walk.next(), box.type != "sefd", box.missing == 0 { end = box.payload.upperBound }
    return range.lowerBound..<max(end, range.lowerBound + 8)
  }

  private func scan(from start: Int64) throws(MediaError) -> Int64? {
    var position = start
    while position < min(file.size, start + MotionVideo.maxScan) {
      let bytes = try file.bytes(at: position, count: 1 << 16)
      guard bytes.count > 8 else { return nil }
      for index in bytes.indices.dropLast(7) where bytes[index] == UInt8(ascii: "f") {
        guard bytes[index...].has("ftyp"), index - bytes.startIndex >= 4 else { continue }
        return position + Int64(index - bytes.startIndex) - 4
      }
      position += Int64(bytes.count - 8)
    }
    return nil
  }
}

extension Int64 {
  /// Never traps; what cannot be is negative, and so outside of every file.
  fileprivate func subtracting(_ other: Int64) -> Int64 {
    let (value, overflow) = subtractingReportingOverflow(other)
    return overflow ? -1 : value
  }
}
