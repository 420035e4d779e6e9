internal import Testing

/// How long a film shall be.
struct LengthReaderTests {
  @Test(arguments: [
    ("haz una peli del mes pasado 40 segundos", "montage all 2026-07-01..2026-07-31 40.0s -"),
    ("haz un video de la semana pasada un minuto", "montage all 2026-08-10..2026-08-16 60.0s -"),
    ("fais un film du mois dernier 40 secondes", "montage all 2026-07-01..2026-07-31 40.0s -"),
    ("fai un film della settimana scorsa 40 secondi", "montage all 2026-08-10..2026-08-16 40.0s -"),
    ("faz um filme do mês passado 2 minutos", "montage all 2026-07-01..2026-07-31 120.0s -"),
    ("make a film of the week past 2 minutes", "montage all 2026-08-10..2026-08-16 120.0s -"),
    ("собери ролик за месяц прошлый 40 секунд", "montage all 2026-07-01..2026-07-31 40.0s -"),
    ("haz un video del lunes pasado 30 segundos", "montage all 2026-08-17..2026-08-17 30.0s -"),
  ])
  func `a word for the past stays with the noun before it, and the length is the film's`(
    _ text: String, _ expected: String
  ) { #expect(said(text) == expected) }

  @Test(arguments: [
    ("trim the last 5 seconds off yesterday's video", "cut videos 2026-08-20..2026-08-20 - -"),
    ("trim the last 10 seconds off the clip", "cut videos -..- - -"),
    ("обрежь последние 5 секунд вчерашнего видео", "cut videos 2026-08-20..2026-08-20 - -"),
    ("schneide die letzten 5 Sekunden vom Video von gestern ab", "cut videos 2026-08-20..2026-08-20 - -"),
    ("recorta los últimos 5 segundos del vídeo del lunes", "cut videos 2026-08-17..2026-08-17 - -"),
    ("coupe les 5 dernières secondes de la vidéo de lundi", "cut videos 2026-08-17..2026-08-17 - -"),
    ("what did I shoot in the last 30 minutes", "list all 2026-08-21..2026-08-21 - -"),
  ])
  func `seconds to cut off are no days`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("ролик за вчера минута десять секунд", "70.0s"), ("ролик за вчера минута и десять секунд", "70.0s"),
    ("Film von gestern Minute zehn Sekunden", "70.0s"), ("video de ayer minuto diez segundos", "70.0s"),
    ("film z wczoraj minuta dziesięć sekund", "70.0s"),
    ("make a one minute thirty film of yesterday", "90.0s"), ("a minute thirty film of yesterday", "90.0s"),
  ])
  func `a minute and what is smaller make one length`(_ text: String, _ expected: String) {
    #expect(said(text) == "montage all 2026-08-20..2026-08-20 \(expected) -")
  }

  @Test(arguments: [
    ("make a film 1:30 long of yesterday", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a film of yesterday 1:30 long", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a film of yesterday, 1 or 2 minutes", "refused two-lengths [1 or 2 minutes]"),
    ("a film of yesterday, 1 1/2 minutes", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a film of yesterday, ½ minute", "montage all 2026-08-20..2026-08-20 30.0s -"),
    ("a film of yesterday, 1½ minutes", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a film of 99999999999999999999 seconds", "refused bad-length [99999999999999999999 seconds]"),
    ("a film of 1e3 seconds", "chat all -..- - -"),
    ("make a film of yesterday, one to two minutes", "refused two-lengths [one to two minutes]"),
  ])
  func `fractions, ranges and numbers beyond sense are read as written`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("a film of yesterday, 90 seconds", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a two-minute film of yesterday", "montage all 2026-08-20..2026-08-20 120.0s -"),
    ("a film of yesterday, 1m30s", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a film of yesterday, one minute and a half", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("half a minute of yesterday as a film", "montage all 2026-08-20..2026-08-20 30.0s -"),
    ("ein Film von gestern, 90 Sekunden", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("ein zweiminütiger Film von gestern", "montage all 2026-08-20..2026-08-20 120.0s -"),
    ("ein Film von gestern, anderthalb Minuten", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("ein Film von gestern, 1.200 Sekunden", "montage all 2026-08-20..2026-08-20 1200.0s -"),
    ("фильм за вчера на полторы минуты", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("двухминутный фильм за вчера", "montage all 2026-08-20..2026-08-20 120.0s -"),
    ("фильм за вчера, 1 мин 30 сек", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("una película de ayer de un minuto y medio", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("una película de ayer de 1,5 minutos", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("un film d'hier d'une minute et demie", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("un film di ieri di due minuti", "montage all 2026-08-20..2026-08-20 120.0s -"),
    ("um filme de ontem de dois minutos", "montage all 2026-08-20..2026-08-20 120.0s -"),
    ("фільм за вчора на півтори хвилини", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("film z wczoraj, półtorej minuty", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("een film van gisteren van anderhalve minuut", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("dünden iki dakikalık bir film", "montage all 2026-08-20..2026-08-20 120.0s -"),
    ("昨日の映画を2分で作って", "montage all 2026-08-20..2026-08-20 120.0s -"),
  ])
  func `a length is read in twelve languages`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("a film of yesterday at 18:30", "montage all 2026-08-20..2026-08-20 - -"),
    ("a film of the 3 best videos of yesterday", "montage videos 2026-08-20..2026-08-20 - -"),
    ("a film of my 30th birthday yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("a film of yesterday in 4K 60fps", "montage all 2026-08-20..2026-08-20 - - height=2160 fps=60"),
    ("trim the first 10 seconds of yesterday's clip", "cut videos 2026-08-20..2026-08-20 - -"),
    ("a film of the 12 km run yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("a film of yesterday, top 10", "montage all 2026-08-20..2026-08-20 - -"),
    ("a sec, make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    (
      "a film of clips longer than 10 seconds of yesterday",
      "montage videos 2026-08-20..2026-08-20 - - note(\"longer than 10 seconds\" is not told apart: clips of every length are meant)"
    ),
  ])
  func `what is no length is none`(_ text: String, _ expected: String) { #expect(said(text) == expected) }

  @Test(arguments: [
    ("a film of yesterday, 3 hours", "refused bad-length [3 hours]"),
    ("a film of yesterday, 0 seconds", "refused bad-length [0 seconds]"),
    ("a film of yesterday, -5 seconds", "refused bad-length [5 seconds]"),
    ("a film of yesterday, 121 minutes", "refused bad-length [121 minutes]"),
    ("mach einen Film von gestern, 3 Stunden", "refused bad-length [3 Stunden]"),
    ("фильм за вчера на три часа", "refused bad-length [три часа]"),
    ("una película de ayer de tres horas", "refused bad-length [tres horas]"),
  ])
  func `a length beyond two hours, of nothing or below it is refused`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }
}
