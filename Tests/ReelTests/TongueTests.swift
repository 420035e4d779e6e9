import Plans
import Testing

@testable import reel

/// The tables of sentences, one for each language.
struct TongueTests {
  /// The placeholders of a sentence: `{1}` and `{1|a|b}` are `1`.
  private func placeholders(_ sentence: String) -> Set<Character> {
    var found: Set<Character> = []
    for part in sentence.split(separator: "{").dropFirst() {
      if let number = part.first, number.isNumber { found.insert(number) }
    }
    if sentence.hasPrefix("{"), let number = sentence.dropFirst().first, number.isNumber {
      found.insert(number)
    }
    return found
  }

  @Test(arguments: Tongue.all.map(\.code))
  func `every language has every sentence, with the same places to fill`(code: String) throws {
    let tongue = Tongue.of(code)
    #expect(tongue.code == code)
    #expect(tongue.weekdays.count == 7 && tongue.months.count == 12 && tongue.monthsOfDay.count == 12)
    for phrase in Phrase.allCases {
      let sentence = try #require(tongue.sentences[phrase], "\(code) has no \(phrase)")
      let english = try #require(Tongue.english.sentences[phrase])
      #expect(!sentence.isEmpty)
      #expect(placeholders(sentence) == placeholders(english), "\(code) \(phrase)")
    }
  }

  @Test func `a sentence of the daemon has the same places in every language`() {
    for known in DaemonSentence.all {
      for code in ["ru", "de", "es"] {
        let text = known.text(in: code) ?? ""
        #expect(!text.isEmpty)
        #expect(placeholders(text).isSubset(of: placeholders(known.english)), "\(code) \(known.english)")
      }
    }
  }

  @Test(arguments: [
    ("ru", "3 clips left out as copies of others: a.mov", "не взяты 3 клипа, копии других: a.mov"),
    ("de", "the music ends 2 s before the film", "die Musik endet 2 s vor dem Film"),
    (
      "es", "the folder /a b is not there; its footage was left out",
      "la carpeta /a b no está; su material se omitió"
    ),
    ("ru", "the disk has too little room, or is read-only", "на диске мало места, или он только для чтения"),
    ("de", "pace cannot be \"slow\"", "pace kann nicht „slow“ sein"),
    ("ru", "beat needs music to follow, and music is null", "beat следует музыке, а музыки нет"),
    ("es", "it is one of calm, usual, fast", "es uno de: calm, usual, fast"),
    ("de", "something nobody knows", "something nobody knows"),
    ("en", "the music ends 2 s before the film", "the music ends 2 s before the film"),
  ])
  func `what the daemon notes is told in the person's language`(code: String, note: String, told: String) {
    #expect(Tongue.of(code).told(note) == told)
  }

  @Test(arguments: [
    (1, "1 фотография"), (2, "2 фотографии"), (5, "5 фотографий"), (11, "11 фотографий"),
    (21, "21 фотография"),
    (112, "112 фотографий"), (122, "122 фотографии"), (0, "0 фотографий"),
  ])
  func `Russian words follow their numbers`(number: Int64, text: String) {
    #expect(Tongue.russian.say(.somePhotos, number: number) == text)
  }

  @Test(arguments: [(0, "0 videos"), (1, "1 video"), (2, "2 videos")])
  func `English words follow their numbers`(number: Int64, text: String) {
    #expect(Tongue.english.say(.someVideos, number: number) == text)
  }

  @Test func `braces that hold no number stay as they are`() {
    #expect(Tongue.english.say(.draftMusic).contains("{\"any\": true}"))
  }

  @Test(arguments: [
    ("en", "2026-11-29", "2026-11-29", "Sunday, 29 November 2026"),
    ("ru", "2026-11-23", "2026-11-29", "23–29 ноября 2026"),
    ("de", "2026-07-28", "2026-08-03", "28. Juli 2026 – 3. August 2026"),
    ("es", "2024-02-01", "2024-02-29", "febrero de 2024"), ("en", "2025-01-01", "2025-12-31", "2025"),
    ("ru", "2026-07-01", "2026-07-31", "июль 2026"), ("de", "2026-07-14", nil, "seit 14. Juli 2026"),
    ("es", nil, "2019-12-31", "hasta el 31 de diciembre de 2019"), ("en", nil, nil, "all days"),
  ])
  func `days are written as people write them`(code: String, from: String?, to: String?, text: String) {
    #expect(Tongue.of(code).days(JSON.orNull(from), JSON.orNull(to)) == text)
  }

  @Test(arguments: [
    (60_000, "1 min"), (90_000, "1 min 30 s"), (7_200_000, "2 h"), (1500, "1.5 s"), (0, "0 s"),
    (3_661_000, "1 h 1 min 1 s"), (59_990, "1 min"),
  ])
  func `lengths are short`(milliseconds: Int64, text: String) {
    #expect(Tongue.english.length(milliseconds: milliseconds) == text)
  }
}
