internal import Plans

extension Language {
  /// Italian.
  static let italian = Language(
    code: .it,
    endings: ["o": "o a i e", "e": "e i", "l": "- mi lo la li le ci melo mela", "h": "o hi a he"],
    words: italianDays + italianPeriods + italianTasks + italianRest,
    numbers: """
      zero=0, un=1, uno=1, una=1, due=2, tre=3, quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10, undici=11, dodici=12, tredici=13, quattordici=14,
      quindici=15, sedici=16, diciassette=17, diciotto=18, diciannove=19, venti=20, trenta=30, quaranta=40, cinquanta=50, sessanta=60, settanta=70, ottanta=80, novanta=90,
      cento=100, mille=1000, duecento=200, decina=10, ventina=20, trentina=30, quarantina=40, cinquantina=50, sessantina=60, centinaio=100
      """,
    ordinals:
      "prim~o=1, second~o=2, terz~o=3, quart~o=4, quint~o=5, sest~o=6, settim~o=7, ottav~o=8, non~o=9, decim~o=10",
    joining: .tenFirst,
    letters: "àèéìòù",
    everyday: italianEveryday,
    lookalikes: italianLookalikes,
    weekdays: [
      "lunedì, ??lun", "martedì, ??mar", "mercoledì, ??mer", "giovedì, ??gio", "venerdì, ??ven",
      "sabato, ??sab", "domenic~h, domenica, domeniche, ??dom",
    ],
    months: [
      "gennaio, ??gen, ??genn", "febbraio, ??feb, ??febb", "marzo, ??mar", "aprile, ??apr",
      "maggio, ??mag, ??magg", "giugno, ??giu", "luglio, ??lug", "agosto, ??ago", "settembre, ??set, ??sett",
      "ottobre, ??ott", "novembre, ??nov", "dicembre, ??dic",
    ]
  )

