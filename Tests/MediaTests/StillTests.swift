@testable internal import Media
internal import Plans
internal import Testing

@Suite struct StillTests {
  @Test(arguments: [
    ("a.jpg", "jpeg", "jpeg"), ("a.png", "png", "png"), ("-c:v libwebp a.webp", "webp", "webp"),
    ("a.gif", "gif", "gif"),
  ])
  func `every kind of still tells its size`(output: String, container: String, codec: String) throws {
    let workshop = try Workshop()
    let found = try facts(
      of: workshop.ffmpeg("-f lavfi -i testsrc2=s=320x180:d=1 -frames:v 1 -update 1 \(output)"))
    #expect(found.kind == .photo)
    #expect(found.container == container)
    #expect(found.picture?.codec == codec)
    #expect(found.picture?.size == PictureSize(width: 320, height: 180))
    #expect(found.duration == nil && found.sound == nil && found.damage == nil)
  }

  @Test func `a lossless WebP and an odd PNG tell their size`() throws {
    let workshop = try Workshop()
    let source = "-f lavfi -i testsrc=s=641x359:d=1 -frames:v 1 -update 1"
    for output in ["-c:v libwebp -lossless 1 a.webp", "a.png"] {
      let found = try facts(of: workshop.ffmpeg("\(source) \(output)"))
      #expect(found.picture?.size == PictureSize(width: 641, height: 359))
    }
  }

  /// A JPEG of 320x180 with what `segments` adds behind its start.
  private func jpeg(_ segments: [UInt8], tail: [UInt8] = []) throws -> OpenFile {
    let workshop = try Workshop()
    let plain = try workshop.ffmpeg("-f lavfi -i testsrc2=s=320x180:d=1 -frames:v 1 -update 1 a.jpg").bytes()
    var bytes = Array(plain.prefix(2))
    bytes += segments
    bytes += plain.dropFirst(2)
    bytes += tail
    return try workshop.write(bytes, to: "b.jpg")
  }

