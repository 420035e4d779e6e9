/// The few properties we read from an XMP packet: dates, and what says that a video lies behind the still.
///
/// A reader of our own: no entities beyond the five of XML, no document types, nothing is looked up, one
/// pass.
struct XMPPacket {
  /// One entry of Google's container directory.
  struct Entry: Equatable {
    var semantic = ""
    var length: Int64 = 0
    var padding: Int64 = 0
  }

  /// Bytes of a packet that are read: JPEG allows 64 KiB, HEIF any length.
  private static let maxBytes = 1 << 20
  private static let maxItems = 64
  private static let maxText = 256

  private static let namespaces: [String: String] = [
    "http://ns.adobe.com/xap/1.0/": "xmp", "http://ns.adobe.com/exif/1.0/": "exif",
    "http://ns.adobe.com/photoshop/1.0/": "photoshop", "http://ns.adobe.com/tiff/1.0/": "tiff",
    "http://ns.google.com/photos/1.0/camera/": "camera",
    "http://ns.google.com/photos/1.0/container/": "container",
    "http://ns.google.com/photos/1.0/container/item/": "item",
  ]

  /// Texts by their usual prefix and name, such as `xmp:CreateDate`; the first of each counts.
  private(set) var properties: [String: String] = [:]
  private(set) var items: [Entry] = []
  private var prefixes: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    var reader = XMLReader(Array(bytes.prefix(XMPPacket.maxBytes)))
    var open: String?
    while let piece = reader.next() {
      switch piece {
      case .element(let name, let attributes):
        for (key, value) in attributes where key.hasPrefix("xmlns:") {
          prefixes[String(key.dropFirst(6))] = XMPPacket.namespaces[value]
        }
        open = usual(name)
        if open == "container:Item", items.count < XMPPacket.maxItems { items.append(Entry()) }
        for (key, value) in attributes { set(usual(key), value) }
      case .text(let text):
        if let open { set(open, text) }
      case .end:
        open = nil
      }
    }
  }

  /// `xmp:CreateDate` whatever prefix the packet gives the namespace; nil for namespaces we do not read.
  private func usual(_ name: String) -> String? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    guard let prefix = prefixes[String(name[..<colon])] else { return nil }
    return prefix + name[colon...]
  }

  private mutating func set(_ name: String?, _ value: String) {
    guard let name, !value.isEmpty, value.utf8.count <= XMPPacket.maxText else { return }
    if let last = items.indices.last {
      switch name {
      case "item:Semantic": items[last].semantic = value
      case "item:Length": items[last].length = Int64(value) ?? 0
      case "item:Padding": items[last].padding = Int64(value) ?? 0
      default: break
      }
    }
    if properties[name] == nil { properties[name] = value }
  }
}

extension XMPPacket {
  /// When it was taken: the capture's own date, then the editor's, then the file's.
  var date: String? {
    properties["exif:DateTimeOriginal"] ?? properties["photoshop:DateCreated"] ?? properties["xmp:CreateDate"]
  }

  /// The satellites' time, UTC. XMP keeps date and time in one property, whose EXIF name says time alone.
  var gpsDate: String? {
    if let whole = properties["exif:GPSDateTime"] { return whole }
    if let date = properties["exif:GPSDateStamp"], let time = properties["exif:GPSTimeStamp"] {
      return time.contains("T") ? time : "\(date) \(time)"
    }
    return properties["exif:GPSTimeStamp"]
  }

  /// Whether a video is said to lie behind the still: a hint, no proof.
  var saysMotion: Bool {
    properties["camera:MotionPhoto"] == "1" || properties["camera:MicroVideo"] == "1"
  }

  /// Bytes from the video's first to the file's end, by the older of Google's ways.
  var videoOffset: Int64? {
    (properties["camera:MicroVideoOffset"] ?? properties["camera:MotionPhotoOffset"]).flatMap { Int64($0) }
  }
}
