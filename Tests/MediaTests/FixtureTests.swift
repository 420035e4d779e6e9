internal import Media
internal import Plans
internal import Testing

/// What a device file must be read as.
struct Expected: Sendable {
  var file: String
  var kind = MediaFacts.Kind.video
  var seconds: Double?
  var codec: String
  var size: (Int, Int)
  var rotation = 0
  var mirrored = false
  var fps: Double?
  var isVariable = false
  var hdr: HDR?
  var tags: [MediaFacts.Tag: String] = [:]
  var isDamaged = false
}

@Suite struct FixtureTests {
  static let videos: [Expected] = [
    Expected(
      file: "video/with-gps.mov", seconds: 4.002, codec: "h264", size: (320, 568), rotation: 90, fps: 29.988,
      tags: [
        .quicktimeCreationDate: "2019-07-24T11:25:40+0300", .headerDate: "2019-07-24T08:25:57.000000Z",
        .make: "Apple", .model: "iPhone 6", .software: "12.3", .brand: "qt  ",
      ]),
    Expected(
      file: "video/with-gps.mp4", seconds: 0.171, codec: "h264", size: (1920, 1080), fps: 30.02,
      tags: [.headerDate: "2017-02-22T08:20:28.000000Z"]),
    Expected(
      file: "video/dolbyVision-hdr.MOV", seconds: 0.107, codec: "hevc", size: (720, 1280), rotation: 90,
      fps: 30, hdr: .dolbyVision),
    Expected(
      file: "video/hlg10-color-test.mp4", seconds: 0.3, codec: "hevc", size: (1920, 1080), fps: 29.99,
      hdr: .hlg),
    Expected(
      file: "video/hdr10-av1.mp4", seconds: 4.238, codec: "av1", size: (720, 1280), fps: 29.97, hdr: .pq),
    Expected(
      file: "video/portrait_4k60.mp4", seconds: 0.313, codec: "h264", size: (2160, 3840), rotation: 90,
      fps: 60.058),
    Expected(
      file: "video/h265_with_metadata_track.mp4", seconds: 0.1, codec: "hevc", size: (1080, 1920),
      rotation: 90, fps: 29.98),
    Expected(
      file: "video/screenrec.MOV", seconds: 4.457, codec: "h264", size: (886, 1920), fps: 55.939,
      isVariable: true),
    Expected(
      file: "video/sample_android_slow_motion.mp4", seconds: 0.526, codec: "h264", size: (1280, 720),
      fps: 13.325,
      isVariable: true),
    Expected(
      file: "video/video_rotate.mp4", seconds: 13.667, codec: "h264", size: (60, 80), rotation: 270, fps: 15),
    // The matrix is a transpose: mirrored, then turned by 270.
    Expected(
      file: "video/sample_rotate_and_reflect.mp4", seconds: 1.024, codec: "h264", size: (720, 1080),
      rotation: 270,
      mirrored: true, fps: 29.97),
    Expected(
      file: "video/sample_sef_slow_motion.mp4", seconds: 2.152, codec: "h264", size: (320, 240), fps: 30.472),
    Expected(
      file: "video/sample_sef_super_slow_motion.mp4", seconds: 14.5, codec: "h264", size: (160, 120),
      fps: 30.068),
    Expected(
      file: "video/gopro-max-heromode.mp4", seconds: 10.517, codec: "h264", size: (848, 480), fps: 29.97,
      tags: [.encoder: "GoPro AVC encoder", .telemetryDate: "2019-11-18T23:45:14Z"]),
    Expected(
      file: "video/Sony-ILCE-7M3.mts", seconds: 0.544, codec: "h264", size: (1920, 1080), fps: 25,
      tags: [.cameraDate: "2019-04-24T22:24:00+02:00"]),
    Expected(
      file: "video/100_0306.AVI", seconds: 2.733, codec: "mjpeg", size: (320, 240), fps: 15,
      tags: [.riffDate: "2020-08-28"]),
    Expected(
      file: "video/MVI_4823.AVI", seconds: 2.6, codec: "mjpeg", size: (640, 480), fps: 30,
      tags: [.riffDate: "MON SEP 10 20:52:00 2012"]),
    Expected(file: "video/sample.3gp", seconds: 4.933, codec: "mpeg4", size: (176, 144), fps: 15),
    Expected(
      file: "video/sony-a7-xavc.MP4", seconds: 1.44, codec: "h264", size: (1920, 1080), fps: 50,
      tags: [.cameraZone: "+01:00"],
      isDamaged: true),
    Expected(
      file: "video/20240128_120909.mp4", seconds: 1, codec: "h264", size: (46, 80), rotation: 90, fps: 30),
    Expected(
      file: "live/IMG_7943_HEVC.MOV", seconds: 1.933, codec: "h264", size: (480, 640), fps: 29.483,
      tags: [.identifier: "9B539AB8-A668-4FA6-9207-EB653A5E7E3C"]),
    Expected(
      file: "../broken/sample_mdat_too_long.mp4", seconds: 1.024, codec: "h264", size: (1080, 720), fps: 29.97
    ),
    Expected(
      file: "../broken/sample_missing_stsd.mp4", seconds: 1.024, codec: "h264", size: (1080, 720), fps: 29.97,
      isDamaged: true),
    Expected(
      file: "../broken/sample_empty_track.mp4", seconds: 1.066, codec: "h264", size: (1080, 720), fps: 31.004,
      isVariable: true),
    Expected(
      file: "../broken/sample_partially_fragmented.mp4", seconds: 1.156, codec: "h264", size: (1080, 720),
      fps: 29.97),
    Expected(
      file: "../broken/iibbibb_editlist_videoonly.mp4", seconds: 12.5, codec: "h264", size: (704, 576), fps: 1
    ),
  ]

