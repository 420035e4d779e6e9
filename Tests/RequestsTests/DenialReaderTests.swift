internal import Testing

/// Days and films that are not wanted.
struct DenialReaderTests {
  @Test(arguments: [
    ("not today but yesterday, make a film", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film not of today but of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday, not today", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday, not of today", "montage all 2026-08-20..2026-08-20 - -"),
    ("nicht heute, sondern gestern: mach einen Film", "montage all 2026-08-20..2026-08-20 - -"),
    ("mach einen Film nicht von heute, sondern von gestern", "montage all 2026-08-20..2026-08-20 - -"),
    ("mach einen Film von gestern, nicht von heute", "montage all 2026-08-20..2026-08-20 - -"),
    ("сделай фильм не за сегодня, а за вчера", "montage all 2026-08-20..2026-08-20 - -"),
    ("сделай фильм не за вчера, а за позавчера", "montage all 2026-08-19..2026-08-19 - -"),
    ("сделай фильм за вчера, не за сегодня", "montage all 2026-08-20..2026-08-20 - -"),
    ("haz una película no de hoy sino de ayer", "montage all 2026-08-20..2026-08-20 - -"),
    ("haz una película de ayer, no de hoy", "montage all 2026-08-20..2026-08-20 - -"),
    ("fais un film pas d'aujourd'hui mais d'hier", "montage all 2026-08-20..2026-08-20 - -"),
    ("fais un film d'hier, pas d'aujourd'hui", "montage all 2026-08-20..2026-08-20 - -"),
    ("fai un film non di oggi ma di ieri", "montage all 2026-08-20..2026-08-20 - -"),
    ("fai un film di ieri, non di oggi", "montage all 2026-08-20..2026-08-20 - -"),
    ("faz um filme não de hoje mas de ontem", "montage all 2026-08-20..2026-08-20 - -"),
    ("faz um filme de ontem, não de hoje", "montage all 2026-08-20..2026-08-20 - -"),
    ("зроби фільм не за сьогодні, а за вчора", "montage all 2026-08-20..2026-08-20 - -"),
    ("зроби фільм за вчора, не за сьогодні", "montage all 2026-08-20..2026-08-20 - -"),
    ("zrób film nie z dzisiaj, tylko z wczoraj", "montage all 2026-08-20..2026-08-20 - -"),
    ("zrób film z wczoraj, nie z dzisiaj", "montage all 2026-08-20..2026-08-20 - -"),
    ("maak een film niet van vandaag maar van gisteren", "montage all 2026-08-20..2026-08-20 - -"),
    ("maak een film van gisteren, niet van vandaag", "montage all 2026-08-20..2026-08-20 - -"),
    ("bugünün değil dünün filmini yap", "montage all 2026-08-20..2026-08-20 - -"),
    ("dünün filmini yap, bugünün değil", "montage all 2026-08-20..2026-08-20 - -"),
    ("今日ではなく昨日の動画でフィルムを作って", "montage videos 2026-08-20..2026-08-20 - -"),
    ("昨日の動画を作って、今日じゃなくて", "montage all 2026-08-20..2026-08-20 - -"),
    ("I don't want a film of today, I want one of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("not only yesterday but also today, make a film", "montage all 2026-08-20..2026-08-21 - -"),
  ])
  func `what is not wanted is not what is meant`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    (
      "make a film of July without the 4th",
      "montage all 2026-07-01..2026-07-31 - - note(\"4th\" is not left out: a plan has one period)"
    ),
    (
      "make a film of July without 4 July",
      "montage all 2026-07-01..2026-07-31 - - note(\"4 July\" is not left out: a plan has one period)"
    ),
    ("a film of last week without Sunday", "montage all 2026-08-10..2026-08-15 - -"),
    ("make a film of last week but not Sunday", "montage all 2026-08-10..2026-08-15 - -"),
    ("make a film of last week except Sunday", "montage all 2026-08-10..2026-08-15 - -"),
    ("mach einen Film der letzten Woche ohne Sonntag", "montage all 2026-08-10..2026-08-15 - -"),
    (
      "mach einen Film vom Juli ohne den 4.",
      "montage all 2026-07-01..2026-07-31 - - note(\"4.\" is not left out: a plan has one period)"
    ),
    (
      "фильм за июль без 4 числа",
      "montage all 2026-07-01..2026-07-31 - - note(\"4 числа\" is not left out: a plan has one period)"
    ),
    ("фильм за прошлую неделю, кроме воскресенья", "montage all 2026-08-10..2026-08-15 - -"),
    (
      "un film de julio sin el día 4",
      "montage all 2026-07-01..2026-07-31 - - note(\"el día 4\" is not left out: a plan has one period)"
    ),
    (
      "make a film without yesterday",
      "montage all -..- - - note(\"yesterday\" is not left out: a plan has one period)"
    ),
    (
      "mach einen Film ohne gestern",
      "montage all -..- - - note(\"gestern\" is not left out: a plan has one period)"
    ),
    (
      "сделай фильм без вчерашнего дня",
      "montage all -..- - - note(\"вчерашнего\" is not left out: a plan has one period)"
    ),
  ])
  func `days left out of a period are cut off its end, or told`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("make no film of yesterday", "chat all -..- - -"),
    ("don't make a film of yesterday", "chat all -..- - -"),
    ("mach keinen Film von gestern", "chat all -..- - -"),
    ("ich will keinen Film von gestern", "chat all -..- - -"),
    ("maak geen film van gisteren", "chat all -..- - -"),
    ("dünden film yapma", "chat all -..- - -"),
    ("昨日のフィルムを作らないで", "chat all -..- - -"),
    ("фильм за вчера не надо", "chat all -..- - -"),
    ("не делай фильм за вчера", "chat all -..- - -"),
    ("фильм за вчера не нужен", "chat all -..- - -"),
    ("a film of yesterday? no thanks", "chat all -..- - -"),
    ("quiero que no hagas una película de ayer", "chat all -..- - -"),
    ("no hagas una película de ayer", "chat all -..- - -"),
    ("ne fais pas de film d'hier", "chat all -..- - -"),
    ("je ne veux pas de film d'hier", "chat all -..- - -"),
    ("non fare un film di ieri", "chat all -..- - -"),
    ("não faças um filme de ontem", "chat all -..- - -"),
    ("não quero um filme de ontem", "chat all -..- - -"),
    ("не роби фільм за вчора", "chat all -..- - -"),
    ("nie rób filmu z wczoraj", "chat all -..- - -"),
    ("nie chcę filmu z wczoraj", "chat all -..- - -"),
    (
      "mach bitte keinen Film, sondern zähl die Videos von gestern", "count videos 2026-08-20..2026-08-20 - -"
    ),
  ])
  func `a film that is denied is not made`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }
}
