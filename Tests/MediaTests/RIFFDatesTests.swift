@testable internal import Media
internal import Plans
internal import Testing

/// Dates in the chunks of AVIs, as cameras write them.
@Suite struct RIFFDatesTests {
  private let workshop: Workshop
  private let clip: [UInt8]

  init() throws {
    workshop = try Workshop()
    clip = try workshop.ffmpeg("-f lavfi -i color=red:s=64x48:r=10:d=0.5 -c:v mjpeg -f avi a.avi").bytes()
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let size = UInt32(body.count)
    return Array(name.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } + body
      + [UInt8](repeating: 0, count: body.count % 2)
  }

  /// The clip with chunks at the end of its header, and others behind all the rest.
  private func avi(header: [UInt8], end: [UInt8] = []) throws -> OpenFile {
    let list = Int(try #require(clip.littleEndian(16, 4)))
    var bytes = clip
    bytes.insert(contentsOf: header, at: 20 + list)
    bytes += end
    for (place, size) in [(4, bytes.count - 8), (16, list + header.count)] {
      for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: size >> (8 * index)) }
    }
    return try workshop.write(bytes, to: "dated.avi")
  }

  @Test(
    arguments: [
      "2012:09:11 20:52:01", "2012/09/12/ 20:52", "2001/ 1/27  1:42PM", "2002-12-16  15:35:01",
      "Mon Sep 10 20:52:00 2012",
    ], ["", "\n", "\r\n"])
  func `IDIT is told as it stands in the file`(text: String, end: String) throws {
    let file = try avi(header: chunk("IDIT", Array((text + end).utf8) + [0]))
    let facts = try facts(of: file)
    #expect(facts.tags[.riffDate] == text && facts.kind == .video)
    #expect(facts.damage == nil)
  }

  @Test func `IDIT comes before ICRD, which may stand behind the pictures`() throws {
    let info = chunk("LIST", Array("INFO".utf8) + chunk("ICRD", Array("2020-08-28\0\0".utf8)))
    #expect(try facts(of: avi(header: [], end: info)).tags[.riffDate] == "2020-08-28")
    let both = try avi(header: chunk("IDIT", Array("2012:09:11 20:52:01\0".utf8)), end: info)
    #expect(try facts(of: both).tags[.riffDate] == "2012:09:11 20:52:01")
  }

  @Test func `lists inside lists end, and sizes that lie lead nowhere`() throws {
    var nested = chunk("IDIT", Array("2012:09:11 20:52:01".utf8))
    for _ in 0..<64 { nested = chunk("LIST", Array("INFO".utf8) + nested) }
    for bytes in [nested, Array("IDIT".utf8) + [255, 255, 255, 255], Array("LIST".utf8) + [0, 0, 0, 0]] {
      let file = try workshop.write(Array("RIFF\0\0\0\0AVI ".utf8) + bytes, to: "lies.avi")
      let dates = try RIFFDates(FileBytes(descriptor: file.descriptor))
      #expect(dates.began == nil && dates.made == nil)
    }
  }
}
