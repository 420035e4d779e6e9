internal import Glibc
internal import Plans
internal import Testing

/// Whatever a source's numbers mean, the film's mean the same colours in BT.709, limited range.
@Suite struct ColourTests {
  /// One way to store the patches.
  struct Storage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var filter: String
    var encoder: [String]
    /// Code values a patch may differ by: our own encoder and the source's take two.
    var tolerance = 3
  }

  private static let storages = [
    Storage(
      testDescription: "BT.601 limited", file: "a.mp4", filter: "scale=out_color_matrix=bt601,format=yuv420p",
      encoder: x264 + ["-colorspace", "smpte170m"]),
    Storage(
      testDescription: "BT.601 full", file: "a.mp4",
      filter: "scale=out_color_matrix=bt601:out_range=full,format=yuvj420p",
      encoder: x264 + ["-colorspace", "bt470bg", "-color_range", "pc"]),
    Storage(
      testDescription: "BT.709 full", file: "a.mp4",
      filter: "scale=out_color_matrix=bt709:out_range=full,format=yuvj420p",
      encoder: x264 + ["-colorspace", "bt709", "-color_range", "pc"]),
    Storage(
      testDescription: "untagged and small is BT.601", file: "a.mp4",
      filter: "scale=out_color_matrix=bt601,format=yuv420p", encoder: x264),
    Storage(
      testDescription: "4:4:4", file: "a.mp4", filter: "scale=out_color_matrix=bt709,format=yuv444p",
      encoder: x264 + ["-colorspace", "bt709"]),
    Storage(
      testDescription: "4:2:2 10-bit", file: "a.mov",
      filter: "scale=out_color_matrix=bt709,format=yuv422p10le",
      encoder: x265 + ["-colorspace", "bt709"]),
    Storage(
      testDescription: "10-bit BT.601", file: "a.mov",
      filter: "scale=out_color_matrix=bt601,format=yuv420p10le",
      encoder: x265 + ["-colorspace", "smpte170m"]),
    Storage(
      testDescription: "RGB", file: "a.mp4", filter: "format=rgb24",
      encoder: ["-c:v", "libx264rgb", "-qp", "4"]),
    Storage(
      testDescription: "with alpha", file: "a.mov",

      filter: "scale=out_color_matrix=bt709,format=yuva444p10le,"
        + "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709",
      encoder: [
        "-c:v", "prores_ks", "-profile:v", "4", "-qscale:v", "2", "-colorspace", "bt709", "-color_primaries",
        "bt709", "-color_trc", "bt709",
      ]),
    Storage(
      testDescription: "BT.2020 without HDR", file: "a.mov",
      filter: "zscale=min=gbr:pin=709:tin=709:m=2020_ncl:p=2020:t=709:r=limited,format=yuv420p10le",
      encoder: x265 + ["-colorspace", "bt2020nc", "-color_primaries", "bt2020", "-color_trc", "bt2020-10"]),
    Storage(
      testDescription: "Display P3", file: "a.mov",
      filter: "zscale=min=gbr:pin=709:tin=709:m=170m:p=smpte432:t=709:r=limited,format=yuv420p",
      encoder: x264 + ["-colorspace", "smpte170m", "-color_primaries", "smpte432", "-color_trc", "bt709"]),
    Storage(
      testDescription: "motion JPEG", file: "a.mov",
      filter: "scale=out_color_matrix=bt601:out_range=full,format=yuvj422p",
      encoder: ["-c:v", "mjpeg", "-q:v", "1"]),
  ]

  private static let x264 = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "4"]
  private static let x265 = [
    "-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-x265-params", "log-level=none:qp=4",
  ]

  /// Red, green and blue of each patch, 40 pixels wide.
  private static let patches: [[Double]] = [
    [235, 235, 235], [16, 16, 16], [128, 128, 128], [200, 60, 50], [60, 180, 70], [50, 70, 190],
    [210, 160, 130], [40, 150, 160],
  ]

  @Test(arguments: storages)
  func `patches keep their colours`(storage: Storage) throws {
    let scratch = try Scratch()
    let path = scratch.file(storage.file)
    try Patches.write(scratch.file("patches.ppm"), ColourTests.patches)
    try Judge.make(
      path,
      [
        "-loop", "1", "-framerate", "30", "-t", "0.2", "-i", scratch.file("patches.ppm"), "-vf",
        storage.filter,
      ]
        + storage.encoder)
    try Shoot(pieces: [.init(path, frames: 4)]).segment(0, in: scratch, as: "segment.mp4")
    let planes = try #require(try Judge.pixels(scratch.file("segment.mp4"), width: 320, height: 180).last)
    for (index, patch) in ColourTests.patches.enumerated() {
      let seen = (
        y: Int(planes[90 * 320 + 40 * index + 20]), u: Int(planes[57_600 + 45 * 160 + 20 * index + 10]),
        v: Int(planes[72_000 + 45 * 160 + 20 * index + 10])
      )
      let wanted = Patches.bt709(patch)
      #expect(
        abs(seen.y - wanted.y) <= storage.tolerance && abs(seen.u - wanted.u) <= storage.tolerance
          && abs(seen.v - wanted.v) <= storage.tolerance, "patch \(patch): \(seen) instead of \(wanted)")
    }
  }

  @Test func `full range black and white become limited ones, and the film says so`() throws {
    let scratch = try Scratch()
    try Judge.make(
      scratch.file("full.mp4"), "-f", "lavfi", "-i",
      "nullsrc=s=320x180:r=30:d=0.2,format=yuvj420p,geq=lum='if(lt(X,160),0,255)':cb=128:cr=128", "-c:v",
      "libx264", "-color_range", "pc", "-colorspace", "smpte170m")
    try Shoot(pieces: [.init(scratch.file("full.mp4"), frames: 3)]).segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 320, height: 180).first)
    #expect(picture[90 * 320 + 80] <= 18)
    #expect(picture[90 * 320 + 240] >= 233)
    let facts = try Judge.probe(
      scratch.file("segment.mp4"), "-show_entries",
      "stream=profile,pix_fmt,color_range,color_space,color_transfer,color_primaries")
    #expect(
      facts == [
        "profile=High", "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709", "color_transfer=bt709",
        "color_primaries=bt709",
      ])
  }
}
