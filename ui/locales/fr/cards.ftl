# Cartes de tour, journal, et raisons d’un refus.

## Ce que dit une carte. Les titres se lisent de loin : courts, le lieu à la fin.

message-draw-order = Piochez la carte d’ordre
message-draw-new-order = Piochez une nouvelle carte d’ordre
message-draw-market = Piochez une carte pour le marché
message-draw-lost-souls = Piochez une carte sur les Âmes perdues
message-draw-sway = Piochez une carte pour rallier un ministre
message-draw-craft = Piochez la carte à fabriquer
message-craft = Prenez dans la réserve : { $item }
    .detail = { $faction } +1 point, fabriqué avec { $card }
message-place = Placez { $lots }
message-place-of = Placez { $lots } { $faction-of }
message-remove = Retirez
message-move = Déplacez { $pieces } { $from-from } { $to-to }
message-move-of = Déplacez { $pieces } { $faction-of } { $from-from } { $to-to }
message-ferry = Le bac suit { $to-to }
message-battle = Combat contre { $defender-the } { $clearing-in }
message-decide-in = { $clearing-in }
message-losses = Retirez { $clearing-in }
message-score = { $faction } { $change } { $points ->
        [one] point
       *[other] points
    }
message-discard-order = Défaussez { $card }
message-expand = Expansion : défaussez { $card }
    .detail = Une nouvelle carte d’ordre suit.
message-human-draws = { $cards ->
    [one] { $faction } : piochez une carte
   *[other] { $faction } : piochez { $cards } cartes
}
message-add-to-decree = Ajoutez { $card } au Décret
    .detail = Colonne { $suit }
message-start-decree = { $viziers ->
        [one] Ajoutez { $viziers } Vizir au Décret
       *[other] Ajoutez { $viziers } Vizirs au Décret
    }
    .detail = Dans la colonne oiseau.
    .ambush = Dans la colonne oiseau, avec une embuscade oiseau prise dans la pioche.
message-turmoil = Crise : défaussez { $cards } du Décret
message-turmoil-empty = Crise : seuls les Vizirs restent
message-snare = Retirez le piège { $clearing-in }
    .detail = { $faction-number ->
        [one] À la place de ce que { $faction-the } allait faire.
       *[other] À la place de ce que { $faction-the } allaient faire.
    }
message-turn-over = { $faction } : fin du tour
message-human-turn = { $faction } : à vous
    .named = { $name } : à vous
    .detail = Dites ce qui change sur la carte. Ce que répondent les automates s’affiche aussitôt.
message-game-over = Victoire : { $winners }
    .nobody = Personne n’a gagné
message-nothing-to-set-up = { $faction } : rien sur la carte pour l’instant
message-lay-out = Installez le plateau
    .ruins = Ruines { $places }
    .items = Les douze objets près de la carte, les marqueurs de points sur 0
    .dominance = Les quatre cartes de domination hors de la pioche
    .hands = Trois cartes à chaque joueur humain
message-place-pawn = Placez le pion { $place-in }

message-pay = Mettez { $pieces } { $faction-of } dans les Paiements
message-cash-in = Rendez { $pieces } { $faction-of } des Paiements
    .detail = La Compagnie marque un point pour chacun.
message-give-back = Rendez { $pieces } { $faction-of } des Paiements
message-racketeer = Mettez { $lots } dans les Paiements
message-discard-from-market = Défaussez { $card } du marché
message-buy = { $faction } : achat, { $services }
    .exhausts = { $faction } : { $items ->
        [one] épuisez { $items } objet
       *[other] épuisez { $items } objets
    }
message-replace = Fabriquez { $by } au lieu de { $card }
message-damage-items = { $faction } : { $items ->
    [one] abîmez { $items } objet
   *[other] abîmez { $items } objets
}
message-human-damages = { $faction } : { $items ->
    [one] abîmez { $items } de vos objets
   *[other] abîmez { $items } de vos objets
}
message-battle-track = { $faction } : { $items ->
    [one] { $items } objet sur la piste de combat
   *[other] { $items } objets sur la piste de combat
}
message-relic-to-forest = Placez la relique { $place-in }, face visible
message-set-order = L’ordre est { $suit }
    .detail = Dans les Âmes perdues : { $cards }
cards-of-suit = { $count } { $suit }
message-conspired = Marqueur de conspiration sur la case { $space }
    .detail = { $left ->
        [one] Un acolyte à la réserve, il en reste { $left }.
       *[other] Un acolyte à la réserve, il en reste { $left }.
    }
