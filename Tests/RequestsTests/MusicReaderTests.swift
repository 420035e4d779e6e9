internal import Testing

/// Music, its parts and its titles.
struct MusicReaderTests {
  @Test(arguments: [
    (
      "a film of yesterday to the chorus of Summer Rain",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer Rain part=best"
    ),
    (
      "a film of yesterday to the beginning of the song",
      "montage all 2026-08-20..2026-08-20 - beat part=start"
    ),
    (
      "a film of yesterday to the end of the song Summer Rain",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer Rain note(\"the end of the song\" is not done: films have no such choice)"
    ),
    (
      "mach einen Film von gestern zum Refrain von Sommerregen",
      "montage all 2026-08-20..2026-08-20 - beat song=Sommerregen part=best"
    ),
    (
      "сделай фильм за вчера под припев песни Лето",
      "montage all 2026-08-20..2026-08-20 - beat song=Лето part=best"
    ),
    (
      "сделай фильм за вчера под начало песни Лето",
      "montage all 2026-08-20..2026-08-20 - beat song=Лето part=start"
    ),
    (
      "haz una película de ayer con el estribillo de la canción Verano",
      "montage all 2026-08-20..2026-08-20 - beat song=Verano part=best"
    ),
    (
      "fais un film d'hier sur le refrain de la chanson Soleil",
      "montage all 2026-08-20..2026-08-20 - beat song=Soleil part=best"
    ),
    (
      "fai un film di ieri con il ritornello della canzone Azzurro",
      "montage all 2026-08-20..2026-08-20 - beat song=Azzurro part=best"
    ),
    (
      "faz um filme de ontem com o refrão da música Verão",
      "montage all 2026-08-20..2026-08-20 - beat song=Verão part=best"
    ),
    (
      "зроби фільм за вчора під приспів пісні Літо",
      "montage all 2026-08-20..2026-08-20 - beat song=Літо part=best"
    ),
    (
      "zrób film z wczoraj do refrenu piosenki Lato",
      "montage all 2026-08-20..2026-08-20 - beat song=Lato part=best"
    ),
    (
      "maak een film van gisteren op het refrein van het nummer Zomer",
      "montage all 2026-08-20..2026-08-20 - beat song=Zomer part=best"
    ),
    ("dünden şarkının nakaratıyla bir film yap", "montage all 2026-08-20..2026-08-20 - beat part=best"),
    ("昨日の映画をサビに合わせて作って", "montage all 2026-08-20..2026-08-20 - beat part=best"),
    (
      "make a film of yesterday to music from the chorus",
      "montage all 2026-08-20..2026-08-20 - beat part=best"
    ),
    (
      "make a film of yesterday to music, from the best part",
      "montage all 2026-08-20..2026-08-20 - beat part=best"
    ),
    (
      "a film of yesterday to the intro of \"Summer Rain\"",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer Rain part=start"
    ),
    ("make a film of the chorus rehearsal yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of our choir singing the chorus yesterday", "montage all 2026-08-20..2026-08-20 - -"),
  ])
  func `a part of the music is read`(_ text: String, _ expected: String) { #expect(said(text) == expected) }

  @Test(arguments: [
    ("make a film of yesterday to the song 1999", "montage all 2026-08-20..2026-08-20 - beat song=1999"),
    (
      "make a film of yesterday to the song 7 rings", "montage all 2026-08-20..2026-08-20 - beat song=7 rings"
    ),
    (
      "make a film of yesterday to the song Summer of 69",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer of 69"
    ),
    (
      "make a film of yesterday to Summer of 69",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer of 69"
    ),
    (
      "make a film of yesterday to \"Summer of 69\"",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer of 69"
    ),
    (
      "a film of yesterday to the song Summer Rain (live)",
      "montage all 2026-08-20..2026-08-20 - beat song=Summer Rain"
    ),
    ("сделай фильм за вчера под песню 1999", "montage all 2026-08-20..2026-08-20 - beat song=1999"),
    (
      "make a film of yesterday to the song September",
      "montage all 2026-08-20..2026-08-20 - beat song=September"
    ),
    (
      "make a film of yesterday to the song \"4 July\"",
      "montage all 2026-08-20..2026-08-20 - beat song=4 July"
    ),
  ])
  func `a song's title may be a number or a date`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("no music, just a film of yesterday", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("please don't add music, make a film of yesterday", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("не надо музыки, сделай фильм за вчера", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("сделай фильм за вчера, музыки не надо", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("make a film of yesterday, no need for music", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday without music", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("mach einen Film von gestern ohne Musik", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("haz una película de ayer sin música", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("fais un film d'hier sans musique", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("fai un film di ieri senza musica", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("faz um filme de ontem sem música", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("зроби фільм за вчора без музики", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("zrób film z wczoraj bez muzyki", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("maak een film van gisteren zonder muziek", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("dünden müziksiz bir film yap", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("昨日の音楽なしの映画を作って", "montage all 2026-08-20..2026-08-20 - - no-music"),
  ])
  func `no music is said`(_ text: String, _ expected: String) { #expect(said(text) == expected) }
}
