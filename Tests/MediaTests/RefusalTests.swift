internal import Glibc
internal import Media
internal import Testing

@Suite struct RefusalTests {
  static let playlists: [String] = [
    "#EXTM3U\n#EXTINF:2.0,\n/etc/passwd\n", "\u{FEFF}#EXTM3U\nhttp://127.0.0.1/a.ts\n", "\r\n  #extm3u\n",
    "ffconcat version 1.0\nfile '/etc/passwd'\n", "file '/etc/passwd'\nfile 'b.mp4'\n",
    "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=x\r\nc=IN IP4 127.0.0.1\r\n", "s=x\r\nc=IN IP4 127.0.0.1\r\n",
    "<?xml version=\"1.0\"?>\n<!-- a -->\n<MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"><BaseURL>file:///x</BaseURL></MPD>",
    "<smil><body><video src=\"a.mp4\"/></body></smil>", "[playlist]\nFile1=http://a/b.mp3\n",
    "<?xml version=\"1.0\"?><playlist xmlns=\"http://xspf.org/ns/0/\"/>", "<asx version=\"3.0\"/>",
    "<SmoothStreamingMedia MajorVersion=\"2\"/>", "# songs\nhttp://example.org/a.mp3\n",
    "<?xml version=\"1.0\"?><cpl:CompositionPlaylist/>",
  ]

  @Test(arguments: playlists) func `a playlist in any disguise is refused as one`(text: String) throws {
    let workshop = try Workshop()
    #expect(refusal(of: try workshop.write(Array(text.utf8), to: "a.mp4")) == "a playlist, not media")
  }

  @Test func `a playlist in UTF-16 is refused as one`() throws {
    let workshop = try Workshop()
    let bytes = "#EXTM3U\nhttp://a/b\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(refusal(of: try workshop.write([0xFF, 0xFE] + bytes)) == "a playlist, not media")
  }

  @Test(arguments: [
    ("empty", []), ("not media", text("Dear diary,\ntoday I filmed a cat.\n")),
    ("not media", text("{\"photoTakenTime\": {\"timestamp\": \"1\"}}")), ("not media", text("%PDF-1.7\n")),
    ("not media", [0x50, 0x4B, 3, 4]),
    ("incomplete: it begins with zeros, as one not yet written", zeros(64)),
    ("container not supported: asf", [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]),
    ("container not supported: flv", text("FLV")),
    ("container not supported: tiff or raw photo", [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]),
  ])
  func `what is no media is refused with its true reason`(reason: String, bytes: [UInt8]) throws {
    let workshop = try Workshop()
    let filled = bytes.isEmpty ? bytes : bytes + zeros(2000)
    #expect(refusal(of: try workshop.write(filled)) == reason)
  }

