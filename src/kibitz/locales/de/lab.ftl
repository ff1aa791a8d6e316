# Begegnungen und Ranglisten von Bots.

lab-progress = Verteilungen
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
lab-lead = Punkte je Runde vor den anderen, ohne das Glück der Karten: { $leads }.
lab-played = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s, Startwert { $seed }.
lab-played-rounds = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} in { $seconds } s, Startwert { $seed }.
lab-intervals = Intervalle: 95 % über Verteilungen.
lab-stopped = Angehalten; gespielte Verteilungen: { $done } von { $deals }.
lab-laddered = { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
}, zusammen { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}. Wertung auf der Elo-Skala (Bradley–Terry, 400 Punkte: zehn zu eins), Mittel 1500; Intervalle: 95 %, Verteilungen neu gewichtet.

refusal-bot-count = { $value } Bots genannt: an diesen Tisch passen höchstens { $allowed }.
refusal-too-few-bots = Eine Rangliste braucht mindestens zwei Bots.
refusal-other-ladder = { $file } enthält eine andere Rangliste ({ $what }): mit --file eine andere Datei nennen oder diese löschen.
refusal-not-a-ladder = { $file } ist keine Rangliste von Kibitz: mit --file eine andere Datei nennen oder diese löschen.
refusal-extra-missing = Dazu fehlt { $package }: pip install 'kibitz[{ $extra }]'.
refusal-no-cluster = Es gibt keinen Ray-Cluster, auf dem gespielt werden kann ({ $why }): starte einen mit ray start --head oder lass RAY_ADDRESS weg.
refusal-plot-kind = { $file }: gezeichnet wird in eine .png- oder .svg-Datei.
lab-bot-fault = Bot { $bot } wählte „{ $action }“, was nicht erlaubt ist, in Verteilung { $deal }.
lab-file = { $file }: { $why }.
