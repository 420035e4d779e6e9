internal import Media
internal import Plans
internal import Testing

/// Clips as other programs write them, made on the spot.
@Suite struct ClipTests {
  static let picture = "-f lavfi -i testsrc2=s=96x64:r=30:d=2"
  static let sound = "-f lavfi -i sine=f=440:r=48000:d=2"
  static let x264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p"

  @Test(arguments: [
    ("\(picture) \(sound) \(x264) -c:a aac a.mp4", "mov", "h264", "aac"),
    ("\(picture) \(sound) \(x264) -c:a aac -movflags frag_keyframe+empty_moov a.mp4", "mov", "h264", "aac"),
    ("\(picture) \(sound) \(x264) -c:a ac3 a.mkv", "matroska", "h264", "ac3"),
    ("\(picture) \(sound) -c:v libvpx -deadline realtime -c:a libopus a.webm", "matroska", "vp8", "opus"),
    ("\(picture) \(sound) \(x264) -c:a mp2 a.ts", "mpegts", "h264", "mp2"),
    ("\(picture) \(sound) \(x264) -c:a aac -mpegts_m2ts_mode 1 a.m2ts", "mpegts", "h264", "aac"),
    ("\(picture) \(sound) -c:v mpeg2video -c:a mp2 a.mpg", "mpeg", "mpeg2video", "mp2"),
    ("\(picture) \(sound) -c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16le a.avi", "avi", "mjpeg", "pcm_s16le"),
    ("\(picture) \(sound) -c:v mpeg4 -c:a libmp3lame a.avi", "avi", "mpeg4", "mp3"),
    ("\(picture) \(sound) -c:v prores_ks -c:a pcm_s24le a.mov", "mov", "prores", "pcm_s24le"),
  ])
  func `every container that cameras and phones write is read`(
    arguments: String, container: String, codec: String, sound: String
  ) throws {
    let workshop = try Workshop()
    let found = try facts(of: workshop.ffmpeg(arguments))
    #expect(found.kind == .video)
    #expect(found.container == container)
    #expect(found.picture?.codec == codec)
    #expect(found.sound?.codec == sound)
    #expect(found.picture?.size == PictureSize(width: 96, height: 64))
    #expect(abs((found.picture?.averageRate?.framesPerSecond ?? 0) - 30) < 0.4)
    #expect(found.picture?.nominalRate == FrameRate(30, 1))
    #expect(found.picture?.isVariable == false)
    #expect(abs((found.duration?.seconds ?? 0) - 2) < 0.06)
    #expect(found.damage == nil)
  }

