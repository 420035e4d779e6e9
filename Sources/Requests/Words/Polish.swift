internal import Plans

extension Language {
  /// Polish.
  static let polish = Language(
    code: .pl,
    endings: [
      "m": "- a u em ie y ów om ami ach owi i", "f": "a y ę ą ie - om ami ach o",
      "k": "ka ki kę ce ką ek kom kami kach", "a": "y a e ego emu ym ej ą ych ymi i",
      "i": "i a ie iego iemu im iej ą ich imi e ego emu ia ią", "d": "ek ku kiem ki ków",
      "n": "eń nia niu niem nie ni", "v": "- cie my",
    ],
    words: polishDays + polishPeriods + polishTasks + polishRest,
    numbers: """
      zero=0, jeden=1, jedna=1, jedno=1, jedną=1, jednej=1, jednego=1, dwa=2, dwie=2, dwóch=2, dwu=2, trzy=3, trzech=3, cztery=4, czterech=4, pięć=5, pięciu=5, sześć=6, sześciu=6, siedem=7, siedmiu=7, osiem=8, ośmiu=8, dziewięć=9, dziesięć=10, dziesięciu=10,
      jedenaście=11, dwanaście=12, trzynaście=13, czternaście=14, piętnaście=15, piętnastu=15, szesnaście=16, siedemnaście=17, osiemnaście=18, dziewiętnaście=19, dwadzieścia=20, dwudziestu=20, trzydzieści=30, trzydziestu=30, czterdzieści=40,
      czterdziestu=40, pięćdziesiąt=50, sześćdziesiąt=60, siedemdziesiąt=70, osiemdziesiąt=80, dziewięćdziesiąt=90, sto=100, tysiąc=1000
      """,
    ordinals: """
      pierwsz~a=1, drugi=2, drugiego=2, druga=2, drugiej=2, drugie=2, drugą=2, drugim=2, trzeci=3, trzeciego=3, trzecia=3, trzeciej=3, trzecim=3, czwart~a=4, piąt~a=5, szóst~a=6, siódm~a=7, ósm~a=8, dziewiąt~a=9, dziesiąt~a=10, jedenast~a=11, dwunast~a=12, trzynast~a=13, czternast~a=14,
      piętnast~a=15, szesnast~a=16, siedemnast~a=17, osiemnast~a=18, dziewiętnast~a=19, dwudziest~a=20, trzydziest~a=30
      """,
    amountPrefixes:
      "jedno=1000, dwu=2000, trzy=3000, cztero=4000, pięcio=5000, dziesięcio=10000, piętnasto=15000, dwudziesto=20000, trzydziesto=30000, czterdziesto=40000, pół=500, półtora=1500",
    lengthAdjectives: [(.second, "sekundow~a"), (.minute, "minutow~a"), (.hour, "godzinn~a")],
    letters: "ąćęłńóśźż",
    everyday: polishEveryday,
    lookalikes: polishLookalikes,
    weekdays: [
      "poniedziałkow~a, poniedział~d, poniedziałku, poniedziałek, ??pon, ??pn",
      "wtorkow~a, wtor~d, wtorek, wtorku, ??wt",
      "środow~a, środa, środę, środy, środzie, środą, śród, ??śr",
      "czwartkow~a, czwart~d, czwartek, czwartku, ??czw",
      "piątkow~a, piąt~d, piątek, piątku, ??pt",
      "sobotniego, sobotniej, sobotnia, sobotnią, sobot~f, sobotę, sobotni, ??sob",
      "niedzieln~a, niedziel~f, niedzielę, niedzieli, niedziele, ??niedz, ??nd",
    ],
    months: [
      "styczniow~a, stycz~n, styczeń, stycznia, styczniu, ??sty", "lutow~a, ?luty, lutego, lutym, ??lut",
      "marcow~a, marzec, marca, marcu, marcem, ??mar",
      "kwietniow~a, kwiecień, kwietnia, kwietniu, kwietniem, ??kwi",
      "majow~a, ?maj, ?maja, ?maju, ?majem", "czerwcow~a, czerwiec, czerwca, czerwcu, ??cze",
      "lipcow~a, lipiec, lipca, lipcu, ??lip", "sierpniow~a, sierp~n, sierpień, sierpnia, sierpniu, ??sie",
      "wrześniow~a, wrzesień, września, wrześniu, ??wrz", "październikow~a, październik~m, ??paź",
      "listopadow~a, listopad~m, listopadzie, ??lis",
      "grudniow~a, grudzień, grudnia, grudniu, ??gru",
    ]
  )

