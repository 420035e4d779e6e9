internal import Plans

extension Language {
  /// German.
  static let german = Language(
    code: .de,
    endings: ["a": "- e en er es em", "n": "- e en n s es", "o": "e er es en em", "s": "- s"],
    words: germanDays + germanPeriods + germanTasks + germanRest,
    numbers: """
      null=0, ein=1, eins=1, eine=1, einen=1, einer=1, einem=1, eines=1, nen=1, ne=1, zwei=2, zwo=2, drei=3, vier=4, fünf=5, sechs=6,
      sieben=7, acht=8, neun=9, zehn=10, elf=11, zwölf=12, dreizehn=13, vierzehn=14, fünfzehn=15, sechzehn=16, siebzehn=17, achtzehn=18,
      neunzehn=19, zwanzig=20, dreißig=30, dreissig=30, vierzig=40, fünfzig=50, sechzig=60, siebzig=70, achtzig=80, neunzig=90, hundert=100, einhundert=100,
      tausend=1000, hundertzwanzig=120, hundertachtzig=180
      """,
    ordinals: """
      erst~o=1, zweit~o=2, dritt~o=3, viert~o=4, fünft~o=5, sechst~o=6, siebt~o=7, siebent~o=7, acht~o=8, neunt~o=9, zehnt~o=10, elft~o=11,
      zwölft~o=12, dreizehnt~o=13, vierzehnt~o=14, fünfzehnt~o=15, sechzehnt~o=16, siebzehnt~o=17, achtzehnt~o=18, neunzehnt~o=19,
      zwanzigst~o=20, dreißigst~o=30
      """,
    joining: .unitFirst("und"),
    amountPrefixes:
      "ein=1000, zwei=2000, drei=3000, vier=4000, fünf=5000, zehn=10000, fünfzehn=15000, zwanzig=20000, dreißig=30000, fünfundvierzig=45000, neunzig=90000, anderthalb=1500, eineinhalb=1500, zweieinhalb=2500, halb=500, dreiviertel=750, vierzig=40000, sechzig=60000",
    lengthAdjectives: [(.second, "sekündig~a"), (.minute, "minütig~a"), (.hour, "stündig~a")],
    compounds: true,
    letters: "äöüß",
    everyday: germanEveryday,
    lookalikes: germanLookalikes,
    weekdays: [
      "montag~s, montags, ??mo", "dienstag~s, dienstags, ??di", "mittwoch~s, mittwochs, ??mi",
      "donnerstag~s, donnerstags, ??do",
      "freitag~s, freitags, ??fr", "samstag~s, sonnabend~s, samstags, ??sa", "sonntag~s, sonntags, ??so",
    ],
    months: [
      "januar~s, jänner, ?jan", "februar~s, feber, ?feb", "märz, ?mrz, ??mär", "april~s, ?apr", "?mai",
      "juni, juno",
      "juli, julei", "august~s, ?aug",
      "september~s, ?sep, ?sept", "oktober~s, ?okt", "november~s, ?nov", "dezember~s, ?dez",
    ]
  )

