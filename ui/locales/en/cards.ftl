# Turn cards, the log, and why something was refused.

## What a card says. Titles are read across a table: short, the places last.

message-draw-order = Draw the order card
message-draw-new-order = Draw a new order card
message-draw-market = Draw a card for the market
message-draw-lost-souls = Draw a card onto the Lost Souls
message-draw-sway = Draw a card to sway with
message-draw-craft = Draw the card to craft
message-craft = Take { $item } from the supply
    .detail = { $faction } +1 point, crafted with { $card }
message-place = Place { $lots }
message-place-of = Place { $lots } { $faction-of }
message-remove = Remove
message-move = Move { $pieces } { $from-from } { $to-to }
message-move-of = Move { $pieces } { $faction-of } { $from-from } { $to-to }
message-ferry = Take the ferry along { $to-to }
message-battle = Battle { $defender-the } { $clearing-in }
message-decide-in = { $clearing-in }
message-losses = Remove { $clearing-in }
message-score = { $faction } { $change } { $points ->
        [one] point
       *[other] points
    }
message-discard-order = Discard { $card }
message-expand = Expand: discard { $card }
    .detail = A new order card follows.
message-human-draws = { $cards ->
    [one] { $faction }: draw a card
   *[other] { $faction }: draw { $cards } cards
}
message-add-to-decree = Put { $card } into the Decree
    .detail = { $suit } column
message-start-decree = { $viziers ->
        [one] Put 1 Vizier into the Decree
       *[other] Put { $viziers } Viziers into the Decree
    }
    .detail = They go into the bird column.
    .ambush = They go into the bird column, and with them a bird ambush out of the deck.
message-turmoil = Turmoil: discard { $cards } from the Decree
message-turmoil-empty = Turmoil: only the Viziers stay
message-snare = Remove the snare { $clearing-in }
    .detail = { $faction-number ->
        [one] Instead of what { $faction-the } was about to do.
       *[other] Instead of what { $faction-the } were about to do.
    }
message-turn-over = { $faction }: turn over
message-human-turn = { $faction }: your turn
    .named = { $name }: your turn
    .detail = Tell what changes on the map. What bots answer comes up at once.
message-game-over = { $winners } won
    .nobody = Nobody won
message-nothing-to-set-up = { $faction }: nothing on the map yet
message-lay-out = Lay out the board
    .ruins = Ruins { $places }
    .items = The twelve items beside the map, score markers on 0
    .dominance = The four dominance cards out of the deck
    .hands = Three cards to each human player
message-place-pawn = Put the pawn { $place-in }

message-pay = Put { $pieces } { $faction-of } into Payments
message-cash-in = Return { $pieces } { $faction-of } from Payments
    .detail = The Riverfolk score a point for each.
message-give-back = Return { $pieces } { $faction-of } from Payments
message-racketeer = Put { $lots } into Payments
message-discard-from-market = Discard { $card } from the market
message-buy = { $faction }: buy { $services }
    .exhausts = { $faction }: { $items ->
        [one] exhaust 1 item
       *[other] exhaust { $items } items
    }
message-replace = Craft { $by } instead of { $card }
message-damage-items = { $faction }: { $items ->
    [one] damage 1 item
   *[other] damage { $items } items
}
message-human-damages = { $faction }: { $items ->
    [one] damage 1 of your items
   *[other] damage { $items } of your items
}
message-battle-track = { $faction }: { $items ->
    [one] 1 item on the Battle Track
   *[other] { $items } items on the Battle Track
}
message-relic-to-forest = Put the relic { $place-in }, face up
message-set-order = The order is { $suit }
    .detail = In Lost Souls: { $cards }
cards-of-suit = { $count } { $suit }
message-conspired = Conspiracy marker to space { $space }
    .detail = { $left ->
        [one] One acolyte to the supply, 1 is left.
       *[other] One acolyte to the supply, { $left } are left.
    }
message-acolyte-from-map = Take a warrior { $from-from } to the Acolytes
message-acolyte-from-supply = Take a warrior from the supply to the Acolytes
message-ritual = Ritual: reveal { $card }
message-to-discard-pile = Put { $cards } onto the discard pile
message-to-lost-souls = Put { $cards } onto the Lost Souls
message-discard-bought = Discard { $card }
message-ambush = Battle { $faction-the } { $clearing-in }: ambush
    .detail = Two hits before the roll. Discard { $card }.
