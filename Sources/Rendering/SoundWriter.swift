internal import Media
internal import Plans

/// The file of a film's sound: AAC in an MP4 of exactly the ordered length.
final class SoundWriter {
  private let output: OutputBytes
  private let encoder: SoundEncoder
  private let muxer: Muxer
  private let stream: Int
  private let packet: Packet
  private let length: Int64
  /// Interleaved samples that do not fill a block yet.
  private var block: [Float] = []
  private var written: Int64 = 0

  init(output descriptor: Int32, length: Int64) throws(MediaError) {
    packet = try Packet()
    self.length = length
    output = try OutputBytes(descriptor: descriptor)
    encoder = try SoundEncoder()
    muxer = try Muxer(output)
    stream = try muxer.add(encoder)
    try muxer.begin()
  }

  /// Samples a channel of one block.
  var blockSize: Int { encoder.blockSize }

  /// Takes interleaved samples; the encoder gets whole blocks.
  func write(_ samples: [Float]) throws(MediaError) {
    block += samples
    let size = 2 * encoder.blockSize
    while block.count >= size {
      try encode(Array(block[..<size]))
      block.removeFirst(size)
    }
  }

  func finish() throws(MediaError) {
    if !block.isEmpty { try encode(block) }
    guard written == length else {
      throw MediaError("encode", reason: "\(written) samples instead of \(length)")
    }
    try encoder.encodeEnd()
    try writePackets()
    try muxer.finish()
  }

  private func encode(_ samples: [Float]) throws(MediaError) {
    try encoder.encode(samples)
    written += Int64(samples.count / 2)
    try writePackets()
  }

  private func writePackets() throws(MediaError) {
    while try encoder.receive(into: packet) { try muxer.write(packet, to: stream) }
  }
}