  private func segment(_ mark: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, mark] + halves([UInt16(body.count + 2)]) + body
  }

  /// Big-endian EXIF with one orientation.
  private func exif(orientation: UInt16) -> [UInt8] {
    let directory = halves([1, 0x0112, 3]) + words([1]) + halves([orientation, 0]) + words([0])
    return segment(0xE1, text("Exif\0\0MM") + halves([42]) + words([8]) + directory)
  }

  @Test(arguments: 1...8) func `a JPEG is shown as its EXIF orientation says`(number: Int) throws {
    let picture = try #require(try facts(of: jpeg(exif(orientation: UInt16(number)))).picture)
    #expect(picture.orientation == Orientation(exif: number))
    #expect(picture.size.isPortrait == (number > 4))
    #expect(picture.orientation.mirrored == [2, 4, 5, 7].contains(number))
  }

  @Test func `EXIF that points at itself costs nothing and tells nothing`() throws {
    let directory = halves([1, 0x8769, 4]) + words([1, 8, 8])
    let found = try facts(of: jpeg(segment(0xE1, text("Exif\0\0MM") + halves([42]) + words([8]) + directory)))
    #expect(found.tags.isEmpty)
    #expect(found.picture != nil)
  }

  @Test func `a JPEG that ends before its picture says so and keeps its dates`() throws {
    let workshop = try Workshop()
    let whole = try OpenFile(fixture: "footage/still/UTC-20240413-203531-Kathmandu.jpg").bytes()
    let found = try facts(of: workshop.write(Array(whole.prefix(whole.count * 2 / 3))))
    #expect(found.damage == "cut short: the picture's end is missing")
    #expect(found.tags[.exifOriginal] == "2024:04:14 02:20:31")
  }

  @Test func `a photo of 108 megapixels is believed when there are bytes for it`() throws {
    let workshop = try Workshop()
    let head: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + halves([9000, 12_000]) + [1, 1, 0x11, 0, 0xFF, 0xDA]
    let file = try workshop.write(head + [UInt8](repeating: 0x55, count: 2_000_000) + [0xFF, 0xD9])
    #expect(try facts(of: file).picture?.size == PictureSize(width: 12_000, height: 9000))
    #expect(refusal(of: try workshop.write(head + zeros(1000))) == "too large: 12000 x 9000 pixels")
  }

  // MARK: XMP and IPTC

  private func xmp(_ attributes: String, _ elements: String = "") -> [UInt8] {
    text(
      """
      <?xpacket begin="\u{FEFF}"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r">\
      <rdf:Description xmlns:a="http://ns.adobe.com/xap/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" \
      xmlns:C="http://ns.google.com/photos/1.0/container/" xmlns:I="http://ns.google.com/photos/1.0/container/item/" \
      \(attributes)>\(elements)</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>
      """)
  }

  @Test func `XMP is read by its namespaces, from attributes and from elements`() {
    let packet = XMPPacket(
      xmp(
        "a:CreateDate=\"2024-01-01T10:00:00\"", "<exif:GPSTimeStamp>2023-11-15T12:30:00Z</exif:GPSTimeStamp>")
    )
    #expect(packet.date == "2024-01-01T10:00:00")
    #expect(packet.gpsDate == "2023-11-15T12:30:00Z")
    #expect(XMPPacket(xmp("xmp:CreateDate=\"2024\"")).date == nil)
  }

  @Test func `the capture's own date goes before the editor's and the file's`() {
    let file = "a:CreateDate=\"3\""
    #expect(XMPPacket(xmp(file + " photoshop:DateCreated=\"2\"")).date == "2")
    #expect(XMPPacket(xmp(file + " photoshop:DateCreated=\"2\" exif:DateTimeOriginal=\"1\"")).date == "1")
  }

  @Test func `Google's directory is read in order`() {
    let items =
      "<C:Directory><rdf:Seq><rdf:li><C:Item I:Semantic=\"Primary\" I:Length=\"0\" I:Padding=\"5\"/></rdf:li>"
      + "<rdf:li><C:Item><I:Semantic>MotionPhoto</I:Semantic><I:Length>77</I:Length></C:Item></rdf:li></rdf:Seq></C:Directory>"
    let packet = XMPPacket(xmp("GCamera:MotionPhoto=\"1\"", items))
    #expect(packet.saysMotion)
    #expect(
      packet.items == [
        XMPPacket.Entry(semantic: "Primary", length: 0, padding: 5),
        XMPPacket.Entry(semantic: "MotionPhoto", length: 77, padding: 0),
      ])
  }

  @Test func `an entity bomb is text like any other`() {
    let bomb = "<!DOCTYPE x [<!ENTITY a \"&b;&b;\"><!ENTITY b \"&c;&c;\">]><x>&a;&amp;</x>"
    var reader = XMLReader(text(bomb))
    var pieces: [XMLReader.Piece] = []
    while let piece = reader.next(), pieces.count < 100 { pieces.append(piece) }
    #expect(pieces.contains(.text("&a;&")))
  }

  @Test func `any bytes end the reader of XML`() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("<>/?!-=\"'& aA:;x\n".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<60).compactMap { _ in alphabet.randomElement(using: &generator) }
      var reader = XMLReader(bytes)
      var count = 0
      while reader.next() != nil, count <= 200 { count += 1 }
      #expect(count <= 200)
      _ = XMPPacket(bytes)
    }
  }

  @Test func `an IPTC time is nothing without its date, and both are read`() throws {
    func block(_ sets: [UInt8]) -> [UInt8] {
      segment(
        0xED, text("Photoshop 3.0\0") + text("8BIM") + [4, 4, 0, 0] + words([UInt32(sets.count)]) + sets)
    }
    let time: [UInt8] = [0x1C, 2, 60, 0, 11] + text("143000+0000")
    let date: [UInt8] = [0x1C, 2, 55, 0, 8] + text("20240501")
    let found = try facts(of: jpeg(block(date + time))).tags
    #expect(found[.iptcDate] == "20240501")
    #expect(found[.iptcTime] == "143000+0000")
    #expect(try facts(of: jpeg(block(time))).tags[.iptcDate] == nil)
  }

  // MARK: A video behind the still

  @Test(arguments: [0, 199])
  func `a video behind a JPEG is found whether its length holds the padding or not`(padding: Int) throws {
    let workshop = try Workshop()
    let video = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) v.mp4").bytes()
    for length in Set([video.count, video.count + padding]) {
      let item = "<C:Item I:Semantic=\"MotionPhoto\" I:Length=\"\(length)\" I:Padding=\"\(padding)\"/>"
      let packet = segment(0xE1, text("http://ns.adobe.com/xap/1.0/\0") + xmp("", item))
      let file = try jpeg(packet, tail: video + zeros(padding))
      let size = Int64(try file.bytes().count)
      let found = try facts(of: file)
      let start = size - Int64(video.count + padding)
      #expect(found.embeddedVideo == start..<start + Int64(video.count))
      #expect(found.damage == nil)
    }
  }

  @Test func `a flag alone lets the video be looked for, and a flag without one is a plain photo`() throws {
    let workshop = try Workshop()
    let video = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) v.mp4").bytes()
    let packet = segment(0xE1, text("http://ns.adobe.com/xap/1.0/\0") + xmp("GCamera:MicroVideo=\"1\""))
    #expect(try facts(of: jpeg(packet, tail: video)).embeddedVideo?.count == video.count)
    let plain = try facts(of: jpeg(packet))
    #expect(plain.embeddedVideo == nil && plain.damage == nil)
  }

  @Test func `sizes in XMP that lie outside of the file are no place at all`() throws {
    for length in ["-5", "9223372036854775807", "99999999999999999999", "4000000000"] {
      let item =
        "<C:Item I:Semantic=\"MotionPhoto\" I:Length=\"\(length)\" I:Padding=\"9223372036854775807\"/>"
      let packet = segment(
        0xE1, text("http://ns.adobe.com/xap/1.0/\0") + xmp("GCamera:MicroVideoOffset=\"\(length)\"", item))
      #expect(try facts(of: jpeg(packet)).embeddedVideo == nil)
      let offset = text("http://ns.adobe.com/xap/1.0/\0") + xmp("GCamera:MicroVideoOffset=\"\(length)\"")
      #expect(try facts(of: jpeg(segment(0xE1, offset))).embeddedVideo == nil)
    }
  }

  @Test func `garbage between a photo's segments is passed over`() throws {
    let workshop = try Workshop()
    var bytes = try workshop.ffmpeg("-f lavfi -i testsrc2=s=96x64:d=1 -frames:v 1 a.jpg").bytes()
    // The first segment is JFIF's, 16 bytes and its mark.
    bytes.insert(contentsOf: [0x00, 0xFF, 0x00, 0x41, 0xFF] + Array("junk".utf8), at: 2 + 18)
    let found = try facts(of: workshop.write(bytes, to: "b.jpg"))
    #expect(found.picture?.size == PictureSize(width: 96, height: 64))
    #expect(found.damage == nil)
  }
}
