# Les mots du jeu, d’après ceux du moteur.

## Factions

faction-marquise = Marquise
    .the = la Marquise
    .of = de la Marquise
    .to = à la Marquise
    .number = one
faction-eyrie = Canopée
    .the = la Canopée
    .of = de la Canopée
    .to = à la Canopée
    .number = one
faction-alliance = Alliance
    .the = l’Alliance
    .of = de l’Alliance
    .to = à l’Alliance
    .number = one
faction-vagabond = Vagabond
    .the = le Vagabond
    .of = du Vagabond
    .to = au Vagabond
    .number = one
faction-vagabond2 = Vagabond 2
    .the = le second Vagabond
    .of = du second Vagabond
    .to = au second Vagabond
    .number = one
faction-lizards = Lézards
    .the = les Lézards
    .of = des Lézards
    .to = aux Lézards
    .number = other
faction-riverfolk = Compagnie
    .the = la Compagnie
    .of = de la Compagnie
    .to = à la Compagnie
    .number = one
faction-duchy = Duché
    .the = le Duché
    .of = du Duché
    .to = au Duché
    .number = one
faction-corvids = Corvidés
    .the = les Corvidés
    .of = des Corvidés
    .to = aux Corvidés
    .number = other
faction-hundreds = Centaines
    .the = les Centaines
    .of = des Centaines
    .to = aux Centaines
    .number = other
faction-keepers = Gardiens
    .the = les Gardiens
    .of = des Gardiens
    .to = aux Gardiens
    .number = other

# Nom de leur automate.
bot-marquise = Marquise Mécanique
bot-eyrie = Canopée Électrique
bot-alliance = Alliance Automatisée
bot-vagabond = Vagabot
bot-vagabond2 = Second Vagabot
bot-lizards = Lézards Logiques
bot-riverfolk = Robots de la Rivière
bot-duchy = Duché Foreur
bot-corvids = Corvidés à Rouages
bot-hundreds = Centaines
bot-keepers = Gardiens

## Couleurs, la lettre de chacune, et une carte dont on ne connaît que la couleur

suit-fox = renard
    .letter = R
    .name = Renard
suit-mouse = souris
    .letter = S
    .name = Souris
suit-rabbit = lapin
    .letter = L
    .name = Lapin
suit-bird = oiseau
    .letter = O
    .name = Oiseau
card-of-fox = une carte renard
card-of-mouse = une carte souris
card-of-rabbit = une carte lapin
card-of-bird = une carte oiseau
card-named = { $name } ({ $suit })

## Cartes, pioches, services

map-autumn = Automne
map-winter = Hiver
map-lake = Lac
map-mountain = Montagne
map-marsh = Marais
map-gorge = Gorge
deck-base = Pioche de base
deck-exiles = Exilés et partisans
services-basic = De base
services-advanced = Avancés
services-none = Aucun

## Difficulté

difficulty-easy = Facile
difficulty-default = Normal
difficulty-challenging = Difficile
difficulty-nightmare = Cauchemar

## Lieux

place-clearing =
    .in = en { $clearing }
    .to = vers { $clearing }
    .from = de { $clearing }
place-forest = la forêt entre { $around }
    .in = dans la forêt entre { $around }
    .to = vers la forêt entre { $around }
    .from = de la forêt entre { $around }
place-burrow = le Terrier
    .in = dans le Terrier
    .to = vers le Terrier
    .from = du Terrier

## Pièces : le nom d’une, et tant d’elles

