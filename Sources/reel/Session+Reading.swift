internal import Glibc
internal import Linux
internal import Plans
internal import Wire

/// Bytes of a file of cases: 10,000 sentences of the longest kind.
private let largestCases = 64 << 20

extension Session {
  /// Shows how a sentence is understood, or reads a file of them.
  func read() throws(Failure) {
    if let path = options.value("jsonl") {
      guard options.operands.isEmpty else { throw .usage("reel read takes a sentence or --jsonl, not both") }
      return try readCases(path)
    }
    guard let text = options.operands.first else {
      throw .usage("reel read takes a sentence, or --jsonl FILE")
    }
    do throws(Failure) {
      let answer = try ask(.requestRead, sentence(text))
      screen.result(answer, text: UnderstoodReport(answer, asked: text).lines)
    } catch { throw error.told(asked: text) }
  }

  /// The parameters every reading of a sentence takes.
  func sentence(_ text: String) -> [JSON.Member] {
    var params = [JSON.Member("text", .string(text))]
    if let now = options.value("now") { params.append(JSON.Member("now", .string(now))) }
    return params
  }

  /// One case a line in, one answer a line out; a refusal is an answer.
  private func readCases(_ path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(LinuxError) {
      let file = path == "-" ? try Descriptor.standardInput() : try Descriptor.open(path, flags: O_RDONLY)
      bytes = try file.readAll(limit: largestCases)
    } catch { throw Failure(.failed, code: "failed", field: "jsonl", reason: "\(path): \(error.meaning)") }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") })
      {
        continue
      }
      screen.document(try readCase(Array(line)))
    }
  }

  /// `{"id", "plan", ...}` or `{"id", "error"}`.
  private func readCase(_ line: [UInt8]) throws(Failure) -> JSON {
    let json: JSON
    do throws(JSONText.Refusal) { json = try JSONText.parse(line) } catch {
      return Self.refused(.null, Problem(.badValue, reason: error.reason))
    }
    let id = JSON.Member("id", json["id"] ?? .null)
    guard let text = json["ask"]?.string else {
      return Self.refused(
        id.value, Problem(.badValue, field: "ask", reason: "a case needs the text of an ask"))
    }
    var params = [JSON.Member("text", .string(text))]
    if let now = json["now"], !now.isNull { params.append(JSON.Member("now", now)) }
    // Null is the form of a model that gave none: the words alone are read.
    if let form = json["form"] { params.append(JSON.Member("form", form)) }
    guard JSONText.write(.object(params)).count < LineBuffer.longestRequest / 2 else {
      return Self.refused(
        id.value, Problem(.askTooLong, field: "text", reason: "a request has at most 2000 characters"))
    }
    do throws(Failure) {
      return .object([id] + (try ask(.requestRead, params).members ?? []))
    } catch {
      // Only a refusal is this line's; without a daemon there is nothing more to read.
      guard error.exitCode == .failed else { throw error }
      return .object([id, JSON.Member("error", error.problem)])
    }
  }

  private static func refused(_ id: JSON, _ problem: Problem) -> JSON {
    ["id": id, "error": problem.json]
  }
}