  @Test func `noise is no media, however much there is of it`() throws {
    let workshop = try Workshop()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let bytes = (0..<16_384).flatMap { _ in words([UInt32.random(in: .min ... .max, using: &generator)]) }
      #expect(refusal(of: try workshop.write([0x20] + bytes)) == "not media")
    }
  }

  @Test(arguments: [
    (
      MovieSkeleton(duration: 0x7FFF_FFFF, samples: 0x7FFF_FFFF),
      "times or sizes contradict the file's length"
    ),
    (MovieSkeleton(duration: 0x7FFF_FFFF), "times or sizes contradict the file's length"),
    (MovieSkeleton(timescale: 0), "no usable duration: its time scale is zero"),
    (
      MovieSkeleton(times: [0x0FFF_FFFF, 1, 1]),
      "broken: a table (stts) claims more entries than it holds"
    ),
    (MovieSkeleton(referenceFlags: 0), "no samples of its own: it names another file for them"),
    (MovieSkeleton(tracks: 40), "broken: more than 32 tracks"),
    (MovieSkeleton(samples: 500, sampleSize: 0), "broken: a table (stsz) claims more entries than it holds"),
  ])
  func `a movie whose tables cannot be true is refused before they are believed`(
    movie: MovieSkeleton, reason: String
  ) throws {
    let workshop = try Workshop()
    #expect(refusal(of: try workshop.write(movie.bytes)) == reason)
  }

  @Test func `a compressed header that claims gigabytes is broken`() throws {
    let workshop = try Workshop()
    let body = box("cmov", box("dcom", text("zlib")) + box("cmvd", words([0x7FFF_FFF0]) + zeros(3000)))
    let file = try workshop.write(box("ftyp", text("qt  ") + zeros(8)) + box("moov", body))
    #expect(refusal(of: file) == "broken: its compressed header claims 2147483632 bytes")
  }

  @Test func `a movie cut anywhere is incomplete until its index is whole`() throws {
    let workshop = try Workshop()
    let whole = try workshop.ffmpeg(
      "-f lavfi -i testsrc2=s=64x48:r=25:d=1 -c:v libx264 -preset ultrafast a.mp4")
    let bytes = try whole.bytes()
    for share in [0.02, 0.2, 0.5, 0.8, 0.99] {
      let cut = try workshop.write(Array(bytes.prefix(Int(Double(bytes.count) * share))), to: "cut.mp4")
      #expect(refusal(of: cut)?.hasPrefix("incomplete") == true, "\(share)")
    }
    #expect(refusal(of: whole) == nil)
  }

  @Test func `a hole of a terabyte is incomplete after a few bytes`() throws {
    let workshop = try Workshop()
    let head =
      box("ftyp", text("isom") + zeros(4) + text("isom")) + words([1]) + text("mdat") + words([256, 0])
    _ = try workshop.write(head, to: "hole.mp4")
    #expect(truncate(workshop.path("hole.mp4"), 1 << 40) == 0)
    let file = try OpenFile(workshop.path("hole.mp4"))
    #expect(refusal(of: file)?.hasPrefix("incomplete") == true)
  }

  @Test func `a codec off the list is named and its decoder never opened`() throws {
    let workshop = try Workshop()
    let file = try workshop.ffmpeg("-f lavfi -i testsrc2=s=64x48:r=25:d=0.2 -c:v magicyuv a.avi")
    #expect(refusal(of: file) == "codec not supported: magicyuv")
    let demuxer = try Demuxer(descriptor: file.descriptor)
    #expect(throws: MediaError("decode", reason: "codec not supported: magicyuv")) {
      _ = try Decoder(demuxer, stream: 0)
    }
  }

  @Test func `an absurd WAV header is broken`() throws {
    let workshop = try Workshop()
    let ones = [UInt8](repeating: 0xFF, count: 4)
    var wave: [UInt8] = text("RIFF") + ones + text("WAVEfmt ")
    wave += [16, 0, 0, 0, 1, 0, 0xFF, 0xFF] + ones + ones
    wave += [0xFF, 0xFF, 64, 0] + text("data")
    wave += ones + zeros(256)
    let file = try workshop.write(wave)
    #expect(refusal(of: file)?.hasPrefix("broken") == true)
  }

  @Test func `pictures no decoder may make are too large`() throws {
    let workshop = try Workshop()
    var png: [UInt8] = [0x89] + text("PNG\r\n\u{1A}\n")
    png += words([13]) + text("IHDR")
    png += words([30_000, 30_000]) + zeros(13)
    #expect(refusal(of: try workshop.write(png)) == "too large: 30000 x 30000 pixels")
    var jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8]
    jpeg += halves([65_500, 65_500])
    jpeg += [1, 1, 0x11, 0, 0xFF, 0xDA]
    #expect(refusal(of: try workshop.write(jpeg)) == "too large: 65500 x 65500 pixels")
  }

  @Test func `no bytes of a damaged file can stop the look into it`() throws {
    let workshop = try Workshop()
    var generator = SystemRandomNumberGenerator()
    let fixtures = [
      "live/IMG_7943.HEIC", "still/exif.avif", "motion/pixel-motion-photo-shortened.jpg",
      "video/20240128_105420.mp4",
    ]
    for name in fixtures {
      let whole = try OpenFile(fixture: "footage/\(name)").bytes()
      for _ in 0..<60 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
          let place = Int.random(in: 0..<min(bytes.count, 6000), using: &generator)
          bytes[place] = [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &generator)].randomElement() ?? 0
        }
        if Bool.random() { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
        _ = refusal(of: try workshop.write(bytes))
      }
    }
  }
}
