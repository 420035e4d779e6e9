internal import Library
internal import Plans
internal import Testing

/// One row at least for every source of a date and every way to its offset; what weighs against what is in the tables of
/// photos, videos and names.
@Suite struct DateSourceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = MediaFacts.Kind.photo
    var container = "mov"
    var name = "IMG_0001.JPG"
    var tags: [MediaFacts.Tag: String] = [:]
    var sidecar: String?
    var takeout: String?
    var partner: String?
    var fileTime: Int64?
    var expected: String
  }

  /// What a person or a take says is told with the index, whose matter it is.
  private static let elsewhere: Set<CaptureDate.Source> = [.setDate, .setClock, .take, .none]

  static let photos = [
    Row(
      testDescription: "EXIF's original with its offset",
      tags: [.exifOriginal: "2024:07:01 00:30:00", .exifOriginalOffset: "+02:00"],
      expected: "2024-07-01T00:30:00+02:00 exact exif-original tag"),
    Row(
      testDescription: "the zone in a camera's maker note",
      tags: [.exifOriginal: "2024:07:01 00:30:00", .cameraZone: "+03:00"],
      expected: "2024-07-01T00:30:00+03:00 exact exif-original maker"),
    Row(
      testDescription: "UTC beside the clock in a maker note",
      tags: [.exifOriginal: "2024:07:01 00:30:00", .makerUTC: "2024:06:30 19:00:01"],
      expected: "2024-07-01T00:30:00+05:30 exact exif-original maker"),
    Row(
      testDescription: "the satellites' time beside the clock",
      tags: [.exifOriginal: "2024:07:01 00:30:00", .exifGPSDate: "2024:06:30", .exifGPSTime: "22:30:40"],
      expected: "2024-07-01T00:30:00+02:00 exact exif-original gps-time"),
    Row(
      testDescription: "the movie of the pair gives the offset", tags: [.exifOriginal: "2024:07:01 00:30:00"],
      partner: "2024-07-01T00:30:01+02:00", expected: "2024-07-01T00:30:00+02:00 exact exif-original pair"),
    Row(
      testDescription: "digitized", tags: [.exifDigitized: "2024:05:03 23:30:00"],
      expected: "2024-05-03T23:30:00 wall exif-digitized home-zone"),
    Row(
      testDescription: "XMP inside", tags: [.xmpDate: "2024-05-03T23:30:00+05:45"],
      expected: "2024-05-03T23:30:00+05:45 exact xmp tag"),
    Row(
      testDescription: "IPTC", tags: [.iptcDate: "20240503", .iptcTime: "143000+0200"],
      expected: "2024-05-03T14:30:00+02:00 exact iptc tag"),
    Row(
      testDescription: "the satellites' time alone",
      tags: [.exifGPSDate: "2023:11:15", .exifGPSTime: "12:30:00"],
      expected: "2023-11-15T12:30:00Z instant gps none"),
    Row(
      testDescription: "the video inside a still", tags: [.headerDate: "2020-12-17T10:03:00Z"],
      expected: "2020-12-17T10:03:00Z instant embedded-video none"),
    Row(
      testDescription: "an XMP file adds the zone", tags: [.exifOriginal: "2024:05:03 23:30:00"],
      sidecar: "2024-05-03T23:30:00+02:00", expected: "2024-05-03T23:30:00+02:00 exact xmp-sidecar tag"),
    Row(
      testDescription: "an XMP file that differs by days corrects",
      tags: [.exifOriginal: "2024:05:03 23:30:00", .exifOriginalOffset: "+02:00"],
      sidecar: "2020-01-02T03:04:05",
      expected: "2020-01-02T03:04:05 wall xmp-sidecar home-zone"),
    Row(
      testDescription: "Takeout's time is an instant", takeout: "1717236000",
      expected: "2024-06-01T10:00:00Z instant takeout none"),
    Row(
      testDescription: "Takeout's time beside a name by the local clock", name: "IMG_20240601_120000.jpg",
      takeout: "1717236000", expected: "2024-06-01T12:00:00+02:00 exact takeout name-vs-utc"),
    Row(
      testDescription: "a messenger's name", name: "IMG-20201018-WA0007.jpg",
      expected: "2020-10-18 day name-messenger home-zone"),
    Row(
      testDescription: "the file's time", fileTime: 1_600_000_000,
      expected: "2020-09-13T12:26:40Z file file-time none"),
  ]

  static let videos = [
    Row(
      testDescription: "Apple's creation date", kind: .video,
      tags: [.quicktimeCreationDate: "2019-02-12T15:27:12+0800", .headerDate: "2024-02-02T10:00:00Z"],
      expected: "2019-02-12T15:27:12+08:00 exact quicktime-creationdate tag"),
    Row(
      testDescription: "AVCHD's clock in the bitstream", kind: .video,
      tags: [.cameraDate: "2019-04-24T22:24:00+02:00"],
      expected: "2019-04-24T22:24:00+02:00 exact camera tag"),
    Row(
      testDescription: "Sony's zone beside the header", kind: .video,
      tags: [.headerDate: "2026-04-26T09:25:15Z", .cameraZone: "+01:00", .make: "Sony"],
      expected: "2026-04-26T10:25:15+01:00 exact header maker"),
    Row(
      testDescription: "GoPro's telemetry beside a local header", kind: .video,
      tags: [
        .headerDate: "2019-11-18T15:45:32Z", .telemetryDate: "2019-11-18 23:45:14",
        .encoder: "GoPro AVC encoder",
      ], expected: "2019-11-18T15:45:32-08:00 exact header gps-time"),
    Row(
      testDescription: "telemetry alone", kind: .video, tags: [.telemetryDate: "2019-11-18 23:45:14"],
      expected: "2019-11-18T23:45:14Z instant gps none"),
    Row(
      testDescription: "a phone's header is UTC", kind: .video,
      tags: [.headerDate: "2023-03-16T15:26:24Z", .brand: "mp42"],
      expected: "2023-03-16T15:26:24Z instant header none"),
    Row(
      testDescription: "the still of the pair gives the header's offset", kind: .video,
      tags: [.headerDate: "2024-06-06T10:00:00Z", .brand: "mp42"], partner: "2024-06-06T12:00:00+02:00",
      expected: "2024-06-06T12:00:00+02:00 exact header pair"),
    Row(
      testDescription: "AVI's date", kind: .video, container: "avi", tags: [.riffDate: "2012-09-10 20:52:00"],
      expected: "2012-09-10T20:52:00 wall riff home-zone"),
    Row(
      testDescription: "an XMP file that tells the same moment in UTC changes nothing", kind: .video,
      name: "20240128_105420.mp4", tags: [.headerDate: "2024-01-28T09:54:20Z"],
      sidecar: "2024-01-28T09:54:20",
      expected: "2024-01-28T10:54:20+01:00 exact header name-vs-utc"),
    Row(
      testDescription: "the name", kind: .video, name: "VID_20240516_231503.mp4",
      expected: "2024-05-16T23:15:03 wall name home-zone"),
    Row(
      testDescription: "the still of its pair", kind: .video, name: "IMG_1.MOV",
      partner: "2024-06-06T12:00:00+02:00", expected: "2024-06-06T12:00:00+02:00 exact pair tag"),
  ]

  @Test(arguments: photos + videos)
  func `every source of a date gives it`(row: Row) {
    var evidence = evidence(
      row.kind, container: row.container, name: row.name, tags: row.tags,
      fileTimes: row.fileTime.map { [Instant(seconds: $0)] } ?? [])
    evidence.sidecar = row.sidecar
    evidence.takeout = row.takeout
    evidence.partner = row.partner.flatMap { text in
      CaptureDate.Moment(text: text).map { CaptureDate($0, source: .exifOriginal, raw: text) }
    }
    #expect(summary(DateFinding(evidence)) == row.expected)
  }

  @Test func `no source and no way to an offset is without a row`() {
    let words = (Self.photos + Self.videos).map { $0.expected.split(separator: " ").map { String($0) } }
    let sources = Set(words.map { $0[2] })
    for source in CaptureDate.Source.allCases where !Self.elsewhere.contains(source) {
      #expect(sources.contains(source.rawValue), "\(source)")
    }
    let offsets = Set(words.map { $0[3] })
    for offset in CaptureDate.OffsetSource.allCases where offset != .person {
      #expect(offsets.contains(offset.rawValue), "\(offset)")
    }
  }
}
