extension Language {
  /// The commonest words of Spanish beside those of its table.
  static let spanishEveryday = """
    aburrida aburrido actualiza acuerdo adios adivinanza agua ah alarma alguien algun alla alli alrededor
    alta alto amigo amor ante apaga apoyo aquellos argentina arte articulo atencion aun aunque ayuda
    ayudame azul base bastante bateria bien billete buen buenas bueno buenos cabeza cabo calcula
    calefaccion calendario calidad calle calor cambiar cambio camino campana campo cansado canta capital
    cara cargo carino carrera caso casos causa cena central centro champinones chile chiste chistes cielo
    cierto cita ciudad civil claro clima cocinar cocino colombia color comida compra comprar comun
    comunidad condiciones conocer consejo contra contrasena control corazon crack crees creo cuanto cuento
    cuerpo cultura dado dar datos debe deben deberes deberia debido decir deja dejar demas demasiado
    dentista derecho derechos desarrollo despiertame dice dicen dicho diferentes dificil digo dijo dinero
    dio dios direccion director dolares duda economia edad educacion ejemplo ejercito elecciones ella
    embargo empresa empresas enciende encima entiendo entonces equipo eran eres esa escribe ese espacio
    espana espanol especial espero estaba estaban estado estados estamos estar esto estoy estudio estudios
    estuvo etc europa euros existe experiencia facil factura favorito feliz forma frances frente frio fuera
    fuerte fuerza futuro gano gente gobierno grados gran grande grandes grupo grupos guerra gusta haber
    habia habian habitantes habla hablando hablar hacen hacerlo haciendo hambre han has haya hecho hermano
    hijo hijos historia hizo hombre hombres hotel hubiera huevos iba idea iglesia igual importa importante
    impresora incluso informacion ingles instala interes internacional internet investigacion ir jefe jose
    joven juego junto justicia kilometros lado lampara leche leer ley libertad libre libros linea llamar
    llegar llego llevar llueve lluvia local luces lugar luz madrid mal manera manos mayor mayoria medico
    medios mensaje mercado meses mexico miedo miembros mientras mierda millas millones minutos mira misma
    mismos modo movimiento mucha muchas muchos muerte mujer mujeres mundial mundo nadie nana necesario
    necesita ni ningun nino nivel noches nombre norte noticias nueva nuevas nuevos objetivo obra obras odio
    oficial ojos opinion oportunidad orden organizacion otras otros padres paella pagar pagina pais paises
    palabra palabras pan pantalla papel parece partido partidos pasar paso paz pedir pena pensar peor
    persona personal personas pesar pide piensas pizza plan plaza poblacion podemos poder poema policia
    politica politico politicos poner popular porque posible precio pregunta prende presidente primera
    primero principal problema problemas proceso produccion programa pronto propia propio provincia
    proyecto publico pueblo pueda pueden puerta pues puesto punto puntos queda quienes quiere quieren
    quieres razon real realidad realmente receta recordatorio recuerdame recursos red region reinicia
    relacion republica reserva reservar respecto responde respuesta resto resultado resultados reunion rey
    rio robot roto router sabe salir salud sea sean sed seguir segun seguridad seguro senor sentido ser
    sera seria serie servicio servicios sido siempre siendo siento siglo significa sigue simplemente sino
    sistema sitio situacion social sociales sociedad somos soy suerte tan tanto taxi temperatura
    temporizador tener tenga tenia tenido ti tienen tienes tierra tipo todavia tomar trabajar traduccion
    traduce traducir trafico trata traves tren tuvo ultima ultimo unica unico unidos universidad usar uso
    usted ustedes va vale valor vamos vas veces venezuela ventana veo verdad vi vida vista visto vivir
    volumen volver vos voy voz vuelo vuelta web zona
    """

