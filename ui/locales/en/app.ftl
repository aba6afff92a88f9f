# Screens, buttons, labels.

app-name = Clockwood

## Everywhere

back = Back
close = Close
undo = Undo
redo = Redo
done = Done
done-all = { $count ->
    [one] Done
    [2] Both done
   *[other] All { $count } done
}
cancel = Cancel
remove = Remove
more = More
try-again = Try again
waiting = One moment
unsaved = This game is not being saved: { $reason }
# What could not be read of a game that goes on
restored-shortened = { $count ->
    [one] The last input could not be read.
   *[other] The last { $count } inputs could not be read.
  } Check the table against this screen; what could not be read is kept among the games.
restored-shortened-some = The last inputs may be missing: they could not be read. Check the table against this screen; what could not be read is kept among the games.
restored-from = Part of this game could not be read. It stands where it stood, but undo ends at { $round }, { $faction }.
take-over = Play here
dismiss = Dismiss
yes = Yes
no = No

## Shelf

shelf-title = Games
shelf-empty = No games yet. Set one up with the board in front of you.
shelf-new = New game
shelf-bin = Bin
shelf-bin-empty = Empty the bin
shelf-bin-sure = Erase all of them for good?
shelf-delete = Move to the bin
shelf-restore = Bring back
shelf-erase = Erase for good
shelf-unreadable = Cannot be read
shelf-export = Save its text
shelf-next = { $round }, { $faction } to play
shelf-open = Go on
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
shelf-fan = Unofficial. Root is a game by Leder Games, who have no part in this app.

## New game

new-title = New game
new-map = Map
new-deck = Deck
new-suits = Suits
new-suits-hint = Tap a clearing until it shows the marker on the board.
new-suits-shuffle = Shuffle them for us
new-suits-count = { $suit } { $count } of 4
new-priorities = Priorities
new-priorities-and-suits = Priorities and suits
new-priorities-hint = There is no official priority chart for this map: choose the priorities yourselves, and put the markers out like that.
new-priorities-next = Tap the clearing with priority { $priority }.
new-priorities-shuffle = Shuffle the priorities
new-flood = Three clearings are flooded
new-flood-hint = With up to four players. A tap on water moves it to the other clearing of the pair.
new-water = Flooded
new-seats = Seats
new-seats-hint = In turn order.
new-seat-add = Add a seat
new-seat-up = Earlier
new-seat-remove = Remove the seat
new-seat-faction = Faction
new-seat-bot = Bot
new-seat-human = Human
new-seat-name = Name
new-seat-difficulty = Difficulty
new-seat-traits = Traits
new-seat-character = Character
new-seat-surprise = Surprise us
new-coop = Cooperative
new-coop-hint = All humans win or lose together; bots leave each other alone.
new-services = Riverfolk services
new-rulebook = Rules
new-rulebook-law = Current Law
new-rulebook-first = First printing
new-rulings = Open questions
new-rulings-hint = What the Law leaves open. The first answer is the usual one.
new-start = Start

## Table

