extension Language {
  /// The commonest words of Polish beside those of its table.
  static let polishEveryday = """
    aby akcji angielski ani badz bajke bardziej bateria beda bede bedzie bedziemy bedziesz bilet bo brak
    budzik by byc bylam bylem byli byloby cala cale caly calym celu cena centrum chca chcesz chleb choc
    chociaz chodzi chyba ciagle ciebie ciekawe cieplo ciszej coraz czasami czasem czasie czasu czego czegos
    czemu czesto czlowiek czlowieka czuje czyli czym dac daje dalej dane danych dentysta deszcz dlatego
    dlugo dobra dobranoc dobre dobry dokladnie dolarow dopiero dosc dowcip dowcipy dr drodze drogi drukarka
    drzwi duzo dziala dzialania dziecko dzieje ekran fakt firmy gdy gdyby gdzies glodny glosniej glownie
    goraco gotowac gra grupa grupy gry haslo historia historii hotel http idzie ii imie inaczej informacje
    informacji inne innego inni inny innych innym innymi isc istnieje iz jajka jaka jakby jaki jakim jako
    jakos jednak jednoczesnie jednym jedynie jego jej jesli jestem jestes jestesmy jezeli juz kalendarz
    kawal kazdego kazdym kilometrow kilometry kim klasy kobiet kobieta kobiety kocham kochanie kogo kogos
    kolacja kolejne kolejny kolor kolysanke korki kosciola kraj kraju ksiazki ktorego ktorej ktorym ktorzy
    ktos kultury kupic kurwa lampe lecz lekarz lekcje lepiej lot lubie ludnosc ludzi ludzie ma malo masz
    mial miala mialem mialo miasta miasto miec miejsce miejscu mieli miescie mieszkancow mil mimo
    mistrzostwa mleko mna mocno moga moge mogl mogli moim momencie mowi mowia mowiac mowic moze mozemy
    mozliwe mozliwosci mozna mu mundial musi musimy musisz musza musze mysle mysli myslisz nadal nadzieje
    najbardziej najlepiej najpierw nalezy naprawde nas nastepnie nasza naszego naszej naszym natomiast
    nawet nic niebieskie niebo niech niego niej niemiecki nienawidze niestety nikt nim no nowa nowe nowej
    nowych np nudzi obecnie obok obudz ochrony oczy oczywiscie odpowiedz ogrzewanie ok okno one oni
    opowiedz organizacji osob osoba osoby oto oznacza pada pamietam pan pana pani panie panstwa panstwo
    partii pazdziernika pewnie pewno pieczarkami pieniadze pieniedzy pierwsza pierwsze pierwszej pierwszy
    pierwszym pis pisze pizza pizze pociag podoba podobnie pogoda pogode pokoju polsce polska polski
    polskich polskie polskiego polskiej pomoc pomocy pomoz pomysl poniewaz poprzez postaci powiedzial
    powiedziec powinien powinna powinno powodu praca prace pracy prawa prawda prawdopodobnie prawie prawo
    prezydent prezydenta problem problemy program projekt projektu prostu przeciez przeciwko przede przepis
    przepraszam przetlumacz przyklad przypadku przypomnienie przypomnij pytanie rachunek raczej rady ramach
    raz razie razu razy robi robot rodzaju router rowniez rozne roznych rozumiem rozwoju rzad rzecz rzeczy
    sam sama same samego sami samo samym serio siebie sieci skad skoro slowa smierc smierci soba sobie
    sposob spotkanie spraw sprawa sprawe sprawie sprawy stalo stan stanie stanu stolica stopni strona
    strone stronie strony swiat swiata swiatlo swiecie swoim swoj swoja swojego swojej system sytuacji
    szczegolnie szczescie szkoda szkole szybko tak taka taki takich takie takiego takiej takim taksowke
    temat temperatura terenie timer tlumaczenie troche trudno trzeba tutaj twoj twoja twoje tyle typu tys
    udalo udzial ugotowac ulicy ulubiony upiec usa ustawy uwage wam warszawa warszawie warto wazne wcale
    wciaz wedlug wiadomosci widac widze wiec wiekszosc wieku wiele wielu wiem wiersz wierzysz wiesz wizyta
    wlacz wladzy wlasnie wobec wody wojny wraz wsrod wszyscy wszystkim wtedy wy wydaje wyglada wygral
    wylacz wystarczy wzgledu xd zaczyna zadnych zagadke zainstaluj zakupy zalezy zamiast zamow zamowic
    zanim zapal zaplac zaraz zarezerwuj zarowno zart zaspiewaj zawsze zbyt zdrowia zepsuty zgas zgodnie
    ziemi zimno zl zle zmeczony zmiany znaczy znajduje znam znowu zostac zostal zostala zostalo zostaly
    zostanie zrestartuj zrobil zupelnie zwiazku zwlaszcza zycia zycie zyciu
    """

