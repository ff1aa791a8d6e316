# Begegnungen und Ranglisten von Bots.

lab-progress = Austeilungen
lab-bot = Bot
lab-wins = Siege %
lab-points-game = { $game ->
    [face-to-face] gelegte Karten
   *[other] Pkt/Partie
}
lab-points-round = Pkt/Runde
lab-speed = Entsch./s
lab-median = p50 ms
lab-slowest = p99 ms
lab-rating = Wertung
lab-beats = schlägt die anderen %
lab-lead = Vorsprung auf die anderen in Punkten je Runde, Kartenglück herausgerechnet: { $leads }.
lab-played = { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s, Startwert { $seed }.
lab-played-rounds = { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} in { $seconds } s, Startwert { $seed }.
lab-intervals = Intervalle: 95 % über Austeilungen.
lab-stopped = Angehalten; gespielte Austeilungen: { $done } von { $deals }.
lab-laddered = { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
}, zusammen { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}. Wertung auf der Elo-Skala (Bradley–Terry, 400 Punkte: zehn zu eins), Mittel 1500; Intervalle: 95 %, Austeilungen neu gewichtet.

refusal-bot-count = { $value } Bots genannt: An diesen Tisch passen höchstens { $allowed }.
refusal-too-few-bots = Eine Rangliste braucht mindestens zwei Bots.
refusal-other-ladder = { $file } enthält eine andere Rangliste ({ $what }): Nenne mit --file eine andere Datei oder lösche diese.
refusal-not-a-ladder = { $file } ist keine Rangliste von Kibitz: Nenne mit --file eine andere Datei oder lösche diese.
refusal-extra-missing = Dazu fehlt { $package }: pip install 'kibitz[{ $extra }]'.
refusal-no-cluster = Es gibt keinen Ray-Cluster, auf dem gespielt werden kann ({ $why }): Starte einen mit ray start --head oder entferne RAY_ADDRESS aus der Umgebung.
refusal-plot-kind = { $file }: Gezeichnet wird nur in .png- oder .svg-Dateien.
lab-bot-fault = In Austeilung { $deal } wählte Bot { $bot } „{ $action }“; das ist nicht erlaubt.
lab-file = { $file }: { $why }.

## The command line loses nothing

lab-one-bot = { $bot } hat keinen Gegner. Nenne noch einen Bot: { $allowed }.

## Luck
lab-adjusted-points = Vorsprung in Punkten je Runde, um das in jeder Partie gemessene Glück bereinigt: { $figures }.
lab-adjusted-chance = Siegquote in %, um das in jeder Partie gemessene Glück bereinigt: { $figures }.