seat-bot = bot
seat-human = human
seat-label = { $faction }, { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .now = { $faction }, { $who }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, now playing
seat-difficulty = Difficulty: { $difficulty }
seat-crafted = Crafted: { $items }
seat-supply = In the supply: { $pieces }
seat-tray = { $label }: { $value }
seat-column = { $suit } { $count }
seat-payments = Payments
seat-swayed = Swayed
seat-track = Items on the Battle Track
seats-label = Seats in turn order
map-label = Map
map-list = Clearings
map-zoom-out = Whole map
table-log = Log
table-set-right = Set right
table-settings = Settings
table-games = Games
table-setup = Set-up
card-label = What to do now
list-title = Do these
list-only-first = Only the first
summary-nothing = Nothing changed.
summary-next = Next: { $faction }
summary-so-far = This turn so far
clearing-ruled = Clearing { $clearing }, { $suit }, ruled by { $faction-the }
clearing-unruled = Clearing { $clearing }, { $suit }, ruled by nobody
clearing-choose = Choose { $clearing }
clearing-pieces = { $faction }: { $pieces }
clearing-ruin = A ruin
clearing-slots = { $open ->
    [0] No open slot
    [one] 1 open slot
   *[other] { $open } open slots
}
clearing-pass = The Pass
clearing-ferry = The ferry
clearing-burning = Burning
clearing-paths = Paths to { $clearings }

## A human's turn

action-move = Move
action-battle = Battle
action-place = Place
action-remove = Remove
action-craft = Craft
action-score = Score
action-buy = Buy
action-flip = Flip a plot
action-discard = Discard
action-favor = Favor card
action-adjust = Set right
turn-nothing = Nothing to tell, next
turn-end = End turn
draft-by = Who acts
draft-piece-of = { $faction }: { $piece }
ask-move-from = Move from where?
ask-move-what = Move what?
ask-move-to = Move where?
ask-move-with = How many warriors go with him?
ask-how-many = How many?
ask-battle-where = Battle where?
ask-battle-whom = Battle whom?
ask-place-what = Place what?
ask-place-where = Place where?
ask-remove-where = Remove where?
ask-remove-what = Remove what?
ask-remove-all = Everything of the others, at once
ask-craft-what = Craft which item?
ask-score = Score how many points?
ask-buy = Buy what?
ask-buy-more = Anything else?
ask-finish = That is all
ask-flip-where = Turn up which plot?
ask-discard-what = Discard which card?
ask-favor-suit = Favor of which suit?
ask-nothing = There is nothing to choose.
ask-on-map = Tap the map or a number.

## Setting right

adjust-hint = Nobody reacts to what is set right here. In a bot’s turn the step being played is worked out again.
adjust-pieces = Pieces
adjust-pawn-here = Put the pawn here
adjust-points = Points
adjust-supply = Items, ruins, cards
adjust-reshuffled = { $cards ->
    [0] The discard pile is empty
    [one] Discard pile (1) was shuffled into the deck
   *[other] Discard pile ({ $cards }) was shuffled into the deck
}
adjust-ruin = Ruin { $clearing-in }
adjust-crafted = Crafted: { $item }
adjust-away = Warriors out of play
adjust-off-track = No score marker (dominance or coalition)
adjust-empty-hand = Holds no cards
adjust-soup-kitchens = Has crafted Soup Kitchens
adjust-less = Less
adjust-more = More
adjust-viziers = Viziers
adjust-decree = Decree
adjust-acolytes = Acolytes
adjust-marker = Conspiracy marker
adjust-lost-souls = Lost Souls, top first
adjust-revealed = Revealed cards
adjust-payments = Payments: { $faction }
adjust-market = Market, leftmost first
adjust-burrow = Warriors in the Burrow
adjust-held = Bought ambushes
adjust-plot-away = Out of play: { $plot }
adjust-items-fresh = Items face up
adjust-items-exhausted = Items exhausted
adjust-items-damaged = Items damaged
adjust-items-damaged-exhausted = Items damaged and exhausted
adjust-quest = Open quest

## Log

log-title = Log
log-empty = Nothing has happened yet.
log-export = Save as text
log-look = The table then
log-undo-to = Undo to here
log-back = Back to the game
log-points = Points by round

## Settings

settings-title = Settings
settings-language = Language
settings-language-system = As the device
settings-theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-high-contrast = High contrast
settings-text-size = Text size
settings-keep-screen-on = Keep the screen on
settings-dice-by-app = Roll dice in the app
settings-deck-by-app = Draw cards in the app
settings-fast = Show things to do as one list
settings-left-handed = Left-handed
settings-reduced-motion = Less motion

## Rules

rules-title = Rules
rules-search = Search
rules-parts = Parts
rules-none = Nothing has these words.
rules-at = Rules, section { $section }
rules-of-bot = Rules of this bot
rules-own-words = In our own words, by the numbers of the Law of Rootbotics.

## Game over

over-points = Points by round
over-shelf = To the games

## Texts that leave the app

export-title = Text
export-copy = Copy
export-copied = Copied
export-save = Save as a file