message-shuffle-plots = Shuffle the plots face down
    .detail = Nobody looks at a plot before it is turned up.
message-flip = Turn up the plot { $clearing-in }: { $plot }
    .detail = { $points ->
        [0] No points.
        [one] Corvids +1 point for all plots face up.
       *[other] Corvids +{ $points } points for all plots face up.
    }
message-swap-plot = Swap the { $plot } { $clearing-in } for a { $by }
message-sway = Crown the { $minister }
message-lose-crown = Take the crown from the { $minister }
message-ruin-items = { $items ->
    [one] Put 1 item under each ruin at random
   *[other] Put { $items } items under each ruin at random
}
message-starting-items = Play the { $character }
    .detail = { $items ->
        [one] 1 item face up into the Satchel.
       *[other] Any { $items } starting items face up into the Satchel.
    }
message-open-quest = The open quest is { $suit }
message-exhaust = { $items ->
    [one] Exhaust 1 item
   *[other] Exhaust { $items } items
}
message-wander = Move the pawn { $from-from } { $to-to }
message-explore = Take an item from the ruin { $clearing-in }
    .detail = Exhaust 1 item. The new one goes face up into the Satchel.
    .last = Exhaust 1 item. It was the last: remove the ruin.
message-quest = Complete the { $suit } quest
    .detail = Exhaust 2 items, discard the quest. { $faction } { $change }.
message-aid = Take { $items } { $player-of }
    .detail = { $count ->
        [one] Exhaust 1 item for it.
       *[other] Exhaust { $count } items for them.
    }
message-repair = { $items ->
    [one] Repair 1 item
   *[other] Repair { $items } items
}
message-refresh = { $items ->
    [one] Turn 1 item face up
   *[other] Turn { $items } items face up
}
    .track = { $items ->
        [one] 1 of them on the Battle Track
       *[other] { $items } of them on the Battle Track
    }
message-steal = Discard a random card { $from-of }
    .detail = Exhaust 1 item. { $faction } +1.
message-cover-slot = Put an item onto a slot { $clearing-in }
    .detail = A damaged and exhausted one first, then damaged, then exhausted.
message-enlist = { $defender }: enlist the Arbiter
    .detail = { $faction } +1. { $hits ->
        [one] 1 hit more can be rolled.
       *[other] { $hits } hits more can be rolled.
    }
items-exhausted = { $exhausted } exhausted, { $unexhausted } not

service-hand-card = a card of the market
service-riverboats = riverboats
service-mercenaries = mercenaries

chance-starting-corner = Pick a starting corner at random
chance-starting-sawmill = Pick where the sawmill goes at random
chance-starting-workshop = Pick where the workshop goes at random
chance-starting-recruiter = Pick where the recruiter goes at random
chance-building-hit = Pick what the hit removes at random
chance-market-card = Pick a card of the market at random
chance-relic-forest = Pick a forest for the relic at random
chance-sanctified-building = Pick which building is sanctified at random
chance-plot = Draw a plot from the supply at random
chance-starting-forest = Pick the starting forest at random
chance-quest = Turn up a quest
chance-slip-forest = Pick a forest to slip into at random
chance-detail = As the dice or a shuffle fall, or leave it to the app.

decision-remove-piece = { $faction }: remove which piece?
decision-starting-corner = { $faction }: start in which corner?
decision-starting-sawmill = { $faction }: put the sawmill where?
decision-starting-workshop = { $faction }: put the workshop where?
decision-starting-recruiter = { $faction }: put the recruiter where?
decision-starting-forest = { $faction }: start in which forest?
decision-starting-warrior = { $faction }: put a warrior where?
decision-outrage = { $faction }: discard which card?
decision-field-hospitals = { $faction }: spend a card on Field Hospitals?
decision-cancel-ambush = { $faction }: cancel the ambush with one of yours?
decision-investors = { $faction }: discard which card?
decision-extortion = { $faction }: give up which card?
decision-gamble = { $faction }: which plot is it?
decision-raid-without = { $faction }: where is no warrior placed?
decision-enlist = { $faction }: enlist the Arbiter?
decision-spent-ambush = { $faction }: which ambush was it?
decision-theft = { $faction }: which card was taken?

