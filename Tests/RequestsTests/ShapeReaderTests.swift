internal import Testing

/// The shape of the picture.
struct ShapeReaderTests {
  @Test(arguments: [
    ("make a vertical film of yesterday", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("make a film of yesterday for TikTok", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("make a film of yesterday in 9:16", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("make a square film of yesterday", "montage all 2026-08-20..2026-08-20 - - frame=square"),
    ("make a film of yesterday in 16:9", "montage all 2026-08-20..2026-08-20 - - frame=landscape"),
    ("a widescreen film of yesterday", "montage all 2026-08-20..2026-08-20 - - frame=landscape"),
    ("mach einen hochkanten Film von gestern", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("mach einen Film von gestern im Hochformat", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("mach einen quadratischen Film von gestern", "montage all 2026-08-20..2026-08-20 - - frame=square"),
    ("сделай вертикальный фильм за вчера", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("сделай фильм за вчера для тиктока", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("сделай квадратный ролик за вчера", "montage all 2026-08-20..2026-08-20 - - frame=square"),
    ("haz una película vertical de ayer", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("haz una película de ayer para TikTok", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("haz una película cuadrada de ayer", "montage all 2026-08-20..2026-08-20 - - frame=square"),
    ("fais un film vertical d'hier", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("fai un film verticale di ieri", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("faz um filme vertical de ontem", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("зроби вертикальний фільм за вчора", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("zrób pionowy film z wczoraj", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("maak een verticale film van gisteren", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("dünden dikey bir film yap", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("昨日の縦長の映画を作って", "montage all 2026-08-20..2026-08-20 - - frame=portrait"),
    ("make a film of Times Square yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of my vertical videos of yesterday", "montage videos 2026-08-20..2026-08-20 - -"),
    (
      "make a film of yesterday in 8K",
      "montage all 2026-08-20..2026-08-20 - - note(\"8K\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday without sound",
      "montage all 2026-08-20..2026-08-20 - - note(\"without sound\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday in slow motion",
      "montage all 2026-08-20..2026-08-20 - - note(\"slow motion\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday with subtitles",
      "montage all 2026-08-20..2026-08-20 - - note(\"subtitles\" is not done: films have no such choice)"
    ),
  ])
  func `a shape or a place for it is read, what films cannot do is told`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    "сделай фильм за вчера вертикально", "фільм за вчора вертикально", "film z wczoraj pionowo",
    "film d'hier à la verticale", "film di ieri in verticale", "filme de ontem na vertical",
    "película de ayer en vertical", "make a film of yesterday in portrait",
  ])
  func `a shape is said as an adverb too`(_ text: String) {
    #expect(said(text) == "montage all 2026-08-20..2026-08-20 - - frame=portrait")
  }

  @Test func `what was filmed upright, or is not wanted so, tells no shape`() {
    #expect(said("сделай фильм из снятого вертикально за вчера") == "montage all 2026-08-20..2026-08-20 - -")
    #expect(said("сделай фильм за вчера но не вертикально") == "montage all 2026-08-20..2026-08-20 - -")
  }
}
