internal import Plans

extension OtherTongues {
  /// Whether one of the words stands there that ask for a count or for a list, in languages without tables.
  static func asks(for task: Plan.Task, in place: Range<Int>, of sentence: Sentence) -> Bool {
    let said = sentence.tokens[place].filter { $0.kind != .sign }.map(\.text)
    return (task == .count ? counting : listing).contains { phrase in
      let words = Sentence(phrase).tokens.map(\.text)
      return !words.isEmpty && said.contains(words)
    }
  }

  /// How many, number of, count. Left out is what means something else in a neighbour's language.
  private static let counting: [String] = [
    "hur många", "antal", "antalet", "räkna", "hvor mange", "antall", "antallet", "tæl", "tell",
    "kuinka monta", "kuinka paljon", "montako", "lukumäärä", "laske", "kui palju", "mitu",
    "hány", "hányat", "mennyi", "számold", "kolik", "spočítej", "počet", "koľko", "spočítaj",
    "câte", "câți", "numără", "numărul", "koliko", "prebroj", "izbroj", "broj", "preštej",
    "колко", "колку", "колико", "преброй", "преброј", "брой", "колькі", "қанша",
    "πόσα", "πόσες", "πόσους", "πόσοι", "μέτρησε", "몇", "몇개", "몇장", "얼마나",
    "cik", "kiek", "suskaičiuok", "hversu margar", "hversu marga", "hversu mörg", "hve margar", "hve mörg",
    "quants", "quantes", "cantos", "cantas", "zenbat", "bao nhiêu", "berapa", "hitung", "ilan", "hoeveel",
    "sa foto", "sa video", "numëro", "كم", "عدد", "כמה", "چند", "कितने", "कितनी", "कितना", "რამდენი", "քանի",
    "ngapi", "cé mhéad", "sawl", "kiom",
  ]

  /// Show, which, list.
  private static let listing: [String] = [
    "visa", "vilka", "lista", "vis mig", "vis meg", "hvilke", "list opp", "näytä", "mitkä", "luettele",
    "listaa",
    "näita", "millised", "loetle", "mutasd", "mutass", "melyik", "melyek", "sorold", "ukaž", "které", "vypiš",
    "ukáž", "ktoré", "vypíš", "arată", "listează", "pokaži", "prikaži", "izlistaj", "katere",
    "покажи", "кои", "изброй", "δείξε", "ποια", "ποιες", "보여줘", "보여", "어떤",
    "parādi", "kuras", "parodyk", "kokie", "kokias", "sýndu", "hvaða", "mostra", "quins", "quines", "amosa",
    "amósame", "hiển thị", "liệt kê", "tampilkan", "tunjukkan", "trego", "shfaq", "اعرض", "أرني", "הצג",
    "הראה",
    "תראה", "نشان", "दिखाओ", "दिखाएं",
  ]
}
