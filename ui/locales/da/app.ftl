# Skærme, knapper, etiketter.

app-name = Clockwood

## Overalt

back = Tilbage
close = Luk
undo = Fortryd
redo = Gentag
done = Gjort
done-all = { $count ->
    [one] Gjort
    [2] Begge gjort
   *[other] Alle { $count } gjort
}
cancel = Afbryd
remove = Fjern
more = Mere
try-again = Prøv igen
waiting = Et øjeblik
unsaved = Dette spil bliver ikke gemt: { $reason }
# Det, der ikke kunne læses af et spil, som fortsætter
restored-shortened = { $count ->
    [one] Den sidste indtastning kunne ikke læses.
   *[other] De sidste { $count } indtastninger kunne ikke læses.
  } Sammenlign bordet med skærmen; det, der ikke kunne læses, er gemt blandt spillene.
restored-shortened-some = De sidste indtastninger mangler måske: De kunne ikke læses. Sammenlign bordet med skærmen; det, der ikke kunne læses, er gemt blandt spillene.
restored-from = En del af dette spil kunne ikke læses. Det står, hvor det stod, men der kan kun fortrydes tilbage til { $round }, { $faction }.
take-over = Spil her
dismiss = Skjul
yes = Ja
no = Nej

## Hylden

shelf-title = Spil
shelf-empty = Ingen spil endnu. Stil et op med brættet foran jer.
shelf-new = Nyt spil
shelf-bin = Papirkurv
shelf-bin-empty = Tøm papirkurven
shelf-bin-sure = Slet dem alle for altid?
shelf-delete = Læg i papirkurven
shelf-restore = Tag tilbage
shelf-erase = Slet for altid
shelf-unreadable = Kan ikke læses
shelf-export = Gem teksten
shelf-next = { $round }, { $faction } for tur
shelf-open = Fortsæt
ago-now = lige nu
ago-minutes = { $count ->
    [one] for et minut siden
   *[other] for { $count } minutter siden
}
ago-hours = { $count ->
    [one] for en time siden
   *[other] for { $count } timer siden
}
ago-days = { $count ->
    [one] i går
   *[other] for { $count } dage siden
}
shelf-fan = Uofficiel. Root er et spil fra Leder Games, som ikke har del i denne app.

## Nyt spil

new-title = Nyt spil
new-map = Kort
new-deck = Bunke
new-suits = Farver
new-suits-hint = Tryk på en lysning, til den viser brikken på brættet.
new-suits-shuffle = Bland dem for os
new-suits-count = { $suit } { $count } af 4
new-priorities = Prioriteter
new-priorities-and-suits = Prioriteter og farver
new-priorities-hint = Der er ingen officiel prioritetsoversigt til dette kort: vælg selv prioriteterne, og læg mærkerne sådan.
new-priorities-next = Tryk på lysningen med prioritet { $priority }.
new-priorities-shuffle = Bland prioriteterne
new-flood = Tre lysninger er oversvømmet
new-flood-hint = Med op til fire spillere. Et tryk på vand flytter det til den anden lysning i parret.
new-water = Oversvømmet
new-seats = Pladser
new-seats-hint = I turens rækkefølge.
new-seat-add = Tilføj en plads
new-seat-up = Tidligere
new-seat-remove = Fjern pladsen
new-seat-faction = Fraktion
new-seat-bot = Bot
new-seat-human = Menneske
new-seat-name = Navn
new-seat-difficulty = Sværhedsgrad
new-seat-traits = Træk
new-seat-character = Figur
new-seat-surprise = Overrask os
new-coop = Samarbejde
new-coop-hint = Alle mennesker vinder eller taber sammen; botterne skåner hinanden.
new-services = Flodfolkets tjenester
new-rulebook = Regler
new-rulebook-law = Nuværende Lov
new-rulebook-first = Første tryk
new-rulings = Åbne spørgsmål
new-rulings-hint = Hvad Loven lader stå åbent. Det første svar er det sædvanlige.
new-start = Begynd

## Bordet

seat-bot = bot
seat-human = menneske
seat-label = { $faction }, { $who }, { $points } point
    .now = { $faction }, { $who }, { $points } point, spiller nu
seat-difficulty = Sværhedsgrad: { $difficulty }
seat-crafted = Fremstillet: { $items }
seat-supply = I forrådet: { $pieces }
seat-tray = { $label }: { $value }
seat-column = { $suit } { $count }
seat-payments = Betalinger
seat-swayed = Overtalt
seat-track = Genstande på kampsporet
seats-label = Pladser i turens rækkefølge
map-label = Kort
map-list = Lysninger
map-zoom-out = Hele kortet
table-log = Log
table-set-right = Ret
table-settings = Indstillinger
table-games = Spil
table-setup = Opstilling
card-label = Hvad der skal gøres
list-title = Gør dette
list-only-first = Kun det første
summary-nothing = Intet ændredes.
summary-next = Næste: { $faction }
summary-so-far = Turen indtil nu
clearing-ruled = Lysning { $clearing }, { $suit }, styret af { $faction-the }
clearing-unruled = Lysning { $clearing }, { $suit }, styret af ingen
clearing-choose = Vælg { $clearing }
clearing-pieces = { $faction }: { $pieces }
clearing-ruin = En ruin
clearing-slots = { $open ->
    [0] Ingen fri byggeplads
    [one] { $open } fri byggeplads
   *[other] { $open } frie byggepladser
}
clearing-pass = Passet
clearing-ferry = Færgen
clearing-burning = Brænder
clearing-paths = Stier til { $clearings }