  static let stills: [Expected] = [
    Expected(
      file: "live/IMG_7943.HEIC", kind: .photo, codec: "hevc", size: (100, 133),
      tags: [
        .exifOriginal: "2026:03:23 15:57:20", .exifOriginalFraction: "001", .exifOriginalOffset: "+01:00",
        .exifGPSDate: "2026:03:23", .exifGPSTime: "14:57:19",
        .identifier: "9B539AB8-A668-4FA6-9207-EB653A5E7E3C",
      ]),
    Expected(
      file: "live/IMG_2927.HEIC", kind: .photo, codec: "hevc", size: (3024, 4032),
      tags: [.identifier: "1745E022-9712-43C7-B024-F308EC6413CB"]),
    Expected(
      file: "still/exif.avif", kind: .photo, codec: "av1", size: (192, 256),
      tags: [.identifier: "242684F6-0839-44E0-8E39-A8FE43182C29", .exifOriginal: "2022:07:22 21:26:32"]),
    Expected(
      file: "still/Irvine_CA.avif", kind: .photo, codec: "av1", size: (480, 640),
      tags: [.exifOriginal: "2010:05:11 10:51:45", .exifOriginalFraction: "87"]),
    Expected(
      file: "still/xiaomi.heic", kind: .photo, codec: "hevc", size: (2592, 1944),
      tags: [.exifOriginal: "2023:04:27 19:44:18", .exifGPSTime: "16:43:45", .make: "Xiaomi"]),
    Expected(file: "still/Landscape_6.jpg", kind: .photo, codec: "jpeg", size: (1800, 1200), rotation: 90),
    Expected(
      file: "still/UTC-20240413-203531-Kathmandu.jpg", kind: .photo, codec: "jpeg", size: (1920, 1080),
      tags: [
        .exifOriginal: "2024:04:14 02:20:31", .exifOriginalOffset: "+05:45", .iptcDate: "20240414",
        .iptcTime: "022031+0545", .xmpDate: "2024-04-14T02:20:31+05:45",
      ]),
    Expected(
      file: "still/before_epoch.jpg", kind: .photo, codec: "jpeg", size: (10, 7),
      tags: [.exifOriginal: "1601:06:06 16:39:33"]),
    Expected(file: "still/no_metadata.jpg", kind: .photo, codec: "jpeg", size: (10, 7)),
    Expected(
      file: "../broken/corrupted.hif", kind: .photo, codec: "hevc", size: (5472, 3648),
      tags: [.exifOriginal: "2020:02:19 06:04:51", .exifOriginalOffset: "-08:00"], isDamaged: true),
    Expected(file: "../broken/truncated.heic", kind: .photo, codec: "hevc", size: (16, 16), isDamaged: true),
  ]

