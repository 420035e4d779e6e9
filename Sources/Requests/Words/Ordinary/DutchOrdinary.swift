extension Language {
  /// The commonest words of Dutch beside those of its table.
  static let dutchEveryday = """
    aandacht actie afspraak agenda algemeen allemaal alsof altijd amerikaanse amsterdam ander andere
    anderen anders antwoord artikel auto avondeten bakken bang batterij bed bedrijf beetje beginnen begint
    begon beide bekend belangrijk belangrijke belangrijkste bellen ben bent bericht best bestaan bestaat
    bestel bestellen betaal betalen betekent beter bezig bezoek bijna bijvoorbeeld blauw blij blijf blijft
    blijven boek boeken boodschappen boven brengen brood buiten buurt centrum champignons club contact
    daarmee daarom dacht deed denk denken denkt deur dienst dingen direct doden doei doel doet dokter
    dollar dood door dorst druk duidelijk dus echt echte echter eieren eigen eigenlijk engels enkel erg
    erop eten euro europa europese extra facebook file frankrijk frans ga gaan gaat gaf gebeurt gebied
    geboren gebruik gebruiken gebruikt gedaan gedicht geeft gegeven gehad gehouden gek geld gelijk geloof
    gelooft gelukkig gemeente genoeg genomen geplaatst gepubliceerd geschiedenis geval geven gevoel
    gevonden geweest geweldig gewonnen geworden gezegd gezien ging god goedemorgen goedenacht graden grap
    grappen gratis groep grond groot grootste grote haat hadden halen hand handen hard harder hart hebt
    heen helaas helemaal help helpen hem herinner herinnering herstart hetzelfde hoewel hoezo hoge honger
    hoofd hoofdstad hoop hoor horen hotel hou houden houdt http huiswerk hulp idee iedereen iemand
    inderdaad informatie installeer internet inwoners ja jarige jezelf jonge jongens jou juist jullie
    kaartje kamer kans kant kapot keer kent kijk kijken kilometer kind klaar klein kleine kleur km koken
    kom komen komt kon konden kook kopen koud kreeg krijg krijgen krijgt kunnen kwam kwamen lamp land
    landen langs leden leeftijd lees leger leiden leren leven lezen lichaam licht lichten lid liefde
    lievelingskleur lieverd liggen ligt lijkt links loopt lopen lucht maakte maanden man manier mannen
    media mee meest meeste meisje meisjes melk men mens mensen meteen meter miljoen minister mis misschien
    moe moeder moeilijk moest moeten mogelijk mogen moment mop naam naast nadat nam nationale natuurlijk
    nederland nederlandse nee neem neemt nemen net new niemand niets nieuwe nieuws niks noord nou ogen oh
    omdat omgeving onderdeel onderwijs onderzoek ontwikkeling oorlog opnieuw orde organisatie oude ouders
    overal partij personen persoon pizza plaatsen plan plek politie politiek praten president prijs printer
    proberen probleem problemen programma project provincie raadsel raam recept recht reden regen regent
    regio reken rekening reserveer rest rijden robot rode rol router schat scherm schrijf seizoen site
    slaapliedje slecht slechts soms soort sorry speelt spel spelen staan stad stap staten steeds stellen
    stem sterk stond succes tandarts taxi team telefoon temperatuur terwijl thuis timer toch toekomst toen
    top trein tv twitter uiteindelijk uw vaak vader vallen valt vanwege vast veilig vele ver verder
    verenigde vergadering vergeten verhaal verloren vertaal vertaling vertellen verveel vervolgens
    verwarming via vindt vlucht vol volgen volgende volgens vond vooral voordat vorige vorm vraag vragen
    vriend vrij vrouw vrouwen waarbij waardoor waarmee waaronder waarschijnlijk waarvan wachten wachtwoord
    want warm water website wedstrijd wek wekker wel welkom welterusten werden wereld wereldkampioenschap
    werk werken werkt wet wilde wilt wist wonen woord woorden word worden wordt zaak zachter zag zaken zal
    zat zeggen zegt zei zeker zelf zelfs zetten zich zichzelf zie ziet zin zing zit zitten zoals zodat zorg
    zorgen zoveel zowel zuid zullen zwarte
    """

  /// Ordinary words of Dutch that are no slip of a word of the tables.
  static let dutchLookalikes = """
    aankomen aanval aapje aart achten achter achterban achtig achtte affiche aken alba allee allen aller
    alter alves amen anna anne anno antwerp apart aten audio august aula avon away baart back background
    backup baken band banda bands bange banger bannen baren base baten beats beken bekijkt beleid benin
    benoemd beperk beperken bereidt bereik berend berouw beschoten beta bewaard bewaart beweren bewerkt
    bezwaar bidden bieder binden black blanc blogs bonen bonnen borden borgen bout bouten bouwden bouwer
    boze breakfast brengt brent bring brouwen budel build bundels burn bussen cali call canon cellen cent
    century chapter chinese chips christmas class clean clear cliche cliches cola cole collecte columbus
    combineert coming complete conte contest cook copy count coupe courant court cover crack craft creeert
    current daaraan daden dage daken dalen dame damen daten dawn days dead dealen deden deels deen deftig
    deken delden delft dell demi derden design dezen diende diezelfde dinner directory display diverse
    doeken doelen donder doodde doods doorgaande dossier dossiers dover down downloads draad draag draait
    draak dragen droeg drop dump duncan dunn dunne dure durend early easter edel edelen eden edit eender
    eendje eerdere eersten eert eight eindje ellen email ende enge enig enigen enkelen enkels ensemble
    episode eraan erdoor erven estate etentje evan event events ever export fall fasen father february fest
    festivals fiesta fifth fifty files filmt final finale finales fins first five foot format fotoalbum
    fotografe fotografen fotografie four fourth fraai friday from fruit full galaxy gamen ganzen garen
    gaten gebeden gedoemd geheel geladen gelden geleen gelegen gelezen gemaakte genaaid gene generale
    genereert genoemde geraakt gereden gerst geschoren geschoven give goeden goeds goeie good gooit graad
    graaf graal graan group gunnen haakt hagen haken hale hall halle halte hang hanger hapje happen hara
    haren haten hebbe heerst heerste heft heiden heilige heiligen helden helen hellen helpt hemden herder
    heren heten hidden hieraan hinder hoede hoeden hoeken hold home homer horden houder hour hours huidig
    hunt ieders ieper image images inclusive inde independence innen inter iphones jacht jagen janeiro
    january jared join joodse julio july june juno junta kaart kaken kappen karen kart kater keken keppel
    kers kijkje kill kinder kippen kirk kisten klip knappen knijpen knock knoppen koeken koekje koekjes
    koepel kokend kopieen kopieren koppels koppelt koppen korst korten kortere koster kouder kraag kraai
    kroeg kruit kussen kwast kweken laagst laagste labor labour lacht lade laden lader lage lagen lager
    laken lakken lance lande lane langen langer langere lappen laren large laser last lasten laster laten
    latere latex latin latten lazen lazer leder leegte leende lege legen legende leken lekte lent lets
    lette level levend levende levenden levens leverde leyte lieden liedjes liefje liga lijdt linde linden
    linnen lips list liter live lonen long look lopend loten lovende lover lunch maagd maagden maan maar
    mach macht machtig maden maja make makend maker making malen mali mand manden manen maple mara march
    marco marken markt mars marta martelaren martelen marten martin martina martine martini mata maten
    matje maximum mayo meerderen melodie memorial meppen meta mets middel middle midi midnight mies mijden
    milder milieu mille mindere minds minus minute minutes missen mister moments monday monte monteur
    moppen more morgan morning mother mouwen move movie movies museum music muurtje muzikale muzikanten
    naakt namen namens neder neen neger neigen neven never next night nights nimmer nine noel none noort
    noot nummers october once ontwerpt ontwierp oorden opende opgekomen opname opnemen order oren otto
    ouden ouder oudere overall overleden pacht pack paden paint pakken palen palm paren part parts passages
    passen passend past pasta paste pasten pater peel phone photo photos pics picture pictures piece pinnen
    pint pissen piste pixel plaat plaatse plaatsje plaatst plaatste place planken plantjes platen play
    please plekken plint plukken poen point polder polders porter posten poster praag praatje praatjes
    precedent premier premiere premies prent present prikt prima prime prins prints produceert producer
    publiceert pull quest raakt raken ramen rana range ranger recent recente recherche record reeds reeks
    reele rees regels regende rellen rente repertoire report reyes rheden rica right rijst ritje roden roll
    room rooms round route rouw rouwen rover ruit running russen sage saint salim sands sankt sant santo
    saturday save scene schaap schap schneider schoof schoon schoorl schoot search season second seksen
    seven share shoot shop short shot show silence silent sister skip slakken slide slipje smaakt smaken
    smart smet snap snijdt solo somers sommer sommigen songs speed speels speer spelt spin spoel spring
    sprint staart staat stamt stand stands stapt star staren stark stars steel stegen stelt steur stevens
    stick stille stiller stitch store storen stort stream string strip stuart stuff stuurt summer sunday
    sunrise sunset sussen sylvester sync taart tags taille take taken tanger tappen tassen teacher teen
    tegel teken tekens telen tell teller tempo tenen tentje third tijden till tillen tinder tine titel
    today toer together tomorrow tone tongen tonight tonnen toren total totale tournee touwen tovert tower
    traag trace tracks tracy trailers trainer trash trick trouw truck tube tune tunes turkey turn tweet
    uber uberhaupt under uurtjes vaart vacht valentine vandaan vandaar vanden varen vaten veen vegen velen
    vellen ventje veranderd verandert verde verkleden verkorte verlegen verleiden verlenen vermeden
    verplaatst verreden vers verschillend verse versies version verst verste verstuurd verstuurt verte
    verteld vertelt veruit verwerkt verwijderd verzameld verzamelden verzamelt verzen vettel vids vierden
    vimeo vinnen vissen vlakken vlogen voer voerde voila volume vonden voorafgaande voorbij voorman
    voortaan vorden vormige vouwen vroegen vroeger vurig vurige vuurtje waakt waarna waart wachter wagen
    wait waken wassen weed weeks weetje wegen weinige wekken welle wenen weren werke werkend werkenden
    werkje weten wezen what whatever where wieken wijst will winden winnen winner winterse wissel wisten
    without woede wonder wreken yacht year your zacht zagen zanger zaten zeden zeeen zeerste zegde zegen
    zelfde zender zero zieken zinnen zoekend zoeker zoenen zolder zomerse zondagse zonde zonden zondig
    zonen zover zussen zwart zweven zwevende
    """
}
