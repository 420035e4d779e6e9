extension Language {
  /// The commonest words of Italian beside those of its table.
  static let italianEveryday = """
    abbastanza abbia abitanti accendi accordo acqua agli ah aiutami aiuto allora alto altre altri amico amo
    amore ancora andare anni annoio appena appuntamento arrivederci arte articolo attenzione attivita
    attraverso auto aver avere avete aveva avevano avevo avrebbe avuto barzelletta barzellette basta
    batteria ben biglietto bisogna blu buon buona buonanotte buonasera buongiorno calcola caldo calendario
    campo canta capire capisco capitale capito capo casa casi caso causa cazzo cena centro certo chiesa
    chilometri cielo cioe citta civile classe colore colpa compiti comprare comune comunque condizioni
    consiglio continua conto contro controllo converti corpo cose cosi credi credo cucina cucinare cui
    cultura cuocere cuore cura dare data dati dato davanti davvero dentista detto deve devi devo devono
    dice dico dietro difficile dio dire diritti diritto dispiace dobbiamo dollari domanda donne dottore
    dovrebbe dovuto ecco effetti eh erano ero esempio esperienza essere euro europa ex faccio facebook
    facendo facile fame fanno far farlo fatta fatti fattura figli figlio finestra fondo forma forse forte
    forza fosse francia freddo fronte fu funghi futuro generale genere genitori gente gia gioco giovane
    giovani giro governo gradi grado gran grande grandi gruppo guarda guerra hanno hotel idea ii importante
    indovinello infatti informazioni inglese installa internazionale invece italia italiana italiani
    italiano lampada latte lavorare lavori legge leggere leggi letto liberta libri libro linea lingua
    livello luce luci luogo madre magari maggior maggiore male mani mano media mente mentre mercato merda
    mese mesi messo meteo miglia milano milioni ministro minuti modo moglie molte molti momento mondiali
    mondo morte motivo nanna napoli nazionale neanche nelle nello nemmeno nessun nessuno new ninna nome
    nonostante nord nostra notizie nulla nuova nuove nuovi nuovo occhi odio ok online opera ordinare ordine
    ormai oro pace padre paese paesi pagare pane pare parla parlare parola parole particolare partito
    passato passo password paura pensa pensare pensi penso periodo pero persona personale persone piace
    piano piazza piccolo piedi pioggia piove piuttosto pizza poesia politica politico polizia popolo
    posizione possa possiamo possibile possibilita posso possono post posto poter potere potrebbe preferito
    prendere prenota prenotare presente presenza presidente preso presso presto prezzo primo probabilmente
    problema problemi processo produzione progetto programma promemoria propria proprio prova pubblicato
    pubblico punto pure qualcuno qualita quanto quasi quel quella questione quindi racconta ragazza ragazze
    ragazzi ragazzo ragione rapporto re realta regione resto rete riavvia ricetta ricordami ricordo
    riscaldamento rispetto rispondi risposta risultati riunione robot roma rotto router ruolo sa sara
    saranno sarebbe scelta schermo scritto scrivi scusa seconda secondo sede seguito sembra semplice sempre
    senso servizi servizio sete sia siamo siano sicurezza sicuro siete significa sinistra sito situazione
    so sociale societa sola soldi soprattutto spazio speciale specie spegni spero spesa spesso squadra sta
    stai stampante stanco stanno stare stata state stati stato stessa stessi stesso stiamo sto storia
    strada studi studio sua subito successo sud sue suo sveglia svegliami sviluppo tale tanti tanto taxi te
    tedesco temperatura termine terra territorio tesoro testa timer tipo traduci traduzione traffico tratta
    treno troppo trovato tua tuo tuttavia tv ufficiale ultima unica unico uniti uomini uomo uova usa uso va
    valore varie vedi vedo vengono vera veramente verita vero vi vicino viene vinto vista visto vita vivere
    voce voglia vogliono voi volo volta volte volume vuoi vuole zona
    """

  /// Ordinary words of Italian that are no slip of a word of the tables.
  static let italianLookalikes = """
    abbiam abbiano accetto accogliere accolta aggiunge aggiungo aggiunti albo alcun alcuna alcuno alieno
    allen alta alter altera alti altura amanda anch antecedenti aosta april aprire aprite archivi archivio
    arma armate armeno armi arti aspetti aspetto assemblare assemblea astra astro attacco attende attendo
    attenti attuare attuate audio august aula aventi away back background backup baggio balla balle ballo
    banche band banda bande bano basi beat beata beati belle best black blanc bonta botte botto braccia
    branco brand brando brani bravo breakfast brenta bruno build bullo butta butti butto caccia cala cali
    call calle calvo cancellata cancellate cancellati cancellato cancelli cancello cannella cannone cannoni
    canon canone canoni cantare canto cantone cantoni capitoli carico carina carita carrelli carrello carta
    carte castelli castello cause cazzone cazzoni ceca cedere cella celle cenato cenno cent century cera
    cercano cercarla cercarlo cercarmi cercasi cercata cercate cercato cercava cercavo cerco cereali certa
    cesto ceto chiamano chiamate chiamati chiamava chiami chiamo chiara chinese chioma chips christi
    christmas ciascun cieca cinquantina cinta circo class clean cliche codici coerente coerenti cogli
    cogliere cola cole colle colonia colonne colta colto combinano combinare combinata combinate combinati
    combinato coming completa complete completo compone compose comprero compresa comprese compresso
    comunicati conca condivide condivido condivisi confezione confezioni congiunti consegue consta cont
    contact contado contano contate contati contato contava conte contea conteggio contest conti cook
    copiare copiato copie coppa coppia corno coro correte corrette corretti corro corsa corse corsi corso
    corte corteo corti cortometraggi corvo costa costare costo costruisce cotta cotte cotto court cream
    creano crearne creata create creati creato creava cresci crime culla curata dacci dale dallas dame
    dargli darla darle darli darlo darmi darti datemi dawn days dead decade decenni decente decenti decida
    decide decidi decido decina decine decisa decise decisi deciso dedita degni dela delia delta demi
    denaro denti desidera desideri desiderio design desse desta destro dette detti dici diga digli dille
    dillo dirci director dirmi display dista dita diversa diverso diverte diverti domingo domini dorata
    dossier dotto doversi down download drammi dritte drop duello duncan dune dura durate durato durava
    dure early edit edith edito egli elena elencate elencati elencato elezione eliminano eliminarlo
    eliminata eliminate eliminati eliminato ella email emettere ensemble enti entra entrate entrati entri
    entry episodi epoche eppure esatte esatti esclusa escluse esigo esita esito esposta essa estasi event
    eventi events ever evita export facce facciano faggio fagli fail fall falla falle fallo farai farci
    farei fari farli farm farmelo farsi farti farvi fasci fascia fatale fateci fatela fateli fatelo fatevi
    feccia fermi fest feste fetta fette fiesta filato file filmare films final firmata firmate firmati
    firmato firmi first five fogli foglio fonda fonde fonti format fotografa fotografare fotografi
    fotografica fotografici fotografico fotografo fotte fotto four friday full fulmine fulmini fungo galaxy
    galla gallo gattino general generano generata generate generati generato generi generici genero gennaro
    genti gesta gesti gesto getti giorgi giornale girano girare girava girone gironi giurata giurati
    giurato good grano grata grati grato group guanti guanto guardalo guest half hall hara hello hold home
    hour hunt image images imagine immacolato immagina immagino inclusa incluse inclusi incollati incollato
    india indicati indici indizi indizio inferi inferno informa inizia iniziai iniziale iniziati inserisce
    inserisco insiemi integra integro inter interim interna interne interni interno intesa intese intesi
    inteso intra intro inverni invero inverso inviano inviata inviate inviati inviato invii invio invita
    invitare janeiro julio june karen kill kirk lacci lacune laden lance last late lato lattina leale leali
    ledere legale legali legami legione lente lenti lento lesione letale letali lette lettere letti levano
    levare levate levati levato level lezioni lieta liga lisa list liste live long longo look lotte lotto
    lugo luna lungi lutto maggi maggie maglia mail maio mana manca mandano mandare mandarla mandarli
    mandarlo mandarmi mandata mandate mandati mandato mandava mandela mandi mando manga mangio mania manna
    manto manuale manuali manzoni mappe marca march marko marmi marmo maro mars mart marta marte martelli
    martin martina martini martino marzio massima massime massimi matti mattia mattine mayo mazza mazzo
    medici medio melodie memorial menta mentale mentali menti mento mete metri metta mette metter mettera
    metterei metterle mettero mettete metto mezze mezzi middle midi midnight miele mill miller mills minato
    mirata mirate mirati mirato mista mogli molle molta mona monaci mondi moneta mont montalto montana
    montane montani montano montata montate montati montato monte monti monty monza more morning morta
    mortale mortali morto mostrano mostrata mostrate mostrati mostrato mostrava mostre mostri mostro mother
    motta motto move movie movies museum music musical nana nani nano nasale nastri nastro natali natalie
    navale neghi negri nelly nette netti never next night noel notate note notti nulle nullo numeri oche
    omaggio once onde open ordini ordino orta orto oslo osta ottavio pack paglia palla palle palm pamela
    panda parate parecchia parecchie parecchio parete pareti pari parli parsa parso part parta parti parto
    party paso passa passano passante passanti passare passava passavo passi paste pasti patti paula paulo
    paure pazzi pazzo peli pelle pellicole pelo pento perso peste pesto pezza pezze pezzi phone photo
    picture pictures piece pile pirata pirati pista piste pixel pizzi pizzo place plauso play please poeta
    poiche pomeriggi ponti porca port portal portale portali portami portar porte porti posa postare
    postata postate postato poste poster posti postumi potra potreste pozzi pozzo prati precise preciso
    preme premi premier premiere preparano prepararci prepararmi preparata preparate preparati preparato
    preparava prepari preparo presentazioni previa previo prezzi price pride primis principi prisma priva
    prive privi privo procura procure produca produce promo provaci provare pubblicano pubblicare
    pubblicata pubblicate pubblicati pubblicava pubblici pulisce punire puniti punta punte puzzo qual
    quarantena quarantina quarzo quegli quell quello quesiti quesito quiete raccoglie raccoglitori raccolte
    raccolti raccolto raduni raduno raggio raggiungi raggruppati rana range ranger reale reali realizzano
    realizzata realizzate realizzati realizzato realizzi recante recentemente record reduce reduci
    registrano registrare registrazione render rendere report resta restate resti rette reyes riassunti
    rica ricci riduce right rima rime rimuove rinvia rinviare riproduce ritagli ritmi ritmica rito riunisce
    rode roll romani room rotte round route rullo running saggio saint sala salato salda saldo salgo sali
    salina saline salita salite saliva salma salmo salo salsa salto salvano salvarci salvare salvarla
    salvarlo salvata salvate salvati salvato salve salvi salvia sandali sanno sano sant santa sante santi
    santo santos sapra sarti sarto save sbatte sbatti sbatto scarico scarpa scarsa scarse scarsi scarso
    scartato scarti scarto scattare scene schneider school scola scontare scorci scorcio scorie scorre
    scorta scorte scorza scossa scosse scosso scotti scotto scuole search season second sedere sedili
    segmenti sella selva send seneca senesi senna senta sente senti sento separa serate serrata sessi sesso
    sestri seta setta seven sezione sfondi sforza share shooting shop short shot show silva sistemi sisto
    slide smesso smette smettere smetti smontare song sora sorse sorso sorta sorto sosta soste sparta
    spedisce spessa spesse spessi spetta spin sposa sposata spostano spostare spostata spostate spostati
    spostato sposti sposto spring spunti squali stagioni stampe stampi stampo stand start stazione stelle
    stesa steso stick stop store stream strip sull summer sunday sunset suola suolo superiore sync tagli
    tagliano tagliata tagliate tagliati tagliato taglie taglio take tasi tatto tell tema temi temo tempi
    tempio templi tempo tenera tenta tenti tento terme terni terre terro tessa testate teste testi testo
    tette tetti tetto tira tirando tirar tirata tirate tirati tirato today togliamo toglie togliete tondi
    torrente torrenti torta torto tosta total totali toto totti tournee track trainer tramonta tramonti
    trance trarne trasformi trasformo trash trent trentina trentino trento troia trota trovai trovano
    trovarci trovarla trovarle trovarli trovarlo trovarmi trovarne trovata trovate trovati trovava trovavo
    trovi trovo tube turn tuta tute tutt tweet uber ultra under unici unisce unisco unite upload usano
    utilizzano vacci vaglio valentine valle vallo vandali vanto veder vederle vederne vedete vendere vendi
    vendiamo venere veneti veniamo venni ventina vento ventura venture venturi venuti verbo verrei verro
    versa versi version versioni veste vesti vette vide videro vigili ville vinte vinti vogliano voglie
    voila vorrai vostra vostre vostri vostro voti vuota vuote vuoto wait wanda week winter without
    """
}