  @Test(arguments: videos + stills) func `a device's file is read as what it is`(expected: Expected) throws {
    let file = try OpenFile(fixture: "footage/\(expected.file)")
    let found = try facts(of: file)
    let picture = try #require(found.picture)
    #expect(found.kind == expected.kind)
    #expect(picture.codec == expected.codec)
    #expect(picture.size == PictureSize(width: expected.size.0, height: expected.size.1))
    #expect(picture.orientation == Orientation(rotation: expected.rotation, mirrored: expected.mirrored))
    #expect(picture.isVariable == expected.isVariable)
    #expect(picture.hdr == expected.hdr)
    #expect((found.damage != nil) == expected.isDamaged)
    if let seconds = expected.seconds { #expect(abs((found.duration?.seconds ?? 0) - seconds) < 0.001) }
    if let fps = expected.fps { #expect(abs((picture.averageRate?.framesPerSecond ?? 0) - fps) < 0.001) }
    for (tag, text) in expected.tags { #expect(found.tags[tag] == text, "\(tag)") }
  }

  @Test(arguments: [
    ("video/sample_sef_slow_motion.mp4", 30.0), ("video/screenrec.MOV", 59.940),
    ("video/sample_android_slow_motion.mp4", 30.0), ("video/Sony-ILCE-7M3.mts", 25.0),
    ("../broken/sample_empty_track.mp4", 29.970), ("video/portrait_4k60.mp4", 60.0),
  ])
  func `the nominal rate is the one the camera was set to`(name: String, rate: Double) throws {
    let file = try OpenFile(fixture: "footage/\(name)")
    let picture = try #require(try facts(of: file).picture)
    #expect(abs((picture.nominalRate?.framesPerSecond ?? 0) - rate) < 0.001)
  }

  static let motions: [(String, Range<Int64>?, Bool)] = [
    ("motion/PXL_20200710_061629144.MP.jpg", 2_728_123..<4_045_406, false),
    ("motion/sample_MP.heic", 28_869..<57_672, false),
    ("motion/pixel-motion-photo-shortened.jpg", 131_582..<140_312, true),
    ("motion/pixel-motion-photo-video-removed-shortened.jpg", nil, false),
  ]

  @Test(arguments: motions)
  func `a video inside a still counts when it opens`(name: String, range: Range<Int64>?, isDamaged: Bool)
    throws
  {
    let file = try OpenFile(fixture: "footage/\(name)")
    let found = try facts(of: file)
    #expect(found.kind == .photo)
    #expect(found.embeddedVideo == range)
    #expect((found.damage != nil) == isDamaged)
    #expect((found.embeddedDamage != nil) == isDamaged)
    guard let range, !isDamaged else { return }
    let demuxer = try Demuxer(descriptor: file.descriptor, range: range)
    #expect(demuxer.bestVideo?.isSupported == true)
  }

  @Test(arguments: [
    ("cut-before-moov.mov", "incomplete: 233807 bytes are missing at its end"), ("zero-length.mov", "empty"),
    ("compatible-brands.mov", "incomplete: its index (moov) is missing"),
    ("sample_malformed_free_box.mp4", "broken: its box structure is damaged"),
    ("oom_large_box.heic", "broken: its picture has no size"),
    ("NegativeArraySize.ItemInfoBox.heif", "broken: its picture has no size"),
  ])
  func `a broken device file is refused with its reason`(name: String, reason: String) throws {
    #expect(refusal(of: try OpenFile(fixture: "broken/\(name)")) == reason)
  }
}