  private static let germanTasks: [(Meaning, String)] = [
    (
      .make,
      """
      mach, mache, machen, macht, machst, erstell, erstelle, erstellen, erzeuge, erzeugen, bau, baue, bauen, bastel, bastle, basteln, produzier, produziere, produzieren, generier, generiere, generieren,
      kreier, kreiere, kreieren, stell, stelle, stellen, bereite, fertige, gib, gib mir, verwandle, zaubere, zauber, fabriziere, dreh, verarbeite, verarbeiten, setz, leg, unterleg, unterlege, nimm, schnippel, mix, rendere, zusammenstellen, schneider
      """
    ),
    (
      .montage,
      "montiere, montier, montieren, schneide zusammen, schneid zusammen, zusammenschneiden, zusammenschnitt, füge zusammen, zusammenfügen, kombiniere, kombinieren, verbinde, klebe, kleb, zusammenkleben, hänge, vereine, vereinige, zusammen schneiden, fass, fasse, zusammenfassen, zusammengeschnitten"
    ),
    (
      .wish,
      "ich will, ich möchte, ich hätte gern, ich hätte gerne, ich brauche, ich brauch, ich bräuchte, brauche, möchte, hätte gern, hätte gerne, kannst du, könntest du, würdest du, wir wollen, wir brauchen, wir möchten, bitte, wie wär s mit, will, hätten gern, können sie, könnten sie, wünsche mir, ich wünsche mir, magst du"
    ),
    (
      .film,
      "film~s, filme, filmen, filmchen, kurzfilm~s, reel~s, montage~n, zusammenschnitt~n, diashow~s, slideshow~s, trailer~s, highlight~s, streifen, rückblick~n, best of, spielfilm, teaser, musikvideo~s, filmmontage, jahresrückblick, supercut, vlog, aftermovie, zusammenfassung"
    ),
    (.video, "video, clip, videoclip, videofilm, videodatei, vid, videoaufnahme"),
    (.videos, "videos, clips, videoclips, videodateien, videoaufnahmen, vids, filmclips, filmaufnahmen"),
    (
      .photo,
      "foto~s, photo~s, bild~n, bilder, bildern, bilde, fotografie~n, aufnahmefotos, schnappschuss, schnappschüsse, schnappschüssen, pic~s, selfie~s, bildchen"
    ),
    (
      .live,
      "live foto~s, livefoto~s, live photo~s, live bilder~n, live bild, live bildern, livebilder, livebildern"
    ),
    (.count, "wie viele, wieviele, wie viel, wieviel, anzahl, zähl, zähle, zählen, wie oft"),
    (
      .list,
      "zeig, zeige, zeigen, zeig mir, zeige mir, liste, list, auflisten, welche habe ich, anzeigen, lass mich sehen, zeig mal"
    ),
    (.what, "was, was alles"), (.which, "welch~o"),
    (
      .shoot,
      "gefilmt, gedreht, aufgenommen, fotografiert, geknipst, aufgezeichnet, geschossen, filmte, filmten, drehte, gemacht, filme, filmen"
    ),
    (
      .search, "find, finde, finden, such, suche, suchen, wo ist, wo sind, suche mir, such mir, finde mir, wo"
    ),
    (
      .cut,
      "reduzier, reduziere, verkleinere, dampf ein, kürz, kürze, kürzen, trimm, trimme, trimmen, verkürz, verkürze, verkürzen, beschneide, stutze, stutz, einkürzen, kürzer machen, kürz ein, zuschneiden, kürzt"
    ),
    (.shear, "schneide, schneid, schneiden, schnipple, schnippel, schneidest"),
    (
      .gather,
      "füge, füg, setz, setze, kleb, klebe, häng, hänge, sammle, sammel, sammeln, leg, lege, legen, pack, packe, packen, verschiebe, verschieb, kopier, kopiere, kopieren, tu, speicher, speichere, stell, sortier, sortiere, ordne, steck, stecke, schieb, schiebe, bring, verschieben, gruppiere"
    ),
    (
      .container,
      "ordner~s, ordnern, album, alben, verzeichnis, verzeichnisse, fotoalbum, sammelordner, mappe"
    ),
    (
      .silence,
      "stille, stillen stellen, stille stellen, pause~n, pausen, sprechpausen, schweigen, leise stellen, leisen stellen, ruhige stellen, ruhigen stellen, stillen passagen, stille passagen, tote luft, lautlose stellen, redepausen, gesprächspausen, stummen stellen, stumme stellen"
    ),
    (
      .remove,
      "entfern, entferne, entfernen, lösch, lösche, löschen, schneide, schneid, schneiden, nimm, raus, herausschneiden, rausschneiden, streiche, streich, beseitige, wirf, schmeiß, rausnehmen, tilge, kürze, kürz, mach weg, weg"
    ),
    (
      .other,
      "lösche, lösch, löschen, schick, schicke, schicken, sende, senden, poste, posten, teile, teilen, veröffentliche, benenne, umbenennen, lade, hochladen, drucke, spiele, spiel, öffne, öffnen, verschicke, entferne, wirf, mail, maile, brenne, sichere, ruf"
    ),
    (
      .tell,
      "sag mir, sag, sage, sage mir, nenne, nenn, verrate, verrat mir, erzähl, teil mir mit, lass mich wissen, und sag, ich will wissen, ich möchte wissen"
    ),
    (
      .something,
      "etwas, was, alles, irgendwas, allem, dem was, was ich, das was, alles was, allem was, irgendetwas"
    ),
  ]