piece-warrior = guerrier
    .count = { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
piece-warlord = chef de guerre
    .count = { $count ->
        [one] { $count } chef de guerre
       *[other] { $count } chefs de guerre
    }
piece-pawn = pion
    .count = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
piece-keep = donjon
    .count = { $count ->
        [one] { $count } donjon
       *[other] { $count } donjons
    }
piece-wood = bois
    .count = { $count ->
        [one] { $count } bois
       *[other] { $count } bois
    }
piece-sympathy = sympathie
    .count = { $count ->
        [one] { $count } jeton sympathie
       *[other] { $count } jetons sympathie
    }
piece-post = comptoir
    .count = { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    }
piece-tunnel = tunnel
    .count = { $count ->
        [one] { $count } tunnel
       *[other] { $count } tunnels
    }
piece-mob = meute
    .count = { $count ->
        [one] { $count } meute
       *[other] { $count } meutes
    }
piece-relic = relique
    .count = { $count ->
        [one] { $count } relique
       *[other] { $count } reliques
    }
piece-sawmill = scierie
    .count = { $count ->
        [one] { $count } scierie
       *[other] { $count } scieries
    }
piece-workshop = atelier
    .count = { $count ->
        [one] { $count } atelier
       *[other] { $count } ateliers
    }
piece-recruiter = recruteur
    .count = { $count ->
        [one] { $count } recruteur
       *[other] { $count } recruteurs
    }
piece-roost = perchoir
    .count = { $count ->
        [one] { $count } perchoir
       *[other] { $count } perchoirs
    }
piece-base = base
    .count = { $count ->
        [one] { $count } base
       *[other] { $count } bases
    }
piece-garden = jardin
    .count = { $count ->
        [one] { $count } jardin
       *[other] { $count } jardins
    }
piece-citadel = citadelle
    .count = { $count ->
        [one] { $count } citadelle
       *[other] { $count } citadelles
    }
piece-market = marché
    .count = { $count ->
        [one] { $count } marché
       *[other] { $count } marchés
    }
piece-stronghold = forteresse
    .count = { $count ->
        [one] { $count } forteresse
       *[other] { $count } forteresses
    }
piece-waystation = relais
    .count = { $count ->
        [one] { $count } relais
       *[other] { $count } relais
    }
piece-bomb-up = bombe visible
    .count = { $count ->
        [one] { $count } bombe visible
       *[other] { $count } bombes visibles
    }
piece-bomb-down = complot caché
    .count = { $count ->
        [one] { $count } complot caché
       *[other] { $count } complots cachés
    }
piece-snare-up = piège visible
    .count = { $count ->
        [one] { $count } piège visible
       *[other] { $count } pièges visibles
    }
piece-snare-down = complot caché
    .count = { $count ->
        [one] { $count } complot caché
       *[other] { $count } complots cachés
    }
piece-extortion-up = extorsion visible
    .count = { $count ->
        [one] { $count } extorsion visible
       *[other] { $count } extorsions visibles
    }
piece-extortion-down = complot caché
    .count = { $count ->
        [one] { $count } complot caché
       *[other] { $count } complots cachés
    }
piece-raid-up = raid visible
    .count = { $count ->
        [one] { $count } raid visible
       *[other] { $count } raids visibles
    }
piece-raid-down = complot caché
    .count = { $count ->
        [one] { $count } complot caché
       *[other] { $count } complots cachés
    }
plot-bomb = bombe
plot-snare = piège
plot-extortion = extorsion
plot-raid = raid

## Ministres et personnages

minister-captain = Capitaine
minister-marshal = Maréchal
minister-foremole = Contremaître
minister-brigadier = Brigadier
minister-banker = Banquier
minister-mayor = Maire
minister-earl-of-stone = Comte des Pierres
minister-baron-of-dirt = Baron de la Terre
minister-duchess-of-mud = Duchesse de la Boue
character-thief = Voleur
character-tinker = Bricoleur
character-ranger = Rôdeur
character-vagrant = Errant
character-scoundrel = Canaille
character-arbiter = Arbitre

## Objets

item-boot = bottes
item-bag = sac
item-crossbow = arbalète
item-hammer = marteau
item-sword = épée
item-tea = thé
item-coins = pièces
item-torch = torche

## Noms imprimés des cartes

card-ambush = Embuscade
card-dominance = Domination
card-birdy-bindle = Baluchon d’oiseau
card-woodland-runners = Coureurs des bois
card-arms-trader = Marchand d’armes
card-crossbow = Arbalète
card-gently-used-knapsack = Sac à dos d’occasion
card-root-tea = Thé aux racines
card-travel-gear = Équipement de voyage
card-protection-racket = Racket
card-foxfolk-steel = Acier renard
card-anvil = Enclume
card-smugglers-trail = Piste des contrebandiers
card-a-visit-to-friends = Visite aux amis
card-bake-sale = Vente de gâteaux
card-mouse-in-a-sack = Souris dans un sac
card-investments = Investissements
card-sword = Épée
card-armorers = Armuriers
card-sappers = Sapeurs
card-brutal-tactics = Tactiques brutales
card-royal-claim = Prétention royale
card-stand-and-deliver = La bourse ou la vie
card-tax-collector = Percepteur
card-command-warren = Terrier de commandement
card-better-burrow-bank = Banque du terrier
card-cobbler = Cordonnier
card-scouting-party = Éclaireurs
card-codebreakers = Décrypteurs
card-favor-of-the-foxes = Faveur des renards
card-favor-of-the-rabbits = Faveur des lapins
card-favor-of-the-mice = Faveur des souris
card-saboteurs = Saboteurs
card-soup-kitchens = Soupe populaire
card-boat-builders = Constructeurs de bateaux
card-corvid-planners = Planificateurs corvidés
card-eyrie-emigre = Émigré de la Canopée
card-fox-partisans = Partisans renards
card-propaganda-bureau = Bureau de propagande
card-false-orders = Faux ordres
card-informants = Informateurs
card-rabbit-partisans = Partisans lapins
card-tunnels = Tunnels
card-charm-offensive = Offensive de charme
card-swap-meet = Troc
card-coffin-makers = Fabricants de cercueils
card-mouse-partisans = Partisans souris
card-league-of-adventurous-mice = Ligue des souris aventurières
card-murine-broker = Courtier souris
card-master-engravers = Maîtres graveurs

## Phases et étapes

phase-setup = Mise en place
phase-birdsong = Aurore
phase-daylight = Jour
phase-evening = Crépuscule
phase-human = Tour

step-pieces = Pièces
step-order = Ordre
step-craft = Fabrication
step-decree = Décret
step-new-roost = Nouveau perchoir
step-battle = Combat
step-recruit = Recrutement
step-build = Construction
step-move = Déplacement
step-blitz = Assaut éclair
step-expand = Expansion
step-relentless = Implacable
step-swoop = Piqué
step-turmoil = Crise
step-score = Points
step-discard = Défausse
step-nightmare = Cauchemar
step-reaction = Réaction
step-summary = Bilan
step-action = Action
step-revolt = Révolte
step-public-pity = Pitié publique
step-spread = Propagation
step-surprise-revolt = Révolte surprise
step-organize = Organisation
step-wildfire = Traînée de poudre
step-slip = Esquive
step-explore = Exploration
step-quest = Quête
step-aid = Aide
step-repair = Réparation
step-special = Action spéciale
step-refresh = Rafraîchissement
step-set-order = Choix de l’ordre
step-conspiracies = Conspirations
step-rituals = Rituels
step-lost-souls = Âmes perdues
step-stock = Approvisionnement
step-garrison = Garnison
step-racketeering = Racket
step-dig = Creusement
step-ministers = Ministres
step-rally = Ralliement
step-sway = Persuasion
step-flip = Complots révélés
step-plot = Complot
step-plot-thickens = L’intrigue se noue
step-marshal = Maréchal
step-brigadier = Brigadier
step-banker = Banquier
step-mayor = Maire
step-earl-of-stone = Comte des Pierres
step-baron-of-dirt = Baron de la Terre
step-duchess-of-mud = Duchesse de la Boue
step-services = Services
step-pass = Le Col

## Ce que comptent les rangs, en tête de colonne

measure-own-warriors = guerriers à soi
measure-own-pieces = pièces à soi
measure-own-roost = perchoir à soi
measure-enemy-pieces = pièces ennemies
measure-enemy-warriors = guerriers ennemis
measure-enemy-buildings = bâtiments ennemis
measure-enemy-buildings-and-tokens = bâtiments, jetons ennemis
measure-defenseless-buildings = bâtiments sans défense
measure-all-warriors = tous les guerriers
measure-open-slots = emplacements libres
measure-has-open-slot = emplacement libre
measure-pieces = pièces
measure-buildings = bâtiments
measure-buildings-and-tokens = bâtiments, jetons
measure-warriors = guerriers
measure-points = points
measure-payments = paiements
measure-leaders-pieces = pièces du meneur
measure-plots = complots
measure-moves = déplacements
measure-forest-size = clairières autour
measure-buildings-on-map = sur la carte

best-most = le plus
best-fewest = le moins

## Pourquoi un candidat est exclu

filter-ordered = pas de la couleur de l’ordre
filter-in-suit = pas de cette couleur
filter-ruled = pas contrôlée
filter-adjacent = pas voisine
filter-has-warriors = aucun guerrier
filter-enough-warriors = trop peu de guerriers
filter-few-warriors = trop de guerriers
filter-has-enemy = aucun ennemi
filter-no-enemy = un ennemi y est
filter-has-building = aucun bâtiment
filter-no-building = a un bâtiment
filter-has-roost = aucun perchoir
filter-no-roost = a un perchoir
filter-no-own-piece = a une pièce à soi
filter-has-own-piece = aucune pièce à soi
filter-has-sympathy = aucune sympathie
filter-no-sympathy = a une sympathie
filter-next-to-sympathy = pas voisine d’une sympathie
filter-base-left = plus de base de cette couleur
filter-has-post = aucun comptoir
filter-no-post = a un comptoir
filter-has-tunnel = aucun tunnel
filter-no-tunnel = a un tunnel
filter-has-plot = aucun complot
filter-no-plot = a un complot
filter-facedown-plot = aucun complot caché
filter-face-up-plot = aucun complot visible
filter-has-ruin = aucune ruine
filter-has-items = aucun objet
filter-has-piece-here = aucune pièce ici
filter-river = pas sur la rivière
filter-in-reach = hors de portée
filter-not-picked = déjà pris
filter-corner = pas un coin
filter-free-corner = coin pris
filter-opposite-corner = pas en face d’un joueur
filter-has-cards = aucune carte
filter-human = pas un humain
filter-in-payments = rien dans les paiements

illegal-keep = le donjon l’interdit
illegal-no-slot = aucun emplacement libre
illegal-already-there = il y en a déjà un
illegal-burning = en feu
illegal-no-rule = ne contrôle aucun des deux bouts
illegal-nothing-to-move = personne ne peut partir
illegal-nowhere-to-go = nulle part où aller
illegal-no-enemy = aucun ennemi
illegal-none-left = il n’en reste pas

## Pourquoi une étape passe

skip-no-item = aucun objet à fabriquer
skip-no-battle = aucun combat
skip-nobody-to-recruit = plus de guerriers
skip-nowhere-to-recruit = nulle part où recruter
skip-none-left = plus rien à construire
skip-nowhere-to-build = nulle part où construire
skip-nothing-moves = personne ne bouge
skip-no-column = aucune carte dans cette colonne
skip-nothing-to-remove = rien à retirer
skip-no-target = aucune cible
skip-no-points = aucun point
skip-surprise-revolt-ahead = une révolte surprise suit
skip-nothing-exhausted = rien d’épuisé
skip-nothing-damaged = rien d’abîmé
skip-nothing-to-exhaust = plus d’objet à épuiser
skip-impossible = impossible

## Combat

extra-defenseless = sans défense
extra-column = colonne la plus fournie
extra-battle-track = piste de combat
extra-captain = Capitaine
extra-fanatics = Fanatiques
extra-automated-ambush = embuscade automatique
extra-embedded-agents = agents infiltrés
extra-held-ambush = embuscade gardée

effect-armorers = Armuriers
effect-sappers = Sapeurs
effect-brutal-tactics = Tactiques brutales
effect-fox-partisans = Partisans renards
effect-mouse-partisans = Partisans souris
effect-rabbit-partisans = Partisans lapins
effect-commander = Commandant
effect-field-hospitals = Hôpitaux de campagne
effect-wrathful = Furieux
effect-stubborn = Têtu
effect-looters = Pillards
effect-swift-strike = Frappe rapide
effect-ambush = Embuscade
effect-no-sword = sans épée
effect-one-sword = 1 épée
effect-two-swords = 2 épées
effect-three-swords = 3 épées

## Pourquoi des points changent

reason-removed = pour des bâtiments et jetons retirés
reason-crafted = pour un objet fabriqué
reason-track = pour ce qui est sur la carte
reason-nightmare = par la difficulté cauchemar
reason-humiliate = pour les cartes oiseau du Décret
reason-nobility = pour les cartes oiseau du Décret, par Noblesse
reason-war-tax = par Impôt de guerre
reason-overwhelming = pour des guerriers sans place, par Écrasant
reason-brutal-tactics = par Tactiques brutales
reason-ferry = pour un trajet en bac
reason-pass = pour le contrôle du Col
reason-trade-post = pour un comptoir
reason-organize = par Organisation
reason-greedy = par Cupide
reason-outrage = par Indignation
reason-martial-law = par Loi martiale
reason-cannot-spread = pour une sympathie sans place
reason-spiteful = par Rancunier
reason-extortion = pour les extorsions visibles
reason-gamble = pour une erreur
reason-nothing-built = pour un bâtiment sans place
reason-minister = par un ministre
reason-investors = par Investisseurs
reason-warriors = pour des guerriers retirés
reason-scorched = pour une clairière brûlée
reason-entered = noté à la main

## Traits, et ce que fait chacun en une ligne

trait-blitz = Assaut éclair
    .says = Après le déplacement, tous sauf un quittent la première clairière contrôlée sans ennemi, et combattent à l’arrivée.
trait-fortified = Fortifié
    .says = Il faut deux touches pour chacun de ses bâtiments.
trait-hospitals = Hôpitaux
    .says = Deux guerriers perdus ou plus en défense : deux reviennent au donjon.
trait-iron-will = Volonté de fer
    .says = Sur un ordre oiseau, elle recrute deux fois plus.
trait-overwhelming = Écrasant
    .says = Un point pour deux guerriers sans place ; une seule expansion par tour.
trait-nobility = Noblesse
    .says = Crise aussi pour un guerrier manquant, mais les points se gagnent au lieu de se perdre.
trait-relentless = Implacable
    .says = Après le Décret, retire tous les bâtiments et jetons sans défense là où elle a des guerriers.
trait-swoop = Piqué
    .says = Fin du jour : deux guerriers dans la première clairière où elle n’a rien.
trait-war-tax = Impôt de guerre
    .says = Qui perd un bâtiment ou un jeton face à elle perd aussi un point.
trait-focused = Concentré
    .says = La touche de la colonne la plus fournie compte aussi en cas d’égalité.
trait-informants = Informateurs
    .says = Une sympathie seule tend aussi une embuscade.
trait-popularity = Popularité
    .says = Personne ne marque en retirant sa sympathie.
trait-veterans = Vétérans
    .says = En défense, elle prend le dé le plus haut.
trait-wildfire = Traînée de poudre
    .says = Fin du tour : elle se propage encore une fois, sans points.
trait-steadfast = Inébranlable
    .says = Pas de Pitié publique si une Révolte surprise suit ; ignore la Loi martiale.
trait-adventurer = Aventurier
    .says = Un combat par tour au plus, et autant de quêtes que possible.
trait-berserker = Berserker
    .says = Combat là où il y a le plus de pièces, et répare un objet de plus.
trait-helper = Serviable
    .says = L’aide vaut un point de plus, et le joueur aidé pioche deux cartes.
trait-marksman = Tireur
    .says = En attaque, une touche avant le jet.
trait-questing = Chercheur
    .says = Les objets abîmés comptent, les quêtes valent un point de plus, et il va vers qui il peut aider.
trait-spiteful = Rancunier
    .says = Une croisade qui retire un jeton vaut un point de plus.
trait-erratic = Erratique
    .says = Fin du tour : une carte sur les Âmes perdues.
trait-fanatics = Fanatiques
    .says = Après chaque conversion, combat sur place avec une touche de plus.
trait-martyrs = Martyrs
    .says = Un rituel oiseau donne un acolyte de plus.
trait-greedy = Cupide
    .says = Un point quand le meneur achète des services.
trait-involved = Impliqué
    .says = Qui n’achète pas de mercenaires les trouve du côté ennemi.
trait-garrison = Garnison
    .says = Jamais sans défense, et chaque comptoir sur place permet une touche de plus.
trait-ferocious = Féroce
    .says = En attaque, trois touches sont toujours possibles.
trait-foundations = Fondations
    .says = Le prix des erreurs tombe sur le ministre le plus bas de la couleur du bâtiment perdu.
trait-investors = Investisseurs
    .says = Qui retire un bâtiment défausse une carte de sa couleur, ou un ministre se rallie.
trait-overwhelm = Submersion
    .says = Creuse deux fois, avec trois guerriers chaque fois.
trait-invaders = Envahisseurs
    .says = Creuse là où il y a le plus de bâtiments ennemis ; combat partout s’il ne peut pas construire.
trait-gamble = Pari
    .says = Un joueur devine chaque complot avant qu’il soit révélé.
trait-backup-plans = Plans de secours
    .says = Un complot retiré laisse un guerrier.
trait-mastermind = Cerveau
    .says = Complote deux fois.
trait-vendetta = Vendetta
    .says = Chaque complot révélé agit aussi comme une bombe.
