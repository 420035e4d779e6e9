internal import Media
internal import Plans
internal import Testing

@Suite struct LengthTests {
  private static let picture = "-f lavfi -i testsrc2=s=96x64:r=30:d=2"

  @Test func `two transport streams put together last as long as both`() throws {
    let workshop = try Workshop()
    let one = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset ultrafast -pix_fmt yuv420p a.ts")
    let both = try workshop.write(try one.bytes() + one.bytes(), to: "both.ts")
    #expect(abs((try facts(of: both).duration?.seconds ?? 0) - 4) < 0.01)
  }

  @Test func `a Matroska whose frames come as they please has a variable rate`() throws {
    let workshop = try Workshop()
    // Of three seconds at 60 a second the first and last show every seventh frame.
    let wish = "-vf select='not(mod(n\\,7))+between(n\\,60\\,119)' -vsync vfr"
    for ending in ["-c:v libx264 -preset ultrafast a.mkv", "-c:v libvpx -deadline realtime a.webm"] {
      let found = try facts(
        of: workshop.ffmpeg("-f lavfi -i testsrc2=s=96x64:r=60:d=3 \(wish) \(ending)"))
      let picture = try #require(found.picture)
      #expect(picture.isVariable)
      #expect(picture.nominalRate == FrameRate(60, 1))
      #expect(abs((picture.averageRate?.framesPerSecond ?? 0) - 26.3) < 1)
      let even = try facts(of: workshop.ffmpeg("\(Self.picture) \(ending)"))
      #expect(even.picture?.isVariable == false)
      #expect(even.picture?.averageRate == FrameRate(30, 1))
    }
  }

  @Test(arguments: ["mp4", "mov", "mkv", "avi"])
  func `a file lasts as long as its sound, its pictures only as long as they follow each other`(kind: String)
    throws
  {
    let workshop = try Workshop()
    let long = try facts(
      of: workshop.ffmpeg(
        "\(Self.picture) -f lavfi -i sine=d=5 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac long.\(kind)"
      ))
    #expect(abs((long.duration?.seconds ?? 0) - 5) < 0.1)
    #expect(abs((long.picture?.length?.seconds ?? 0) - 2) < 0.1)
    let even = try facts(
      of: workshop.ffmpeg(
        "\(Self.picture) -f lavfi -i sine=d=2 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac even.\(kind)"
      ))
    #expect(even.picture?.length == nil)
  }

  @Test func `a Matroska whose stamps begin late lasts from its first picture on`() throws {
    let workshop = try Workshop()
    let late = try facts(
      of: workshop.ffmpeg(
        "\(Self.picture) -c:v libx264 -preset ultrafast -output_ts_offset 5 late.mkv"))
    #expect(abs((late.duration?.seconds ?? 0) - 2) < 0.1)
  }

  @Test(arguments: [0x3F, 0x40, 0x7F, 0x80, 0xFF] as [UInt8])
  func `stamps that no clock can have are no stamps`(top: UInt8) throws {
    let workshop = try Workshop()
    let made = try workshop.ffmpeg(
      "\(Self.picture) -c:v libx264 -preset ultrafast -g 15 -cluster_time_limit 500 a.mkv")
    var bytes = try made.bytes()
    // The last cluster's time is made eight bytes wide; what follows it, the index, goes.
    let cluster: [UInt8] = [0x1F, 0x43, 0xB6, 0x75]
    let start = try #require(bytes.indices.last { bytes[$0...].starts(with: cluster) })
    let time = try #require(bytes[start...].firstIndex(of: 0xE7))
    let width = Int(bytes[time + 1] & 0x7F)
    bytes.replaceSubrange(
      time..<time + 2 + width, with: [0xE7, 0x88, top] + [UInt8](repeating: 0xFF, count: 7))
    bytes.replaceSubrange(start + 4..<time, with: [0x01] + [UInt8](repeating: 0xFF, count: 7))
    let found = try facts(of: workshop.write(bytes, to: "b.mkv"))
    #expect((found.duration?.seconds ?? 0) < 10)
  }

  @Test func `a song's header is not believed beyond what its file can hold`() throws {
    let workshop = try Workshop()
    let song = try workshop.ffmpeg("-f lavfi -i sine=d=3:r=44100 -c:a libmp3lame -q:a 4 a.mp3")
    var bytes = try song.bytes()
    let mark = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array("Info".utf8)) }
        ?? bytes.indices.first { bytes[$0...].starts(with: Array("Xing".utf8)) })
    bytes.replaceSubrange(mark + 8..<mark + 12, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let found = try facts(of: workshop.write(bytes, to: "b.mp3"))
    #expect(abs((found.duration?.seconds ?? 0) - 3) < 0.15)
  }

  @Test func `a song that claims a day in a few kilobytes is as long as its frames`() throws {
    let workshop = try Workshop()
    let song = try workshop.ffmpeg("-f lavfi -i sine=d=1:r=44100 -c:a flac a.flac")
    var bytes = try song.bytes()
    // STREAMINFO (RFC 9639, 8.2): the last 36 bits of these five bytes count the samples.
    bytes.replaceSubrange(22..<26, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let found = try facts(of: workshop.write(bytes, to: "b.flac"))
    #expect(abs((found.duration?.seconds ?? 0) - 1) < 0.1)
    #expect(found.damage?.hasPrefix("cut short: the file ends after ") == true)
  }

  @Test func `a movie whose track has no header is refused at once`() throws {
    let workshop = try Workshop()
    let movie = try workshop.ffmpeg("\(Self.picture) -c:v libx264 -preset ultrafast -pix_fmt yuv420p a.mp4")
    var bytes = try movie.bytes()
    let header = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("tkhd".utf8)) })
    bytes[header] = UInt8(ascii: "x")
    #expect(refusal(of: try workshop.write(bytes, to: "b.mp4")) == "broken: a track has no header")
  }

  @Test func `a photo of no width is refused`() throws {
    let workshop = try Workshop()
    let photo = try workshop.ffmpeg("-f lavfi -i testsrc2=s=96x64:d=1 -frames:v 1 a.png")
    var bytes = try photo.bytes()
    bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    #expect(refusal(of: try workshop.write(bytes, to: "b.png")) == "broken: its picture has no size")
  }
}
