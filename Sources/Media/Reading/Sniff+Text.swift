extension Sniff {
  /// What a text begins with when it names other files instead of holding media.
  private static let playlistBeginnings = [
    "#extm3u", "#extinf", "#ext-x-", "ffconcat", "v=0", "[playlist]", "[reference]", "rtsptext", "smjpeg://",
    "<mpd", "<smil", "<asx", "<playlist", "<smoothstreamingmedia", "<compositionplaylist", "<assetmap",
    "<wpl",
    "<?wpl", "<rss",
  ]
  /// What an XML playlist's first bytes hold behind its declaration and comments.
  private static let playlistElements = [
    "<mpd", "<smil", "<asx", "<playlist", "<smoothstreamingmedia", "compositionplaylist", "assetmap",
    "packinglist",
  ]

  /// Whether `head` is the text of a playlist, script or session description, in UTF-8 or UTF-16.
  static func isPlaylist(_ head: ArraySlice<UInt8>) -> Bool {
    // Zeros and carriage returns dropped and case folded, UTF-16 and ASCII read the same.
    let plain = head.filter { $0 != 0 && $0 != 0x0D && $0 < 0x80 }.map {
      (0x41...0x5A).contains($0) ? $0 + 32 : $0
    }
    let text = String(decoding: plain.drop { $0 <= 0x20 }, as: UTF8.self)
    if playlistBeginnings.contains(where: { text.hasPrefix($0) }) { return true }
    guard text.hasPrefix("<") else { return isSessionDescription(text) || isListOfNames(text) }
    return playlistElements.contains { text.contains($0) }
  }

  /// SDP is known by its connection line wherever it begins.
  private static func isSessionDescription(_ text: String) -> Bool {
    text.contains("\nc=in ip") || text.hasPrefix("c=in ip")
  }

  /// A bare list of addresses or a script whose every command is `file`, as `concat` scripts are.
  private static func isListOfNames(_ text: String) -> Bool {
    for line in text.split(whereSeparator: \.isNewline).prefix(8) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#") { continue }
      return line.hasPrefix("file ") || line.hasPrefix("http://") || line.hasPrefix("https://")
        || line.hasPrefix("file:") || line.hasPrefix("rtsp://") || line.hasPrefix("concat:")
    }
    return false
  }

  /// The name of a container we know and do not read.
  static func unsupported(_ head: ArraySlice<UInt8>) -> String? {
    switch head.bigEndian(0, 4) {
    case 0x3026_B275: return "asf"
    case 0x060E_2B34: return "mxf"
    case 0x4949_2A00, 0x4D4D_002A, 0x4949_2B00, 0x4D4D_002B: return "tiff or raw photo"
    case 0x0000_0100, 0x0000_0200: return nil
    default: break
    }
    if head.has("FLV") { return "flv" }
    if head.has(".RMF") { return "realmedia" }
    if head.has("MThd") { return "midi" }
    if head.has("DKIF") { return "ivf" }
    if head.has("wvpk") { return "wavpack" }
    if head.has("MAC ") { return "monkey's audio" }
    if head.has("BM"), head.bigEndian(6, 4) == 0 { return "bmp" }
    return head.has("8BPS") ? "psd" : nil
  }
}
