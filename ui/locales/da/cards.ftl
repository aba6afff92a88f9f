# Turkort, loggen, og hvorfor noget blev afvist.

## Hvad et kort siger. Titler læses på tværs af bordet: korte, stedet til sidst.

message-draw-order = Træk ordrekortet
message-draw-new-order = Træk et nyt ordrekort
message-draw-market = Træk et kort til markedet
message-draw-lost-souls = Træk et kort til de fortabte sjæle
message-draw-sway = Træk et kort at overtale med
message-draw-craft = Træk kortet, der skal fremstilles
message-craft = Tag fra forrådet: { $item }
    .detail = { $faction } +1 point, fremstillet med { $card }
message-place = Placer { $lots }
message-place-of = Placer { $lots } { $faction-of }
message-remove = Fjern
message-move = Flyt { $pieces } { $from-from } { $to-to }
message-move-of = Flyt { $pieces } { $faction-of } { $from-from } { $to-to }
message-ferry = Tag færgen med { $to-to }
message-battle = Kamp mod { $defender-the } { $clearing-in }
message-decide-in = { $clearing-in }
message-losses = Fjern { $clearing-in }
message-score = { $faction } { $change } { $points ->
        [one] point
       *[other] point
    }
message-discard-order = Smid { $card }
message-expand = Udvidelse: smid { $card }
    .detail = Et nyt ordrekort følger.
message-human-draws = { $cards ->
    [one] { $faction }: træk et kort
   *[other] { $faction }: træk { $cards } kort
}
message-add-to-decree = Læg { $card } i Dekretet
    .detail = Kolonne: { $suit }
message-start-decree = { $viziers ->
        [one] Læg 1 Vesir i Dekretet
       *[other] Læg { $viziers } Vesirer i Dekretet
    }
    .detail = De lægges i fuglekolonnen.
    .ambush = De lægges i fuglekolonnen, sammen med et fuglebaghold fra bunken.
message-turmoil = Uro: smid { $cards } fra Dekretet
message-turmoil-empty = Uro: kun Vesirerne bliver
message-snare = Fjern snaren { $clearing-in }
    .detail = I stedet for det, { $faction-the } var ved at gøre.
message-turn-over = { $faction }: turen er slut
message-human-turn = { $faction }: din tur
    .named = { $name }: din tur
    .detail = Fortæl, hvad der ændres på kortet. Hvad botter svarer, kommer straks frem.
message-game-over = { $winners } vandt
    .nobody = Ingen vandt
message-nothing-to-set-up = { $faction }: intet på kortet endnu
message-lay-out = Læg brættet frem
    .ruins = Ruiner { $places }
    .items = De tolv genstande ved siden af kortet, pointmarkører på 0
    .dominance = De fire dominanskort ud af bunken
    .hands = Tre kort til hvert menneske
message-place-pawn = Sæt figuren { $place-in }

message-pay = Læg { $pieces } { $faction-of } i Betalinger
message-cash-in = Giv { $pieces } { $faction-of } tilbage fra Betalinger
    .detail = Flodfolket får et point for hver.
message-give-back = Giv { $pieces } { $faction-of } tilbage fra Betalinger
message-racketeer = Læg { $lots } i Betalinger
message-discard-from-market = Smid { $card } fra markedet
message-buy = { $faction }: køb { $services }
    .exhausts = { $faction }: { $items ->
        [one] udmat 1 genstand
       *[other] udmat { $items } genstande
    }
message-replace = Fremstil { $by } i stedet for { $card }
message-damage-items = { $faction }: { $items ->
    [one] beskadig 1 genstand
   *[other] beskadig { $items } genstande
}
message-human-damages = { $faction }: { $items ->
    [one] beskadig 1 af dine genstande
   *[other] beskadig { $items } af dine genstande
}
message-battle-track = { $faction }: { $items ->
    [one] 1 genstand på kampsporet
   *[other] { $items } genstande på kampsporet
}
message-relic-to-forest = Læg relikvien { $place-in }, vendt op
message-set-order = Ordren er { $suit }
    .detail = I de fortabte sjæle: { $cards }
cards-of-suit = { $count } { $suit }
message-conspired = Sammensværgelsens markør til felt { $space }
    .detail = { $left ->
        [one] En akolyt til forrådet, 1 er tilbage.
       *[other] En akolyt til forrådet, { $left } er tilbage.
    }
