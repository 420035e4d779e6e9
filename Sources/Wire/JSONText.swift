internal import CJansson
package import Plans

/// Nested arrays and objects of one text; the protocol's own documents have under ten.
private let deepest = 32

/// Strict JSON: libjansson reads and refuses, we write one line.
package enum JSONText {
  /// Why a text was refused whole.
  package enum Refusal: Error, Sendable, Equatable {
    case syntax(byte: Int)
    case badUTF8(byte: Int)
    case byteOrderMark
    /// With the key, as written in the text.
    case repeatedKey(String)
    case nulInKey
    case tooDeep
    case numberTooLarge
    case outOfMemory
  }

  /// One value and nothing behind it but white space.
  ///
  /// Strings may hold NUL (as `\u0000`): what a value may be is for its reader to say, who can name the
  /// field.
  package static func parse(_ bytes: [UInt8]) throws(Refusal) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw .byteOrderMark }
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL
    var error = json_error_t()
    let root = bytes.withUnsafeBytes {
      json_loadb($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, Int(flags), &error)
    }
    guard let root else { throw refusal(error, bytes) }
    defer { json_decref(root) }
    return try value(root, depth: 0)
  }

  private static func refusal(_ error: json_error_t, _ bytes: [UInt8]) -> Refusal {
    let byte = max(0, Int(error.position))
    switch withUnsafePointer(to: error, { json_error_code($0) }) {
    case json_error_duplicate_key: return .repeatedKey(key(endingAt: byte, in: bytes))
    case json_error_null_byte_in_key: return .nulInKey
    case json_error_stack_overflow: return .tooDeep
    case json_error_invalid_utf8: return .badUTF8(byte: byte)
    case json_error_numeric_overflow: return .numberTooLarge
    case json_error_out_of_memory: return .outOfMemory
    default: return .syntax(byte: byte)
    }
  }

  /// The repeated key: libjansson names only short ones, but it stops right behind the key's closing quote.
  private static func key(endingAt end: Int, in bytes: [UInt8]) -> String {
    let quote = UInt8(ascii: "\"")
    guard (2...bytes.count).contains(end), bytes[end - 1] == quote else { return "" }
    var start = end - 2
    while start >= 0 {
      if bytes[start] == quote, isUnescaped(start, bytes) { break }
      start -= 1
    }
    guard start >= 0, let key = try? parse(Array(bytes[start..<end])).string else { return "" }
    return key
  }

  private static func isUnescaped(_ place: Int, _ bytes: [UInt8]) -> Bool {
    var backslashes = 0
    while place - backslashes > 0, bytes[place - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
    return backslashes.isMultiple(of: 2)
  }

  private static func value(_ json: UnsafeMutablePointer<json_t>, depth: Int) throws(Refusal) -> JSON {
    switch json.pointee.type {
    case JSON_OBJECT: return .object(try members(json, depth: depth + 1))
    case JSON_ARRAY: return .array(try elements(json, depth: depth + 1))
    case JSON_STRING: return .string(text(json_string_value(json), json_string_length(json)))
    case JSON_INTEGER: return .integer(Int64(json_integer_value(json)))
    case JSON_REAL: return .real(json_real_value(json))
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    default: return .null
    }
  }

  private static func elements(
    _ array: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(Refusal) -> [JSON] {
    if depth > deepest { throw .tooDeep }
    var found: [JSON] = []
    found.reserveCapacity(json_array_size(array))
    for index in 0..<json_array_size(array) {
      if let element = json_array_get(array, index) { found.append(try value(element, depth: depth)) }
    }
    return found
  }

  private static func members(
    _ object: UnsafeMutablePointer<json_t>, depth: Int
  ) throws(Refusal) -> [JSON.Member] {
    if depth > deepest { throw .tooDeep }
    var found: [JSON.Member] = []
    found.reserveCapacity(json_object_size(object))
    var place = json_object_iter(object)
    while let current = place {
      let key = text(json_object_iter_key(current), json_object_iter_key_len(current))
      if let member = json_object_iter_value(current) {
        found.append(JSON.Member(key, try value(member, depth: depth)))
      }
      place = json_object_iter_next(object, current)
    }
    return found
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let start else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}

extension JSONText.Refusal {
  /// Where it was met, as far as that is known.
  package var byte: Int? {
    switch self {
    case .syntax(let byte), .badUTF8(let byte): byte
    case .byteOrderMark, .repeatedKey, .nulInKey, .tooDeep, .numberTooLarge, .outOfMemory: nil
    }
  }

  /// One English sentence without a final stop.
  package var reason: String {
    switch self {
    case .syntax(let byte): "this is not JSON: byte \(byte) does not fit"
    case .badUTF8(let byte): "the text is not UTF-8 at byte \(byte)"
    case .byteOrderMark: "the text begins with a byte order mark"
    case .repeatedKey(let key): "the key \"\(Fields.quotable(key))\" is written twice in one object"
    case .nulInKey: "a key holds a NUL character"
    case .tooDeep: "more than \(deepest) arrays and objects are nested in each other"
    case .numberTooLarge: "a number is too large"
    case .outOfMemory: "there is not enough memory to read this text"
    }
  }
}
