# The game's own words, by the words of the engine.

## Factions

faction-marquise = Marquise
    .the = the Marquise
    .of = of the Marquise
    .to = to the Marquise
    .number = one
faction-eyrie = Eyrie
    .the = the Eyrie
    .of = of the Eyrie
    .to = to the Eyrie
    .number = other
faction-alliance = Alliance
    .the = the Alliance
    .of = of the Alliance
    .to = to the Alliance
    .number = other
faction-vagabond = Vagabond
    .the = the Vagabond
    .of = of the Vagabond
    .to = to the Vagabond
    .number = one
faction-vagabond2 = Vagabond 2
    .the = the second Vagabond
    .of = of the second Vagabond
    .to = to the second Vagabond
    .number = one
faction-lizards = Lizards
    .the = the Lizards
    .of = of the Lizards
    .to = to the Lizards
    .number = other
faction-riverfolk = Riverfolk
    .the = the Riverfolk
    .of = of the Riverfolk
    .to = to the Riverfolk
    .number = other
faction-duchy = Duchy
    .the = the Duchy
    .of = of the Duchy
    .to = to the Duchy
    .number = other
faction-corvids = Corvids
    .the = the Corvids
    .of = of the Corvids
    .to = to the Corvids
    .number = other
faction-hundreds = Hundreds
    .the = the Hundreds
    .of = of the Hundreds
    .to = to the Hundreds
    .number = other
faction-keepers = Keepers
    .the = the Keepers
    .of = of the Keepers
    .to = to the Keepers
    .number = other

# What its bot is called.
bot-marquise = Mechanical Marquise
bot-eyrie = Electric Eyrie
bot-alliance = Automated Alliance
bot-vagabond = Vagabot
bot-vagabond2 = Second Vagabot
bot-lizards = Logical Lizards
bot-riverfolk = Riverfolk Robots
bot-duchy = Drillbit Duchy
bot-corvids = Cogwheel Corvids
bot-hundreds = Hundreds
bot-keepers = Keepers

## Suits, the letter that marks each, and a card of which only the suit is known

suit-fox = fox
    .letter = F
    .name = Fox
suit-mouse = mouse
    .letter = M
    .name = Mouse
suit-rabbit = rabbit
    .letter = R
    .name = Rabbit
suit-bird = bird
    .letter = B
    .name = Bird
card-of-fox = a fox card
card-of-mouse = a mouse card
card-of-rabbit = a rabbit card
card-of-bird = a bird card
card-named = { $name } ({ $suit })

## Maps, decks, services

map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain
map-marsh = Marsh
map-gorge = Gorge
deck-base = Base deck
deck-exiles = Exiles and Partisans
services-basic = Basic
services-advanced = Advanced
services-none = None

## Difficulty

difficulty-easy = Easy
difficulty-default = Default
difficulty-challenging = Challenging
difficulty-nightmare = Nightmare

## Places

place-clearing =
    .in = in { $clearing }
    .to = to { $clearing }
    .from = from { $clearing }
place-forest = the forest between { $around }
    .in = in the forest between { $around }
    .to = to the forest between { $around }
    .from = from the forest between { $around }
place-burrow = the Burrow
    .in = in the Burrow
    .to = to the Burrow
    .from = from the Burrow

## Pieces: the name of one, and so many of them

piece-warrior = warrior
    .count = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
piece-warlord = warlord
    .count = { $count ->
        [one] the warlord
       *[other] { $count } warlords
    }
piece-pawn = pawn
    .count = { $count ->
        [one] the pawn
       *[other] { $count } pawns
    }
piece-keep = keep
    .count = { $count ->
        [one] the keep
       *[other] { $count } keeps
    }
piece-wood = wood
    .count = { $count } wood
piece-sympathy = sympathy
    .count = { $count ->
        [one] 1 sympathy token
       *[other] { $count } sympathy tokens
    }
piece-post = trade post
    .count = { $count ->
        [one] 1 trade post
       *[other] { $count } trade posts
    }
piece-tunnel = tunnel
    .count = { $count ->
        [one] 1 tunnel
       *[other] { $count } tunnels
    }
piece-mob = mob
    .count = { $count ->
        [one] 1 mob
       *[other] { $count } mobs
    }
piece-relic = relic
    .count = { $count ->
        [one] 1 relic
       *[other] { $count } relics
    }
