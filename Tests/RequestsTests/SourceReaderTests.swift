internal import Testing

/// Which files a task is about.
struct SourceReaderTests {
  @Test(arguments: [
    ("make a film of yesterday without photos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday but no photos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday from photos instead of videos", "montage photos 2026-08-20..2026-08-20 - -"),
    ("mach einen Film von gestern nur aus Fotos", "montage photos 2026-08-20..2026-08-20 - -"),
    ("mach einen Film von gestern ohne Fotos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("сделай фильм за вчера без фото", "montage videos 2026-08-20..2026-08-20 - -"),
    ("сделай фильм за вчера из фотографий, а не из видео", "montage photos 2026-08-20..2026-08-20 - -"),
    ("сделай фильм за вчера только из видео", "montage videos 2026-08-20..2026-08-20 - -"),
    ("haz una película de ayer sin fotos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("haz una película de ayer solo con fotos", "montage photos 2026-08-20..2026-08-20 - -"),
    ("fais un film d'hier sans photos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("fai un film di ieri senza foto", "montage videos 2026-08-20..2026-08-20 - -"),
    ("faz um filme de ontem sem fotos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("зроби фільм за вчора без фото", "montage videos 2026-08-20..2026-08-20 - -"),
    ("zrób film z wczoraj bez zdjęć", "montage videos 2026-08-20..2026-08-20 - -"),
    ("maak een film van gisteren zonder foto's", "montage videos 2026-08-20..2026-08-20 - -"),
    ("dünden fotoğrafsız bir film yap", "montage videos 2026-08-20..2026-08-20 - -"),
    ("昨日の写真なしで映画を作って", "montage videos 2026-08-20..2026-08-20 - -"),
    ("make a video of my live photos of yesterday", "montage live 2026-08-20..2026-08-20 - -"),
    ("make a film from my clips and photos of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("how many live photos did I take last week", "count live 2026-08-10..2026-08-16 - -"),
    ("make a film of the photo exhibition yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday, photos only", "montage photos 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday, only videos", "montage videos 2026-08-20..2026-08-20 - -"),
    ("make a film of not photos but videos of yesterday", "montage videos 2026-08-20..2026-08-20 - -"),
    ("list yesterday's pictures", "list photos 2026-08-20..2026-08-20 - -"),
    ("which clips did I shoot on Friday", "list videos 2026-08-14..2026-08-14 - -"),
    ("show me what I filmed on 3 May", "list all 2026-05-03..2026-05-03 - -"),
  ])
  func `the source is what is named and not left out`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }
}