  /// Ordinary words of Polish that are no slip of a word of the tables.
  static let polishLookalikes = """
    acha aktora aktualnie allen alto anna anne another april arka audio august away back band banda bande
    beata beczki best biegle bierz biezaco black bloga blogach blogi blogow blogu bodaj bokiem braz brazu
    broda brode brody call canon ceche chcialaby chcialabys chcialby chcialbys chec chile christmas chwale
    chwil chwila chwili chwilke ciaza ciaze ciazy cicha cicho cichu cichy cien ciesza ciesze cieszy class
    clean cola cole coming cook court cywile czeka czekac czekaja czekal czekam czerwien czescia czesi
    czeski czysci dame dano dawn dawna dawne dawny days dead dekad design deszcze dlug dlugie dlugiego
    dlugiej dlugim dlugosc dlugu dluzsza dluzszej dluzszy dnem dnie doda dodac dodaja dodaje dodal dodam
    dolacz dolaczyc domingo dowiedz down download droga drogie drogiego duncan dwoje dwunastu dziel
    dziesiatke dziesiatki dziesieciolecia dziewieciu early echa edit eleven email event ever everything
    fala fale fali fall faze festival festiwale filia filmikiem filmowa filmowe filmowy final finale firma
    firmach firmami firmie firmom first five fora format fotel fotke fotograf fotografa four friday from
    full futra futro galaxy gazem gazie generala give godzi good graj grosze group grzech guza half hall
    hold home hunt ilosci image jackie jakas jake jakichs jakiej jakiejs jakims jakze jamie janeiro janek
    janie jazda jazde jazdy jedenastu jedne jedni jedyna jedynego jedynej jedza jelen jescze julio june
    just kaca kacie kamien kare karen katach katem kawaler kawalki kawalku kaza kazdej kaze kill klej klika
    kolejce koleje kolejka kolejke kolejki kolejno kolka kolo komende koncowa koncowke koncowki koncza
    konga kongu konia konie koniem koniu konta kontem kopiuj kora kory kotek kotka kotki krokiem ktoras
    ktores ktorys kurz lacinie laczenie lamach lance lasach lasem last latac late latek lece leci lecia
    leciec lesie letnia letnie letnim level licz licza liczb liczbie liczby licze liczna liczne licznie
    liga lipa lisa listem listu live locie loga long look lotem lunch maca mail maile majow make maksimum
    maksymalne malego malej malych malym malymi marc marcel march marco marcus maria marna mars marsa
    martin martina marza marze marzen marzyc media melodia melodie memorial meta mete midnight miedz miedzi
    miej mierzy mieszac milczenia milczeniu miliona miliony milosc minucie minus minusy mnich moglaby
    moglabym moglby moglbym mojzesz momentu momenty montana monte more morning most mother move movie
    museum music muzyce muzycy muzyczna muzykiem muzykow myslac nagrac nagral nagrala nagrana nagraniu
    nagrany nakrecony napis napisy napisza napisze nastepca nastepce nastepcy nazwana nazwane nazwano
    nazywany necie need never next niedawna niem night nosze nowy nowymi numeru
    numery obraca obrad obrady obrazac obrazaj obraze obrazek obrazen obrazic obrazil obrazka obrazkow
    obrazku odciac oddaj odrazu ogole ogolne ogonem ojej okaz okazac okiem okolica okolice okolicy once
    open osrodek osrodku otto otwor otworem otwory otworza otworzy otworzyc owego owym pack palm part
    partie parze pasa past pasta paste paula paulo photo piany piasek piasku piatka piatkowy piece piecu
    pierwsi pilka piosenek pisza place placz platki platkow play please pobic pobiera poczatki poczekac
    poczekam poda podac podaja podaje podal podam podan podaz podazac podlaczyc podloza podloze podlozu
    podsumowania podzial podziela podziele podzieli pokaza pokazal pokaze pokazie pokazu pokazy poklad
    polach polacy polaczy polaczyl polem police policy polka polki polnoca polnocy polowac polowan poloz
    poludnia poludniem poludniu ponoc popoludnia poprzednika poprzednio porad poranku porazek porazka
    poslowie post posta postami postem postu poszukac poszukam potrzebna potrzebne potrzebni potrzebuja
    potrzeby powiedza powiesz poznej pracuj precz premier premiere prime proc prosbe proste prosza proszek
    prze przelecz przeniesc przerw przerwa przerwe przeszla przeszli przeszly przeze przod przydalby
    przydaloby przygotowal przygotowan przynies przyszlam przyszlo radek rajem rakiem rane ranem report
    right robcie robia robiac robie robil robilam robilem robilismy robin robione robisz robota robote
    roboty rocka rodzin rodzinach rodzinami rodzine rodzinie rodzinna rodzinne rodzinnego rodzinnej
    rodzinny rodzinnych rodzinnym rodzinom rogiem rola role roli roll rolne room rozbic rozdziale rozdzialu
    rozdzialy rynek rywal ryzem rzez rzuc saint sali sankt santo save scene schneider school schowac
    schowal search second sedna sedno sekundzie sera seven shop short show siatki siedz siedzieli skladane
    skladania skladanie sklep skrocie skrotu skroty sluga sokiem something song sopot sort soundtrack spin
    spowiedz spring sprzeda sprzet srodka stand starsza starszej starszy start still stoczni stoje stop
    store story stream string stworzy stworzyl suche summer swego swieca swieta swiete swietna swieto
    swiety swieza swiezo szkla szkody szkol szkolna szkolny szuka szukac szukaja szukal szukam take tamte
    teczka teledyski teledysku tell tempo till tluste today tory total trailer translate tras trwajace
    trzecie trzynastu tweet twoich twor tworzyc tygodnik tygodnika tysiaca tysiace udostepnia udostepnic
    udostepnil umiec under uroda urode urody usunal usunie usuwac utwory utworzyl uzywaja valentine vide
    vista wait want wart warte wasze waszych wczesnej wczesnie week wersje wersji weszla weszli weszly what
    whatever widmo wieczora wieczory wiedz wiedzieli wiedzy wilka will winter wiosce wioska wioske wisza
    without wklej wlaczenie wladz worek worki workow worku wpisz wrzuca wrzuce wszytko wyciag wyczuc wydal
    wygodnie wykorzystuja wylacznie wyrzuca wyslal wyspac wyswietla wysylac your zabawke zabierz zabrac
    zacznie zadzwoni zagraj zagrania zagranie zajec zajecia zajeciach zajecie zajeciem zamian zamieni zapis
    zapisu zapisy zarobic zarobisz zaszla zaszly zatem zatytulowana zbiera zbierze zdjac zebra zebral
    zestawu zestawy ziem ziemie zimne zlosc zmian zmien zmieni znajda znajde znajdzie znalesc znicz zobaczy
    zobaczyl zostaw zrobi zrobia zrobicie zrobie zrobila zrobilas zrobiles zrobiona zrobiono zrobiony zywym
    """
}