message-acolyte-from-map = Tag en kriger { $from-from } til akolytterne
message-acolyte-from-supply = Tag en kriger fra forrådet til akolytterne
message-ritual = Ritual: afslør { $card }
message-to-discard-pile = Læg { $cards } i kasserbunken
message-to-lost-souls = Læg { $cards } i de fortabte sjæle
message-discard-bought = Smid { $card }
message-ambush = Kamp mod { $faction-the } { $clearing-in }: baghold
    .detail = To træf før slaget. Smid { $card }.
message-shuffle-plots = Bland komplotterne med bagsiden op
    .detail = Ingen ser på et komplot, før det vendes.
message-flip = Vend komplottet { $clearing-in }: { $plot }
    .detail = { $points ->
        [0] Ingen point.
       *[other] Ravnene +{ $points } point for alle komplotter vendt op.
    }
message-swap-plot = Byt { $plot } { $clearing-in } med { $by }
message-sway = Krone til: { $minister }
message-lose-crown = Kronen tages fra: { $minister }
message-ruin-items = { $items ->
    [one] Læg 1 tilfældig genstand under hver ruin
   *[other] Læg { $items } tilfældige genstande under hver ruin
}
message-starting-items = Figur: { $character }
    .detail = { $items ->
        [one] 1 genstand vendt op i tasken.
       *[other] { $items } valgfri startgenstande vendt op i tasken.
    }
message-open-quest = Den åbne opgave er { $suit }
message-exhaust = { $items ->
    [one] Udmat 1 genstand
   *[other] Udmat { $items } genstande
}
message-wander = Flyt figuren { $from-from } { $to-to }
message-explore = Tag en genstand fra ruinen { $clearing-in }
    .detail = Udmat 1 genstand. Den nye lægges vendt op i tasken.
    .last = Udmat 1 genstand. Det var den sidste: fjern ruinen.
message-quest = Udfør { $suit }-opgaven
    .detail = Udmat 2 genstande, smid opgaven. { $faction } { $change }.
message-aid = Tag { $items } { $player-of }
    .detail = { $count ->
        [one] Udmat 1 genstand for den.
       *[other] Udmat { $count } genstande for dem.
    }
message-repair = { $items ->
    [one] Reparer 1 genstand
   *[other] Reparer { $items } genstande
}
message-refresh = { $items ->
    [one] Vend 1 genstand op
   *[other] Vend { $items } genstande op
}
    .track = { $items ->
        [one] 1 af dem på kampsporet
       *[other] { $items } af dem på kampsporet
    }
message-steal = Smid et tilfældigt kort { $from-of }
    .detail = Udmat 1 genstand. { $faction } +1.
message-cover-slot = Læg en genstand på en byggeplads { $clearing-in }
    .detail = Først en beskadiget og udmattet, så beskadiget, så udmattet.
message-enlist = { $defender }: hverv Voldgiftsmanden
    .detail = { $faction } +1. { $hits ->
        [one] 1 træf mere kan slås.
       *[other] { $hits } træf mere kan slås.
    }
items-exhausted = { $exhausted } udmattet, { $unexhausted } ikke

service-hand-card = et kort fra markedet
service-riverboats = flodbåde
service-mercenaries = lejesoldater

chance-starting-corner = Vælg et tilfældigt starthjørne
chance-starting-sawmill = Vælg tilfældigt, hvor savværket skal stå
chance-starting-workshop = Vælg tilfældigt, hvor værkstedet skal stå
chance-starting-recruiter = Vælg tilfældigt, hvor hververen skal stå
chance-building-hit = Vælg tilfældigt, hvad træffet fjerner
chance-market-card = Vælg et tilfældigt kort fra markedet
chance-relic-forest = Vælg en tilfældig skov til relikvien
chance-sanctified-building = Vælg tilfældigt, hvilken bygning der helliges
chance-plot = Træk et tilfældigt komplot fra forrådet
chance-starting-forest = Vælg en tilfældig startskov
chance-quest = Vend en opgave
chance-slip-forest = Vælg en tilfældig skov at smutte ind i
chance-detail = Som terninger eller blanding falder, eller lad appen gøre det.

