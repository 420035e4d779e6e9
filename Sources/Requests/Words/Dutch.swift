internal import Plans

extension Language {
  /// Dutch.
  static let dutch = Language(
    code: .nl,
    endings: ["s": "- s", "e": "- e", "n": "- en", "m": "- s en", "j": "- je jes s"],
    words: dutchDays + dutchPeriods + dutchTasks + dutchRest,
    numbers: """
      nul=0, een=1, één=1, eentje=1, twee=2, drie=3, vier=4, vijf=5, zes=6, zeven=7, acht=8, negen=9, tien=10, elf=11, twaalf=12, dertien=13, veertien=14, vijftien=15, zestien=16, zeventien=17,
      achttien=18, negentien=19, twintig=20, dertig=30, veertig=40, vijftig=50, zestig=60, zeventig=70, tachtig=80, negentig=90, honderd=100, duizend=1000
      """,
    ordinals:
      "eerst~e=1, tweede=2, derde=3, vierde=4, vijfde=5, zesde=6, zevende=7, achtste=8, negende=9, tiende=10, elfde=11, twaalfde=12, dertiende=13, veertiende=14, vijftiende=15, zestiende=16, zeventiende=17, achttiende=18, negentiende=19, twintigste=20, dertigste=30",
    joining: .unitFirst("en"),
    amountPrefixes:
      "een=1000, twee=2000, drie=3000, vijf=5000, tien=10000, half=500, anderhalf=1500, dertig=30000",
    lengthAdjectives: [
      (.second, "seconde durende, seconden durende"),
      (.minute, "minuut durend~e, minuten durende, minuut lange, minuten lange"), (.hour, "uur durende"),
    ],
    compounds: true,
    letters: "ëïéè",
    everyday: dutchEveryday,
    lookalikes: dutchLookalikes,
    weekdays: [
      "maandag~m, ??ma", "dinsdag~m, ??di", "woensdag~m, ??wo", "donderdag~m, ??do", "vrijdag~m, ??vr",
      "zaterdag~m, ??za", "zondag~m, ??zo",
    ],
    months: [
      "januari, ??jan", "februari, ??feb", "maart, ??mrt", "april, ??apr", "?mei", "juni, ??jun",
      "juli, ??jul", "augustus, ??aug", "september, ??sep, ??sept", "oktober, ??okt", "november, ??nov",
      "december, ??dec",
    ]
  )

