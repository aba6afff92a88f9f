# Spillets egne ord, efter ordene i motoren.

## Fraktioner

faction-marquise = Marquise
    .the = Marquisen
    .of = fra Marquisen
    .to = til Marquisen
    .number = one
faction-eyrie = Eyrie
    .the = Eyrie
    .of = fra Eyrie
    .to = til Eyrie
    .number = one
faction-alliance = Alliancen
    .the = Alliancen
    .of = fra Alliancen
    .to = til Alliancen
    .number = one
faction-vagabond = Vagabonden
    .the = Vagabonden
    .of = fra Vagabonden
    .to = til Vagabonden
    .number = one
faction-vagabond2 = Vagabond 2
    .the = den anden Vagabond
    .of = fra den anden Vagabond
    .to = til den anden Vagabond
    .number = one
faction-lizards = Øglerne
    .the = Øglerne
    .of = fra Øglerne
    .to = til Øglerne
    .number = other
faction-riverfolk = Flodfolket
    .the = Flodfolket
    .of = fra Flodfolket
    .to = til Flodfolket
    .number = one
faction-duchy = Hertugdømmet
    .the = Hertugdømmet
    .of = fra Hertugdømmet
    .to = til Hertugdømmet
    .number = one
faction-corvids = Ravnene
    .the = Ravnene
    .of = fra Ravnene
    .to = til Ravnene
    .number = other
faction-hundreds = Hundrederne
    .the = Hundrederne
    .of = fra Hundrederne
    .to = til Hundrederne
    .number = other
faction-keepers = Vogterne
    .the = Vogterne
    .of = fra Vogterne
    .to = til Vogterne
    .number = other

# Hvad deres bot hedder.
bot-marquise = Mekanisk Marquise
bot-eyrie = Elektrisk Eyrie
bot-alliance = Automatisk Alliance
bot-vagabond = Vagabot
bot-vagabond2 = Anden Vagabot
bot-lizards = Logiske Øgler
bot-riverfolk = Flodfolkets Robotter
bot-duchy = Borende Hertugdømme
bot-corvids = Tandhjulsravne
bot-hundreds = Hundrederne
bot-keepers = Vogterne

## Farver, bogstavet for hver, og et kort, hvor kun farven er kendt

suit-fox = ræv
    .letter = R
    .name = Ræv
suit-mouse = mus
    .letter = M
    .name = Mus
suit-rabbit = kanin
    .letter = K
    .name = Kanin
suit-bird = fugl
    .letter = F
    .name = Fugl
card-of-fox = et rævekort
card-of-mouse = et musekort
card-of-rabbit = et kaninkort
card-of-bird = et fuglekort
card-named = { $name } ({ $suit })

## Kort, bunker, tjenester

map-autumn = Efterår
map-winter = Vinter
map-lake = Sø
map-mountain = Bjerg
map-marsh = Mose
map-gorge = Kløft
deck-base = Grundbunken
deck-exiles = Exiles and Partisans
services-basic = Enkle
services-advanced = Avancerede
services-none = Ingen

## Sværhedsgrad

difficulty-easy = Let
difficulty-default = Normal
difficulty-challenging = Svær
difficulty-nightmare = Mareridt

## Steder

place-clearing =
    .in = i { $clearing }
    .to = til { $clearing }
    .from = fra { $clearing }
place-forest = skoven mellem { $around }
    .in = i skoven mellem { $around }
    .to = til skoven mellem { $around }
    .from = fra skoven mellem { $around }
place-burrow = Hulen
    .in = i Hulen
    .to = til Hulen
    .from = fra Hulen

## Brikker: navnet på én, og så mange af dem

piece-warrior = kriger
    .count = { $count ->
        [one] { $count } kriger
       *[other] { $count } krigere
    }
piece-warlord = krigsherre
    .count = { $count ->
        [one] { $count } krigsherre
       *[other] { $count } krigsherrer
    }
piece-pawn = figur
    .count = { $count ->
        [one] { $count } figur
       *[other] { $count } figurer
    }
piece-keep = borg
    .count = { $count ->
        [one] { $count } borg
       *[other] { $count } borge
    }
piece-wood = træ
    .count = { $count ->
        [one] { $count } træ
       *[other] { $count } træ
    }
piece-sympathy = sympati
    .count = { $count ->
        [one] { $count } sympatibrik
       *[other] { $count } sympatibrikker
    }
piece-post = handelspost
    .count = { $count ->
        [one] { $count } handelspost
       *[other] { $count } handelsposter
    }