  @Test func `a clip whose header says no length is measured by its packets`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg(
      "\(Self.picture) -c:v libvpx -deadline realtime -f webm -live 1 -dash 0 a.webm")
    #expect(abs((try facts(of: file).duration?.seconds ?? 0) - 2) < 0.05)
  }

  @Test func `frames that are missing make a clip variable, and its rate the camera's`() throws {
    let workshop = try Workshop()
    let drop = "-vf select='not(between(n,10,20))+eq(n,0)' -vsync vfr"
    let picture = try facts(of: workshop.ffmpeg("\(Self.picture) \(drop) \(Self.x264) a.mp4")).picture
    #expect(picture?.isVariable == true)
    #expect(picture?.nominalRate == FrameRate(30, 1))
  }

  @Test(arguments: [
    ("-vf setsar=4/3", 128, 64), ("-vf setsar=64/45", 137, 64),
    // What encoders write to make up for a side rounded to even.
    ("-vf setsar=97/96", 96, 64), ("-vf setsar=3201/3200", 96, 64),
  ])
  func `pixels that are not square widen the picture, rounding does not`(
    filter: String, width: Int, height: Int
  ) throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.picture) \(filter) \(Self.x264) a.mp4")
    #expect(try facts(of: file).picture?.size == PictureSize(width: width, height: height))
  }

  @Test(arguments: [0, 90, 180, 270]) func `a turned clip has its shown size`(rotation: Int) throws {
    let workshop = try Workshop()
    _ = try workshop.ffmpeg("\(Self.picture) \(Self.x264) plain.mp4")
    // ffmpeg's tag counts against the clock.
    let file = try workshop.ffmpeg(
      "-i \(workshop.path("plain.mp4")) -c copy -metadata:s:v:0 rotate=\((360 - rotation) % 360) a.mp4")
    let picture = try #require(try facts(of: file).picture)
    #expect(picture.orientation == Orientation(rotation: rotation))
    #expect(picture.size.isPortrait == (rotation % 180 == 90))
  }

  @Test func `a cover is never the picture: the song is music, the clip plays its own`() throws {
    let workshop = try Workshop()
    let cover = "-f lavfi -i color=red:s=60x60:d=1"
    let song = try workshop.ffmpeg(
      "\(Self.sound) \(cover) -map 0:a -map 1:v -frames:v 1 -c:v mjpeg -c:a libmp3lame -disposition:v attached_pic song.mp3"
    )
    let found = try facts(of: song)
    #expect(found.kind == .music)
    #expect(found.picture == nil)
    _ = try workshop.ffmpeg("\(Self.picture) \(Self.x264) plain.mp4")
    _ = try workshop.ffmpeg("\(cover) -frames:v 1 cover.jpg")
    let clip = try workshop.ffmpeg(
      "-i \(workshop.path("cover.jpg")) -i \(workshop.path("plain.mp4")) -map 0:v -map 1 -c copy "
        + "-disposition:v:0 attached_pic -disposition:v:1 default a.mp4")
    #expect(try facts(of: clip).picture?.codec == "h264")
  }

  @Test func `sound alone in a video's container is music with its title`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.sound) -c:a aac -metadata title=Summer -metadata artist=Us a.mp4")
    let found = try facts(of: file)
    #expect(found.kind == .music)
    #expect(found.tags[.title] == "Summer")
    #expect(found.tags[.artist] == "Us")
    #expect(abs((found.duration?.seconds ?? 0) - 2) < 0.03)
  }

  @Test(arguments: [("arib-std-b67", HDR.hlg), ("smpte2084", HDR.pq)])
  func `high dynamic range is known where only the bitstream says it`(transfer: String, kind: HDR) throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg(
      "\(Self.picture) -c:v libx265 -preset ultrafast -pix_fmt yuv420p10le "
        + "-x265-params log-level=none:transfer=\(transfer):colorprim=bt2020:colormatrix=bt2020nc "
        + "-movflags -write_colr -tag:v hvc1 a.mp4")
    #expect(try facts(of: file).picture?.hdr == kind)
  }

  @Test func `a time code track is ignored`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.picture) \(Self.x264) -timecode 10:00:00:00 a.mov")
    #expect(try facts(of: file).picture?.codec == "h264")
  }

  @Test func `a clip cut inside its samples says how much is there`() throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg("\(Self.picture) \(Self.x264) -movflags faststart -g 10 a.mp4")
    let bytes = try whole.bytes()
    let cut = try workshop.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.mp4")
    let found = try facts(of: cut)
    let damage = try #require(found.damage)
    #expect(damage.hasPrefix("cut short: the file ends after "))
    let (there, all) = (try #require(found.duration), try #require(try facts(of: whole).duration))
    #expect(there < all && there > .zero)
  }

  @Test func `the header's date is UTC text`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg(
      "\(Self.picture) \(Self.x264) -metadata creation_time=2024-05-03T21:30:00Z a.mp4")
    #expect(try facts(of: file).tags[.headerDate] == "2024-05-03T21:30:00.000000Z")
  }

  @Test func `a film of ours is known by its mark`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.picture) \(Self.x264) -metadata comment=MARK a.mp4")
    #expect(try facts(of: file).tags[.film] == nil)
    try workshop.run(
      "ffmpeg",
      [
        "-v", "error", "-i", workshop.path("a.mp4"), "-c", "copy", "-metadata", "comment=\(FilmMark.text)",
        workshop.path("film.mp4"),
      ])
    #expect(try facts(of: OpenFile(workshop.path("film.mp4"))).tags[.film] == FilmMark.text)
  }
}