pick-app = Pick for us
pick-again = Pick again
pick-quest = { $suit } quest
pick-discard = discard a { $suit } card
pick-cannot = cannot
pick-enlist = enlist
pick-decline = decline
pick-cancel = cancel it

## Parts of titles

lots-in-one = { $pieces } { $place-in }
lots-in-each = { $pieces } each in { $places }
lots-by = { $faction }: { $lots }
lots-of = { $pieces } { $faction-of }
points-change = { $faction } { $change }
points-changes = Points: { $changes }
list-and = { $first } and { $last }

## Why

why = Why?
why-where = Where?
why-who = Who?
why-whom = Whom?
why-from = From where?
why-to = Where to?
why-candidate = candidate
why-priority = priority
why-no-target = Nothing qualifies.
why-only-target = Only one qualifies.
why-rank-most = Most decides: { $measure }.
why-rank-fewest = Fewest decides: { $measure }.
why-highest-priority = All ranks are tied: the highest priority decides.
why-lowest-priority = All ranks are tied: the lowest priority decides.
why-setup-priority = All ranks are tied: set-up priority decides.
why-by-chance = Chance decides among those tied.
why-no-rank-highest = The highest priority decides.
why-no-rank-lowest = The lowest priority decides.
why-no-rank-setup = Set-up priority decides.
why-out = Out
why-ruling = Ruling { $id }: { $question } { $value }

## Dice

dice = Dice
dice-attacker-higher = attacker takes the higher
dice-defender-higher = defender takes the higher
dice-roll = Roll for us
dice-roll-again = Roll again
dice-side = { $faction }: { $dealt ->
    [one] 1 hit
   *[other] { $dealt } hits
}
dice-sum-die = die { $die }
dice-sum-capped = at most { $rolled }
dice-sum-extra = +{ $hits } { $what }
dice-sum-effects = +{ $hits } by effects
dice-sum-ignored = −{ $hits } ignored
dice-effects = { $faction }:
dice-label = { $high } and { $low }. Hits: { $attacker } { $dealt }, { $defender } { $taken }

## Order cards

draw-suit = Which suit?
draw-name = Which card?
draw-no-item = Any other card
    .detail = no item
draw-app = Draw for us
draw-app-again = Draw another
draw-drawn = Drawn: { $card }
draw-other-suit = Other suit
draw-seen = all seen

## The log

event-of = { $faction }: { $event }
event-order = order: { $suit }
event-craft = { $item } crafted
event-battle = battle { $clearing-in } against { $defender-the }
event-place = { $pieces } placed { $place-in }
event-remove = { $pieces } removed { $place-in }
event-move = { $count } moved { $from-from } { $to-to }
event-score = { $change } { $points ->
    [one] point
   *[other] points
}
event-turmoil = turmoil
event-discard = a card discarded
event-draw = a card drawn
event-buy = { $service } bought
event-skipped = { $step }: { $reason }
log-turn = { $faction }
log-round = Round { $round }
log-setup = Set-up

## Refusals

refused-no-game = This game is no longer there.
refused-unreadable = This game cannot be read.
refused-nothing-to-chance = This card leaves nothing to chance.
refused-storage = The device’s storage failed: { $reason }
refused-host = The app does not answer: { $reason }
unreadable-newer = It was saved by a newer version of the app.
unreadable-damaged = The save is damaged.
unreadable-parts = Parts of a game that could not be read. The game itself goes on.
refused-open-elsewhere = This game is open in another window.

input-not-a-humans-turn = It is not a human’s turn.
input-card-pending = A card is waiting for its answer.
input-game-over = The game is over.
input-nothing-to-undo = There is nothing to undo.
input-nothing-to-redo = There is nothing to redo.

answer-other-prompt = This card asks for something else.
answer-die = A die shows 0 to 3, not { $die }.
answer-effect = { $faction-the } cannot use { $effect } in this battle.
answer-not-an-option = This is not among the options.
answer-not-in-deck = { $card } is not in this deck.

