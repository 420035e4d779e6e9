extension Language {
  /// The commonest words of Portuguese beside those of its table.
  static let portugueseEveryday = """
    acabou acao acende acesso achas acho acima acontece aconteceu acorda acordo acredito adeus adivinha
    agua ah ai ajuda ajudar ajude alarme alguem alto america amigo amo anos aos apenas apesar apoio
    aquecimento aquela aquele ar area arte artigo assunto atencao atraves azul baixo base bastante bateria
    bilhete boa bom brasil brasileira brasileiro cabeca calcula calendario calor caminho campo cansado
    canta capital cara carro casa caso casos causa central centro certeza certo ceu chega chegar chegou
    chove chuva cidade cidades cima civil claro clima cogumelos coisas comboio comecar comecou comigo
    comprar compras comum comunidade conseguir conselho consigo construcao consulta contra controle
    converte copa cor coracao corpo cozinha cozinhar crianca cultura dados dar decisao deixar dela dele
    demais dentista desculpa desenvolvimento desliga despertador deu deus deve devem deveria devido
    diferente diferentes dificil dinheiro direito direitos disse dizer dolares edicao educacao embora
    empresa empresas encomenda encontro energia enquanto entanto entao entrar epoca equipe eram errado
    escreve espaco especial espero estado estados estamos estar estava estavam estou evento ex exemplo
    existe facebook facil falando falar falta fato fatura favorita fazem fazendo federal feito feliz fez
    fica ficar ficou filha filho filhos fome foram forca forma forte fosse frances frente frio fui futebol
    futuro ganhou governo grande grandes graus grupo grupos guerra habitantes havia historia homem homens
    hotel houve ia idade ideia igreja importante impressora incluindo informacao informacoes ingles instala
    internacional internet ir ira irmao isto ja janela jantar jeito jesus jogo jogos jose jovem junto
    justica lado lampada legal lei leite lembra lembre lembrete ler levar licao lingua linha livre livro
    livros local logo longe lugar luta luz luzes maior maioria mal maneira manter maria medico medo membros
    mensagem merda milhas milhoes militar minutos modo morte movimento mudar muita muitas muitos mulher
    mulheres mundial mundo nacional nem nenhum ninguem nivel norte noticias nova novamente novas novos
    objetivo odeio oficial olha olhos ordem organizacao outras outros ouvir ovos pagar paises palavra
    palavras pao papel parar parece partido passar passou paulo paz pede pedir pelos pena pensa pensar
    pergunta periodo perto pessoa pessoal pessoas piada piadas pizza plano podem podemos poder poema pois
    policia politica ponto pontos populacao porem porta porto portugues possivel posso pouco povo precisa
    preco presente presidente primeira primeiro principais principal principalmente problema problemas
    processo producao professor programa projeto propria proprio prova proximo publico quanto quase
    quebrado quer querem querida querido questao quilometros quiser real realmente receita rede regiao
    reinicia relacao reserva reservar respeito responde resultado reuniao rio robo router rua sair sala
    saude sede seguir seguranca sei seja sempre sendo senha senhor sentido sentir ser sera seria serie
    serio servico seu sexo sido significa sim sinto sistema site situacao sociais social sociedade somos
    sou sozinho sua sucesso sul tal talvez tanto tao taxi tchau tecnologia tedio tela telefona temperatura
    tendo tenha tentar teria terra teu teve texto time tinha tipo tomar trabalhar traducao traduz traduzir
    transito trem tu tua tv twitter ultima ultimo unica unico unidos universidade usar uso vai vale valor
    vamos vao veja vejo verdade vez vezes vi via vida vista visto viu viver voces voltar volume vontade voo
    vou voz
    """

  /// Ordinary words of Portuguese that are no slip of a word of the tables.
  static let portugueseLookalikes = """
    abaixa abri abria abrir abriu acento acerca acerta actua actuar adentro adora afinal afora after agra
    agravado agravou agrupar aguardam aguardar aguarde aguardo ajuste alba algemas algum alguma alistar
    allen alter alva alvo amanda amara ambos amora amostra anda ande andes anna anne anoes another ante
    anual apagada apagadas apagado apagados apagam apagao apaguei apanha aposta aposte aposto april
    aproxima apurar aquiles aquino aranha arara arco arde arias arma armar around arrancar arranha arranja
    arrasada arruda arrumar arrume arrumo artes assada assado assis atirando atirar atlas atrai atrasa
    atrasando atraso atua atuam atuar audio august augustus aversao avril away back background backup bagda
    baia baita baixar baixas baixe banca band banda bandas bando banha banida barco basta batia batidas
    batido beat beats belas bento bessa best besta bestas between black blanc boat bodas bosque bossa bosta
    breakfast brilha bring brusque build bunda buque burn buscam buscar buscas busco busquei caixa cala
    calcao calcoes cale cali call camada cancro canhao canhoes canon cantao cantar cante cantei canto
    capitulos carta cartilha cassado casta castas causas cela celas censo cent centre century cera cerca
    cercam cercar cercas cerco certa certame cesta cestas cesto chamadas chamados chamando chamava chapada
    chapado chinese chips cinico cinta cinto circo cisco class classe classes clean clear cliche cliches
    clive cobre coerente colocada colocadas colocado colocados colocam colocamos colocara colocava coloco
    coloquei coloquem combinam come comeca comece comia comico coming compartilham compartilhar
    compartilhem compartilho completa completas complete completo completos conde cone conseguem consegui
    consta constar contada contadas contado contados contagem contam contamos contara contas contate
    contato contatos contava contei contem conter contest conti conto cook copiado copiar copias cora corda
    core coreanos corja coroa corra corre correntes cortada cortadas cortado cortados cortam cortei cortes
    cortex cortez corto costa costuma costurar cota cotia count court cover create criada criadas criado
    criados criam criamos criara crias criava crime culta cunho cura current curt curtas curte curti curva
    custa dame dantes daquelas daqueles daquilo dawn days dead debut december decida decido decio dede
    deduzir deita deitar deite deixam deixas deixe deixo deleite deletar dell delta demi demos densa dente
    dentes dentre dentro depara descarga descarregar desce desdem design dessas dessem desses destas dete
    deusa deves diminuir diminuiu direi diretoria display dita ditar dizemos doce domingao dominio dominios
    domino donas donos down download drop duncan dunn dura dutra early edit edital edith editor elaborar
    elenco eleven eliminada eliminadas eliminado eliminados eliminar elite elsa else email emendas emite
    encolher encontrada encontradas encontrado encontrados encontram encontramos encontrara encontrava
    encontrei encontrem enfia enfiar ente enter entes entra entrado entrei entrem entro enviada enviadas
    enviado enviados enviam enviamos enviara enviei enviem envio episodios escala escolar escolas escolha
    escolhe escolta escova esfera esmola esperam esperar esperei esperem esperma esperta estais ester
    estima evening event events ever everything evita evitar evite excluir excluiu exibem exige exija
    existam fabrica facao facas faces faixas fala falam fale fall falo farias fases fatal father fatos
    fazemos february feels fest festas festiva fezes ficam fiesta fifth file files filhinho filiado
    filiados filma filmada filmando films fina finale finas find fine fingi fino firmado firmados firme
    firmes first five fixa fizer fizermos focam focos fofinha fofos fogos fomos fonte fossa fossas fosso
    foste fotografa fotografada fotografica fotograficas four friday from full furacao fusca galaxy ganha
    gasta gear geral geram gerard gerir girando girar give good gosta gostariam gostavam goste gramado
    gramados granadas gravada gravador gravando grave graves gravidas group guard guardada guardadas
    guardado guardados guardam guardar guardas guardava guardei guardem guardo guzman half hall hang hara
    hindi hold home honras horta hortas hour hours hunt idas image images inacio incluida incluidos
    inclusiva inclusivo incluso independence indicio indicios indique inferno informal informam informar
    informe inicia inicie iniciou instantanea instantaneas integra interior interiores interno inverso irei
    janta january jesse jonas julgo julio july june juno juntado juntam juntei juntem juntou justa justas
    justos karen kill kirk knock labor laden lago lance lang last lata late lato lazer lemos lente lento
    leste leva level lima limpar limpas limpei limpo linhas lisa list listadas listado listados listas
    listen live localizar long look lose loucas loucos lunar maco macro madame made madrugadas magda mail
    make making malha mana manada mancha mandada mandado mandados mandam mandamos mandar mandato mandatos
    mandava mandei mandela mandem mando mandy mane maneiro manga manhas mania manos mansa manta mante
    mantem manto marc march marcio marcos marcou marias mario marko mars mart marta marte martim martin
    martina martini massa massagem maxim maxima maximos media medio meditar medos meet meios melhoras
    melhore melodias memes memorial menor menta mente mentem meros mesa mesas mesmas mesmos mestra mestre
    meta metades middle midi midnight milha mina minas minh minho minta minto minute minutes mirando mirar
    mista modos moita moment momento momentos mona monday monge mont montada montadas montado montados
    montana montao montei montes month monza more morning morta moses mostrada mostradas mostrado mostrados
    mostram mostramos mostrara mostras mostrava mostrei mostrem mostro mota mote mother motos motta movel
    movem moveu movie movies museum music musicais musical musico musicos nada nalguns nanda naquelas
    naqueles naquilo nasal nata naval need nelas neles nenhumas ness nessas nesses nestle neta never next
    night nine nisso nobre noel noise noites nojenta notas note noutra noutro november nuca number numeros
    obtem october odessa oeste once open oposta ordena organica organizam organizar osso ossos ostenta
    other otto ouro ovarios pack paga pague paisagem palm panda pare pares part parta partem parti
    partilham partilhar partilho parto partos party pascoal pass passam passamos passando passara passarem
    passaro passaros passas passava passe passes passo past pastilha pasto pastos pata patas paula paus
    pauta pautas pazes pecas pega pegas peles penas penha pera perca perdi peri pesquisar pesquisas peste
    phone photo photos picture pictures piece pinte pirar pista pistas pixel place play please pobre poco
    pocos podera poderiam poderio podia podiam podres poeta ponham ponho ponta ponte porcos portar porte
    posa pose poses possa posse post postal postam postar postas posted postei poster posterior posteriores
    postes posto posts postura pote potes pouca pousa precedente precedentes precioso precisao precise
    precisos precisou premier premiere preparada preparadas preparado preparados preparam preparamos
    preparar preparava preparei preparem preparo present previa previas previo prima prime primo print
    prior procurada procuradas procurado procurados procuram procuramos procurava procurei procurem procuro
    produzia public publicada publicadas publicado publicados publicam publicamos publicar publicas
    publiquei punho punta quadro quantia quantias quantidades quartzo quebro queira quenia queriam querias
    quest quieta quieto quilo quintal quis quito range ranger realeza realizam realizar realize recente
    recolha recolher recolheu record recorda recordar recorde recorre recortes reduziu refira register
    registre reina remota removeu render rene renova repara repare report reporta reportar resta resume
    resumos retina retirada retiradas retirado retirados retiram retiro retrata retratada retratado reunem
    reunia reunira reuniu reyes reze rica right ritmos rito rodado rodas rodeia rodeio roll room round
    rover running sabido sabre saca sacar safado safados saint saito salao saldo sale salienta salim saliva
    salmo salsa salto salvar salvas salvei salvem salvos salvou sancao sancoes santa santo santos saque
    sato saturday save scene schneider school seara search season second seconds seduz seduzir seguida
    seguidas seguido seguidos seguindo seita seitas selva semanais semanal send senta sentimos sento
    separam separar separei september serao sesi seta setas seven sexos share shoot shop short shot silence
    silenciosa silencioso silent silva sinais sinal sincronizado sino slide snap sobra sofre solo some song
    songs sonha sopra sorte spin spring stand start stick stop store stream string strip suando subir
    summer sunday sunset superiores sylvester tags take tamanha tarada tarda tardes teacher team teaser
    telas teles tell temas temo temor tempo tempos tenso tento tera terao teras terco tercos terei termos
    terras terreiro teses testa teste testes tetos textos third three through tidos till tinhas tinta
    tirado tirados tiram tirano tiras tirava tirem today together tolos tomada tomadas tomado tomados
    tomamos tomas tome tomorrow tonight tonta torta track trade trailers transacao transformam transformar
    tras trash travado travou traze trecho tree treme trilhas trilho tube tunes turca turcas turn tweet
    twenty uber under upload usado vadias vaias valentine vandalos varao varas vargas varia variam variar
    various vasta vastas vazias vazios velas vemos venho vento ventre vera verbo verdao versa version verso
    vespera vesperas veste vestes vide vidro vidros vier vigilia vince vinha vinhas virada virado virando
    virao virar vire virei viste vossa vossas vosso vossos votos wait wanda want week weekend what whatever
    will winter with without year years your zinco zonas
    """
}