  private static let polishDays: [(Meaning, String)] = [
    (
      .day(0),
      "dziś, dzisiaj, dzisiejsz~a, dziś rano, dzisiaj rano, dziś wieczorem, dzisiaj wieczorem, teraz, dzisiejszego ranka, dziś po południu"
    ),
    (
      .day(-1),
      "wczoraj, wczorajsz~a, wczoraj rano, wczoraj wieczorem, zeszła noc, ubiegła noc, zeszłej nocy, ubiegłej nocy, wczoraj wieczór"
    ), (.day(-2), "przedwczoraj, przedwczorajsz~a"), (.day(1), "jutro, jutra, jutrzejsz~a, jutrem"),
    (.day(2), "pojutrze"),
    (.season(.spring), "wiosn~f, wiosnę, wiosną, wiosenn~a"),
    (.season(.summer), "lato, latem, lecie, ?lata, latu, letni, letnich"),
    (.season(.autumn), "jesień, jesieni, jesienią, jesienn~a"),
    (.season(.winter), "zima, zimy, zimę, zimą, zimie, zimow~a"),
    (
      .feast(.fixed(month: 12, day: 25, days: 2)),
      "boże narodzenie, bożego narodzenia, święta bożego narodzenia, bożym narodzeniu, bożym narodzeniem"
    ), (.feast(.fixed(month: 12, day: 24, days: 1)), "wigilia, wigilię, wigilii, wigilią"),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "sylwester, sylwestra, sylwestrem, sylwestrow~a"),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "nowy rok, nowego roku, nowym rokiem"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween"),
    (.feast(.fixed(month: 11, day: 11, days: 1)), "święto niepodległości, dzień niepodległości"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "wszystkich świętych"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "trzech króli, święto trzech króli"),
    (.feast(.fixed(month: 12, day: 6, days: 1)), "mikołajki, mikołajek"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "walentynki, walentynek, walentynkow~a"),
    (.feast(.fixed(month: 5, day: 26, days: 1)), "dzień matki, dnia matki, dzień mamy, dnia mamy"),
    (.feast(.fixed(month: 6, day: 1, days: 1)), "dzień dziecka, dnia dziecka"),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "wniebowzięcie"),
    (.feast(.fixed(month: 5, day: 3, days: 1)), "święto konstytucji"),
    (.feast(.easter(offset: 0, days: 2, eastern: false)), "wielkanoc, wielkanocy, wielkanocn~a"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "boże ciało, bożego ciała"),
    (
      .vagueDate,
      "niedawno, ostatnie dni, ostatnich dni, ostatnio, kilka dni temu, parę dni temu, kiedyś, ramadan, ostatnich kilku, ostatnich paru, kilka tygodni temu, jakiś czas temu, dawno temu, ostatnie kilka"
    ), (.calendar(.year, -1), "zeszłoroczn~a, ubiegłoroczn~a"), (.calendar(.year, 0), "tegoroczn~a"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "czarny piątek, black friday"),
    (.feast(.fixed(month: 6, day: 23, days: 1)), "dzień ojca, dnia ojca, dzień taty"),
    (.feast(.fixed(month: 1, day: 21, days: 1)), "dzień babci, dnia babci"),
    (.feast(.fixed(month: 1, day: 22, days: 1)), "dzień dziadka, dnia dziadka"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "dzień kobiet, dnia kobiet"),
    (.feast(.nth(4, weekday: 4, month: 11)), "dziękczynienie, święto dziękczynienia, dzień dziękczynienia"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "wielki piątek, wielkiego piątku"),
    (.feast(.easter(offset: -1, days: 1, eastern: false)), "wielka sobota, wielką sobotę, wielkiej soboty"),
    (
      .feast(.easter(offset: 1, days: 1, eastern: false)),
      "lany poniedziałek, poniedziałek wielkanocny, śmigus dyngus"
    ),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "niedziela palmowa, niedzielę palmową"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "środa popielcowa, popielec, środę popielcową"),
    (.feast(.easter(offset: -52, days: 1, eastern: false)), "tłusty czwartek, tłustego czwartku"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "zielone świątki"),
    (.feast(.fixed(month: 11, day: 29, days: 1)), "andrzejki, andrzejek"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "zaduszki, dzień zaduszny"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "święto pracy"),
    (
      .calendar(.year, 1),
      "następn~a wakacje, następny urlop, następne ferie, przyszłe wakacje, najbliższe wakacje"
    ),
    (.decade(50), "pięćdziesiątych, lata pięćdziesiąte"),
    (.decade(60), "sześćdziesiątych, lata sześćdziesiąte"),
    (.decade(70), "siedemdziesiątych, lata siedemdziesiąte"),
    (.decade(80), "osiemdziesiątych, lata osiemdziesiąte"),
    (.decade(90), "dziewięćdziesiątych, lata dziewięćdziesiąte"),
    (.feast(.fixed(month: 5, day: 1, days: 3)), "majówk~f"),
  ]

  private static let polishPeriods: [(Meaning, String)] = [
    (.unit(.second), "sekund~f, sekundę, sek, s"),
    (.unit(.minute), "minut~f, minutę, min, minutk~f, minutkę"), (.unit(.hour), "godzin~f, godzinę, godz, h"),
    (.unit(.day), "dzień, dnia, dniu, dniem, dni, dniach, dniami, doba, dobę, doby"),
    (.unit(.week), "tydzień, tygodnia, tygodniu, tygodniem, tygodnie, tygodni, tygodniach, tyg"),
    (.unit(.weekend), "weekend~m, weekendzie, weekendu"),
    (.unit(.month), "miesiąc~m, miesiące, miesięcy, miesiącu, miesiąca, mies"),
    (.unit(.quarter), "kwartał~m, kwartale"), (.unit(.halfYear), "półrocze, półrocza, pół roku, półroczu"),
    (.unit(.year), "rok, roku, rokiem, lata, lat, latach, roczek"),
    (.decade(60), "lata sześćdziesiąte, lat sześćdziesiątych, latach sześćdziesiątych"),
    (.decade(70), "lata siedemdziesiąte, lat siedemdziesiątych, latach siedemdziesiątych"),
    (.decade(80), "lata osiemdziesiąte, lat osiemdziesiątych, latach osiemdziesiątych"),
    (.decade(90), "lata dziewięćdziesiąte, lat dziewięćdziesiątych, latach dziewięćdziesiątych"),
    (.unit(.decade), "dekada, dekady, dekadę, dekadzie, dziesięciolecie"),
    (
      .lastCalendar,
      "zeszł~a, ubiegł~a, poprzedni, poprzednia, poprzedniego, poprzedniej, poprzednim, poprzednie, poprzednią, minion~a, tamtego, tamten, tamtej"
    ),
    (
      .lastRolling,
      "ostatni, ostatnia, ostatnie, ostatniego, ostatniej, ostatnim, ostatnich, ostatnią, ostatnimi"
    ),
    (
      .beforeLast,
      "przedostatni, przedostatnia, przedostatniego, przedostatniej, przedostatnim, zaprzeszł~a, przedostatnią"
    ), (.this, "ten, ta, to, te, tego, tej, tę, tym, tych, bieżąc~a, obecn~a, tymi, aktualn~a"),
    (.next, "przyszł~a, następn~a, kolejn~a, nadchodząc~a, najbliższ~a"), (.ago, "temu, wstecz, wcześniej"),
    (.agoBefore, "sprzed, przed"), (.laterBefore, "za"), (.later, "później, potem"),
    (.since, "od, począwszy od, z od, poczynając od"),
    (.sinceBehind, "wzwyż, do dziś, do teraz, do dzisiaj, do chwili obecnej, włącznie"),
    (.before, "przed, sprzed, starsze niż, wcześniej niż"), (.after, "po, później niż"),
    (.until, "do, aż do"), (.between, "między, pomiędzy"),
    (.during, "przez, w ciągu, na przestrzeni, podczas"), (.from, "od, z, w okresie od, ze"),
    (.to, "do, aż do, po"), (.untilBehind, "włącznie"),
    (
      .partOfDay,
      "rano, ranek, poranek, poranka, wieczór, wieczorem, wieczoru, popołudnie, po południu, popołudniu, noc, nocą, nocy, w nocy, południe, północ, nad ranem, przedpołudnie, rana"
    ), (.beginning, "początek, początku, początkiem, na początku"),
    (.middle, "połowa, połowie, środek, połowy, w połowie, połowę, środku"),
    (.end, "koniec, końca, końcu, pod koniec, końcówka, końcem"), (.whole, "cał~a"),
    (.yearWord, "rok, roku, r, rokiem"), (.weekWord, "tydzień numer"), (.dayCounter, "dnia miesiąca"),
    (.dayBefore, "dnia, dniu"), (.clock, "godzina"), (.clockBefore, "o, o godzinie, godzinie, około"),
    (.manyDays, "dni, dniach, dniami"),
    (.oneWeek, "tydzień, tygodniu, tygodnia"),
    (.dayBeside(-1), "przeddzień, w przeddzień, przededniu"),
  ]

  private static let polishTasks: [(Meaning, String)] = [
    (
      .make,
      "zrób, zróbcie, zrobić, zrobisz, stwórz, stworzyć, utwórz, utworzyć, przygotuj, przygotować, wygeneruj, wygenerować, zbuduj, ułóż, skompiluj, daj, daj mi, przerób, sporządź, opracuj, robić, złóż, zmajstruj, wyprodukuj, nakręć, rób, weź, weź zrób, podłóż, dodaj do, zamień, wytnij w, skomponuj"
    ),
    (
      .montage,
      "zmontuj, zmontować, zmontujcie, montuj, sklej, skleić, połącz, połączyć, scal, zlep, zestaw, zszyj, poskładaj, posklejaj, zmiksuj, złącz"
    ),
    (
      .wish,
      "chcę, chciałbym, chciałabym, potrzebuję, poproszę, możesz, mógłbyś, mogłabyś, czy możesz, chcemy, proszę o, przydałby się, przydałoby się, chce, potrzebny, potrzebujemy, możecie, bym chciał"
    ),
    (
      .film,
      "film~m, filmik~m, filmy, filmie, filmów, montaż~m, rolka, rolkę, rolki, reels, reel, pokaz slajdów, slajdowisko, zwiastun, teledysk, kompilacja, kompilację, skrót, reelsa, reelsy, składanka, składankę, filmiki, filmików, podsumowanie, vlog~m, zajawkę, pokaz zdjęć, klipik"
    ), (.video, "wideo, video, klip, nagranie, wideoklip"),
    (
      .videos,
      "klipy, klipów, klipami, nagrania, nagrań, nagraniami, filmików, filmiki, wideoklipów, klipach, klipu, klipem, nagraniach"
    ),
    (
      .photo,
      "zdjęcie, zdjęcia, zdjęć, zdjęciami, zdjęciach, zdjęciu, foto, fotk~k, fotka, fotki, fotek, fotografi~f, fotografie, fotografii, fotografię, obraz~m, selfie, fotkami, zdjęciem, obrazki"
    ),
    (
      .live,
      "live photo, live photos, żywe zdjęcia, żywych zdjęć, zdjęcia live, zdjęć live, żywymi zdjęciami, live foto, ruchome zdjęcia, ruchomych zdjęć"
    ),
    (.count, "ile, policz, zlicz, liczba, liczbę, policzyć, ilość, ilu, przelicz, podlicz"),
    (
      .list,
      "pokaż, pokażcie, pokazać, wyświetl, wylistuj, lista, listę, wypisz, pokaz mi, zobaczyć, wymień, chcę zobaczyć"
    ), (.what, "co, cóż"), (.which, "które, jakie, który, która, jakich, których"),
    (
      .shoot,
      "nagrałem, nagrałam, nagraliśmy, nakręciłem, nakręciłam, filmowałem, filmowałam, sfilmowałem, zrobiłem, zrobiłam, zrobiliśmy, nagrane, nagrano, nakręcone, fotografowałem, kręciłem, kręciłam, nakręciliśmy, nagrywałem, nagrywałam, sfotografowałem, pstryknąłem, zrobione"
    ),
    (
      .search,
      "znajdź, znajdźcie, znaleźć, szukaj, poszukaj, gdzie jest, gdzie są, wyszukaj, odszukaj, odnajdź, gdzie"
    ),
    (
      .cut, "skróć, skrócić, przytnij, przyciąć, obetnij, skróćcie, przycinaj, docinaj, obciąć, utnij, dotnij"
    ), (.shear, "potnij, wytnij, tnij, przetnij, pociąć"),
    (
      .gather,
      "zbierz, zebrać, wrzuć, włóż, przenieś, skopiuj, zgromadź, umieść, zapisz, pogrupuj, zgrupuj, dodaj, posortuj, przesuń, schowaj, spakuj, poukładaj, wsadź, zgraj, przerzuć"
    ), (.container, "folder~m, folderze, album~m, katalog~m, albumie, katalogu, teczki"),
    (
      .silence,
      "cisza, ciszę, ciszy, cisze, pauz~f, pauzy, przerwy w mówieniu, ciche fragmenty, ciche momenty, cichych fragmentów, milczenie, ciche miejsca, przerwy, ciche części"
    ),
    (
      .remove,
      "usuń, usunąć, wytnij, wyciąć, wyrzuć, skasuj, pozbądź się, wywal, wyczyść, zlikwiduj, odetnij, usuńcie"
    ),
    (
      .other,
      "usuń, usunąć, skasuj, wyślij, wysłać, opublikuj, udostępnij, zmień nazwę, prześlij, pobierz, wydrukuj, otwórz, wrzuć na, odtwórz, postuj, przemianuj, zadzwoń, podziel się, puść"
    ), (.tell, "powiedz, powiedz mi, podaj, napisz, daj znać, i powiedz, chcę wiedzieć, mów"),
    (.something, "coś, wszystko, cokolwiek, wszystkiego, to co, tego co, wszystko co"),
  ]

  private static let polishRest: [(Meaning, String)] = [
    (.half, "pół, połowa, połowę, połowie, połowy"), (.quarter, "ćwierć, kwadrans"),
    (.threeQuarters, "trzy czwarte"), (.andHalf, "i pół"), (.andQuarter, "i ćwierć"),
    (.oneAndHalf, "półtora, półtorej"), (.length(30), "półminutow~a, pół minuty, pół minutki"),
    (.length(1800), "pół godziny"), (.couple, "dwie trzy, para"),
    (.few, "kilka, kilku, parę, paru, kilkoma, kilkanaście"),
    (.ordinalEnding, "ego, go, szego, ga, szy, ej, ty, ci, tego, ty, ta, tej, cie, iego"),
    (.decadeEnding, "te, tych, ych"),
    (.lasting, "długości, długi, trwający, trwania, długa, o długości, czas trwania"),
    (
      .lengthBefore,
      "na, do, o długości, trwający, długości, maksymalnie, około, mniej więcej, najwyżej, o, trwająca"
    ), (.offCut, "z początku, z końca, na początku, na końcu, od początku, od końca"),
    (.perShot, "co, każdy, każde, na zdjęcie, na klip, po, każda"),
    (
      .longerThan,
      "dłuższe niż, dłuższych niż, krótsze niż, ponad, więcej niż, mniej niż, powyżej, poniżej, co najmniej, dłuższe od, przynajmniej"
    ),
    (
      .beat,
      "do muzyki, z muzyką, w rytm, w rytmie, do rytmu, w takt, pod muzykę, do bitu, do piosenki, z podkładem muzycznym, z podkładem, do tej piosenki, z muzyką w tle, do taktu, w rytm muzyki, na bit, dodaj muzykę, z muzyczką, i muzykę, do tej muzyki, z jakąś muzyką, do utworu"
    ), (.music, "muzyk~f, muzykę, muzyką, muzyki, muzyka, rytm, bit, takt, podkład, muzyczka"),
    (.song, "piosenka, piosenki, piosenkę, utwór, utworu, kawałek, kawałka, piosenką, utworem, piosence"),
    (.musicPreposition, "do, z, w rytm, pod, w rytmie, ze, na tle"), (.thing, "festiwal~m, szkoła, szkoły"),
    (.shorter, "krótszy, krótsze, krócej"), (.without, "bez, bez żadnej"), (.not, "nie, nigdy"),
    (.together, "razem, w całość"),
    (.join, "sklej, połącz, scal, złącz, skleić, zlep"),
    (.numbered, "część, części, odcinek, wersja, numer, nr, iphone, rozdział"),
    (
      .named,
      "zatytułowany, o nazwie, pod tytułem, o tytule, nazwany, pt, z tytułem, zatytułowana, zatytułowane, nazwana, nazwane"
    ),
    (
      .article,
      "moje, moich, mój, moja, mojego, moją, nasze, naszych, swoje, swoich, wszystkie, wszystkich, nasz, moimi, mojej"
    ), (.indefinite, "jakiś, jakieś"),
    (.of, "z, ze, w, we, na, o, od, do, dla, za, po, przy, przez, podczas, u, odnośnie, okolic"),
    (.about, "o"), (.madeFrom, "z, ze, na podstawie, używając, wykorzystując"),
    (
      .and,
      "i, oraz, a, także, potem, też, a także, a potem, plus, jeszcze, i jeszcze, a przy okazji, oraz także"
    ), (.or, "lub, albo, czy"), (.except, "oprócz, poza, z wyjątkiem, ale nie, prócz, bez"),
    (
      .total,
      "łącznie, w sumie, razem, ogółem, w ogóle, w całości, w bibliotece, ogólnie, w całej bibliotece, wszystkich, ze wszystkich"
    ), (.them, "nich, je, ich, nimi, jest, są, go, to"), (.i, "ja, my, ty, mam, mamy, on, ona"),
    (.into, "w, do, na"),
    (.named, "nazwij film, nazwij go, zatytułuj go"),
    (.except, "zamiast"),
    (.roughly, "około, mniej więcej, prawie, jakieś"),
    (.shortUnit(.day), "d"),
    (.shortUnit(.week), "tydz, tyg"),
    (.shortUnit(.month), "mies"),
    (.shortUnit(.year), "r"),
    (.list, "czy są, czy mam"),
    (.contrast, "tylko, lecz, ale, a"),
    (.other, "anuluj, zatrzymaj, otwórz, wyeksportuj"),
    (
      .unwanted,
      "nie trzeba, nie potrzebuję, nie chcę, nie dziękuję, dziękuję nie, zapomnij, niepotrzebny, lepiej nie"
    ),
    (
      .asked,
      "ile trwa, jak długi jest, jak długo trwa, dlaczego zrobiłeś, dlaczego film, czemu zrobiłeś, kiedy będzie, czy film, czy mój film, czy jest gotowy, czy zrobiłeś, zrobiłeś, zrobiłaś"
    ),
    (.told, "zrobiłem, zrobiłam, zrobiłeś, zrobiliśmy, zmontowałem, zmontowałam"),
    (.ready, "gotowy, gotowe, gotowa"),
    (.shots, "ujęcia, ujęć, ujęciami, ujęcie, sceny, scenami"),
    (.fade, "przejście, przejścia, przejściami, przenikanie"),
    (.deadline, "w ciągu"),
    (.pace(.calm), "spokojny, spokojne, spokojną, powolny, powolne, nastrojowy"),
    (.pace(.fast), "dynamiczny, dynamiczne, dynamiczną, szybki, szybkie, energiczny, energiczne, żywy"),
    (.tempo(.calm), "w spokojnym tempie, w wolnym tempie, z długimi ujęciami"),
    (.tempo(.fast), "w szybkim tempie, z szybkim montażem, z krótkimi ujęciami, z szybkimi cięciami"),
    (.musicPart(.best), "refren, refrenu, najlepszą część, najlepszy moment"),
    (.musicPart(.start), "początek, początku, intro, wstęp"),
    (.hold, "poczekaj, czekaj, moment, chwilę, zaczekaj, sekundkę"),
    (
      .plain,
      "cześć, dzięki, dziękuję, proszę, jest, są, był, była, było, były, jak, kiedy, kto, dlaczego, bardzo, tylko, najlepsze, najlepszych, ładny, fajny, krótki, krótkie, krótkiego, mi, mnie, nam, się, że, żeby, pies, psa, psem, kot, kota, kotem, dzieci, dziećmi, morze, morza, morzem, plaża, plaży, słońce, wakacje, wakacji, urodziny, urodzin, ślub, ślubu, góry, gór, górach, rodzina, rodziny, umiesz, potrafisz, tu, tam, dobrze, super, koncert, koncertu, podróż, podróży, wycieczk~f, mama, tata, babcia, babci, wieczorny, gdzie, skacze, przyjaciele, śnieg, śniegu, dwór, dom, domu, marka, marta, marek, maja, listy, list, majonez, środki, łata, latarnia, pionie, poziomie, pionowy, działka, działce, hej"
    ),
    (.format(.portrait), "pionowo, w pionie"), (.format(.landscape), "poziomo, w poziomie"),
    (.shape(.portrait), "pionow~a"),
    (.shape(.landscape), "poziom~a"),
    (.shape(.square), "kwadratow~a"),
    (
      .format(.portrait),
      "na tiktoka, na tiktok, na instagram, na instagrama, na insta, na stories, na story, na rolki, na reelsy, na shortsy, do stories, na snapa"
    ),
    (.format(.landscape), "na youtube, na youtuba, na telewizor"),
    (.picture, "format~m, formacie, orientacj~f, orientacji"),
    (.titleCard, "z tytułem, z planszą tytułową, z czołówką, i tytułem"),
    (.transitions, "przejścia, przejściami, z przejściami, przenikaniem"),
    (
      .undone,
      "w zwolnionym tempie, czarno biał~a, napisy, z napisami, napisami, bez dźwięku, niemy film, wyciszon~a"
    ),
    (
      .titleBefore,
      "w rytm, w rytmie, do rytmu, w takt, do taktu, w takcie, do bitu, pod dźwięki, przy dźwiękach"
    ),
    (.under, "pod"),
    (.perSecond, "klatek na sekundę, klatki na sekundę, kl s, klatek sekundę"),
    (
      .framing(.fill),
      "bez czarnych pasów, bez czarnych pasków, bez czarnych ramek, na pełnym ekranie, na cały ekran, na cały kadr, wypełnij kadr, wypełnij ekran"
    ),
    (.framing(.whole), "bez kadrowania, bez przycinania, nie kadruj, bez przycięcia"),
    (
      .oneBefore,
      "poprzedni, poprzednim, poprzedniego, poprzednią, poprzedniej, tydzień wcześniej, miesiąc wcześniej, rok wcześniej, ten wcześniejszy"
    ),
    (.numbered, "lot, lotu"),
    (.tell, "powiedzieć, wiedzieć"),
    (.told, "widziałem, widziałam, oglądałem, oglądałam, obejrzałem, obejrzałam, widzieliśmy"),
    (.few, "wiele, wielu"),
  ]
}
