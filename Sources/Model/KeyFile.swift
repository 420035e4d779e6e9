internal import Glibc
internal import Linux

/// The file a server's key is read from; anew at each look, so that a mended one is taken.
enum KeyFile {
  /// Bytes a key may have.
  private static let longest = 4096

  /// - Throws: `missing`, `mode` where others may read it, `content` where it is no single line of plain characters.
  static func read(_ path: String) throws(ModelFault.KeyFile) -> String {
    guard let file = try? Descriptor.open(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY),
      let status = try? file.status()
    else { throw .missing }
    guard status.kind == .regular, status.permissions & 0o077 == 0 else { throw .mode }
    guard let bytes = try? file.readAll(limit: longest) else { throw .content }
    let key = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard key.count == 1, let word = key.first, word.utf8.allSatisfy({ (33...126).contains($0) }) else {
      throw .content
    }
    return String(word)
  }
}
