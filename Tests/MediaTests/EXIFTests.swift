@testable internal import Media
internal import Plans
internal import Testing

@Suite struct EXIFTests {
  private func tags(_ block: TIFFBlock) -> [MediaFacts.Tag: String] { ExifBlock(block.bytes[...]).tags }

  @Test(arguments: [true, false])
  func `a capture's date in the image's own directory counts`(isBig: Bool) {
    var block = TIFFBlock(isBig: isBig)
    block.add(0x9003, text: "2006:05:27 12:37:03", to: .image)
    block.add(0x9011, text: "+02:00", to: .image)
    #expect(tags(block)[.exifOriginal] == "2006:05:27 12:37:03")
    #expect(tags(block)[.exifOriginalOffset] == "+02:00")
    block.add(0x9003, text: "2006:05:28 00:00:01", to: .capture)
    #expect(tags(block)[.exifOriginal] == "2006:05:28 00:00:01")
  }

  /// A note as Canon writes it: a directory whose values lie in the block around it.
  private func canon(_ zone: Int32, summer: UInt32, isBig: Bool) -> TIFFBlock {
    var block = TIFFBlock(isBig: isBig)
    block.add(0x010F, text: "Canon", to: .image)
    let values = [16, UInt32(bitPattern: zone), 7, summer].flatMap { block.word($0) }
    let head = block.half(2) + block.half(1) + block.half(3) + block.word(1) + zeros(4)
    let entry = block.half(0x35) + block.half(9) + block.word(4)
    let shape = block
    block.addNote { offset in head + entry + shape.word(UInt32(offset + 30)) + zeros(4) + values }
    return block
  }

  @Test(
    arguments: [
      (120, 60, true, "+02:00"), (60, 0, false, "+01:00"), (-480, 0, true, "-08:00"),
      (345, 0, false, "+05:45"), (10_000, 0, true, nil), (7, 0, false, nil),
    ] as [(Int32, UInt32, Bool, String?)])
  func `Canon's zone has summer time in it`(zone: Int32, summer: UInt32, isBig: Bool, expected: String?) {
    #expect(tags(canon(zone, summer: summer, isBig: isBig))[.cameraZone] == expected)
  }

  @Test(
    arguments: [
      (0, 1, "+01:00"), (720, 1, "+13:00"), (480, 0, "+08:00"), (-360, 0, "-06:00"), (840, 1, nil),
    ] as [(Int16, UInt8, String?)])
  func `Nikon's zone is without summer time`(zone: Int16, summer: UInt8, expected: String?) {
    var block = TIFFBlock(isBig: false)
    block.add(0x010F, text: "NIKON CORPORATION", to: .image)
    var note = TIFFBlock(isBig: true)
    note.add(
      TIFFBlock.Entry(
        tag: 0x24, type: 7, count: 4, value: note.half(UInt16(bitPattern: zone)) + [summer, 0]),
      to: .image)
    block.addNote { _ in text("Nikon\0") + [2, 0x11, 0, 0] + note.bytes }
    #expect(tags(block)[.cameraZone] == expected)
  }

  @Test func `whole hours of TIFF's own zone are an offset`() {
    var block = TIFFBlock(isBig: false)
    block.add(
      TIFFBlock.Entry(tag: 0x882A, type: 8, count: 1, value: block.half(UInt16(bitPattern: -3))), to: .image)
    #expect(tags(block)[.cameraZone] == "-03:00")
  }

  @Test func `a Samsung's own block tells its instant`() throws {
    let workshop = try Workshop()
    let picture = try workshop.ffmpeg("-f lavfi -i testsrc2=s=64x64:d=1 -frames:v 1 -update 1 a.jpg").bytes()
    func block(_ name: String, _ value: String) -> [UInt8] {
      [0, 0, 1, 10, UInt8(name.utf8.count), 0, 0, 0] + text(name + value)
    }
    let other = block("Some_Data", "x")
    let instant = block("Image_UTC_Data", "1476690052345")
    func little(_ value: Int) -> [UInt8] { words([UInt32(value)]).reversed() }
    func entry(_ back: Int, _ size: Int) -> [UInt8] { [0, 0, 1, 10] + little(back) + little(size) }
    var directory = text("SEFH") + little(106) + little(2)
    directory += entry(other.count + instant.count, other.count)
    directory += entry(instant.count, instant.count)
    let trailer = other + instant + directory + little(directory.count) + text("SEFT")
    let found = try facts(of: workshop.write(picture + trailer, to: "b.jpg"))
    #expect(found.tags[.makerUTC] == "2016-10-17T07:40:52.345Z")
    #expect(found.damage == nil)
  }
}
