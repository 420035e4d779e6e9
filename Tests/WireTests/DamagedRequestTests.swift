import Plans
import Testing

@testable import Wire

/// Requests with bytes changed at random: whatever comes of them, it is an answer and not a fault.
struct DamagedRequestTests {
  /// SplitMix64 with a fixed seed, so that a failure comes again.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let requests = [
    #"{"jsonrpc":"2.0","id":1,"method":"plan.submit","params":{"plan":{"version":1,"task":"montage","only":["a\u00e9\ud83d\ude00"]},"key":"k"}}"#,
    #"{"jsonrpc":"2.0","id":"день","method":"library.list","params":{"from":"2026-08-20","limit":500}}"#,
    #"{"jsonrpc":"2.0","id":9007199254740992,"method":"film.recut","params":{"film":3,"drop":[1,2],"milliseconds":1e3}}"#,
  ]

  private static let pieces: [[UInt8]] =
    [
      "\"", "\\", "\\u0000", "\\ud800", "{", "}", "[", "]", ",", ":", "0", "-", "1e999", "null", "\u{feff}",
      "\u{202e}",
      "\"id\":1,",
    ].map { Array($0.utf8) } + [[0x00], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xFF]]

  private func damaged(_ random: inout Random) -> [UInt8] {
    var bytes = Array(Self.requests[Int.random(in: 0..<Self.requests.count, using: &random)].utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.replaceSubrange(place..<end, with: [])
      case 1:
        bytes.insert(
          contentsOf: Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)], at: place)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }

  @Test func `every damaged request gets an answer a client can read, or is a right one`() throws {
    var random = Random(state: 1)
    var (run, refused) = (0, 0)
    for _ in 0..<5000 {
      let line = damaged(&random)
      switch RPC.read(line: line) {
      case .request(let request):
        run += 1
        #expect(request.params.members != nil && request.method.isBuilt)
        #expect(RPC.read(line: Array(request.line.dropLast())) == .request(request))
      case .refused(let response):
        refused += 1
        let answer = try #require(RPCAnswer(line: Array(response.line.dropLast())))
        guard case .failure(_, let failure) = answer, !failure.reason.isEmpty else {
          Issue.record("\(String(decoding: line, as: UTF8.self))")
          continue
        }
      case .ignored: continue
      }
    }
    #expect(run > 20 && refused > 2000)
  }
}
