/// Why a model gave nothing: a signature without a word of the request, of the answer or of a message.
package struct ModelFault: Error, Sendable, Equatable {
  /// What was being done.
  package enum Stage: String, Sendable {
    case look, probe, form, step
  }

  /// What went wrong.
  package enum Kind: Error, Sendable, Equatable {
    /// It is not ready to be asked.
    case state(ModelState)
    /// Nobody listens there, or there is no such socket.
    case refused
    case reset
    /// The answer ended in the middle.
    case cut
    /// No HTTP, or more of it than is read.
    case garbled
    case tooLarge
    case late
    /// Others are waiting already.
    case busy
    /// Whoever asked went away.
    case cancelled
    case noLibrary
    case keyFile(KeyFile)
    case http(status: Int, type: String)
    case invalid(Invalid)
    case notEnforced
    case windowTooSmall
    case offDevice
    case noSuchModel
  }

  /// What is wrong with the file of the key.
  package enum KeyFile: String, Error, Sendable {
    case missing, mode, content
  }

  /// What is wrong with an answer.
  package enum Invalid: String, Error, Sendable {
    case json, envelope, empty, finish, content, keys
    case cutOff = "cut_off"
    case thinkingOn = "thinking_on"
    case task = "enum_task"
    case source = "enum_source"
    case when = "enum_when"
    case next = "enum_next"
    case text = "text_too_long"
  }

  package var stage: Stage
  package var kind: Kind

  package init(_ stage: Stage, _ kind: Kind) {
    self.stage = stage
    self.kind = kind
  }

  /// `stage:kind[:status][:type]`.
  package var signature: String {
    let what =
      switch kind {
      case .state(let state): "state:\(state.rawValue)"
      case .refused: "refused"
      case .reset: "reset"
      case .cut: "cut"
      case .garbled: "garbled"
      case .tooLarge: "too_large"
      case .late: "timeout"
      case .busy: "busy"
      case .cancelled: "cancelled"
      case .noLibrary: "no_libcurl"
      case .keyFile(let fault): "key_file:\(fault.rawValue)"
      case .http(let status, let type): "http:\(status)\(type.isEmpty ? "" : ":\(type)")"
      case .invalid(let fault): "invalid:\(fault.rawValue)"
      case .notEnforced: "not_enforced"
      case .windowTooSmall: "window_too_small"
      case .offDevice: "off_device"
      case .noSuchModel: "no_such_model"
      }
    return "\(stage.rawValue):\(what)"
  }

  /// The state a server is in that failed so; nil where one such failure tells nothing of the next call.
  package var state: ModelState? {
    switch kind {
    case .state(let state): state
    case .refused, .noLibrary: .unreachable
    case .keyFile: .refusedKey
    case .notEnforced: .notEnforcing
    case .windowTooSmall: .windowTooSmall
    case .offDevice: .offDevice
    case .noSuchModel: .noSuchModel
    case .http(let status, let type):
      switch status {
      case 503: .loading
      case 401, 403: .refusedKey
      case 404: .noSuchModel
      case 400 where type == ErrorType.windowExceeded: .windowTooSmall
      default: nil
      }
    case .reset, .cut, .garbled, .tooLarge, .late, .busy, .cancelled, .invalid: nil
    }
  }
}

/// Types of errors that servers name. A word outside this list could be the person's own.
enum ErrorType {
  static let windowExceeded = "exceed_context_size_error"
  private static let known: Set<String> = [
    windowExceeded, "invalid_request_error", "unavailable_error", "authentication_error", "not_found_error",
    "permission_error", "not_supported_error", "server_error", "api_error", "rate_limit_error",
    "internal_error", "model_not_found",
  ]

  static func kept(_ type: String) -> String { known.contains(type) ? type : "other" }
}
