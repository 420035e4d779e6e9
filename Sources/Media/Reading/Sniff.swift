/// Tells by a file's first bytes what it is, so that libav is asked for one container only and a refusal is
/// true.
package struct Sniff {
  /// Bytes looked at for a signature.
  private static let headBytes = 4096

  let file: FileBytes

  /// What `file` is.
  ///
  /// - Throws: `empty`, `a playlist, not media`, `not media`, `container not supported: ...`, `incomplete:
  ///   ...`
  ///   or `broken: ...` as the reason.
  package static func container(of file: FileBytes) throws(MediaError) -> Container {
    try Sniff(file: file).container()
  }

  private func container() throws(MediaError) -> Container {
    guard file.size > 0 else { throw refusal("empty") }
    let head = try file.bytes(at: 0, count: Sniff.headBytes)
    if head.allSatisfy({ $0 == 0 }) {
      throw refusal("incomplete: it begins with zeros, as one not yet written")
    }
    if let container = Sniff.signature(of: head) {
      if container == .mov { try MovieStructure.check(file) }
      return container
    }
    if let name = Sniff.unsupported(head) { throw refusal("container not supported: \(name)") }
    if Sniff.isPlaylist(head) { throw refusal("a playlist, not media") }
    if let container = try packetized(head) { return container }
    throw refusal("not media")
  }

  private func refusal(_ reason: String) -> MediaError { MediaError("open", reason: reason) }

  /// Containers with a signature of their own.
  private static func signature(of head: ArraySlice<UInt8>) -> Container? {
    switch head.bigEndian(0, 4) {
    case 0x1A45_DFA3: return .matroska
    case 0x8950_4E47: return .png
    case 0x0000_01BA: return .mpeg
    case 0x1F07_003F, 0x1F07_00BF: return .dv
    default: break
    }
    if head.bigEndian(0, 3) == 0xFFD8FF { return .jpeg }
    if head.has("OggS") { return .ogg }
    if head.has("fLaC") { return .flac }
    if head.has("#!AMR") { return .amr }
    if head.has("GIF8") { return .gif }
    if head.has("RIFF") || head.has("RF64") || head.has("BW64") {
      if head.has("AVI ", at: 8) { return .avi }
      if head.has("WAVE", at: 8) { return .wav }
      if head.has("WEBP", at: 8) { return .webp }
    }
    if head.has("FORM"), head.has("AIF", at: 8) { return .aiff }
    return movie(head)
  }

  /// Boxes a movie may begin with, beside `ftyp`: old cameras write none.
  private static let firstBoxes: Set<String> = [
    "moov", "mdat", "wide", "free", "skip", "pnot", "styp", "uuid",
  ]
  private static let stillBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "msf1",
  ]

  private static func movie(_ head: ArraySlice<UInt8>) -> Container? {
    guard let type = head.fourCharacters(4), let size = head.bigEndian(0, 4) else { return nil }
    guard type == "ftyp" else { return firstBoxes.contains(type) ? .mov : nil }
    var brands: [String] = []
    for offset in stride(from: 8, to: Int(min(size, 256)), by: 4) where offset != 12 {
      if let brand = head.fourCharacters(offset) { brands.append(brand) }
    }
    guard let major = brands.first else { return .mov }
    if major == "avif" || major == "avis" { return .avif }
    guard stillBrands.contains(major) else { return .mov }
    return brands.contains("avif") ? .avif : .heif
  }
}
