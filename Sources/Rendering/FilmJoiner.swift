internal import Media
package import Plans

/// Joins finished segments and the film's sound by copying packets, each placed by count: nothing can drift.
package final class FilmJoiner {
  /// Seconds of picture between two stretches of sound: a player reads little ahead.
  private static let stretch = 0.5

  private let order: JoinOrder
  private let sound: JoinedSound
  private let picture: Packet
  private var muxer: Muxer?
  private var stream = 0
  /// The encoder's parameter sets, which all segments must share.
  private var header: [UInt8] = []
  /// Frames by which pictures are decoded before they are shown.
  private var reorder: Int64 = 0
  private var decoded: Int64 = 0
  private var soundWrittenAt: Int64 = 0

  /// Writes the film into the output's descriptor, which is empty and can be written anywhere.
  ///
  /// - Parameter open: gives a part's descriptor. A segment's is used until the next is asked for, the sound's to the end.
  /// - Throws: when a segment is not what the order says, or the output cannot be written.
  package static func join(
    order: JoinOrder, open: (FilmPart) throws(RenderingError) -> Int32, output: Int32
  ) throws(RenderingError) {
    guard !order.segments.isEmpty, order.segments.allSatisfy({ $0 > 0 }) else {
      throw .wrong("a film without frames")
    }
    let bytes = try writing { () throws(MediaError) in try OutputBytes(descriptor: output) }
    let joiner = try FilmJoiner(order, sound: open(.sound))
    var first: Int64 = 0
    for (index, frames) in order.segments.enumerated() {
      let descriptor = try open(.segment(index))
      try joiner.append(descriptor, number: index, first: first, frames: frames, into: bytes)
      first += frames
    }
    try joiner.finish()
  }

  private init(_ order: JoinOrder, sound descriptor: Int32) throws(RenderingError) {
    self.order = order
    let length = order.frameRate.sample(
      ofFrame: order.segments.reduce(0, +), rate: Encoding.soundRate)
    sound = try JoinedSound(descriptor: descriptor, length: length)
    picture = try reading { () throws(MediaError) in try Packet() }
  }

  /// Copies one segment's packets to its place in the film.
  private func append(
    _ descriptor: Int32, number: Int, first: Int64, frames: Int64, into bytes: OutputBytes
  ) throws(RenderingError) {
    let segment = try reading { () throws(MediaError) in
      let segment = try Demuxer(descriptor: descriptor)
      try segment.findStreamParameters()
      return segment
    }
    guard let video = segment.bestVideo else { throw .wrong("segment \(number) has no picture") }
    let parameters = try reading { () throws(MediaError) in try segment.parameterSets(of: video.index) }
    if muxer == nil {
      header = parameters
      try begin(segment, video.index, bytes)
    }
    guard parameters == header else { throw .wrong("segment \(number) was encoded with other settings") }
    var count: Int64 = 0
    while try reading({ () throws(MediaError) in try segment.readPacket(into: picture) }) {
      let shown = try reading { () throws(MediaError) in
        try segment.number(of: picture, rate: order.frameRate)
      }
      try write(shown: first + shown)
      count += 1
    }
    guard count == frames else { throw .wrong("segment \(number) has \(count) frames instead of \(frames)") }
  }

  private func begin(_ segment: Demuxer, _ video: Int, _ bytes: OutputBytes) throws(RenderingError) {
    reorder = try reading { () throws(MediaError) in try segment.reorderDepth(of: video) }
    let muxer = try writing { () throws(MediaError) in
      let muxer = try Muxer(
        bytes, indexBytes: indexBytes,
        metadata: ["title": order.title, "creation_time": order.made, FilmMark.key: FilmMark.text])
      stream = try muxer.add(copying: video, of: segment, rate: order.frameRate)
      try sound.add(to: muxer)
      try muxer.add(order.chapters, rate: order.frameRate, end: order.segments.reduce(0, +))
      try muxer.begin()
      return muxer
    }
    self.muxer = muxer
  }

  private func write(shown: Int64) throws(RenderingError) {
    guard let muxer else { return }
    let place = decoded - reorder
    guard place <= shown else { throw .wrong("frame \(shown) would be shown before it is decoded") }
    try writing { () throws(MediaError) in
      try muxer.write(picture, to: stream, shown: shown, decoded: place, length: 1)
    }
    decoded += 1
    let written = order.frameRate.sample(ofFrame: decoded, rate: Encoding.soundRate)
    if Double(written - soundWrittenAt) >= FilmJoiner.stretch * Double(Encoding.soundRate) {
      try sound.write(until: written, to: muxer)
      soundWrittenAt = written
    }
  }

  private func finish() throws(RenderingError) {
    guard let muxer else { return }
    try sound.writeRest(to: muxer)
    try writing { () throws(MediaError) in try muxer.finish() }
  }

  /// Room for the index in front: never less than it takes, since each packet costs a known most.
  private var indexBytes: Int64 {
    // Boxes of the file, the tracks and the codecs.
    let fixed: Int64 = 16_384
    // Size 4, shown-after-decoded 8, keyframe 4, chunk place 8, chunk length 12.
    let perFrame: Int64 = 36
    // Size 4, length 8, chunk place 8, chunk length 12.
    let perSoundPacket: Int64 = 32
    // A text's size 4, place 8, length 8, and its name once more with its time, 9 bytes and 255 at most.
    let perChapter: Int64 = 288
    let chapters = order.chapters.isEmpty ? 0 : fixed + Int64(order.chapters.count) * perChapter
    let frames = order.segments.reduce(0, +)
    return chapters + fixed + frames * perFrame + sound.packets * perSoundPacket
      + Int64(4 * (order.title.utf8.count + order.made.utf8.count))
  }
}