  private static let germanRest: [(Meaning, String)] = [
    (.half, "halb~a, hälfte"), (.quarter, "viertel"), (.threeQuarters, "dreiviertel, drei viertel"),
    (.andHalf, "einhalb, und eine halbe, und ne halbe, und halb, und eine halbe minute"),
    (.andQuarter, "und eine viertel, einviertel"),
    (.oneAndHalf, "anderthalb, eineinhalb, einundhalb, eineinhalbe, einer und einer halben"),
    (.length(30), "halbminute, halbminütig~a"), (.length(45), "dreiviertelminute, dreiviertel minute"),
    (.length(900), "viertelstunde, viertel stunde"), (.length(1800), "halbstündig~a"),
    (.length(2700), "dreiviertelstunde"), (.length(15), "viertelminute"),
    (.couple, "ein paar, paar"), (.few, "einige, einigen, mehrere, mehreren, wenige, wenigen, etliche"),
    (.ordinalEnding, "te, ten, ter, sten, ste, tes, er"), (.decadeEnding, "er, ern, iger"),
    (.lasting, "lang, lange, langer, langen, langes, länge, dauer, laufzeit"),
    (.lengthBefore, "auf, auf etwa, auf genau, auf höchstens, auf maximal, auf rund"),
    (.offCut, "ab, weg, vom anfang, vom ende, am anfang, am ende, raus, am schluss, vorne, hinten, um"),
    (.perShot, "pro, je, alle, jeweils, jede, jedes, pro clip, pro bild, pro foto, jeder"),
    (
      .longerThan,
      "länger als, kürzer als, mehr als, weniger als, über, unter, mindestens, höchstens, die länger als, die kürzer als, die länger sind als"
    ),
    (
      .beat,
      """
      zu musik, zur musik, mit musik, im takt, zum beat, im rhythmus, zum takt, mit hintergrundmusik, zum rhythmus, auf den beat, passend zur musik, zum song, zu diesem song, musikunterlegt~a, mit musikuntermalung, zum lied, auf musik, zu einem song, zu einem lied, zu diesem lied, mit soundtrack, mit beat, mit etwas musik, unterlegt mit musik, im beat, taktgenau, und musik, mit passender musik, mit schöner musik, mit cooler musik
      """
    ),
    (.music, "musik, hintergrundmusik, beat, rhythmus, takt, soundtrack, melodie, mucke"),
    (.song, "song~s, lied~n, track~s, stück, titel, lieds, liedes, musikstück"),
    (.musicPreposition, "zu, zur, zum, mit, unter, auf, im takt von, im takt der, untermalt mit, mit dem"),
    (.thing, "festival~s, schule, stunde, unterricht, fest, video, verein, raum, geschäft, laden, abend"),
    (.shorter, "kürzer"), (.without, "ohne, kein~a, keine, ohne jegliche"), (.not, "nicht, nie, bloß nicht"),
    (.together, "zusammen, aneinander, hintereinander"),
    (
      .join,
      "verbinde, klebe, kleb, füge zusammen, schneide zusammen, schneid zusammen, kombiniere, hänge, vereine"
    ), (.numbered, "teil, folge, kapitel, version, nummer, nr, iphone"),
    (.amount(2500), "zweieinhalb, zweieinhalbe"), (.amount(3500), "dreieinhalb"),
    (.amount(4500), "viereinhalb"), (.amount(5500), "fünfeinhalb"),
    (
      .named,
      "namens, genannt, mit dem titel, mit titel, heißt, mit dem namen, mit dem titel, mit titel, namens, genannt, betitelt, mit dem namen, unter dem titel"
    ),
    (
      .titleCard,
      """
      mit titel, mit einem titel, mit vorspann, mit einem vorspann, mit titelbild, \
      mit titelkarte, mit einer titelkarte, mit überschrift, und titel, und vorspann, vorspann, \
      titelkarte
      """
    ),
    (
      .transitions,
      """
      überblendungen, überblendung, übergängen, übergänge, weichen übergängen, \
      sanften übergängen, mit blenden
      """
    ),
    (
      .article,
      "der, die, das, den, dem, des, mein~a, unser~a, unsere, unseren, dein~a, allen, alle, meine, meinen, meiner, ihr"
    ), (.indefinite, "ein, eine, einen, einem, einer, eines, nen, ne, n"),
    (
      .of,
      "von, vom, im, am, in, an, aus, zu, zum, zur, mit, des, der, über, beim, bei, für, aus dem, aus der, dem, auf, den, s, aus den, ums"
    ), (.about, "über"), (.madeFrom, "aus, mit, von, vom, aus den, aus dem"),
    (.and, "und, dann, sowie, außerdem, auch, plus, danach, und dann, und auch, u"), (.or, "oder"),
    (.except, "außer, ausser, ohne, ausgenommen, bis auf, aber nicht, abgesehen von"),
    (
      .total,
      "insgesamt, gesamt, alles in allem, im ganzen, überhaupt, in summe, jemals, zusammengenommen, in der bibliothek, total, zusammen"
    ),
    (.them, "ihnen, davon, daraus, denen, es, sie, diesen, dieses, damit"),
    (.i, "ich, wir, er, sie, du, ihr, man, habe ich, haben wir, ich habe"),
    (.into, "zu, in, im, zu einem, in einen, in einem, zum, als"),
    (
      .named,
      "nenne den film, nenn den film, nenne ihn, nenn ihn, nenne es, nenn es, nenne das video, nenn das video"
    ),
    (.except, "statt, anstatt, anstelle von"),
    (.tempo(.fast), "schnell geschnittenen, schnell geschnittener"),
    (.tempo(.calm), "ruhig geschnittenen, ruhig geschnittener, langsam geschnittenen"),
    (.shape(.portrait), "hochkant~a"),
    (.roughly, "etwa, ungefähr, rund, circa, ca, fast, zirka, gut"),
    (.shortUnit(.day), "t, tg, tgn"),
    (.shortUnit(.week), "w, wo, wch"),
    (.shortUnit(.month), "m, mte"),
    (.shortUnit(.year), "j"),
    (.to, "zum, zur"),
    (.list, "gibt es, habe ich irgendwelche, haben wir irgendwelche"),
    (.except, "aber lass"),
    (.contrast, "sondern, sondern lieber, aber"),
    (.other, "brich, stoppe, stopp, exportiere, öffne"),
    (
      .unwanted,
      "nein danke, bitte nicht, lieber nicht, brauche ich nicht, brauch ich nicht, nicht nötig, vergiss es, doch nicht"
    ),
    (
      .asked,
      "warum hast, wieso hast, weshalb hast, warum ist, wann ist, wann wird, wann hast, wie lang ist, wie lange ist, wie lang wird, wie lange dauert, wie lang dauert, wie groß ist, ist der, ist mein, ist das, ist die, ist meine, wird der, war der, hast du, habt ihr, wurde der"
    ),
    (.told, "gemacht, erstellt, geschnitten"),
    (.ready, "fertig, bereit"),
    (.shots, "einstellungen, einstellung, szenen, szene, schnitte, schnitten, shots"),
    (.fade, "überblendung, überblendungen, blende, blenden, übergang, übergänge, übergängen, vorspann"),
    (.deadline, "innerhalb von, innerhalb der nächsten, binnen"),
    (.pace(.calm), "ruhig~a, langsam~a, gemächlich~a, entspannt~a, gelassen~a, sanft~a"),
    (.pace(.fast), "schnell~a, dynamisch~a, rasant~a, flott~a, temporeich~a, energiegeladen~a"),
    (
      .tempo(.calm),
      "mit langen einstellungen, ruhig geschnitten, langsam geschnitten, mit ruhigen schnitten, mit langsamen schnitten, in ruhigem tempo"
    ),
    (
      .tempo(.fast),
      "mit schnellen schnitten, mit kurzen einstellungen, schnell geschnitten, in schnellem tempo, mit vielen schnitten"
    ),
    (.musicPart(.best), "refrain, chorus, besten teil, besten stelle, höhepunkt, stärksten teil"),
    (.musicPart(.start), "anfang, beginn, intro"),
    (.hold, "warte, moment, kleinen, nur, mal, wart, sekunde, augenblick"),
    (
      .plain,
      """
      bitte, danke, hallo, hi, hey, ist, sind, war, waren, hat, habe, haben, hast, wird, werden, wo, wann, wer, wie, warum, kann, kannst, soll, nur, sehr, so, auch, noch, schon, mal, mir, mich, uns, dir, best~o, schön~a, schönst~o, gut, toll, super,
      hier, da, dort, als, wenn, dass, ob, hund, katze, katzen, kind, kinder, kindern, urlaub, geburtstag, hochzeit, strand, see, meer, berge, familie, leute, leuten, meine, kurz~o, lang, live, konzert, reise, wann, freunde, freunden, beute, haare, hinter, sagen, wagen, lagen, magen,
      weiß, gibt, ab, zeit, der zeit, tage, sonne, ort, garten, mag, art, gern, gerne, zusammen, maximal, höchstens, etwa, ungefähr, genau, circa, zirka, rund, bitte schön, gewesen, geworden, worden, mit, hochkant, querformat, oma, opa, mama, papa, schnee, montage, sterne, partner, party, sache, sachen, sachte, kirche, küche
      """
    ),
    (.shape(.portrait), "hochkant, vertikal~a, senkrecht~a"),
    (.shape(.landscape), "horizontal~a, waagerecht~a"),
    (.shape(.square), "quadratisch~a"),
    (
      .format(.portrait),
      "für tiktok, für instagram, für insta, für stories, für instagram stories, für reels, für instagram reels, für shorts, für youtube shorts, für snapchat, auf tiktok, auf instagram, auf insta, auf stories, auf instagram stories, auf reels, auf instagram reels, auf shorts, auf youtube shorts, auf snapchat, hochformat, im hochformat, für meine story, für die story, für eine story, für die instagram story"
    ),
    (
      .format(.landscape),
      "für youtube, für yt, auf youtube, auf yt, querformat, im querformat, für den fernseher, für youtube"
    ),
    (.format(.square), "im quadrat, quadratformat"),
    (.picture, "format, bildformat, seitenverhältnis"),
    (
      .undone,
      "zeitlupe, schwarz weiß, schwarzweiß, untertitel~n, ohne ton, ohne originalton, stumm, stummgeschaltet, tonlos, stummfilm"
    ),
    (
      .titleBefore,
      "zum takt von, im takt von, im takt zu, zum beat von, auf den beat von, im rhythmus von, zum rhythmus von, zu den klängen von, passend zu, geschnitten auf, geschnitten zu, synchron zu, unterlegt mit"
    ),
    (
      .perSecond,
      "bilder pro sekunde, bildern pro sekunde, frames pro sekunde, bilder sekunde, bilder die sekunde, bilder je sekunde"
    ),
    (
      .framing(.fill),
      "ohne schwarze balken, ohne schwarze ränder, ohne balken, keine schwarzen balken, bildfüllend~a, formatfüllend~a, randlos~a, bildschirmfüllend~a, füll das bild, fülle das bild, füll den rahmen"
    ),
    (
      .framing(.whole),
      "ohne beschnitt, ohne zuschnitt, unbeschnitten~a, ohne abzuschneiden, nichts abschneiden, nicht zuschneiden, ohne zuzuschneiden"
    ),
    (
      .oneBefore,
      "woche davor, die davor, das davor, den davor, der davor, davor, woche zuvor, monat davor, monat zuvor, jahr davor, jahr zuvor, wochenende davor, tag davor, tag zuvor"
    ),
    (.numbered, "flug"),
    (.tell, "wissen, sagen, mir sagen"), (.told, "gesehen, geschaut, angeschaut"),
    (.other, "konvertiere, konvertier"),
    (.few, "vielen"),
  ]
}
