internal import Plans

/// Days as people of a language write them.
struct DayWords {
  private let months: [String]
  /// What follows the number of a day.
  private let dot: String
  /// What stands between day and month, and between month and year.
  private let joint: String

  init(_ language: FilmLanguage) {
    months = DayWords.months(language).split(separator: " ").map { String($0) }
    dot = language == .de ? "." : ""
    joint = language == .es || language == .pt ? " de " : " "
    isJapanese = language == .ja
  }

  private let isJapanese: Bool

  /// `20 August 2026`.
  func day(_ day: Day) -> String {
    if isJapanese { return "\(day.year)年\(day.month)月\(day.day)日" }
    return "\(inYear(day))\(joint)\(day.year)"
  }

  /// `20–22 August 2026`, with as little said twice as the language allows.
  func days(_ first: Day, _ last: Day) -> String {
    guard first != last else { return day(first) }
    guard first.year == last.year else { return "\(day(first)) – \(day(last))" }
    let isOneMonth = first.month == last.month
    if isJapanese { return "\(day(first))–\(isOneMonth ? "" : "\(last.month)月")\(last.day)日" }
    return isOneMonth ? "\(first.day)\(dot)–\(day(last))" : "\(inYear(first)) – \(day(last))"
  }

  private func inYear(_ day: Day) -> String { "\(day.day)\(dot)\(joint)\(months[day.month - 1])" }

  /// As they stand behind a day's number.
  private static func months(_ language: FilmLanguage) -> String {
    switch language {
    case .en: "January February March April May June July August September October November December"
    case .ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря"
    case .de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
    case .es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    case .fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    case .it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
    case .pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
    case .uk: "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня"
    case .pl:
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"
    case .nl: "januari februari maart april mei juni juli augustus september oktober november december"
    case .tr: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık"
    case .ja: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"
    }
  }
}
