internal import Plans

// Days and periods of German.
extension Language {
  static let germanDays: [(Meaning, String)] = [
    (
      .day(0),
      "heute, heutig~a, heute morgen, heute früh, heute abend, heute vormittag, heute nachmittag, heute mittag, heute nacht, heut, diesen morgen, jetzt"
    ),
    (
      .day(-1),
      "gestern, gestrig~a, gestern morgen, gestern früh, gestern abend, gestern nachmittag, letzte nacht, gestern nacht, gestern mittag, gestern vormittag, am vortag"
    ),
    (.day(-2), "vorgestern, vorgestrig~a, vorgestern morgen, vorgestern abend"), (.day(-3), "vorvorgestern"),
    (.day(1), "morgen, morgig~a, morgen früh, morgen abend"), (.day(2), "übermorgen"),
    (.season(.spring), "frühling~s, frühjahr~s, frühlings"), (.season(.summer), "sommer~s, sommers"),
    (.season(.autumn), "herbst~n"),
    (.season(.winter), "winter~s"),
    (
      .feast(.fixed(month: 12, day: 24, days: 3)),
      "weihnachten, weihnacht, weihnachts, weihnachtstag, weihnachtstage, weihnachtstagen, weihnachtszeit"
    ),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "heiligabend, heiliger abend, heiligen abend"),
    (
      .feast(.fixed(month: 12, day: 25, days: 1)),
      "erst~o weihnachtstag, erst~o weihnachtsfeiertag, weihnachtstag, 1 . weihnachtstag, 1 . weihnachtsfeiertag"
    ),
    (
      .feast(.fixed(month: 12, day: 26, days: 1)),
      "zweit~o weihnachtstag, zweit~o weihnachtsfeiertag, stephanstag, 2 . weihnachtstag, 2 . weihnachtsfeiertag"
    ),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "silvester, sylvester, silvesterabend, silvesternacht"),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "neujahr, neujahrstag, neujahrs"),
    (.feast(.fixed(month: 12, day: 6, days: 1)), "nikolaus, nikolaustag"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween, reformationstag"),
    (.feast(.fixed(month: 10, day: 3, days: 1)), "tag der deutschen einheit"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "tag der arbeit, maifeiertag"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "dreikönigstag, heilige drei könige"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "allerheiligen"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "valentinstag"),
    (.feast(.fixed(month: 11, day: 11, days: 1)), "martinstag, sankt martin"),
    (.feast(.easter(offset: 0, days: 2, eastern: false)), "ostern, osterfest"),
    (.feast(.easter(offset: -1, days: 2, eastern: false)), "osterwochenende"),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "ostersonntag"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "ostermontag"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "karfreitag"),
    (.feast(.easter(offset: 49, days: 2, eastern: false)), "pfingsten"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "pfingstsonntag"),
    (.feast(.easter(offset: 50, days: 1, eastern: false)), "pfingstmontag"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "christi himmelfahrt, himmelfahrt, vatertag"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "fronleichnam"),
    (.feast(.easter(offset: -48, days: 1, eastern: false)), "rosenmontag"),
    (.feast(.nth(2, weekday: 7, month: 5)), "muttertag"),
    (
      .vagueDate,
      "neulich, letzte tage, letzten tage, letzten tagen, vergangenen tage, vergangenen tagen, karneval, fasching, fastnacht, ramadan, oktoberfest, letzten paar, letzte paar, vergangenen paar, vor kurzem, kürzlich, vor ein paar, vor einigen, vor langer zeit, vor einiger zeit, dieser tage, die tage, adventszeit"
    ),
    (.decade(50), "fünfziger, fünfzigern"), (.decade(60), "sechziger, sechzigern"),
    (.decade(70), "siebziger, siebzigern"),
    (.decade(80), "achtziger, achtzigern"), (.decade(90), "neunziger, neunzigern"), (.decade(0), "nuller"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "black friday, schwarzer freitag"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 4)), "cyber monday"),
    (
      .feast(.easter(offset: -47, days: 1, eastern: false)),
      "faschingsdienstag, fastnachtsdienstag, veilchendienstag, karnevalsdienstag"
    ),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "aschermittwoch"),
    (.feast(.easter(offset: -52, days: 1, eastern: false)), "weiberfastnacht, altweiber"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "palmsonntag"),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "gründonnerstag"),
    (.feast(.easter(offset: -1, days: 1, eastern: false)), "karsamstag, ostersamstag"),
    (.feast(.easter(offset: -6, days: 7, eastern: false)), "karwoche"),
    (.feast(.easter(offset: 7, days: 1, eastern: false)), "weißer sonntag"),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "mariä himmelfahrt"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "allerseelen"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "frauentag, weltfrauentag, internationaler frauentag"),
    (.feast(.fixed(month: 12, day: 8, days: 1)), "mariä empfängnis"),
    (.feast(.fixed(month: 4, day: 30, days: 1)), "walpurgisnacht"),
    (.feast(.before(month: 11, day: 23, weekday: 3, nth: 1)), "buß und bettag"),
    (.feast(.before(month: 12, day: 25, weekday: 7, nth: 5)), "totensonntag, ewigkeitssonntag"),
    (.feast(.before(month: 12, day: 25, weekday: 7, nth: 6)), "volkstrauertag"),
    (
      .feast(.before(month: 12, day: 25, weekday: 7, nth: 4)),
      "erst~o advent, 1 . advent, erst~o adventssonntag"
    ),
    (
      .feast(.before(month: 12, day: 25, weekday: 7, nth: 3)),
      "zweit~o advent, 2 . advent, zweit~o adventssonntag"
    ),
    (
      .feast(.before(month: 12, day: 25, weekday: 7, nth: 2)),
      "dritt~o advent, 3 . advent, dritt~o adventssonntag"
    ),
    (
      .feast(.before(month: 12, day: 25, weekday: 7, nth: 1)),
      "viert~o advent, 4 . advent, viert~o adventssonntag"
    ),
    (.feast(.nth(4, weekday: 4, month: 11)), "thanksgiving"),
    (.feast(.nth(1, weekday: 7, month: 10)), "erntedank, erntedankfest"),
    (.feast(.fixed(month: 4, day: 1, days: 1)), "erster april"),
    (
      .calendar(.year, 1),
      "nächst~o ferien, nächst~o urlaub~s, kommend~o ferien, kommend~o urlaub~s, nächst~o feiertag~n, nächst~o reise"
    ),
  ]

  static let germanPeriods: [(Meaning, String)] = [
    (.unit(.second), "sekunde~n, sek, s, sekündchen, sekunden"),
    (.unit(.minute), "minute~n, min, m, minütchen, minuten"), (.unit(.hour), "stunde~n, std, h, stunden"),
    (.unit(.day), "tag~n, tagen"), (.unit(.week), "woche~n, wochen, wo"),
    (.unit(.weekend), "wochenende~n, wochenenden, wochenend, wochende, wochenede, we"),
    (.unit(.month), "monat~n"), (.unit(.quarter), "quartal~n, vierteljahr~n"),
    (.unit(.halfYear), "halbjahr~n, halbes jahr, halben jahr, halben jahres, halbe jahr"),
    (.unit(.year), "jahr~n, jahren"), (.unit(.decade), "jahrzehnt~n"), (.unit(.century), "jahrhundert~n"),
    (.calendar(.year, 0), "jahresbeginn, jahresanfang"), (.calendar(.month, 0), "monatsbeginn, monatsanfang"),
    (.calendar(.week, 0), "wochenbeginn, wochenanfang"),
    (.rolling(.day, 14), "vierzehn tage, vierzehn tagen"),
    (.lastCalendar, "letzt~o, vorig~a, vergangen~a, vorherig~a, verflossen~a"),
    (.lastRolling, "zurückliegend~a"),
    (.beforeLast, "vorletzt~o, vorvorig~a, vorvergangen~a"),
    (.this, "dies~o, aktuell~a, laufend~a, jetzig~a, heuriger, diesjährig~a"),
    (.calendar(.year, -1), "vorjahr~n, letztjährig~a, vorjährig~a"), (.calendar(.month, -1), "vormonat~n"),
    (.calendar(.week, -1), "vorwoche"), (.calendar(.year, 0), "heuer"),
    (.next, "nächst~o, kommend~o, folgend~o, übernächst~o, nach dem nächsten, nach der nächsten"),
    (.ago, "her, zuvor, vorher, früher, zurück"),
    (.agoBefore, "vor"),
    (.laterBefore, "in"), (.later, "später"), (.since, "seit, ab, seit dem, von ab"),
    (.sinceBehind, "an, und später, bis heute, bis jetzt, aufwärts"),
    (.before, "vor, bevor, vor dem, früher als, älter als"), (.after, "nach, nach dem"),
    (.until, "bis, bis zum, bis zu, bis einschließlich, bis zur, bis ende"), (.between, "zwischen"),
    (.during, "für, während, über"),
    (.from, "von, vom, ab, von dem, im, aus, am"), (.to, "bis, bis zum, bis zu, bis einschließlich, bis zur"),
    (.untilBehind, "einschließlich"),
    (
      .partOfDay,
      "morgen, morgens, vormittag~s, mittag~s, nachmittag~s, abend~s, nacht, nachts, früh, mitternacht, abends, morgens früh, mittags, nachmittags"
    ),
    (.beginning, "anfang, beginn, anfangs, frühen, zu beginn"), (.middle, "mitte"),
    (.end, "ende, späten, rest, der rest"),
    (.whole, "ganz~a, gesamt~a, komplett~a"),
    (.yearWord, "jahr, jahres, jahre, jahren"), (.weekWord, "kw, kalenderwoche, woche nr"), (.clock, "uhr"),
    (.clockBefore, "um, gegen, so gegen"),
    (.manyDays, "tage, tagen"),
    (.dayBeside(-1), "vortag von, vortag des, vorabend von, vorabend des"),
  ]
}
