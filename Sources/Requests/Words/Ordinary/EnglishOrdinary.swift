extension Language {
  /// The commonest words of English beside those of its table.
  static let englishEveryday = """
    able above according account across act action actually again against age alarm alive almost along
    already although always america american among answer anyone appointment area art ask asked available
    baby bad bake based battery beautiful because become behind being believe better big bill bitcoin board
    body book bored born bot both boy bread break british broken building business buy bye calculate came
    capital car care case cause center chance change charge check child children city close club cold
    college color colour come comes common community companies company control cost country county course
    court cup darling data deal death define degrees dentist department development died different divided
    doctor doing dollars done door dr due easy education eggs either else energy enough equals especially
    euros even everyone example experience eyes face fact favorite favourite feel field fight final finally
    fine fire fix flight food force form former found free french friends front fuck fucking fun further
    future game games gave general german gets getting girl girls given god goes going gold gone gonna
    goodbye goodnight government grammar groceries guess guys hand happen happened happy hard hate having
    head health hear heard heart heating heavy held help high higher himself history hit homework hope hot
    hotel house however human hungry idea important include industry information inside install instead
    interest international invoice invoices issue issues italian job john joke jokes keyboard killed
    kilometers kilometres kind knew known lamp land large law lead learn leave left life light lights
    likely line little living local london lonely looks lost louder low lullaby made main major makes man
    market matter maybe mean means media meet meeting member members men miles military milk million mind
    miss money mr mute myself name national near needed needs news north office often oh online order
    others outside parents password pay people perfect period person personal phone pizza plan played
    player players playing poem point points police policy political pope population position possible
    power president pretty price printer probably problem problems process program project public queen
    question quieter quite raining rather re read ready real really reason reboot recipe red remember
    remind reminder research reserve rest restart result results return riddle rights road robot router run
    said saw saying says score screen security seems seen self sense series service services sex shit
    shopping shows shut side similar sing site small social society sometimes soon sorry south spanish
    special spell star started state states stay stock stop story street strong students study such sum
    sunny support sure sweetheart system takes taking talk talking tall taxi team temperature term test
    thank things think thinking thirsty though thought ticket timer times tired town traffic train training
    true try trying tv type understand united university update used view wake wanted wants war warm watch
    water way weather weeks went west whether white whom wife wifi win window within woman women won word
    work working works world write wrong yeah yes yet york young yourself
    """

  /// Ordinary words of English that are no slip of a word of the tables.
  static let englishLookalikes = """
    abort abound ache actual advent aint alba alder allen ally alter alum amounts anna anne anon anterior
    arch armistice arts ascension assembled assembly attend attends audi audit augusta augustus aversion
    avery backgrounds backups baking balls banda bangs banks bans baring base bats beads beams beans bears
    beast beasts beaten beets begin beginnings belts bend bender bends beta bets betts binds bing bitch
    black blacks blanc bland blank blasting blasts bled bleed blends blind bling block blogs blond boats
    boeing bonds booing booking booms boring bother bothers bound bout bowing brands brig bright brine
    bring brings brink builds built bunch bundled bundles calendars cali caller calls calmed cannon canoe
    canons canton canyon captures carly carts cass caste caster casting casts catching cater causes cent
    cents chapters charter chatter chips chops chose christi circa clams clan clans clash clashes clasp
    classed classy claus clauses claws cleans clears cliche click clicks clock coding cola colder cole
    collects combined combines combing comin commencement compete compiled compiler completed completes
    composed composer compost condensed cont conte content contents context contexts convent converts
    cooking coping counts coupe coupled couples covert crack cracks crafts crafty crane cranky crash crate
    crease created creates cree crete croft cunning cunt curing currents dame daring darts dearly debut
    decent decide decides decode deduce deleted dell demi deport designs destroys dime diner dinners
    director directors displays diverse domingo dossier downloads draft drank dumber duncan dundee dune
    dunes dunn dunne durant dutch earl earle ears ease easier eastern eater eats eels elder eliminated
    eliminates emails emerge emery emil ensemble entice episodes eras erased estate ester ether excerpt
    expert exports faint faking falls famed farther farts fasting father fathers fatter fears feather
    feathers feats feels fence fender fest fever fiddle fiesta fifths fights filed files filing filled
    filling fills filth finale fines fins firms firth fist fitch flickr flips flock flocks fodder folded
    foot footy foray formal formats fort forte forth forts fours frank frick fright gasp gathers gears
    geeks gender genera generated generates glass glasses glide gmail gould graft ground groups guild
    gundam gunman gunmen gunn gunna gunning hails halle hallowed hands hara hare haste hatching hater hears
    heats heel heels height heir hells hills hitch holder holders hole homing hooking hoot hops hose hound
    hunch hundreds inclusive inner inter inward iphones itch itunes janeiro joni julio juno junta kareem
    karen kirk knack knight knights knocks kraft labor labour lace lack laden lager lance lands lang laser
    lashing lass latent latex latter launch layer lean lear lease lend lender lengths lengthy lesion
    lesions lessen lest levels lever lick licks lied liga lighten linger linus lips lister listing lists
    liter live locale located locking logs loner longed longs lookin looming looms looping loosing looting
    lumber luna lynch mage makin mali malls marc marching marco mardi marge margin mari marin marking
    marlin mars mart marta martian martin martina martini martins martyn marvin masking match mater mather
    mating mayo mclean meats memorials menus merch mere merged merger merle meta mets midi midway might
    mighty mince minds mines mints mitch moaning moment moments monies mont montague monte monty mornin
    morty moth mother mothers moths mould mound mount mourning mover moves movin munch naked names naps
    natal nearly nell newer niece nifty nigh noel none null numbers nunes older organised organiser
    organism organized organizer organizes otter otto ours overalls pace pack paint palace pants paris
    parks parse parties passages passes pasta pasted pastel pats paused peace pears pence photography
    photon photons pictured pieces pierce pint pitch pixels placed places plane plate pleas pleased pleases
    ports poster posterior pots pound pours prank precedent precious precise premier premiere premieres
    premiers prepared prepares presents prevent prime primer prints priory proceeding procure produced
    producer produces product proto pryor punch quart quartet quest quilt quit rack racks raft rally rana
    range ranger rank rapture rash reader realise reap rebels recorder records reduced reduces reeds reefs
    rees regent remote removed remover removes renamed renders repent repertoire reports repost reproduce
    resent residents resign resort resume retire revel reyes rhythms rica right ring rode romo roofs roots
    rotated rotates rouge round rounds rouse rout routed routes ruining runnin sage saint saints salim
    saline salle sally sand sands santo sash sayin scare scarring scenes scent schneider scores scream
    sears seasons seats seduce seeks seize semen sender seneca serge sevens sever severn shade shake shale
    shame shane shape shard shared shares shark sharp sharpe shaved ships shire shirt shoes shook shooter
    shootings shoots shore shores shorts shorty shots shout shouting shove shrine shrinks shrunk sick sight
    sights silenced sill sine sings sinner sinus skill skills slack slade slaps slash slater slave slice
    slick slid slider slides slime slips smart smash smelt snare snitch snort snuff soaps solder solo
    somethin somethings sons soot sore sores soundtracks spare sparing sparring spice spill spills spore
    spores sport sprang springs sprung spying stack staff stall stalls stan starch stare stares staring
    stark starling starr stars startling starts starving stat stating stave steam steven sticks sticky
    stiff stiles sting stink stint stirring stoke stokes stole stone stones stops stored storey stories
    storing storm storms stove stoves strand strands strap streak streams strings stripe strips strung
    stuart stuck stuffs stuffy subset successive suing summed summers sumner sunsets sven swaps sweet
    switch swore sylvester tack tags taint taker takin tamed tart tarts taser taste tasting teaches tears
    tease teased teeth telly tender tent tents thee theirs theme thence ther theres theses theyre thier
    thirds thorough thousands thrash threes threw throughput thrown throws thugs thus tick tight tighter
    tights tiled tilted tire title titles token tome tonal tones toon tore totals tote tours trace traces
    tract tracts tracy trailed trainer trainers translated translates trashy tree trick tricks trish trough
    truck trucks truncated tube tubes tuff tully tuned tunis turing turkeys tweed tweets uber unload
    untitled uploads valentina valentine valentino veer vent vents verge versions veteran vimeo vince
    volumes waking walled walls wally warts waste wasting watching wave wears weaver weight whale whence
    while whistle whore whose wight winger winters witch wobble woulda wound wright yearly yours
    """
}
