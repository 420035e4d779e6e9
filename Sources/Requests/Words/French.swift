internal import Plans

extension Language {
  /// French.
  static let french = Language(
    code: .fr,
    endings: ["s": "- s", "f": "- e s es", "x": "- x"],
    words: frenchDays + frenchPeriods + frenchTasks + frenchRest,
    numbers: """
      zéro=0, un=1, une=1, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, onze=11, douze=12, treize=13, quatorze=14,
      quinze=15, seize=16, dix sept=17, dix huit=18, dix neuf=19, vingt=20, trente=30, quarante=40, cinquante=50, soixante=60, soixante dix=70,
      quatre vingt=80, quatre vingts=80, quatre vingt dix=90, septante=70, nonante=90, cent=100, cents=100, mille=1000, dizaine=10, vingtaine=20, trentaine=30, quarantaine=40, cinquantaine=50, soixantaine=60, centaine=100
      """,
    ordinals:
      "premier~f=1, première~s=1, deuxième~s=2, second~f=2, troisième~s=3, quatrième=4, cinquième=5, sixième=6, septième=7, huitième=8, neuvième=9, dixième=10",
    letters: "çèêâîôûœëïù",
    everyday: frenchEveryday,
    lookalikes: frenchLookalikes,
    weekdays: [
      "lundi~s, ??lun", "mardi~s", "mercredi~s, ??mer", "jeudi~s, ??jeu", "vendredi~s, ??ven",
      "samedi~s, ??sam", "dimanche~s, ??dim",
    ],
    months: [
      "janvier, ??janv", "février, ??févr, ??fév", "?mars", "avril, ??avr", "mai", "juin", "juillet, ??juil",
      "août, ??aou", "septembre, ??sept", "octobre, ??oct", "novembre, ??nov",
      "décembre, ??déc",
    ]
  )