refusal-not-in-play = { $faction-number ->
    [one] { $faction-the } is not in this game.
   *[other] { $faction-the } are not in this game.
}
refusal-not-a-bot = { $faction-number ->
    [one] { $faction-the } is not played by a bot.
   *[other] { $faction-the } are not played by a bot.
}
refusal-not-human = { $faction-number ->
    [one] { $faction-the } is not played by a human.
   *[other] { $faction-the } are not played by a human.
}
refusal-no-such-place = That place does not fit.
refusal-too-many = { $faction-number ->
    [one] { $faction-the } owns only { $owned } of it: { $piece }.
   *[other] { $faction-the } own only { $owned } of it: { $piece }.
}
refusal-too-few = Only { $pieces } { $faction-of } are there.
refusal-no-slot = There is no open slot { $clearing-in }.
refusal-one-per-clearing = A clearing holds only one of it: { $piece }.
refusal-points = Points go from 0 to 30, not { $points }.
refusal-items = There are not { $count } of that item.
refusal-no-item = The supply has no { $item }.
refusal-not-a-trait = { $faction-number ->
    [one] { $faction-the } has no trait { $trait }.
   *[other] { $faction-the } have no trait { $trait }.
}
refusal-not-a-value = Ruling { $ruling } has no such answer.
refusal-nothing-to-attack = { $faction-number ->
    [one] { $faction-the } has nobody to attack there.
   *[other] { $faction-the } have nobody to attack there.
}
refusal-no-ruin = There is no ruin { $clearing-in } on this map.
refusal-no-ferry = This map has no ferry.
refusal-not-in-deck = The deck has no such card.
refusal-nothing = At least one.
refusal-dominance = { $faction-number ->
    [one] { $faction-the } has activated a dominance card and buys no service.
   *[other] { $faction-the } have activated a dominance card and buy no service.
}
refusal-no-mercenaries = { $faction-the } cannot buy mercenaries.
refusal-bought-twice = This service lasts for the whole turn: it is bought once.
refusal-service-limit = No more than { $most } services can be bought in this turn.
refusal-not-in-market = The market has no such card.
refusal-cannot-pay = { $faction-number ->
    [one] { $faction-the } has too few warriors in supply: { $price } for each service.
   *[other] { $faction-the } have too few warriors in supply: { $price } for each service.
}
refusal-no-such-space = The conspiracy track has spaces 1 to 5, not { $space }.
refusal-no-plot = No plot lies face down { $clearing-in }.
refusal-not-their-turn = It is not the turn { $faction-of }.
refusal-swayed-twice = The { $minister } is swayed twice.
refusal-battle-track = The Battle Track holds three items at most.
refusal-item-count = There cannot be { $count } items.
refusal-only-moves = The pawn { $faction-of } only moves.
refusal-no-quest = No { $suit } quest is left.
refusal-same-character = Another Vagabot is the { $character }.
refusal-market-size = The market holds at most 5 cards.

setup-seats = A game takes 2 to 8 seats.
setup-twice = { $faction-number ->
    [one] { $faction-the } sits at the table twice.
   *[other] { $faction-the } sit at the table twice.
}
setup-no-bot = No bot plays { $faction-the } yet.
setup-not-a-trait = { $faction-number ->
    [one] { $faction-the } has no trait { $trait }.
   *[other] { $faction-the } have no trait { $trait }.
}
setup-no-suit = Clearing { $clearing } needs a suit.
setup-suit-count = { $suit }: { $count } of 4 clearings
setup-suits-missing = All 12 clearings need a suit.
setup-printed-suit = The suit of { $clearing } is printed on the map.
setup-second-vagabond-alone = A second Vagabond needs a first.
setup-no-character = The bot { $faction-of } needs a character.
setup-not-a-character = { $faction }: no character belongs to this seat.
setup-same-character = Two Vagabots cannot both be the { $character }.
setup-map = The map cannot be read: { $reason }
setup-no-priorities = There is no official priority chart for this map: set the priorities.
setup-has-chart = The priorities of this map are on its chart.
setup-flood = Of each pair of clearings flood one, or none at all.
setup-priorities = Each clearing that is not flooded needs one priority.