decision-remove-piece = { $faction }: fjern hvilken brik?
decision-starting-corner = { $faction }: start i hvilket hjørne?
decision-starting-sawmill = { $faction }: hvor skal savværket stå?
decision-starting-workshop = { $faction }: hvor skal værkstedet stå?
decision-starting-recruiter = { $faction }: hvor skal hververen stå?
decision-starting-forest = { $faction }: start i hvilken skov?
decision-starting-warrior = { $faction }: hvor skal en kriger stå?
decision-outrage = { $faction }: smid hvilket kort?
decision-field-hospitals = { $faction }: brug et kort på felthospitaler?
decision-cancel-ambush = { $faction }: ophæv bagholdet med et af dine?
decision-investors = { $faction }: smid hvilket kort?
decision-extortion = { $faction }: afgiv hvilket kort?
decision-gamble = { $faction }: hvilket komplot er det?
decision-raid-without = { $faction }: hvor placeres ingen kriger?
decision-enlist = { $faction }: hverv Voldgiftsmanden?
decision-spent-ambush = { $faction }: hvilket baghold var det?
decision-theft = { $faction }: hvilket kort blev taget?

pick-app = Vælg for os
pick-again = Vælg igen
pick-quest = { $suit }-opgave
pick-discard = smid et { $suit }-kort
pick-cannot = kan ikke
pick-enlist = hverv
pick-decline = sig nej
pick-cancel = ophæv det

## Dele af titler

lots-in-one = { $pieces } { $place-in }
lots-in-each = { $pieces } i hver af { $places }
lots-by = { $faction }: { $lots }
lots-of = { $pieces } { $faction-of }
points-change = { $faction } { $change }
points-changes = Point: { $changes }
list-and = { $first } og { $last }

## Hvorfor

why = Hvorfor?
why-where = Hvor?
why-who = Hvem?
why-whom = Mod hvem?
why-from = Hvorfra?
why-to = Hvorhen?
why-candidate = kandidat
why-priority = prioritet
why-no-target = Intet passer.
why-only-target = Kun én passer.
why-rank-most = Flest afgør: { $measure }.
why-rank-fewest = Færrest afgør: { $measure }.
why-highest-priority = Alt står lige: højeste prioritet afgør.
why-lowest-priority = Alt står lige: laveste prioritet afgør.
why-setup-priority = Alt står lige: opstillingens rækkefølge afgør.
why-by-chance = Tilfældet afgør mellem dem, der står lige.
why-no-rank-highest = Højeste prioritet afgør.
why-no-rank-lowest = Laveste prioritet afgør.
why-no-rank-setup = Opstillingens rækkefølge afgør.
why-out = Ude
why-ruling = Kendelse { $id }: { $question } { $value }

## Terninger

dice = Terninger
dice-attacker-higher = angriberen tager den højeste
dice-defender-higher = forsvareren tager den højeste
dice-roll = Slå for os
dice-roll-again = Slå igen
dice-side = { $faction }: { $dealt } træf
dice-sum-die = terning { $die }
dice-sum-capped = højst { $rolled }
dice-sum-extra = +{ $hits } { $what }
dice-sum-effects = +{ $hits } ved effekter
dice-sum-ignored = −{ $hits } ignoreret
dice-effects = { $faction }:
dice-label = { $high } og { $low }. Træf: { $attacker } { $dealt }, { $defender } { $taken }

## Ordrekort

draw-suit = Hvilken farve?
draw-name = Hvilket kort?
draw-no-item = Ethvert andet kort
    .detail = ingen genstand
draw-app = Træk for os
draw-app-again = Træk et andet
draw-drawn = Trukket: { $card }
draw-other-suit = Anden farve
draw-seen = alle set

## Loggen

event-of = { $faction }: { $event }
event-order = ordre: { $suit }
event-craft = { $item } fremstillet
event-battle = kamp { $clearing-in } mod { $defender-the }
event-place = { $pieces } placeret { $place-in }
event-remove = { $pieces } fjernet { $place-in }
event-move = { $count } flyttet { $from-from } { $to-to }
event-score = { $change } { $points ->
    [one] point
   *[other] point
}
event-turmoil = uro
event-discard = et kort smidt
event-draw = et kort trukket
event-buy = { $service } købt
event-skipped = { $step }: { $reason }
log-turn = { $faction }
log-round = Runde { $round }
log-setup = Opstilling

## Afvisninger

refused-no-game = Dette spil er der ikke længere.
refused-unreadable = Dette spil kan ikke læses.
refused-nothing-to-chance = Dette kort overlader intet til tilfældet.
refused-storage = Enhedens lager svigtede: { $reason }
refused-host = Appen svarer ikke: { $reason }
unreadable-newer = Det blev gemt af en nyere udgave af appen.
unreadable-damaged = Det gemte er beskadiget.
unreadable-parts = Dele af et spil, der ikke kunne læses. Selve spillet fortsætter.
refused-open-elsewhere = Dette spil er åbent i et andet vindue.