message-acolyte-from-map = Prenez un guerrier { $from-from } pour les Acolytes
message-acolyte-from-supply = Prenez un guerrier de la réserve pour les Acolytes
message-ritual = Rituel : révélez { $card }
message-to-discard-pile = Mettez { $cards } sur la défausse
message-to-lost-souls = Mettez { $cards } sur les Âmes perdues
message-discard-bought = Défaussez { $card }
message-ambush = Combat contre { $faction-the } { $clearing-in } : embuscade
    .detail = Deux touches avant le jet. Défaussez { $card }.
message-shuffle-plots = Mélangez les complots face cachée
    .detail = Personne ne regarde un complot avant qu’il soit révélé.
message-flip = Révélez le complot { $clearing-in } : { $plot }
    .detail = { $points ->
        [0] Aucun point.
        [one] Corvidés +{ $points } point pour tous les complots visibles.
       *[other] Corvidés +{ $points } points pour tous les complots visibles.
    }
message-swap-plot = Échangez { $plot } { $clearing-in } contre { $by }
message-sway = Couronne : { $minister }
message-lose-crown = Couronne perdue : { $minister }
message-ruin-items = { $items ->
    [one] Mettez { $items } objet au hasard sous chaque ruine
   *[other] Mettez { $items } objets au hasard sous chaque ruine
}
message-starting-items = Personnage : { $character }
    .detail = { $items ->
        [one] { $items } objet face visible dans la sacoche.
       *[other] { $items } objets de départ, au choix, face visible dans la sacoche.
    }
message-open-quest = La quête visible : { $suit }
message-exhaust = { $items ->
    [one] Épuisez { $items } objet
   *[other] Épuisez { $items } objets
}
message-wander = Déplacez le pion { $from-from } { $to-to }
message-explore = Prenez un objet de la ruine { $clearing-in }
    .detail = Épuisez 1 objet. Le nouveau va face visible dans la sacoche.
    .last = Épuisez 1 objet. C’était le dernier : retirez la ruine.
message-quest = Accomplissez la quête { $suit }
    .detail = Épuisez 2 objets, défaussez la quête. { $faction } { $change }.
message-aid = Prenez { $items } { $player-of }
    .detail = { $count ->
        [one] Épuisez { $count } objet.
       *[other] Épuisez { $count } objets.
    }
message-repair = { $items ->
    [one] Réparez { $items } objet
   *[other] Réparez { $items } objets
}
message-refresh = { $items ->
    [one] Remettez { $items } objet face visible
   *[other] Remettez { $items } objets face visible
}
    .track = { $items ->
        [one] dont { $items } sur la piste de combat
       *[other] dont { $items } sur la piste de combat
    }
message-steal = Défaussez une carte au hasard { $from-of }
    .detail = Épuisez 1 objet. { $faction } +1.
message-cover-slot = Posez un objet sur un emplacement { $clearing-in }
    .detail = D’abord un objet abîmé et épuisé, sinon abîmé, sinon épuisé.
message-enlist = { $defender } : enrôlez l’Arbitre
    .detail = { $faction } +1. { $hits ->
        [one] { $hits } touche de plus est possible.
       *[other] { $hits } touches de plus sont possibles.
    }
items-exhausted = dont { $exhausted } épuisés, { $unexhausted } non

service-hand-card = une carte du marché
service-riverboats = bateaux
service-mercenaries = mercenaires

chance-starting-corner = Tirez au sort le coin de départ
chance-starting-sawmill = Tirez au sort la place de la scierie
chance-starting-workshop = Tirez au sort la place de l’atelier
chance-starting-recruiter = Tirez au sort la place du recruteur
chance-building-hit = Tirez au sort ce que la touche retire
chance-market-card = Tirez au sort une carte du marché
chance-relic-forest = Tirez au sort une forêt pour la relique
chance-sanctified-building = Tirez au sort le bâtiment sanctifié
chance-plot = Tirez un complot de la réserve
chance-starting-forest = Tirez au sort la forêt de départ
chance-quest = Révélez une quête
chance-slip-forest = Tirez au sort la forêt où il s’éclipse
chance-detail = Par les dés ou un mélange, ou laissez faire l’application.

