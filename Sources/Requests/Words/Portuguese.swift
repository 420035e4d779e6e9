internal import Plans

extension Language {
  /// Portuguese of Portugal and Brazil.
  static let portuguese = Language(
    code: .pt,
    endings: ["s": "- s", "e": "- es", "a": "o a os as", "l": "- me lo la los las nos"],
    words: portugueseDays + portuguesePeriods + portugueseTasks + portugueseRest,
    numbers: """
      zero=0, um=1, uma=1, dois=2, duas=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9, dez=10, onze=11, doze=12, treze=13, catorze=14, quatorze=14,
      quinze=15, dezasseis=16, dezesseis=16, dezassete=17, dezessete=17, dezoito=18, dezanove=19, dezenove=19, vinte=20, trinta=30, quarenta=40, cinquenta=50, sessenta=60,
      setenta=70, oitenta=80, noventa=90, cem=100, cento=100, mil=1000
      """,
    ordinals:
      "primeir~a=1, segund~a=2, terceir~a=3, quart~a=4, quint~a=5, sext~a=6, sétim~a=7, oitav~a=8, non~a=9, décim~a=10",
    letters: "ãõçâêôáé",
    everyday: portugueseEveryday,
    lookalikes: portugueseLookalikes,
    weekdays: [
      "segunda feira~s, ?segunda, ??seg", "terça feira~s, terça~s, ??ter", "quarta feira~s, ?quarta, ??qua",
      "quinta feira~s, ?quinta, ??qui", "sexta feira~s, ?sexta, ??sex", "sábado~s, ??sáb", "domingo~s, ??dom",
    ],
    months: [
      "janeiro, ??jan", "fevereiro, ??fev", "março, ??mar", "abril, ??abr", "maio, ??mai", "junho, ??jun",
      "julho, ??jul", "agosto, ??ago", "setembro, ??set", "outubro, ??out", "novembro, ??nov",
      "dezembro, ??dez",
    ]
  )

