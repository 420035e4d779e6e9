internal import Media
internal import Plans

/// The file of one segment: encoded pictures in an MP4.
final class SegmentWriter {
  private let output: OutputBytes
  private let encoder: VideoEncoder
  private let muxer: Muxer
  private let stream: Int
  private let packet: Packet

  init(output descriptor: Int32, order: SegmentOrder) throws(MediaError) {
    packet = try Packet()
    output = try OutputBytes(descriptor: descriptor)
    encoder = try VideoEncoder(size: order.size, frameRate: order.frameRate, encoding: order.encoding)
    muxer = try Muxer(output)
    stream = try muxer.add(encoder)
    try muxer.begin()
  }

  func encode(_ frame: borrowing Frame, index: Int64) throws(MediaError) {
    try encoder.encode(frame, index: index)
    try writePackets()
  }

  func finish() throws(MediaError) {
    try encoder.encodeEnd()
    try writePackets()
    try muxer.finish()
  }

  private func writePackets() throws(MediaError) {
    while try encoder.receive(into: packet) { try muxer.write(packet, to: stream) }
  }
}
