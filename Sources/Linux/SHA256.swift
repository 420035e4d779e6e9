internal import CMd

/// SHA-256 by libmd.
package enum SHA256 {
  /// The hash over all parts one after the other, as 64 lower-case hexadecimal digits.
  package static func hex(_ parts: [[UInt8]]) -> String {
    var state = SHA2_CTX()
    SHA256Init(&state)
    for part in parts { SHA256Update(&state, part, part.count) }
    var digits = [CChar](repeating: 0, count: 2 * Int(SHA256_DIGEST_LENGTH) + 1)
    SHA256End(&state, &digits)
    return String(decoding: digits.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
