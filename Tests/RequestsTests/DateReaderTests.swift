internal import Testing

/// Days as people and calendars write them.
struct DateReaderTests {
  @Test(arguments: [
    ("make a film, not of last week, of the week before", "montage all 2026-08-03..2026-08-09 - -"),
    ("not last week, the week before: make a film", "montage all 2026-08-03..2026-08-09 - -"),
    ("make a film of yesterday and the day before", "montage all 2026-08-19..2026-08-20 - -"),
    ("make a film of the week before", "montage all 2026-08-10..2026-08-16 - -"),
    ("сделай фильм не за прошлую неделю, а за неделю до этого", "montage all 2026-08-03..2026-08-09 - -"),
    ("was habe ich letzte Woche und die Woche davor gefilmt", "list all 2026-08-03..2026-08-16 - -"),
    ("haz una peli, no de la semana pasada, de la anterior", "montage all 2026-08-03..2026-08-09 - -"),
  ])
  func `the one before is counted from what was just named`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("make a film of flight 1984 yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of hut 1984 yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("сделай фильм за вчера, рейс 1984", "montage all 2026-08-20..2026-08-20 - -"),
    ("mach einen Film von gestern, Flug 1984", "montage all 2026-08-20..2026-08-20 - -"),
    ("haz una película de ayer, vuelo 1984", "montage all 2026-08-20..2026-08-20 - -"),
    ("a film of the wedding 2019", "montage all 2019-01-01..2019-12-31 - -"),
    ("a film of Christmas 2019", "montage all 2019-12-25..2019-12-25 - -"),
  ])
  func `a number behind a name is no year where other days are told`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    (
      "сколько фото за пятое августа две тысячи двадцать пятого года",
      "count photos 2025-08-05..2025-08-05 - -"
    ),
    ("что я снял в двадцать четвёртом году", "list all 2024-01-01..2024-12-31 - -"),
    (
      "was habe ich am fünften August zweitausendfünfundzwanzig gefilmt",
      "list all 2025-08-05..2025-08-05 - -"
    ),
    ("was habe ich zweitausendneunzehn gefilmt", "list all 2019-01-01..2019-12-31 - -"),
    ("что я снял много лет назад", "refused ambiguous-date [много лет назад]"),
    ("was habe ich vor vielen Jahren gefilmt", "refused ambiguous-date [vor vielen Jahren]"),
    ("qué grabé hace muchos años", "refused ambiguous-date [hace muchos años]"),
  ])
  func `years in words are whole, and many of them are no date`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("a film of 2 wk. ago", "montage all 2026-08-07..2026-08-07 - -"),
    ("a film of 3 mo. ago", "montage all 2026-05-21..2026-05-21 - -"),
    ("make a film of 2y ago", "montage all 2024-08-21..2024-08-21 - -"),
    ("a film of about 3 days ago", "montage all 2026-08-18..2026-08-18 - -"),
    ("ein Film von vor etwa drei Tagen", "montage all 2026-08-18..2026-08-18 - -"),
    ("фильм, 2 нед. назад", "montage all 2026-08-07..2026-08-07 - -"),
    ("фильм, 3 мес. назад", "montage all 2026-05-21..2026-05-21 - -"),
    ("фильм, 5 л. назад", "montage all 2021-08-21..2021-08-21 - -"),
    ("фильм, около 3 дней назад", "montage all 2026-08-18..2026-08-18 - -"),
    ("una película de hace 2 sem.", "montage all 2026-08-07..2026-08-07 - -"),
    ("una película de hace unos 3 días", "montage all 2026-08-18..2026-08-18 - -"),
    ("un film d'il y a environ 3 jours", "montage all 2026-08-18..2026-08-18 - -"),
    ("un film d'il y a 2 sem.", "montage all 2026-08-07..2026-08-07 - -"),
    ("un film di 2 sett. fa", "montage all 2026-08-07..2026-08-07 - -"),
    ("um filme de há 2 sem.", "montage all 2026-08-07..2026-08-07 - -"),
    ("фільм, 2 тиж. тому", "montage all 2026-08-07..2026-08-07 - -"),
    ("film, 2 tyg. temu", "montage all 2026-08-07..2026-08-07 - -"),
    ("een film van 2 dgn geleden", "montage all 2026-08-19..2026-08-19 - -"),
    ("2 hf. önce filmi yap", "montage all 2026-08-07..2026-08-07 - -"),
    ("a film of the last 0 days", "refused impossible-date [last 0 days]"),
    ("a film of the last 1000 days", "montage all 2023-11-26..2026-08-21 - -"),
  ])
  func `short units and words such as about go with what was long ago`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("un film de juil. 2026", "montage all 2026-07-01..2026-07-31 - -"),
    ("um filme de dez. de 2025", "montage all 2025-12-01..2025-12-31 - -"),
    ("фильм за 14 июл. 2026 г.", "montage all 2026-07-14..2026-07-14 - -"),
    ("фильм, нояб. 2025 г.", "montage all 2025-11-01..2025-11-30 - -"),
    ("фільм, 31 жовт. 2025 р.", "montage all 2025-10-31..2025-10-31 - -"),
    ("14 Tem 2026 filmi yap", "montage all 2026-07-14..2026-07-14 - -"),
    ("25 Ara 2025 filmi yap", "montage all 2025-12-25..2025-12-25 - -"),
    ("Ekim filmi yap", "montage all 2025-10-01..2025-10-31 - -"),
    ("a film of 8/May/2018", "montage all 2018-05-08..2018-05-08 - -"),
    ("08.Haziran.2014 filmi yap", "montage all 2014-06-08..2014-06-08 - -"),
    ("ein Film vom 12-Mär-2014", "montage all 2014-03-12..2014-03-12 - -"),
    ("фільм, 2015-кві-12", "montage all 2015-04-12..2015-04-12 - -"),
    ("a film of Mar – May 2026", "montage all 2026-03-01..2026-05-31 - -"),
  ])
  func `short months go with their dots and years`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("un film de vendredi 3 – dimanche 5 juillet 2026", "montage all 2026-07-03..2026-07-05 - -"),
    ("фильм, пт, 3 – вс, 5 июля 2026 г.", "montage all 2026-07-03..2026-07-05 - -"),
    ("een film van vrijdag 3 – zondag 5 juli 2026", "montage all 2026-07-03..2026-07-05 - -"),
    ("film, 10 lut–20 kwi 2026", "montage all 2026-02-10..2026-04-20 - -"),
    ("2026/07/03(金曜日)～2026/07/05(日曜日)の映画を作って", "montage all 2026-07-03..2026-07-05 - -"),
    ("ein Film vom 05.07. zum 16.07.", "montage all 2026-07-05..2026-07-16 - -"),
    ("a film of this month from 4 to 12", "montage all 2026-08-04..2026-08-12 - -"),
    ("a film of November between 19 and 20", "montage all 2025-11-19..2025-11-20 - -"),
    ("make a film of May and June 2011", "montage all 2011-05-01..2011-06-30 - -"),
    ("una película de el día 5 y el día 6 de abril", "montage all 2026-04-05..2026-04-06 - -"),
    ("een film van 2001, derde kwartaal", "montage all 2001-07-01..2001-09-30 - -"),
    ("ein Film von Januar 90", "montage all 1990-01-01..1990-01-31 - -"),
    ("make a film of the mid-90s", "montage all 1990-01-01..1999-12-31 - -"),
    ("a film of 2016-Q3", "montage all 2016-07-01..2016-09-30 - -"),
    ("a film of 2016 week 6", "montage all 2016-02-08..2016-02-14 - -"),
    ("film, III kwartał 2016", "montage all 2016-07-01..2016-09-30 - -"),
    ("una película de la década de 1990", "montage all 1990-01-01..1999-12-31 - -"),
    (
      "make a film about the school play on August 5th, 1:30 long",
      "montage all 2026-08-05..2026-08-05 90.0s -"
    ),
    ("14 Temmuz'dan bir film yap", "montage all 2026-07-14..2026-07-14 - -"),
    (
      "mach einen film über den kindergarten von letztem freitag so dreißig sekunden",
      "montage all 2026-08-14..2026-08-14 30.0s -"
    ),
  ])
  func `ranges share weekdays, months and years`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("10:00 Wednesday, 9 July 2025 film", "montage all 2025-07-09..2025-07-09 - -"),
    ("фильм, полчаса назад", "montage all 2026-08-21..2026-08-21 - -"),
    ("фильм, двое суток назад", "montage all 2026-08-19..2026-08-19 - -"),
    ("un film du 18 octobre 2012 à 19 h", "montage all 2012-10-18..2012-10-18 - -"),
    ("make a film of 2014-10-15T16:12:20+00:00", "montage all 2014-10-15..2014-10-15 - -"),
    ("2016年03月21日 23時05分11秒の映画を作って", "montage all 2016-03-21..2016-03-21 - -"),
    ("фильм, 13 авг. 2005 г. 19:13", "montage all 2005-08-13..2005-08-13 - -"),
    ("un film du 22 janvier 2015 à 14h40", "montage all 2015-01-22..2015-01-22 - -"),
    ("2016年3月20日 21時40分の映画を作って", "montage all 2016-03-20..2016-03-20 - -"),
    ("ein Film vom 29.02.2020 13.12", "montage all 2020-02-29..2020-02-29 - -"),
    ("a film of 04.04.16 1930-2000", "montage all 2016-04-04..2016-04-04 - -"),
    ("a film of 19.12.2017 09:30 - 20.12.2017 10:45", "montage all 2017-12-19..2017-12-20 - -"),
    ("a film of yesterday, 1:30", "montage all 2026-08-20..2026-08-20 90.0s -"),
    ("a film of 3 May 2:30", "montage all 2026-05-03..2026-05-03 150.0s -"),
  ])
  func `a time of day beside a date is neither a length nor another date`(_ text: String, _ expected: String)
  { #expect(said(text) == expected) }
}