piece-tunnel = tunnel
    .count = { $count ->
        [one] { $count } tunnel
       *[other] { $count } tunneler
    }
piece-mob = pøbel
    .count = { $count ->
        [one] { $count } pøbel
       *[other] { $count } pøbler
    }
piece-relic = relikvie
    .count = { $count ->
        [one] { $count } relikvie
       *[other] { $count } relikvier
    }
piece-sawmill = savværk
    .count = { $count ->
        [one] { $count } savværk
       *[other] { $count } savværker
    }
piece-workshop = værksted
    .count = { $count ->
        [one] { $count } værksted
       *[other] { $count } værksteder
    }
piece-recruiter = hverver
    .count = { $count ->
        [one] { $count } hverver
       *[other] { $count } hververe
    }
piece-roost = rede
    .count = { $count ->
        [one] { $count } rede
       *[other] { $count } reder
    }
piece-base = base
    .count = { $count ->
        [one] { $count } base
       *[other] { $count } baser
    }
piece-garden = have
    .count = { $count ->
        [one] { $count } have
       *[other] { $count } haver
    }
piece-citadel = citadel
    .count = { $count ->
        [one] { $count } citadel
       *[other] { $count } citadeller
    }
piece-market = marked
    .count = { $count ->
        [one] { $count } marked
       *[other] { $count } markeder
    }
piece-stronghold = fæstning
    .count = { $count ->
        [one] { $count } fæstning
       *[other] { $count } fæstninger
    }
piece-waystation = rastested
    .count = { $count ->
        [one] { $count } rastested
       *[other] { $count } rastesteder
    }
piece-bomb-up = bombe, vendt op
    .count = { $count ->
        [one] { $count } bombe, vendt op
       *[other] { $count } bomber, vendt op
    }
piece-bomb-down = skjult komplot
    .count = { $count ->
        [one] 1 skjult komplot
       *[other] { $count } skjulte komplotter
    }
piece-snare-up = snare, vendt op
    .count = { $count ->
        [one] { $count } snare, vendt op
       *[other] { $count } snarer, vendt op
    }
piece-snare-down = skjult komplot
    .count = { $count ->
        [one] 1 skjult komplot
       *[other] { $count } skjulte komplotter
    }
piece-extortion-up = afpresning, vendt op
    .count = { $count ->
        [one] { $count } afpresning, vendt op
       *[other] { $count } afpresninger, vendt op
    }
piece-extortion-down = skjult komplot
    .count = { $count ->
        [one] 1 skjult komplot
       *[other] { $count } skjulte komplotter
    }
piece-raid-up = razzia, vendt op
    .count = { $count ->
        [one] { $count } razzia, vendt op
       *[other] { $count } razziaer, vendt op
    }
piece-raid-down = skjult komplot
    .count = { $count ->
        [one] 1 skjult komplot
       *[other] { $count } skjulte komplotter
    }
plot-bomb = bombe
plot-snare = snare
plot-extortion = afpresning
plot-raid = razzia

## Ministre og figurer

minister-captain = Kaptajn
minister-marshal = Marskal
minister-foremole = Formand
minister-brigadier = Brigadegeneral
minister-banker = Bankier
minister-mayor = Borgmester
minister-earl-of-stone = Jarl af Sten
minister-baron-of-dirt = Baron af Jord
minister-duchess-of-mud = Hertuginde af Mudder
character-thief = Tyv
character-tinker = Kedelflikker
character-ranger = Skovløber
character-vagrant = Landstryger
character-scoundrel = Slyngel
character-arbiter = Voldgiftsmand

## Genstande

item-boot = støvler
item-bag = taske
item-crossbow = armbrøst
item-hammer = hammer
item-sword = sværd
item-tea = te
item-coins = mønter
item-torch = fakkel

## Kortenes trykte navne: kortene er på engelsk

