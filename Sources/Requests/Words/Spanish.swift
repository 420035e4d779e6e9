internal import Plans

extension Language {
  /// Spanish.
  static let spanish = Language(
    code: .es,
    endings: [
      "s": "- s", "e": "- es", "a": "o a os as", "l": "- lo la los las me nos melo mela melos noslo",
    ],
    words: spanishDays + spanishPeriods + spanishTasks + spanishRest,
    numbers: """
      cero=0, un=1, uno=1, una=1, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, once=11, doce=12, trece=13, catorce=14,
      quince=15, dieciséis=16, diecisiete=17, dieciocho=18, diecinueve=19, veinte=20, veintiuno=21, veintiún=21, veintidós=22, veintitrés=23, veinticuatro=24,
      veinticinco=25, veintiséis=26, veintisiete=27, veintiocho=28, veintinueve=29, treinta=30, cuarenta=40, cincuenta=50, sesenta=60, setenta=70, ochenta=80,
      noventa=90, cien=100, ciento=100, doscientos=200, trescientos=300, quinientos=500, mil=1000, decena=10, veintena=20, treintena=30, cincuentena=50
      """,
    ordinals:
      "primer=1, primer~a=1, segund~a=2, tercer=3, tercer~a=3, cuart~a=4, quint~a=5, sext~a=6, séptim~a=7, octav~a=8, noven~a=9, décim~a=10",
    letters: "ñ¿¡",
    everyday: spanishEveryday,
    lookalikes: spanishLookalikes,
    weekdays: [
      "lunes, ?lun", "martes, ??mart", "miércoles, ?mié", "jueves, ?jue", "viernes, ?vie",
      "sábado~s, ?sáb", "domingo~s, ??dom",
    ],
    months: [
      "enero, ??ene", "febrero, ??feb", "marzo, ??mar", "abril, ??abr", "mayo, ??may", "junio, ??jun",
      "julio, ??jul", "agosto, ??ago", "septiembre, setiembre, ??sep, ??sept",
      "octubre, ??oct", "noviembre, ??nov", "diciembre, ??dic",
    ]
  )