## Et menneskes tur

action-move = Flyt
action-battle = Kæmp
action-place = Placer
action-remove = Fjern
action-craft = Fremstil
action-score = Point
action-buy = Køb
action-flip = Vend et komplot
action-discard = Smid kort
action-favor = Gunstkort
action-adjust = Ret
turn-nothing = Intet at fortælle, næste
turn-end = Slut turen
draft-by = Hvem handler
draft-piece-of = { $faction }: { $piece }
ask-move-from = Flyt hvorfra?
ask-move-what = Flyt hvad?
ask-move-to = Flyt hvorhen?
ask-move-with = Hvor mange krigere følger med?
ask-how-many = Hvor mange?
ask-battle-where = Kæmp hvor?
ask-battle-whom = Kæmp mod hvem?
ask-place-what = Placer hvad?
ask-place-where = Placer hvor?
ask-remove-where = Fjern hvor?
ask-remove-what = Fjern hvad?
ask-remove-all = Alt fra de andre, på én gang
ask-craft-what = Fremstil hvilken genstand?
ask-score = Hvor mange point?
ask-buy = Køb hvad?
ask-buy-more = Mere endnu?
ask-finish = Det er alt
ask-flip-where = Vend hvilket komplot?
ask-discard-what = Smid hvilket kort?
ask-favor-suit = Gunst i hvilken farve?
ask-nothing = Der er intet at vælge.
ask-on-map = Tryk på kortet eller et nummer.

## At rette

adjust-hint = Ingen reagerer på det, der rettes her. I en bots tur regnes trinnet om.
adjust-pieces = Brikker
adjust-pawn-here = Sæt figuren her
adjust-points = Point
adjust-supply = Genstande, ruiner, kort
adjust-reshuffled = { $cards ->
    [0] Kasserbunken er tom
   *[other] Kasserbunken ({ $cards }) blev blandet ind i bunken
}
adjust-ruin = Ruin { $clearing-in }
adjust-crafted = Fremstillet: { $item }
adjust-away = Krigere ude af spil
adjust-off-track = Ingen pointmarkør (dominans eller koalition)
adjust-empty-hand = Har ingen kort
adjust-soup-kitchens = Har fremstillet Soup Kitchens
adjust-less = Færre
adjust-more = Flere
adjust-viziers = Vesirer
adjust-decree = Dekret
adjust-acolytes = Akolytter
adjust-marker = Sammensværgelsens markør
adjust-lost-souls = Fortabte sjæle, øverste først
adjust-revealed = Afslørede kort
adjust-payments = Betalinger: { $faction }
adjust-market = Markedet, fra venstre
adjust-burrow = Krigere i Hulen
adjust-held = Købte bagholdsangreb
adjust-plot-away = Ude af spil: { $plot }
adjust-items-fresh = Genstande vendt op
adjust-items-exhausted = Udmattede genstande
adjust-items-damaged = Beskadigede genstande
adjust-items-damaged-exhausted = Beskadigede og udmattede genstande
adjust-quest = Åben opgave

## Log

log-title = Log
log-empty = Intet er sket endnu.
log-export = Gem som tekst
log-look = Bordet dengang
log-undo-to = Fortryd hertil
log-back = Tilbage til spillet
log-points = Point efter runde

## Indstillinger

settings-title = Indstillinger
settings-language = Sprog
settings-language-system = Som enheden
settings-theme = Tema
theme-system = Som enheden
theme-light = Lyst
theme-dark = Mørkt
theme-high-contrast = Høj kontrast
settings-text-size = Tekststørrelse
settings-keep-screen-on = Hold skærmen tændt
settings-dice-by-app = Appen slår terninger
settings-deck-by-app = Appen trækker kort
settings-fast = Alt, der skal gøres, som én liste
settings-left-handed = Venstrehåndet
settings-reduced-motion = Mindre bevægelse

## Regler

rules-title = Regler
rules-search = Søg
rules-parts = Dele
rules-none = Intet har disse ord.
rules-at = Regler, afsnit { $section }
rules-of-bot = Denne bots regler
rules-own-words = Med vores egne ord, efter numrene i Law of Rootbotics.

## Spillet er slut

over-points = Point efter runde
over-shelf = Til spillene

## Tekster ud af appen

export-title = Tekst
export-copy = Kopiér
export-copied = Kopieret
export-save = Gem som fil
