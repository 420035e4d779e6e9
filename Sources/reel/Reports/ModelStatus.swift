internal import Plans

/// What `reel status` says of the model: its state, and what a person can do about it.
struct ModelStatus {
  private let json: JSON
  init(_ json: JSON?) { self.json = json ?? .null }

  /// Whether libcurl is what is missing, and not the server.
  static func lacksLibrary(_ json: JSON) -> Bool {
    json["error"]?.string?.hasSuffix(":no_libcurl") ?? false
  }

  var text: String {
    switch json["state"]?.string {
    case nil: ""
    case "off": "off: sentences are read by word rules; a model is optional (model.url)"
    case "unreachable" where Self.lacksLibrary(json):
      "not used\(cause): install libcurl4, such as by `apt install libcurl4`; sentences are read by words"
    case "unreachable":
      "unreachable\(cause): start its server, or check model.url; sentences are read by words"
    case "loading": "loading\(cause): sentences are read by words meanwhile"
    case "ready": "ready\(measures)"
    case "not_enforcing": "not used: its server ignores the form; look at the server's flags or version"
    case "refused_key": "not used\(cause): check the key in model.key_file, which must have mode 0600"
    case "no_such_model": "not used: no such model\(offered); set model.name"
    case "window_too_small":
      "not used: its window\(window) is too small; give it 4096 tokens or more (-c, num_ctx)"
    case "off_device": "not used: it would run on another machine; choose a local model"
    case "failing": "left alone for a while\(cause)\(failures): look at its server"
    case .some(let other): other
    }
  }

  private var cause: String { json["error"]?.string.map { " (\($0))" } ?? "" }

  private var window: String { json["window"]?.integer.map { " of \($0) tokens" } ?? "" }

  private var failures: String {
    json["failures"]?.integer.map { " after \(Shown.count($0, "failure"))" } ?? ""
  }

  private var offered: String {
    let names = (json["offered"]?.array ?? []).compactMap(\.string)
    return names.isEmpty ? "" : ", there are \(names.joined(separator: ", "))"
  }

  private var measures: String {
    var parts: [String] = []
    if let name = json["name"]?.string { parts.append(name) }
    if let window = json["window"]?.integer { parts.append("window of \(window) tokens") }
    if let time = json["milliseconds"]?.integer { parts.append("the last form took \(time) ms") }
    switch json["key_order"]?.string {
    case "kept": parts.append("keys in their order")
    case "sorted": parts.append("keys sorted")
    case "other": parts.append("keys in another order")
    default: break
    }
    if let error = json["error"]?.string { parts.append("last trouble \(error)") }
    return parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
  }
}
