internal import Plans

extension Language {
  /// Turkish: one suffix follows another, so stems are told and their suffixes taken off.
  static let turkish = Language(
    code: .tr,
    suffixes: """
      m um nun nlar n lar ler lari leri larin lerin i in im si sin sini sinin nin ni ne na nda nde ndan nden dan den tan ten da de ta te a e ya ye ye yi yu u un um su sun sunu una une
      la le yla yle ki kiler lik luk lari lerim larim lerimi larimi lerimden larimdan imi ini inden indan inda inde ini na ndaki ndeki daki deki taki teki cik ca ce
      miz muz imiz umuz lerimiz larimiz lu li siz suz sinden sindan sindaki sunda sundan inki nki dir dur mi mu me ma yap yla leriyle lariyla iyle iyla siyle siyla luk
      """,
    words: turkishDays + turkishPeriods + turkishTasks + turkishRest,
    numbers: """
      sıfır=0, bir=1, iki=2, üç=3, dört=4, beş=5, altı=6, yedi=7, sekiz=8, dokuz=9, on=10, yirmi=20, otuz=30, kırk=40, elli=50, altmış=60, yetmiş=70, seksen=80, doksan=90, yüz=100, bin=1000,
      on bir=11, on iki=12, on üç=13, on dört=14, on beş=15, on altı=16, on yedi=17, on sekiz=18, on dokuz=19
      """,
    ordinals:
      "ilk=1, birinci=1, ikinci=2, üçüncü=3, dördüncü=4, beşinci=5, altıncı=6, yedinci=7, sekizinci=8, dokuzuncu=9, onuncu=10",
    lengthAdjectives: [(.second, "saniyelik"), (.minute, "dakikalık"), (.hour, "saatlik")],
    letters: "ğışöüç",
    everyday: turkishEveryday,
    lookalikes: turkishLookalikes,
    weekdays: ["pazartesi~+", "salı~+", "çarşamba~+", "perşembe~+", "cuma~+", "cumartesi~+", "pazar~+"],
    months: [
      "?ocak~+, ocağın, ??oca", "şubat~+, ??şub", "mart~+, ??mar", "nisan~+, ??nis", "mayıs~+, ??may",
      "haziran~+, ??haz",
      "temmuz~+, ??tem", "ağustos~+, ??ağu",
      "eylül~+, ??eyl", "?ekim~+, ??eki", "kasım~+, ??kas", "aralık~+, aralığ~+, ??ara",
    ]
  )

