internal import Glibc
internal import Media
internal import Plans
internal import Testing

/// A folder of a test's own with what makes media in it; removed when the test lets go of it.
final class Workshop {
  let folder: String

  init() throws {
    var template = Array("/tmp/reeld-media-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw TestFailure("mkdtemp") }
    folder = String(cString: made)
  }

  deinit {
    if let directory = opendir(folder) {
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        unlink("\(folder)/\(name)")
      }
      closedir(directory)
    }
    rmdir(folder)
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Runs ffmpeg with the words of `arguments`, which end with the name of the file to make.
  func ffmpeg(_ arguments: String) throws -> OpenFile {
    let words = arguments.split(separator: " ").map(String.init)
    guard let name = words.last else { throw TestFailure("no file named") }
    try run("ffmpeg", ["-nostdin", "-v", "error", "-y", "-threads", "1"] + words.dropLast() + [path(name)])
    return try OpenFile(path(name))
  }

  func write(_ bytes: [UInt8], to name: String = "file") throws -> OpenFile {
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      guard count > 0 else { throw TestFailure("write \(name)") }
      written += count
    }
    return try OpenFile(path(name))
  }

  func run(_ program: String, _ arguments: [String]) throws {
    var pointers = ([program] + arguments).map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, program, nil, nil, pointers, environ) == 0 else {
      throw TestFailure("start \(program)")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw TestFailure("\(program) \(arguments.joined(separator: " ")): status \(status)")
    }
  }
}

/// A file open for reading.
final class OpenFile {
  let descriptor: Int32
  let path: String

  init(_ path: String) throws {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TestFailure("open \(path)") }
  }

  /// One of the repository's fixtures.
  convenience init(fixture name: String) throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    try self.init("/\(root)/Fixtures/\(name)")
  }

  deinit { close(descriptor) }

  func bytes() throws -> [UInt8] {
    var status = stat()
    fstat(descriptor, &status)
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }
}

struct TestFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// What `Probe` finds; keeps the file open meanwhile.
func facts(of file: OpenFile) throws -> MediaFacts {
  try withExtendedLifetime(file) { try Probe.facts(of: file.descriptor) }
}

/// Why `Probe` refuses a file; nil when it does not.
func refusal(of file: OpenFile) -> String? {
  do throws(MediaError) {
    defer { withExtendedLifetime(file) {} }
    _ = try Probe.facts(of: file.descriptor)
    return nil
  } catch {
    return error.refusal
  }
}
