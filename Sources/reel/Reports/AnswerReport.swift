internal import Plans

/// What a sentence asked to know: counts as sentences, lists as tables.
struct AnswerReport: Report {
  private let answers: [JSON]
  private let tongue: Tongue

  init(_ json: JSON) { self.init(json, tongue: .english) }

  /// Of the `answer` of a request, with what stands in its `also`.
  init(_ answer: JSON, tongue: Tongue) {
    answers = answer.members == nil ? [] : [answer] + (answer["also"]?.array ?? [])
    self.tongue = tongue
  }

  var lines: [String] { answers.flatMap { $0["items"] == nil ? count($0) : list($0) } }

  private func title(_ answer: JSON) -> String {
    let hasDays = answer["from"]?.string != nil || answer["to"]?.string != nil
    let days = hasDays ? tongue.days(answer["from"], answer["to"]) : tongue.say(.inAll)
    return days.prefix(1).uppercased() + days.dropFirst()
  }

  private func count(_ answer: JSON) -> [String] {
    let kinds: [(source: String, phrase: Phrase)] = [
      ("videos", .someVideos), ("photos", .somePhotos), ("live", .someLive), ("music", .someSongs),
    ]
    let source = answer["source"]?.string ?? "all"
    let counted = kinds.compactMap { (kind) -> String? in
      let number = answer[kind.source]?.integer ?? 0
      return number > 0 || kind.source == source ? tongue.say(kind.phrase, number: number) : nil
    }
    let text = counted.isEmpty ? tongue.say(.nothing) : counted.joined(separator: ", ")
    var lines = [tongue.say(.answer, title(answer), text)]
    if let number = answer["uncertain"]?.integer, number > 0,
      answer["from"]?.string != nil || answer["to"]?.string != nil
    {
      lines.append(tongue.say(.uncertain, number: number))
    }
    if let number = answer["refused"]?.integer, number > 0 {
      lines.append(tongue.say(.unread, number: number))
    }
    return lines + unfinished(answer)
  }

  private func list(_ answer: JSON) -> [String] {
    let rows = answer["items"]?.array ?? []
    if rows.isEmpty { return [tongue.say(.answer, title(answer), tongue.say(.nothing))] + unfinished(answer) }
    var table = Table(["", "", "", ""], rightAligned: [2])
    for row in rows {
      let length = row["milliseconds"]?.integer.map { Length.shown(milliseconds: $0) } ?? ""
      let taken = row["taken"]?.string.map(Shown.moment) ?? Shown.text(row["day"])
      table.add(["  \(taken)", kind(row["kind"]?.string), length, Shown.text(row["path"])])
    }
    let lines = [title(answer) + ":"] + table.lines.dropFirst()
    let more = answer["next"]?.string == nil ? [] : [tongue.say(.more, flags(answer))]
    return lines + more + unfinished(answer)
  }

  private func unfinished(_ answer: JSON) -> [String] {
    (answer["unfinished"]?.isNull ?? true) ? [] : [tongue.say(.unfinished)]
  }

  private func kind(_ name: String?) -> String {
    switch name {
    case "video": tongue.say(.oneVideo)
    case "photo": tongue.say(.onePhoto)
    case "live": tongue.say(.oneLive)
    case "music": tongue.say(.oneSong)
    default: name ?? ""
    }
  }

  /// What `reel list` must be told to show all of it.
  private func flags(_ answer: JSON) -> String {
    ["source", "from", "to"].compactMap { name in answer[name]?.string.map { "--\(name) \($0)" } }
      .joined(separator: " ")
  }
}
