# Rencontres et classements de robots.

lab-progress = donnes
lab-bot = robot
lab-wins = victoires %
lab-points-game = pts/partie
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
} en { $seconds } s, graine { $seed }. Intervalles : 95 % sur les donnes.
lab-played-rounds = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en { $seconds } s, graine { $seed }. Intervalles : 95 % sur les donnes.
lab-laddered = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} et { $deals } donnes en tout. Classement à l’échelle Elo (Bradley–Terry, 400 points : dix contre un), moyenne 1500 ; intervalles : 95 %, donnes repondérées.

refusal-bot-count = { $value } robots nommés : cette table en accueille { $allowed }
refusal-too-few-bots = un classement demande au moins deux robots
refusal-other-ladder = { $file } contient un classement d’une autre sorte ({ $what }) : nommez un autre fichier avec --file ou supprimez-le
refusal-not-a-ladder = { $file } n’est pas un classement de Kibitz : nommez un autre fichier avec --file ou supprimez-le
refusal-extra-missing = il manque { $package } : pip install 'kibitz[{ $extra }]'
refusal-no-cluster = il n’y a pas de grappe Ray où jouer ({ $why }) : démarrez-en une avec ray start --head ou n’indiquez pas RAY_ADDRESS
refusal-plot-kind = { $file } : un dessin est un fichier .png ou .svg
lab-bot-fault = le robot { $bot } a choisi « { $action } », qui n’est pas permis, à la donne { $deal }
lab-file = { $file } : { $why }
