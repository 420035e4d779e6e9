extension Language {
  /// The commonest words of French beside those of its table.
  static let frenchEveryday = """
    abord accord acheter action affaire affaires afin age agit ah aide aider ailleurs aime air ait alarme
    allemand aller allez allume alors amour ancien anglais annees ans argent armee arrive art assez
    attention aura aurais aurait autant auteur autour autres avaient avais avez avis avoir ayant bas
    batterie beaucoup berceuse billet blague blagues bleu bois bon bonne bonsoir cadre calcule calendrier
    campagne canada capitale car cas casse cause celle centre cependant certaines chambre champignons
    chance changer chante chaud chauffage chef cher cheri cherie chez choix choses ciel club coeur commande
    commander comme commence comprendre conditions confiance connais conseil contre convertis corps cote
    couleur coup cour courses croire crois cuire cuisine cuisiner culture date degres deja demande demander
    dentiste derriere desole dessus deteste devant developpement devient devinette devoirs devrait dieu
    difficile dire direction dit doit doivent dollars donc donnees donner dont doute droit droite droits
    eau ecran ecris ecrit effet emploi encore enfant enfin ennuie entreprise entreprises envie epoque
    equipe espere esprit etaient etais etant etat etats etc eteindre eteins etes etre etude etudes eu
    europe exemple existe face facile facon facture faim faisait fatigue femme femmes fenetre feu fille
    fils font force formation forme fort francais francaise france francois frere froid fut gagne garde
    gars gauche general genre gens gouvernement grace grand grande grandes grands gros guerre habitants
    haut hein histoire homme hommes hors hotel idee ii ils important imprimante installe interet interieur
    internet jean jeune jeunes jouer justice kilometres laisse laisser lait lampe langue laquelle lequel
    leur libre lien lieu lire livre loi loin lorsque lui lumiere main maison mal malgre maniere manque
    match mec medecin meilleure membres meme memes merde mere mesure meteo millions ministre minutes
    minuteur mise mode monde mot mots mouvement moyen national niveau noir nom nombreux nord notamment
    nouveau nouveaux nouvelle nouvelles objet occasion oeufs offre oh ordre origine ouais pain parce
    parents parfois paris parle parler parmi parti particulier partout passer payer pays peine pense penser
    penses perdu pere periode permet personne personnes petits peur peut peuvent photos pierre pire pizza
    plaisir plan plein pleut pluie plupart plutot poeme point points police politique politiques population
    porte possible pourrait pourtant pouvoir prefere premiers prend prendre pres presente president presque
    prix probleme problemes production produit produits programme projet propre pu public publique qualite
    quebec question questions raison rappel rappelle rapport recette redemarre regarde region rencontre
    rendez rendre reponds reponse reseau reserve reserver reste rester resultats retour reunion reveil
    reveille revoir risque robot roi role rouge route routeur rue saison sait sante scene securite selon
    semaines semble sens sera serait serie seront service services seul seule seulement siecle signifie
    simple sinon site situation societe soif soit sommes sortie sortir source souvent sud suis suite super
    systeme ta tant taxi tel tellement temperature terme terre tete ton toujours tour traduction traduire
    traduis trafic train travaux trop truc type unis va vais valeur vas vie viens vieux ville vite vivre
    voici vois voit voiture voix vol vont votre vrai vraiment vu vue yeux
    """

  /// Ordinary words of French that are no slip of a word of the tables.
  static let frenchLookalikes = """
    accorde acompte acres actuelles actuels affichee affiches ages aille ainee aire aires ajout ajouta
    ajoutee ajouter ajoutes ajoutez ajouts ajuster alba alle allen alles allo alter amant amene ange anna
    anne annexe annexes annie anterieure anterieurs antre apelle apnee appel appela appelees appeler
    appeles appelez appeller appelles appels apple apre aprem april aptes asse assemblee assembles astre
    attende attendiez attendu attendus aucunes aucuns audio august aupres autun avent aversion avions ayons
    back background bade balle banc bancs band bander bandes base basse basses beats belles bernier best
    beta bille bites black blanco blogs boisson bonde bonte brise brises burn buste caille caire cale call
    calle canon capturer captures cassee cassees casses causes celles celte celtes century certain certaine
    certe cest chapitres chasse cheque cherchera cherches chercheur cherchez chiche chips choque christmas
    cites claque class classee classer classes clause clean clichy clics clins cloche cloches coeurs cogne
    cogner coins cola cole coll collecter collectes collee colles collet collier columbus combinee combiner
    combines comete coming comite commencerent compas compile complete composee composer composes compost
    compote comprime comprise comprit compta comptera comptes compteur computer comte concept concernait
    concernent concerto concerts concret conne construit construits conte contrer convertir cook cooper
    cope copies copine corte coude coulant coule coulee coulees couler coupant coupee coupes couple coups
    courait courante courants courent courez course courts couru cout coute couter couts couvrant couvre
    craque crasse crea creed creee creek creera crees crever crie crier crise crises crop dalle dame dance
    danger dates dawn days dead debarrasser debat debit debout debute debuts decoule decoupee decouper
    dedain dedie deduire defie degagee degager dell deniers denomme dents depassait depassent deplacee
    deplaces deposee deposer deposes deposez design desquelles desquels dette devie dires dises dite dits
    diverse dois donna donnee donnes donnez doree dort dotes douce doue douee doutes down drop duels duncan
    dune dunn dupuis dura durait durand durees durent durer dures durete ecoles ecolo ecouler ecoute
    ecoutee ecoutes ecroule edit editee edites editeur edith edito effacee effaces elance eleve elever
    elfes eliminee eliminer elimines elite ellen ellis elodie elues email emettre enchainer encontre encre
    enlevee enleves enregistrement enregistrer ensembles ensuit entieres entiers entra entree entrer entres
    entrez envier environs envoi envoies envois envole envoler envoye envoyee envoyes envoyez episodes
    estival etalement etire etirer eure eveille event events evite eviter export fabre fabriquee fabriquer
    fabriques faille fair faite faits fall fasse fasses faure fautes favre featuring fest festivals fiesta
    file files filles fillette filmer final finale finales fine fines fins fire firme firmes five flanc
    flancs fleurs foire folle fonte format foster four fours foute frange friday frise frites fuites full
    fusionner galaxy gendre genee gener generale generee generes genese geneve gere gites glace gomme good
    gopro goute grange grise grises grogne group groupes half hall halle hara hetre heurte heurts hold home
    honte hour huitiemes hunt ille imprimee imprimer imprimes incluse inclusive inclut inde indiquee
    indiquer indiques ivre janeiro javier jedi jette joins joues julio june junte jusqu justes karen kill
    kirk labour laden lanca lancee lancer lances lancez lande lane lang lasse last latin latins legalement
    lente lents lester lettre leva level liga lille lise lisee lisse lisser list listes litre live look
    loupe louper louvre lunch lunes mach mache mage mages mail maille mains maire mais malin malins malle
    mange manger marais marceau march marco mari maris marois mart marta marteau martiale martien martin
    martine martineau martini martins massages masse masses massimo mayo media mediter melodies memorial
    mentez meta metrages metre mette mettra meure meurs middle midnight mile milieux mill miller milles
    millet mills mister mlle moin moine moines moisson molle moment monceau monet mons monster monstre mont
    monta montagnes montee montes monteur montra montree montrera montres monts monture monty morceaux
    moreau morning morte mother motte mourant move movie museum music natal natale nette nettoye next night
    nine noire nombres nomma nommee nommer nommes norme note notee noter notres numeros oeuvre ombre omis
    once onde open orange organise otto oublie oublier ours outre ouvres ouvrez pack paie paige paille
    paint pair paire paires pairs palace palm paquet paquets pare parie parite part partagee partages
    partagez partiel partiels parties partir partis partit parts paru pass passa passage passager passagers
    passez passy patin patins patrie paule paume paysages peace pelles pensant perdant peste peurs phone
    photographe photographes photographier pics picture pictures piece piete pile pille pinte piques pise
    pisse pistes pitre pixel placee placer places placez plaie plaire plane plaques plate play please
    pleurs poche poete poire poison poissons pomme ponte porta portage porter pose posee poser post postale
    postee posterieure posterieurs posters postes posts pote potter poupe pourrai pourras pourrez pourrie
    pourries pourris pouviez precedant precis precisee preciser precises preparee prepares preparez present
    presidents presume price pride prie pries prime primes print prisee prisme prive prives procedent
    procure produise prose proto prouve prouver ptit publia publiee publiera publies puise pull puree quais
    quant quarts quartz quelqu quelque quest quinte raccord racontee raconter racontes racontez rage rager
    rajoute ramenee ramener ramenes ramenez rance rang rangee rangers ranges rangs rappele rappelee
    rassemblee rassembles rassemblez realisa realisee realisera realises realisez realisme realiste realite
    recent recente recherchee rechercher recherches recherchez record recup redire redis reduit reduite
    reduits reelle reelu regne regner regroupes relire rendant renommee renommes rente rentre renvoie
    renvoyer repare reparer repertorie repertories replacer report repose requis ressemble ressembler
    resserrer resumee resumer resumes retine retira retiree retires retirez retrouva retrouvee retrouvera
    retrouves retrouvez reuni reunie reunies reunira reunit reyes rica rise rites roger rogue rois roll
    roller rond ronge room round routes rouvre ruelle ruelles running rythmes sable sage sain saine sains
    saint sainte saints sale salee salim sall salles sally salue salve sant santo satin sauvegarder savant
    save savons scelles schneider school search seduire seine selle selles sentier separe sete seven shoot
    shooter shooting shop short shot show silent sites skip snap soins soirees solo sombre somme song sonne
    sort soupe souper soute spin spring stand stands start stick stock stocker stockes stocks stop store
    stores stream string strip stuff subir suivait suivent summer sunday sunset supprimee supprimes surcout
    tags taillee tailler tailles taire tanger tarde tasse tasses teaser telecharger telechargez tell telles
    temp tempe temps tendant tente these tien tigre tira tire tite title titres today tolle tome tonight
    tonne totale toure tourna tourner tournez tours touts track trainer traiter transformee transformer
    transformes trash trent troie troupe trous trouva trouvee trouvera trouves tues tune turn tweet uber
    ultime unir unit vaille valentine veillee veiller veillez vendant venere ventre vents versions veterans
    veuille vide vider vides vieille vielle vingts vint viola vitre voile volumes voudrai voudrait voudras
    voute voutes vrille wait weed week winter yonne ypres zaire
    """
}
