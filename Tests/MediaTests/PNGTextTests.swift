@testable internal import Media
internal import Plans
internal import Testing

@Suite struct PNGTextTests {
  /// A PNG with one more chunk before its picture.
  private func png(_ type: String, _ body: [UInt8]) throws -> OpenFile {
    let workshop = try Workshop()
    let bytes = try workshop.ffmpeg("-f lavfi -i testsrc2=s=64x64:d=1 -frames:v 1 -update 1 a.png").bytes()
    // Signature and IHDR are 33 bytes; checksums are nobody's business here.
    let chunk = words([UInt32(body.count)]) + text(type) + body + zeros(4)
    return try workshop.write(Array(bytes[..<33]) + chunk + Array(bytes[33...]), to: "b.png")
  }

  /// The EXIF of a phone's photo as ImageMagick keeps it: a name, a length, lines of hexadecimal digits.
  private func profile(_ block: [UInt8], _ name: String = "exif", length: Int? = nil) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var lines = text("\n\(name)\n    \(length ?? block.count)\n")
    for (index, byte) in block.enumerated() {
      lines += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      if index % 36 == 35 { lines.append(0x0A) }
    }
    return lines + [0x0A]
  }

  private func phoneBlock() throws -> [UInt8] {
    let photo = try OpenFile(fixture: "footage/still/UTC-20240413-203531-Kathmandu.jpg")
    return try withExtendedLifetime(photo) {
      try #require(try JPEGSegments(FileBytes(descriptor: photo.descriptor)).exif)
    }
  }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951 3.2.4).
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      let length = UInt16(part.count)
      stream.append(rest.isEmpty ? 1 : 0)
      stream += halves([length]).reversed()
      stream += halves([~length]).reversed()
      stream += part
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + words([b << 16 | a])
  }

  @Test(arguments: ["Raw profile type exif", "Raw profile type APP1"])
  func `EXIF that a converter kept as text dates a PNG`(keyword: String) throws {
    let lines = profile(try phoneBlock())
    let forms: [(String, [UInt8])] = [("tEXt", lines), ("zTXt", [0] + stored(lines))]
    for (type, body) in forms {
      let found = try facts(of: png(type, text(keyword) + [0] + body))
      #expect(found.tags[.exifOriginal] == "2024:04:14 02:20:31")
      #expect(found.damage == nil)
    }
  }

  @Test func `XMP under the name of EXIF's segment, and XMP that is packed, are read`() throws {
    let packet = text(
      "<x:xmpmeta><rdf:RDF><rdf:Description xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" "
        + "xmp:CreateDate=\"2024-05-03T23:30:00+02:00\"/></rdf:RDF></x:xmpmeta>")
    let segment = profile(text("http://ns.adobe.com/xap/1.0/\0") + packet, "generic")
    let inSegment = try facts(of: png("tEXt", text("Raw profile type APP1\0") + segment))
    #expect(inSegment.tags[.xmpDate] == "2024-05-03T23:30:00+02:00")
    let packed = text("XML:com.adobe.xmp\0") + [1, 0] + text("\0\0") + stored(packet)
    #expect(try facts(of: png("iTXt", packed)).tags[.xmpDate] == "2024-05-03T23:30:00+02:00")
  }

  @Test func `a text that lies about its length, or unpacks to too much, is no date and no damage`() throws {
    let block = try phoneBlock()
    for length in [block.count + 1, -1, Int.max] {
      let body = text("Raw profile type exif\0") + profile(block, length: length)
      let found = try facts(of: png("tEXt", body))
      #expect(found.tags.isEmpty && found.damage == nil)
    }
    let large = text("XML:com.adobe.xmp\0") + [1, 0] + text("\0\0") + stored(zeros(5 << 20))
    #expect(PNGText(.international, large) == nil)
    #expect(PNGText(.deflated, text("Raw profile type exif\0") + [0, 0x78]) == nil)
    #expect(PNGText(.international, text("XML:com.adobe.xmp\0") + [0]) == nil)
  }
}