decision-remove-piece = { $faction } : retirer quelle pièce ?
decision-starting-corner = { $faction } : commencer dans quel coin ?
decision-starting-sawmill = { $faction } : où placer la scierie ?
decision-starting-workshop = { $faction } : où placer l’atelier ?
decision-starting-recruiter = { $faction } : où placer le recruteur ?
decision-starting-forest = { $faction } : commencer dans quelle forêt ?
decision-starting-warrior = { $faction } : où placer un guerrier ?
decision-outrage = { $faction } : défausser quelle carte ?
decision-field-hospitals = { $faction } : dépenser une carte pour les Hôpitaux de campagne ?
decision-cancel-ambush = { $faction } : annuler l’embuscade avec une des vôtres ?
decision-investors = { $faction } : défausser quelle carte ?
decision-extortion = { $faction } : céder quelle carte ?
decision-gamble = { $faction } : quel complot est-ce ?
decision-raid-without = { $faction } : où ne placer aucun guerrier ?
decision-enlist = { $faction } : enrôler l’Arbitre ?
decision-spent-ambush = { $faction } : quelle embuscade était-ce ?
decision-theft = { $faction } : quelle carte a été prise ?

pick-app = Tirez pour nous
pick-again = Tirez encore
pick-quest = quête { $suit }
pick-discard = défausser une carte { $suit }
pick-cannot = impossible
pick-enlist = enrôler
pick-decline = refuser
pick-cancel = l’annuler

## Parties de titres

lots-in-one = { $pieces } { $place-in }
lots-in-each = { $pieces } chaque fois en { $places }
lots-by = { $faction } : { $lots }
lots-of = { $pieces } { $faction-of }
points-change = { $faction } { $change }
points-changes = Points : { $changes }
list-and = { $first } et { $last }

## Pourquoi

why = Pourquoi ?
why-where = Où ?
why-who = Qui ?
why-whom = Contre qui ?
why-from = D’où ?
why-to = Vers où ?
why-candidate = candidat
why-priority = priorité
why-no-target = Rien ne convient.
why-only-target = Un seul convient.
why-rank-most = Le plus l’emporte : { $measure }.
why-rank-fewest = Le moins l’emporte : { $measure }.
why-highest-priority = Égalité partout : la plus haute priorité l’emporte.
why-lowest-priority = Égalité partout : la plus basse priorité l’emporte.
why-setup-priority = Égalité partout : l’ordre de mise en place l’emporte.
why-by-chance = Le hasard décide entre les ex æquo.
why-no-rank-highest = La plus haute priorité l’emporte.
why-no-rank-lowest = La plus basse priorité l’emporte.
why-no-rank-setup = L’ordre de mise en place l’emporte.
why-out = Exclus
why-ruling = Arbitrage { $id } : { $question } { $value }

## Dés

dice = Dés
dice-attacker-higher = l’attaquant prend le plus haut
dice-defender-higher = le défenseur prend le plus haut
dice-roll = Lancez pour nous
dice-roll-again = Relancez
dice-side = { $faction } : { $dealt ->
    [one] { $dealt } touche
   *[other] { $dealt } touches
}
dice-sum-die = dé { $die }
dice-sum-capped = au plus { $rolled }
dice-sum-extra = +{ $hits } { $what }
dice-sum-effects = +{ $hits } par effets
dice-sum-ignored = −{ $hits } ignorées
dice-effects = { $faction } :
dice-label = { $high } et { $low }. Touches : { $attacker } { $dealt }, { $defender } { $taken }

## Cartes d’ordre

draw-suit = Quelle couleur ?
draw-name = Quelle carte ?
draw-no-item = Toute autre carte
    .detail = sans objet
draw-app = Piochez pour nous
draw-app-again = Piochez-en une autre
draw-drawn = Piochée : { $card }
draw-other-suit = Autre couleur
draw-seen = toutes vues

## Le journal

event-of = { $faction } : { $event }
event-order = ordre : { $suit }
event-craft = fabriqué : { $item }
event-battle = combat { $clearing-in } contre { $defender-the }
event-place = { $pieces } en plus { $place-in }
event-remove = { $pieces } en moins { $place-in }
event-move = déplacement de { $count } { $from-from } { $to-to }
event-score = { $change } { $points ->
    [one] point
   *[other] points
}
event-turmoil = crise
event-discard = une carte défaussée
event-draw = une carte piochée
event-buy = achat : { $service }
event-skipped = { $step } : { $reason }
log-turn = { $faction }
log-round = Tour { $round }
log-setup = Mise en place

## Refus

refused-no-game = Cette partie n’existe plus.
refused-unreadable = Cette partie ne peut pas être lue.
refused-nothing-to-chance = Cette carte ne laisse rien au hasard.
refused-storage = L’appareil n’a pas pu enregistrer : { $reason }
refused-host = L’application ne répond pas : { $reason }
unreadable-newer = Elle vient d’une version plus récente.
unreadable-damaged = La sauvegarde est abîmée.
unreadable-parts = Ce qui n’a pas pu être lu d’une partie. La partie elle-même continue.
refused-open-elsewhere = Cette partie est ouverte dans une autre fenêtre.

