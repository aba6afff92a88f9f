# Handing a game over, and receiving one.

## Handing over

table-hand-over = Hand over
hand-over-title = Hand over
hand-over-hint = On the other device tap “Receive a game” and film this code.
hand-over-loop-hint = On the other device tap “Receive a game” and film these codes, in any order.
hand-over-whole = The whole game: undo goes back to its first card.
hand-over-from = From { $round }, { $faction } to play: undo goes back to there.
hand-over-code = QR code { $number } of { $count }
hand-over-one = QR code of the game
hand-over-number = { $number } of { $count }
hand-over-pause = Pause
hand-over-play = Go on
hand-over-previous = Previous code
hand-over-next = Next code
hand-over-codes = Codes
hand-over-what = What travels
hand-over-what-whole = Whole game
hand-over-what-still = What fits one code
hand-over-density = Size of the codes
hand-over-easy = Coarse
hand-over-normal = Normal
hand-over-dense = Fine
hand-over-speed = Codes a second
hand-over-print = For paper
hand-over-print-hint = Survives more smudges; takes larger codes.
hand-over-without = Without a camera
hand-over-copy = Copy as text
hand-over-copied = Copied
hand-over-not-copied = It could not be copied. Save it as a file.
hand-over-save = Save as a file
hand-over-saved = Saved: { $place }
hand-over-share = Share
hand-over-too-many = This game is too long for codes. Save it as a file.

## Receiving

shelf-receive = Receive a game
receive-title = Receive a game
receive-hint = Point the camera at the codes on the other device.
receive-camera = Camera
receive-camera-start = Use the camera
receive-camera-stop = Stop the camera
receive-camera-starting = The camera is starting.
receive-camera-absent = There is no camera here. Take one of the other ways.
receive-camera-denied = The camera may not be used. Allow it in the settings of the device or the browser, or take one of the other ways.
receive-camera-failed = The camera does not start: { $reason } Take one of the other ways.
receive-seen = { $known } of { $wanted }
receive-missing = { $known } of { $wanted }, missing { $missing }
receive-none-yet = No code seen yet.
receive-again = Begin again with the new codes
receive-ways = Other ways
receive-pictures = Pictures of codes
receive-file = A file
receive-paste = Paste the text
receive-paste-label = The text of a game
receive-take = Take it
receive-reading = Reading { $name }

## What arrived is no game

arrival-frame-not-ours = This code is not of Clockwood.
arrival-frame-newer = This code was made by a newer version of Clockwood. Update the app here.
arrival-frame-other-game = This code is of another game. What was received so far is kept.
arrival-frame-other-state = This code shows the game at another point. What was received so far is kept.
arrival-frame-other-density = These codes have another size than those before. What was received so far is kept.
arrival-frame-damaged = This code is damaged.
arrival-frame-garbled = The codes do not fit together. Film them once more.
arrival-picture-no-code = There is no code in this picture.
arrival-picture-unclear = There is a code in this picture, but it is too blurred or too small to be read.
arrival-picture-too-large = This picture is too large.
arrival-picture-unreadable = This picture cannot be opened.
arrival-no-decoder = What reads pictures cannot be started. A text or a file can be taken all the same. ({ $reason })
arrival-text-no-game = There is no game in this text.
arrival-text-cut-off = The text is cut off. Copy it from “clockwood:” to the full stop.
arrival-text-too-large = This text is too long for a game.
arrival-text-damaged = The text is damaged.
arrival-file-too-large = This file is too large for a game.
arrival-file-unreadable = This file cannot be opened: { $reason }
arrival-packet-not-ours = This is no game of Clockwood.
arrival-packet-cut-off = The game is cut off.
arrival-packet-damaged = The game is damaged.
arrival-packet-too-large = This is too large for a game.
arrival-packet-newer = This game needs version { $version } of Clockwood. Update the app here.
arrival-packet-name = The game has a name that cannot be shown.
arrival-packet-refused = This game cannot have been played by the rules as they are here.
hand-over-too-long = This game is too long to be handed over.
hand-over-name = A seat’s name is too long to be handed over.

## What arrived

arrived-title = Received
arrived-received = Received
arrived-here = Here already
arrived-here-bin = Here already, in the bin
arrived-new = This game is new here.
arrived-same = You have this game already, at the same point.
arrived-same-longer = You have this game already, at the same point. Undo goes back further in what you received.
arrived-newer = It goes on from the game here, by { $by ->
    [one] one step
   *[other] { $by } steps
}.
arrived-older = The game here has gone on from it, by { $by ->
    [one] one step
   *[other] { $by } steps
}.
arrived-diverged = It is the same game, but both have gone on in their own way.
arrived-unknown = It is the same game, but which of the two is later cannot be told. Compare the rounds.
arrived-keep = Put it on the shelf
arrived-update = Update, and keep the old one as a copy
arrived-instead = Go on with the received one, and keep the one here as a copy
arrived-both = Keep both
arrived-open = Open the one here
arrived-restore = Bring back the one here
arrived-leave = Do not keep it
kept-title = It is on the shelf.
kept-copy = The game that was here is kept as a copy.
kept-play = Play
kept-undo = Undo receiving
kept-undo-hint = Puts the received game into the bin.
