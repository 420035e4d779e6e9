extension Language {
  /// The commonest words of Turkish beside those of its table.
  static let turkishEveryday = """
    abd acaba aci acik acil acim adam adami adi adim adina adini agir ahmet ak al alan alarm aldi aldigi
    ali alip alisveris allah almak almanca alt altin ama an ana anadolu ancak anda ankara anlami anneanne
    annem arastirma arkadas arti artik asil ask askim asla aslinda avrupa ayri bagli bak bakalim bakani
    bakin baris bas basarili baska baskan baskani baskenti basladi baslat baslayan bayan bazen belediye
    belki belli bence bende benden beraber bey beyaz bile bilet bilgi bilim bilmece bircok birini birisi
    birligi birlikte bizi bos boyle boylece bozuk bulunan bulundu bulundugu buna bundan bunlari bunlarin
    bunun buyuk buyukanne calisan canim cesitli cevap ceviri ciddi cikan cikti cocugu cogu cumhurbaskani
    cunku dahil dedi dedim defa deger degildir degilim demek derece ders destek devam devlet diger dikkat
    dil dis disci diye diyor dogal dogru doktor dolar dolayi dolu donem dr dunya dunyada dunyanin durum
    durumda durumu dusunuyorsun edecek eden eder ederim edildi edilen edin ediyor eger egitim ekmek ekran
    eksi elde ele elektrik erdogan erkek erken eski etmek etti ettigi euro ev evde eve evet fakat falan
    fark farkli fatura fikra fiyat futbol gec geceler gecti gel geldi gelen gelir geliyor genc genel genis
    gercek gercekten gereken geri git gitti gokyuzu gol gorev gorusuruz goz grup guc guclu gunaydin gunluk
    guvenlik haber haberler hadi hak hala halde hale halk hareket harika hatirlat hatirlatma hatta hava
    hayal hayat hayatini hayatta hazir hemen henuz hep herhangi herkes herkesin hesapla hic hicbir hikaye
    hizli hizmet ic icerisinde ifade ilan ilce ingilizce insan insanin insanlar insanlari insanlarin
    internet is ise isi isigi isik isiklari isitma islam istanbul iste ister isteyen istiyor izin izle
    izmir john kabul kadin kadinlar kalan kaldi kan kapa kapat kapi kara karar kardesim karsi kazandi kemal
    kendi kendimi kendine kendini kendisi kere kesinlikle kez kilometre kimse kirmizi kisi kitap kiz kizi
    kolay kontrol konu konuda konusu konusunda kotu kucuk kullanilan kultur kupasi kurulu lamba mac
    mantarli masal mavi mehmet merak merkez merkezi mil milletvekili milli milyon mucadele mukemmel mumkun
    mustafa musunuz mutlu neden nedeniyle nedir nefret new neyse nicin ninni niye normal nufusu ode odev
    okul olabilir olacak olay oldu oldukca oldum olma olmadigini olmak olmali olmasi olmayan olmaz olmus
    olsa olum olun olup olur olursa olusan oluyor ona onemli onlara onlari onlarin onunde orta ortak ortaya
    otel oyle oyun oyunu ozel ozellikle ozur pek peki pencere pil pisir pisirilir pizza polis ragmen rahat
    randevu renk resmi rezervasyon robot sag saglik sahibi sahip saka sana sanat sanirim sanki satin savas
    secim sehir sekilde seks sence senden seni senin seninle serbest ses sevdigin seviyorum seyi sezon
    sicak sicaklik sifre siir sik sikildim siparis sira sirada sirasinda sistemi sitesi siyasi size sizi
    sizin soguk sona sonucu soru sorun sosyal soyledi soz super surekli sut tabi takim takip taksi takvim
    tamam tamamen tarafindan tarif tarih tatli tek teknik tekrar telefon temel tl toplanti trafik tren tur
    turk turkce turkiye turlu tv ucretsiz ucus ulke ulkenin uluslararasi universitesi unlu ust uyandir uzak
    uzere uzerinde uzerinden vardi vardir varsa verdi verdigi veren verilen vermek web yabanci yagiyor
    yagmur yakin yalan yalniz yalnizca yalnizim yani yaninda yanlis yapan yapilan yapiyor yapti yaptigi
    yardim yardimci yas yasam yasayan yasinda yayin yazici yemegi yemek yeni yeniden yerde yere yeri yerine
    yeter yildir yillik yine yoksa yoktur yol yolu yonetim yorgunum yuksek yumurta yuzden yuzunden zamanda
    zamanlayici zarar ziyaret zor zorunda
    """

  /// Ordinary words of Turkish that are no slip of a word of the tables.
  static let turkishLookalikes = """
    abinin acarak acikla acinin adasi adasinda adayin adil adinda adindaki adindan adinin agasi aginin akar
    akinci akla aksa aksak aktas aktor alacak alandir alem allen almadan almis almislar alsam altinda
    altini anasi andan aninda anla anlam anlar anli anna annelere anneleri april arabi araci aracin
    aracinda aradi aradigi aradik aras arasin arasina arayan arayi arayip arayis arazi arda ardinda arisi
    arkasi arkasinda arkasindaki arkasindan arkasini arma arta artar artmis asarak asim asina askla asli
    atar atarak atasi atina atmis audio august ayar ayik ayir ayirin ayrim azar azdir azim azindan babalari
    back baglari baha bakar bakara baksam balikli balina band barda barisi bartin basan basar basari basim
    basima basimda basimdan basin basinc basinca basinci basini baslar baslarim baslarina baslarindan
    baslariz basta batan batida bayar bayir bayrak bazinda bekler belle bendim benin benle besin best beta
    beynim bicim bildi bildik bildim bildin bildiri bilin bilinci bilir bilme bilmem bilmen binde bira
    birak biran birdir birim birincil birkaci birlesti birlestiren biziz black blogu bolluk bolu boluk
    bolume bolumu boyum boyun boyuna boyunda bucak buck budur buhar bulan bulana buldun bulgur bulsun bulup
    bulus bulut bunla buruk burun butunu buyur cabalar cafer cagin cakar calarak caldilar cali call cani
    canla canon capli cayin cayir cebir cecen ceker cekilin cekilis cekim cekiyordu cekiyorum cekmisti
    cekmistir cekti cektigi cektigin cektikleri cektin cent cevik ceviz cikaran cikardin cikari cikarim
    cikarip cikarir cikariz cikarsin cikartin ciktigim ciktigimiz ciktik ciktim cinar cinli cisim cizim
    class cola cole coluk cook cumhuriyete cumhuriyeti dagin dali dans dawn days dead dedin degis delil
    dell demi demin denen derbi derde derdi dere derek deresi dergi deri derin derisi derler derse design
    desin deste devir deyin dildir dilin dilinin dilmen dinde dinden dinin disina disindan dize dizi doku
    dokum dokun dokup domuz donmustur donustu donusur dosta down download doya doyle dugune dursun duzende
    duzene duzenler duzenli edit egil eglen ekinci eksen elle erin ermesi esas esim esin essiz etmis
    etmisler evvela fali fare farki farkiyla fazli file final finale finali firma first five format foster
    fotografci four full galaxy gazin gazla gececek gecer gecin gecisi gecmesi gelenek gelerek generali
    gere gerekmiyor gevrek gezen girebilir girelim girmek gitme glen goksel gole gondere gonderen gonderip
    gonderir good goreyim gorme gormem gormez gorse gorsem gorsen gorundu gorustu gosteren gosteri gosterim
    gosterip gosteris group gruplar grupta gucun gucunun gulun gundu gununuz guresi gursel hair hakka
    hakkimda hakkina hakkindan halic halide halife halime halin halinde halini hall hani hapsi hara harac
    harc harci hareketi hareketle harici hasim hasir hasta hastasi hastaya hata hatasi hataya hatirla
    hatirlar hatirlayin hayri hazar hazine hazirda hazirlanin hazirlayan hazirlayip hele hersek hice hilmi
    home hunt icimde icimdeki icime icinden icindi icini icinse igdir ihtiyaci ihtiyacin ikincil ilerde
    ilimli ilin ilinde iline ilinin ilki ilmi incir indi indik indim isikli isim isimi isimle isin isinde
    isine islerim istedim istegim istemem istemiyoruz isterdim isteriz istersem istese istesen istiyordum
    itme izinde izine jersey julio june kacar kadardi kadari kader kadim kadir kalarak kaldigin kaldik
    kaldim kaldin kaldiran kaldirim kaldirip kaldirir kalir kanim kanli karda kardan karim karin karisi
    kartin kasar kasi kasik kaslari katalog katalogu katar kavim kayar kaybettik kaybettim kaydetti kayin
    kayisi kazim kerede kesan kesen kesif kesik kesim kesimler kesip kesis kesit keskin kevin kimdi kimim
    kimin kimsin kiraz kirdin kirim kisik kisir kizim kizin kizsin kokulu kola kolej kolum kolun kosun
    koyan koydun koyler koyu koyune koyunu koyup kugu kullanacak kulu kulun kuran kurbani kurdu kursu
    kursun kuru kurum kutuphaneye lafin lagim lakin lance lang lara last latin lenin lere level liga lisan
    list liste listede listeler listeye live long macta magara mail makama makarna malta manda mara marco
    mardin maria marka mars martha marty marvin masaj mayin mayo media memorial mesai mesaja mesaji mese
    meta mete misir molla moment monte more mother muren music narin nazar nazim nelere nelerin nerde
    nerden nereden nereye nesin next night nine nisa nissan numaram ocagi odedi oder odulu oglan oglun
    ogren okadar oktar okudu okula okuz olanak olasin oldun olen olgun olmadin olmamin olmanin olmasan
    olmasina olmasini olmayin olmazsin olmustur olsan olustu olusturan olusturup olusur onda ondan onde
    ondeki onden onder onla onler onunda onunu open orasi ordan organize ortagi ortaklari ortami ortaminda
    ortamlari ortasina ortasindan otlar otto oylar oyna oynar oyuncu paca pack palm para parasi parka parki
    part pasa pasta peker perde pesin phone photo piece piste place plak play please post posta poster
    premier prime primer radar rakka rasim rejim resit right roll rotasi saba saban sacin safiye sahin
    saint sakal sakatlik saki sakin sakiz saklar sakli saldir salla sanli sans sapma sarah sarar sarayin
    sardi sari sarisi sarji sark sarti sartiyla satar satisi sayan saygin saygisi sayi sayili sayim sayimi
    sayinin sayip sayisiz sayiyi school search secen secer sefer seher sekeri seki sekil sekle sekse seksin
    selin sende senedi sener sensiz sera seren serin serum sesim sesin sette seven sever seyin seyle seyler
    seylerde seyrek sezer shop shot show side sifira sigir sihir sildim sili silip silme sinden sine sinin
    sinir siralar sirali siraya sirayla siren sirin sizde sofra sofrasi soldan solunda sonda sondaj song
    sonlarina sonrasina sonuna sonunu sora sort sorum soyledin soylem soylesin soyleyen soyleyene soyleyip
    soylu soyun soyundan sozle sozler spring stand start stop store stream stresi string style suat subay
    sube subesi sucuk sucum summer sundan sunlar sunlardan sunlari sunum sunun surasi surat surdum surec
    sureci surer suresiz sureyi surgun surmesi suru suruc surumu surun surup surus susun sutun take takla
    tamamina tarifi tarihci tarihe tarihin tarihinden tarihine tarim tarimi taslari tastan tayin teker tell
    tema temize temizler tersi terzi tilki tire today topa topal toplama toplami toplar toplayan toplayip
    toplu toplum toplumda torku tosya total tras turkey turki tursu turu tutku tutun tweet ucagin ucma
    ucucu ucuk ucunu unun uyarisi valentine varim varisi verin vurgu will winter wonder yagisi yagma yahu
    yakar yaklasim yaklasip yaklasir yakma yakmak yakut yalin yama yanar yanim yanin yanki yanli yanma yapa
    yapana yapani yaparim yapay yapayim yapi yapim yapip yapis yapisi yapmadi yapmali yapmam yapman
    yapmanin yapmaniz yapmasi yapmayi yapmaz yapmistir yaprak yapsa yapsak yapsan yapsin yaptin yara yarak
    yarar yarasi yari yarik yaris yarisa yaristi yasar yasim yasin yasina yasindaki yasindan yaslari
    yaslarinda yastan yatar yatin yatma yatmak yatmis yayim yayina yayinda yayindan yayinlar yayma yaymak
    yazabilir yazar yazdi yazdik yazdim yazdin yazik yazip yazmak yemis yenmis yerdeki yerden yerim yerin
    yerle yerlesti yesim yesin yikar yola yolda yollar yollu yolum yukler yuklu yuzle zafere zaferi zanli
    zero
    """
}
