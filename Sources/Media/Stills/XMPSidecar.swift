package import Plans

/// An XMP file beside a photo or clip: it says of its neighbour what the neighbour does not say itself.
package enum XMPSidecar {
  /// Bytes read of such a file; digiKam's and Lightroom's have a few thousand.
  private static let maxBytes = 1 << 20
  /// Where a packet must have begun: behind a declaration and comments.
  private static let headBytes = 4096

  /// Nil when the file is something else.
  package static func facts(of file: FileBytes) throws(MediaError) -> MediaFacts? {
    guard file.size > 0, file.size <= Int64(maxBytes) else { return nil }
    let head = try file.bytes(at: 0, count: headBytes).drop {
      $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF
    }
    guard head.first == UInt8(ascii: "<"), isPacket(head) else { return nil }
    let packet = XMPPacket(Array(try file.bytes(at: 0, count: Int(file.size))))
    var facts = MediaFacts(kind: .sidecar, container: "xmp")
    facts.tags[.xmpDate] = packet.date
    return facts
  }

  private static func isPacket(_ head: ArraySlice<UInt8>) -> Bool {
    head.indices.contains {
      head[$0] == UInt8(ascii: "<") && (head[$0...].has("<x:xmpmeta") || head[$0...].has("<rdf:RDF"))
    }
  }
}