  private static let dutchDays: [(Meaning, String)] = [
    (
      .day(0),
      "vandaag, vanmorgen, vanochtend, vanmiddag, vanavond, vannacht, nu, heden, deze avond, deze ochtend, deze middag, deze morgen, deze namiddag"
    ),
    (
      .day(-1),
      "gisteren, gister, gisteravond, gisterenavond, gisterochtend, gistermiddag, gisternacht, gisterenmorgen, gistermorgen, afgelopen nacht, gisterenmiddag, gisterenochtend"
    ), (.day(-2), "eergisteren, eergister, eergisteravond"), (.day(1), "morgen, morgenochtend, morgenavond"),
    (.day(2), "overmorgen"),
    (.season(.spring), "lente, voorjaar"), (.season(.summer), "zomer, zomers"),
    (.season(.autumn), "herfst, najaar"), (.season(.winter), "winter, winters"),
    (.feast(.fixed(month: 12, day: 25, days: 2)), "kerst, kerstmis, kerstdagen"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "eerste kerstdag"),
    (.feast(.fixed(month: 12, day: 26, days: 1)), "tweede kerstdag"),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "kerstavond"),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "oudejaarsavond, oudejaarsdag, oudjaar, oudejaarsnacht"),
    (.feast(.fixed(month: 12, day: 31, days: 2)), "oud en nieuw, jaarwisseling, oud nieuw"),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "nieuwjaar, nieuwjaarsdag"),
    (.feast(.fixed(month: 12, day: 5, days: 1)), "sinterklaas, pakjesavond"),
    (.feast(.fixed(month: 4, day: 27, days: 1)), "koningsdag"),
    (.feast(.fixed(month: 5, day: 5, days: 1)), "bevrijdingsdag"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "valentijnsdag, valentijn"),
    (.feast(.fixed(month: 11, day: 11, days: 1)), "sint maarten"),
    (.feast(.nth(2, weekday: 7, month: 5)), "moederdag"), (.feast(.nth(3, weekday: 7, month: 6)), "vaderdag"),
    (.feast(.easter(offset: 0, days: 2, eastern: false)), "pasen"),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "eerste paasdag, paaszondag"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "tweede paasdag, paasmaandag"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "goede vrijdag"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "hemelvaart, hemelvaartsdag"),
    (.feast(.easter(offset: 49, days: 2, eastern: false)), "pinksteren"),
    (
      .vagueDate,
      "onlangs, laatste dagen, afgelopen dagen, laatst, carnaval, een paar dagen geleden, ramadan, de laatste paar, pas geleden, enkele dagen geleden, een tijdje geleden, een tijd geleden, de afgelopen paar, laatste paar, afgelopen paar"
    ), (.decade(90), "negentiger"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "black friday, zwarte vrijdag"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "palmzondag"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "aswoensdag"),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "witte donderdag"),
    (.feast(.easter(offset: -1, days: 1, eastern: false)), "stille zaterdag, paaszaterdag"),
    (.feast(.easter(offset: 50, days: 1, eastern: false)), "tweede pinksterdag, pinkstermaandag"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "eerste pinksterdag, pinksterzondag"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "driekoningen"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "allerzielen"),
    (.feast(.nth(3, weekday: 2, month: 9)), "prinsjesdag"),
    (.feast(.fixed(month: 10, day: 4, days: 1)), "dierendag"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "dag van de arbeid"),
    (.feast(.fixed(month: 5, day: 4, days: 1)), "dodenherdenking"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "vrouwendag, internationale vrouwendag"),
    (.feast(.fixed(month: 4, day: 30, days: 1)), "koninginnedag"),
    (.feast(.fixed(month: 12, day: 6, days: 1)), "sint nicolaas"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "allerheiligen"),
    (.feast(.nth(4, weekday: 4, month: 11)), "thanksgiving"),
    (.calendar(.year, 1), "volgende vakantie, komende vakantie, volgende feestdagen"),
  ]

  private static let dutchPeriods: [(Meaning, String)] = [
    (.unit(.second), "seconde~s, seconden, secondes, sec, s, secondje"),
    (.unit(.minute), "minuut, minuten, min, minuutje, minuutjes, m"), (.unit(.hour), "uur, uren, uurtje, u"),
    (.unit(.day), "dag, dagen, dagje"), (.unit(.week), "week, weken, weekje"),
    (.unit(.weekend), "weekend~m, weekeinde"), (.unit(.month), "maand~n"),
    (.unit(.quarter), "kwartaal, kwartalen"), (.unit(.halfYear), "halfjaar, half jaar, halve jaar"),
    (.unit(.year), "jaar, jaren"), (.unit(.decade), "decennium, decennia"),
    (.rolling(.week, 2), "veertien dagen"),
    (.lastCalendar, "vorig~e, voorgaande, verleden, voorbije"),
    (.lastRolling, "afgelopen, laatste, recentste"),
    (.beforeLast, "voorlaatste, voorvorige, eervorige, op één na laatste"),
    (.this, "deze, dit, huidige, lopende, dezelfde"),
    (.next, "volgend~e, aankomend~e, komend~e, eerstvolgende"), (.ago, "geleden, terug, ervoor, eerder"),
    (.laterBefore, "over, binnen, in"), (.later, "later, daarna"), (.since, "sinds, vanaf, sedert, van af"),
    (.sinceBehind, "tot nu, tot nu toe, tot heden, tot vandaag, af, en later, tot op heden"),
    (.before, "voor, vóór, voorafgaand aan, ouder dan, eerder dan"), (.after, "na, later dan"),
    (.until, "tot, tot en met, t m, tot aan, t / m"), (.between, "tussen"),
    (.during, "gedurende, tijdens, voor"), (.from, "van, vanaf, in, uit, op, tussen"),
    (.to, "tot, tot en met, t m, tot aan, t / m, en met"), (.untilBehind, "inclusief"),
    (
      .partOfDay,
      "ochtend, ochtends, morgen, morgens, middag, middags, namiddag, avond, avonds, nacht, nachts, middernacht, vroeg, voormiddag, s ochtends, s avonds, s middags, s nachts, s morgens"
    ), (.beginning, "begin, start, vroege"), (.middle, "midden, half, medio"), (.end, "eind, einde, late"),
    (.whole, "heel, hele, gehele"), (.yearWord, "jaar, het jaar"),
    (.weekWord, "weeknummer, week nummer, week nr"), (.clock, "uur, u"), (.clockBefore, "om, rond, tegen"),
    (.manyDays, "dagen"),
    (.dayBeside(-1), "vooravond van"),
  ]

  private static let dutchTasks: [(Meaning, String)] = [
    (
      .make,
      "maak, maken, maakt, creëer, creëren, genereer, genereren, bouw, bouwen, produceer, bereid, knutsel, stel, geef me, geef mij, zet, doe, verwerk, fabriceer, draai, tover, brouw, verander, zet op, bewerk, ontwerp, bewerken"
    ),
    (
      .montage,
      "monteer, monteren, plak, plakken, voeg samen, samenvoegen, combineer, combineren, knip samen, lijm, koppel, smelt, plak aan elkaar, voeg, snijd samen, monteert"
    ),
    (
      .wish,
      "ik wil, ik wil graag, ik zou graag, ik heb nodig, kun je, kan je, zou je, kunt u, wil je, we willen, wil, mag ik, graag, ik wou, kan ik, geef, zou graag, we zouden graag, zou u, ik moet"
    ),
    (
      .film,
      "film~m, filmpje, reel~s, montage~s, diavoorstelling, diashow, slideshow, compilatie, trailer, samenvatting, speelfilm, muziekvideo, hoogtepunten, overzicht, kortfilm, fotofilm, vlog~s, aftermovie, terugblik, highlights"
    ), (.video, "video, clip, videoclip, filmopname, videootje, clipje, videofilm"),
    (
      .videos,
      "filmpjes, videos, video s, clips, videoclips, opnames, opnamen, videootjes, clipjes, filmopnames, videobestanden"
    ),
    (
      .photo,
      "foto~s, foto s, plaatje, plaatjes, afbeelding, afbeeldingen, beeld, kiekje, kiekjes, fotootje, fotootjes, selfie~s"
    ), (.live, "live foto~s, live foto s, live photo~s, live photo s, levende foto s, live beelden"),
    (.count, "hoeveel, aantal, tel, tellen, hoe veel, tel op"),
    (
      .list,
      "laat zien, toon, toon me, tonen, lijst, laat me zien, geef een lijst, zien, laat me, bekijk, laat eens zien, laten zien, som op"
    ), (.what, "wat"), (.which, "welke, welk"),
    (
      .shoot,
      "gefilmd, opgenomen, gemaakt, gedraaid, geschoten, gefotografeerd, filmde, geknipt, vastgelegd, filmden"
    ),
    (
      .search,
      "zoek, zoeken, vind, vinden, waar is, waar zijn, zoek op, zoek naar, waar staat, opzoeken, waar"
    ),
    (
      .cut,
      "inkorten, kort, kort in, verkort, verkorten, bijsnijden, trim, trimmen, knip bij, maak korter, snij bij, korter maken, korter, inkort, bijknippen"
    ), (.shear, "knip, knippen, snijd, snij, snijden"),
    (
      .gather,
      "verzamel, verzamelen, zet, stop, verplaats, kopieer, bewaar, leg, breng, groepeer, doe, sla op, sorteer, verzet, plaats, bundel, gooi, orden"
    ), (.container, "map, mapje, mappen, album~s, folder~s"),
    (
      .silence,
      "stilte~s, stiltes, pauze~s, stille stukken, stille delen, stille momenten, stille stukjes, stille passages, doodse stiltes, stille gedeelten, stille fragmenten"
    ),
    (
      .remove,
      "verwijder, verwijderen, haal, weghalen, knip, wis, schrap, gooi weg, eruit, snijd, weg, knip weg, haal weg, knip eruit, gooi, verwijdert, wegknippen, uitknippen, haal eruit"
    ),
    (
      .other,
      "verwijder, verwijderen, wis, wissen, stuur, sturen, deel, delen, plaats op, post, publiceer, hernoem, upload, download, print, open, speel, verstuur, mail, gooi weg, app, bel, speel af, zet online, delete"
    ),
    (
      .tell,
      "zeg, vertel, vertel me, zeg me, laat weten, laat me weten, geef aan, en zeg, vertel mij, ik wil weten"
    ), (.something, "iets, alles, alles wat, wat ik, wat we, van alles"),
  ]

  private static let dutchRest: [(Meaning, String)] = [
    (.half, "half, halve, helft"), (.quarter, "kwart"), (.threeQuarters, "driekwart, drie kwart"),
    (.andHalf, "en een half, en een halve, en half, eneenhalf, eneenhalve"), (.andQuarter, "en een kwart"),
    (.oneAndHalf, "anderhalf, anderhalve"), (.length(900), "kwartier, kwartiertje"),
    (.couple, "een paar, paar, een stuk of twee"),
    (.few, "enkele, sommige, enige, wat, verschillende, meerdere, weinig"), (.ordinalEnding, "e, de, ste"),
    (.decadeEnding, "er, s"), (.lasting, "lang, lange, duur, lengte, durende, van lengte"),
    (
      .lengthBefore,
      "van, tot, op, naar, in, maximaal, ongeveer, hooguit, circa, zo n, precies, hoogstens, tot op"
    ),
    (
      .offCut,
      "vanaf het begin, van het einde, af, eraf, aan het begin, aan het eind, van het begin, vooraan, achteraan, weg"
    ), (.perShot, "per, elk, elke, ieder, iedere, per foto, per clip, om de"),
    (
      .longerThan,
      "langer dan, korter dan, meer dan, minder dan, minstens, hoogstens, van meer dan, die langer zijn dan, ten minste, minimaal"
    ),
    (
      .beat,
      "op muziek, met muziek, op de maat, op het ritme, op de beat, in de maat, met achtergrondmuziek, onder muziek, op dit nummer, op dit liedje, met de muziek, op een liedje, op de muziek, op maat, in het ritme, bij de muziek, met een liedje, met een muziekje, op het ritme van de muziek, met wat muziek, zet er muziek onder, met muziek eronder, met muziek erbij, met soundtrack, met passende muziek, en muziek, met leuke muziek"
    ), (.music, "muziek, ritme, maat, beat, soundtrack, achtergrondmuziek, muziekje"),
    (.song, "lied, liedje, nummer, track, song"),
    (.musicPreposition, "op, met, onder, bij, op het ritme van, op de tonen van, met het, op de"),
    (.thing, "festival, school, les"), (.shorter, "korter"), (.without, "zonder, geen"),
    (.not, "niet, nooit"),
    (.together, "samen, aan elkaar, achter elkaar"), (.join, "plak, voeg samen, combineer, koppel, lijm"),
    (.numbered, "deel, aflevering, hoofdstuk, versie, nummer, nr, iphone"),
    (.amount(2500), "tweeënhalf, tweeënhalve, tweeëneenhalf, tweeëneenhalve"),
    (.amount(3500), "drieënhalf, drieëneenhalve, drieënhalve"),
    (
      .named, "genaamd, getiteld, met de titel, genoemd, die heet, met als titel, met de naam, onder de titel"
    ),
    (.article, "de, het, t, mijn, m n, onze, ons, hun, jouw, al, alle, al mijn, die, dat, zijn, haar, je"),
    (.indefinite, "een, één, n, nog een, 'n, eentje"),
    (.of, "van, in, op, uit, over, met, voor, bij, aan, om, tijdens, te, rond, der, s, vanuit, ter"),
    (.about, "over, omtrent"), (.madeFrom, "van, met, uit, op basis van, vanuit, met behulp van"),
    (.and, "en, dan, daarna, ook, en ook, plus, en dan, evenals, en daarna, tevens"), (.or, "of"),
    (.except, "behalve, uitgezonderd, maar niet, op na, met uitzondering van"),
    (
      .total,
      "in totaal, totaal, in het geheel, bij elkaar, al met al, in de bibliotheek, alles bij elkaar, ooit"
    ), (.them, "ze, hen, ervan, die, daarvan, er, hiervan, deze, het"),
    (.i, "ik, wij, we, heb ik, hebben we, hij, zij, jij, ik heb, we hebben"),
    (.into, "in, naar, tot, in een, als"),
    (.named, "noem de film, noem hem, noem het"),
    (.except, "in plaats van"),
    (.roughly, "ongeveer, circa, bijna, zo n, rond"),
    (.shortUnit(.day), "d, dgn, dg"),
    (.shortUnit(.week), "wk, wkn"),
    (.shortUnit(.month), "mnd, mnden"),
    (.shortUnit(.year), "j, jr"),
    (.end, "rest, de rest"),
    (.list, "zijn er, heb ik nog"),
    (.contrast, "maar, maar wel, maar liever"),
    (.other, "annuleer, stop, exporteer"),
    (.unwanted, "nee bedankt, nee dank je, hoeft niet, niet nodig, laat maar, liever niet, vergeet het"),
    (
      .asked,
      "hoe lang is, hoe lang duurt, waarom heb, waarom is, wanneer is, wanneer wordt, is de film, is mijn film, is het filmpje, heb je, hoe gaat"
    ),
    (.told, "gemaakt"),
    (.ready, "klaar, af"),
    (.shots, "shots, scènes, shot, scène"),
    (.fade, "overgang, overgangen, fade, fades"),
    (.deadline, "binnen"),
    (.pace(.calm), "rustig, rustige, kalm, kalme, langzaam, langzame, traag, trage"),
    (.pace(.fast), "snel, snelle, dynamisch, dynamische, vlot, vlotte, energiek, energieke"),
    (.tempo(.calm), "in een rustig tempo, met lange shots"),
    (.tempo(.fast), "in een snel tempo, met snelle cuts, met korte shots, snel gemonteerd"),
    (.musicPart(.best), "refrein, beste deel, beste stuk"),
    (.musicPart(.start), "begin, intro"),
    (.hold, "wacht, even, momentje, wacht even, ogenblik, geef me"),
    (
      .plain,
      "hallo, hoi, bedankt, dank je, alsjeblieft, alstublieft, is, zijn, was, waren, heb, heeft, hebben, had, wie, waar, wanneer, hoe, waarom, heel, zeer, mooi, mooie, mooiste, beste, leuk, leuke, kort, korte, mij, me, je, jij, u, er, om, kat, hond, kinderen, zee, strand, zon, vakantie, verjaardag, bruiloft, bergen, familie, mama, papa, kan, kun, weet, hier, daar, goed, alleen, concert, feest, reis, mart, marter, zomaar, weer, vrienden, sneeuw, waarop, waarin, springt, oma, opa, ongeveer, maximaal, precies, huis, tuin, trouwens, gewoon, eens, eventjes, snel, staand, liggend, zoon, dochter, doen, kunt, werd, samen, weekendje, uitje, lekker"
    ),
    (.shape(.portrait), "verticaal, verticale, staand, staande"),
    (.shape(.landscape), "horizontaal, horizontale, liggend, liggende"),
    (.shape(.square), "vierkant, vierkante"),
    (
      .format(.portrait),
      "voor tiktok, voor instagram, voor insta, voor stories, voor instagram stories, voor reels, voor instagram reels, voor shorts, voor youtube shorts, voor snapchat, op tiktok, op instagram, op insta, op stories, op instagram stories, op reels, op instagram reels, op shorts, op youtube shorts, op snapchat, voor mijn story, voor een story"
    ),
    (.format(.landscape), "voor youtube, voor yt, op youtube, op yt, voor de tv"),
    (.picture, "formaat, verhouding"),
    (.titleCard, "met een titel, met titelkaart, met een titelkaart, en een titel, openingstitel"),
    (.transitions, "overgangen, vloeiende overgangen, zachte overgangen, in en uitfaden"),
    (
      .undone,
      "slow motion, zwart wit, ondertiteling, ondertitels, zonder geluid, zonder audio, gedempt, stomme film"
    ),
    (
      .titleBefore,
      "op het ritme van, op de maat van, op de beat van, op de tonen van, in de maat van, op de klanken van, gesneden op"
    ),
    (.perSecond, "beelden per seconde, frames per seconde, beeldjes per seconde, bps"),
    (
      .framing(.fill),
      "zonder zwarte balken, zonder zwarte randen, zonder balken, geen zwarte balken, beeldvullend, beeldvullende, schermvullend, vul het beeld, vul het scherm"
    ),
    (.framing(.whole), "zonder bijsnijden, zonder bij te snijden, niet bijsnijden, niet bijgesneden"),
    (
      .oneBefore,
      "week ervoor, week daarvoor, die ervoor, die daarvoor, maand ervoor, maand daarvoor, jaar ervoor, jaar daarvoor, weekend ervoor, vorige daarvan"
    ),
    (.numbered, "vlucht"),
    (.tell, "zeggen, vertellen, me zeggen, me vertellen, weten"), (.told, "gezien, gekeken, bekeken"),
    (.few, "vele"),
  ]
}
