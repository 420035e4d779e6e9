internal import Glibc

/// File names as the kernel knows them: bytes, of any encoding, without NUL.
enum FileName {
  /// The bytes with the closing NUL that C wants.
  ///
  /// - Throws: EINVAL for a name with a NUL, which C would cut short.
  static func forC(_ name: [UInt8], operation: String) throws(LinuxError) -> [CChar] {
    guard !name.contains(0) else { throw LinuxError(operation, text(name), code: EINVAL) }
    var copy = [CChar]()
    copy.reserveCapacity(name.count + 1)
    for byte in name { copy.append(CChar(bitPattern: byte)) }
    copy.append(0)
    return copy
  }

  /// The string as C wants it.
  ///
  /// - Throws: EINVAL for a string with a NUL, which C would cut short.
  static func forC(_ name: String, operation: String) throws(LinuxError) -> [CChar] {
    try forC(Array(name.utf8), operation: operation)
  }

  /// The bytes for an error's subject; what is not UTF-8 becomes U+FFFD.
  static func text(_ name: [UInt8]) -> String { String(decoding: name, as: UTF8.self) }
}
