# Matches and ladders between bots.

lab-progress = deals
lab-bot = bot
lab-wins = wins %
lab-points-game = { $game ->
    [face-to-face] cards placed
   *[other] pts/game
}
lab-points-round = pts/round
lab-speed = dec./s
lab-median = p50 ms
lab-slowest = p99 ms
lab-rating = rating
lab-beats = beats the others %
lab-lead = Lead over the others in points per round, with the luck of the deal removed: { $leads }.
lab-played = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, seed { $seed }.
lab-played-rounds = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in { $seconds } s, seed { $seed }.
lab-intervals = Intervals: 95% over deals.
lab-stopped = Stopped; deals played: { $done } of { $deals }.
lab-laddered = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in all. Ratings on the Elo scale (Bradley–Terry, 400 points: ten to one), mean 1500; intervals: 95%, from reweighted deals.

refusal-bot-count = { $value } bots named: this table seats at most { $allowed }.
refusal-too-few-bots = A ladder needs at least two bots.
refusal-other-ladder = { $file } holds a ladder of another kind ({ $what }): choose another file with --file, or remove it.
refusal-not-a-ladder = { $file } isn’t a Kibitz ladder: choose another file with --file, or remove it.
refusal-extra-missing = This needs { $package }: pip install 'kibitz[{ $extra }]'.
refusal-no-cluster = There’s no Ray cluster to play on ({ $why }): start one with ray start --head, or unset RAY_ADDRESS.
refusal-plot-kind = { $file }: a plot is a .png or a .svg file.
lab-bot-fault = In deal { $deal }, bot { $bot } chose “{ $action }”, which isn’t legal.
lab-file = { $file }: { $why }.

## The command line loses nothing

lab-one-bot = { $bot } has nobody to play against. Name another bot as well: { $allowed }.

## Luck
lab-adjusted-points = Lead in points per round, adjusted for the luck measured in each game: { $figures }.
lab-adjusted-chance = Share of wins in %, adjusted for the luck measured in each game: { $figures }.