  private static let frenchDays: [(Meaning, String)] = [
    (
      .day(0),
      "aujourd hui, ce matin, cet après midi, ce soir, ce midi, aujourdhui, cette nuit, maintenant, ce jour"
    ),
    (.day(-1), "hier, hier soir, hier matin, la nuit dernière, la veille, hier après midi, nuit dernière"),
    (.day(-2), "avant hier, avanthier"), (.day(1), "demain, demain matin, demain soir"),
    (.day(2), "après demain"),
    (.season(.spring), "printemps"), (.season(.summer), "?été"), (.season(.autumn), "automne"),
    (.season(.winter), "hiver"),
    (.feast(.fixed(month: 12, day: 25, days: 1)), "noël, jour de noël"),
    (.feast(.fixed(month: 12, day: 24, days: 1)), "réveillon de noël, veille de noël, réveillon"),
    (
      .feast(.fixed(month: 12, day: 31, days: 1)),
      "saint sylvestre, st sylvestre, réveillon du nouvel an, réveillon du jour de l an"
    ),
    (.feast(.fixed(month: 1, day: 1, days: 1)), "nouvel an, jour de l an, le nouvel an"),
    (.feast(.fixed(month: 10, day: 31, days: 1)), "halloween"),
    (.feast(.fixed(month: 7, day: 14, days: 1)), "fête nationale, prise de la bastille"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "toussaint"),
    (.feast(.fixed(month: 2, day: 14, days: 1)), "saint valentin, st valentin"),
    (.feast(.fixed(month: 1, day: 6, days: 1)), "épiphanie, fête des rois"),
    (.feast(.fixed(month: 8, day: 15, days: 1)), "assomption"),
    (.feast(.fixed(month: 6, day: 21, days: 1)), "fête de la musique"),
    (.feast(.fixed(month: 5, day: 1, days: 1)), "fête du travail"),
    (.feast(.fixed(month: 11, day: 11, days: 1)), "armistice"),
    (.feast(.fixed(month: 4, day: 1, days: 1)), "poisson d avril"),
    (.feast(.easter(offset: 0, days: 1, eastern: false)), "pâques, dimanche de pâques"),
    (.feast(.easter(offset: 1, days: 1, eastern: false)), "lundi de pâques"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "ascension"),
    (.feast(.easter(offset: 49, days: 1, eastern: false)), "pentecôte"),
    (.feast(.easter(offset: -47, days: 1, eastern: false)), "mardi gras"),
    (
      .vagueDate,
      "l autre jour, ramadan, carnaval, il y a quelques, ces derniers, récemment, fête des mères, il y a longtemps, ces dernières, il y a plusieurs, ces derniers temps, l autre soir"
    ),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1)), "black friday, vendredi noir"),
    (.feast(.nth(4, weekday: 4, month: 11)), "thanksgiving, action de grâce"),
    (.feast(.easter(offset: -2, days: 1, eastern: false)), "vendredi saint"),
    (.feast(.easter(offset: -46, days: 1, eastern: false)), "mercredi des cendres"),
    (.feast(.easter(offset: -3, days: 1, eastern: false)), "jeudi saint"),
    (.feast(.easter(offset: -7, days: 1, eastern: false)), "dimanche des rameaux, rameaux"),
    (.feast(.easter(offset: 50, days: 1, eastern: false)), "lundi de pentecôte"),
    (.feast(.easter(offset: 39, days: 1, eastern: false)), "jeudi de l ascension"),
    (.feast(.easter(offset: 60, days: 1, eastern: false)), "fête dieu"),
    (.feast(.fixed(month: 11, day: 2, days: 1)), "jour des morts, fête des morts"),
    (.feast(.fixed(month: 2, day: 2, days: 1)), "chandeleur"),
    (.feast(.fixed(month: 12, day: 6, days: 1)), "saint nicolas, st nicolas"),
    (.feast(.fixed(month: 6, day: 24, days: 1)), "saint jean, st jean"),
    (
      .feast(.fixed(month: 3, day: 8, days: 1)),
      "journée de la femme, journée des femmes, journée des droits des femmes"
    ),
    (.feast(.fixed(month: 5, day: 8, days: 1)), "fête de la victoire"),
    (.feast(.nth(3, weekday: 7, month: 6)), "fête des pères"),
    (.feast(.fixed(month: 12, day: 31, days: 1)), "veille du jour de l an, veille du nouvel an"),
    (.feast(.fixed(month: 11, day: 1, days: 1)), "fête de la toussaint, jour de la toussaint"),
    (
      .calendar(.year, 1),
      "prochaines vacances, vacances prochaines, prochain congé, prochain voyage, prochains jours fériés"
    ),
  ]

  private static let frenchPeriods: [(Meaning, String)] = [
    (.unit(.second), "seconde~s, sec, secs, s"), (.unit(.minute), "minute~s, min, mins, mn, minut"),
    (.unit(.hour), "heure~s, h"), (.unit(.day), "jour~s, journée~s"), (.unit(.week), "semaine~s"),
    (.unit(.weekend), "week end~s, weekend~s, fin de semaine"),
    (.unit(.month), "mois"), (.unit(.quarter), "trimestre~s"), (.unit(.halfYear), "semestre~s"),
    (.unit(.year), "an~s, année~s"), (.unit(.decade), "décennie~s"),
    (.rolling(.week, 2), "quinzaine, quinze derniers jours, quinzaine de jours"),
    (.last, "dernier~s, dernière~s"), (.lastCalendar, "passé~f, précédent~f, écoulé~f"),
    (.lastRolling, "derniers, dernières"),
    (.beforeLast, "avant dernier, avant dernière, avantdernier, avantdernière, d avant"),
    (.this, "ce, cet, cette, ces, en cours, actuel, actuelle"),
    (.next, "prochain~f, prochaine, suivant~f, qui vient, à venir, d après, qui suit, qui suivent"),
    (.ago, "plus tôt, auparavant, avant"), (.agoBefore, "il y a, y a, voilà, ça fait, cela fait"),
    (.laterBefore, "dans, d ici"), (.later, "plus tard, après"),
    (.since, "depuis, à partir de, à partir du, à compter du, depuis le, depuis la"),
    (.sinceBehind, "jusqu à aujourd hui, jusqu à maintenant, à nos jours, jusqu à présent"),
    (.before, "avant, avant le, antérieur à, avant la"), (.after, "après, après le, postérieur à"),
    (.until, "jusqu à, jusqu au, jusque, jusqu en"), (.between, "entre, entre le"),
    (.during, "pendant, durant, sur, au cours de, au cours du"),
    (.from, "du, de, depuis, des, d, à partir du, en, dans, le, entre le"),
    (.to, "au, à, jusqu au, jusqu à, jusqu en"), (.untilBehind, "inclus, compris"),
    (
      .partOfDay,
      "matin, matins, soir, soirée, après midi, nuit, midi, minuit, matinée, au matin, au soir, dans la soirée, en soirée, dans la matinée, l après midi"
    ), (.beginning, "début, commencement"), (.middle, "mi, milieu, courant"),
    (.end, "fin, reste de, le reste de"),
    (.whole, "tout, toute, entier, entière"),
    (.yearWord, "année, an, l année, l an"), (.weekWord, "semaine numéro, semaine n"), (.clock, "heures, h"),
    (.clockBefore, "vers, à, de"),
    (.manyDays, "jours"),
    (.dayBeside(1), "le lendemain de, lendemain de, lendemain du, lendemain d"),
    (.dayBeside(-1), "la veille de, veille de, veille du, veille d"),
  ]

  private static let frenchTasks: [(Meaning, String)] = [
    (
      .make,
      "fais, faire, fait moi, fais moi, faites, faites moi, crée, créer, créez, crée moi, génère, générer, prépare, préparer, produis, réalise, réaliser, construis, fabrique, assemble moi, compose, donne moi, mets, transforme, tourne, sors, fais nous, concocte, bidouille, bricole, édite, éditer"
    ),
    (
      .montage,
      "monte, monter, monte moi, assemble, assembler, colle, coller, fusionne, combine, regroupe en, mixe, raccorde, montez, enchaîne"
    ),
    (
      .wish,
      "je veux, je voudrais, j aimerais, il me faut, j ai besoin, peux tu, pourrais tu, tu peux, pouvez vous, pourriez vous, on veut, nous voulons, veux, voudrais, tu pourrais, j ai besoin d, je souhaite, on voudrait"
    ),
    (
      .film,
      "film~s, montage~s, reel~s, diaporama~s, court métrage~s, bande annonce, clip musical, résumé, compilation~s, best of, filmette, métrage, petit film, slideshow, vlog~s, trailer, récap, récapitulatif, film souvenir, aftermovie"
    ), (.video, "vidéo, clip, video clip, vidéoclip"),
    (.videos, "vidéos, clips, enregistrements, vidéoclips"),
    (.photo, "photo~s, image~s, photographie~s, cliché~s, selfie~s, tof~s"),
    (.live, "live photo~s, photo~s live, photo~s animée~s, photo~s vivantes, photo vivante"),
    (
      .count,
      "combien, nombre de, le nombre de, compte, compter, compte moi, dénombre, comptez, combien y a t il"
    ),
    (
      .list,
      "montre, montre moi, montrer, liste, lister, affiche, afficher, voir, fais voir, montrez moi, montrez, fais moi voir, donne moi la liste, affiche moi, liste moi"
    ), (.what, "qu est ce que, que, qu, quoi, ce que"),
    (.which, "quels, quelles, quelle, quel, lesquelles, lesquels"),
    (.shoot, "filmé~f, tourné~f, enregistré~f, pris, prises, prise, photographié, filme, capturé, shooté"),
    (
      .search,
      "trouve, trouver, cherche, chercher, recherche, où est, où sont, retrouve, retrouver, trouve moi, cherche moi, trouvez, où"
    ),
    (
      .cut,
      "condense, resserre, raccourcis, raccourcir, rogne, rogner, réduis, réduire, écourte, tronque, raccourcissez, raccourci, ajuste, ramène, rétrécis, recadre"
    ),
    (.shear, "coupe, couper, découpe, coupez, taille, coupe moi"),
    (
      .gather,
      "mets, mettre, rassemble, rassembler, regroupe, regrouper, déplace, déplacer, copie, copier, range, ranger, place, réunis, réunir, classe, sauvegarde, enregistre, groupe, trie, dépose, mettez, stocke, collecte"
    ), (.container, "dossier~s, album~s, répertoire~s"),
    (
      .silence,
      "silence~s, pause~s, blancs, blanc, temps mort, temps morts, passages silencieux, parties silencieuses, moments silencieux, passages muets, moments de silence"
    ),
    (
      .remove,
      "enlève, enlever, supprime, supprimer, retire, retirer, coupe, couper, ôte, vire, élimine, efface, enlevez, supprimez, nettoie, dégage, débarrasse"
    ),
    (
      .other,
      "supprime, supprimer, efface, effacer, envoie, envoyer, publie, publier, partage, partager, renomme, poste, poster, télécharge, imprime, ouvre, joue, envoie le, mets en ligne, appelle, lis, lance"
    ),
    (.tell, "dis moi, dis, dites moi, indique, indique moi, dis nous, précise, je veux savoir, raconte moi"),
    (.something, "quelque chose, tout, tout ce que, ce que, tout ça, n importe quoi"),
  ]

  private static let frenchRest: [(Meaning, String)] = [
    (.half, "demi, demie, moitié, une demi, une demie"), (.quarter, "quart, un quart, quart d"),
    (.threeQuarters, "trois quarts"), (.andHalf, "et demi, et demie"), (.andQuarter, "et quart, et un quart"),
    (.length(30), "demi minute"), (.couple, "une paire de, deux trois, paire de, une couple de"),
    (.few, "quelques, plusieurs, peu de, certains"),
    (.ordinalEnding, "er, e, eme, nd, nde, ere, ieme"),
    (.lasting, "de long, de durée, durée, de longueur, qui dure, durant"),
    (.lengthBefore, "de, d, à, en, sur, maximum, environ, pendant, qui dure, durée"),
    (.offCut, "du début, de la fin, au début, à la fin, premières, dernières"),
    (.perShot, "par, chacun, chacune, par photo, par clip, toutes les, chaque"),
    (
      .longerThan,
      "de plus de, plus de, de moins de, moins de, plus longues que, plus longs que, plus courtes que, au moins, au plus, dépassant"
    ),
    (
      .beat,
      "en musique, avec de la musique, avec musique, au rythme, en rythme, sur de la musique, sur la musique, avec la musique, sur une musique, calé sur la musique, au tempo, sur un beat, synchronisé avec la musique, avec une musique, avec une bande son, sur cette chanson, sur une chanson, avec une chanson, au rythme de la musique, sur fond de musique, sur fond musical, avec un fond musical, en cadence, sur le beat, mis en musique, ajoute de la musique, et de la musique"
    ),
    (.music, "musique~s, rythme, bande son, mélodie, tempo, beat, zik"),
    (.song, "chanson~s, morceau, titre, piste, tube"),
    (.musicPreposition, "sur, avec, au rythme de, au son de, en, sur fond de, calé sur, sous"),
    (.thing, "festival, école, cours, salle, concert, fête"), (.shorter, "plus court, plus courte"),
    (.without, "sans, pas de, aucune, aucun, ni"),
    (.not, "ne, n, pas, jamais, surtout pas"),
    (
      .named,
      "intitulé, intitulée, appelé, appelée, nommé, qui s appelle, avec le titre, avec pour titre, sous le titre, titré, titrée, du nom de, ayant pour titre"
    ),
    (.together, "ensemble, bout à bout"),
    (.join, "assemble, assembler, colle, coller, fusionne, combine, raccorde"),
    (.numbered, "partie, épisode, chapitre, volume, version, numéro, n, iphone"),
    (
      .article,
      "du, le, la, les, l, mon, ma, mes, nos, notre, ses, son, sa, vos, tes, tous les, toutes les, tous, toutes, leurs"
    ), (.indefinite, "un, une, d un, d une, autre, des"),
    (
      .of,
      "de, du, des, d, en, à, au, aux, sur, pour, avec, dans, pendant, par, concernant, lors de, lors du, depuis, l, le, la"
    ),
    (.about, "sur, à propos de, au sujet de"),
    (
      .madeFrom,
      "avec, à partir de, de, des, à partir des, du, d, à partir du, à base de, depuis, en utilisant"
    ),
    (.and, "et, puis, ensuite, aussi, ainsi que, et aussi, plus, également, et puis, et ensuite"),
    (.or, "ou"), (.except, "sauf, excepté, hormis, mais pas, à part, à l exception de"),
    (
      .total,
      "en tout, au total, en tout et pour tout, au global, dans toute la bibliothèque, dans ma bibliothèque, total, toutes périodes"
    ), (.them, "eux, elles, ça, les, en, celles ci, ceux ci, il y en a"),
    (.i, "je, j, nous, on, j ai, nous avons, ai je, avons nous, tu, il, elle, ont"),
    (.into, "dans, en, dans un, dans une"),
    (.named, "appelle le film, appelle la vidéo, appelle le, nomme le film, donne lui le titre"),
    (.except, "au lieu de, plutôt que"),
    (.roughly, "environ, à peu près, presque, près de"),
    (.shortUnit(.day), "j"),
    (.shortUnit(.week), "sem"),
    (.shortUnit(.month), "m"),
    (.shortUnit(.year), "a"),
    (.agoBefore, "il ya"),
    (.end, "reste, le reste"),
    (.list, "y a t il, est ce qu il y a"),
    (.contrast, "mais, mais plutôt, plutôt"),
    (.other, "annule, arrête, exporte, ouvre"),
    (.unwanted, "non merci, pas besoin, laisse tomber, plutôt pas, oublie ça"),
    (
      .asked,
      "combien de temps dure, quelle est la durée, pourquoi as tu, pourquoi est ce, pourquoi tu, quand sera, quand est ce, est ce que le film, est ce que mon film, est ce que la vidéo, as tu fait, as tu fini, tu as fait, tu as fini, où en est, le film est il"
    ),
    (.told, "j ai fait, tu as fait, on a fait, nous avons fait, j ai créé, j ai monté"),
    (.ready, "prêt, prête, terminé, terminée, fini, finie"),
    (.shots, "plans, plan, prises, scènes, coupes"),
    (.fade, "fondu, fondus, transition, transitions"),
    (.deadline, "d ici, en moins de, dans les"),
    (.pace(.calm), "calme, lent, lente, posé, posée, tranquille, doux, douce"),
    (.pace(.fast), "rapide, dynamique, énergique, vif, vive, rythmé, rythmée, nerveux"),
    (.tempo(.calm), "au rythme lent, avec des plans longs, avec de longs plans"),
    (.tempo(.fast), "au rythme rapide, avec des coupes rapides, avec des plans courts"),
    (.musicPart(.best), "refrain, meilleure partie, meilleur passage"),
    (.musicPart(.start), "début, intro, introduction"),
    (.hold, "attends, attendez, deux, juste, donne moi, un moment, attend"),
    (
      .plain,
      "bonjour, salut, merci, s il te plaît, s il vous plaît, stp, svp, est, sont, était, avait, a, ai, as, que, qui, quand, comment, pourquoi, où, très, plus, mieux, meilleur, meilleurs, meilleures, beau, belle, petit, petite, court, courte, long, longue, me, moi, te, toi, se, si, ma, mon, ami, amis, amie, chien, chat, enfants, mer, plage, soleil, vacances, anniversaire, mariage, montagne, famille, maman, papa, sais, peux, ici, là, bien, oui, non, rien, avec, rivière, concert, fête, voyage, dîner, marche, marché, marse, samedis, jeux, juive, marie, hivers, river, avocat, marin, marins, cette, celui, dure, environ, maximum, exactement, ensemble, chouette, joli, jolie, sympa, saute, où, cette fois"
    ),
    (.format(.portrait), "verticalement, à la verticale, en vertical, en mode portrait"),
    (.format(.landscape), "horizontalement, à l horizontale, en horizontal, en mode paysage"),
    (.shape(.portrait), "vertical~f"),
    (.shape(.landscape), "horizontal~f, paysage"),
    (.shape(.square), "carré~f"),
    (
      .format(.portrait),
      "pour tiktok, pour instagram, pour insta, pour stories, pour instagram stories, pour reels, pour instagram reels, pour shorts, pour youtube shorts, pour snapchat, sur tiktok, sur instagram, sur insta, sur stories, sur instagram stories, sur reels, sur instagram reels, sur shorts, sur youtube shorts, sur snapchat, pour une story, pour ma story, pour les stories, en portrait"
    ),
    (.format(.landscape), "pour youtube, pour yt, sur youtube, sur yt, pour la télé, en paysage"),
    (.picture, "format, cadre, orientation"),
    (
      .titleCard, "avec un carton d ouverture, avec un générique"
    ), (.transitions, "transitions, fondus, fondus enchaînés, avec des fondus"),
    (
      .undone,
      "au ralenti, ralenti, noir et blanc, sous titres, sans son, sans le son, sans audio, muet, muette, film muet"
    ),
    (
      .titleBefore,
      "au rythme de, au son de, en rythme avec, calé sur, sur le rythme de, synchronisé avec, sur fond de, en cadence avec, au tempo de"
    ),
    (.perSecond, "images par seconde, images seconde, ips, images à la seconde"),
    (
      .framing(.fill),
      "sans bandes noires, sans barres noires, sans bande noire, plein cadre, plein écran, en plein écran, remplis le cadre, qui remplit l écran"
    ),
    (.framing(.whole), "sans recadrage, sans recadrer, sans rogner, non recadré"),
    (
      .oneBefore,
      "celle d avant, celui d avant, celle précédente, la précédente, le précédent"
    ),
    (.numbered, "vol"),
    (.tell, "savoir, me dire, dire"), (.told, "j ai vu, on a vu, nous avons vu, j ai regardé, on a regardé"),
    (.other, "convertis"),
    (.few, "beaucoup de, de nombreuses, de nombreux"),
  ]
}
