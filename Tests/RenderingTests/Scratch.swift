internal import Glibc
internal import Media

/// An empty folder that goes with the test that made it, and the descriptors opened in it.
final class Scratch {
  let path: String
  private var opened: [Int32] = []

  /// Encoders and damaged sources talk; here only their errors are wanted.
  private static let quiet: Void = MediaLog.start()

  init() throws {
    Scratch.quiet
    var template = Array("/tmp/reel-rendering-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("mkdtemp: \(errno)") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for descriptor in opened { close(descriptor) }
    for name in names() { unlink(file(name)) }
    rmdir(path)
  }

  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// A new file to write to.
  func create(_ name: String) throws -> Int32 {
    try open(file(name), O_RDWR | O_CREAT | O_TRUNC)
  }

  func open(_ path: String) throws -> Int32 { try open(path, O_RDONLY) }

  /// Closes a descriptor before its time.
  func release(_ descriptor: Int32) {
    guard opened.contains(descriptor) else { return }
    opened.removeAll { $0 == descriptor }
    close(descriptor)
  }

  private func open(_ path: String, _ flags: Int32) throws -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("open \(path): \(errno)") }
    opened.append(descriptor)
    return descriptor
  }
}

/// A test's own means failed.
struct Failure: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// The bytes of a file.
func bytes(of path: String) throws -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw Failure("open \(path): \(errno)") }
  defer { fclose(file) }
  var all: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = fread(&part, 1, part.count, file)
    if count == 0 { return all }
    all += part[..<count]
  }
}

/// Replaces what a file holds.
func rewrite(_ descriptor: Int32, _ bytes: [UInt8]) throws {
  guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
    throw Failure("rewrite: \(errno)")
  }
}