piece-sawmill = sawmill
    .count = { $count ->
        [one] 1 sawmill
       *[other] { $count } sawmills
    }
piece-workshop = workshop
    .count = { $count ->
        [one] 1 workshop
       *[other] { $count } workshops
    }
piece-recruiter = recruiter
    .count = { $count ->
        [one] 1 recruiter
       *[other] { $count } recruiters
    }
piece-roost = roost
    .count = { $count ->
        [one] 1 roost
       *[other] { $count } roosts
    }
piece-base = base
    .count = { $count ->
        [one] 1 base
       *[other] { $count } bases
    }
piece-garden = garden
    .count = { $count ->
        [one] 1 garden
       *[other] { $count } gardens
    }
piece-citadel = citadel
    .count = { $count ->
        [one] 1 citadel
       *[other] { $count } citadels
    }
piece-market = market
    .count = { $count ->
        [one] 1 market
       *[other] { $count } markets
    }
piece-stronghold = stronghold
    .count = { $count ->
        [one] 1 stronghold
       *[other] { $count } strongholds
    }
piece-waystation = waystation
    .count = { $count ->
        [one] 1 waystation
       *[other] { $count } waystations
    }
piece-bomb-up = bomb, face up
    .count = { $count ->
        [one] 1 bomb, face up
       *[other] { $count } bombs, face up
    }
piece-bomb-down = facedown plot
    .count = { $count ->
        [one] 1 facedown plot
       *[other] { $count } facedown plots
    }
piece-snare-up = snare, face up
    .count = { $count ->
        [one] 1 snare, face up
       *[other] { $count } snares, face up
    }
piece-snare-down = facedown plot
    .count = { $count ->
        [one] 1 facedown plot
       *[other] { $count } facedown plots
    }
piece-extortion-up = extortion, face up
    .count = { $count ->
        [one] 1 extortion, face up
       *[other] { $count } extortions, face up
    }
piece-extortion-down = facedown plot
    .count = { $count ->
        [one] 1 facedown plot
       *[other] { $count } facedown plots
    }
piece-raid-up = raid, face up
    .count = { $count ->
        [one] 1 raid, face up
       *[other] { $count } raids, face up
    }
piece-raid-down = facedown plot
    .count = { $count ->
        [one] 1 facedown plot
       *[other] { $count } facedown plots
    }
plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid

## Ministers and characters

minister-captain = Captain
minister-marshal = Marshal
minister-foremole = Foremole
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-earl-of-stone = Earl of Stone
minister-baron-of-dirt = Baron of Dirt
minister-duchess-of-mud = Duchess of Mud
character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-scoundrel = Scoundrel
character-arbiter = Arbiter

## Items

item-boot = boots
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch

## Printed names of cards

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

## Phases and steps

phase-setup = Set-up
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
phase-human = Turn

step-pieces = Pieces
step-order = Order
step-craft = Craft
step-decree = Decree
step-new-roost = New Roost
step-battle = Battle
step-recruit = Recruit
step-build = Build
step-move = Move
step-blitz = Blitz
step-expand = Expand
step-relentless = Relentless
step-swoop = Swoop
step-turmoil = Turmoil
step-score = Score
step-discard = Discard
step-nightmare = Nightmare
step-reaction = Reaction
step-summary = Summary
step-action = Action
step-revolt = Revolt
step-public-pity = Public Pity
step-spread = Spread Sympathy
step-surprise-revolt = Surprise Revolt
step-organize = Organize
step-wildfire = Wildfire
step-slip = Slip
step-explore = Explore
step-quest = Quest
step-aid = Aid
step-repair = Repair
step-special = Special Action
step-refresh = Refresh
step-set-order = Set the Order
step-conspiracies = Conspiracies
step-rituals = Rituals
step-lost-souls = Lost Souls
step-stock = Stock
step-garrison = Garrison
step-racketeering = Racketeering
step-dig = Dig
step-ministers = Ministers
step-rally = Rally
step-sway = Sway
step-flip = Flip Plots
step-plot = Plot
step-plot-thickens = The Plot Thickens
step-marshal = Marshal
step-brigadier = Brigadier
step-banker = Banker
step-mayor = Mayor
step-earl-of-stone = Earl of Stone
step-baron-of-dirt = Baron of Dirt
step-duchess-of-mud = Duchess of Mud
step-services = Services
step-pass = The Pass