  private static let turkishDays: [(Meaning, String)] = [
    (.day(0), "bugün~+, bu sabah, bu akşam, bu gece, bugünkü~+, şimdi, bu öğleden sonra"),
    (.day(-1), "dün~+, dünkü~+, dün akşam, dün gece, dün sabah, dün akşamki, geçen gece, dün geceki"),
    (.day(-2), "evvelsi gün~+, önceki gün~+, evvelki gün~+, dünden önceki gün~+"),
    (.day(1), "yarın~+, yarınki~+"), (.day(2), "öbür gün~+, ertesi gün"),
    (.season(.spring), "ilkbahar~+, bahar~+"), (.season(.summer), "?yaz~+, yazın, yazki"),
    (.season(.autumn), "sonbahar~+, güz~+"), (.season(.winter), "?kış~+, kışın"),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "yılbaşı gecesi, yılbaşı arifesi"),
    (.feast(.fixed(month: 12, day: 31, days: 2)), "yılbaşı~+"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "noel~+"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "cadılar bayramı~+, halloween"),
    (.feast(.fixed(month: 10, day: 29, days: 1)), "cumhuriyet bayramı~+"),
    (.feast(.fixed(month: 4, day: 23, days: 1)), "çocuk bayramı~+"),
    (.feast(.fixed(month: 8, day: 30, days: 1)), "zafer bayramı~+"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "sevgililer günü~+"),
    (.feast(.fixed(month: 5, day: 19, days: 1)), "gençlik ve spor bayramı~+"),
    (.feast(.nth(2, weekday: 7, month: 5)), "anneler günü~+"),
    (.feast(.nth(3, weekday: 7, month: 6)), "babalar günü~+"),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "paskalya~+"),
    (
      .vagueDate,
      "geçenlerde, son günler~+, ramazan~+, kurban bayramı~+, şeker bayramı~+, birkaç gün önce, son birkaç, son günlerde, bir süre önce, bayramda, bayram~+, geçen gün, uzun zaman önce"
    ),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "efsane cuma~+, kara cuma~+"),
    (.feast(.fixed(month: 11, day: 24, days: 1)), "öğretmenler günü~+"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "kadınlar günü~+, dünya kadınlar günü~+"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "işçi bayramı~+, emek bayramı~+"),
    (.feast(.fixed(month: 7, day: 15, days: 1)), "demokrasi bayramı~+"),
    (.feast(.fixed(month: 4, day: 1, days: 1)), "şaka günü~+"),
    (.calendar(.year, 1), "gelecek tatil~+, önümüzdeki tatil~+, bir sonraki tatil~+"),
  ]

  private static let turkishPeriods: [(Meaning, String)] = [
    (.unit(.second), "saniye~+, sn, san"), (.unit(.minute), "dakika~+, dk, dakka~+, dak"),
    (.unit(.hour), "saat~+, sa"), (.unit(.day), "gün~+, günkü~+"), (.unit(.week), "hafta~+, haftaki~+"),
    (.unit(.weekend), "hafta sonu~+, haftasonu~+, hafta sonunda, hafta sonundaki"),
    (.unit(.month), "ay~+, ayki~+"), (.unit(.quarter), "çeyrek~+, çeyreği~+"),
    (.unit(.halfYear), "yarıyıl~+, altı ay"), (.unit(.year), "yıl~+, sene~+, yılki~+"),
    (.unit(.decade), "on yıl~+"),
    (.lastCalendar, "geçen, önceki, geçtiğimiz, bir önceki"), (.lastRolling, "son, sonuncu"),
    (.beforeLast, "evvelsi, geçenden önceki, ondan önceki, evvelki"),
    (.this, "bu, şu, içinde bulunduğumuz, aynı"),
    (.next, "gelecek, önümüzdeki, haftaya, sonraki"),
    (.ago, "önce, önceki~+, evvel, öncesi, öncesine, öncesinden, öncesinin, öncesindeki"),
    (.later, "sonra, sonraki"),
    (.sinceBehind, "beri, itibaren, bu yana, bugüne, bugüne kadar, beri çektiğim"),
    (.decade(90), "doksanlar~+"), (.decade(80), "seksenler~+"), (.decade(70), "yetmişler~+"),
    (.decade(60), "altmışlar~+"),
    (.beforeBehind, "önce, önceki~+, öncesi, öncesinde, öncesindeki, evvel"),
    (.afterBehind, "sonra, sonraki~+, sonrası, sonrasında, sonrasındaki"),
    (.untilBehind, "kadar, dek, değin, kadarki"),
    (.betweenBehind, "arası, arasında, arasındaki~+, arasından, aralığı, aralığında, aralığındaki"),
    (.during, "boyunca"), (.to, "ile, ila, ilâ"), (.and, "ile"),
    (.fromBehind, "dan, den, tan, ten, ndan, nden"),
    (
      .partOfDay,
      "sabah~+, öğle~+, öğlen, akşam~+, gece~+, öğleden sonra~+, ikindi, akşamı, gecesi, sabahı, akşamki, gün batımı"
    ), (.beginning, "başı, başında, başları, başlarında, başındaki, başından"),
    (.middle, "ortası, ortasında, ortaları, ortalarında"),
    (.end, "sonu, sonunda, sonları, sonlarında, sonundaki"), (.whole, "tüm, bütün"),
    (.yearWord, "yılı~+, senesi~+, yılında, yılındaki, yılının, yılından"), (.clock, "saatleri, sularında"),
    (.clockBefore, "saat"), (.dayCounter, "günü, inde, sinde, unda, i, si, u, ı"),
    (.manyDays, "günler~+"),
  ]

  private static let turkishTasks: [(Meaning, String)] = [
    (
      .make,
      "yap, yapın, yapar, yapsana, yapıver, yapabilir, oluştur, oluşturun, oluşturur, hazırla, hazırlayın, hazırlar, üret, kur, düzenle, yarat, çıkar, ver, çevir, dönüştür, yapalım, yapmak, yapmanı, oluştursana, hazırlasana, yapmanı, koy, ekle, toparla"
    ),
    (
      .montage,
      "birleştir, birleştirin, montajla, kurgula, kurgulayın, montaj yap, yapıştır, derle, derleyin, kolajla, kes birleştir, harmanla, kurgu yap"
    ),
    (
      .wish,
      "istiyorum, isterim, lazım, misin, mısın, gerek, istiyoruz, rica ediyorum, ihtiyacım var, olsun, istesem, gerekiyor, lütfen"
    ),
    (
      .film,
      "film~+, filmi~+, montaj~+, slayt gösterisi~+, slayt~+, reels~+, reel~+, derleme~+, fragman~+, özet~+, kısa film~+, filmcik~+, slideshow, klip derlemesi, makara~+, kurgu~+, müzik videosu~+, vlog~+, kolaj~+"
    ), (.video, "video~+, klip~+, klib~+, vidyo~+, görüntü~+"),
    (.videos, "videolar~+, klipler~+, görüntüler~+, videolarım~+, vidyolar~+"),
    (
      .photo,
      "fotoğraf~+, foto~+, resim~+, resm~+, fotolar~+, fotograf~+, görsel~+, selfie~+, özçekim~+, kare~+, resimler~+"
    ),
    (
      .live,
      "live photo~+, live foto~+, canlı fotoğraf~+, canlı foto~+, live fotoğraf~+, hareketli fotoğraf~+"
    ),
    (.count, "kaç~+, sayısı~+, say, sayın, kaç tane, ne kadar, adedi, toplam sayısı, sayar"),
    (
      .list, "göster, gösterin, listele, listeleyin, gösterir, görmek, sırala, göstersene, görelim, görebilir"
    ), (.what, "ne, neler, neleri"), (.which, "hangi, hangileri, hangisi"),
    (
      .shoot,
      "çektim, çekmişim, çektik, kaydettim, çekilen, çektiğim, çekildi, çektiklerim, çekmiştim, çekmişiz, çekiyordum, çektiğimiz, kaydettik, çekilmiş, çektiklerimiz, çekilmiştir, cektim"
    ), (.search, "bul, bulun, ara, arayın, nerede, bulur, bulsana, bulabilir, arasana"),
    (.cut, "kısalt, kısaltın, kırp, kırpın, kısaltır, kırpsana, kısaltsana, kısaltmak"),
    (.shear, "kes, kesin"),
    (
      .gather,
      "topla, toplayın, koy, koyun, taşı, kopyala, biriktir, kaydet, grupla, at, aktar, ekle, yerleştir, düzenle, sakla, toparla"
    ), (.container, "klasör~+, klasörü~+, albüm~+, dizin~+, dosya~+"),
    (
      .silence,
      "sessizlik~+, sessizliğ~+, sessiz bölüm~+, sessiz kısım~+, sessiz kısm~+, duraklama~+, boşluk~+, sessiz yer~+, boşluğ~+, sessiz anlar~+, sessiz parça~+, suskunluk~+"
    ), (.remove, "çıkar, kaldır, sil, kes, at, temizle, çıkarın, kaldırın, ayıkla, yok et, kırp, çıkart"),
    (
      .other,
      "sil, silin, gönder, gönderin, paylaş, yayınla, adlandır, yükle, indir, yazdır, aç, oynat, at, mesaj, ara, postala, yolla, sildir"
    ), (.tell, "söyle, söyleyin, bildir, de, söylesene, söyler, bana söyle, anlat, yaz"),
    (.something, "bir şey~+, her şey~+, bir şeyler, hepsi~+, herşey~+, hepsini, şeylerden"),
  ]

  private static let turkishRest: [(Meaning, String)] = [
    (.half, "yarım, yarısı~+"), (.quarter, "çeyrek"), (.threeQuarters, "üç çeyrek"), (.andHalf, "buçuk"),
    (.oneAndHalf, "bir buçuk"), (.couple, "bir iki, bir çift"), (.few, "birkaç, bazı, az, çok, bir kaç"),
    (.ordinalEnding, "inci, nci, uncu, ncu, ıncı"),
    (
      .decadeEnding,
      "lar, ler, lari, leri, larin, lerin, larda, lerde, lardan, lerden, lardaki, lerdeki, li, lu"
    ),
    (.lasting, "uzunluğunda, uzunlukta, süreli, sürelik, süren, sürsün, uzun, uzunluğunda olsun"),
    (.lengthBefore, "en fazla, yaklaşık, tam, maksimum, süresi"), (.to, "-"),
    (.offCut, "başından, sonundan, baştan, sondan, ilk, son"),
    (.perShot, "her, başına, her biri, başı, fotoğraf başına, klip başına"),
    (.longerThan, "dan uzun, den uzun, dan kısa, den kısa, en az, fazla"),
    (
      .beat,
      "müzikli~+, müzik eşliğinde, müzikle~+, ritme uygun, ritmine uygun, müziğe uygun, müzik ile, şarkıyla, şarkı eşliğinde, fon müziği~+, müzik altında, müziğe göre, ritimle, tempoya uygun, tempolu, müzik ekle, ritmiyle, müziğin ritmine, müziğin ritmine göre, bu şarkıyla, ritmine göre, arka plan müziği~+, müzik üzerine, müzik olsun, ritmik, arkasına müzik, altına müzik, müzik koy, ritme göre, beat~+"
    ), (.music, "müzik~+, müziğ~+, ritim~+, ritm~+"), (.song, "şarkı~+, parça~+, türkü~+"),
    (.thing, "festivali~+, festival~+, okulu~+, dersi~+"),
    (.shorter, "daha kısa"), (.without, "olmadan, olmasın, istemiyorum, müziksiz, sessiz"),
    (.not, "değil, yapma, hayır, etme"),
    (.together, "bir arada"), (.join, "birleştir, birleştirin, yapıştır"),
    (.numbered, "bölüm, iphone, sürüm, numara, kısım"), (.named, "adlı, isimli, başlıklı"),
    (.article, "benim, bizim, o, tüm, bütün, şu, tüm bu"), (.indefinite, "bir, bi"),
    (
      .of,
      "ait, olan, dair, içinde, içindeki, hakkında, ile ilgili, tarihli, tarihinde, tarihindeki, ayı, ayında, ayının, ayındaki, ayından, tarihi, günü, günün, gününün, haftası, in, un, nin, nun, ın"
    ), (.madeFrom, "kullanarak, alarak"), (.and, "ve, sonra, ayrıca, de, da, bir de, hem de, ardından"),
    (.or, "veya, ya da, yahut"), (.except, "hariç, dışında, haricinde"),
    (.total, "toplam, toplamda, genelde, bütünüyle, kütüphanede, kütüphanemde, tamamında"),
    (.them, "onlar~+, bunlar~+, onu, bunu, onun, bunlardan"), (.i, "ben, biz, sen"),
    (.into, "içine, olarak, haline"),
    (.beat, "nakaratıyla, nakaratına, nakarat eşliğinde"),
    (.musicPart(.best), "nakaratıyla, nakaratına, nakarat eşliğinde"),
    (.roughly, "yaklaşık, aşağı yukarı"),
    (.shortUnit(.day), "g"),
    (.shortUnit(.week), "hf"),
    (.shortUnit(.month), "a"),
    (.shortUnit(.year), "y"),
    (.contrast, "ama, fakat"),
    (.notBehind, "değil, değil de, yerine"),
    (.other, "iptal et, durdur"),
    (
      .unwanted,
      "yapma, yapmayın, istemiyorum, istemem, gerek yok, gerekmez, gerekmiyor, lazım değil, boşver, vazgeçtim"
    ),
    (.asked, "neden, niye, ne zaman, ne kadar uzun"),
    (.told, "yaptım, yaptın, yaptık, hazırladım"),
    (.ready, "hazır mı, bitti mi, hazır, oldu mu, ne kadar sürüyor, kaç dakika, kaç dakika sürüyor"),
    (.shots, "çekim~+, sahne~+, plan~+"),
    (.fade, "geçiş~+"),
    (.deadline, "içinde"),
    (.pace(.calm), "sakin, yavaş, dingin, yavaş tempolu"),
    (.pace(.fast), "hızlı, dinamik, hareketli, enerjik, tempolu, hızlı tempolu"),
    (.musicPart(.best), "nakarat~+, en iyi kısmı, en iyi bölümü"),
    (.musicPart(.start), "başlangıcı, girişi"),
    (.hold, "bekle, dur, dur bir, biraz, sadece"),
    (
      .plain,
      "merhaba, selam, teşekkürler, teşekkür, sağol, var, yok, ve, gibi, çok, güzel, en, iyi, kısa, bana, bize, beni, için, nasıl, zaman, kim, nerede, köpek, köpeğin, kedi, kedinin, çocuk, çocuklar, deniz, plaj, güneş, tatil, doğum günü, düğün, dağ, aile, biliyor, biliyorsun, burada, orada, konser, konserden, konserinden, parti, gezi, son, yaşa, olduğunu, olan, olduğu, kadar, tane, adet, mi, mu, şu, parça, kuzu, anne, baba, kar, arkadaşlar, anneannem, şimdiye, zaten, lan, dikey, yatay, atladığı, atlayan, bahçe, sahil, plajda, daha, süre, sürsün, ol, et"
    ),
    (.shape(.portrait), "dikey"),
    (.shape(.landscape), "yatay"),
    (
      .format(.portrait),
      "tiktok için, instagram için, hikaye için, hikayeler için, reels için, story için, shorts için"
    ),
    (.format(.landscape), "youtube için, televizyon için"),
    (.format(.square), "kare format~+, kare formatta, kare biçiminde"),
    (.picture, "format~+, formatta, biçim~+, kadraj~+"),
    (.titleCard, "başlık kartı~+, açılış başlığı~+"), (.transitions, "geçiş efekti~+, yumuşak geçiş~+"),
    (
      .undone,
      "ağır çekim~+, yavaş çekim~+, siyah beyaz~+, altyazı~+, ses olmadan, sessiz film~+, sessiz video~+"
    ),
    (.noMusic, "müziksiz"),
    (
      .titleBehind,
      "ritmine, ritmiyle, ritminde, ritmine göre, ritmine uygun, eşliğinde, temposuna, temposuyla, melodisiyle, müziğiyle, müziğine, şarkısıyla, şarkısına, şarkısı eşliğinde"
    ),
    (.perSecond, "kare saniye, kare s"),
    (
      .framing(.fill),
      "siyah bant olmadan, siyah bantlar olmadan, siyah çubuk olmadan, siyah bantsız, tam ekran, ekranı doldur, ekranı doldursun"
    ),
    (.framing(.whole), "kırpmadan, kırpma olmadan"),
    (
      .oneBefore,
      "ondan önceki, bir önceki, ondan önceki hafta, bir önceki hafta, bir önceki ay, ondan önceki ay"
    ),
    (.told, "izledim, izledik, seyrettim, gördüm"),
  ]
}
