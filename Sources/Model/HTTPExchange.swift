internal import CCurl
internal import Glibc
internal import Linux
internal import Synchronization

/// Exchanges with one server, one at a time, on a thread of their own because they block.
final class HTTPExchange: Sendable {
  /// Loopback or dead.
  private static let connectMilliseconds = 1000
  /// Bytes of an answer, its headers included; a form has about 300.
  private static let largest = 64 << 10
  /// The same where a server describes a model: Ollama lists every tensor, 75 KiB of them for a model of 4 billion parameters.
  static let largestDescription = 4 << 20

  private let address: ModelAddress
  private let thread: SerialThread

  /// - Throws: EAGAIN when the system has no more threads to give.
  init(_ address: ModelAddress) throws(LinuxError) {
    self.address = address
    thread = try SerialThread(named: "model")
  }

  /// A flag that the call's thread looks at.
  private final class Cancellation: Sendable {
    let isSet = Atomic(false)
  }

  /// The status and body of the answer to one request; nothing of it is believed yet.
  /// - Parameters:
  ///   - body: JSON to post; nil asks by GET.
  ///   - key: goes along as a bearer's token.
  ///   - most: bytes of the answer.
  func ask(
    _ path: String, body: [UInt8]? = nil, key: String? = nil, most: Int = largest, within time: Duration
  ) async throws(ModelFault.Kind) -> (status: Int, body: [UInt8]) {
    let cancellation = Cancellation()
    let call = Call(
      url: address.base + path, socket: address.socket, body: body,
      header: key.map { "Authorization: Bearer \($0)" },
      milliseconds: max(1, Int(time / .milliseconds(1))), most: most)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        thread.run { continuation.resume(returning: call.run(cancellation)) }
      }
    } onCancel: {
      cancellation.isSet.store(true, ordering: .relaxed)
    }
    return try outcome.get()
  }

  /// What goes to the thread.
  private struct Call: Sendable {
    let url: String
    let socket: String?
    let body: [UInt8]?
    let header: String?
    let milliseconds: Int
    let most: Int

    func run(_ cancellation: Cancellation) -> Result<(status: Int, body: [UInt8]), ModelFault.Kind> {
      if cancellation.isSet.load(ordering: .relaxed) { return .failure(.cancelled) }
      // The body is JSON of ours and holds no NUL.
      let answer = Self.withText(body.map { String(decoding: $0, as: UTF8.self) }) { body in
        url.withCString { url in
          Self.withText(socket) { socket in
            Self.withText(header) { header in
              var request = reel_http_request()
              (request.url, request.socket, request.body, request.header) = (url, socket, body, header)
              request.connect_milliseconds = min(HTTPExchange.connectMilliseconds, milliseconds)
              request.milliseconds = milliseconds
              request.largest = most
              request.is_cancelled = { context in
                guard let context else { return 0 }
                let flag = Unmanaged<Cancellation>.fromOpaque(context).takeUnretainedValue()
                return flag.isSet.load(ordering: .relaxed) ? 1 : 0
              }
              request.context = Unmanaged.passUnretained(cancellation).toOpaque()
              return withExtendedLifetime(cancellation) { reel_http(&request) }
            }
          }
        }
      }
      defer { free(answer.bytes) }
      if let fault = Self.fault(answer.end) { return .failure(fault) }
      let bytes = answer.bytes.map { Array(UnsafeBufferPointer(start: $0, count: answer.length)) } ?? []
      return .success((Int(answer.status), bytes))
    }

    private static func withText<Value>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Value) -> Value {
      guard let text else { return body(nil) }
      return text.withCString(body)
    }

    private static func fault(_ end: reel_http_end) -> ModelFault.Kind? {
      switch end {
      case reel_http_answered: nil
      case reel_http_no_library: .noLibrary
      case reel_http_refused: .refused
      case reel_http_reset: .reset
      case reel_http_cut: .cut
      case reel_http_late: .late
      case reel_http_too_large: .tooLarge
      case reel_http_cancelled: .cancelled
      default: .garbled
      }
    }
  }
}