## What ranks count, short, as the head of a column

measure-own-warriors = own warriors
measure-own-pieces = own pieces
measure-own-roost = own roost
measure-enemy-pieces = enemy pieces
measure-enemy-warriors = enemy warriors
measure-enemy-buildings = enemy buildings
measure-enemy-buildings-and-tokens = enemy buildings, tokens
measure-defenseless-buildings = defenseless buildings
measure-all-warriors = all warriors
measure-open-slots = open slots
measure-has-open-slot = open slot
measure-pieces = pieces
measure-buildings = buildings
measure-buildings-and-tokens = buildings, tokens
measure-warriors = warriors
measure-points = points
measure-payments = payments
measure-leaders-pieces = leader’s pieces
measure-plots = plots
measure-moves = moves
measure-forest-size = clearings around
measure-buildings-on-map = on the map

best-most = most
best-fewest = fewest

## Why a candidate is out

filter-ordered = not of the order’s suit
filter-in-suit = not of this suit
filter-ruled = not ruled
filter-adjacent = not next to it
filter-has-warriors = no warriors
filter-enough-warriors = too few warriors
filter-few-warriors = too many warriors
filter-has-enemy = no enemy
filter-no-enemy = an enemy is there
filter-has-building = no building
filter-no-building = has a building
filter-has-roost = no roost
filter-no-roost = has a roost
filter-no-own-piece = has an own piece
filter-has-own-piece = no own piece
filter-has-sympathy = no sympathy
filter-no-sympathy = has sympathy
filter-next-to-sympathy = not next to sympathy
filter-base-left = no base of this suit left
filter-has-post = no trade post
filter-no-post = has a trade post
filter-has-tunnel = no tunnel
filter-no-tunnel = has a tunnel
filter-has-plot = no plot
filter-no-plot = has a plot
filter-facedown-plot = no facedown plot
filter-face-up-plot = no face-up plot
filter-has-ruin = no ruin
filter-has-items = no items
filter-has-piece-here = no piece here
filter-river = not on the river
filter-in-reach = out of reach
filter-not-picked = taken already
filter-corner = no corner
filter-free-corner = corner taken
filter-opposite-corner = not across from a player
filter-has-cards = no cards
filter-in-payments = none in payments
filter-human = not a human

illegal-keep = the Keep forbids it
illegal-no-slot = no open slot
illegal-already-there = one is there already
illegal-burning = burning
illegal-no-rule = rules neither end
illegal-nothing-to-move = nobody can leave
illegal-nowhere-to-go = nowhere to go
illegal-no-enemy = no enemy
illegal-none-left = none left

## Why a step passed with nothing done

skip-no-item = no item to craft
skip-no-battle = no battle
skip-nobody-to-recruit = no warriors left
skip-nowhere-to-recruit = nowhere to recruit
skip-none-left = none left to build
skip-nowhere-to-build = nowhere to build
skip-nothing-moves = nobody moves
skip-no-column = no card in this column
skip-nothing-to-remove = nothing to remove
skip-no-target = no target
skip-no-points = no points
skip-surprise-revolt-ahead = a Surprise Revolt is to come
skip-nothing-exhausted = nothing is exhausted
skip-nothing-damaged = nothing is damaged
skip-nothing-to-exhaust = no item left to exhaust
skip-impossible = not possible

## Battle

extra-defenseless = defenseless
extra-column = fullest column
extra-battle-track = Battle Track
extra-captain = Captain
extra-fanatics = Fanatics
extra-automated-ambush = Automated Ambush
extra-embedded-agents = Embedded Agents
extra-held-ambush = held ambush

effect-armorers = Armorers
effect-sappers = Sappers
effect-brutal-tactics = Brutal Tactics
effect-fox-partisans = Fox Partisans
effect-mouse-partisans = Mouse Partisans
effect-rabbit-partisans = Rabbit Partisans
effect-commander = Commander
effect-field-hospitals = Field Hospitals
effect-wrathful = Wrathful
effect-stubborn = Stubborn
effect-looters = Looters
effect-swift-strike = Swift Strike
effect-ambush = Ambush
effect-no-sword = no sword
effect-one-sword = 1 sword
effect-two-swords = 2 swords
effect-three-swords = 3 swords

## Why points change

