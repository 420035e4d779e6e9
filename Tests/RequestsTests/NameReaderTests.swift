internal import Testing

/// Names of folders and films.
struct NameReaderTests {
  @Test(arguments: [
    ("make a film from the Trip_2024 folder", "montage all -..- - - folder=Trip_2024"),
    ("make a film from the A/Spain folder", "montage all -..- - - folder=A/Spain"),
    ("make a film from the DCIM/100APPLE folder", "montage all -..- - - folder=DCIM/100APPLE"),
    ("make a film from the \"Italy\" folder", "montage all -..- - - folder=Italy"),
    ("make a film from folder \"Italy\"", "montage all -..- - - folder=Italy"),
    ("make a film from the folder Best of June", "montage all -..- - - folder=Best of June"),
    ("make a film from the folder A/Spain", "montage all -..- - - folder=A/Spain"),
    ("make a film from folder Trip_2024", "montage all -..- - - folder=Trip_2024"),
    ("make a film from the Trip-2024 folder", "montage all -..- - - folder=Trip-2024"),
    (
      "make a film from ~/Videos/Italy",
      "montage all -..- - - note(\"~/Videos/Italy\" is a path, and names no folder here)"
    ),
    (
      "make a film from /home/anna/Videos/Italy",
      "montage all -..- - - note(\"/home/anna/Videos/Italy\" is a path, and names no folder here)"
    ),
    ("how many videos in the A/Spain folder", "count videos -..- - - folder=A/Spain"),
    ("how many videos in the Trip_2024 folder", "count videos -..- - - folder=Trip_2024"),
    (
      "make a film of yesterday and put it in the Italy folder",
      "montage all 2026-08-20..2026-08-20 - - note(\"Italy\" is not done: films have no such choice)"
    ),
    ("mach einen Film aus dem Ordner Urlaub_2024", "montage all -..- - - folder=Urlaub_2024"),
    ("mach einen Film aus dem \"Italien\"-Ordner", "montage all -..- - - folder=Italien"),
    ("mach einen Film aus dem Ordner A/Spanien", "montage all -..- - - folder=A/Spanien"),
    ("сделай фильм из папки Отпуск_2024", "montage all -..- - - folder=Отпуск_2024"),
    ("сделай фильм из папки А/Испания", "montage all -..- - - folder=А/Испания"),
    ("сделай фильм из папки «Италия»", "montage all -..- - - folder=Италия"),
    ("haz una película de la carpeta Viaje_2024", "montage all -..- - - folder=Viaje_2024"),
    ("haz una película de la carpeta \"Italia\"", "montage all -..- - - folder=Italia"),
    ("haz una película de la carpeta A/España", "montage all -..- - - folder=A/España"),
    ("fais un film du dossier Vacances_2024", "montage all -..- - - folder=Vacances_2024"),
    ("fai un film dalla cartella Italia_2023", "montage all -..- - - folder=Italia_2023"),
    ("make a film from the 100APPLE folder", "montage all -..- - - folder=100APPLE"),
    ("make a film from the folder 2024-07-14 Wedding", "montage all -..- - - folder=2024-07-14 Wedding"),
    ("make a film from the folder 2024", "montage all -..- - - folder=2024"),
  ])
  func `a folder is named with its signs, numbers and quotes`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("make a film titled 3 May of yesterday", "montage all 2026-08-20..2026-08-20 - - name=3 May"),
    ("make a film called July of yesterday", "montage all 2026-08-20..2026-08-20 - - name=July"),
    (
      "make a film of yesterday and call it July and add music",
      "montage all 2026-08-20..2026-08-20 - beat name=July"
    ),
    ("make a film of yesterday called July", "montage all 2026-08-20..2026-08-20 - - name=July"),
    ("call it July and make a film of yesterday", "montage all 2026-08-20..2026-08-20 - - name=July"),
    ("make a film of yesterday named \"3 May\"", "montage all 2026-08-20..2026-08-20 - - name=3 May"),
    ("nenne den Film 3. Mai und mach ihn von gestern", "montage all 2026-08-20..2026-08-20 - - name=3. Mai"),
    ("mach einen Film von gestern namens 3. Mai", "montage all 2026-08-20..2026-08-20 - - name=3. Mai"),
    ("сделай фильм за вчера под названием 3 мая", "montage all 2026-08-20..2026-08-20 - - name=3 мая"),
    ("сделай фильм за вчера под песню 1999", "montage all 2026-08-20..2026-08-20 - beat song=1999"),
    ("a film of yesterday titled Yesterday", "montage all 2026-08-20..2026-08-20 - - name=Yesterday"),
    ("haz una película de ayer llamada 3 de mayo", "montage all 2026-08-20..2026-08-20 - - name=3 de mayo"),
    ("part 2, of 16 July", "chat all -..- - -"),
    ("make a film, part 2, of 16 July", "montage all 2026-07-16..2026-07-16 - -"),
    ("часть 2, за 16 июля, сделай фильм", "montage all 2026-07-16..2026-07-16 - -"),
    ("mach einen Film, Teil 2, vom 16. Juli", "montage all 2026-07-16..2026-07-16 - -"),
    ("haz una película, parte 2, del 16 de julio", "montage all 2026-07-16..2026-07-16 - -"),
    ("room 2019 yesterday", "chat all -..- - -"),
    ("make a film of 2 July, 3 people", "montage all 2026-07-02..2026-07-02 - -"),
    ("make a film of my mother's 60th on 12 July", "montage all 2026-07-12..2026-07-12 - -"),
  ])
  func `a name is a name, never a date`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }
}