card-ambush = Ambush
card-dominance = Dominance
card-birdy-bindle = Birdy Bindle
card-woodland-runners = Woodland Runners
card-arms-trader = Arms Trader
card-crossbow = Crossbow
card-gently-used-knapsack = Gently Used Knapsack
card-root-tea = Root Tea
card-travel-gear = Travel Gear
card-protection-racket = Protection Racket
card-foxfolk-steel = Foxfolk Steel
card-anvil = Anvil
card-smugglers-trail = Smuggler’s Trail
card-a-visit-to-friends = A Visit to Friends
card-bake-sale = Bake Sale
card-mouse-in-a-sack = Mouse-in-a-Sack
card-investments = Investments
card-sword = Sword
card-armorers = Armorers
card-sappers = Sappers
card-brutal-tactics = Brutal Tactics
card-royal-claim = Royal Claim
card-stand-and-deliver = Stand and Deliver
card-tax-collector = Tax Collector
card-command-warren = Command Warren
card-better-burrow-bank = Better Burrow Bank
card-cobbler = Cobbler
card-scouting-party = Scouting Party
card-codebreakers = Codebreakers
card-favor-of-the-foxes = Favor of the Foxes
card-favor-of-the-rabbits = Favor of the Rabbits
card-favor-of-the-mice = Favor of the Mice
card-saboteurs = Saboteurs
card-soup-kitchens = Soup Kitchens
card-boat-builders = Boat Builders
card-corvid-planners = Corvid Planners
card-eyrie-emigre = Eyrie Emigre
card-fox-partisans = Fox Partisans
card-propaganda-bureau = Propaganda Bureau
card-false-orders = False Orders
card-informants = Informants
card-rabbit-partisans = Rabbit Partisans
card-tunnels = Tunnels
card-charm-offensive = Charm Offensive
card-swap-meet = Swap Meet
card-coffin-makers = Coffin Makers
card-mouse-partisans = Mouse Partisans
card-league-of-adventurous-mice = League of Adventurous Mice
card-murine-broker = Murine Broker
card-master-engravers = Master Engravers

## Faser og trin

phase-setup = Opstilling
phase-birdsong = Fuglesang
phase-daylight = Dagslys
phase-evening = Aften
phase-human = Tur

step-pieces = Brikker
step-order = Ordre
step-craft = Fremstilling
step-decree = Dekret
step-new-roost = Ny rede
step-battle = Kamp
step-recruit = Hvervning
step-build = Byggeri
step-move = Flytning
step-blitz = Lynangreb
step-expand = Udvidelse
step-relentless = Ubarmhjertig
step-swoop = Styrtdyk
step-turmoil = Uro
step-score = Point
step-discard = Kassering
step-nightmare = Mareridt
step-reaction = Reaktion
step-summary = Opsummering
step-action = Handling
step-revolt = Oprør
step-public-pity = Folkelig medynk
step-spread = Spredning
step-surprise-revolt = Overraskende oprør
step-organize = Organisering
step-wildfire = Løbeild
step-slip = Smutning
step-explore = Udforskning
step-quest = Opgave
step-aid = Hjælp
step-repair = Reparation
step-special = Særlig handling
step-refresh = Opfriskning
step-set-order = Ordrens valg
step-conspiracies = Sammensværgelser
step-rituals = Ritualer
step-lost-souls = Fortabte sjæle
step-stock = Lager
step-garrison = Garnison
step-racketeering = Pengeafpresning
step-dig = Gravning
step-ministers = Ministre
step-rally = Samling
step-sway = Overtalelse
step-flip = Komplotter vendes
step-plot = Komplot
step-plot-thickens = Komplottet fortættes
step-marshal = Marskal
step-brigadier = Brigadegeneral
step-banker = Bankier
step-mayor = Borgmester
step-earl-of-stone = Jarl af Sten
step-baron-of-dirt = Baron af Jord
step-duchess-of-mud = Hertuginde af Mudder
step-services = Tjenester
step-pass = Passet

## Hvad rækkerne tæller, som kolonnens hoved

measure-own-warriors = egne krigere
measure-own-pieces = egne brikker
measure-own-roost = egen rede
measure-enemy-pieces = fjendens brikker
measure-enemy-warriors = fjendens krigere
measure-enemy-buildings = fjendens bygninger
measure-enemy-buildings-and-tokens = fjendens bygninger, mærker
measure-defenseless-buildings = forsvarsløse bygninger
measure-all-warriors = alle krigere
measure-open-slots = frie byggepladser
measure-has-open-slot = fri byggeplads
measure-pieces = brikker
measure-buildings = bygninger
measure-buildings-and-tokens = bygninger, mærker
measure-warriors = krigere
measure-points = point
measure-payments = betalinger
measure-leaders-pieces = den førendes brikker
measure-plots = komplotter
measure-moves = flytninger
measure-forest-size = lysninger omkring
measure-buildings-on-map = på kortet

best-most = flest
best-fewest = færrest

## Hvorfor en kandidat er ude

