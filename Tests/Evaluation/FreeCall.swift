import Plans
import Wire

/// A model left to itself: tools described in words, a call as it likes to write it, carried out as it stands.
enum FreeCall {
  static func system(today: WallClock) -> String {
    """
    You help with a personal library of videos and photos. Today is \(today.day). Call one tool by answering with one JSON object
    and nothing else: {"tool": ..., "media": "all|videos|photos|live", "from": "YYYY-MM-DD" or null, "to": "YYYY-MM-DD" or null,
    "seconds": number or null}. Tools: montage (make one film), count, list, search, cut (shorten one clip), gather (into a
    folder), silence (take pauses out), none (nothing of these).
    """
  }

  /// What the call would do; nil where there is none in the text.
  static func got(_ text: String) -> Endpoint.Got? {
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close,
      let json = try? JSONText.parse(Array(text[open...close].utf8)), let tool = json["tool"]?.string
    else { return nil }
    if tool == "none" { return Endpoint.Got() }
    return Endpoint.Got(
      action: tool, media: json["media"]?.string ?? "all",
      days: "\(json["from"]?.string ?? "-")..\(json["to"]?.string ?? "-")", seconds: json["seconds"]?.number)
  }
}
