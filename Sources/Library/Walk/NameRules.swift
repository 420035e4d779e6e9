/// What a name alone says about a file: skipped, a sidecar, or worth a look, and what it probably is.
enum NameRules {
  enum Verdict: Sendable, Equatable {
    /// Never opened; the reason is counted.
    case skip(String)
    /// Belongs to a neighbour, and says nothing that we read.
    case sidecar
    /// To be looked into.
    case look
  }

  static let hidden = "a hidden name"
  static let temporary = "a temporary name of another program"
  static let shadow = "a shadow file of another system"
  static let foreign = "not a media file"
  static let beside = "a sidecar of another file"
  static let preview = "a camera's preview of another file"

  /// Names other systems leave in folders of footage (Synology, NAS trash cans, Windows, fsck).
  private static let shadows: Set<String> = [
    "@eadir", "#recycle", "#snapshot", "thumbs.db", "desktop.ini", "$recycle.bin",
    "system volume information",
    "lost+found", "@recycle", "ehthumbs.db",
  ]
  private static let temporaryEndings = [
    ".part", ".tmp", ".temp", ".crdownload", ".partial", ".download", ".filepart", ".opdownload", ".aria2",
    ".!qb", ".!ut", ".!sync", ".bc!", ".ffs_tmp", ".ytdl", ".crswap", ".icloud", ".nextcloud", ".owncloud",
    "~",
  ]
  /// Office programs' locks, Syncthing's, Windows' and Mega's unfinished copies.
  private static let temporaryBeginnings = ["~$", "~syncthing~", "~rf", "megatmp."]
  /// Apple's recipes of edits: no date, never opened. XMP and JSON beside a file are looked into.
  private static let sidecars: Set<String> = ["aae"]
  /// Thumbnails and low-resolution twins of GoPro, Canon and DJI.
  private static let previews: Set<String> = ["thm", "lrv", "lrf"]
  /// How Insta360's low-resolution twins begin; their endings are those of the clips.
  private static let previewBeginning = "lrv_"
  /// Where Sony's cameras keep their thumbnails.
  private static let previewFolder = "thmbnl"
  private static let foreignEndings: Set<String> = [
    "txt", "md", "pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "csv", "tsv", "html",
    "htm", "css",
    "js", "py", "c", "h", "cpp", "swift", "java", "sh", "bat", "exe", "dll", "so", "o", "a", "zip", "tar",
    "gz", "bz2",
    "xz", "zst", "7z", "rar", "iso", "dmg", "db", "sqlite", "db-wal", "db-shm", "ini", "cfg", "conf", "yaml",
    "yml",
    "toml", "log", "nfo", "srt", "vtt", "ass", "ssa", "idx", "lrc", "url", "lnk", "torrent", "sig", "sha256",
    "md5",
    "xml", "plist", "ds_store", "ctg", "cpi", "bdm", "mpl", "dat", "bak", "lock",
  ]
  private static let videos: Set<String> = [
    "mp4", "mov", "m4v", "qt", "mkv", "webm", "avi", "mts", "m2ts", "ts", "mpg", "mpeg", "vob", "3gp", "3g2",
    "wmv",
    "flv", "mxf", "insv", "dv", "ogv", "mp",
  ]
  private static let photos: Set<String> = [
    "jpg", "jpeg", "jpe", "heic", "heif", "hif", "avif", "png", "webp", "gif", "tif", "tiff", "bmp", "dng",
    "cr2", "cr3",
    "nef", "arw", "orf", "rw2", "raf", "jxl",
  ]
  private static let music: Set<String> = [
    "mp3", "m4a", "aac", "flac", "wav", "ogg", "oga", "opus", "wma", "aif", "aiff", "alac", "ac3", "mka",
    "m4b",
  ]

  static func verdict(_ name: [UInt8]) -> Verdict {
    if name.first == UInt8(ascii: ".") { return .skip(hidden) }
    let folded = String(decoding: name, as: UTF8.self).lowercased()
    if shadows.contains(folded) { return .skip(shadow) }
    if temporaryEndings.contains(where: { folded.hasSuffix($0) })
      || temporaryBeginnings.contains(where: { folded.hasPrefix($0) })
    {
      return .skip(temporary)
    }
    let ending = ending(folded)
    if sidecars.contains(ending) { return .sidecar }
    if previews.contains(ending) || isSonyPreview(folded)
      || (folded.hasPrefix(previewBeginning) && videos.contains(ending))
    {
      return .skip(preview)
    }
    return foreignEndings.contains(ending) ? .skip(foreign) : .look
  }

  /// `C0009S03.MP4` and `C0009T01.JPG`: Sony's proxy and its thumbnail of `C0009.MP4`.
  private static func isSonyPreview(_ folded: String) -> Bool {
    let name = Array(folded.utf8)
    guard name.count == 12, name[0] == UInt8(ascii: "c"), name[1...4].allSatisfy(MomentName.isDigit) else {
      return false
    }
    return name[5...].elementsEqual("s03.mp4".utf8) || name[5...].elementsEqual("t01.jpg".utf8)
  }

  /// Nil when a folder of this name is walked into.
  static func skippedFolder(_ name: [UInt8]) -> String? {
    if name.first == UInt8(ascii: ".") { return hidden }
    let folded = String(decoding: name, as: UTF8.self).lowercased()
    return shadows.contains(folded) ? shadow : folded == previewFolder ? preview : nil
  }

  /// What the ending promises, until the content says otherwise; nil for endings that promise nothing.
  static func expectedKind(_ name: [UInt8]) -> FileKind? {
    let ending = ending(String(decoding: name, as: UTF8.self).lowercased())
    if videos.contains(ending) { return .video }
    if photos.contains(ending) { return .photo }
    return music.contains(ending) ? .music : nil
  }

  /// Whether a file of this name may say something of its neighbour.
  static func isSidecar(_ name: [UInt8]) -> Bool {
    ["xmp", "json"].contains(ending(String(decoding: name, as: UTF8.self).lowercased()))
  }

  private static func ending(_ folded: String) -> String {
    folded.lastIndex(of: ".").map { String(folded[folded.index(after: $0)...]) } ?? ""
  }
}
