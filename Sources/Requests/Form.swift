package import Plans

/// The closed form a model fills; whatever is not of its shape is absent.
package struct Form: Sendable, Equatable {
  /// Periods a model may pick.
  enum When: String, Sendable, CaseIterable {
    case none, today, yesterday, written
    case lastWeek = "last_week"
    case lastMonth = "last_month"
    case thisWeek = "this_week"
    case thisMonth = "this_month"
    case dayBeforeYesterday = "day_before_yesterday"
  }

  var task: Plan.Task?
  var source: Plan.Media?
  var when: When?
  var whenWritten: String?
  var lengthWritten: String?
  /// Talk for people; decides nothing.
  package var replyText: String?

  /// Nil when this is no form at all.
  package init?(_ json: JSON?) {
    guard let json, json.members != nil else { return nil }
    task = json["task"]?.string.flatMap { Plan.Task(rawValue: $0) }
    source = json["source"]?.string.flatMap { Plan.Media(rawValue: $0) }
    if source == .music { source = nil }
    when = json["when"]?.string.flatMap { When(rawValue: $0) }
    whenWritten = json["when_written"]?.string
    lengthWritten = json["length_written"]?.string
    replyText = json["reply_text"]?.string
  }
}

extension Form {
  /// The tokens a quotation stands on in the sentence, as whole words.
  static func place(of quotation: String?, in sentence: Sentence) -> Range<Int>? {
    guard let quotation, quotation.unicodeScalars.count <= 200 else { return nil }
    let words = Sentence(quotation).tokens.filter { $0.kind != .sign }.map(\.text)
    guard !words.isEmpty else { return nil }
    let places = sentence.tokens.indices.filter { sentence.tokens[$0].kind != .sign }
    guard places.count >= words.count else { return nil }
    for start in 0...(places.count - words.count)
    where (0..<words.count).allSatisfy({ sentence.tokens[places[start + $0]].text == words[$0] }) {
      return places[start]..<places[start + words.count - 1] + 1
    }
    return nil
  }

  /// The days the form names with words of the sentence, in a language without tables.
  func days(in sentence: Sentence) -> (range: Range<Int>, when: Plans.When)? {
    guard let when, let place = Form.place(of: whenWritten, in: sentence) else { return nil }
    switch when {
    case .none, .written: return nil
    case .today: return (place, .day(0))
    case .yesterday: return (place, .day(-1))
    case .dayBeforeYesterday: return (place, .day(-2))
    case .lastWeek: return (place, .rolling(.week, 1))
    case .lastMonth: return (place, .rolling(.month, 1))
    case .thisWeek: return (place, .calendar(.week, 0))
    case .thisMonth: return (place, .calendar(.month, 0))
    }
  }

  /// The length the form quotes from the sentence, in a language without tables.
  func length(in sentence: Sentence) -> (range: Range<Int>, thousandths: Int)? {
    guard let place = Form.place(of: lengthWritten, in: sentence),
      let amount = sentence.amount(place.lowerBound),
      amount.end < place.upperBound, amount.thousandths < 10_000_000
    else { return nil }
    // 40-sekunders.
    let unit = sentence.isSign(amount.end, "-") ? amount.end + 1 : amount.end
    guard unit < place.upperBound, let seconds = OtherTongues.units[sentence.tokens[unit].text] else {
      return nil
    }
    return (place, amount.thousandths * seconds)
  }
}