  private static let spanishDays: [(Meaning, String)] = [
    (
      .day(0),
      "hoy, esta mañana, esta tarde, esta noche, hoy mismo, este mediodía, hoy por la mañana, hoy día, ahora, este mismo día, la actualidad"
    ),
    (
      .day(-1),
      "ayer, anoche, ayer por la mañana, ayer por la tarde, ayer por la noche, ayer noche, ayer tarde, la noche pasada, el día anterior, la pasada noche"
    ),
    (.day(-2), "anteayer, antier, antes de ayer, anteanoche, antesdeayer"),
    (.day(-3), "trasanteayer, trasantier"),
    (.day(1), "mañana, el día de mañana, mañana por la mañana, mañana por la tarde"),
    (.day(2), "pasado mañana"),
    (.season(.spring), "primavera~s"), (.season(.summer), "verano~s, estío"), (.season(.autumn), "otoño~s"),
    (.season(.winter), "invierno~s"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "navidad, navidades, día de navidad"),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "nochebuena"),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "nochevieja, noche vieja, fin de año"),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "año nuevo, día de año nuevo"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "reyes, día de reyes, reyes magos, los reyes magos"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween, noche de brujas"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "todos los santos, día de todos los santos"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "día de muertos, día de los muertos"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "san valentín, día de los enamorados, día de san valentín"),
    (.feast(.fixed(month: 10, day: 12, days: 1)), "día de la hispanidad, fiesta nacional"),
    (.feast(.fixed(month: 6, day: 24, days: 1)), "san juan, noche de san juan"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "día del trabajo, día del trabajador"),
    (.feast(.fixed(month: 12, day: 28, days: 1)), "día de los inocentes, los santos inocentes"),
    (.feast(.fixed(month: 4, day: 23, days: 1)), "sant jordi, día del libro"),
    (.feast(.easter(offset: -7, days: 8, eastern: false)), "semana santa"),
    (
      .feast(.easter(offset: 0, days: 1, eastern: false)),
      "pascua, domingo de pascua, domingo de resurrección, pascuas"
    ),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "viernes santo"),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "jueves santo"),
    (
      .vagueDate,
      "el otro día, últimos días, días pasados, pasados días, recientemente, carnaval, carnavales, ramadán, hace poco, hace tiempo, hace mucho, hace unas, hace algunos, hace algunas, últimos pocos, hace varios, hace varias, día de la madre, día del padre, acción de gracias, la otra noche, hace un tiempo, hace unos"
    ),
    (.decade(50), "los cincuenta, años cincuenta"), (.decade(60), "los sesenta, años sesenta"),
    (.decade(70), "los setenta, años setenta"), (.decade(80), "los ochenta, años ochenta"),
    (.decade(90), "los noventa, años noventa"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "viernes negro, black friday"),
    (.feast(.nth(4, weekday: 4, month: 11)), "acción de gracias, día de acción de gracias"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "lunes de pascua"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "domingo de ramos"),
    (.feast(.easter(offset: -1, days: 1, eastern: false)), "sábado santo, sábado de gloria"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "miércoles de ceniza"),
    (.feast(.easter(offset: -47, days: 1, eastern: false)), "martes de carnaval"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "corpus christi"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "pentecostés"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "ascensión"),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "asunción, día de la asunción"),
    (.feast(.fixed(month: 12, day: 8, days: 1)), "inmaculada, la inmaculada, inmaculada concepción"),
    (.feast(.fixed(month: 12, day: 6, days: 1)), "día de la constitución"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "día de la mujer, día internacional de la mujer"),
    (.feast(.fixed(month: 5, day: 5, days: 1)), "cinco de mayo"),
    (.feast(.fixed(month: 3, day: 17, days: 1)), "día de san patricio, san patricio"),
    (.feast(.fixed(month: 4, day: 22, days: 1)), "día de la tierra"),
    (.feast(.fixed(month: 3, day: 19, days: 1)), "san josé"),
    (.feast(.fixed(month: 7, day: 25, days: 1)), "santiago apóstol"),
    (.calendar(.year, 1), "próxim~a vacaciones, próximo viaje, próximo festivo, vacaciones que vienen"),
  ]

  private static let spanishPeriods: [(Meaning, String)] = [
    (.unit(.second), "segundo~s, seg, segs, s, segundito~s"),
    (.unit(.minute), "minuto~s, min, mins, m, minutito~s"), (.unit(.hour), "hora~s, h, hr, hrs"),
    (.unit(.day), "día~s"), (.unit(.week), "semana~s"),
    (.unit(.weekend), "fin de semana, fines de semana, finde~s, fin de semana largo"),
    (.unit(.month), "mes~e"), (.unit(.quarter), "trimestre~s"), (.unit(.halfYear), "semestre~s, medio año"),
    (.unit(.year), "año~s"), (.unit(.decade), "década~s, decenio~s"),
    (.rolling(.week, 2), "quincena"), (.lastCalendar, "pasad~a, anterior~e, previ~a, precedente~s"),
    (.lastRolling, "últim~a"),
    (.beforeLast, "antepasad~a, anterior a la pasada, penúltim~a, antes de la pasada, antes del pasado"),
    (.calendar(.week, -2), "semana anterior a la pasada"),
    (.this, "este, esta, estos, estas, actual~e, presente, este mismo, en curso, corriente, mism~a"),
    (.next, "próxim~a, siguiente~s, que viene, que vienen, entrante, venider~a, posterior~e, subsiguiente~s"),
    (.ago, "atrás, antes"), (.agoBefore, "hace, hará, desde hace, hace ya, hace como"),
    (.laterBefore, "dentro de, en unos, en"), (.later, "después, más tarde"),
    (.since, "desde, a partir de, a partir del, desde el"),
    (
      .sinceBehind,
      "en adelante, hasta hoy, hasta ahora, para acá, hasta la fecha, hasta la actualidad, hasta el día de hoy"
    ), (.before, "antes de, antes del, anterior a, anteriores a, previo a, antes que"),
    (.after, "después de, después del, tras, posterior a, posteriores a, luego de"),
    (.until, "hasta, hasta el, hasta finales de"), (.between, "entre, entre el, de entre"),
    (.during, "durante, por, en los, a lo largo de"),
    (.from, "de, del, desde, desde el, de el, en, en el, los días"), (.to, "a, al, hasta, hasta el, a el"),
    (.untilBehind, "inclusive, ambos inclusive, incluido"),
    (
      .partOfDay,
      "mañana, por la mañana, por la tarde, por la noche, de la mañana, de la tarde, de la noche, tarde, noche, mediodía, medianoche, madrugada, en la mañana, en la tarde, en la noche, al mediodía, al amanecer, al atardecer, temprano, a la noche, a la tarde, a la mañana, de madrugada, amanecer, atardecer"
    ),
    (
      .beginning,
      "principios, inicio, comienzo~s, inicios, principio, a principios, a inicios, a comienzos, al principio"
    ), (.middle, "mediados, mitad, a mediados, medio"),
    (.end, "final~e, fines, a finales, a fines, fin, al final"), (.whole, "tod~a, enter~a, complet~a"),
    (.yearWord, "año, el año, año de"), (.weekWord, "semana número"),
    (.dayBefore, "día, el día, los días, días"), (.clock, "horas, am, pm, h, hrs, a m, p m"),
    (.clockBefore, "a las, a la, las, sobre las, hacia las"),
    (.manyDays, "días"),
    (.decadeBefore, "los"),
    (.dayBeside(-1), "víspera de, víspera del, vísperas de, la víspera de"),
  ]

  private static let spanishTasks: [(Meaning, String)] = [
    (
      .make,
      """
      haz~l, hacer~l, haga~l, hagamos, hagas, hazme, crea~l, crear~l, cree, genera~l, generar, produce~l, produceme, prepara~l, preparar, arma~l, armar~l, construye~l, elabora~l, realiza~l, convierte~l, convertir, dame, pon~l, ponle, edita~l, editar~l, saca~l, sácame, quiero que hagas, transforma~l, componme, compón, fabrica~l, ármate, hazte, házmelo, cocina
      """
    ),
    (
      .montage,
      "monta~l, montar~l, une~l, unir, junta en, pega~l, combina~l, combinar, empalma~l, fusiona~l, monte, mezcla~l, cose, ensambla~l, montame"
    ),
    (
      .wish,
      "quiero, quisiera, querría, me gustaría, necesito, puedes, podrías, me puedes, me podrías, puede, podría, queremos, necesitamos, quiero que, qué tal, se puede, me haces, ponme, deseo, hace falta"
    ),
    (
      .film,
      "película~s, peli~s, reel~s, montaje~s, film~s, filme~s, corto~s, presentación, presentación de diapositivas, pase de diapositivas, pase de fotos, recopilación, recopilatorio, resumen, tráiler, video musical, vídeo musical, slideshow, videoclip musical, cortometraje~s, largometraje, peliculita, videomontaje, compilación, highlights, vlog, aftermovie"
    ),
    (.video, "video, vídeo, clip, videoclip, videíto, vídeo clip"),
    (.videos, "videos, vídeos, clips, videoclips, grabaciones, videítos"),
    (
      .photo, "foto~s, fotografía~s, imagen, imágenes, fotito~s, fotico~s, instantánea~s, selfie~s, retrato~s"
    ),
    (
      .live,
      "live photo~s, foto~s en vivo, live foto~s, fotografía~s en vivo, foto~s animada~s, foto~s live, fotos vivas"
    ),
    (
      .count,
      "cuánt~a, número de, cuenta, contar, cantidad de, cuéntame cuántos, cuéntame cuántas, cuente, contabiliza, el total de, número total de"
    ),
    (
      .list,
      "enseña~l, enséñame, muestra~l, muéstrame, mostrar, lista, listar, ver, mostrarme, enséñanos, quiero ver, déjame ver, listado de, enumera, lístame"
    ),
    (.what, "qué, que cosas, lo que"), (.which, "cuáles, cuál"),
    (
      .shoot,
      "grabé, grabamos, grabado~s, grabada~s, filmé, filmado~s, filmamos, rodé, rodado, tomé, tomado~s, tomada~s, hice, saqué, he grabado, he filmado, fotografié, grabe, filme, capturé, sacamos, tomamos, grabó, hicimos"
    ),
    (
      .search,
      "busca~l, buscar~l, encuentra~l, encontrar~l, dónde está, dónde están, localiza~l, búscame, encuéntrame, halla, busque, donde"
    ),
    (
      .cut,
      "abrevia~l, comprime, recorta~l, recortar~l, acorta~l, acortar~l, reduce~l, reducir, abrevia, acórtame, recórtame, haz más corto, más corto, recorte, acorte, trimea"
    ),
    (.shear, "corta~l, cortar~l, córtame, corte"),
    (
      .gather,
      "junta~l, juntar~l, reúne~l, reunir, mueve~l, mover, copia~l, copiar, mete~l, guarda~l, guardar, agrupa~l, coloca~l, pon~l, pasa~l, organiza~l, ordena, recoge, recopila, clasifica, recoger, archiva, lleva, echa"
    ),
    (.container, "carpeta~s, álbum, álbumes, directorio~s"),
    (
      .silence,
      "silencio~s, pausa~s, partes silenciosas, partes sin sonido, partes calladas, momentos de silencio, tramos en silencio, partes mudas, huecos, trozos en silencio, momentos silenciosos"
    ),
    (
      .remove,
      "quita~l, quitar~l, elimina~l, eliminar, borra~l, saca~l, corta~l, suprime, recorta, sacar, retira, limpia, elimine, quíta, remueve, remover"
    ),
    (
      .other,
      "borra~l, borrar~l, elimina~l, eliminar, envía~l, enviar, manda~l, mandar, publica~l, publicar, comparte~l, compartir, renombra, sube~l, subir, imprime, descarga, abre, reproduce, cuelga, mándale, enviáselo, envíaselo, llama, suprime"
    ),
    (.tell, "dime, dinos, cuéntame, dígame, indícame, infórmame, decirme, quiero saber, y dime"),
    (.something, "algo, todo, todo lo, lo, cualquier cosa, de todo"),
  ]

  private static let spanishRest: [(Meaning, String)] = [
    (.half, "medio, media, mitad"), (.quarter, "cuarto"), (.threeQuarters, "tres cuartos"),
    (.andHalf, "y medio, y media"), (.andQuarter, "y cuarto, y un cuarto"),
    (.oneAndHalf, "uno y medio, una y media"), (.couple, "un par de, par de, un par"),
    (
      .few,
      "unos, unas, algunos, algunas, varios, varias, pocos, pocas, unos cuantos, unas cuantas, unos pocos"
    ), (.ordinalEnding, "o, er, ro, do, to, a, era"), (.decadeEnding, "s"),
    (.lasting, "de duración, de largo, duración, que dure, dure, dura, durando"),
    (.lengthBefore, "a, de, hasta, en, a unos, que dure, dure, máximo, de unos, como máximo"),
    (
      .offCut,
      "del principio, del final, del inicio, al principio, al final, del comienzo, iniciales, finales, en"
    ), (.perShot, "por, cada, por cada, por foto, por clip, cada uno"),
    (
      .longerThan,
      "de más de, más de, menos de, de menos de, más largos que, más cortos que, que duren más de, superiores a, mayores de, más largas que, al menos, como mucho, como máximo"
    ),
    (
      .beat,
      "con música, al ritmo, al compás, con la música, a ritmo, con música de fondo, con banda sonora, sincronizado con la música, al son, con una canción, con ritmo, con esta canción, ponle música, y música, al beat, siguiendo el ritmo, con algo de música, añade música, con musiquita, al ritmo de la música, con esta música, con buena música, sobre música, al tempo, a tono con la música"
    ),
    (.music, "música, ritmo, compás, banda sonora, melodía, musiquita, beat"),
    (.song, "canción, canciones, tema, pista"),
    (.musicPreposition, "con, al ritmo de, al compás de, sobre, al son de, con la, usando, bajo, a ritmo de"),
    (.thing, "festival, escuela, clase"),
    (.shorter, "más corto, más corta, más cortos"), (.without, "sin, nada de, sin la, sin ninguna"),
    (.not, "no, nunca, tampoco"),
    (.together, "juntos, juntas"), (.join, "une~l, unir, pega~l, combina~l, empalma~l, fusiona~l, junta~l"),
    (.numbered, "parte, capítulo, episodio, versión, número, iphone"),
    (
      .named,
      "llamada, llamado, titulada, titulado, que se llame, que se llama, con el título, con título, con el nombre, de nombre, de título, bajo el título"
    ),
    (
      .titleCard,
      """
      con título, con un título, con el título, con títulos, con rótulo, con un rótulo, \
      con portada, y título, y un título, rótulo
      """
    ),
    (
      .transitions,
      """
      transiciones, transiciones suaves, fundidos, fundidos encadenados, con fundido
      """
    ),
    (
      .article,
      "el, la, los, las, lo, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, tu, tus, todos los, todas las, todos mis, todas mis, esos, esas"
    ),
    (.indefinite, "un, una, otro, otra"),
    (.of, "de, del, en, sobre, por, para, con, desde, a, al, durante, el, lo de"),
    (.about, "sobre, acerca de"), (.madeFrom, "con, de, del, desde, a partir de, usando, de los, de las"),
    (.and, "y, e, luego, después, también, además, y también, y luego, y además, así como, más"),
    (.or, "o, u"),
    (.except, "excepto, salvo, menos, pero no, quitando, a excepción de"),
    (
      .total,
      "en total, total, en conjunto, en general, de todas, en toda la biblioteca, en mi biblioteca, en la biblioteca, en suma, alguna vez, en todo"
    ), (.them, "ellos, ellas, eso, ello, esos, hay, estos, de ellos"),
    (.i, "yo, nosotros, he, hemos, tú, se, él"), (.into, "en, a, en una, en un, en el, en la, en mi, al"),
    (
      .named,
      "llama a la película, llámala, llámalo, ponle el título, ponle de título, titúlala, titúlalo, ponle el nombre"
    ),
    (.except, "en lugar de, en vez de"),
    (.roughly, "cerca de, unos, unas, alrededor de, aproximadamente, casi, más o menos"),
    (.shortUnit(.day), "d"),
    (.shortUnit(.week), "sem, s"),
    (.shortUnit(.month), "m"),
    (.shortUnit(.year), "a"),
    (.end, "resto, el resto"),
    (.calendar(.year, 0), "lo que va de año, lo que va del año"),
    (.calendar(.month, 0), "lo que va de mes, lo que va del mes"),
    (.list, "hay algún, hay alguna, tengo algún, tengo alguna"),
    (.asked, "por qué es, por qué está"),
    (.contrast, "sino, sino que, pero"),
    (.other, "cancela, detén, exporta, abre"),
    (.unwanted, "no gracias, mejor no, no hace falta, no la quiero, no lo quiero, olvídalo, no es necesario"),
    (
      .asked,
      "cuánto dura, cuánto duró, por qué hiciste, por qué has, por qué está, cuándo estará, cuándo está, está lista, está listo, ya está, has hecho, hiciste, terminaste, has terminado, cómo va"
    ),
    (.told, "hice, hiciste, hicimos, hizo, he hecho, has hecho, monté, montaste, creé"),
    (.ready, "está lista, está listo, estará lista, estará listo, terminada, terminado"),
    (.shots, "planos, plano, tomas, cortes, escenas"),
    (.fade, "fundido, fundidos, transición, transiciones"),
    (.deadline, "dentro de, en menos de"),
    (
      .pace(.calm),
      "tranquilo, tranquila, calmado, calmada, lento, lenta, pausado, pausada, relajado, relajada, relajante, sereno, serena"
    ),
    (
      .pace(.fast), "rápido, rápida, dinámico, dinámica, enérgico, enérgica, ágil, trepidante, movido, movida"
    ),
    (.tempo(.calm), "a ritmo lento, de ritmo lento, con planos largos, con cortes lentos"),
    (.tempo(.fast), "con cortes rápidos, a ritmo rápido, de ritmo rápido, con planos cortos"),
    (.musicPart(.best), "estribillo, mejor parte, clímax, mejor momento"),
    (.musicPart(.start), "principio, inicio, comienzo, intro, introducción"),
    (.hold, "espera, un momento, dame, solo, aguanta, espere"),
    (
      .plain,
      """
      hola, gracias, por favor, porfa, es, son, está, están, fue, fueron, era, ha, hay, tengo, tenemos, tiene, me, te, nos, le, les, que, como, cómo, cuando, donde, quien, quién, muy, más, mejor, mejores, bonito, bonita, corto, corta, cortito, largo, larga, mar, sol, playa, perro, gato, niños, niñas,
      familia, cumpleaños, boda, viaje, vacaciones, fiesta, montaña, sabes, puedo, si, sí, ya, solo, sólo, también, aquí, ahí, casa, ruta, km, vivo, en vivo, concierto, mano, mala, martillo, mares, marcos, marco, junia, julia, junta, agosta, lunar, lunas, partes, entero, infierno, otro, otra, amigos, amigas, mamá, papá, abuela, abuelo, nieve, vertical, horizontal, máximo, unos, aproximadamente, exactamente, casi, cerca, toma, dura, parte, partes, donde sale, sale, aparece, estas, segunda, quiera, ideal
      """
    ),
    (.format(.portrait), "verticalmente, en vertical"),
    (.format(.landscape), "horizontalmente, en horizontal, en apaisado"),
    (.shape(.portrait), "vertical~e"),
    (.shape(.landscape), "horizontal~e, apaisad~a"),
    (.shape(.square), "cuadrad~a"),
    (
      .format(.portrait),
      "para tiktok, para instagram, para insta, para stories, para instagram stories, para reels, para instagram reels, para shorts, para youtube shorts, para snapchat, en tiktok, en instagram, en insta, en stories, en instagram stories, en reels, en instagram reels, en shorts, en youtube shorts, en snapchat, para una historia, para mis historias, para historias, para historias de instagram, para mi historia"
    ),
    (.format(.landscape), "para youtube, para yt, en youtube, en yt, para la tele"),
    (.picture, "formato, encuadre, orientación"),
    (
      .undone,
      "cámara lenta, blanco y negro, subtítulos, sin sonido, sin audio, mudo, muda, silenciado, película muda"
    ),
    (
      .titleBefore,
      "al ritmo de, al compás de, al son de, a ritmo de, al beat de, siguiendo el ritmo de, sincronizado con, sincronizada con"
    ),
    (.perSecond, "fotogramas por segundo, cuadros por segundo, imágenes por segundo, fotogramas segundo"),
    (
      .framing(.fill),
      "sin barras negras, sin bandas negras, sin franjas negras, sin barras, sin bordes negros, a pantalla completa, llena la pantalla, llenando la pantalla, rellena el cuadro, que llene la pantalla, llenar la pantalla, que llene el cuadro"
    ),
    (.framing(.whole), "sin recortar, sin recortes, sin recorte, no recortes la imagen, imagen completa"),
    (
      .oneBefore,
      "la anterior, el anterior, semana anterior, mes anterior, año anterior, fin de semana anterior, la de antes, la semana de antes, el de antes"
    ),
    (.numbered, "vuelo"),
    (.tell, "saber, decirme, decir"), (.told, "vi, vimos, he visto, hemos visto, viste"),
    (.other, "convierte"),
    (.few, "muchos, muchas"),
  ]
}