filter-ordered = ikke ordrens farve
filter-in-suit = ikke denne farve
filter-ruled = ikke styret
filter-adjacent = ikke ved siden af
filter-has-warriors = ingen krigere
filter-enough-warriors = for få krigere
filter-few-warriors = for mange krigere
filter-has-enemy = ingen fjende
filter-no-enemy = en fjende er der
filter-has-building = ingen bygning
filter-no-building = har en bygning
filter-has-roost = ingen rede
filter-no-roost = har en rede
filter-no-own-piece = har en egen brik
filter-has-own-piece = ingen egen brik
filter-has-sympathy = ingen sympati
filter-no-sympathy = har sympati
filter-next-to-sympathy = ikke ved siden af sympati
filter-base-left = ingen base af denne farve tilbage
filter-has-post = ingen handelspost
filter-no-post = har en handelspost
filter-has-tunnel = ingen tunnel
filter-no-tunnel = har en tunnel
filter-has-plot = intet komplot
filter-no-plot = har et komplot
filter-facedown-plot = intet skjult komplot
filter-face-up-plot = intet komplot vendt op
filter-has-ruin = ingen ruin
filter-has-items = ingen genstande
filter-has-piece-here = ingen brik her
filter-river = ikke ved floden
filter-in-reach = uden for rækkevidde
filter-not-picked = allerede taget
filter-corner = ikke et hjørne
filter-free-corner = hjørnet er taget
filter-opposite-corner = ikke over for en spiller
filter-has-cards = ingen kort
filter-human = ikke et menneske
filter-in-payments = intet i betalinger

illegal-keep = borgen forbyder det
illegal-no-slot = ingen fri byggeplads
illegal-already-there = der er allerede én
illegal-burning = brænder
illegal-no-rule = styrer ingen af enderne
illegal-nothing-to-move = ingen kan drage af sted
illegal-nowhere-to-go = ingen steder at gå hen
illegal-no-enemy = ingen fjende
illegal-none-left = ingen tilbage

## Hvorfor et trin gik forbi

skip-no-item = ingen genstand at fremstille
skip-no-battle = ingen kamp
skip-nobody-to-recruit = ingen krigere tilbage
skip-nowhere-to-recruit = ingen steder at hverve
skip-none-left = intet tilbage at bygge
skip-nowhere-to-build = ingen steder at bygge
skip-nothing-moves = ingen flytter
skip-no-column = intet kort i denne kolonne
skip-nothing-to-remove = intet at fjerne
skip-no-target = intet mål
skip-no-points = ingen point
skip-surprise-revolt-ahead = et overraskende oprør er på vej
skip-nothing-exhausted = intet er udmattet
skip-nothing-damaged = intet er beskadiget
skip-nothing-to-exhaust = ingen genstand at udmatte
skip-impossible = ikke muligt

## Kamp

extra-defenseless = forsvarsløs
extra-column = fyldigste kolonne
extra-battle-track = kampsporet
extra-captain = Kaptajn
extra-fanatics = Fanatikere
extra-automated-ambush = automatisk baghold
extra-embedded-agents = indlejrede agenter
extra-held-ambush = gemt baghold

effect-armorers = Armorers
effect-sappers = Sappers
effect-brutal-tactics = Brutal Tactics
effect-fox-partisans = Fox Partisans
effect-mouse-partisans = Mouse Partisans
effect-rabbit-partisans = Rabbit Partisans
effect-commander = Kommandør
effect-field-hospitals = Felthospitaler
effect-wrathful = Vred
effect-stubborn = Stædig
effect-looters = Plyndrere
effect-swift-strike = Hurtigt hug
effect-ambush = Baghold
effect-no-sword = intet sværd
effect-one-sword = 1 sværd
effect-two-swords = 2 sværd
effect-three-swords = 3 sværd

## Hvorfor point ændres

reason-removed = for fjernede bygninger og mærker
reason-crafted = for en fremstillet genstand
reason-track = for det, der står på kortet
reason-nightmare = for sværhedsgraden mareridt
reason-humiliate = for fuglekort i Dekretet
reason-nobility = for fuglekort i Dekretet, ved Adel
reason-war-tax = ved Krigsskat
reason-overwhelming = for krigere uden plads, ved Overvældende
reason-brutal-tactics = ved Brutal Tactics
reason-ferry = for en tur med færgen
reason-pass = for at styre Passet
reason-trade-post = for en handelspost
reason-organize = ved Organisering
reason-greedy = ved Grådig
reason-outrage = ved Harme
reason-martial-law = ved Undtagelsestilstand
reason-cannot-spread = for sympati uden plads
reason-spiteful = ved Ondskabsfuld
reason-extortion = for afpresninger vendt op
reason-gamble = for et forkert gæt
reason-nothing-built = for en bygning uden plads
reason-minister = ved en minister
reason-investors = ved Investorer
reason-warriors = for fjernede krigere
reason-scorched = for en afsvedet lysning
reason-entered = indført i hånden

