internal import Glibc
internal import Media
internal import Plans
internal import Testing

@Suite struct DemuxerTests {
  /// The times of every frame a source shows.
  private func times(_ file: OpenFile, from start: MediaTime? = nil) throws -> [Double] {
    let demuxer = try Demuxer(descriptor: file.descriptor)
    try demuxer.countFromFirstShown()
    let stream = try #require(demuxer.bestVideo)
    if let start { try demuxer.seek(to: start, stream: stream.index) }
    let decoder = try Decoder(demuxer, stream: stream.index)
    let frame = try Frame()
    var times: [Double] = []
    while try decoder.next(into: frame) { times.append(frame.time?.seconds ?? -1) }
    withExtendedLifetime(file) {}
    return times
  }

  static let picture = "-f lavfi -i testsrc2=s=96x64:r=30:d=3"

  @Test(arguments: [
    "-c:v libx264 -preset veryfast -g 30 -pix_fmt yuv420p a.mp4",
    "-c:v libx264 -preset veryfast -g 30 -pix_fmt yuv420p a.ts",
    "-c:v libx264 -preset veryfast -g 30 -pix_fmt yuv420p a.mkv", "-c:v mpeg2video -g 15 -bf 2 a.mpg",
    "-c:v mjpeg -pix_fmt yuvj420p a.avi",
    "-c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=30:open-gop=1 -tag:v hvc1 a.mov",
    "-c:v libx264 -x264-params open-gop=1:keyint=30:bframes=3 -pix_fmt yuv420p a.mp4",
  ])
  func `time counts from the first shown frame, and a seek lands on a keyframe at or before`(
    arguments: String
  ) throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.picture) \(arguments)")
    let isPacketized = arguments.hasSuffix(".ts") || arguments.hasSuffix(".mpg")
    let all = try times(file)
    #expect(all.count == 90)
    for (index, time) in all.enumerated() { #expect(abs(time - Double(index) / 30) < 0.002, "\(index)") }
    for wanted in [0, 0.01, 0.99, 1.0, 1.5, 2.97] {
      let found = try times(file, from: MediaTime(microseconds: Int64(wanted * 1_000_000)))
      let first = try #require(found.first)
      #expect(first <= wanted + 0.0001, "\(wanted): \(first)")
      // Small packetized files are read from their start: their clock may begin again half way.
      #expect(isPacketized ? first == 0 : first > wanted - 2.1)
      #expect(abs((found.last ?? 0) - 89.0 / 30) < 0.002)
      // Nothing is missing between the keyframe and the end.
      #expect(found.count == 90 - Int((first * 30).rounded()))
    }
  }

  /// What can be wrong with an AVI's index, and the file with it so.
  @Test(arguments: ["whole", "missing", "of pictures alone", "cut in half", "of other places"])
  func `sound and picture of an AVI begin at its start whatever its index is`(index: String) throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.sound) -c:v mjpeg -c:a pcm_s16le a.avi")
    var bytes = try whole.bytes()
    let place = try #require(bytes.indices.dropLast(4).last { bytes[$0..<$0 + 4].elementsEqual("idx1".utf8) })
    let entries = stride(from: place + 8, to: bytes.count - 15, by: 16)
    switch index {
    case "missing": bytes.replaceSubrange(place..<place + 4, with: "JUNK".utf8)
    case "of pictures alone":
      for entry in entries where bytes[entry + 1] == UInt8(ascii: "1") {
        bytes[entry + 1] = UInt8(ascii: "9")
      }
    case "cut in half": bytes.removeSubrange((place + (bytes.count - place) / 2)...)
    case "of other places": for entry in entries { bytes[entry + 10] ^= 0x55 }
    default: break
    }
    let file = try workshop.write(bytes, to: "b.avi")
    let demuxer = try Demuxer(descriptor: file.descriptor)
    try demuxer.findStreamParameters()
    for stream in [try #require(demuxer.bestAudio), try #require(demuxer.bestVideo)] {
      for start in [MediaTime.zero, MediaTime(milliseconds: 700), .zero] {
        demuxer.read(only: [stream.index])
        try demuxer.seek(to: start, stream: stream.index)
        let decoder = try Decoder(demuxer, stream: stream.index)
        let frame = try Frame()
        let isThere = try decoder.next(into: frame)
        let found = frame.time
        let time = try #require(isThere ? found : nil)
        #expect(time <= start && time >= .zero, "\(stream.kind) from \(start): \(time)")
      }
    }
  }

  @Test func `the sound of an old camera's AVI is read from its first sample`() throws {
    let file = try OpenFile(fixture: "footage/video/100_0306.AVI")
    let demuxer = try Demuxer(descriptor: file.descriptor)
    let sound = try #require(demuxer.bestAudio)
    try demuxer.countFromFirstShown()
    demuxer.read(only: [sound.index])
    try demuxer.rewind(stream: sound.index)
    let decoder = try Decoder(demuxer, stream: sound.index)
    let frame = try Frame()
    var samples = 0
    while try decoder.next(into: frame) {
      let time = frame.time
      if samples == 0 { #expect(time == .zero) }
      samples += frame.samples
    }
    #expect(samples == 53_760)
  }

  @Test func `frames before an edit list's start are not shown`() throws {
    let workshop = try Workshop()
    _ = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset ultrafast -g 60 -pix_fmt yuv420p a.mp4")
    let cut = try workshop.ffmpeg("-ss 1.2 -i \(workshop.path("a.mp4")) -c copy b.mp4")
    let all = try times(cut)
    #expect(all.first == 0)
    #expect(abs(all.count - 54) <= 1)
  }

  @Test func `a picture that starts late counts from its own first frame`() throws {
    let workshop = try Workshop()
    _ = try workshop.ffmpeg("\(ClipTests.picture) \(ClipTests.sound) \(ClipTests.x264) -c:a aac a.mp4")
    let base = workshop.path("a.mp4")
    let late = try workshop.ffmpeg("-itsoffset 0.8 -i \(base) -i \(base) -map 0:v -map 1:a -c copy late.mp4")
    #expect(try times(late).first == 0)
    #expect(abs((try facts(of: late).duration?.seconds ?? 0) - 2) < 0.1)
  }

  @Test func `a frame step back in a broken stream is repaired`() throws {
    let workshop = try Workshop()
    _ = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset ultrafast -bf 0 -pix_fmt yuv420p a.mp4")
    let setts = "setts=pts='if(eq(mod(N,10),5),PREV_OUTPTS,PTS)':dts='if(eq(mod(N,10),5),PREV_OUTDTS,DTS)'"
    let broken = try workshop.ffmpeg(
      "-i \(workshop.path("a.mp4")) -map 0:v -c copy -bsf:v \(setts) -strict -2 dup.mkv")
    let all = try times(broken)
    #expect(all.count > 70)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a damaged stretch costs its frames, not the clip`() throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg(
      "\(Self.picture) -c:v libx264 -preset ultrafast -g 10 -pix_fmt yuv420p -movflags faststart a.mp4")
    var bytes = try whole.bytes()
    for index in bytes.count / 2..<bytes.count / 2 + 2000 { bytes[index] = 0xA5 }
    let all = try times(workshop.write(bytes, to: "damaged.mp4"))
    #expect(all.count > 60)
    #expect(abs((all.last ?? 0) - 89.0 / 30) < 0.002)
  }

  @Test func `a stream that changes its size gives every frame`() throws {
    let workshop = try Workshop()
    let a = try workshop.ffmpeg("-f lavfi -i testsrc2=s=160x90:r=25:d=1 \(ClipTests.x264) a.ts").bytes()
    let b = try workshop.ffmpeg("-f lavfi -i testsrc2=s=96x160:r=25:d=1 \(ClipTests.x264) b.ts").bytes()
    let file = try workshop.write(a + b, to: "ab.ts")
    #expect(try facts(of: file).picture?.size == PictureSize(width: 160, height: 90))
    #expect(try times(file).count == 50)
  }

  @Test func `a part of a file is a source of its own`() throws {
    let workshop = try Workshop()
    let video = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset ultrafast -pix_fmt yuv420p a.mp4")
      .bytes()
    let file = try workshop.write(zeros(1000) + video + zeros(1000), to: "b")
    let demuxer = try Demuxer(descriptor: file.descriptor, range: 1000..<1000 + Int64(video.count))
    #expect(demuxer.bestVideo?.packets == 90)
    #expect(lseek(file.descriptor, 0, SEEK_CUR) == 0)
  }

  @Test func `work on a file ends at its deadline`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset ultrafast -pix_fmt yuv420p a.mp4")
    #expect(throws: MediaError("read", reason: "took too long")) {
      _ = try Demuxer(descriptor: file.descriptor, deadline: .after(seconds: 0))
    }
  }

  @Test func `several decoders and threads see the same frames`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset veryfast -pix_fmt yuv420p a.mp4")
    let demuxer = try Demuxer(descriptor: file.descriptor)
    try demuxer.countFromFirstShown()
    let decoder = try Decoder(demuxer, stream: 0, threads: 4)
    decoder.skipBefore = MediaTime(milliseconds: 1000)
    let frame = try Frame()
    var count = 0
    while try decoder.next(into: frame) {
      if count == 0 { #expect(frame.time == MediaTime(microseconds: 1_000_000)) }
      count += 1
    }
    #expect(count == 60)
  }
}
