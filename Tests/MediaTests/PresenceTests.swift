internal import Glibc
@testable internal import Media
internal import Plans
internal import Testing

/// A file never claims more than is there: what is cut off, or was never written, is told and not counted.
@Suite struct PresenceTests {
  private static let seconds = 6.0
  private static let picture = "-f lavfi -i testsrc2=s=192x128:r=30:d=6,noise=alls=12:allf=t"
  private static let sound = "-f lavfi -i anoisesrc=d=6:r=48000:a=0.1"
  private static let x264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 15"

  /// Containers whose header promises a length.
  static let promising = [
    "\(picture) \(sound) \(x264) -c:a aac a.mkv",
    "\(picture) \(sound) -c:v libvpx -deadline realtime -cpu-used 8 -b:v 1M -c:a libopus a.webm",
    "\(picture) \(sound) \(x264) -c:a aac -movflags faststart a.mp4",
    "\(picture) \(sound) \(x264) -c:a pcm_s16le -movflags faststart a.mov",
    "\(picture) \(sound) -c:v mjpeg -q:v 9 -pix_fmt yuvj420p -c:a pcm_s16le a.avi",
    "\(sound) -c:a libmp3lame -q:a 4 a.mp3", "\(sound) -c:a aac -movflags faststart a.m4a",
    "\(sound) -c:a flac a.flac", "\(sound) a.wav", "\(sound) a.aiff", "\(sound) -c:a libopus a.mka",
  ]
  /// Containers that tell of their length as they go.
  static let telling = [
    "\(picture) \(sound) \(x264) -c:a aac -movflags frag_keyframe+empty_moov a.mp4",
    "\(picture) \(sound) \(x264) -c:a aac a.ts",
    "\(picture) \(sound) \(x264) -c:a ac3 -mpegts_m2ts_mode 1 a.m2ts",
    "\(picture) \(sound) -c:v mpeg2video -c:a mp2 a.mpg", "\(sound) -c:a libvorbis a.ogg",
    "\(sound) -c:a libmp3lame -write_xing 0 a.mp3", "\(sound) -c:a aac a.aac",
  ]

  @Test(arguments: promising) func `what was cut off is not claimed`(recipe: String) throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg(recipe).bytes()
    for share in [0.1, 0.5, 0.99] {
      let cut = try workshop.write(Array(whole.prefix(Int(Double(whole.count) * share))), to: "cut")
      if let reason = refusal(of: cut) {
        #expect(reason.hasPrefix("incomplete: "), "\(share): \(reason)")
        continue
      }
      let found = try facts(of: cut)
      #expect((found.duration?.seconds ?? 0) < share * Self.seconds + 0.5, "\(share)")
      #expect(found.damage?.hasPrefix("cut short: the file ends after ") == true, "\(share)")
    }
  }

  @Test(arguments: promising.filter { !$0.contains("wav") && !$0.contains("aiff") } + telling, [false, true])
  func `room that was set aside and never filled is not claimed`(recipe: String, isHole: Bool) throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg(recipe).bytes()
    let there = whole.count / 2
    let rest = isHole ? 0 : whole.count - there
    let copy = try workshop.write(Array(whole.prefix(there)) + zeros(rest), to: "copy")
    #expect(truncate(copy.path, whole.count) == 0)
    let found = try facts(of: copy)
    #expect((found.duration?.seconds ?? 0) < 0.5 * Self.seconds + 0.6)
    #expect(found.damage?.hasPrefix("cut short: only zeros follow after ") == true, "\(found.damage ?? "")")
  }

  @Test(arguments: (promising + telling).filter { !$0.contains("wav") && !$0.contains("aiff") })
  func `a stretch of zeros in the middle is told`(recipe: String) throws {
    let workshop = try Workshop()
    var bytes = try workshop.ffmpeg(recipe).bytes()
    let gap = bytes.count * 2 / 5..<bytes.count * 3 / 5
    bytes.replaceSubrange(gap, with: zeros(gap.count))
    let found = try facts(of: workshop.write(bytes, to: "copy"))
    #expect(found.damage != nil)
    #expect((found.duration?.seconds ?? 0) <= Self.seconds + 0.1)
  }

  @Test func `a transport stream goes on behind zeros`() throws {
    let workshop = try Workshop()
    var bytes = try workshop.ffmpeg("\(Self.picture) \(Self.x264) -b:v 4M -minrate 4M a.ts").bytes()
    let gap = bytes.count / 2..<bytes.count / 2 + 188_000
    bytes.replaceSubrange(gap, with: zeros(gap.count))
    let found = try facts(of: workshop.write(bytes, to: "a.ts"))
    #expect(found.damage?.hasPrefix("a part is missing: zeros stand from ") == true)
    #expect(abs((found.duration?.seconds ?? 0) - Self.seconds) < 0.1)
  }

  @Test func `zeros that are meant do no harm`() throws {
    let workshop = try Workshop()
    let silence = "-f lavfi -i anullsrc=r=48000:cl=stereo -t 6"
    let movie = try workshop.ffmpeg("\(Self.picture) \(silence) \(Self.x264) -c:a pcm_s16le a.mov")
    #expect(try facts(of: movie).damage == nil)
    #expect(try facts(of: workshop.ffmpeg("\(silence) a.wav")).damage == nil)
    // Room for more behind a whole movie, and inside it.
    let clip = try workshop.ffmpeg("\(Self.picture) \(Self.x264) -movflags faststart b.mp4").bytes()
    #expect(try facts(of: workshop.write(clip + zeros(200_000), to: "c.mp4")).damage == nil)
    #expect(try facts(of: workshop.write(clip + box("free", zeros(200_000)), to: "d.mp4")).damage == nil)
  }
}