input-not-a-humans-turn = Ce n’est pas le tour d’un humain.
input-card-pending = Une carte attend sa réponse.
input-game-over = La partie est finie.
input-nothing-to-undo = Il n’y a rien à annuler.
input-nothing-to-redo = Il n’y a rien à rétablir.

answer-other-prompt = Cette carte demande autre chose.
answer-die = Un dé montre 0 à 3, pas { $die }.
answer-effect = { $faction } : { $effect } ne sert pas dans ce combat.
answer-not-an-option = Cela ne fait pas partie des choix.
answer-not-in-deck = Cette pioche ne contient pas { $card }.

refusal-not-in-play = { $faction } : pas dans cette partie.
refusal-not-a-bot = { $faction } : aucun automate ne joue cette faction.
refusal-not-human = { $faction } : aucun humain ne joue cette faction.
refusal-no-such-place = Ce lieu ne convient pas.
refusal-too-many = { $faction } : seulement { $owned } en tout ({ $piece }).
refusal-too-few = Il n’y a là que { $pieces } { $faction-of }.
refusal-no-slot = Aucun emplacement libre { $clearing-in }.
refusal-one-per-clearing = Une seule pièce de ce type par clairière : { $piece }.
refusal-points = Les points vont de 0 à 30, pas { $points }.
refusal-items = Il n’y a pas { $count } objets de ce type.
refusal-no-item = La réserve n’en contient pas : { $item }.
refusal-not-a-trait = { $faction } : pas de trait { $trait }.
refusal-not-a-value = L’arbitrage { $ruling } n’a pas cette réponse.
refusal-nothing-to-attack = { $faction } : personne à attaquer là.
refusal-no-ruin = Pas de ruine { $clearing-in } sur cette carte.
refusal-no-ferry = Cette carte n’a pas de bac.
refusal-not-in-deck = La pioche ne contient pas cette carte.
refusal-nothing = Au moins un.
refusal-dominance = { $faction } : pas d’achat avec une carte de domination active.
refusal-no-mercenaries = { $faction } : pas de mercenaires à acheter.
refusal-bought-twice = Ce service dure tout le tour : il ne s’achète qu’une fois.
refusal-service-limit = Pas plus de { $most } services dans ce tour.
refusal-not-in-market = Le marché n’a pas cette carte.
refusal-cannot-pay = { $faction } : trop peu de guerriers en réserve, { $price } par service.
refusal-no-such-space = La piste de conspiration a les cases 1 à 5, pas { $space }.
refusal-no-plot = Aucun complot caché { $clearing-in }.
refusal-not-their-turn = Ce n’est pas le tour { $faction-of }.
refusal-swayed-twice = Rallié deux fois : { $minister }.
refusal-battle-track = La piste de combat porte trois objets au plus.
refusal-item-count = Il ne peut pas y avoir { $count } objets.
refusal-only-moves = Le pion { $faction-of } ne peut qu’être déplacé.
refusal-no-quest = Il ne reste pas de quête { $suit }.
refusal-same-character = Un autre Vagabot joue déjà ce personnage : { $character }.
refusal-market-size = Le marché contient 5 cartes au plus.

setup-seats = Une partie compte 2 à 8 places.
setup-twice = { $faction } : deux fois à la table.
setup-no-bot = Pas encore d’automate pour { $faction-the }.
setup-not-a-trait = { $faction } : pas de trait { $trait }.
setup-no-suit = La clairière { $clearing } attend une couleur.
setup-suit-count = { $suit } : { $count } clairières sur 4
setup-suits-missing = Les 12 clairières attendent une couleur.
setup-printed-suit = La couleur de { $clearing } est imprimée sur la carte.
setup-second-vagabond-alone = Un second Vagabond en suppose un premier.
setup-no-character = L’automate { $faction-of } attend un personnage.
setup-not-a-character = { $faction } : pas de personnage à cette place.
setup-same-character = Deux Vagabots ne jouent pas le même personnage : { $character }.
setup-map = La carte ne peut pas être lue : { $reason }
setup-no-priorities = Il n’y a pas de tableau de priorités officiel pour cette carte : choisissez les priorités.
setup-has-chart = Les priorités de cette carte sont sur son tableau.
setup-flood = Inondez une clairière de chaque paire, ou aucune.
setup-priorities = Chaque clairière qui n’est pas inondée a besoin d’une priorité.
