internal import Library
internal import Plans
internal import Testing

@Suite struct StillDateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var tags: [MediaFacts.Tag: String]
    var name = "IMG_0001.JPG"
    var expected: String
  }

  static let rows = [
    Row(
      testDescription: "the original's own offset wins",
      tags: [
        .exifOriginal: "2024:07:01 00:30:00", .exifOriginalOffset: "+02:00", .exifOffset: "+01:00",
      ], expected: "2024-07-01T00:30:00+02:00 exact exif-original tag"),
    Row(
      testDescription: "the edit's offset stands in when it is alone",
      tags: [.exifOriginal: "2024:07:01 00:30:00", .exifOriginalFraction: "011", .exifOffset: "-04:00"],
      expected: "2024-07-01T00:30:00.011-04:00 exact exif-original tag"),
    Row(
      testDescription: "+00:00 is an offset",
      tags: [.exifOriginal: "2020:07:10 06:16:29", .exifOriginalOffset: "+00:00"],
      expected: "2020-07-10T06:16:29+00:00 exact exif-original tag"),
    Row(
      testDescription: "no offset is a wall clock", tags: [.exifOriginal: "2024:05:03 23:30:00"],
      expected: "2024-05-03T23:30:00 wall exif-original home-zone"),
    Row(
      testDescription: "GPS time within minutes gives the offset",
      tags: [
        .exifOriginal: "2023:04:27 19:44:18", .exifOriginalFraction: "732", .exifGPSDate: "2023:04:27",
        .exifGPSTime: "16:43:45",
      ], expected: "2023-04-27T19:44:18.732+03:00 exact exif-original gps-time"),
    Row(
      testDescription: "GPS time of another day is no offset",
      tags: [
        .exifOriginal: "2023:02:02 02:00:00", .exifGPSDate: "2023:08:08", .exifGPSTime: "08:00:00",
      ], expected: "2023-02-02T02:00:00 wall exif-original home-zone"),
    Row(
      testDescription: "a placeholder GPS date is no offset",
      tags: [
        .exifOriginal: "2020:12:17 10:03:14", .exifGPSDate: "1970:01:01", .exifGPSTime: "00:00:00",
      ], expected: "2020-12-17T10:03:14 wall exif-original home-zone"),
    Row(
      testDescription: "the video inside gives the offset",
      tags: [.exifOriginal: "2020:12:17 10:03:14", .headerDate: "2020-12-17T10:03:15.000000Z"],
      expected: "2020-12-17T10:03:14+00:00 exact exif-original pair"),
    Row(
      testDescription: "the video inside dates a still without EXIF",
      tags: [.headerDate: "2020-12-17T10:03:00.000000Z"],
      expected: "2020-12-17T10:03:00Z instant embedded-video none"),
    Row(
      testDescription: "digitized stands in for a missing original",
      tags: [.exifDigitized: "2024:05:03 23:30:00", .exifDigitizedOffset: "Z"],
      expected: "2024-05-03T23:30:00+00:00 exact exif-digitized tag"),
    Row(
      testDescription: "XMP with a zone", tags: [.xmpDate: "2024-05-03T23:30:00.5+05:45"],
      expected: "2024-05-03T23:30:00.500+05:45 exact xmp tag"),
    Row(
      testDescription: "an offset behind the letters GMT is one",
      tags: [.xmpDate: "2024-04-22T14:38:09.526GMT+02:00"],
      expected: "2024-04-22T14:38:09.526+02:00 exact xmp tag"),
    Row(
      testDescription: "a colon between date and time",
      tags: [.exifOriginal: "2003:08:27:00:09:15"],
      expected: "2003-08-27T00:09:15 wall exif-original home-zone"),
    Row(
      testDescription: "EXIF that knows the day alone", tags: [.exifOriginal: "2024:05:03"],
      expected: "2024-05-03 day exif-original home-zone"),
    Row(
      testDescription: "an XMP day beside IPTC's time of that day",
      tags: [.xmpDate: "2006-10-29", .iptcDate: "20061029", .iptcTime: "062751-0500"],
      expected: "2006-10-29T06:27:51-05:00 exact iptc tag"),
    Row(
      testDescription: "an XMP day beside IPTC's time of another day",
      tags: [.xmpDate: "1950-06-01", .iptcDate: "20061029", .iptcTime: "062751-0500"],
      expected: "1950-06-01 day xmp home-zone"),
    Row(
      testDescription: "a day beside a name with the time of that day", tags: [.xmpDate: "2024-01-07"],
      name: "20240107_110258.jpg", expected: "2024-01-07T11:02:58 wall name home-zone"),
    Row(
      testDescription: "the maker's own UTC gives the offset",
      tags: [.exifOriginal: "2016:10:17 09:40:51", .makerUTC: "2016-10-17T07:40:52.345Z"],
      expected: "2016-10-17T09:40:51+02:00 exact exif-original maker"),
    Row(testDescription: "XMP day", tags: [.xmpDate: "2024-05-03"], expected: "2024-05-03 day xmp home-zone"),
    Row(
      testDescription: "IPTC date and time", tags: [.iptcDate: "20240503", .iptcTime: "143000+0200"],
      expected: "2024-05-03T14:30:00+02:00 exact iptc tag"),
    Row(testDescription: "an IPTC time alone is nothing", tags: [.iptcTime: "143000"], expected: "nothing"),
    Row(
      testDescription: "GPS alone is an instant", tags: [.xmpGPSDate: "2023-11-15T12:30:00Z"],
      expected: "2023-11-15T12:30:00Z instant gps none"),
    Row(
      testDescription: "a print of 1931", tags: [.exifOriginal: "1931:07:04 12:00:00"],
      expected: "1931-07-04T12:00:00 wall exif-original home-zone"),
    Row(
      testDescription: "EXIF beats a name", tags: [.exifOriginal: "2024:01:07 11:02:59"],
      name: "20240107_110258.jpg", expected: "2024-01-07T11:02:59 wall exif-original home-zone"),
  ]

  @Test(arguments: rows)
  func `a still's dates are weighed in order`(row: Row) {
    #expect(summary(DateFinding(evidence(.photo, name: row.name, tags: row.tags))) == row.expected)
  }

  @Test(arguments: [
    ("0000:00:00 00:00:00", "exif-original zero"), ("9999:99:99 99:99:99", "exif-original garbage"),
    ("1601:06:06 10:00:00", "exif-original window"), ("9999:01:01 00:00:00", "exif-original window"),
    ("1970:01:01 00:00:00", "exif-original zero"), ("05.10.2009 11:16", "exif-original garbage"),
  ])
  func `a still's false date is rejected and the file time stands in`(raw: String, reason: String) {
    let time = Instant(seconds: 1_600_000_000)
    let finding = DateFinding(evidence(.photo, tags: [.exifOriginal: raw], fileTimes: [time]))
    #expect(summary(finding) == "2020-09-13T12:26:40Z file file-time none")
    #expect(refusals(finding) == [reason])
  }

  @Test func `an offset that does not exist is refused, and the next one is taken`() {
    let finding = DateFinding(
      evidence(
        .photo,
        tags: [
          .exifOriginal: "2024:05:03 23:30:00", .exifOriginalOffset: "+99:99", .exifOffset: "   :  ",
          .exifDigitizedOffset: "+02:00",
        ]))
    #expect(summary(finding) == "2024-05-03T23:30:00+02:00 exact exif-original tag")
    #expect(finding.rejected == [RejectedDate(source: .exifOriginal, raw: "+99:99", reason: .offset)])
  }

  @Test func `the earliest possible file time counts`() {
    let times = [Instant(seconds: 1_700_000_000), Instant(seconds: 0), Instant(seconds: 1_600_000_000)]
    let finding = DateFinding(evidence(.photo, fileTimes: times))
    #expect(summary(finding) == "2020-09-13T12:26:40Z file file-time none")
  }

  // Field report A1.
  @Test(arguments: [-660, 0, 540])
  func `a wall clock's day is the same from every home`(minutes: Int) throws {
    let home = Zone.fixed(minutes: minutes)
    let finding = DateFinding(evidence(.photo, tags: [.exifOriginal: "2024:05:03 23:30:00"], home: home))
    #expect(try #require(finding.date).moment.day(home: home) == Day(year: 2024, month: 5, day: 3))
  }

  @Test func `an instant's day is home's, an exact date's day is the place's`() throws {
    let home = Zone.fixed(minutes: 180)
    let utc = try #require(ISOText("2024-05-16T22:15:03Z")?.instant)
    #expect(CaptureDate.Moment.instant(utc).day(home: home) == Day(year: 2024, month: 5, day: 17))
    #expect(
      CaptureDate.Moment.exact(utc, UTCOffset(minutes: -480)).day(home: home)
        == Day(year: 2024, month: 5, day: 16))
  }

  @Test func `music has no capture date`() {
    let finding = DateFinding(
      evidence(.music, name: "2024-05-16 Song.mp3", fileTimes: [Instant(seconds: 1_600_000_000)]))
    #expect(finding == DateFinding(evidence(.music)))
  }
}
