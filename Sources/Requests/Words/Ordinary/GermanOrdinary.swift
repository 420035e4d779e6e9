extension Language {
  /// The commonest words of German beside those of its table.
  static let germanEveryday = """
    abendessen ach afd akku aktie aktualisiere allein aller allerdings also alt alte alten andere anderem
    anderen anderes anders angst anrufen antworte arbeiten artikel arzt aufgrund augen ausschalten auto
    bahn bald bayern bedeutet beide beiden beispiel bekannt bekommen bekommt bereich bereits berlin
    besonders besprechung besser beste besteht bestell bestelle besten bestimmt bildschirm bin bisher
    bisschen bist blau bleiben bleibt blick braucht bringen bringt brot buch buche buchen bzw ca cdu dabei
    dachte dadurch dafur dagegen daher damals dank daran darauf darf daruber darum dazu deine deinen deiner
    denke denken denkst denn deren deshalb dessen deutlich deutsch deutsche deutschland dich diese dinge
    direkt doch dollar dr drucker durch durfen durst eben ebenfalls ebenso echt egal eher eier eigene
    eigenen eigentlich einfach einkaufen einmal einsam einsatz einschalten einwohner einzige eltern endlich
    englisch entwicklung erfolg erhalten erinnere erinnerung ernst erreicht erste ersten erzahle essen euch
    euro europa fahren fall falls fand farbe fast fenster findet flug folgen form frage fragen frankfurt
    franzosisch frau frauen frei freund fuhren fuhrt gab ganze gar geben gedicht gefunden gegeben gegenuber
    gehen gehort geht gekommen geld gemeinsam genug gerade gesagt geschichte gesehen gesellschaft gewonnen
    gilt ging glaube glauben glaubst gleich gleichzeitig gluck gott grad gross grosse grossen grosser grund
    gruppe gulasch gute guten hab halt halten hamburg hand hasse hauptstadt haus hausaufgaben hause heiss
    heizung helfen herr hilf hilfe himmel hin hoch hotel hunger idee ihm ihn ihre ihrem ihren ihrer ii
    immer innerhalb ins insbesondere installiere internet irgendwie ja jedem jeden jedoch jemand junge
    jungen kalender kalt kam kaputt kaufen kaum keinen keiner kilometer klar klasse kleine koche kochen
    kocht kommen kommt konnte kopf kosten krieg lage lampe land langweilig lassen lasst lauft laut lauter
    leben leicht leid leider leiser lernen lesen licht liebe lieber liebling lieblingsfarbe liegen liegt
    links madchen manchmal mann manner meilen meinem meinung meist meisten mensch menschen milch millionen
    minus moglich mude munchen muss mussen musste mutter nachdem nachrichten nachsten name namlich
    naturlich neben nehmen nein neu neue neuen neues neustarten new nichts niemand nimmt nun oben obwohl oh
    ok online osterreich partei passiert passwort person personen peter pilzen pizza platz politik polizei
    prasident preis problem probleme prozent ratsel rechne rechnung recht reden regen regierung regnet rein
    reserviere rezept richtig richtung roboter rolle router sagt sagte schaffen schalt schalte schatz
    scheint scheisse schlaflied schlecht schliesslich schnell schreib schreibe schreiben schwer sehe sei
    sein seine seinem seinen seiner seines seite seiten selbst setzen sich sicher sieht sing sofort sogar
    sohn solche sollen sollte sollten sondern sonst sowohl spass spd spielen spielt sprechen spricht st
    stadt stand stark starte statt stau stehen steht stellt stimmt strasse system tatsachlich taxi team
    temperatur termin thema ticket timer tod treffen trotz trotzdem tschuss tun tur tut ubersetz ubersetze
    ubersetzung umrechnen unserer unternehmen us usa vater vergessen verschiedenen verstehen versucht
    vielen vielleicht voll vollig vorbei wahl wahrscheinlich ware warm wasser weck wecker wegen weil weit
    weiter weitere weiteren welt weltmeisterschaft wenig werde wert weshalb wetter wichtig wieder wien
    wieso willst wirklich witz witze wobei wohl wollte wort wurde wurden zahnarzt zeigt ziel ziemlich zudem
    zug zukunft zunachst zwar zweite zweiten
    """

  /// Ordinary words of German that are no slip of a word of the tables.
  static let germanLookalikes = """
    aachen aalen abende achse achsen achtet after ahlen ahnen alba albern albums algen alien allan allee
    alpen altar altem alter altere altern alters altes amter anfange anfangst anfangt anfing ange anger
    angesehen anhang anna anne anno anzeige anzeiger arte asse audio auer aufgenommene augenblicke augusta
    auguste augustus aula ausgezeichnet aussen aussere aussern aussert auswarts away bache back backe
    backen background backup baden band bande bands bange bangen banner baren base basel basen baten battle
    bauer bauern baumen bauten beate beats befreite begann beging beginne beginnt beige beine beinen beisst
    bekunden benannt benennen benennt bereit bereiten bereitet beschneiden beschossen beseitigen beseitigt
    best beta bette biden biete bildet binde binden binder bing binnen birds biste bitten bitter bittet
    black blanc blank blass blauen block blogs blos blosse bosch boss bowie branche brauch brauchen
    brauchte brauen breite brennen brenner brennt bringe bruche brucke build bundel bunter burn cache call
    canon castle cause cent century change chatten chicken chinese chips christ christa christin christmas
    class clean clear cola cole columbus coming compilation complete concert contest cook copy count coupe
    court crack craft dacht dachten dame damon danen dankt dauern dauert davor davos dawn days dead debut
    degen dehnen deins dekade dell design devon dicht diebe diene dienen diener dies diesel dieter diez
    dinner display diverse dossier down download draus drehe dreht drehten dreier dritt drittel drittens
    drohte drop druck drucken drucks druckt druckte dummer duncan dunen dunn dunne dunnen early ebner echte
    echtem echten echter echtes eder edit eifer eigen eignen eigner eile eilen eimer einhalt einher einig
    einigem einiger einiges einigten einzigen eisen eitel elfen elise elite eliten elke ellen elster email
    enden ensemble enter entfernt entfernte entfernten episode erarbeiten ergangen ernste ernsten ernster
    ernstes ernte ernten erst erstellt erstellte erstellten erstens erstere erzahlt erzeuger erzeugt
    erzeugte erzeugten esse estate etagen etlichen euer event events ever export faber fache fachen faden
    fahre fallen falles false falter fande fanden fange fangen fassen fasser fasst fasste feder feier feige
    feigen feinde feinden feine feinem feinen feiner feines fertig fertigen fertigt fertigte feuer fieber
    fiese fiesen fiesta fifty file filmt final finale finds fine fingen finnen firmen first five floss
    folgend folgt folgte folie format fotograf fotografen fotografieren fotografin four freier friday
    frohen fruhe fruhere fruhes full funde funftel fusse gaben galaxy gallen gange gangen ganse gasse gatte
    gatten gebannt gedacht gedroht gegend geige geile geilen geistern gekannt gelacht gemachte gemocht
    genannte genen generale generiert gera gerannt geschafft geschafte geschafts geschaut geschissen
    geschlossen geschosse gestein gesten gier gilde give glanzen gleise gleisen gonnen good grabe grimm
    grimme group gucke gunter haar hacke hacken hafen haften hagen haken half halfen halften hall halle
    hallen haller halte halter hande hangen hangt hanse harte harten hasen haste hate hatt hatte hatten
    hattet haube hauen hausen hauses haute haven heben heels heer hefte heftig heftige heftigen heftiger
    heftiges hegen heile heilen heilig heilige heiligen heiliger heiliges heine heiner heise heisse heist
    helft henne herein herstellen hetze hetzt hilde hilden hindert hingen hintern hirten hochsten hochstes
    hold home hoschen hour hours hummer hunderte hunt hunter hute hutte hutten image images inclusive
    ineinander ines innen inter ionen iphones jacke jacken jagen jaguar jahn janeiro jeher jenen jener
    jenes jetz jever jochen jule jules julie julio july june kacke kacken kahlen kalber kalter kampf kanns
    kannste kannten kapieren kapital kapiteln kappe karen karte kasse katalog kauen keime keins kenne
    kennen kenner kennst kerne kerze kerzen kill kirk kiste kisten klange klangen kleben kleber klebt klee
    kleiden kleinem kleiner kleines kleve koennen kombiniert kombinierte kombinierten kommend konne konnen
    konnten konntest konntet konten kopie kopien kopiert koste kreiert kuchen kummer kunze kurden kurier
    kurse kursen kurt kurve kurven kurzel kurzere labor labour lache lachen lachst lacht lachte lachten
    lack lager laien lance lande landen lander landes lane langem langere langs lanze large lasen lasse
    last late latte lauer laufen lautlos lebe leber leder legend legten lehen lehnte lehnten leibe leide
    leiden leihe leihen leine leinen leise leisen leises leiste leisten leite leiten lese lets letter
    letztens letztere level leyen lieben liebes liebte lieder liedern liefen liege lies liess liga ligen
    linde linden lines lingen listen listet lite loch long look loscht lose loss loste losten lucke luden
    lugen luise lunch lunge lungen macher macho machs machte machten machts mahen mahren mails maine maja
    make making male mali manche manchen march marchen marco mars marta martin martina martini masche
    maschen masse mast mathe matte matten mauer mause mausen maximum mayo media mehrerer meiden meier meile
    meins meint meinte meinten melodien memorial merz meta meute middle midi miene mies miese miesen mieser
    miete milde milden milder milieu mille minden minder mine minen mittel mitten mittig mocht mochten
    mochtet mogen momente mona mont monte montiert morden more morgan morning mother move movie mucken
    muller munter museum museums music musica musk nachte nachten nacken nackt naht namen nasse nciht neige
    neigen nene nennen nenner nennt netze neuer neuste neusten never next nich nichte nickt nicolaus niesen
    night nimmer nine noel nonne nonnen number nummern oberhaupt offen offene offenen offnet once open
    orden order ordnen ordnet osten otto pacht pachter packt packte palm panzer pappe parken part partie
    parties parts passe passen passende past pasta paste paten pater peine pendant pfosten phone
    photographie picture pictures piece piste pixel place play please pochen polten porta pose posen post
    poster postet posts premier premiere present prima prime print prior prise produziert produzierte
    produzierten qual quali quelle quest raben rache rachen racht ragen range ranger rasse ratte ratten
    rauber rauche rauen recherche record reduzieren reduziert reduzierte reine reinem reinen reiner reines
    reinigen reisen reisst repertoire report reste resten rica riese riesen right rinde ring ritter roche
    rode roll room round route ruckblickend ruhen ruhig ruhige ruhigen ruhiger ruhiges running runter sachs
    sacke sagst saint salbe samen sammelt sammer sammler samuel sande sanft sangen sanger sank santo satte
    satze sauber saubere sauer save scene schale scheck scheibe scheide scheiden scheiss schere schicker
    schickes schickt schickte schickten schieben schieber schiebt schied schief schien schiene schier
    schinken schmeisst schneidet schneit schock school schrieb schuhe schul schuld schulen schuler schulte
    schulz schulze schweigend schweiger schweinen schweiss schwule search season second segen seide seile
    seilen sell sender sendern sendet senken senkt sense setzt setzte setzten seuche seven share shell
    shooting shop shops short shot show sicheren sicherer sicheres sichern sichert sicherte sicht siegen
    siegte siegten silben silent sinkt sitte sitze soeben solo sonate sonde sonnen sons sorgen sortieren
    sortiert spalten sparen sparer sparten spate spatere speck speichern speichert spende spenden spieler
    spiels spielte spin spring stall stamme stammen stande standen standig standige standigen standiger
    standiges start steak stecken stecker steckt steckte steel steele stehlen steifen steil steile steilen
    stella stellte stellten stemmen stern stick stiel stile still stillen stiller stimme stimmen stock
    stoll stollen stop store stores stream strecke streichen streicher streicht streife streiken streiten
    strich string strip stucke stucks stuff stumm sturme sturmen sturz sturze stute stutzen stutzt stutzte
    sucher sucht suchte suchten summe summen summer sunday sunde sunden sunrise supercup susser taille take
    tales tanze tanzen tanzer tasse taten tauber taugen tausende teils teilt teilte teilten tele tell tempo
    teuer these third three tilgen till timm titeln titels today together tonen tonight tonnen totale
    tournee tracy tragen trainer trank trash trick tricks truck trucks tube turn tweet ufer under unger
    unserm unsern unsre unten unterbricht untere unteren unterer unterhalt unterlag unterlage unterlegen
    unterlegt unterliegt unterm unterrichts unters upload user venen verarbeitet verbande verbinden
    verbindet vereinen vereinigen vereinigt vereinigte vereins vereint vereinte verhangen verkleinern
    verkleinert verkurzt verkurzte verlangen verletzte verletzten veroffentlichen veroffentlicht
    veroffentlichte verrat verraten verrater vers verschicken verschickt verschiebt verschieden
    verschrieben verstellen vertrat verwandte vierer viersen viert vierteln volume vorarbeiten vorder
    vorfahren vorgangen vorn vorrat vorrate wache wachen wachst wacht wachter wacken wagte wahle wahlen
    wahre wahren wahres wait walter wange wangen warme warnte warten wartet weber weder weed week weekend
    weiche weichen weicher weiches weile weine weinen weise weisen weisst weite weitem weiten weites welch
    wende wenden wenger weniger werte western what whatever wiese wiesen wilde wilden wilder wildes winde
    winden winzer wischen wissen without witte wolf worte wrack wundert wunsch wunsche wunschen wunscht
    wunschte wurdest wurdet wurze wurzen yacht your zahler zahlt zahlte zahlten zahne zahnen zange zarte
    zauberei zauberer zaubern zaubert zehntel zeiger zeigte zeigten zeile zeilen zeiten zero zeuge zeugen
    ziege ziegen zusammenfassend zusammenleben zweien zweier zweige zweigen zweit zweitens
    """
}
