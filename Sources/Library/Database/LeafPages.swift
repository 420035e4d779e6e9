/// The rows that stand in the leaf pages of a database file, found without its tables' trees: what is left
/// when a tree's root or the first page is damaged (sqlite.org/fileformat2.html, sections 1.6 and 2).
struct LeafPages {
  /// A row of some table, with its number where its table has numbers.
  struct Row: Sendable, Equatable {
    var number: Int64?
    var values: [Value?]
  }

  private static let tableLeaf: UInt8 = 0x0D
  private static let indexLeaf: UInt8 = 0x0A
  /// Bytes of one row at most: a job's timeline of 5,000 cuts is below it.
  private static let longestRow = 64 << 20

  private let bytes: [UInt8]
  private let page: Int

  init(_ bytes: [UInt8], page: Int) {
    self.bytes = bytes
    self.page = page
  }

  /// Calls `take` for every row that can be read whole.
  func each(_ take: (Row) -> Void) {
    for start in stride(from: page, to: bytes.count - page + 1, by: page) {
      let kind = bytes[start]
      guard kind == Self.tableLeaf || kind == Self.indexLeaf else { continue }
      let count = short(start + 3)
      guard count > 0, 8 + 2 * count <= page else { continue }
      for cell in 0..<count {
        let place = short(start + 8 + 2 * cell)
        guard place >= 8, place < page else { continue }
        if let row = row(start, place, isNumbered: kind == Self.tableLeaf) { take(row) }
      }
    }
  }

  private func row(_ start: Int, _ place: Int, isNumbered: Bool) -> Row? {
    var offset = start + place
    let end = start + page
    guard let length = varint(&offset, end), length > 0, length <= Self.longestRow else { return nil }
    var number: Int64?
    if isNumbered {
      guard let read = varint(&offset, end) else { return nil }
      number = read
    }
    guard let payload = payload(Int(length), from: offset, end, isNumbered: isNumbered) else { return nil }
    return Self.values(payload).map { Row(number: number, values: $0) }
  }

  /// A row's bytes: the first of them in its page, the rest in a chain of pages of their own.
  private func payload(_ length: Int, from offset: Int, _ end: Int, isNumbered: Bool) -> [UInt8]? {
    let most = isNumbered ? page - 35 : (page - 12) * 64 / 255 - 23
    let least = (page - 12) * 32 / 255 - 23
    if length <= most { return offset + length <= end ? Array(bytes[offset..<offset + length]) : nil }
    let wished = least + (length - least) % (page - 4)
    let local = wished <= most ? wished : least
    guard offset + local + 4 <= end else { return nil }
    var payload = Array(bytes[offset..<offset + local])
    var next = long(offset + local)
    while payload.count < length {
      let start = (next - 1) * page
      guard next > 1, start + page <= bytes.count else { return nil }
      next = long(start)
      payload += bytes[start + 4..<start + 4 + min(page - 4, length - payload.count)]
    }
    return payload
  }

  private static func values(_ payload: [UInt8]) -> [Value?]? {
    var reader = LeafPages(payload, page: payload.count)
    var head = 0
    guard let size = reader.varint(&head, payload.count), size <= payload.count, size > 0 else { return nil }
    var body = Int(size)
    var values: [Value?] = []
    while head < Int(size) {
      guard let type = reader.varint(&head, Int(size)), let value = reader.value(type, &body) else {
        return nil
      }
      values.append(value.value)
    }
    return body == payload.count ? values : nil
  }

  /// One value of a record by its serial type; nil when there is none.
  private mutating func value(_ type: Int64, _ offset: inout Int) -> (value: Value?, Void)? {
    let sizes: [Int64: Int] = [1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8]
    switch type {
    case 0: return (nil, ())
    case 1...6:
      guard let size = sizes[type], offset + size <= bytes.count else { return nil }
      var number = Int64(Int8(bitPattern: bytes[offset]))
      for byte in bytes[offset + 1..<offset + size] { number = number << 8 | Int64(byte) }
      offset += size
      return (.integer(number), ())
    case 8, 9: return (.integer(type - 8), ())
    case 12...:
      let size = Int((type - 12) / 2)
      guard size <= bytes.count - offset else { return nil }
      let part = bytes[offset..<offset + size]
      offset += size
      return (type % 2 == 0 ? .blob(Array(part)) : .text(String(decoding: part, as: UTF8.self)), ())
    default: return nil
    }
  }

  // MARK: Numbers

  private func short(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  private func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }

  /// One to nine bytes, seven bits each but the last.
  private func varint(_ offset: inout Int, _ end: Int) -> Int64? {
    var value: UInt64 = 0
    for place in 0..<9 {
      guard offset < end, offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      if place == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { return Int64(bitPattern: value) }
    }
    return nil
  }
}