/// Zeros are found without reading the file, as far as that goes (docs/DATES.md).
@Suite struct FileGapsTests {
  /// Twelve million bytes, of which glances see one place in 192 KiB.
  private static let size = 12_000_000
  /// Between two glances.
  private static let gap = 200_000..<388_000

  private func gaps(_ name: String, _ make: (Int32, [UInt8]) -> Void) throws -> [Range<Int64>] {
    let workshop = try Workshop()
    let file = open(workshop.path(name), O_RDWR | O_CREAT, 0o600)
    defer { close(file) }
    make(file, (0..<Self.size).map { UInt8(truncatingIfNeeded: $0 % 251 + 1) })
    return try FileGaps(try FileBytes(descriptor: file)).stretches
  }

  private static func write(_ bytes: ArraySlice<UInt8>, _ file: Int32) {
    let written = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(bytes.startIndex)) }
    #expect(written == bytes.count)
  }

  @Test func `a hole of a sparse file is found wherever it lies`() throws {
    let found = try gaps("sparse") { file, bytes in
      Self.write(bytes[..<Self.gap.lowerBound], file)
      Self.write(bytes[Self.gap.upperBound...], file)
    }
    let hole = try #require(found.first)
    #expect(found.count == 1)
    // To the block of the file system.
    #expect(abs(hole.lowerBound - 200_000) < 4096 && abs(hole.upperBound - 388_000) < 4096)
  }

  @Test func `zeros that were written are found where they are a sixty-fourth of a large file`() throws {
    for start in [1, 200_000, 5_000_000, 11_790_000] {
      let zeros = start..<min(start + Self.size / 64 + 2000, Self.size)
      let found = try gaps("written") { file, bytes in
        var bytes = bytes
        for place in zeros { bytes[place] = 0 }
        Self.write(bytes[...], file)
      }
      #expect(found.contains { $0.overlaps(Int64(zeros.lowerBound)..<Int64(zeros.upperBound)) }, "\(start)")
    }
  }
}

@Suite struct StillPresenceTests {
  private static let picture = "-f lavfi -i testsrc2=s=640x480:d=1,noise=alls=40 -frames:v 1 -update 1"

  @Test func `what follows a picture is none of it`() throws {
    let workshop = try Workshop()
    for name in ["a.webp", "a.jpg", "a.gif"] {
      let bytes = try workshop.ffmpeg("\(Self.picture) \(name)").bytes()
      let padded = try facts(of: workshop.write(bytes + zeros(150_000), to: "padded"))
      #expect(padded.damage == nil || name == "a.webp", "\(name)")
      let trailed = try facts(of: workshop.write(bytes + text("SEFHx") + words([7, 0x3B]), to: "trailed"))
      #expect(trailed.damage == nil, "\(name): \(trailed.damage ?? "")")
    }
  }

  @Test(arguments: ["a.webp", "a.jpg", "a.png", "a.gif"]) func `a picture cut short says so`(name: String)
    throws
  {
    let workshop = try Workshop()
    let bytes = try workshop.ffmpeg("\(Self.picture) \(name)").bytes()
    let cut = try facts(of: workshop.write(Array(bytes.prefix(bytes.count * 9 / 10)), to: "cut"))
    #expect(cut.damage == "cut short: the picture's end is missing")
    let half = bytes.count / 2
    let unfilled = try facts(
      of: workshop.write(Array(bytes.prefix(half)) + zeros(bytes.count - half), to: "copy"))
    #expect(unfilled.damage != nil)
  }

  @Test(arguments: ["live/IMG_7943.HEIC", "still/exif.avif"])
  func `a HEIF whose picture was never written says so`(name: String) throws {
    let workshop = try Workshop()
    let bytes = try OpenFile(fixture: "footage/\(name)").bytes()
    let there = bytes.count / 2
    let copy = try workshop.write(Array(bytes.prefix(there)) + zeros(bytes.count - there), to: "copy")
    #expect(try facts(of: copy).damage == "a part is missing: zeros stand there")
  }
}

@Suite struct MatroskaWalkTests {
  private static let recipe =
    "-f lavfi -i testsrc2=s=192x128:r=30:d=6,noise=alls=12:allf=t -c:v libx264 -preset ultrafast -g 15 "
    + "-cluster_time_limit 1000"

  @Test func `the clusters of a Matroska tell how far it goes`() throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg("\(Self.recipe) a.mkv")
    let file = try FileBytes(descriptor: whole.descriptor)
    let last = try #require(try MatroskaWalk.lastTimestamp(before: file.size, in: file))
    #expect((4900...5900).contains(last))
    let half = try #require(try MatroskaWalk.lastTimestamp(before: file.size / 2, in: file))
    #expect((1000...3000).contains(half))
    #expect(try MatroskaWalk.lastTimestamp(before: 100, in: file) == nil)
  }

  @Test func `padding in a Matroska is no gap`() throws {
    let workshop = try Workshop()
    let made = try workshop.ffmpeg("\(Self.recipe) -reserve_index_space 20000 a.mkv")
    let file = try FileBytes(descriptor: made.descriptor)
    let bytes = try made.bytes()
    let void = try #require(
      bytes.indices.first { bytes[$0] == 0xEC && bytes[($0 + 100)...].starts(with: zeros(9000)) })
    let padding = Int64(void + 4000)..<Int64(void + 9000)
    #expect(try MatroskaWalk.isVoid(padding, in: file))
    #expect(try !MatroskaWalk.isVoid(file.size / 2..<file.size / 2 + 5000, in: file))
    #expect(try facts(of: made).damage == nil)
  }
}
