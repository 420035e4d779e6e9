internal import Media
internal import Plans

/// The film's encoded sound on its way into the film, each packet placed by count.
final class JoinedSound {
  /// Samples of every packet but the last, which ends with the film.
  private static let packetLength: Int64 = 1024

  private let source: Demuxer
  private let track: Int
  private let packet: Packet
  private let length: Int64
  private var stream = 0
  private var written: Int64 = 0

  /// - Parameter length: the film's length in samples.
  init(descriptor: Int32, length: Int64) throws(RenderingError) {
    self.length = length
    packet = try reading { () throws(MediaError) in try Packet() }
    source = try reading { () throws(MediaError) in
      let source = try Demuxer(descriptor: descriptor)
      // Without it the film's header would not know how many samples a packet holds.
      try source.findStreamParameters()
      return source
    }
    guard let track = source.bestAudio, track.sampleRate == Int(Encoding.soundRate) else {
      throw .wrong("the film's sound is missing")
    }
    self.track = track.index
  }

  /// Packets that hold `length` samples and the encoder's priming before them.
  var packets: Int64 {
    (length + SoundEncoder.priming + JoinedSound.packetLength - 1) / JoinedSound.packetLength
  }

  func add(to muxer: Muxer) throws(MediaError) {
    guard let rate = FrameRate(Encoding.soundRate, 1) else { return }
    stream = try muxer.add(copying: track, of: source, rate: rate)
  }

  /// Writes the packets that begin before this sample.
  func write(until sample: Int64, to muxer: Muxer) throws(RenderingError) {
    while start(of: written) < sample, written < packets {
      guard try reading({ () throws(MediaError) in try source.readPacket(into: packet) }) else {
        throw .wrong("the film's sound has \(written) packets instead of \(packets)")
      }
      let start = start(of: written)
      try writing { () throws(MediaError) in
        try muxer.write(
          packet, to: stream, shown: start, decoded: start,
          length: min(JoinedSound.packetLength, length - start))
      }
      written += 1
    }
  }

  func writeRest(to muxer: Muxer) throws(RenderingError) {
    try write(until: length, to: muxer)
    guard try !reading({ () throws(MediaError) in try source.readPacket(into: packet) }) else {
      throw .wrong("the film's sound is longer than its picture")
    }
  }

  private func start(of packet: Int64) -> Int64 { packet * JoinedSound.packetLength - SoundEncoder.priming }
}
