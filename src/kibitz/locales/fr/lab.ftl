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
lab-rating = Elo
lab-beats = bat les autres %
lab-lead = Avance sur les autres en points par manche, la chance de la donne mise à part : { $leads }.
lab-played = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, graine { $seed }.
lab-played-rounds = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en { $seconds } s, graine { $seed }.
lab-intervals = Intervalles : 95 % sur les donnes.
lab-stopped = Arrêté ; donnes jouées : { $done } sur { $deals }.
lab-laddered = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} en tout. Classement à l’échelle Elo (Bradley–Terry, 400 points : dix contre un), moyenne 1500 ; intervalles : 95 %, donnes repondérées.

refusal-bot-count = { $value } robots nommés : cette table en accueille { $allowed } au plus.
refusal-too-few-bots = Un classement demande au moins deux robots.
refusal-other-ladder = { $file } contient un autre classement ({ $what }) : indiquez un autre fichier avec --file ou supprimez celui-ci.
refusal-not-a-ladder = { $file } n’est pas un classement de Kibitz : indiquez un autre fichier avec --file ou supprimez celui-ci.
refusal-extra-missing = Il manque { $package } : pip install 'kibitz[{ $extra }]'.
refusal-no-cluster = Il n’y a pas de grappe Ray où jouer ({ $why }) : démarrez-en une avec ray start --head ou n’indiquez pas RAY_ADDRESS.
refusal-plot-kind = { $file } : un graphique est un fichier .png ou .svg.
lab-bot-fault = À la donne { $deal }, le robot { $bot } a choisi « { $action } », qui n’est pas permis.
lab-file = { $file } : { $why }.

## The command line loses nothing

lab-one-bot = { $bot } n’a pas d’adversaire. Nommez encore un robot : { $allowed }.

## Luck
lab-adjusted-points = Avance en points par manche, corrigée de la chance mesurée dans chaque partie : { $figures }.
lab-adjusted-chance = Part de victoires en %, corrigée de la chance mesurée dans chaque partie : { $figures }.
