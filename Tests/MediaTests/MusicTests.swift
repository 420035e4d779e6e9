internal import Media
internal import Plans
internal import Testing

@Suite struct MusicTests {
  static let seconds = 7.3
  static let tone = "-f lavfi -i sine=d=7.3:r=44100"

  @Test(arguments: [
    ("-c:a libmp3lame -b:a 128k a.mp3", "mp3", 0.0005), ("-c:a libmp3lame -q:a 4 a.mp3", "mp3", 0.0005),
    ("-c:a libmp3lame -b:a 96k -write_xing 0 -id3v2_version 0 a.mp3", "mp3", 0.08),
    ("-c:a libmp3lame -ar 22050 -b:a 64k -write_xing 0 a.mp3", "mp3", 0.16), ("-c:a mp2 a.mp2", "mp3", 0.06),
    ("-c:a aac a.aac", "aac", 0.06), ("-c:a aac a.m4a", "mov", 0.03), ("-c:a alac a.m4a", "mov", 0.001),
    ("-c:a flac a.flac", "flac", 0.001), ("-c:a libvorbis a.ogg", "ogg", 0.001),
    ("-c:a libopus a.opus", "ogg", 0.01),
    ("a.wav", "wav", 0.001), ("-c:a pcm_s24le a.wav", "wav", 0.001), ("a.aiff", "aiff", 0.001),
  ])
  func `a song's length is right in every format`(arguments: String, container: String, tolerance: Double)
    throws
  {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.tone) \(arguments)")
    let found = try facts(of: file)
    #expect(found.kind == .music)
    #expect(found.container == container)
    #expect(
      abs((found.duration?.seconds ?? 0) - Self.seconds) <= tolerance, "\(found.duration?.seconds ?? 0)")
    #expect(found.sound != nil && found.picture == nil && found.damage == nil)
  }

  @Test func `a voice memo's length is its frames'`() throws {
    let workshop = try Workshop()
    // AMR (RFC 4867, 5): 20 ms a frame; mode 7 at its best quality takes 32 bytes with its header.
    let frame: [UInt8] = [0x3C] + [UInt8](repeating: 0, count: 31)
    let file = try workshop.write(
      Array("#!AMR\n".utf8) + (0..<365).flatMap { _ in frame }, to: "a.amr")
    let found = try facts(of: file)
    #expect(found.kind == .music && found.container == "amr")
    #expect(abs((found.duration?.seconds ?? 0) - Self.seconds) <= 0.001)
  }

  @Test func `a song of variable bitrate without a header is counted, not guessed`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg(
      "-f lavfi -i sine=d=30:r=44100,volume='if(lt(t,5),1,0)':eval=frame -c:a libmp3lame -q:a 7 -write_xing 0 -id3v2_version 0 vbr.mp3"
    )
    #expect(abs((try facts(of: file).duration?.seconds ?? 0) - 30) < 0.1)
  }

  @Test func `a song behind a tag with a large cover is found`() throws {
    let workshop = try Workshop()
    let cover = "-f lavfi -i testsrc2=s=1200x1200:d=1"
    let file = try workshop.ffmpeg(
      "\(Self.tone) \(cover) -map 0:a -map 1:v -frames:v 1 -c:v png -c:a libmp3lame -disposition:v attached_pic "
        + "-metadata title=Evening -metadata artist=Us song.mp3")
    let found = try facts(of: file)
    #expect(found.kind == .music)
    #expect(found.tags[.title] == "Evening")
    #expect(found.sound == MediaFacts.Sound(codec: "mp3", channels: 1, rate: 44100))
    #expect(abs((found.duration?.seconds ?? 0) - Self.seconds) < 0.001)
  }

  @Test func `a tag that claims more than the file holds is incomplete`() throws {
    let workshop = try Workshop()
    let file = try workshop.write(text("ID3") + [4, 0, 0, 0x7F, 0x7F, 0x7F, 0x7F] + zeros(5000), to: "a.mp3")
    #expect(refusal(of: file) == "incomplete: its tag claims more than the file holds")
  }

  @Test func `sound without a codec on our list is refused by its name`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("\(Self.tone) -c:a wmav2 a.mkv")
    #expect(refusal(of: file) == "codec not supported: wmav2")
  }
}
