# At give et spil videre, og at modtage et.

## Giv videre

table-hand-over = Giv videre
hand-over-title = Giv videre
hand-over-hint = Tryk på »Modtag et spil« på den anden enhed, og film koden.
hand-over-loop-hint = Tryk på »Modtag et spil« på den anden enhed, og film koderne i vilkårlig rækkefølge.
hand-over-whole = Hele spillet: man kan fortryde helt til det første kort.
hand-over-from = Fra { $round }, { $faction } for tur: man kan fortryde tilbage dertil.
hand-over-code = QR-kode { $number } af { $count }
hand-over-one = Spillets QR-kode
hand-over-number = { $number } af { $count }
hand-over-pause = Pause
hand-over-play = Fortsæt
hand-over-previous = Forrige kode
hand-over-next = Næste kode
hand-over-codes = Koder
hand-over-what = Hvad der sendes
hand-over-what-whole = Hele spillet
hand-over-what-still = Hvad én kode kan rumme
hand-over-density = Kodernes størrelse
hand-over-easy = Grove
hand-over-normal = Normale
hand-over-dense = Fine
hand-over-speed = Koder i sekundet
hand-over-print = Til papir
hand-over-print-hint = Tåler flere pletter; koderne bliver større.
hand-over-without = Uden kamera
hand-over-copy = Kopiér som tekst
hand-over-copied = Kopieret
hand-over-not-copied = Det kunne ikke kopieres. Gem det som fil.
hand-over-save = Gem som fil
hand-over-saved = Gemt: { $place }
hand-over-share = Del
hand-over-too-many = Spillet er for langt til koder. Gem det som fil.

## Modtag

shelf-receive = Modtag et spil
receive-title = Modtag et spil
receive-hint = Ret kameraet mod koderne på den anden enhed.
receive-camera = Kamera
receive-camera-start = Brug kameraet
receive-camera-stop = Stop kameraet
receive-camera-starting = Kameraet starter.
receive-camera-absent = Der er intet kamera her. Brug en af de andre måder.
receive-camera-denied = Kameraet må ikke bruges. Tillad det i enhedens eller browserens indstillinger, eller brug en af de andre måder.
receive-camera-failed = Kameraet starter ikke: { $reason } Brug en af de andre måder.
receive-seen = { $known } af { $wanted }
receive-missing = { $known } af { $wanted }, mangler { $missing }
receive-none-yet = Ingen kode set endnu.
receive-again = Begynd forfra med de nye koder
receive-ways = Andre måder
receive-pictures = Billeder af koder
receive-file = En fil
receive-paste = Indsæt teksten
receive-paste-label = Et spils tekst
receive-take = Tag det
receive-reading = Læser { $name }

## Det modtagne er intet spil

arrival-frame-not-ours = Koden er ikke fra Clockwood.
arrival-frame-newer = Koden er lavet af en nyere version af Clockwood. Opdatér appen her.
arrival-frame-other-game = Koden hører til et andet spil. Det, der er modtaget, er bevaret.
arrival-frame-other-state = Koden viser spillet på et andet tidspunkt. Det, der er modtaget, er bevaret.
arrival-frame-other-density = Koderne har en anden størrelse end de forrige. Det, der er modtaget, er bevaret.
arrival-frame-damaged = Koden er beskadiget.
arrival-frame-garbled = Koderne passer ikke sammen. Film dem igen.
arrival-picture-no-code = Der er ingen kode i billedet.
arrival-picture-unclear = Der er en kode i billedet, men den er for sløret eller for lille til at læses.
arrival-picture-too-large = Billedet er for stort.
arrival-picture-unreadable = Billedet kan ikke åbnes.
arrival-no-decoder = Det, der læser billeder, kan ikke startes. En tekst eller en fil kan stadig bruges. ({ $reason })
arrival-text-no-game = Der er intet spil i teksten.
arrival-text-cut-off = Teksten er afkortet. Kopiér den fra »clockwood:« til punktummet.
arrival-text-too-large = Teksten er for lang til et spil.
arrival-text-damaged = Teksten er beskadiget.
arrival-file-too-large = Filen er for stor til et spil.
arrival-file-unreadable = Filen kan ikke åbnes: { $reason }
arrival-packet-not-ours = Det er ikke et spil fra Clockwood.
arrival-packet-cut-off = Spillet er afkortet.
arrival-packet-damaged = Spillet er beskadiget.
arrival-packet-too-large = Det er for stort til et spil.
arrival-packet-newer = Spillet kræver version { $version } af Clockwood. Opdatér appen her.
arrival-packet-name = Spillet har et navn, der ikke kan vises.
arrival-packet-refused = Spillet kan ikke være spillet efter reglerne her.
hand-over-too-long = Spillet er for langt til at blive givet videre.
hand-over-name = En plads’ navn er for langt til at blive givet videre.

## Det modtagne

arrived-title = Modtaget
arrived-received = Modtaget
arrived-here = Findes her
arrived-here-bin = Findes her, i papirkurven
arrived-new = Spillet er nyt her.
arrived-same = Du har allerede spillet, på samme sted.
arrived-same-longer = Du har allerede spillet, på samme sted. I det modtagne kan man fortryde længere tilbage.
arrived-newer = Det fortsætter spillet her, med { $by ->
    [one] ét skridt
   *[other] { $by } skridt
}.
arrived-older = Spillet her er fortsat fra det, med { $by ->
    [one] ét skridt
   *[other] { $by } skridt
}.
arrived-diverged = Det er det samme spil, men de er fortsat hver sin vej.
arrived-unknown = Det er det samme spil, men man kan ikke se, hvilket der er nyest. Sammenlign runderne.
arrived-keep = Stil det på hylden
arrived-update = Opdatér, og behold det gamle som kopi
arrived-instead = Fortsæt med det modtagne, og behold det her som kopi
arrived-both = Behold begge
arrived-open = Åbn det, der er her
arrived-restore = Tag det, der er her, tilbage
arrived-leave = Behold det ikke
kept-title = Det står på hylden.
kept-copy = Spillet, der var her, er bevaret som kopi.
kept-play = Spil
kept-undo = Fortryd modtagelsen
kept-undo-hint = Lægger det modtagne spil i papirkurven.
