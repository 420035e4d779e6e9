internal import Library
internal import Plans
internal import Testing

@Suite struct HeaderDateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var tags: [MediaFacts.Tag: String]
    var name = "clip.mp4"
    var container = "mov"
    var expected: String
  }

  static let rows = [
    Row(
      testDescription: "Apple's creation date beats a header of years later",
      tags: [.quicktimeCreationDate: "2019-02-12T15:27:12+0800", .headerDate: "2024-02-02T10:00:00.000000Z"],
      expected: "2019-02-12T15:27:12+08:00 exact quicktime-creationdate tag"),
    Row(
      testDescription: "a creation date without a zone is a wall clock",
      tags: [.quicktimeCreationDate: "2019-02-12T15:27:12"],
      expected: "2019-02-12T15:27:12 wall quicktime-creationdate home-zone"),
    Row(
      testDescription: "an Android header is UTC of unknown offset",
      tags: [.headerDate: "2023-03-16T15:26:24.000000Z", .brand: "mp42"],
      expected: "2023-03-16T15:26:24Z instant header none"),
    Row(
      testDescription: "a local name one hour off gives the offset",
      tags: [.headerDate: "2024-01-28T09:54:20.000000Z", .brand: "mp42", .encoder: "Lavf60.16.100"],
      name: "20240128_105420.mp4", expected: "2024-01-28T10:54:20+01:00 exact header name-vs-utc"),
    Row(
      testDescription: "the header is the start when the name is seconds later",
      tags: [.headerDate: "2024-01-28T11:09:05.000000Z"], name: "20240128_120909.mp4",
      expected: "2024-01-28T12:09:05+01:00 exact header name-vs-utc"),
    Row(
      testDescription: "the name is the start when the header is the end of writing",
      tags: [.headerDate: "2024-09-28T04:58:53.000000Z"], name: "VID_20240928_125453.mp4",
      expected: "2024-09-28T12:54:53+08:00 exact header name-vs-utc"),
    Row(
      testDescription: "a name in UTC gives the start",
      tags: [.headerDate: "2024-05-16T22:19:09.000000Z"], name: "PXL_20240516_221503123.mp4",
      expected: "2024-05-16T22:15:03.123Z instant header none"),
    Row(
      testDescription: "GPS that differs by whole hours proves a local header",
      tags: [
        .headerDate: "2019-11-18T15:45:32.000000Z", .xmpGPSDate: "2019:11:18 23:45:14Z",
        .encoder: "GoPro AVC encoder",
      ],
      name: "GH010001.MP4", expected: "2019-11-18T15:45:32-08:00 exact header gps-time"),
    Row(
      testDescription: "GPS that equals the header proves UTC",
      tags: [.headerDate: "2017-03-01T10:00:00.000000Z", .xmpGPSDate: "2017:03:01 10:00:01Z"],
      expected: "2017-03-01T10:00:00Z instant header none"),
    Row(
      testDescription: "GPS that equals an action camera's header proves UTC",
      tags: [
        .headerDate: "2017-03-01T10:00:00.000000Z", .telemetryDate: "2017-03-01T10:00:01Z",
        .encoder: "GoPro AVC encoder",
      ],
      expected: "2017-03-01T10:00:00Z instant header none"),
    Row(
      testDescription: "a Matroska date has no brand and is UTC",
      tags: [.headerDate: "2006-08-16T11:04:36.000000Z"], container: "matroska",
      expected: "2006-08-16T11:04:36Z instant header none"),
    Row(
      testDescription: "a day of ICRD beside a name with the time of that day",
      tags: [.riffDate: "2020-08-28"], name: "VID_20200828_101112.avi", container: "avi",
      expected: "2020-08-28T10:11:12 wall name home-zone"),
    Row(
      testDescription: "an action camera without GPS writes its local clock",
      tags: [.headerDate: "2019-11-18T15:45:32.000000Z", .encoder: "GoPro AVC encoder"],
      expected: "2019-11-18T15:45:32 wall header home-zone"),
    Row(
      testDescription: "a MOV without a maker is a camera's local clock",
      tags: [.headerDate: "2012-09-10T20:52:00.000000Z", .brand: "qt  "],
      expected: "2012-09-10T20:52:00 wall header home-zone"),
    Row(
      testDescription: "a MOV whose tracks Apple's recorder signed is UTC",
      tags: [.headerDate: "2019-02-18T05:36:07.000000Z", .brand: "qt  ", .software: "Core Media Video"],
      expected: "2019-02-18T05:36:07Z instant header none"),
    Row(
      testDescription: "a local header beside an equal name stays a wall clock",
      tags: [.headerDate: "2024-09-28T12:54:53.000000Z", .make: "NIKON"], name: "20240928_125453.MOV",
      expected: "2024-09-28T12:54:53 wall header home-zone"),
    Row(
      testDescription: "a Panasonic's MP4 is a wall clock",
      tags: [.headerDate: "2023-07-04T10:15:00.000000Z", .make: "Panasonic"],
      expected: "2023-07-04T10:15:00 wall header home-zone"),
    Row(
      testDescription: "the first hour of a year is lowered to a wall clock",
      tags: [.headerDate: "2016-01-01T00:03:00.000000Z"],
      expected: "2016-01-01T00:03:00 wall header home-zone"),
    Row(
      testDescription: "AVI's IDIT is a wall clock",
      tags: [.riffDate: "2012-09-10 20:52:00"], container: "avi",
      expected: "2012-09-10T20:52:00 wall riff home-zone"),
    Row(
      testDescription: "AVI's IDIT in C's form is read",
      tags: [.riffDate: "Mon Sep  3 20:52:00 2012\n"], container: "avi",
      expected: "2012-09-03T20:52:00 wall riff home-zone"),
    Row(
      testDescription: "AVI's ICRD may be a day", tags: [.riffDate: "2020-08-28"], container: "avi",
      expected: "2020-08-28 day riff home-zone"),
    Row(
      testDescription: "a messenger's name fills in for an empty header",
      tags: [.headerDate: "1904-01-01T00:00:00.000000Z"], name: "VID-20240516-WA0007.mp4",
      expected: "2024-05-16 day name-messenger home-zone"),
  ]

  @Test(arguments: rows)
  func `a video's dates are weighed in order`(row: Row) {
    let finding = DateFinding(evidence(.video, container: row.container, name: row.name, tags: row.tags))
    #expect(summary(finding) == row.expected)
  }

  @Test(arguments: [
    ("1904-01-01T00:00:00.000000Z", "header zero"), ("1970-01-01T00:00:00Z", "header zero"),
    ("2036-02-06T06:28:16.000000Z", "header zero"), ("2040-02-06T06:28:16.000000Z", "header zero"),
    ("2033-05-18T03:33:20.000000Z", "header zero"), ("1994-12-31T23:59:59Z", "header window"),
    ("2026-12-02T02:00:01Z", "header window"), ("0000-00-00 00:00:00", "header zero"),
    ("    :  :     :  :  ", nil), ("yesterday", "header garbage"), ("2024-13-01T00:00:00Z", "header garbage"),
  ])
  func `a header that cannot be true is kept as rejected`(raw: String, expected: String?) {
    let finding = DateFinding(evidence(.video, tags: [.headerDate: raw]))
    #expect(finding.date == nil)
    if let expected { #expect(refusals(finding) == [expected]) }
  }

  // The forms that exiftool reads (RIFF.pm, ConvertRIFFDate), each as a camera wrote it.
  @Test(arguments: [
    ("Mon Mar 10 15:04:43 2003\n", "2003-03-10T15:04:43"),
    ("SAT MAR  1 15:04:43 2003", "2003-03-01T15:04:43"),
    ("2001/ 1/27  1:42PM", "2001-01-27T13:42:00"), ("2001/ 1/27 12:42AM", "2001-01-27T00:42:00"),
    ("2001/ 1/27  1:42P", "2001-01-27T13:42:00"), ("2005/11/28/ 09:19", "2005-11-28T09:19:00"),
    ("2012/09/12/ 20:52", "2012-09-12T20:52:00"), ("2002-12-16  15:35:01\0\0", "2002-12-16T15:35:01"),
    ("2012:09:11 20:52:01", "2012-09-11T20:52:01"), ("2012-9-1 9:05:07", "2012-09-01T09:05:07"),
    ("2012/09/12 20:52:07", "2012-09-12T20:52:07"),
  ])
  func `an AVI's date is read in every form, and told as it was written`(raw: String, expected: String) {
    let finding = DateFinding(evidence(.video, container: "avi", tags: [.riffDate: raw]))
    #expect(summary(finding) == "\(expected) wall riff home-zone")
    #expect(finding.date?.raw == String(raw.prefix { $0 != "\n" && $0 != "\0" }))
  }

  @Test func `a date without seconds keeps the offset behind it`() {
    let finding = DateFinding(evidence(.photo, tags: [.xmpDate: "2024-05-03T23:30-03:00"]))
    #expect(summary(finding) == "2024-05-03T23:30:00-03:00 exact xmp tag")
  }

  @Test func `an AVI's date that is none is refused with its text`() {
    let finding = DateFinding(evidence(.video, container: "avi", tags: [.riffDate: "2012/09/12/ 2x:52"]))
    #expect(finding.rejected == [RejectedDate(source: .riff, raw: "2012/09/12/ 2x:52", reason: .garbage)])
  }

  @Test func `a header after a program's copy is suspect and still counts`() {
    let finding = DateFinding(
      evidence(.video, tags: [.headerDate: "2024-02-12T19:16:55Z", .brand: "qt", .encoder: "Lavf56"]))
    #expect(summary(finding) == "2024-02-12T19:16:55Z instant header none")
    #expect(finding.date?.suspicion != nil)
  }

  @Test func `a name that contradicts the header is stored as a conflict`() {
    let finding = DateFinding(
      evidence(
        .video, name: "VID_20200101_101112.mp4", tags: [.headerDate: "2024-02-12T19:16:55Z"]))
    #expect(summary(finding) == "2024-02-12T19:16:55Z instant header none")
    #expect(refusals(finding) == ["name conflict"])
  }
}
