# Passer une partie à un autre appareil, et en recevoir une.

## Passer

table-hand-over = Passer la partie
hand-over-title = Passer la partie
hand-over-hint = Sur l’autre appareil, touchez « Recevoir une partie » et filmez ce code.
hand-over-loop-hint = Sur l’autre appareil, touchez « Recevoir une partie » et filmez ces codes, dans n’importe quel ordre.
hand-over-whole = Toute la partie : on peut annuler jusqu’à la première carte.
hand-over-from = À partir de { $round }, { $faction-to } de jouer : on peut annuler jusque-là.
hand-over-code = Code QR { $number } sur { $count }
hand-over-one = Code QR de la partie
hand-over-number = { $number } sur { $count }
hand-over-pause = Pause
hand-over-play = Continuer
hand-over-previous = Code précédent
hand-over-next = Code suivant
hand-over-codes = Codes
hand-over-what = Ce qui est transmis
hand-over-what-whole = Toute la partie
hand-over-what-still = Ce qui tient dans un code
hand-over-density = Taille des codes
hand-over-easy = Gros
hand-over-normal = Normaux
hand-over-dense = Fins
hand-over-speed = Codes par seconde
hand-over-print = Pour le papier
hand-over-print-hint = Supporte mieux les taches ; les codes sont plus grands.
hand-over-without = Sans caméra
hand-over-copy = Copier le texte
hand-over-copied = Copié
hand-over-not-copied = La copie a échoué. Enregistrez un fichier.
hand-over-save = Enregistrer un fichier
hand-over-saved = Enregistré : { $place }
hand-over-share = Partager
hand-over-too-many = Cette partie est trop longue pour des codes. Enregistrez un fichier.

## Recevoir

shelf-receive = Recevoir une partie
receive-title = Recevoir une partie
receive-hint = Dirigez la caméra vers les codes de l’autre appareil.
receive-camera = Caméra
receive-camera-start = Utiliser la caméra
receive-camera-stop = Arrêter la caméra
receive-camera-starting = La caméra démarre.
receive-camera-absent = Il n’y a pas de caméra ici. Choisissez un autre moyen.
receive-camera-denied = La caméra n’est pas autorisée. Autorisez-la dans les réglages de l’appareil ou du navigateur, ou choisissez un autre moyen.
receive-camera-failed = La caméra ne démarre pas : { $reason } Choisissez un autre moyen.
receive-seen = { $known } sur { $wanted }
receive-missing = { $known } sur { $wanted }, il manque { $missing }
receive-none-yet = Aucun code vu pour l’instant.
receive-again = Recommencer avec les nouveaux codes
receive-ways = Autres moyens
receive-pictures = Photos de codes
receive-file = Un fichier
receive-paste = Coller le texte
receive-paste-label = Le texte d’une partie
receive-take = Le prendre
receive-reading = Lecture de { $name }

## Ce qui est arrivé n’est pas une partie

arrival-frame-not-ours = Ce code n’est pas de Clockwood.
arrival-frame-newer = Ce code vient d’une version plus récente de Clockwood. Mettez l’application à jour ici.
arrival-frame-other-game = Ce code est d’une autre partie. Ce qui a été reçu est gardé.
arrival-frame-other-state = Ce code montre la partie à un autre moment. Ce qui a été reçu est gardé.
arrival-frame-other-density = Ces codes n’ont pas la taille des précédents. Ce qui a été reçu est gardé.
arrival-frame-damaged = Ce code est abîmé.
arrival-frame-garbled = Les codes ne vont pas ensemble. Filmez-les encore une fois.
arrival-picture-no-code = Il n’y a pas de code dans cette image.
arrival-picture-unclear = Il y a un code dans cette image, mais il est trop flou ou trop petit pour être lu.
arrival-picture-too-large = Cette image est trop grande.
arrival-picture-unreadable = Cette image ne peut pas être ouverte.
arrival-no-decoder = Ce qui lit les images ne démarre pas. Un texte ou un fichier reste possible. ({ $reason })
arrival-text-no-game = Il n’y a pas de partie dans ce texte.
arrival-text-cut-off = Le texte est coupé. Copiez-le de « clockwood: » jusqu’au point.
arrival-text-too-large = Ce texte est trop long pour une partie.
arrival-text-damaged = Le texte est abîmé.
arrival-file-too-large = Ce fichier est trop grand pour une partie.
arrival-file-unreadable = Ce fichier ne peut pas être ouvert : { $reason }
arrival-packet-not-ours = Ce n’est pas une partie de Clockwood.
arrival-packet-cut-off = La partie est coupée.
arrival-packet-damaged = La partie est abîmée.
arrival-packet-too-large = C’est trop grand pour une partie.
arrival-packet-newer = Cette partie demande la version { $version } de Clockwood. Mettez l’application à jour ici.
arrival-packet-name = La partie porte un nom qui ne peut pas être affiché.
arrival-packet-refused = Cette partie n’a pas pu être jouée selon les règles d’ici.
hand-over-too-long = Cette partie est trop longue pour être transmise.
hand-over-name = Le nom d’une place est trop long pour être transmis.

## Ce qui est arrivé

arrived-title = Partie reçue
arrived-received = Reçue
arrived-here = Déjà ici
arrived-here-bin = Déjà ici, dans la corbeille
arrived-new = Cette partie est nouvelle ici.
arrived-same = Vous avez déjà cette partie, au même point.
arrived-same-longer = Vous avez déjà cette partie, au même point. Dans celle reçue, on peut annuler plus loin.
arrived-newer = Elle continue la partie d’ici, de { $by ->
    [one] une étape
   *[other] { $by } étapes
}.
arrived-older = La partie d’ici est allée plus loin, de { $by ->
    [one] une étape
   *[other] { $by } étapes
}.
arrived-diverged = C’est la même partie, mais chacune a continué de son côté.
arrived-unknown = C’est la même partie, mais on ne peut pas dire laquelle est la plus récente. Comparez les manches.
arrived-keep = La mettre sur l’étagère
arrived-update = Mettre à jour, et garder l’ancienne en copie
arrived-instead = Continuer avec celle reçue, et garder celle d’ici en copie
arrived-both = Garder les deux
arrived-open = Ouvrir celle d’ici
arrived-restore = Reprendre celle d’ici
arrived-leave = Ne pas la garder
kept-title = Elle est sur l’étagère.
kept-copy = La partie qui était ici est gardée en copie.
kept-play = Jouer
kept-undo = Annuler la réception
kept-undo-hint = Met la partie reçue à la corbeille.
