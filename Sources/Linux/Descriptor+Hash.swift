internal import CMd

extension Descriptor {
  /// Bytes hashed at a time.
  private static let portion = 1 << 20

  /// SHA-256 of the whole file as 64 lower-case hexadecimal digits. The file's own place stays.
  package func hash() throws(LinuxError) -> String {
    var state = SHA2_CTX()
    SHA256Init(&state)
    var offset: Int64 = 0
    while true {
      let bytes = try readAt(offset, count: Self.portion)
      if bytes.isEmpty { break }
      SHA256Update(&state, bytes, bytes.count)
      offset += Int64(bytes.count)
    }
    var digits = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
    SHA256End(&state, &digits)
    return String(decoding: digits.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