input-not-a-humans-turn = Det er ikke et menneskes tur.
input-card-pending = Et kort venter på svar.
input-game-over = Spillet er slut.
input-nothing-to-undo = Der er intet at fortryde.
input-nothing-to-redo = Der er intet at gentage.

answer-other-prompt = Dette kort beder om noget andet.
answer-die = En terning viser 0 til 3, ikke { $die }.
answer-effect = { $faction } kan ikke bruge { $effect } i denne kamp.
answer-not-an-option = Det er ikke blandt mulighederne.
answer-not-in-deck = { $card } er ikke i denne bunke.

refusal-not-in-play = { $faction } er ikke med i dette spil.
refusal-not-a-bot = { $faction } spilles ikke af en bot.
refusal-not-human = { $faction } spilles ikke af et menneske.
refusal-no-such-place = Det sted passer ikke.
refusal-too-many = { $faction } har kun { $owned } i alt: { $piece }.
refusal-too-few = Der er kun { $pieces } { $faction-of }.
refusal-no-slot = Der er ingen fri byggeplads { $clearing-in }.
refusal-one-per-clearing = En lysning har kun plads til én: { $piece }.
refusal-points = Point går fra 0 til 30, ikke { $points }.
refusal-items = Der er ikke { $count } af den genstand.
refusal-no-item = Forrådet har ingen: { $item }.
refusal-not-a-trait = { $faction } har intet træk { $trait }.
refusal-not-a-value = Kendelse { $ruling } har intet sådant svar.
refusal-nothing-to-attack = { $faction } har ingen at angribe der.
refusal-no-ruin = Der er ingen ruin { $clearing-in } på dette kort.
refusal-no-ferry = Dette kort har ingen færge.
refusal-not-in-deck = Bunken har intet sådant kort.
refusal-nothing = Mindst én.
refusal-dominance = { $faction } har et dominanskort i spil og køber ingen tjenester.
refusal-no-mercenaries = { $faction } kan ikke købe lejesoldater.
refusal-bought-twice = Denne tjeneste varer hele turen: den købes én gang.
refusal-service-limit = Højst { $most } tjenester kan købes i denne tur.
refusal-not-in-market = Markedet har intet sådant kort.
refusal-cannot-pay = { $faction } har for få krigere i forrådet: { $price } for hver tjeneste.
refusal-no-such-space = Sammensværgelsens spor har felterne 1 til 5, ikke { $space }.
refusal-no-plot = Intet komplot ligger skjult { $clearing-in }.
refusal-not-their-turn = Det er ikke turen for { $faction-the }.
refusal-swayed-twice = Overtalt to gange: { $minister }.
refusal-battle-track = Kampsporet rummer højst tre genstande.
refusal-item-count = Der kan ikke være { $count } genstande.
refusal-only-moves = Figuren { $faction-of } kan kun flyttes.
refusal-no-quest = Ingen { $suit }-opgave er tilbage.
refusal-same-character = En anden Vagabot er allerede: { $character }.
refusal-market-size = Markedet rummer højst 5 kort.

setup-seats = Et spil har 2 til 8 pladser.
setup-twice = { $faction } sidder ved bordet to gange.
setup-no-bot = Ingen bot spiller { $faction-the } endnu.
setup-not-a-trait = { $faction } har intet træk { $trait }.
setup-no-suit = Lysning { $clearing } mangler en farve.
setup-suit-count = { $suit }: { $count } af 4 lysninger
setup-suits-missing = Alle 12 lysninger skal have en farve.
setup-printed-suit = Farven i { $clearing } er trykt på kortet.
setup-second-vagabond-alone = En anden Vagabond kræver en første.
setup-no-character = Botten { $faction-of } mangler en figur.
setup-not-a-character = { $faction }: ingen figur hører til denne plads.
setup-same-character = To Vagabotter kan ikke begge være: { $character }.
setup-map = Kortet kan ikke læses: { $reason }
setup-no-priorities = Der er ingen officiel prioritetsoversigt til dette kort: vælg prioriteterne.
setup-has-chart = Kortets prioriteter står på dets oversigt.
setup-flood = Oversvøm én lysning i hvert par, eller slet ingen.
setup-priorities = Hver lysning, der ikke er oversvømmet, skal have én prioritet.
