import Glibc
import Library
import Linux
import Model
import Testing

/// The document that scripts and other programs are written by.
struct ProtocolDocumentTests {
  private static func words(of object: String, _ field: String) throws -> Set<String> {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try Descriptor.open("/\(root)/docs/PROTOCOL.md", flags: O_RDONLY)
    let text = String(decoding: try file.readAll(limit: 1 << 20), as: UTF8.self)
    let from = try #require(text.firstRange(of: "    \(object) {")).upperBound
    let behind = text[from...]
    let start = try #require(behind.firstRange(of: "\"\(field)\": \"")).upperBound
    return Set(behind[start...].prefix { $0 != "\"" }.split(separator: "|").map(String.init))
  }

  @Test func `every state and kind that an answer may hold stands in the document, and no other`() throws {
    #expect(try Self.words(of: "ROW   ", "kind") == Set(FileKind.allCases.map(\.rawValue)))
    #expect(try Self.words(of: "ROW   ", "state") == Set(FileState.allCases.map(\.rawValue)))
    #expect(try Self.words(of: "JOB   ", "state") == Set(Job.State.allCases.map(\.rawValue)))
    let folders = LibraryStatus.FolderState.allCases.map(\.rawValue)
    #expect(try Self.words(of: "STATUS", "state") == Set(folders))
    #expect(try Self.words(of: "STATUS", "model\": {\"state") == Set(ModelState.allCases.map(\.rawValue)))
  }
}
