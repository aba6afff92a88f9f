# Écrans, boutons, étiquettes.

app-name = Clockwood

## Partout

back = Retour
close = Fermer
undo = Annuler
redo = Rétablir
done = Fait
done-all = { $count ->
    [one] Fait
    [2] Les deux faits
   *[other] Les { $count } faits
}
cancel = Abandonner
remove = Retirer
more = Plus
try-again = Réessayer
waiting = Un instant
unsaved = Cette partie n’est pas enregistrée : { $reason }
# Ce qui n’a pas pu être lu d’une partie qui continue
restored-shortened = { $count ->
    [one] La dernière saisie n’a pas pu être lue.
   *[other] Les { $count } dernières saisies n’ont pas pu être lues.
  } Comparez la table avec cet écran ; ce qui n’a pas pu être lu est gardé parmi les parties.
restored-shortened-some = Les dernières saisies manquent peut-être : elles n’ont pas pu être lues. Comparez la table avec cet écran ; ce qui n’a pas pu être lu est gardé parmi les parties.
restored-from = Une partie des données n’a pas pu être lue. Le jeu en est où il en était, mais on ne peut annuler que jusqu’à : { $round }, { $faction }.
take-over = Jouer ici
dismiss = Masquer
yes = Oui
no = Non

## Étagère

shelf-title = Parties
shelf-empty = Aucune partie. Préparez-en une devant votre plateau.
shelf-new = Nouvelle partie
shelf-bin = Corbeille
shelf-bin-empty = Vider la corbeille
shelf-bin-sure = Tout effacer pour de bon ?
shelf-delete = Mettre à la corbeille
shelf-restore = Reprendre
shelf-erase = Effacer pour de bon
shelf-unreadable = Illisibles
shelf-export = Enregistrer le texte
shelf-next = { $round }, { $faction-to } de jouer
shelf-open = Continuer
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
shelf-fan = Non officiel. Root est un jeu de Leder Games, étranger à cette application.

## Nouvelle partie

new-title = Nouvelle partie
new-map = Carte
new-deck = Pioche
new-suits = Couleurs
new-suits-hint = Touchez une clairière jusqu’à voir le marqueur du plateau.
new-suits-shuffle = Mélangez-les pour nous
new-suits-count = { $suit } { $count } sur 4
new-priorities = Priorités
new-priorities-and-suits = Priorités et couleurs
new-priorities-hint = Ce plateau n’a pas de tableau officiel des priorités : choisissez-les vous-mêmes, et posez les marqueurs de même.
new-priorities-next = Touchez la clairière de priorité { $priority }.
new-priorities-shuffle = Mélanger les priorités
new-flood = Trois clairières sont inondées
new-flood-hint = Jusqu’à quatre joueurs. Touchez l’eau pour la déplacer vers l’autre clairière de la paire.
new-water = Inondée
new-seats = Places
new-seats-hint = Dans l’ordre du tour.
new-seat-add = Ajouter une place
new-seat-up = Plus tôt
new-seat-remove = Retirer la place
new-seat-faction = Faction
new-seat-bot = Automate
new-seat-human = Humain
new-seat-name = Nom
new-seat-difficulty = Difficulté
new-seat-traits = Traits
new-seat-character = Personnage
new-seat-surprise = Surprenez-nous
new-coop = Coopératif
new-coop-hint = Les humains gagnent ou perdent ensemble ; les automates s’épargnent.
new-services = Services de la Compagnie
new-rulebook = Règles
new-rulebook-law = Loi actuelle
new-rulebook-first = Premier tirage
new-rulings = Questions ouvertes
new-rulings-hint = Ce que la Loi laisse ouvert. La première réponse est l’habituelle.
new-start = Commencer

## Table