  private static let portugueseDays: [(Meaning, String)] = [
    (
      .day(0),
      "hoje, esta manhã, esta tarde, esta noite, hoje de manhã, hoje à tarde, hoje à noite, agora, hoje em dia"
    ),
    (
      .day(-1),
      "ontem, ontem à noite, ontem de manhã, ontem à tarde, a noite passada, noite passada, o dia anterior"
    ), (.day(-2), "anteontem, antes de ontem, antontem, trasanteontem"), (.day(1), "amanhã, amanhã de manhã"),
    (.day(2), "depois de amanhã"),
    (.season(.spring), "primavera"), (.season(.summer), "verão"), (.season(.autumn), "outono"),
    (.season(.winter), "inverno"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "natal, dia de natal"),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "véspera de natal, consoada, noite de natal"),
    (
      .feast(.fixed(month: 12, day: 31, days: 2)),
      "passagem de ano, passagem do ano, réveillon, virada do ano, virada de ano"
    ), (.feast(.fixed(month: 12, day: 31, days: 1)), "véspera de ano novo, fim de ano"),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "ano novo, dia de ano novo"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween, dia das bruxas"),
    (.feast(.fixed(month: 6, day: 24, days: 1)), "são joão"),
    (.feast(.fixed(month: 6, day: 13, days: 1)), "santo antónio, santo antônio"),
    (.feast(.fixed(month: 4, day: 25, days: 1)), "dia da liberdade"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "dia de reis"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "são valentim"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "todos os santos"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "dia do trabalhador, dia do trabalho"),
    (.feast(.fixed(month: 9, day: 7, days: 1)), "dia da independência"),
    (.feast(.fixed(month: 6, day: 12, days: 1)), "dia dos namorados"),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "páscoa, domingo de páscoa"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "sexta feira santa"),
    (.feast(.easter(offset: -47, days: 1, eastern: false)), "carnaval, entrudo"),
    (
      .vagueDate,
      "outro dia, últimos dias, dias passados, há alguns, há algum tempo, há poucos, alguns dias atrás, ramadão, no outro dia, recentemente, há uns, há umas, há algumas, há muito tempo, um dia destes, na outra noite"
    ),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "black friday, sexta feira negra"),
    (.feast(.nth(2, weekday: 7, month: 5)), "dia das mães"),
    (.feast(.nth(1, weekday: 7, month: 5)), "dia da mãe"),
    (.feast(.nth(2, weekday: 7, month: 8)), "dia dos pais"),
    (.feast(.fixed(month: 3, day: 19, days: 1)), "dia do pai, são josé"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "quarta feira de cinzas"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "domingo de ramos"),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "quinta feira santa"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "segunda feira de páscoa"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "pentecostes"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "corpus christi, corpo de deus"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "finados, dia de finados"),
    (.feast(.fixed(month: 11, day: 15, days: 1)), "proclamação da república"),
    (.feast(.fixed(month: 4, day: 21, days: 1)), "tiradentes"),
    (.feast(.fixed(month: 10, day: 12, days: 1)), "dia das crianças, nossa senhora aparecida"),
    (.feast(.fixed(month: 12, day: 8, days: 1)), "imaculada conceição"),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "assunção"),
    (.feast(.fixed(month: 10, day: 5, days: 1)), "implantação da república"),
    (.feast(.fixed(month: 6, day: 10, days: 1)), "dia de portugal"),
    (.feast(.fixed(month: 12, day: 1, days: 1)), "restauração da independência"),
    (.feast(.fixed(month: 3, day: 8, days: 1)), "dia da mulher, dia internacional da mulher"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "dia de são valentim"),
    (.feast(.nth(4, weekday: 4, month: 11)), "ação de graças, dia de ação de graças"),
    (.calendar(.year, 1), "próximas férias, próxima viagem, férias que vêm"),
  ]

  private static let portuguesePeriods: [(Meaning, String)] = [
    (.unit(.second), "segundo~s, seg, segs, s"), (.unit(.minute), "minuto~s, min, mins, minutinho~s"),
    (.unit(.hour), "hora~s, h"), (.unit(.day), "dia~s"), (.unit(.week), "semana~s"),
    (.unit(.weekend), "fim de semana, fins de semana, fim de semana prolongado, findi, fds"),
    (.unit(.month), "mês, meses"), (.unit(.quarter), "trimestre~s"), (.unit(.halfYear), "semestre~s"),
    (.unit(.year), "ano~s"), (.unit(.decade), "década~s"), (.rolling(.week, 2), "quinzena"),
    (.lastCalendar, "passad~a, anterior~e, transact~a"), (.lastRolling, "últim~a"),
    (.beforeLast, "retrasad~a, penúltim~a, antes da passada, antes do passado, antepassad~a, atrasad~a"),
    (
      .this,
      "este, esta, estes, estas, deste, desta, destes, neste, nesta, atual, actual, corrente, mesmo, mesma, nestes, nestas, esse, essa, desse, dessa, nesse, nessa"
    ), (.next, "próxim~a, que vem, seguinte~s, vindouro"), (.ago, "atrás, antes, faz"),
    (.agoBefore, "há, faz, há cerca de, de há"), (.laterBefore, "dentro de, daqui a, em"),
    (.later, "depois, mais tarde"),
    (.since, "desde, a partir de, a partir do, desde o, desde a, a partir da"),
    (.sinceBehind, "em diante, até hoje, até agora, para cá, até à data, por diante, até ao momento"),
    (.before, "antes de, antes do, anterior a, anteriores a, antes da"),
    (.after, "depois de, depois do, após, depois da, após o, após a, posterior a"),
    (.until, "até, até ao, até o, até a, até à"), (.between, "entre, entre o, entre os dias"),
    (.during, "durante, por, ao longo de, ao longo dos"),
    (.from, "de, do, da, desde, desde o, no, na, em, dos, nos dias, dos dias"),
    (.to, "a, ao, até, até ao, até o, à, até a, até à"), (.untilBehind, "inclusive, incluído"),
    (
      .partOfDay,
      "de manhã, da manhã, manhã, à tarde, da tarde, tarde, à noite, da noite, noite, meio dia, meia noite, madrugada, pela manhã, de madrugada, na manhã, pela tarde, pela noite, à tardinha, ao pôr do sol"
    ), (.beginning, "início, começo, princípio, inícios, princípios"), (.middle, "meados, meio"),
    (.end, "final, fim, finais, fins"), (.whole, "tod~a, inteir~a"), (.yearWord, "ano, o ano, ano de"),
    (.weekWord, "semana número"), (.dayBefore, "dia, o dia, dias, os dias, no dia, do dia"),
    (.clock, "horas, h"), (.clockBefore, "às, pelas, por volta das, as"),
    (.manyDays, "dias"),
    (.dayBeside(-1), "véspera de, véspera do, véspera da"),
  ]

  private static let portugueseTasks: [(Meaning, String)] = [
    (
      .make,
      "faz, faça, fazer, faz me, faça me, fazes, faze, crie, cria~l, criar, gera, gere, gerar, prepara~l, prepare, produz, produza, realiza, constrói, dá me, me dá, me dê, põe, ponha, coloca em, transforma, transforme, me faz, me faça, façam, bota, elabora, edita, edite, editar, fazer me, montem, me crie, me cria"
    ),
    (
      .montage,
      "monta~l, monte, montar, junta em, une, una, unir, cola, combine, combina, combinar, emenda, mescla, mescle, costura, cole, monta me"
    ),
    (
      .wish,
      "quero, queria, gostaria, preciso, pode, podes, poderia, podias, queremos, precisamos, gostava, dá para, quero que, tem como, me vê, eu quero, você pode, pode me, consegue, consegues"
    ),
    (
      .film,
      "filme~s, filminho~s, montagem, montagens, reel~s, curta, curta metragem, apresentação, apresentação de slides, slideshow, compilação, resumo, trailer, película, vídeo musical, videoclipe musical, filmezinho, retrospectiva, retrospetiva, coletânea, vlog, melhores momentos, filmagem final, videoclip musical, film, aftermovie"
    ), (.video, "vídeo, clipe, clip, videoclipe, videozinho"),
    (.videos, "vídeos, clipes, clips, gravações, videoclipes, videozinhos"),
    (.photo, "foto~s, fotografia~s, imagem, imagens, retrato~s, selfie~s, fotinha~s"),
    (.live, "live photo~s, foto~s ao vivo, foto~s live, live foto~s, fotos vivas, fotografia~s ao vivo"),
    (.count, "quant~a, número de, conta~l, conte, contar, quantidade de, conta me, o número de, contabiliza"),
    (
      .list,
      "mostra~l, mostre, mostrar, mostra me, lista~l, liste, listar, ver, exibe, exiba, me mostra, me mostre, mostre me, deixa ver, enumera, deixa me ver, quero ver"
    ), (.what, "o que, que, oque, o quê, aquilo que, o q"), (.which, "quais, qual"),
    (
      .shoot,
      "gravei, gravamos, gravámos, filmei, filmamos, filmámos, gravado~s, filmado~s, tirei, tiradas, fiz, rodei, tiramos, tirámos, registei, registrei, gravou, fizemos, fotografei, captei, gravadas, filmadas, tirada"
    ),
    (
      .search,
      "encontra~l, encontre, encontrar, procura~l, procure, procurar, acha, ache, busca, busque, onde está, onde estão, localiza, pesquisa, procura me, onde, ache me"
    ),
    (
      .cut,
      "encurta~l, encurte, encurtar, apara, apare, aparar, reduz, reduza, reduzir, recorta~l, recorte, recortar, diminui, diminua, abrevia, encolhe, deixa mais curto"
    ), (.shear, "corta~l, corte, cortar, corta me"),
    (
      .gather,
      "junta~l, junte, juntar, põe, coloca~l, coloque, colocar, move, mova, mover, copia~l, copie, guarda~l, guarde, agrupa, agrupe, reúne, reúna, reunir, mete, organiza, organize, passa, salva, salve, bota, arruma, separa, separe, recolhe"
    ), (.container, "pasta~s, álbum, álbuns, diretório, directório"),
    (
      .silence,
      "silêncio~s, pausa~s, partes silenciosas, partes sem som, momentos de silêncio, trechos silenciosos, trechos em silêncio, partes mudas, partes caladas, trechos mudos"
    ),
    (
      .remove,
      "remove, remova, remover, tira~l, tire, tirar, elimina~l, elimine, retira~l, retire, corta~l, corte, apaga~l, exclui, suprime, cortar, limpa, limpe, retirar, arranca"
    ),
    (
      .other,
      "apaga~l, apague, apagar, elimina~l, elimine, envia~l, envie, enviar, manda~l, mande, publica~l, publique, partilha, compartilha, compartilhe, renomeia, posta, poste, baixa, imprime, exclui, exclua, deleta, delete, sobe, abre, toca, liga, remove, descarrega"
    ),
    (
      .tell,
      "diz me, me diz, diga, diga me, me diga, dize, diz, conta me, me conte, informa, quero saber, me fala, me fale, e diz"
    ), (.something, "algo, alguma coisa, tudo, tudo o que, qualquer coisa, tudo que, o que, aquilo que"),
  ]

  private static let portugueseRest: [(Meaning, String)] = [
    (.half, "meio, meia, metade"), (.quarter, "quarto"), (.threeQuarters, "três quartos"),
    (.andHalf, "e meio, e meia"), (.andQuarter, "e um quarto"),
    (.couple, "um par de, uns dois, umas duas, par de, um par"),
    (.few, "alguns, algumas, uns, umas, poucos, poucas, vários, várias, uns poucos"),
    (.ordinalEnding, "o, a, ro"),
    (.lasting, "de duração, duração, que dure, dure, de comprimento, com duração"),
    (
      .lengthBefore,
      "de, com, a, para, até, em, máximo, cerca de, com duração de, que dure, no máximo, uns, pra"
    ), (.offCut, "do início, do fim, no início, no fim, do começo, do final, iniciais, finais"),
    (.perShot, "por, cada, por foto, por clipe, cada um, a cada, cada uma"),
    (
      .longerThan,
      "com mais de, mais de, com menos de, menos de, mais longos que, mais curtos que, de mais de, pelo menos, superiores a, maiores que, maiores do que"
    ),
    (
      .beat,
      "com música, ao ritmo, no ritmo, com a música, ao som, com trilha sonora, com banda sonora, ao compasso, com música de fundo, ao ritmo da música, com uma música, no compasso, com uma canção, na batida, ao som da música, com esta música, com essa música, com fundo musical, sincronizado com a música, põe música, e música, com musiquinha, com alguma música, com ritmo"
    ), (.music, "música~s, ritmo, trilha sonora, banda sonora, melodia, batida, musiquinha, trilha"),
    (.song, "canção, canções, faixa, tema, música"),
    (
      .musicPreposition,
      "com, ao som de, ao ritmo de, sobre, ao som da, usando, no ritmo de, sob, com a, ao ritmo da"
    ), (.thing, "festival, escola, aula"),
    (.shorter, "mais curto, mais curta"), (.without, "sem, nenhuma, nada de, sem a"),
    (.not, "não, nunca, jamais"),
    (
      .named,
      "chamado, chamada, intitulado, intitulada, com o título, com o nome, que se chama, com título, de nome"
    ),
    (.together, "juntos, juntas"), (.join, "junta~l, junte, une, una, unir, cola, combine, combina, emenda"),
    (.numbered, "parte, episódio, capítulo, versão, número, iphone"),
    (
      .article,
      "o, a, os, as, meu, minha, meus, minhas, nosso, nossa, nossos, nossas, seus, suas, todos os, todas as, teus, tuas, todos, todas, aqueles, aquelas"
    ), (.indefinite, "um, uma, outro, outra, uns"),
    (
      .of,
      "de, do, da, dos, das, em, no, na, nos, nas, para, por, pelo, sobre, com, d, a, ao, durante, o, à, pela, num, numa, desde"
    ),
    (.about, "sobre, acerca de"),
    (.madeFrom, "com, de, dos, das, a partir de, usando, a partir dos, a partir das, do, da, com os, com as"),
    (.and, "e, depois, também, e também, além disso, mais, e depois, e ainda, bem como, assim como"),
    (.or, "ou"), (.except, "exceto, excepto, menos, salvo, mas não, tirando, fora"),
    (.total, "no total, ao todo, em total, total, no geral, na biblioteca, em toda a biblioteca, em tudo"),
    (.them, "eles, elas, deles, delas, isso, esses, essas, há, existem"),
    (.i, "eu, nós, a gente, tenho, temos, ele, ela, você"),
    (.into, "em, num, numa, para, em um, em uma, na, no, pra"),
    (.named, "chama o filme, chame o filme, chama lhe, dê o título"),
    (.except, "em vez de, ao invés de, em lugar de"),
    (.ready, "está pronto, está pronta"),
    (.make, "faças, façam"),
    (.roughly, "cerca de, uns, umas, aproximadamente, quase"),
    (.shortUnit(.day), "d"),
    (.shortUnit(.week), "sem"),
    (.shortUnit(.month), "m"),
    (.shortUnit(.year), "a"),
    (.end, "resto, o resto"),
    (.contrast, "mas, mas sim, senão"),
    (.other, "cancela, cancele, pare, exporta, abre"),
    (.unwanted, "não obrigado, não obrigada, não precisa, não é preciso, deixa pra lá, esquece, melhor não"),
    (
      .asked,
      "quanto dura, quanto tempo dura, quanto tempo tem, por que fez, por que você fez, porque fizeste, porque você fez, quando vai ficar, quando fica, quando estará, está pronto, já está pronto, está pronta, você fez, você já fez, fizeste, já fizeste"
    ),
    (.told, "fiz, fizeste, fizemos, criei, montei"),
    (.ready, "pronto, pronta, terminado, acabado"),
    (.shots, "planos, cenas, tomadas, cortes"),
    (.fade, "transição, transições, fusão"),
    (.deadline, "dentro de, em menos de"),
    (.pace(.calm), "calmo, calma, lento, lenta, tranquilo, tranquila, relaxado, relaxante"),
    (.pace(.fast), "rápido, rápida, dinâmico, dinâmica, enérgico, energético, acelerado, animado"),
    (.tempo(.calm), "em ritmo lento, com planos longos"),
    (.tempo(.fast), "em ritmo rápido, com cortes rápidos, com planos curtos"),
    (.musicPart(.best), "refrão, melhor parte, melhor momento"),
    (.musicPart(.start), "início, começo, intro, introdução"),
    (.hold, "espera, só, me dá, espere, aguarda, peraí"),
    (
      .plain,
      "olá, oi, obrigado, obrigada, por favor, é, são, era, foi, está, estão, tem, que, quem, como, quando, onde, porque, muito, mais, melhor, melhores, bonito, bonita, curto, curta, curtinho, me, mim, te, se, lhe, cão, cachorro, gato, crianças, mar, praia, sol, férias, aniversário, casamento, montanha, família, sabes, sabe, aqui, ali, bem, só, concerto, show, festa, viagem, mão, mãe, pai, amor, marca, marco, dezena, partes, amigos, neve, avó, avô, sobrinha, máximo, aproximadamente, exatamente, vertical, horizontal, onde aparece, aparece, salta, pula, ao vivo, gosto, agosta, dos nossos"
    ),
    (.format(.portrait), "verticalmente, na vertical, em vertical, ao alto"),
    (.format(.landscape), "horizontalmente, na horizontal, em horizontal"),
    (.shape(.portrait), "vertical, verticais"),
    (.shape(.landscape), "horizontal, horizontais"),
    (.shape(.square), "quadrad~a"),
    (
      .format(.portrait),
      "para tiktok, para instagram, para insta, para stories, para instagram stories, para reels, para instagram reels, para shorts, para youtube shorts, para snapchat, no tiktok, no instagram, no insta, no stories, no instagram stories, no reels, no instagram reels, no shorts, no youtube shorts, no snapchat, pro tiktok, pro instagram, pro insta, pro stories, pro instagram stories, pro reels, pro instagram reels, pro shorts, pro youtube shorts, pro snapchat, para os stories, para o instagram, para o tiktok, pro instagram, para histórias"
    ),
    (
      .format(.landscape),
      "para youtube, para yt, no youtube, no yt, pro youtube, pro yt, para o youtube, para a tv"
    ),
    (.picture, "formato, enquadramento"),
    (.titleCard, "com um título, com título, com títulos, com cartão de título, e um título"),
    (.transitions, "transições, com transições suaves, fusões"),
    (
      .undone,
      "câmera lenta, câmara lenta, preto e branco, legendas, sem som, sem áudio, mudo, muda, filme mudo"
    ),
    (
      .titleBefore,
      "ao ritmo de, ao som de, no ritmo de, ao compasso de, na batida de, sincronizado com, ao ritmo da, ao som da"
    ),
    (.perSecond, "quadros por segundo, fotogramas por segundo, frames por segundo, imagens por segundo"),
    (
      .framing(.fill),
      "sem barras pretas, sem faixas pretas, sem bordas pretas, sem barras, em tela cheia, tela cheia, ecrã inteiro, preenche o quadro, que preencha a tela"
    ),
    (.framing(.whole), "sem cortar a imagem, sem recortar, sem recorte, sem recortes"),
    (
      .oneBefore,
      "a anterior, o anterior, semana anterior, mês anterior, ano anterior, semana antes, a de antes, o de antes"
    ),
    (.numbered, "voo"),
    (.tell, "saber, dizer, me dizer, dizer me"), (.told, "vi, vimos, assisti, assistimos"),
    (.other, "converte"),
    (.few, "muitos, muitas"),
  ]
}
