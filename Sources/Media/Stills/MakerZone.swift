internal import Plans

/// The zone that Canon's and Nikon's cameras keep in their maker notes, in minutes east of UTC.
enum MakerZone {
  private static let canonTime: UInt64 = 0x0035
  private static let nikonTime: UInt64 = 0x0024
  private static let maxEntries = 512

  /// `tiff` is the whole block from its TIFF header on, `note` the maker note in it.
  static func text(make: String?, note: ArraySlice<UInt8>, tiff: ArraySlice<UInt8>) -> String? {
    let make = make?.lowercased() ?? ""
    let minutes: Int?
    if make.hasPrefix("canon") {
      minutes = canon(note, tiff)
    } else if make.hasPrefix("nikon") {
      minutes = nikon(note)
    } else {
      minutes = nil
    }
    return minutes.flatMap { text(minutes: $0) }
  }

  /// Such as `+01:00`; nil for what is no offset.
  static func text(minutes: Int) -> String? {
    let offset = UTCOffset(minutes: minutes)
    return offset.isKnown && minutes % 15 == 0 ? offset.description : nil
  }

  /// A bare directory whose offsets count from the TIFF header: size, zone with summer time in it, city,
  /// summer time.
  private static func canon(_ note: ArraySlice<UInt8>, _ tiff: ArraySlice<UInt8>) -> Int? {
    let isBig = tiff.has("MM")
    guard let entry = entry(canonTime, in: note, at: 0, isBig), entry.count >= 4,
      let zone = number(tiff, Int(entry.value) + 4, 4, isBig)
    else { return nil }
    return Int(Int32(truncatingIfNeeded: zone))
  }

  /// A TIFF block of its own behind its mark: zone without summer time, then whether it is summer time.
  private static func nikon(_ note: ArraySlice<UInt8>) -> Int? {
    guard note.has("Nikon\0") else { return nil }
    let block = note.dropFirst(10)
    let isBig = block.has("MM")
    guard let start = number(block, 4, 4, isBig),
      let entry = entry(nikonTime, in: block, at: Int(start), isBig),
      let zone = number(block, entry.place, 2, isBig), let summer = number(block, entry.place + 2, 1, isBig)
    else { return nil }
    return Int(Int16(truncatingIfNeeded: zone)) + (summer == 1 ? 60 : 0)
  }

  private static func entry(
    _ wanted: UInt64, in bytes: ArraySlice<UInt8>, at start: Int, _ isBig: Bool
  ) -> (count: UInt64, value: UInt64, place: Int)? {
    guard let entries = number(bytes, start, 2, isBig) else { return nil }
    for index in 0..<min(Int(entries), maxEntries) {
      let place = start + 2 + 12 * index
      guard let tag = number(bytes, place, 2, isBig), let count = number(bytes, place + 4, 4, isBig),
        let value = number(bytes, place + 8, 4, isBig)
      else { return nil }
      if tag == wanted { return (count, value, place + 8) }
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int, _ isBig: Bool)
    -> UInt64?
  {
    isBig ? bytes.bigEndian(offset, count) : bytes.littleEndian(offset, count)
  }
}
