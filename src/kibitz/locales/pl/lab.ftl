# Matches and ladders between bots.

lab-progress = rozdania
lab-bot = bot
lab-wins = wygrane %
lab-points-game = { $game ->
    [face-to-face] wyłożone karty
   *[other] pkt/partia
}
lab-points-round = pkt/runda
lab-speed = dec./s
lab-median = p50 ms
lab-slowest = p99 ms
lab-rating = ranking
lab-beats = pokonuje innych %
lab-lead = Przewaga nad pozostałymi w punktach na rundę, bez szczęścia w kartach: { $leads }.
lab-played = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w { $seconds } s, ziarno { $seed }.
lab-played-rounds = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} w { $seconds } s, ziarno { $seed }.
lab-intervals = Przedziały: 95%, po rozdaniach.
lab-stopped = Zatrzymano; rozegrane rozdania: { $done } z { $deals }.
lab-laddered = { $pairs ->
    [one] { $pairs } para
    [few] { $pairs } pary
    [many] { $pairs } par
   *[other] { $pairs } pary
}, razem { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}. Rankingi w skali Elo (Bradley–Terry, 400 punktów: dziesięć do jednego), średnia 1500; przedziały: 95%, z ponownie ważonych rozdań.

refusal-bot-count = Liczba podanych botów to { $value }, a przy tym stole siada ich najwyżej { $allowed }.
refusal-too-few-bots = Klasyfikacja wymaga co najmniej dwóch botów.
refusal-other-ladder = { $file } zawiera inną klasyfikację ({ $what }): podaj inny plik przez --file albo usuń ten.
refusal-not-a-ladder = { $file } nie jest klasyfikacją programu Kibitz: podaj inny plik przez --file albo usuń ten.
refusal-extra-missing = Potrzebny jest pakiet { $package }: pip install 'kibitz[{ $extra }]'.
refusal-no-cluster = Nie ma klastra Ray, na którym można grać ({ $why }): uruchom go przez ray start --head albo pomiń RAY_ADDRESS.
refusal-plot-kind = { $file }: wykres to plik .png lub .svg.
lab-bot-fault = W rozdaniu { $deal } bot { $bot } wybrał niedozwoloną akcję „{ $action }”.
lab-file = { $file }: { $why }.

## The command line loses nothing

lab-one-bot = { $bot } nie ma z kim grać. Podaj jeszcze jednego bota: { $allowed }.

## Luck
lab-adjusted-points = Przewaga w punktach na rundę po odjęciu szczęścia zmierzonego w każdej partii: { $figures }.
lab-adjusted-chance = Odsetek wygranych w % po odjęciu szczęścia zmierzonego w każdej partii: { $figures }.
