internal import Testing

/// What a film is cut to: lines, rate, codec, and how pictures fill it.
struct FormatReaderTests {
  @Test(arguments: [
    ("make a film of yesterday in 4K", "height=2160"), ("make a 4K video of yesterday", "height=2160"),
    ("make a film of yesterday in 1080p", "height=1080"),
    ("make a film of yesterday in full HD", "height=1080"), ("make a film of yesterday, 60 fps", "fps=60"),
    ("make a film of yesterday at 60 frames per second", "fps=60"),
    ("make a film of yesterday in 1080p60", "height=1080 fps=60"),
    ("make a film of yesterday in HEVC", "codec=hevc"), ("make a film of yesterday in H.265", "codec=hevc"),
    ("make a film of yesterday as h264", "codec=h264"), ("make a film of yesterday in AV1", "codec=av1"),
    ("make a film of yesterday that fills the frame", "framing=fill"),
    ("make a film of yesterday without black bars", "framing=fill"),
    ("make a film of yesterday without cropping", "framing=whole"),
    ("сделай фильм за вчера в 4К", "height=2160"), ("сделай фильм за вчера в 1080p", "height=1080"),
    ("сделай фильм за вчера, 60 кадров в секунду", "fps=60"),
    ("сделай фильм за вчера в H.265", "codec=hevc"),
    ("сделай фильм за вчера без чёрных полос", "framing=fill"),
    ("сделай фильм за вчера без обрезки", "framing=whole"),
    ("mach einen Film von gestern in 4K", "height=2160"),
    ("mach einen Film von gestern mit 50 Bildern pro Sekunde", "fps=50"),
    ("mach einen Film von gestern in HEVC", "codec=hevc"),
    ("mach einen Film von gestern ohne schwarze Balken", "framing=fill"),
    ("haz una película de ayer en 4K", "height=2160"),
    ("haz una película de ayer a 30 fotogramas por segundo", "fps=30"),
    ("haz una película de ayer en AV1", "codec=av1"),
    ("haz una película de ayer sin barras negras", "framing=fill"),
    ("fais un film d'hier en 4K à 60 images par seconde", "height=2160 fps=60"),
    ("fais un film d'hier sans bandes noires", "framing=fill"),
    ("fai un film di ieri in 4K senza bande nere", "height=2160 framing=fill"),
    ("faz um filme de ontem em 4K sem barras pretas", "height=2160 framing=fill"),
    ("зроби фільм за вчора в 4К без чорних смуг", "height=2160 framing=fill"),
    ("zrób film z wczoraj w 4K bez czarnych pasów", "height=2160 framing=fill"),
    ("maak een film van gisteren in 4K zonder zwarte balken", "height=2160 framing=fill"),
    ("dünden 4K 60 fps bir film yap", "height=2160 fps=60"),
    ("昨日の映画を4Kで作って", "height=2160"),
  ])
  func `a film's format is read, and is neither a length nor a number of files`(
    _ text: String, _ expected: String
  ) {
    #expect(said(text) == "montage all 2026-08-20..2026-08-20 - - \(expected)")
  }

  @Test(arguments: [
    (
      "make a film from my 4K videos of yesterday",
      "montage videos 2026-08-20..2026-08-20 - - note(\"4K\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday at 120 fps",
      "montage all 2026-08-20..2026-08-20 - - note(\"120 fps\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday in 4K or 1080p",
      "montage all 2026-08-20..2026-08-20 - - height=2160 note(\"1080p\" is not done: films have no such choice)"
    ),
    ("make a film of yesterday, not in 4K", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a 30 second film of yesterday at 60 fps", "montage all 2026-08-20..2026-08-20 30.0s - fps=60"),
    ("how many 4K videos did I shoot yesterday", "count videos 2026-08-20..2026-08-20 - -"),
  ])
  func `what files are like, what is not wanted and what cannot be is not the film's format`(
    _ text: String, _ expected: String
  ) { #expect(said(text) == expected) }
}
