extension OtherTongues {
  /// The commonest words of each, and those for films and days, folded.
  static let words: [String] = [
    // Swedish.
    """
    aldrig alla allt alltid an andra ar at att av aven bara barn battre behover bilder blev bli blir borde
    bra da dag dagen dar de del dem den denna det detta dig din dom du efter eller en ett fa fan far fick
    film filmen filmer filmerna finns folk for forra forsta foton fran ga gar gardagen gor gora ha hade han
    har hela helt hon hur idag igar igen in ingen inget innan inte ja jag ju just kan kanske klipp kom
    kommer lite man manaden manga maste med men mer mig min mina minuter mitt mot musik mycket nagon nagot
    nagra nar nej ner ni nog nu nya och ocksa om oss over pa ratt sa saga sager samma satt se sedan
    sekunder sen ser sig sin sjalv ska skapa skulle snalla som svenska sverige ta tack tar till tror tva
    tycker under upp ut utan vad val var vara varfor varit veckan verkligen vet vi vid videoklipp videor
    vilket vill visa
    """,
    // Danish.
    """
    af alle alt altid anden andet andre ar arbejde at bare billeder blev blevet blive bliver brug da dag
    dagen danmark dansk danske de del dem den denne der deres det dette dig din dog du efter eller en end
    er et fa far fik film flere for fordi forste fotos fra gang gar garsdagens gerne god godt gor gore ham
    han hans har havde have hele helt her hun hvad hvis hvor hvordan igen ikke ind ingen ja jeg jo kan klip
    kom kommer kun kunne lav lave lidt lige ma man maned mange maske med meget mellem men mere mig min mine
    minutter mit mod musik nar nogen noget nogle nok nu nye og ogsa om op opret os over pa sa sadan samme
    sammen se sekunder selv ser siden sidste sig siger sin skal skulle som store tak tid til tilbage to
    tror ud uden uge under vaere vaeret var ved vi videoer vil ville vis vores
    """,
    // Norwegian.
    """
    aldri alle alt andre annet ar at av bare bedre bilder ble bli blir blitt bra da dag dagen de deg dem
    den denne der dere det dette din disse du eller en enn er et etter fa far fikk film flere folk for
    fordi forrige forste fra ga gang gar garsdagens gi gjor gjore god godt ha hadde han har hele helt her
    hun hva hvis hvor hvordan hvorfor igjen ikke ingen inn ja jeg jo kan kanskje klipp kom kommer kunne lag
    lage litt ma man maned mange med meg mellom men mer min mine minutter mitt mot musikk mye na nar noe
    noen nok norge norsk norske nye og ogsa om opp opprett oslo oss over pa rett rundt sa samme sammen se
    seg sekunder selv ser sett si siden sier sin skal skulle slik som ta takk tar tid til to trenger tror
    uke under ut uten vaere vaert var ved vel veldig vet vi videoer vil ville vis
    """,
    // Finnish.
    """
    aika aikaa aikana aina ainakin aivan ajan edes ehka ei eika eilen eilisen eilisesta eivat eli elokuva
    elokuvan en enaa enemman ennen eri esimerkiksi et etta ettei han hanen he hyva hyvin ihan ilman itse ja
    jalkeen jo joka joku jonka jopa jos jossa jotain joten jotka juuri kaikki kaksi kanssa kautta kiitos
    koko kolme koska kuin kuinka kuitenkin kun kuten kuukaudelta kuukauden kuukausi kuvat kuvia kuvista
    kylla liian lisaa lisaksi me meilla mies mika miksi mina minun minuutin minuuttia missa mita mitaan
    miten mm monta montako mukaan musiikin musiikki mutta myos nain nayta ne niin niita no noin nyt oikein
    ole olen oli olisi olivat olla ollut on onko osa ovat paljon pitaa pitaisi pois saa saada sai se seka
    sekunnin sekuntia sen siella siihen siina siis siita silla sita sitten suomen suomessa suomi taalla
    taas tahan tai talla tama taman tanaan tassa tasta tata tee tehda todella toinen tulee tuli tuo vaan
    vahan vai vaikka vain valokuvista vastaan video videoita videon viela viikko viikolta viikon viime voi
    vuoden vuonna vuotta yksi yli
    """,
    // Hungarian.
    """
    ahogy ahol aki akik akkor alatt altal amely ami amikor amit arra at az azert azt aztan be ben biztos
    budapest csak csinalj de egesz egy egyik egyutt el eleg elott elso ember en erre es ev ez ezek ezert
    ezt ezzel fel film filmet fog fotok fotokbol ha hany harom hat het heti hetrol hogy hogyan honap
    honaprol igen igy ilyen inkabb is itt jo jobb jol kell kepeimbol kepek kepekbol keszits ket ki kicsit
    kis kozott le legjobb legyen lehet lenne lesz lett ma magyar mai majd mar mas masodperces meg mellett
    mert mi miatt miert mikor milyen minden mindenki mindig mint mit mivel most mult mutasd na nagy nagyon
    nap naprol ne neked nekem neki nelkul nem nincs olyan ott pedig perc perces ra sajat se sem semmi sok
    szep szerint szerintem te tegnap tegnapi tegnaprol tenyleg the tobb tudom tul ugy uj ujra utan vagy
    vagyok valaki valami valamint van vannak video videobol videokbol videot volna volt zene zenere zenevel
    """,
    // Czech.
    """
    aby ale ani asi az bez bude budou by bych byl byla bylo byt ceske ci co dalsi den diky dnes do dobre
    dva film fotek fotky fotografii ho hudba hudbou ja jak jako jde je jeden jeho jeji jejich jen jeste
    jestli ji jiz jsem jsi jsme jsou jste kde kdo kdy kdyz ke kolik ktera ktere kteri ktery kvuli let lidi
    ma maji mam me mel mesic mesice mezi mi minuleho minuly minut minutovy minutu misto mit moc moje mu
    musi muze mych na nad nam nas ne nebo neco nekdo neni nez nic nikdy no od pak po pod podle pokud prace
    praha prave pred pres pri pro proc proti proto protoze prvni roce roku se sekund si sve ta tady tak
    take taky takze tam ted ten ti tim to tohle toho tom tomu treba tu ty tyden tydne udelej ukaz uz vam
    vas vcera vcerejsi vcerejska ve velmi vice videa videi video vsak vsech vsechno vsechny vterin vytvor
    za zde ze
    """,
    // Slovak.
    """
    aby aj ak ako ale alebo ani asi az bez bol bola boli bolo bude by byt cas casti ci co den dnes do dobre
    este film fotiek fotky fotografii ho hudba hudbou iba ich ide im ine ja je jeden jeho jej ju kazdy kde
    ked kolko ktora ktore ktorej ktoru ktory lebo len ludi ludia ma mal mali mam mat medzi mesiac mesiaca
    mi miesto minuleho minuly minut minutovy minutu moje mojich moze mozno mu na nad najma nam napriklad
    nas nic nich nie nieco no oblasti od okrem po pocas pod podla potom pozri prave pre pred preto pretoze
    pri proti rokov roku sa sekund si slovenskej slovensku sme so som spolu stale ste su svoje svoju tak
    takze tam teda tejto ten tento teraz tie tiez to toho tom tomu toto tu tym tyzden tyzdna ukaz urob uz
    vam vas vcera vcerajsi vcerajska vdaka vela velmi viac videi video vo vsak vsetko vsetky vsetkych
    vytvor vzdy za ze zo
    """,
    // Romanian.
    """
    aceasta acest acum ai aici al ale alte am ani anul apoi ar arata are asa asemenea asta astazi astfel
    atat atunci au avea avut azi bine bucuresti ca cand care cat cate catre ce cea ceea cei cel cele ceva
    chiar clip creeaza cu cum daca dar de decat despre din dintre doar doua dupa ea ei el era este eu fa
    fac face facut fara fel fi fie fiecare fiind film filmul filmulet foarte fost fotografii fotografiile
    iar ieri ii il in intr intre la le loc lor lucru lui luna ma mai mare mele mi minut minute mult multe
    muzica ne nici noi nou nu numele oameni orice pana parte pe pentru peste poate pot poze pozele precum
    prima primul prin putea putin romania sa saptamana sau se secunde si spre spune sub sunt te timp timpul
    toate tot trebuie trecut trecuta trei un unde unei unui unul va vezi video vor zi
    """,
    // Catalan.
    """
    abans ahir aixi aixo al als altres amb any anys aquest aquesta aquestes aquests aqui ara avui barcelona
    be cada cap casa catalunya ciutat com contra crea de del dels des despres dia dies dir diu dones dos
    durant el els em en encara ens entre era es esta estan estat et fa fer fes fet fins fotos gent govern
    gracies gran ha han haver havia he hem hi historia ho imatges ja jo la les li lloc manera mateix mes
    meus meves millor minut minuts molt mon mostra musica ni no nomes nostra nostre nostres nou nova on
    pais part passada passat pel pels per pero perque persones poder pot primer primera qual quan quantes
    quants que qui res sant se segons sempre sense ser setmana seu seus seva seves si sobre son tambe tan
    tant te temps tenir tot totes tots tres un una uns us va vaig van veure vida video videos
    """,
    // Croatian and Serbian.
    """
    ako ali bez bi bih bila bili bilo bio biti broj bude ce da dan dana danas do dobro dok drugi dva film
    fotografija fotografije ga gde gdje glazba glazbu godina godine grada ih ili im ima iz izmedu ja je
    jedan jer jos juce jucer jucerasnji kad kada kako kao kaze ko kod koja koje koji koju koliko li ljudi
    me meseca mi minut minuta mjeseca mnogo mogu moje mojih moze mozete mu muzika muziku na nakon nam
    napravi napraviti nas ne nece nedelje nego nekoliko nema nesto ni nije nisu njih novi od odnosno oko on
    ona onda oni ono opstine ovaj ove ovo pa po pod pokazi postoji pre prema prosla prosle protiv prvi put
    puta radi rekao sa sad sada sam samo se sedmice sekundi slika slike smo snimak snimaka snimke sta sto
    strane su sve svi svih svoj svoje svoju taj tako te ti tjedna to toga tokom tome treba tri tu uvek uz
    vam vec video vidi vise vreme vrijeme za zato zbog zivot
    """,
    // Slovene.
    """
    ali ampak bi bil bila bili bilo biti bo bodo bolj bomo boste brez cas casa casu ce da dan danes del
    dela delo do dobro druge drugi drugih dve eno film fotografij fotografije ga glasba glasbo glede gre
    ima imajo ime in iz je jih jim jo kaj kako kar katerih ker ki kjer ko koliko kot lahko le let leta
    letih leto ljubljana ljudi ljudje malo med mesec meseca mesto mi minut minuto mogoce moje mojih mora mu
    na nad naj najbolj nam naredi nas nato ne nekaj ni niso ob obcine od pa po pod pokazi poleg pomeni
    posnetek posnetkov potem prav pred predvsem prejsnjega prejsnji pri proti prvi res saj samo se sekund
    sem seveda si skupaj slik slike slovenije sloveniji smo so sta ste strani svoje svojo ta tako te teden
    tedna tega tem ter ti to torej treba tudi ustvari vam vas vceraj vcerajsnji vec vedno veliko vendar
    video vsak vse vseh vsi za zaradi zato zdaj ze zelo zivljenje
    """,
    // Lithuanian.
    """
    ant apie ar arba as be bei bet bus buti butu buvo cia dabar dalis dar daug daugiau del diena du europos
    filma filmas gal gali galima gerai iki ir irasa is ja jam jau jei jeigu ji jie jis jo jog jos ju jums
    juos jus jusu ka kad kai kaip karta kartu kas kauno kiek kitu ko kol kulturos kuo kur kuri kurie kurios
    kuris kuriu labai laiko lietuviu lietuvoje lietuvos man mano menesio mes metais metu miesto minuciu
    minutes musu muzika ne nei nera nes net nors nuo nuotraukos nuotrauku padaryk pagal parodyk pasaulio
    pat pats per po praeitos praejusios prie pries reikia savaites savo sekundziu si siandien sios sis su
    sukurk ta taciau tada tai taip tam tarp tas ten tiek tiesiog tik tikrai to todel toks tuo turi uz
    vaizdo vakar vakarykstes valstybes veliau viena vienas vilniaus vis visa visada visi viskas visus yra
    zemes zmones zmoniu
    """,
    // Latvian.
    """
    ar ari bet bez bija bildes bus but butu cik cilveki citu daudz del eiropas es esi esmu filma filmu
    fotografijas gada gadu gan ir izveido ja jau jo jums jus jusu ka kad kada kads kadu kapec kas kaut ko
    kopa kur kura kuras kuri kurs kuru labak labi lai laika laiks laiku latviesu latvija latvijas lidz loti
    ludzu man manas mani menesa mes minusu minutes mums musu muzika muziku nav ne nedelas neka nekad neko
    nevar no nu pa pagajusas paldies par paradi pasaules pat patik pats pec pie pirms pret riga rigas saja
    savu sekunzu si sis so sodien starp ta tacu tad tagad taja tam tapec tas te tev tevi tie tiek tiesi tik
    tika tikai to tomer tris tu tur un uz uztaisi vai vairak vairs vajag vakar vakardienas valsts var
    varbut varetu vel video vien viena vienkarsi vienmer viens vienu vieta vina vini viniem vins vinu visi
    visiem viss visu visus
    """,
    // Estonian.
    """
    aga eelmise ei eile eilne eilsest et film filmi fotodest ilma ja ka koik kui kuu ma minu minutit mis
    mitu moodunud mulle muusika muusikaga nadal nadala naita nii oli on pildid piltidest see sekundit siis
    ta tana tee video
    """,
    // Indonesian.
    """
    ada adalah akan aku anak anda apa atas atau bagian bahasa bahwa baik banyak baru beberapa belum benar
    berada berapa bersama besar bisa buat buatkan bukan bulan cara cukup dalam dan dapat dari dengan detik
    di dia diri dua dunia film foto gambar hal hanya hari harus hati hidup hingga ia indonesia ingin ini
    itu jadi jangan jika juga kalau kali kami kamu kan karena kasih kata kau ke kemarin kembali kemudian
    kepada ketika kita kota lagi lain lalu lama lebih luar makan malam mana masa masalah masih masuk mau
    melakukan melihat memang membuat memiliki menit menjadi mereka merupakan minggu mulai mungkin musik
    nama namun oleh orang pada paling para pasti perlu pernah pertama punya rumah saat saja salah sama
    sampai sangat satu saya sebagai sebuah secara sedang sekali sekarang selalu selama semua sendiri
    seorang seperti setelah setiap siapa sudah tahu tahun tak tanpa tapi telah tempat tentang terjadi
    tersebut tetap tetapi tidak tunjukkan untuk video waktu wanita ya yang
    """,
    // Malay.
    """
    ada adalah air akan aku al anak anda apa atas atau awak bagi bahawa baik banyak baru beberapa beliau
    benda berapa bersama besar betul bila boleh buat bukan bulan cakap cari dah dalam dan dari daripada
    dengan di dia diri dua dulu dunia filem foto gambar hanya hari hati hidup ia ialah ibu in ini itu jadi
    jalan jangan jika juga kalau kali kami kampung kamu kan kata kau kawan kawasan ke keluar kemudian kena
    kenapa kepada kerana kerja ketika kita lagi lagu lain lama lebih lelaki lepas lihat luar macam mak
    makan malam malaysia mana manusia masa masih masuk memang mempunyai menjadi mereka minggu minit minta
    muzik nak nama nampak ni oleh orang pada pergi pernah pertama pun rasa rumah saat salah sama satu saya
    sayang sebab sebagai sebelum sekali sekarang sekolah selamat semalam semua sendiri seorang seperti
    siapa sudah suka tahu tahun tak tanpa tapi telah tempat tengok tetapi tiada tidak tolong tu tuhan
    tunjukkan untuk video wanita ya yang
    """,
    // Vietnamese.
    """
    anh ban bang bao bi biet bo ca cac cach cam can cao cau chi chinh cho chu chung co con cong cua cung da
    dai dan dang dau day de den di dieu dinh do dong dung duoc em gia giai giay gioi giup hai hanh hay hien
    hinh ho hoc hoi hom hon hop ket khac khi khong la lai lam len lien ly ma minh moi mot nam nao nay nen
    neu ngay ngoai nguoi nha nhac nhan nhat nhieu nhu nhung no noi nuoc ong phai phan phap phat phim phut
    qua quan quoc ra rat sau se sinh so su ta tai tao tat ten thang thanh thay the theo thi thich thoi thu
    thuc tin toi tot tren trong trung truoc truong tu tuan va van vao ve vi video viec vien viet voi xuat
    """,
    // Icelandic.
    """
    ad adeins adur af aftur alla allar allir allt alltaf an annars ar ara arid asamt baedi bara budu dag
    eda ef eftir eg einn einnig eins eitt ekkert ekki en enn er eru fa fara fer for fra fram fyrir fyrsta
    gaer gaerdagsins gegn gera gerdu gert getur gott hafa hafdi hafi halda hana hann hans hef hefur heldur
    hennar henni her hins hja honum hun hvad hvernig hversu hvort inn islandi islands kemur kom koma
    kvikmynd lika ma manudi margar med medal meira menn mer mig milli minar minutna minutur mjog mun
    myndband myndir myndum nidur nu odrum of og okkar okkur rett sa sama saman se segir segja sekundur sem
    ser sidan sidustu sig sina sinni sinum sja skal stad svo syndu taka tha thad thaer thann thannig thar
    thau thegar theim their theirra ther thess thessi thetta tho thu thvi til tima tonlist um undir upp ur
    ut vaeri var vard vegna vel vera verid vid viku voru yfir
    """,
    // Filipino.
    """
    aaral akin ako akong alam anak and ang ano araw at ay ayon ba babae bagay bago bagong bahagi bahay
    bakit bansa bawat bayan bilang buhay buong buwan dahil dalawang dapat daw di din dito diyos gawin
    gumawa gusto habang hanggang hindi iba ibang ibig ikaw ilalim ilan ilang in ipakita isa isang ito itong
    ka kahapon kahit kailangan kami kang kanilang kaniyang kanya kanyang kapag kasama kasi kay kaya kayo ko
    kong kung lahat lalo lamang lang larawan linggo loob lugar maaaring mag maging man maraming mas may mga
    minuto mo mong mukha mula musika na nag naging nakaraang naman namin nang nasa natin ng nga ngayon
    ngunit ni nila nito niya noong nya of oras pa paano pag pagkatapos pamamagitan panahon pang para parang
    pelikula pero pilipinas po rin sa saan sabi sabihin sakit sarili segundo si sila siya siyang talaga tao
    taon taong tayo the to tulad unang upang uri video wala walang yun yung
    """,
    // Albanian.
    """
    bej dhe dje djeshme eshte film fotografite fotot gjitha javen kaluar krijo me mia minuta muajin muzike
    ne nga nje nuk pa per qe sa sekonda sot te trego video
    """,
    // Basque.
    """
    argazki argazkiak aste atzo atzoko bat bideo bideoa da du dut egin erakutsi eta ez filma gabe gaur
    guztiak hilabete minutu musika nire segundo sortu zenbat
    """,
    // Afrikaans.
    """
    al die dit ek en film gister het hoeveel is jy maak maand met minute musiek my nie prente sekondes
    sonder van vandag verlede video vir wat week wys
    """,
    // Swahili.
    """
    bila dakika filamu hii iliyopita jana kwa kwamba la leo muziki mwezi na ngapi ni nionyeshe picha
    sekunde tengeneza video wa wiki ya yangu zote
    """,
    // Azerbaijani.
    """
    amma ay bir bu butun cox dunən dunənki duzəlt də dəqiqə film gostər gun hazirla həftə ilə kecən musiqi
    mənim necə saniyə səkil səkillər ucun video və
    """,
    // Bulgarian.
    """
    аз ако бе без беше би бъде българия български вече ви видеата видео видеото винаги време все всеки
    всички всичко вчера вчерашния във ги го година години да дали две ден днес до добре докато дори други
    един една едно ето живота за заради защо защото или им има имам имат как какво както като клипове
    когато което които кой който колко която къде към ли малко ме между мен месец ми миналата миналия
    минута минути много може моите му музика място на над най направи нас не него нещо ни ние нищо но някой
    няколко няма около от още пак по повече под покажи прави пред преди през при просто път работа са само
    се сега седмица секунди си след сме снимки снимките софия според срещу става сте създай съм със също
    тази така там те тези ти то това този той толкова точно трябва тук тя тях филм филмче филмът хора
    хората част че човек чрез ще
    """,
    // Macedonian.
    """
    ако ама без беше би бидат биде бидејќи бил биле било ве веќе ви видеа видео во време вчера вчерашниот
    ги го година години да дали две дека дел ден денес до добро додека други дури еден една живот за затоа
    знам значи зошто или им има имаат имам исто каде како кај кога кое кои колку кон кој која луѓе луѓето
    македонија малку ме мене месец место меѓу ми минатата минатиот минути мислам многу можат може моите му
    музика на направи нас начин не него неговата недела некои неколку некој нема нешто ни нив ние низ
    никогаш ништо но ова оваа овие овој од околу она оние па пат по повеќе под покажи поради пред преку
    против работа работи сакам само светот своите својата се сега секој секунди си сите скопје слики
    сликите сме со создади според сте страна сум таа така те тебе ти тие тоа тогаш толку тој треба три тука
    уште филм цел што ја јас ќе
    """,
    // Serbian in Cyrillic.
    """
    али без био видео да данас или како колико месеца ми минута моје мојих музика музику направи недеље
    није ова овај покажи прошле са сам само све свих се секунди слика слике снимак снимака су то филм
    фотографије што је јуче јучерашњи ће
    """,
    // Belarusian.
    """
    або але без быў відэа гэта здымкаў здымкі зрабі зрабіць колькі мае маіх месяц месяца музыка музыку
    мінулага мінулы не пакажы секунд сення стварэнне толькі тыдзень тыдня усе усіх учарашні учора
    фатаграфіі фільм хвілін хвіліна што як яны ўчора
    """,
    // Kazakh.
    """
    ай апта барлық бейне бір бүгін бұл видео емес жаса жасап және кеше кешегі көрсет мен менің минут музыка
    осы секунд сурет суреттер фильм қанша үшін өткен
    """,
  ]
}
