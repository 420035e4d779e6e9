internal import CExif
internal import Plans

/// The texts of one EXIF block, read by libexif.
struct ExifBlock {
  /// Bytes of a block handed to libexif: the directories stand at its front, thumbnails and notes behind.
  private static let maxBytes = 1 << 20
  /// Bytes kept of one text.
  private static let maxText = 256

  private(set) var tags: [MediaFacts.Tag: String] = [:]
  /// EXIF Orientation, 1 to 8.
  private(set) var orientation: Int?

  /// Reads a block with or without its `Exif` mark in front of the TIFF header.
  init(_ block: ArraySlice<UInt8>) {
    var bytes = Array(block.prefix(ExifBlock.maxBytes))
    if !bytes.has("Exif") { bytes.insert(contentsOf: Array("Exif\0\0".utf8), at: 0) }
    guard let exif = exif_data_new() else { return }
    defer { exif_data_unref(exif) }
    // Offsets of time are newer than this libexif: unknown tags must stay.
    exif_data_unset_option(exif, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    exif_data_unset_option(exif, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_set_option(exif, EXIF_DATA_OPTION_DONT_CHANGE_MAKER_NOTE)
    exif_data_load_data(exif, bytes, UInt32(bytes.count))
    // Behind its mark the TIFF header, from which offsets count.
    read(exif, block: bytes.dropFirst(6))
  }

  /// Texts of the image's directory.
  private static let imageTexts: [(UInt32, MediaFacts.Tag)] = [
    (0x010F, .make), (0x0110, .model), (0x0131, .software),
  ]
  /// Texts of the capture's directory, which some programs put into the image's.
  private static let captureTexts: [(UInt32, MediaFacts.Tag)] = [
    (0x9003, .exifOriginal), (0x9291, .exifOriginalFraction), (0x9011, .exifOriginalOffset),
    (0x9004, .exifDigitized), (0x9292, .exifDigitizedFraction), (0x9012, .exifDigitizedOffset),
    (0x9010, .exifOffset),
  ]

  private mutating func read(_ exif: UnsafeMutablePointer<ExifData>, block: ArraySlice<UInt8>) {
    let order = exif_data_get_byte_order(exif)
    let (image, capture, place) = (exif.pointee.ifd.0, exif.pointee.ifd.2, exif.pointee.ifd.3)
    for (number, tag) in ExifBlock.imageTexts { tags[tag] = ExifBlock.text(number, in: image) }
    for (number, tag) in ExifBlock.captureTexts {
      tags[tag] = ExifBlock.text(number, in: capture) ?? ExifBlock.text(number, in: image)
    }
    if let entry = ExifBlock.entry(0x0112, in: image), entry.size >= 2, let bytes = entry.data {
      let value = Int(exif_get_short(bytes, order))
      if (1...8).contains(value) { orientation = value }
    }
    if let note = ExifBlock.entry(0x927C, in: capture), let bytes = note.data {
      let buffer = UnsafeBufferPointer(start: bytes, count: Int(note.size))
      tags[.identifier] = AppleMakerNote.identifier(in: Array(buffer)[...])
      tags[.cameraZone] = MakerZone.text(make: tags[.make], note: Array(buffer)[...], tiff: block)
    }
    // TimeZoneOffset of TIFF/EP, whole hours.
    if tags[.cameraZone] == nil,
      let zone = ExifBlock.entry(0x882A, in: image) ?? ExifBlock.entry(0x882A, in: capture), zone.size >= 2,
      let bytes = zone.data
    {
      tags[.cameraZone] = MakerZone.text(minutes: Int(exif_get_sshort(bytes, order)) * 60)
    }
    tags[.exifGPSDate] = ExifBlock.text(0x001D, in: place)
    if let time = ExifBlock.entry(0x0007, in: place), time.size >= 24, let bytes = time.data {
      tags[.exifGPSTime] = ExifBlock.time((0..<3).map { exif_get_rational(bytes + 8 * $0, order) })
    }
  }

  private static func entry(_ tag: UInt32, in directory: UnsafeMutablePointer<ExifContent>?) -> ExifEntry? {
    guard let directory, let entry = exif_content_get_entry(directory, ExifTag(rawValue: tag)) else {
      return nil
    }
    return entry.pointee
  }

  private static func text(_ tag: UInt32, in directory: UnsafeMutablePointer<ExifContent>?) -> String? {
    guard let entry = entry(tag, in: directory), let bytes = entry.data else { return nil }
    let written = UnsafeBufferPointer(start: bytes, count: min(Int(entry.size), maxText)).prefix { $0 != 0 }
    let text = String(decoding: written, as: UTF8.self)
    return text.utf8.allSatisfy { $0 <= 0x20 } ? nil : text
  }

  /// Hours, minutes and seconds as `16:04:21.25`; nil when one is no number.
  private static func time(_ parts: [ExifRational]) -> String? {
    guard parts.allSatisfy({ $0.denominator > 0 }) else { return nil }
    let milliseconds = parts.map { UInt64($0.numerator) * 1000 / UInt64($0.denominator) }
    guard milliseconds[0] < 24_000, milliseconds[1] < 60_000, milliseconds[2] < 61_000 else { return nil }
    func two(_ value: UInt64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let fraction = milliseconds[2] % 1000
    let text = milliseconds.map { two($0 / 1000) }.joined(separator: ":")
    return fraction == 0 ? text : text + ".\(String(1000 + fraction).dropFirst())"
  }
}
