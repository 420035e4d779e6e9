internal import Glibc
@testable internal import Media
internal import Plans
internal import Testing

/// Readers of what other programs wrote, fed with damaged copies of it: they answer or refuse, soon, and never fall over.
///
/// `REEL_MUTANTS` sets how many damaged copies each reader gets; the seed is fixed, so a fall can be repeated.
@Suite(.serialized) struct MutationTests {
  private static let mutants = getenv("REEL_MUTANTS").flatMap { Int(String(cString: $0)) } ?? 1000
  /// No damaged copy may keep a reader longer, milliseconds: the whole ones take a few.
  private static let patience = 2000.0

  private struct Damage {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    private mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }

    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    private static let numbers: [UInt32] = [
      0, 1, 2, 7, 8, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000,
      0xFFFF_FFF8, .max,
    ]

    /// One to six changes: a bit, a byte, a number of an awkward size, a part gone, doubled or moved, the end cut.
    mutating func applied(to whole: [UInt8]) -> [UInt8] {
      var bytes = whole
      for _ in 0...below(6) where !bytes.isEmpty {
        let place = below(bytes.count)
        switch below(8) {
        case 0: bytes[place] ^= 1 << UInt8(below(8))
        case 1: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 2, 3:
          let number = words([Damage.numbers[below(Damage.numbers.count)]])
          let width = [1, 2, 4][below(3)]
          let shown = below(2) == 0 ? Array(number.suffix(width)) : Array(number.suffix(width).reversed())
          for (index, byte) in shown.enumerated() where place + index < bytes.count {
            bytes[place + index] = byte
          }
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(64)))
        case 5:
          let part = Array(bytes[place..<min(bytes.count, place + 1 + below(64))])
          bytes.insert(contentsOf: part, at: below(bytes.count))
        case 6: bytes.removeLast(below(bytes.count) / (1 + below(8)))
        default: bytes[place] = [0, 0x20, 0x22, 0x26, 0x3C, 0x3E, 0xFF][below(7)]
        }
      }
      return bytes
    }
  }

  /// Feeds damaged copies of `whole` to a reader.
  private func damage(
    _ name: StaticString, _ whole: [[UInt8]], share: Int = 1, _ read: ([UInt8]) throws -> Void
  )
    rethrows
  {
    var damage = Damage(seed: UInt64(name.utf8CodeUnitCount) &* 0x1234_5678)
    var slowest = 0.0
    for index in 0..<max(1, MutationTests.mutants / share) {
      let mutant = damage.applied(to: whole[index % whole.count])
      let began = milliseconds()
      try read(mutant)
      slowest = max(slowest, milliseconds() - began)
    }
    #expect(slowest < MutationTests.patience, "\(name): \(slowest) ms")
    if MutationTests.mutants > 10_000 { print("\(name): slowest \(slowest) ms, peak \(peak()) KiB") }
  }

  private func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  private func peak() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss
  }

  /// Damaged copies as files, which are probed as a worker does.
  private func probe(_ name: StaticString, _ whole: [[UInt8]], share: Int = 3) throws {
    let workshop = try Workshop()
    let descriptor = open(workshop.path("mutant"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try damage(name, whole, share: share) { mutant in
      ftruncate(descriptor, 0)
      try #require(pwrite(descriptor, mutant, mutant.count, 0) == mutant.count)
      do throws(MediaError) {
        _ = try Probe.facts(of: descriptor)
      } catch {
        #expect(!error.refusal.isEmpty)
      }
    }
  }

  private func fixture(_ name: String, first: Int = 200_000) throws -> [UInt8] {
    Array(try OpenFile(fixture: "footage/\(name)").bytes().prefix(first))
  }

  private let packet = text(
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
    xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" \
    xmlns:C="http://ns.google.com/photos/1.0/container/" xmlns:I="http://ns.google.com/photos/1.0/container/item/" \
    GCamera:MotionPhoto="1" xmp:CreateDate="2024-05-03T23:30:00+02:00"><exif:GPSTimeStamp>2023-11-15T12:30:00Z\
    </exif:GPSTimeStamp><C:Directory><rdf:Seq><rdf:li><C:Item I:Semantic="MotionPhoto" I:Length="1234" \
    I:Padding="8"/></rdf:li></rdf:Seq></C:Directory></rdf:Description></rdf:RDF></x:xmpmeta>
    """)

  @Test func `damaged XMP, alone and as a file of its own`() throws {
    damage("XMP", [packet]) { _ = XMPPacket($0) }
    try probe("XMP file", [packet])
  }

  @Test func `damaged EXIF with the makers' notes`() throws {
    var blocks: [[UInt8]] = []
    for name in [
      "still/UTC-20240413-203531-Kathmandu.jpg", "still/old_photo.jpg", "still/20240107_110258.jpg",
    ] {
      let photo = try OpenFile(fixture: "footage/\(name)")
      try withExtendedLifetime(photo) {
        if let block = try JPEGSegments(FileBytes(descriptor: photo.descriptor)).exif { blocks.append(block) }
      }
    }
    for make in ["Canon", "NIKON CORPORATION", "Apple"] {
      var block = TIFFBlock(isBig: make != "Canon")
      block.add(0x010F, text: make, to: .image)
      block.add(0x9003, text: "2024:05:03 23:30:00", to: .capture)
      let canon: [UInt8] = [1, 0, 0x35, 0, 9, 0, 4, 0, 0, 0, 60, 0, 0, 0] + zeros(20)
      let nikon: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0, 0x24, 0, 7, 0, 0, 0, 4, 0, 60, 1, 0]
      let apple: [UInt8] = [0, 1, 0x4D, 0x4D, 0, 1, 0, 0x11, 0, 2, 0, 0, 0, 37, 0, 0, 0, 32] + zeros(48)
      let notes: [String: [UInt8]] = [
        "Canon": canon, "NIKON CORPORATION": text("Nikon\0\u{2}\u{11}\0\0") + nikon,
        "Apple": text("Apple iOS\0") + apple,
      ]
      let note = notes[make] ?? []
      block.addNote { _ in note }
      blocks.append(block.bytes)
    }
    damage("EXIF", blocks) { _ = ExifBlock($0[...]) }
  }

  @Test func `damaged texts of a PNG`() throws {
    let digits = Array("0123456789abcdef".utf8)
    var block = TIFFBlock()
    block.add(0x9003, text: "2006:05:27 12:37:03", to: .capture)
    let hex = block.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)], 0x0A] }
    let profile = text("Raw profile type exif\0\nexif\n    \(block.bytes.count)\n") + hex
    // The two words "hello hello", deflated.
    let packed: [UInt8] = [
      0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x00, 0x1A, 0x0B, 0x04, 0x5D,
    ]
    damage("PNG text", [profile]) { _ = PNGText(.plain, $0)?.profile }
    damage("PNG packed text", [text("XML:com.adobe.xmp\0") + [1, 0, 0, 0] + packed]) {
      _ = PNGText(.international, $0)
      _ = PNGText(.deflated, $0)
    }
    let picture = try Workshop().ffmpeg("-f lavfi -i testsrc2=s=64x64:d=1 -frames:v 1 -update 1 a.png")
      .bytes()
    let chunk = words([UInt32(profile.count)]) + text("tEXt") + profile + zeros(4)
    try probe("PNG", [Array(picture[..<33]) + chunk + Array(picture[33...])])
  }

  @Test func `damaged clocks of cameras`() throws {
    let message: [UInt8] = [
      0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66, 0x4D,
      0x44, 0x50,
      0x4D, 0x07, 0x18, 0x02, 0x20, 0x08, 0x12, 0x19, 0x31, 0x23, 0x16, 0x24, 0x70, 0xCA, 0xF4, 0xFF, 0xFF,
    ]
    damage("MDPM", [message]) { _ = CamcorderDate.date(in: $0) }
    let place = words([0, 0, 0, 0, 0, 8644, 57_861_250]) + halves([200, 3])
    var stream = text("GPS9") + [0x3F, 32] + halves([1]) + place
    stream += text("GPSF") + [0x4C, 4] + halves([1]) + words([3])
    stream += text("GPSU") + [0x55, 16] + halves([1]) + text("191118234514.900")
    let nested = text("STRM") + [0, 1] + halves([UInt16(stream.count)]) + stream
    let telemetry = text("DEVC") + [0, 1] + halves([UInt16(nested.count)]) + nested
    damage("GPMF", [telemetry]) { mutant in
      var telemetry = GoProTelemetry()
      telemetry.read(mutant[...], depth: 0)
    }
    let sets: [UInt8] = [0x1C, 2, 55, 0, 8] + text("20240501")
    let iptc = text("Photoshop 3.0\08BIM") + [4, 4, 0, 0] + words([UInt32(sets.count)]) + sets
    damage("IPTC", [iptc]) { _ = IPTCBlock(photoshop: $0[...]) }
  }

  @Test func `damaged stills, and the videos and trailers behind them`() throws {
    let workshop = try Workshop()
    let video = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) -frames:v 3 v.mp4").bytes()
    let plain = try workshop.ffmpeg("-f lavfi -i testsrc2=s=64x64:d=1 -frames:v 1 -update 1 a.jpg").bytes()
    let segment = text("http://ns.adobe.com/xap/1.0/\0") + packet
    let head = [0xFF, 0xD8, 0xFF, 0xE1] + halves([UInt16(segment.count + 2)]) + segment
    let block = [0, 0, 0x30, 10, 16, 0, 0, 0] + text("MotionPhoto_Data") + video
    func little(_ value: Int) -> [UInt8] { words([UInt32(value)]).reversed() }
    var trailer = text("SEFH") + little(106) + little(1) + [0, 0, 0x30, 10]
    trailer += little(block.count) + little(block.count)
    trailer += little(trailer.count) + text("SEFT")
    let motion = head + Array(plain.dropFirst(2)) + block + trailer
    try probe("motion JPEG", [motion])
    try probe(
      "HEIF",
      [
        try fixture("live/IMG_7943.HEIC"), try fixture("motion/sample_MP.heic"),
        try fixture("still/exif.avif"),
      ])
  }

  @Test func `damaged movies`() throws {
    let workshop = try Workshop()
    let movie = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.x264) -brand XAVC -frames:v 3 v.mp4")
      .bytes()
    let user = text("USMT!") + [0xD2, 0x4F, 0xCE, 0xBB, 0x88, 0x69, 0x5C, 0xFA, 0xC9, 0xC7, 0x40]
    let entry = halves([12]) + words([0x0B]) + halves([0, 1, 60])
    let zone = box("uuid", user + words([20]) + text("MTDT") + halves([1]) + entry)
    let document = full(
      "meta", full("xml ", text("<N><CreationDate value=\"2023-06-11T18:24:05-07:00\"/></N>")))
    let phone = try fixture("video/sony-a7-xavc.MP4")
    try probe("movie", [movie + document, movie + zone, phone], share: 6)
    try probe("stream", [try fixture("video/Sony-ILCE-7M3.mts", first: 60_000)], share: 30)
  }
}