## Træk, og hvad hvert gør på en linje

trait-blitz = Lynangreb
    .says = Efter flytningen forlader alle på nær én den første styrede lysning uden fjender og kæmper, hvor de ankommer.
trait-fortified = Befæstet
    .says = Hver af dens bygninger kræver to træf.
trait-hospitals = Hospitaler
    .says = Mister den to eller flere krigere som forsvarer, kommer to tilbage ved borgen.
trait-iron-will = Jernvilje
    .says = På en fugleordre hverver den dobbelt så mange.
trait-overwhelming = Overvældende
    .says = Et point for hver to krigere uden plads; udvider højst én gang i en tur.
trait-nobility = Adel
    .says = Uro også over en manglende kriger, men point vindes i stedet for at tabes.
trait-relentless = Ubarmhjertig
    .says = Efter Dekretet fjerner den alle forsvarsløse bygninger og mærker, hvor den har krigere.
trait-swoop = Styrtdyk
    .says = Slutter dagslyset med to krigere i den første lysning, hvor den intet har.
trait-war-tax = Krigsskat
    .says = Den, der mister en bygning eller brik til den, mister også et point.
trait-focused = Fokuseret
    .says = Den fyldigste kolonnes ekstra træf tæller også, når kolonner står lige.
trait-informants = Meddelere
    .says = En enlig sympatibrik lægger også baghold.
trait-popularity = Popularitet
    .says = Ingen får point for at fjerne dens sympati.
trait-veterans = Veteraner
    .says = Som forsvarer tager den den højeste terning.
trait-wildfire = Løbeild
    .says = Slutter sin tur med at sprede sympati én gang til, uden point.
trait-steadfast = Standhaftig
    .says = Springer Folkelig medynk over, når et overraskende oprør er på vej, og ignorerer Undtagelsestilstand.
trait-adventurer = Eventyrer
    .says = Højst én kamp i en tur, og så mange opgaver som muligt.
trait-berserker = Bersærk
    .says = Kæmper, hvor der står flest brikker, og reparerer én genstand mere.
trait-helper = Hjælper
    .says = Hjælp er et point mere værd, og den hjulpne trækker to kort.
trait-marksman = Skarpskytte
    .says = Som angriber giver den et træf før slaget.
trait-questing = Søgende
    .says = Beskadigede genstande tæller, opgaver er et point mere værd, og den går til dem, den kan hjælpe.
trait-spiteful = Ondskabsfuld
    .says = Et korstog, der fjerner en brik, giver et point mere.
trait-erratic = Uberegnelig
    .says = Slutter sin tur med at trække et kort til de fortabte sjæle.
trait-fanatics = Fanatikere
    .says = Efter hver omvendelse kæmper den der med et ekstra træf.
trait-martyrs = Martyrer
    .says = Et fugleritual giver én akolyt mere.
trait-greedy = Grådig
    .says = Et point, når den førende køber tjenester.
trait-involved = Indblandet
    .says = Den, der ikke køber lejesoldater, møder dem på fjendens side.
trait-garrison = Garnison
    .says = Aldrig forsvarsløs, og hver handelspost på stedet giver et muligt træf mere.
trait-ferocious = Glubsk
    .says = Som angriber kan den altid slå tre træf.
trait-foundations = Fundamenter
    .says = Prisen for fejl rammer den nederste minister i den tabte bygnings farve.
trait-investors = Investorer
    .says = Den, der fjerner en bygning, smider et kort i dens farve, ellers overtales en minister.
trait-overwhelm = Oversvømmelse
    .says = Graver to gange, med tre krigere hver gang.
trait-invaders = Indtrængere
    .says = Graver, hvor fjenden har flest bygninger; kæmper overalt, når den ikke kan bygge.
trait-gamble = Væddemål
    .says = En spiller gætter hvert komplot, før det vendes.
trait-backup-plans = Reserveplaner
    .says = Et fjernet komplot efterlader en kriger.
trait-mastermind = Bagmand
    .says = Smeder komplot to gange.
trait-vendetta = Vendetta
    .says = Hvert vendt komplot virker også som en bombe.