  /// Ordinary words of Spanish that are no slip of a word of the tables.
  static let spanishLookalikes = """
    abortar abras abri abria abrio abrir acer acera acerca acercan acercar acerco acertar acordar acordarme
    acorde acosta acostar acostarme action actua actuan actuar adentro adonde adora afines agrupados
    agrupan agrupar aguantan aguantar aguante aguanto aguarda ahoga ahorra ajuste alba alem alguna alguno
    allen alter amanda amanece amar ambas amos anaden anado anda andar ande andes anna anne anses
    antecedente apagar apague aparte aporta aportar aporte april aproxima arabe aras archivo arde arias
    armada armadas armado armados arman armario armarios armas arranca artes asada asado asados
    asta atlas atrae atrasada atrasado atrasados atraso audio august aula aversion ayudan ayudante ayude
    ayuden ayudenme back bana banana banca band banda bandas bando barra basada basadas basado basados
    basta bastan bellas bellos best beta birra black blanc blanda bocas bocina bodas bora borda borja
    borrado borrados borran borre borro bosque bota buque buscaba buscado buscados buscamos buscan buscara
    buscare buscaria buscarle buscarse buscarte buscas busco busquen busques cagas cala cali call calla
    calvo cambien canon cantar cantas canto cantos capitulos captura capturo careta caretas carreta
    carretas carta cartas casada casadas casado casados case casta castidad causas cavidad cavidades cedio
    centre century chase chips cientos cine cines cinico circo cisco clama clare clases clash clasifican
    clasificar clasifico class clave cliche cobre cocaina coche cocida cocinan cocinas cocos codos cola
    cole colina colocada colocadas colocado colocados colocan colocar coloco coloma coloque comas combinada
    combinadas combinado combinados combinan come comenzo comia comiendo comienza comienzas common compa
    compare comparta comparten compartes comparti compartia compartio comparto compleja complejas complejo
    complejos completan completar complete compone comprarte compras conde constar construya construyen
    construyo contara contare contarlo contarme contarnos conte conto converti convertia convertira
    convierta convierten cook copa copas copiado copian copiapo copias copio cora core corea coreanos coro
    coros corra corre corrientes corro corso cortaba cortada cortadas cortado cortados cortamos cortan
    cortarle cortarse cortas corten cortes cortez cosa costa costar coste costo costos costura cota coto
    cover creaba creada creadas creado creados cream creamos crean creara crearia crearse creas crece
    creeme creer creerlo cria criar crimea cuadro cualquiera cuantia cuarzo cuela cuelgan cuenca cuentan
    cuentas cuenten cuentes cuentos cuesta cueste curacion danos darias darte dawn days dead debut decia
    deciamos decias decida decidas decido decimal decime decirle deciros decirse decirte deduce deducir
    dejada dejare dejarme dejate dell demos dentro descargar descargas descargo descarta desden desea desee
    deseos design diga digale diganme dignos dimos dino dista dominio dominios domino doscientas down
    download drop dudando duncan durado durango edit editada editadas editado editados edith edito editor
    elaborada elaboradas elaborado elaborados elaboran elaborar elaboro elenco eleva eleven elfos elias
    eliminada eliminadas eliminado eliminados eliminan elimino ellis email emita encontrara encontraras
    encontraria encontrarle encontrarse encontrarte encontre encuentran encuentras encuentre encuentro ende
    ensenaba ensenada ensenado ensenamos ensenan ensenar ensenara ensenarme ensenarnos ensenas ensene
    enseno ente enteran enterar entere entes entra entras entraste entren entres entro enumerar enviaba
    enviada enviadas enviado enviados enviamos envian enviara enviarlo enviarme envias envie envio
    episodios epocas eramos escuelas esfera esperan esperar esperas esperen esperes esperma espesa estais
    estate estero estes estilo estimo ever evita evitar evitarlo eyes fabricada fabricadas fabricado
    fabricados fabrican fabricar fabricas faccion falla farias fest fideos fiestas filas file filmando
    filmo fina finas finge fino finos firmado firmados firmamos firme firmes focas focos foros fotografa
    fotografiar fotografica fotograficas four friday fuego fuente full funde funes fusion galaxy gasta
    generaba generada generadas generado generados general generales generan generara genere genero gestos
    good gorra gotico graba grabando grace grado gramo gramos granada granadas granados grano grato grave
    group guardaba guardada guardadas guardado guardados guardan guardas guarde guardia guardo guarida
    guita guzman haberla haberlas haberlo haberlos haberme habernos hablas hablo haced hacelo hacerle
    hacerles hacerse hacerte haces hacha hacian hacias hacker hadas hagais hagan hagase half hall hallan
    hallar halle hallo halo haras haria harias harta hate hayamos hayas hazle heras hojas home hordas hueco
    huelga huesos humos hunt idas image images incluida incluidos inclusiva inclusivo indicio indicios
    indique ines infiernos influido informa informate inicia inicie instantaneo interior interiores janeiro
    jaque jodas judio jueces julie july june junin junior juntado juntamos juntan juntarse justa justas
    justos karen kill kirk labor laden lago laguna lagunas lama lance lata late lego lente level leyes liga
    limpian limpiar limpias limpie limpio lisa list listados listas listo live llamaba llamadas llamados
    llaman llamando llamara llamas llame llamo llana llega llena llevan llevas lleve llevo llueva
    localizada localizadas localizado localizados localizan localizar locas locos long look lugo madame
    maestra mail malla mana manada mananas mandaba mandado mandados mandamos mandan mandarle mandarlo
    mandarme mandas mandato mandatos mande mandela mando manga mania manjar manta manzana marca march mareo
    marias mario mars marta marte marti martin martina mates maxima maximos mazo mediador medianos mediar
    medias medica medida medido medina medir meditar meet mejia melodias memes memorial menor menta mente
    menus meros mesas meta metemos meterla meterlo meterme meternos metes metete metia metio mezclada
    mezcladas mezclado mezclados mezclan mezclar mezclas middle miento mimo mimos mirad misa misas mocos
    modas modos momento momentos mona monja monje monos mont montada montado montados montalvo montan
    montanas montanosa montes monto montt morning morra moses mostrara mostrarle mostrarse mostrarte mostre
    mota mote mother motos move movie muere muestran muestras muestre muestro mueva mueven mueves muevo
    mujica museum music musical musicas musico nacer nada natal necesitados necesite nero next night nodos
    noel nomada nomadas nono nosotras novela novelas nuca nuevo numeros octavio olimpia ollas open ordenan
    ordenar ordene ordeno organica organizada organizadas organizado organizados organizamos organizan
    organizar organizo orto oslo otto ovarios ozono pack pagada pagadas pagado pagados pagamos paganos
    pagas paisanos palm panda parada paradas parado parados pare pares part parta parten parto partos party
    pasaba pasaje pasamos pasando pasara pasare pasarela pasarla pasarlo pasarme pasas pascual pasen pasta
    pastas patada patadas paula pauta pautas pedia pedis pegaba pegada pegado pegados pegarme pelo pelos
    pelvis pesada pesadas pesado pesados pesame petalos phone photo picos piece pines pinos pinta pisa
    pisado pistas pita pixel place play please pobre poca poco podes podia podias podra podras podrian
    podrida pole polis polla pollas pollo pollos polo polos ponce pondria pone ponele ponga pongas pongo
    ponia ponte poros porra porta portar porte porto posada posadas post posta poste poster posterior
    posteriori pozos precios preciso predio predios premia premier premio premios preparaba preparada
    preparadas preparado preparados preparamos preparan prepararnos preparate prepare preparo presenta
    presenten presentes presento prima prime primo prior procedente procedentes procura procurar producen
    projimo public publicaba publicada publicadas publicado publicados publicamos publican publicara
    publicarlo publicas publique pude puedas puentes punta puntas quede quedemos quedes queramos queria
    querra quier quieta quieto quietos quisieran quisieras quitaba quitado quitamos quitan quitarle
    quitarles quitarse quitarte quitas quite quito quiza rabo rama ramos rana ranger realeza realizaba
    realizada realizadas realizado realizados realizamos realizan realizar realizara realizo recogen
    recopilar record recordar recordarlo recorde recorre recortes redes reducen reducira regala regalo
    regalos relucir rene renombre repara reparar report reporta reportar reporte reproducen resorte restos
    resume retina retiran retirar retire retiro retrasada retrasado retrasados retraso retrasos retrata
    retrospectiva reuna reunen reunia reunio reunira reves rica right rinde ritmica ritmos rito robado
    rocas rodando rodas rodeado roll rompas room rosado rotos round rover ruego running sabido sabre sacaba
    sacada sacadas sacado sacados sacan sacara sacarla sacarlo sacarlos sacarme sacarnos sacas saint salado
    salame saldo salgo sali salia salian salida saliente salina salio salle salmo salto salva salve sanar
    sancion sanciones santidad santo saquen saqueo saques save schneider school search seas secar secta
    sectas secuela seducir seguida seguidas seguido seguidos sellos semanal senos sentimos sento separa
    separe setas seven sexo sexos share shop short shot show siente siesta silenciosa silencioso sismo
    sismos site sobra sobres song spin spring stand start stick stop store stream subi subia subio subira
    subire suecos suela suelo suelos suenos summer sunday superiores talla tampico tanda tarda tardes tardo
    team temprana ternera texto textos tiende tira tirada tiradas tiramos tirando tiranos tirar tire
    titulados toca tocada tocado tocamos tocas today tomaba tomando tomara tomas tomemos tomos tono tonos
    tonta torcer toro toros torta track trade traemos tragos tramas tramo transformada transformado
    transforman transformar transformo trapos tratos trazos tree tronos trozo tube tweet uber unete unio
    usado vacia vacias vacios vagas valentine valla vandalos varas vargas varia varian variar vasta vemos
    vente veran vernos verso vido vienes viento vierte vigilia vinos vosotros votos vuestra vuestras
    vuestro vuestros wanda week weekend winter zero zorra
    """
}
