internal import Plans
internal import Requests
internal import Testing

/// In which language a sentence is, and what a form may then say.
struct TongueTests {
  /// A form that asks for what nobody said.
  private static func lie(_ quotation: String) -> JSON {
    .object([
      .init("task", .string("montage")), .init("source", .string("photos")),
      .init("when", .string("last_month")), .init("when_written", .string(quotation)),
      .init("length_written", .string("")), .init("reply_text", .string("")),
    ])
  }

  private static func read(_ text: String, form: JSON? = nil) -> Reading? {
    guard let now = WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30) else { return nil }
    return try? Request.read(text: text, now: now, form: form)
  }

  @Test(arguments: [
    "tell me a joke", "order a pizza with mushrooms", "sing a lullaby", "lights off please",
    "my dog ate homework",
    "расскажи анекдот про программистов", "переведи слово на английский", "сколько будет два плюс два",
    "wie kocht man Gulasch", "gute Nacht Schatz", "erzähl mir einen Witz", "cuéntame un chiste",
    "gracias crack",
    "commande une pizza", "bonne nuit chérie", "racconta una barzelletta", "spegni la luce",
    "opowiedz dowcip",
    "zgaś światło", "vertel een grap", "welterusten schat", "bana fıkra anlat", "iyi geceler canım",
    "розкажи анекдот", "вимкни світло", "conta uma piada", "boa noite querida", "冗談を言って", "おやすみ",
  ])
  func `small talk stays talk whatever a form says`(_ text: String) {
    let last = text.split(separator: " ").last.map { String($0) } ?? ""
    #expect(TongueTests.read(text, form: TongueTests.lie(last))?.task == .chat)
  }

  @Test(arguments: [
    "Csinálj egy filmet a tegnapi videókból", "Gör en film om katten", "Lav en film fra i går",
    "Tee elokuva eilisestä", "Udělej film ze včerejška", "Fă un film din pozele de ieri",
    "Buat film dari video kemarin", "Направи филм от вчера със снимките ми", "어제 영상을 만들어 줘",
    "φτιάξε μια ταινία από χθες",
  ])
  func `in a language without tables a form speaks`(_ text: String) {
    #expect(TongueTests.read(text, form: TongueTests.lie(""))?.task == .montage)
  }

  @Test(arguments: [
    ("how many live photos do I have", "en"), ("make a film of my iPhone videos of yesterday", "en"),
    ("сколько у меня live photo", "ru"), ("мої live photo за вчора у фільм", "uk"),
    ("Wie viele Live Photos habe ich", "de"),
  ])
  func `the answer is in the language of most words`(_ text: String, _ language: String) {
    #expect((TongueTests.read(text)?.language).map { "\($0)" } == language)
  }

  @Test(arguments: ["", " \n\t\r\n", "\u{200B}\u{A0}"])
  func `a text of blanks alone is an empty ask`(_ text: String) {
    guard let now = WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30) else { return }
    #expect(throws: Refusal.self) { try Request.read(text: text, now: now) }
  }
}
