@testable internal import Media
internal import Plans
internal import Testing

/// Clocks that cameras keep beside the container's.
@Suite struct CameraTests {
  private func bytes(_ digits: String) -> [UInt8] {
    digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
  }
  private let mark = "17 ee 8c 60 f8 4d 11 d9 8c d6 08 00 20 0c 9a 66 "

  @Test(
    arguments: [
      // A Canon of 2008 and a Panasonic of 2009, whose zeros are escaped.
      ("4d 44 50 4d 07 18 02 20 08 12 19 31 23 16 24 70 ca f4 ff ff", "2008-12-31T23:16:24+01:00"),
      (
        "4d 44 50 4d 0a 13 00 16 55 23 14 00 00 03 00 00 18 00 20 09 07 19 09 14 33 35",
        "2009-07-09T14:33:35+00:00"
      ),
      // West, with half an hour; no zone at all.
      ("4d 44 50 4d 02 18 27 20 19 04 19 24 22 24 00", "2019-04-24T22:24:00-03:30"),
      ("4d 44 50 4d 02 18 ff 20 19 04 19 24 22 24 00", "2019-04-24T22:24:00"),
      ("4d 44 50 4d 02 18 02 20 19 0a 19 24 22 24 00", nil), ("4d 44 50 4d 02 18 02 20", nil),
    ] as [(String, String?)])
  func `a camcorder's clock is read from its stream`(message: String, expected: String?) {
    #expect(CamcorderDate.date(in: zeros(5) + bytes(mark + message)) == expected)
  }

  @Test(.timeLimit(.minutes(1))) func `what looks like the mark at every byte is soon passed over`() {
    #expect(CamcorderDate.date(in: [UInt8](repeating: 0x17, count: 8 << 20)) == nil)
  }

  private func field(_ key: String, _ type: UInt8, _ size: UInt8, _ count: UInt16, _ value: [UInt8])
    -> [UInt8]
  {
    text(key) + [type, size] + halves([count]) + value + zeros((4 - value.count % 4) % 4)
  }

  private func telemetry(_ stream: [UInt8]) -> GoProTelemetry {
    var telemetry = GoProTelemetry()
    let nested = field("STRM", 0, 1, UInt16(stream.count), stream)
    telemetry.read(field("DEVC", 0, 1, UInt16(nested.count), nested)[...], depth: 0)
    return telemetry
  }

  @Test func `a newer GoPro tells days since 2000 with each place`() {
    // 2023-09-01 is day 8644; 16:04:21.250; a fix in three dimensions.
    let place = words([0, 0, 0, 0, 0, 8644, 57_861_250]) + halves([200, 3])
    let scale = field("SCAL", 0x6C, 4, 9, words([10_000_000, 10_000_000, 1000, 1000, 100, 1, 1000, 100, 1]))
    let found = telemetry(scale + field("GPS9", 0x3F, 32, 2, place + place))
    #expect(found.hasFix)
    #expect(found.time.map { Instant(microseconds: $0).text(offset: nil) } == "2023-09-01T16:04:21.250Z")
    let lost = words([0, 0, 0, 0, 0, 8644, 57_861_250]) + halves([9999, 0])
    #expect(!telemetry(field("GPS9", 0x3F, 32, 1, lost)).hasFix)
    #expect(
      telemetry(field("GPS9", 0x3F, 32, 1, words([0, 0, 0, 0, 0, .max, 0]) + halves([1, 3]))).time == nil)
  }

  @Test func `an older GoPro tells UTC in digits, and whether it knew it`() {
    let time = field("GPSU", 0x55, 16, 1, text("191118234514.900"))
    let known = telemetry(field("GPSF", 0x4C, 4, 1, words([3])) + time)
    #expect(known.hasFix)
    #expect(known.time.map { Instant(microseconds: $0).text(offset: nil) } == "2019-11-18T23:45:14.900Z")
    #expect(!telemetry(field("GPSF", 0x4C, 4, 1, words([0])) + time).hasFix)
  }

  /// A movie of Sony's brand, with boxes behind it.
  private func sony(_ boxes: [UInt8]) throws -> MediaFacts {
    let workshop = try Workshop()
    let movie = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) -brand XAVC v.mp4").bytes()
    return try facts(of: workshop.write(movie + boxes, to: "c.mp4"))
  }

  @Test func `Sony's document beside the movie tells the local date and its offset`() throws {
    let document = text(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <NonRealTimeMeta xmlns="urn:schemas-professionalDisc:nonRealTimeMeta:ver.2.00">
      <Duration value="72"/><LtcChangeTable tcFps="25"/>
      <CreationDate value="2023-06-11T18:24:05-07:00"/><KlvPacketTable/></NonRealTimeMeta>
      """)
    let handler = full("hdlr", zeros(4) + text("nrtm") + zeros(13))
    let found = try sony(full("meta", handler + full("xml ", document)))
    #expect(found.tags[.brand] == "XAVC")
    #expect(found.tags[.cameraDate] == "2023-06-11T18:24:05-07:00")
    #expect(try sony(full("meta", handler + full("xml ", text("<CreationDate")))).tags[.cameraDate] == nil)
  }

  @Test(arguments: [("niko", "Nikon"), ("CAEP", "Canon"), ("mp41", nil)] as [(String, String?)])
  func `a camera that names no maker is known by its brand`(brand: String, maker: String?) throws {
    let workshop = try Workshop()
    var movie = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) v.mp4").bytes()
    // The first of the compatible brands.
    movie.replaceSubrange(16..<20, with: text(brand))
    #expect(try facts(of: workshop.write(movie, to: "c.mp4")).tags[.make] == maker)
  }

  @Test func `a movie without a brand is QuickTime's`() throws {
    let workshop = try Workshop()
    let movie = try workshop.ffmpeg("\(ClipTests.picture) -c:v mjpeg v.mov").bytes()
    let first = try #require(movie[...].bigEndian(0, 4))
    #expect(try facts(of: workshop.write(Array(movie[Int(first)...]), to: "c.mov")).tags[.brand] == "qt  ")
  }

  @Test func `an AVI cut off behind its header keeps the length its header tells`() throws {
    let workshop = try Workshop()
    let movie = try workshop.ffmpeg("-f lavfi -i testsrc2=s=160x120:r=15:d=4 -c:v mjpeg a.avi").bytes()
    let start = try #require(movie.indices.first { movie[$0...].starts(with: text("movi")) })
    let found = try facts(of: workshop.write(Array(movie[..<(start + 4)]), to: "b.avi"))
    #expect(found.duration == MediaTime(milliseconds: 4000))
    #expect(found.damage != nil)
  }

  @Test func `a header kept beside an empty body still tells its facts`() throws {
    let workshop = try Workshop()
    let movie = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) -movflags +faststart v.mp4")
      .bytes()
    let body = try #require(movie.indices.first { movie[$0...].starts(with: text("mdat")) })
    let found = try facts(of: workshop.write(Array(movie[..<(body - 4)]) + box("mdat", []), to: "b.mp4"))
    #expect(found.damage == "its pictures are missing: the file ends before them")
    #expect(found.picture != nil)
  }
}
