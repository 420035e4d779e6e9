internal import Glibc
internal import Plans
internal import Testing

/// High dynamic range becomes an ordinary picture whose greys lie where BT.2408 wants them.
@Suite struct HDRTests {
  /// A grey of the source and where it may lie in the film.
  struct Grey: Sendable {
    /// The source's signal, 0 to 1.
    var signal: Double
    var film: ClosedRange<Int>
  }

  struct Curve: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var transfer: String
    var greys: [Grey]
  }

  private static let curves = [
    // Grey card at 38 %, diffuse white at 75 % of the signal.
    Curve(
      testDescription: "HLG", transfer: "arib-std-b67",
      greys: [
        Grey(signal: 0, film: 15...18), Grey(signal: 0.38, film: 104...114),
        Grey(signal: 0.75, film: 205...218),
        Grey(signal: 1, film: 232...236),
      ]),
    // The same lights, 26 and 203 candela a square metre, and the brightest kept apart, 1000.
    Curve(
      testDescription: "PQ", transfer: "smpte2084",
      greys: [
        Grey(signal: 0, film: 15...18), Grey(signal: 0.3754, film: 104...114),
        Grey(signal: 0.5807, film: 205...218), Grey(signal: 0.7518, film: 232...236),
      ]),
  ]

  @Test(arguments: curves)
  func `greys lie where they should and the film is tagged BT.709`(curve: Curve) throws {
    let scratch = try Scratch()
    try clip(scratch.file("hdr.mov"), curve.greys.map(\.signal), curve.transfer)
    try Shoot(pieces: [.init(scratch.file("hdr.mov"), frames: 3)]).segment(0, in: scratch, as: "segment.mp4")
    let picture = try #require(try Judge.luma(scratch.file("segment.mp4"), width: 320, height: 180).last)
    for (index, grey) in curve.greys.enumerated() {
      let seen = Int(picture[90 * 320 + 40 + 80 * index])
      #expect(grey.film.contains(seen), "\(grey.signal) is \(seen)")
    }
    let facts = try Judge.probe(
      scratch.file("segment.mp4"), "-show_entries", "stream=pix_fmt,color_transfer,color_primaries")
    #expect(facts == ["pix_fmt=yuv420p", "color_transfer=bt709", "color_primaries=bt709"])
  }

  @Test(arguments: ["arib-std-b67", "smpte2084"])
  func `colours keep their hue and most of their saturation`(transfer: String) throws {
    let scratch = try Scratch()
    // A red patch of BT.709 at half of diffuse white, stored in BT.2020's primaries.
    try Judge.make(
      scratch.file("red.mov"), "-f", "lavfi", "-i", "color=c=0xc83c32:s=320x180:r=30:d=0.2,format=gbrp",
      "-vf",
      "zscale=min=gbr:pin=709:tin=709:rin=full:m=gbr:p=2020:t=linear:npl=203,format=gbrpf32le,"
        + "zscale=t=\(transfer):m=2020_ncl:r=limited:npl=203,format=yuv420p10le",
      "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none:qp=4", "-tag:v", "hvc1",
      "-colorspace", "bt2020nc", "-color_primaries", "bt2020", "-color_trc", transfer)
    try Shoot(pieces: [.init(scratch.file("red.mov"), frames: 3)]).segment(0, in: scratch, as: "segment.mp4")
    let planes = try #require(try Judge.pixels(scratch.file("segment.mp4"), width: 320, height: 180).last)
    let (u, v) = (Int(planes[57_600 + 45 * 160 + 80]) - 128, Int(planes[72_000 + 45 * 160 + 80]) - 128)
    // BT.709 codes of the patch: U 103, V 184.
    #expect(abs(atan2(Double(v), Double(u)) - atan2(56, -25)) < 0.15)
    #expect(hypot(Double(u), Double(v)) > 0.75 * hypot(56, 25))
  }

  /// A 10-bit clip of upright grey stripes.
  private func clip(_ path: String, _ signals: [Double], _ transfer: String) throws {
    let codes = signals.map { Int((64 + 876 * $0).rounded()) }
    let level = "if(lt(X,80),\(codes[0]),if(lt(X,160),\(codes[1]),if(lt(X,240),\(codes[2]),\(codes[3]))))"
    try Judge.make(
      path, "-f", "lavfi", "-i",
      "nullsrc=s=320x180:r=30:d=0.2,format=yuv420p10le,geq=lum='\(level)':cb=512:cr=512", "-c:v", "libx265",
      "-preset", "ultrafast", "-x265-params", "log-level=none:qp=4", "-tag:v", "hvc1", "-colorspace",
      "bt2020nc",
      "-color_primaries", "bt2020", "-color_trc", transfer)
  }
}
