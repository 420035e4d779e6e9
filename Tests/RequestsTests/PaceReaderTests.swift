internal import Testing

/// How fast a film is cut.
struct PaceReaderTests {
  @Test(arguments: [
    ("make a slow film of yesterday to music", "montage all 2026-08-20..2026-08-20 - beat pace=calm"),
    ("make a fast-paced film of yesterday", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("make a dynamic film of yesterday", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("a calm film of yesterday to music", "montage all 2026-08-20..2026-08-20 - beat pace=calm"),
    ("a film of yesterday with quick cuts", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("mach einen ruhigen Film von gestern", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("mach einen schnellen Film von gestern", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("сделай динамичный ролик за вчера", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("сделай спокойный фильм за вчера под музыку", "montage all 2026-08-20..2026-08-20 - beat pace=calm"),
    ("haz una película tranquila de ayer", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("haz una película dinámica de ayer", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("make a film of a fast car", "montage all -..- - -"),
    (
      "a slow motion film of yesterday",
      "montage all 2026-08-20..2026-08-20 - - note(\"slow motion\" is not done: films have no such choice)"
    ),
    ("fais un film calme d'hier", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("fais un film dynamique d'hier", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("fais un film d'hier avec des plans courts", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("fai un film lento di ieri", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("fai un film dinamico di ieri", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("faz um filme calmo de ontem", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("faz um filme rápido de ontem", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("зроби спокійний фільм за вчора", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("зроби динамічний фільм за вчора", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("zrób spokojny film z wczoraj", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("zrób dynamiczny film z wczoraj", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("maak een rustige film van gisteren", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("maak een snelle film van gisteren", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("dünden sakin bir film yap", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("dünden hızlı bir film yap", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("昨日のゆったりした映画を作って", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("昨日のテンポの速い映画を作って", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("make a calm and short film of yesterday", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    (
      "make a fast, vertical film of yesterday",
      "montage all 2026-08-20..2026-08-20 - - frame=portrait pace=fast"
    ),
    ("a film of yesterday, calm, to music", "montage all 2026-08-20..2026-08-20 - beat pace=calm"),
    ("make a film of yesterday at a slow pace", "montage all 2026-08-20..2026-08-20 - - pace=calm"),
    ("make a film of the slow train from Bern", "montage all -..- - -"),
    ("make a film from the fast videos of yesterday", "montage videos 2026-08-20..2026-08-20 - -"),
    ("mach einen schnell geschnittenen Film von gestern", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("mach schnell einen Film von gestern", "montage all 2026-08-20..2026-08-20 - -"),
    ("сделай быстро фильм за вчера", "montage all 2026-08-20..2026-08-20 - -"),
    ("сделай фильм за вчера в быстром темпе", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
    ("haz rápido una película de ayer", "montage all 2026-08-20..2026-08-20 - -"),
    ("haz una película de ayer con cortes rápidos", "montage all 2026-08-20..2026-08-20 - - pace=fast"),
  ])
  func `the pace is read as the film's adjective or as a phrase`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }
}
