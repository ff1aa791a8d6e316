# Rencontres et classements de robots.

lab-progress = donnes
lab-bot = robot
lab-wins = victoires %
lab-points-game = { $game ->
    [face-to-face] cartes posées
   *[other] pts/partie
}
lab-points-round = pts/manche
lab-speed = déc./s
lab-median = p50 ms
lab-slowest = p99 ms
lab-rating = cote
lab-beats = bat les autres %
lab-lead = Points par manche d’avance sur les autres, la chance de la donne mise à part : { $leads }.
lab-played = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, graine { $seed }.
lab-played-rounds = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en { $seconds } s, graine { $seed }.
lab-intervals = Intervalles : 95 % sur les donnes.
lab-stopped = Arrêté ; donnes jouées : { $done } sur { $deals }.
lab-laddered = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} en tout. Classement à l’échelle Elo (Bradley–Terry, 400 points : dix contre un), moyenne 1500 ; intervalles : 95 %, donnes repondérées.

refusal-bot-count = { $value } robots nommés : cette table en accueille { $allowed } au plus.
refusal-too-few-bots = Un classement demande au moins deux robots.
refusal-other-ladder = { $file } contient un classement d’une autre sorte ({ $what }) : nommez un autre fichier avec --file ou supprimez-le.
refusal-not-a-ladder = { $file } n’est pas un classement de Kibitz : nommez un autre fichier avec --file ou supprimez-le.
refusal-extra-missing = Il manque { $package } : pip install 'kibitz[{ $extra }]'.
refusal-no-cluster = Il n’y a pas de grappe Ray où jouer ({ $why }) : démarrez-en une avec ray start --head ou n’indiquez pas RAY_ADDRESS.
refusal-plot-kind = { $file } : un dessin est un fichier .png ou .svg.
lab-bot-fault = Le robot { $bot } a choisi « { $action } », qui n’est pas permis, à la donne { $deal }.
lab-file = { $file } : { $why }.