seat-bot = automate
seat-human = humain
seat-label = { $faction }, { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .now = { $faction }, { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, joue maintenant
seat-difficulty = Difficulté : { $difficulty }
seat-crafted = Fabriqués : { $items }
seat-supply = En réserve : { $pieces }
seat-tray = { $label } : { $value }
seat-column = { $suit } { $count }
seat-payments = Paiements
seat-swayed = Ralliés
seat-track = Objets sur la piste de combat
seats-label = Places dans l’ordre du tour
map-label = Carte
map-list = Clairières
map-zoom-out = Toute la carte
table-log = Journal
table-set-right = Corriger
table-settings = Réglages
table-games = Parties
table-setup = Mise en place
card-label = Ce qu’il faut faire
list-title = À faire
list-only-first = Seulement le premier
summary-nothing = Rien n’a changé.
summary-next = Suite : { $faction }
summary-so-far = Ce tour jusqu’ici
clearing-ruled = Clairière { $clearing }, { $suit }, contrôlée par { $faction-the }
clearing-unruled = Clairière { $clearing }, { $suit }, contrôlée par personne
clearing-choose = Choisir { $clearing }
clearing-pieces = { $faction } : { $pieces }
clearing-ruin = Une ruine
clearing-slots = { $open ->
    [0] Aucun emplacement libre
    [one] { $open } emplacement libre
   *[other] { $open } emplacements libres
}
clearing-pass = Le Col
clearing-ferry = Le bac
clearing-burning = En feu
clearing-paths = Chemins vers { $clearings }

## Le tour d’un humain

action-move = Déplacer
action-battle = Combattre
action-place = Placer
action-remove = Retirer
action-craft = Fabriquer
action-score = Points
action-buy = Acheter
action-flip = Révéler un complot
action-discard = Défausser
action-favor = Carte Faveur
action-adjust = Corriger
turn-nothing = Rien à dire, suite
turn-end = Fin du tour
draft-by = Qui agit
draft-piece-of = { $faction } : { $piece }
ask-move-from = Déplacer d’où ?
ask-move-what = Déplacer quoi ?
ask-move-to = Déplacer vers où ?
ask-move-with = Combien de guerriers l’accompagnent ?
ask-how-many = Combien ?
ask-battle-where = Combattre où ?
ask-battle-whom = Combattre qui ?
ask-place-what = Placer quoi ?
ask-place-where = Placer où ?
ask-remove-where = Retirer où ?
ask-remove-what = Retirer quoi ?
ask-remove-all = Tout ce qui est aux autres, d’un coup
ask-craft-what = Fabriquer quel objet ?
ask-score = Combien de points ?
ask-buy = Acheter quoi ?
ask-buy-more = Autre chose ?
ask-finish = C’est tout
ask-flip-where = Révéler quel complot ?
ask-discard-what = Défausser quelle carte ?
ask-favor-suit = Faveur de quelle couleur ?
ask-nothing = Il n’y a rien à choisir.
ask-on-map = Touchez la carte ou un numéro.

## Corriger

adjust-hint = Personne ne réagit à ce qui est corrigé ici. Au tour d’un automate, l’étape en cours est recalculée.
adjust-pieces = Pièces
adjust-pawn-here = Mettre le pion ici
adjust-points = Points
adjust-supply = Objets, ruines, cartes
adjust-reshuffled = { $cards ->
    [0] La défausse est vide
   *[other] La défausse ({ $cards }) a été mélangée à la pioche
}
adjust-ruin = Ruine { $clearing-in }
adjust-crafted = Fabriqué : { $item }
adjust-away = Guerriers hors jeu
adjust-off-track = Sans marqueur de points (domination ou coalition)
adjust-empty-hand = N’a aucune carte
adjust-soup-kitchens = A fabriqué Soupe populaire
adjust-less = Moins
adjust-more = Plus
adjust-viziers = Vizirs
adjust-decree = Décret
adjust-acolytes = Acolytes
adjust-marker = Marqueur de conspiration
adjust-lost-souls = Âmes perdues, du dessus
adjust-revealed = Cartes révélées
adjust-payments = Paiements : { $faction }
adjust-market = Marché, de gauche à droite
adjust-burrow = Guerriers dans le Terrier
adjust-held = Embuscades achetées
adjust-plot-away = Hors jeu : { $plot }
adjust-items-fresh = Objets face visible
adjust-items-exhausted = Objets épuisés
adjust-items-damaged = Objets abîmés
adjust-items-damaged-exhausted = Objets abîmés et épuisés
adjust-quest = Quête visible

## Journal

log-title = Journal
log-empty = Rien ne s’est encore passé.
log-export = Enregistrer en texte
log-look = La table à ce moment
log-undo-to = Annuler jusqu’ici
log-back = Retour à la partie
log-points = Points par tour

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-system = Comme l’appareil
settings-theme = Thème
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-high-contrast = Contraste élevé
settings-text-size = Taille du texte
settings-keep-screen-on = Garder l’écran allumé
settings-dice-by-app = Dés lancés par l’application
settings-deck-by-app = Cartes piochées par l’application
settings-fast = Tout ce qu’il faut faire en une liste
settings-left-handed = Gaucher
settings-reduced-motion = Moins de mouvement

## Règles

rules-title = Règles
rules-search = Chercher
rules-parts = Parties
rules-none = Rien ne contient ces mots.
rules-at = Règles, section { $section }
rules-of-bot = Règles de cet automate
rules-own-words = Dans nos propres mots, avec les numéros de la Law of Rootbotics.

## Fin de partie

over-points = Points par tour
over-shelf = Vers les parties

## Textes qui sortent de l’application

export-title = Texte
export-copy = Copier
export-copied = Copié
export-save = Enregistrer un fichier