reason-removed = for removed buildings and tokens
reason-crafted = for a crafted item
reason-track = for what is on the map
reason-nightmare = for the nightmare difficulty
reason-humiliate = for bird cards in the Decree
reason-nobility = for bird cards in the Decree, by Nobility
reason-war-tax = by War Tax
reason-overwhelming = for warriors that could not be placed, by Overwhelming
reason-brutal-tactics = by Brutal Tactics
reason-ferry = for riding the ferry
reason-pass = for ruling the Pass
reason-trade-post = for a trade post
reason-organize = by Organize
reason-greedy = by Greedy
reason-outrage = by Outrage
reason-martial-law = by Martial Law
reason-cannot-spread = for sympathy that cannot be placed
reason-spiteful = by Spiteful
reason-extortion = for extortions face up
reason-gamble = for a wrong guess
reason-nothing-built = for a building that cannot be placed
reason-minister = by a minister
reason-investors = by Investors
reason-warriors = for removed warriors
reason-scorched = for a scorched clearing
reason-entered = entered by hand

## Traits, and what each does in a line

trait-blitz = Blitz
    .says = After Move, all but one warrior leave the first ruled clearing without enemies, and battle where they arrive.
trait-fortified = Fortified
    .says = Each of its buildings takes two hits to remove.
trait-hospitals = Hospitals
    .says = Loses two or more warriors as defender: two come back at the Keep.
trait-iron-will = Iron Will
    .says = With a bird order it recruits twice as many.
trait-overwhelming = Overwhelming
    .says = Scores a point for every two warriors it cannot place; expands once a turn at most.
trait-nobility = Nobility
    .says = Falls into turmoil over a missing warrior too, but gains the points instead of losing them.
trait-relentless = Relentless
    .says = After the Decree, removes all defenseless buildings and tokens where it has warriors.
trait-swoop = Swoop
    .says = Ends Daylight with two warriors in the first clearing where it has nothing.
trait-war-tax = War Tax
    .says = Whoever loses a building or token to it loses a point as well.
trait-focused = Focused
    .says = The fullest column’s extra hit counts when columns are tied too.
trait-informants = Informants
    .says = A lone sympathy token ambushes too.
trait-popularity = Popularity
    .says = Nobody scores for removing its sympathy.
trait-veterans = Veterans
    .says = As defender it takes the higher die.
trait-wildfire = Wildfire
    .says = Ends its turn by spreading sympathy once more, for no points.
trait-steadfast = Steadfast
    .says = Skips Public Pity when a Surprise Revolt is to come, and ignores Martial Law.
trait-adventurer = Adventurer
    .says = Battles once a turn at most, and quests as often as it can.
trait-berserker = Berserker
    .says = Battles where most pieces stand, and repairs one item more.
trait-helper = Helper
    .says = Aid is worth a point more, and the player aided draws two cards.
trait-marksman = Marksman
    .says = As attacker it deals a hit before the roll.
trait-questing = Questing
    .says = Damaged items count, quests are worth a point more, and it goes to whom it can aid.
trait-spiteful = Spiteful
    .says = A Crusade that removes a token scores a point more.
trait-erratic = Erratic
    .says = Ends its turn by drawing a card onto the Lost Souls.
trait-fanatics = Fanatics
    .says = After each Convert it battles there with an extra hit.
trait-martyrs = Martyrs
    .says = A bird ritual makes one more Acolyte.
trait-greedy = Greedy
    .says = Scores a point when the leader buys services.
trait-involved = Involved
    .says = Who buys no Mercenaries meets them on the enemies’ side.
trait-garrison = Garrison
    .says = Never defenseless, and each trade post there lets it roll one hit more.
trait-ferocious = Ferocious
    .says = As attacker it can always roll three hits.
trait-foundations = Foundations
    .says = Cost of Errors falls on the lowest minister of the lost building’s suit.
trait-investors = Investors
    .says = Who removes a building discards a card of its suit, or a minister is swayed.
trait-overwhelm = Overwhelm
    .says = Digs twice, with three warriors each time.
trait-invaders = Invaders
    .says = Digs where most enemy buildings stand; battles everywhere when it cannot build.
trait-gamble = Gamble
    .says = A player guesses each plot before it flips.
trait-backup-plans = Backup Plans
    .says = A removed plot leaves a warrior behind.
trait-mastermind = Mastermind
    .says = Plots twice.
trait-vendetta = Vendetta
    .says = Every flipped plot goes off like a bomb too.