  private static let italianDays: [(Meaning, String)] = [
    (
      .day(0),
      "oggi, stamattina, stamani, stasera, stanotte, questa mattina, questo pomeriggio, questa sera, odiern~o, stamane, adesso, oggigiorno"
    ),
    (
      .day(-1),
      "ieri, ieri sera, ieri mattina, ieri pomeriggio, la notte scorsa, ieri notte, la scorsa notte, iersera, il giorno prima"
    ), (.day(-2), "l altro ieri, altro ieri, ieri l altro, avantieri, altroieri, ierlaltro"),
    (.day(1), "domani, domattina, domani sera, domani mattina"), (.day(2), "dopodomani"),
    (.season(.spring), "primavera"), (.season(.summer), "estate, estati"), (.season(.autumn), "autunno"),
    (.season(.winter), "inverno"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "natale, giorno di natale"),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "vigilia di natale, vigilia"),
    (
      .feast(.fixed(month: 12, day: 31, days: 1)),
      "san silvestro, notte di san silvestro, ultimo dell anno, vigilia di capodanno"
    ), (.feast(.fixed(month: 1, day: 1, days: 1)), "capodanno, primo dell anno"),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "ferragosto"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "epifania, befana"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween"),
    (.feast(.fixed(month: 4, day: 25, days: 1)), "festa della liberazione, liberazione"),
    (.feast(.fixed(month: 6, day: 2, days: 1)), "festa della repubblica"),
    (.feast(.fixed(month: 12, day: 26, days: 1)), "santo stefano"),
    (
      .feast(.fixed(month: 2, day: 14, days: 1)),
      "san valentino, festa degli innamorati, giorno di san valentino"
    ),
    (
      .feast(.fixed(month: 11, day: 1, days: 1)),
      "ognissanti, tutti i santi, festa dei santi, giorno dei santi, giorno di ognissanti"
    ),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "festa della donna, festa delle donne, giornata della donna"),
    (.feast(.fixed(month: 12, day: 8, days: 1)), "immacolata"),
    (
      .feast(.fixed(month: 5, day: 1, days: 1)),
      "festa del lavoro, festa dei lavoratori, giorno dei lavoratori, festa dei lavoratori"
    ),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "pasqua"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "pasquetta, lunedì dell angelo, lunedì di pasqua"),
    (
      .vagueDate,
      "l altro giorno, ultimi giorni, giorni scorsi, scorsi giorni, carnevale, qualche giorno fa, tempo fa, ramadan, ultimi tempi, negli ultimi tempi, alcuni giorni fa, poco tempo fa, l altra sera, di recente"
    ),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "black friday, venerdì nero"),
    (.feast(.nth(2, weekday: 7, month: 5)), "festa della mamma"),
    (
      .feast(.fixed(month: 3, day: 19, days: 1)),
      "festa del papà, san giuseppe, festa di san giuseppe, giorno di san giuseppe"
    ),
    (
      .feast(.fixed(month: 11, day: 2, days: 1)),
      "giorno dei morti, festa dei morti, commemorazione dei defunti, i morti"
    ),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "assunzione, assunta"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "domenica delle palme, le palme"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "venerdì santo"),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "giovedì santo"),
    (.feast(.easter(offset: -1, days: 1, eastern: false)), "sabato santo"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "mercoledì delle ceneri, le ceneri"),
    (.feast(.easter(offset: -47, days: 1, eastern: false)), "martedì grasso"),
    (.feast(.easter(offset: -52, days: 1, eastern: false)), "giovedì grasso"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "ascensione"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "pentecoste"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "corpus domini"),
    (.feast(.nth(4, weekday: 4, month: 11)), "giorno del ringraziamento, ringraziamento"),
    (
      .calendar(.year, 1),
      "prossime vacanze, vacanze prossime, prossimo viaggio, prossime ferie, prossime feste"
    ),
  ]

  private static let italianPeriods: [(Meaning, String)] = [
    (.unit(.second), "second~o, sec, s"), (.unit(.minute), "minut~o, min, minutin~o, minutino"),
    (.unit(.hour), "ora, ore, h"), (.unit(.day), "giorn~o, giornata, giornate"), (.unit(.week), "settiman~o"),
    (.unit(.weekend), "weekend, week end, fine settimana, finesettimana"), (.unit(.month), "mes~e"),
    (.unit(.quarter), "trimestr~e"), (.unit(.halfYear), "semestr~e"), (.unit(.year), "ann~o"),
    (.unit(.decade), "decenni~o, decennio"), (.rolling(.week, 2), "quindicina"),
    (.lastCalendar, "scors~o, passat~o, precedent~e"), (.lastRolling, "ultim~o, recent~e"),
    (.beforeLast, "penultim~o"), (.this, "quest~o, quest, corrent~e, attual~e, stess~o"),
    (.next, "prossim~o, entrant~e, venturo, seguent~e, successiv~o"), (.ago, "fa, or sono, addietro, prima"),
    (.laterBefore, "fra, tra, entro"), (.later, "dopo, più tardi"),
    (
      .since,
      "da, dal, dalla, dallo, dall, a partire da, a partire dal, sin da, fin da, a partire dalla, sin dal"
    ), (.sinceBehind, "in poi, in avanti, ad oggi, a oggi, fino ad oggi, fino a oggi, fino ad ora"),
    (
      .before,
      "prima di, prima del, antecedente a, prima della, prima dello, precedente a, precedenti a, precedenti al"
    ), (.after, "dopo, dopo il, dopo la, successivo a, dopo di"),
    (.until, "fino a, fino al, fino alla, sino a, sino al, fino ad, entro il"),
    (.between, "tra, fra, tra il, fra il"), (.during, "per, durante, nel corso di, in, nell arco di"),
    (.from, "da, dal, dalla, dall, di, del, nel, il, dallo, dai"),
    (.to, "a, al, alla, all, fino al, fino a, ad, sino al, allo"),
    (.untilBehind, "compreso, incluso, compresi"),
    (
      .partOfDay,
      "mattina, mattino, pomeriggio, sera, serata, notte, mezzogiorno, mezzanotte, di mattina, di sera, di notte, mattinata, nel pomeriggio, in serata, alba, tramonto, di pomeriggio, in mattinata"
    ), (.beginning, "inizio, inizi, principio, primi"), (.middle, "metà"), (.end, "fine, finale"),
    (.whole, "tutt~o, inter~o"), (.yearWord, "anno, l anno"), (.weekWord, "settimana numero"),
    (.dayBefore, "giorno, il giorno, i giorni"), (.clock, "ore"),
    (.clockBefore, "alle, all, verso le, ore, dalle"),
    (.manyDays, "giorni"),
    (.dayBeside(-1), "vigilia di, vigilia del, vigilia dell"),
  ]

  private static let italianTasks: [(Meaning, String)] = [
    (
      .make,
      "fai, fa~l, fammi, fare, faccia, crea~l, creare, creami, genera~l, generare, prepara~l, preparare, produci, realizza~l, realizzare, costruisci, componi, dammi, metti, trasforma, facci, facciamo, confeziona, tira fuori, edita, sforna, fatemi, farmi, elabora"
    ),
    (
      .montage,
      "monta~l, montare, montami, assembla~l, unisci, unire, incolla~l, combina~l, fondi, metti insieme, mixa, cuci, congiungi, attacca"
    ),
    (
      .wish,
      "voglio, vorrei, ho bisogno, mi serve, puoi, potresti, mi fai, vogliamo, vorremmo, mi piacerebbe, desidero, mi servirebbe, può, mi puoi, ci serve"
    ),
    (
      .film,
      "film, filmat~o, filmin~o, montaggi~o, montaggio, reel~s, reel, slideshow, presentazione, cortometraggio, video musicale, riassunto, compilation, trailer, pellicola, corto, raccolta, best of, highlights, vlog, videomontaggio, clip musicale, filmatino"
    ), (.video, "video, clip, videoclip, filmato video, videino"),
    (
      .videos,
      "videos, clips, registrazioni, i video, dei video, ai video, miei video, le clip, delle clip, mie clip, gli spezzoni, videini"
    ),
    (.photo, "foto, fotografi~o, immagin~e, scatt~o, selfie, fotografie, fotografia, fotina, fotine"),
    (.live, "live photo, live photos, foto live, foto dal vivo, foto in movimento, live foto"),
    (.count, "quant~o, numero di, conta~l, contare, contami, il numero di, quantità di, conteggia"),
    (
      .list,
      "mostra~l, mostrare, mostrami, elenca~l, elencare, elenco, lista, fammi vedere, visualizza, vedere, vediamo, facci vedere, fai vedere"
    ), (.what, "che cosa, cosa, che, quello che, ciò che, cos"), (.which, "quali, quale"),
    (
      .shoot,
      "girat~o, filmat~o, ripres~o, registrat~o, scattat~o, fotografat~o, ho girato, ho filmato, ho ripreso, ho fatto, abbiamo girato"
    ),
    (
      .search,
      "trova~l, trovare, trovami, cerca~l, cercare, dov è, dove sono, cercami, ricerca, rintraccia, dove"
    ),
    (
      .cut,
      "accorcia~l, accorciare, ritaglia~l, ritagliare, riduci, abbrevia, riduci a, accorcialo, rifila, ridurre, sforbicia, scorcia"
    ), (.shear, "taglia~l, tagliare, tagliami"),
    (
      .gather,
      "metti, mettere, raccogli, raccogliere, sposta~l, copia~l, raggruppa~l, riunisci, salva~l, ordina, sistema, radunami, raduna, colloca, archivia, infila, inserisci, porta"
    ), (.container, "cartell~o, cartella, cartelle, album, directory, raccoglitore"),
    (
      .silence,
      "silenzi~o, silenzio, silenzi, paus~o, pausa, pause, parti silenziose, momenti di silenzio, tempi morti, parti mute, punti silenziosi, pezzi silenziosi, vuoti"
    ),
    (
      .remove,
      "togli, togliere, rimuovi, rimuovere, elimina~l, taglia~l, leva~l, cancella~l, eliminare, scarta, pulisci, tagliare, sopprimi, leva via"
    ),
    (
      .other,
      "cancella~l, cancellare, elimina~l, invia~l, inviare, manda~l, pubblica~l, condividi, rinomina~l, posta~l, scarica, stampa, carica, apri, mandalo, spedisci, riproduci, chiama"
    ), (.tell, "dimmi, dicci, fammi sapere, mi dici, indicami, voglio sapere, comunicami, e dimmi"),
    (.something, "qualcosa, tutto, tutto quello che, quello che, qualsiasi cosa, ciò che, di tutto"),
  ]

  private static let italianRest: [(Meaning, String)] = [
    (.half, "mezzo, mezza, mezz, metà"), (.quarter, "quarto"), (.threeQuarters, "tre quarti"),
    (.andHalf, "e mezzo, e mezza"), (.andQuarter, "e un quarto"),
    (.couple, "un paio di, paio di, un paio, un paio d"),
    (.few, "qualche, alcuni, alcune, pochi, poche, diversi, diverse, parecchi, vari"),
    (.ordinalEnding, "o, a, esimo, mo"),
    (.lasting, "di durata, di lunghezza, durata, lungo, lunga, che duri, che dura"),
    (.lengthBefore, "di, da, a, in, massimo, circa, lungo, che duri, per, fino a, al massimo"),
    (.offCut, "dall inizio, dalla fine, all inizio, alla fine, iniziali, finali"),
    (.perShot, "per, ogni, ciascuno, a foto, a clip, ciascuna, a scatto, per ogni"),
    (
      .longerThan,
      "più lunghi di, più lungo di, più corti di, più di, meno di, almeno, oltre, di più di, di oltre, superiori a, che durano più di"
    ),
    (
      .beat,
      "a ritmo di musica, a ritmo, con musica, con la musica, a tempo, con sottofondo musicale, con una canzone, in musica, con colonna sonora, a tempo di musica, a suon di musica, con musica di sottofondo, con un po di musica, con questa canzone, sulle note di, con della musica, col ritmo, sincronizzato con la musica, con una musica, aggiungi musica, con la base"
    ), (.music, "musica, musiche, ritmo, colonna sonora, melodia, musichetta, base"),
    (.song, "canzone, brano, traccia, pezzo, canzoni"),
    (
      .musicPreposition,
      "con, su, a ritmo di, al ritmo di, sulle note di, sulla, usando, sotto, con la, sopra"
    ), (.thing, "festival, scuola, lezione"),
    (.shorter, "più corto, più corta, più breve"), (.without, "senza, niente, no, nessuna"),
    (.not, "non, mai"),
    (
      .named,
      "intitolato, intitolata, chiamato, chiamata, dal titolo, che si chiama, con il titolo, col titolo, di nome"
    ), (.together, "insieme"),
    (.join, "unisci, unire, incolla~l, combina~l, assembla~l, metti insieme, cuci, congiungi"),
    (.numbered, "parte, episodio, capitolo, versione, numero, iphone, stagione"),
    (
      .article,
      "il, lo, la, i, gli, le, l, mio, mia, miei, mie, nostro, nostri, nostre, suoi, tuoi, tutte le, tutti i, quei, quelle"
    ), (.indefinite, "un, uno, una, altro, altra"),
    (
      .of,
      "di, del, dello, della, dei, degli, delle, d, dell, in, nel, nella, a, al, da, dal, su, per, con, sul, sulla, durante, nell, il, la, dalla, dall, lo, nei, negli, sullo, s"
    ),
    (.about, "su, sul, sulla, sullo, sui, sulle, sugli"),
    (
      .madeFrom,
      "con, da, dai, dalle, dal, dalla, usando, di, dei, delle, a partire da, dagli, con le, con i, utilizzando"
    ),
    (.and, "e, ed, poi, anche, inoltre, e poi, e anche, più, oltre a, dopodiché"), (.or, "o, oppure"),
    (.except, "tranne, eccetto, ma non, escluso, esclusi, a parte, salvo"),
    (
      .total,
      "in totale, in tutto, complessivamente, totale, nella libreria, in tutta la libreria, nel complesso"
    ), (.them, "loro, essi, quelli, ce ne sono, esse, questi, queste, ne"),
    (.i, "io, noi, ho, abbiamo, tu, lui, lei"), (.into, "in, in una, in un, nella, nel, nell, dentro, come"),
    (.named, "chiama il film, chiamalo, intitolalo, dagli il titolo"),
    (.except, "invece di, invece che, anziché"),
    (.roughly, "circa, quasi, più o meno"),
    (.shortUnit(.day), "g, gg"),
    (.shortUnit(.week), "sett, sett"),
    (.shortUnit(.month), "m"),
    (.shortUnit(.year), "a"),
    (.end, "resto, il resto"),
    (.list, "ci sono, c è qualche"),
    (.contrast, "ma, bensì, ma piuttosto"),
    (.other, "annulla, ferma, esporta, apri"),
    (
      .unwanted, "no grazie, non serve, non mi serve, lascia stare, lascia perdere, meglio di no, non importa"
    ),
    (
      .asked,
      "quanto dura, quanto è lungo, quanto è lunga, perché hai, quando sarà, quando è pronto, è pronto, è pronta, hai fatto, hai finito, a che punto"
    ),
    (.told, "ho fatto, abbiamo fatto, hai fatto, ho creato, ho montato"),
    (.ready, "pronto, pronta, finito, finita"),
    (.shots, "inquadrature, inquadratura, scene, tagli, piani"),
    (.fade, "dissolvenza, dissolvenze, transizione, transizioni"),
    (.deadline, "entro, in meno di"),
    (.pace(.calm), "calmo, calma, lento, lenta, tranquillo, tranquilla, rilassato, rilassante, pacato"),
    (.pace(.fast), "veloce, dinamico, dinamica, rapido, rapida, energico, energica, vivace"),
    (.tempo(.calm), "a ritmo lento, con inquadrature lunghe"),
    (.tempo(.fast), "a ritmo veloce, con tagli rapidi, con tagli veloci, a ritmo serrato"),
    (.musicPart(.best), "ritornello, parte migliore, momento migliore"),
    (.musicPart(.start), "inizio, intro, introduzione"),
    (.hold, "aspetta, solo, dammi, attendi"),
    (
      .plain,
      "ciao, grazie, per favore, per piacere, è, sono, era, c è, ci sono, ha, hai, che, chi, come, quando, dove, perché, molto, più, meglio, migliori, migliore, bello, bella, bel, breve, corto, corta, me, mi, ti, si, se, mai, ogni, cane, gatto, bambini, mare, spiaggia, sole, vacanza, vacanze, compleanno, matrimonio, montagna, famiglia, mamma, sai, puoi, qui, qua, bene, solo, concerto, festa, viaggio, sentimentale, sera, serie, amici, nonna, nonno, neve, marco, manzo, giusto, luigi, mario, maria, martello, pasta, saltano, salta, insieme, massimo, circa, esattamente, verticale, orizzontale, contratto, porto"
    ),
    (.format(.portrait), "verticalmente, in verticale"),
    (.format(.landscape), "orizzontalmente, in orizzontale"),
    (.shape(.portrait), "vertical~e"),
    (.shape(.landscape), "orizzontal~e"),
    (.shape(.square), "quadrat~o"),
    (
      .format(.portrait),
      "per tiktok, per instagram, per insta, per stories, per instagram stories, per reels, per instagram reels, per shorts, per youtube shorts, per snapchat, su tiktok, su instagram, su insta, su stories, su instagram stories, su reels, su instagram reels, su shorts, su youtube shorts, su snapchat, per le storie, per una storia, per le stories"
    ),
    (.format(.landscape), "per youtube, per yt, su youtube, su yt, per la tv"),
    (.picture, "formato, inquadratura"),
    (.titleCard, "con un titolo, con titolo, con un titolo di apertura, con titoli di testa, e un titolo"),
    (.transitions, "transizioni, dissolvenze, dissolvenza, con dissolvenze"),
    (
      .undone,
      "al rallentatore, rallentatore, bianco e nero, sottotitoli, senza audio, senza sonoro, senza suono, muto, muta, film muto"
    ),
    (
      .titleBefore,
      "a ritmo di, al ritmo di, sulle note di, a tempo di, al tempo di, a suon di, al suono di, sincronizzato con"
    ),
    (.perSecond, "fotogrammi al secondo, immagini al secondo, frame al secondo, fotogrammi per secondo"),
    (
      .framing(.fill),
      "senza bande nere, senza barre nere, senza bordi neri, a tutto schermo, a schermo intero, riempi l inquadratura, che riempia lo schermo"
    ),
    (.framing(.whole), "senza ritagliare, senza ritagli, senza ritaglio, non ritagliare"),
    (
      .oneBefore,
      "quella prima, quello prima, settimana prima, mese prima, anno prima, la precedente, il precedente, quella precedente, settimana precedente"
    ),
    (.numbered, "volo"),
    (.tell, "sapere, dirmi, dire"), (.told, "ho visto, abbiamo visto, ho guardato"), (.other, "converti"),
    (.few, "molti, molte, tanti, tante"),
  ]
}
