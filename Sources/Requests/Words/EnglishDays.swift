internal import Plans

extension Language {
  /// Days and feasts by their English names.
  static let englishDays: [(Meaning, String)] = [
    (
      .day(0),
      "today, tonight, this night, this morning, this afternoon, this evening, this noon, earlier today, this very day, now, right now, the present, present day"
    ),
    (
      .day(-1),
      "yesterday, last night, last evening, the previous day, yday, yest, yesterday night"
    ),
    (.day(-2), "day before yesterday, night before last, evening before last"),
    (.day(1), "tomorrow, tmrw, tomorow"),
    (.day(2), "day after tomorrow"),
    (.season(.spring), "?spring, springtime"), (.season(.summer), "summer, summertime, summers"),
    (.season(.autumn), "autumn, ?fall"), (.season(.winter), "winter, wintertime, winters"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "christmas, christmas day, xmas, xmas day, christmases"),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "christmas eve, xmas eve"),
    (.feast(.fixed(month: 12, day: 26, days: 1)), "boxing day"),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "new year s eve, new years eve, new year eve, nye"),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "new year s day, new years day, new year day"),
    (.feast(.fixed(month: 12, day: 31, days: 2)), "new year, new years, new year s"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween, hallowe en, all hallows eve"),
    (
      .feast(.fixed(month: 2, day: 14, days: 1)),
      "valentine s day, valentines day, valentine day, valentines, valentine s"
    ),
    (
      .feast(.fixed(month: 3, day: 17, days: 1)),
      "st patrick s day, saint patrick s day, st patricks day, st . patrick s day"
    ),
    (.feast(.fixed(month: 7, day: 4, days: 1)), "independence day"),
    (
      .feast(.fixed(month: 4, day: 1, days: 1)),
      "april fools, april fools day, april fool s day, april fool s"
    ),
    (.feast(.fixed(month: 11, day: 5, days: 1)), "guy fawkes night, bonfire night, guy fawkes day"),
    (.feast(.nth(4, weekday: 4, month: 11)), "thanksgiving, thanksgiving day, turkey day"),
    (.feast(.nth(1, weekday: 1, month: 9)), "labor day, labour day"),
    (.feast(.nth(-1, weekday: 1, month: 5)), "memorial day"),
    (.feast(.nth(3, weekday: 1, month: 1)), "mlk day, martin luther king day, martin luther king jr day"),
    (.feast(.nth(2, weekday: 7, month: 5)), "mother s day, mothers day"),
    (.feast(.nth(3, weekday: 7, month: 6)), "father s day, fathers day"),
    (.feast(.fixed(month: 11, day: 11, days: 1)), "veterans day, remembrance day, armistice day"),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "easter, easter sunday, easter day"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "good friday"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "easter monday"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "palm sunday"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "ash wednesday"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "pentecost, whit sunday"),
    (
      .vagueDate,
      """
      ramadan, eid, diwali, hanukkah, chanukah, passover, lunar new year, chinese new year, carnival, holi, the other day,
      the other week, some time ago, a while ago, a while back, long ago, once upon a time, last few, past few, last several,
      past several, some days ago, ages ago, the other night, last days, recent days, past days, recently, lately
      """
    ),
    (.decade(50), "fifties"), (.decade(60), "sixties"), (.decade(70), "seventies"),
    (.decade(80), "eighties"), (.decade(90), "nineties"), (.decade(0), "noughties"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "black friday"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 4)), "cyber monday"),
    (
      .feast(.nth(3, weekday: 1, month: 2)),
      "presidents day, president s day, presidents s day, washington s birthday"
    ),
    (.feast(.nth(2, weekday: 1, month: 10)), "columbus day, indigenous peoples day"),
    (.feast(.fixed(month: 6, day: 19, days: 1)), "juneteenth"),
    (.feast(.fixed(month: 5, day: 5, days: 1)), "cinco de mayo"),
    (.feast(.fixed(month: 4, day: 22, days: 1)), "earth day"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "women s day, international women s day"),
    (.feast(.fixed(month: 2, day: 2, days: 1)), "groundhog day, candlemas"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "all saints day, all saints, all hallows"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "all souls day, all souls"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "epiphany, three kings day"),
    (
      .feast(.easter(offset: -47, days: 1, eastern: false)),
      "mardi gras, shrove tuesday, pancake day, fat tuesday"
    ),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "maundy thursday, holy thursday"),
    (.feast(.easter(offset: -1, days: 1, eastern: false)), "holy saturday"),
    (.feast(.easter(offset: -7, days: 7, eastern: false)), "holy week"),
    (.feast(.easter(offset: 50, days: 1, eastern: false)), "whit monday, pentecost monday"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "ascension day, ascension thursday"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "corpus christi"),
    (.feast(.fixed(month: 7, day: 1, days: 1)), "canada day"),
    (.feast(.fixed(month: 1, day: 26, days: 1)), "australia day"),
    (.feast(.fixed(month: 4, day: 25, days: 1)), "anzac day"),
    (.feast(.fixed(month: 4, day: 23, days: 1)), "st george s day, saint george s day"),
    (.feast(.fixed(month: 11, day: 30, days: 1)), "st andrew s day, saint andrew s day"),
    (.feast(.fixed(month: 1, day: 25, days: 1)), "burns night"),
    (.feast(.fixed(month: 7, day: 14, days: 1)), "bastille day"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "may day"),
    (.feast(.fixed(month: 12, day: 6, days: 1)), "st nicholas day, saint nicholas day"),
    (.feast(.fixed(month: 3, day: 14, days: 1)), "pi day"),
    (.feast(.fixed(month: 5, day: 4, days: 1)), "star wars day"),
    (.feast(.easter(offset: -21, days: 1, eastern: false)), "mothering sunday"),
    (
      .feast(.before(month: 12, day: 25, weekday: 7, nth: 4)),
      "first advent, first sunday of advent, advent sunday"
    ),
    (
      .calendar(.year, 1),
      "next holiday~s, next vacation~s, upcoming holiday~s, upcoming vacation~s, coming holiday~s, next trip, upcoming trip"
    ),
  ]
}
