# Plätze
seat-guest = Gast
seat-you = { $name } (du)
seat-away = nicht da
seat-standin = nicht da, ein Bot springt ein

# Hand und Stich
hand-title = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}

# Punkte und Ergebnisse
score-title = Punktestand
score-sheet = Punktezettel
score-empty = Noch keine Punkte: Die erste Runde läuft.
score-round = Runde
score-terms = Bedingungen
score-total = Summe
score-chart = Verlauf der Punkte
round-title = Runde { NUMBER($round) } ist vorbei
round-how = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, Beute: { $loot }
round-remark-plain = { $who } hatte die Nase vorn.
round-remark-even = Alle gleich viel. Wie langweilig!
round-remark-bonus = { $who } kassiert doppelt und grinst.
round-remark-loot = { $who } ging mit fremdem Silber nach Hause.
round-remark-minus = Die Kunst war, keinen Stich zu machen. { $who } kam ihr am nächsten.
round-next = Nächste Runde
round-finish = Zum Ergebnis
game-won = Du gewinnst!
game-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
game-remark-won = Der nächste Kaffee geht auf die anderen.
game-remark-lost = Diesmal nyet. Noch eine Partie?

# Ein Tisch für Spiele ohne eigenen
plain-choose = Du bist dran: Wähle, was du tun willst.
plain-wait = Warten auf { $names }.
plain-view = Was du siehst
plain-actions = Was du tun kannst
plain-seats = Am Tisch
plain-seat = Platz { $seat }
plain-options = Einstellungen der Partie
plain-how = Kibitz hat für dieses Spiel keinen eigenen Tisch, darum siehst du alles als einfachen Text. Die Plätze zählen ab 0, wie in der Notation des Spiels; ein Strich steht für Verdecktes oder Leeres.
plain-take-back = Zurücknehmen
plain-lost-draft = Mit diesem Zug würdest du verlieren. Nimm ihn zurück oder gib auf.
plain-concede = Aufgeben
value-yes = ja
value-no = nein

# Verlauf und Chat
aside-game = Stand der Partie
log-title = Verlauf und Chat
log-log = Verlauf
log-chat = Chat
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-quick = Kurze Zurufe
chat-say = Etwas sagen
chat-send = Senden
reaction = { $reaction ->
    [hello] Hallo!
    [well-played] Gut gespielt!
    [thanks] Danke!
    [oops] Hoppla!
    [thinking] Moment, ich überlege …
    [hurry] Lass dir Zeit, aber beeil dich.
    [laugh] Haha!
    [wow] Wow!
    [sorry] Sorry!
   *[bye] Tschüss!
}

# Was angesagt und aufgeschrieben wird
say-dealt = Runde { NUMBER($round) }: { $who } gibt.
say-started = { $who } beginnt.
say-covered = { $who } verbietet { $line }: { $box }.
say-settled = Die Bedingungen stehen; Startspieler: { $who }.
say-teamed = Team des Startspielers: { $team }.
say-bonus = { $who } hat die Zusatzkarte.
say-gave = { $who } hat gewählt.
say-gave-card = { $who } legt die { $card } ab.
say-passed-card = { $who } gibt die { $card } an { $to }.
say-played = { $who } spielt die { $card }.
say-taken = { $loot ->
    [0] { $who } gewinnt den Stich.
    [one] { $who } gewinnt den Stich und eine Beutekarte.
   *[other] { $who } gewinnt den Stich und { $loot } Beutekarten.
}
say-taken-with = { $loot ->
    [0] { $who } gewinnt den Stich ({ $card }).
    [one] { $who } gewinnt den Stich ({ $card }) und eine Beutekarte.
   *[other] { $who } gewinnt den Stich ({ $card }) und { $loot } Beutekarten.
}
say-scored = Runde { NUMBER($round) } ist gewertet.
say-placed = { $way ->
    [up] { $who } legt die { NUMBER($number) } auf den eigenen aufsteigenden Stapel.
   *[down] { $who } legt die { NUMBER($number) } auf den eigenen absteigenden Stapel.
}
say-gift = { $way ->
    [up] { $who } legt { $owner } die { NUMBER($number) } auf den aufsteigenden Stapel.
   *[down] { $who } legt { $owner } die { NUMBER($number) } auf den absteigenden Stapel.
}
say-drew = { $count ->
    [0] { $who } zieht nichts.
    [one] { $who } zieht { $count } Karte.
   *[other] { $who } zieht { $count } Karten.
}
say-won = { $who } hat alle Karten gelegt.
say-stuck = { $who } kann nicht genug Karten legen.
say-over = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
say-did = { $who }: { $what }
say-happened = { $what }
your-turn = Du bist dran

# Warten auf Spieler
wait-title = Warten auf Spieler
wait-ready = Alle sind da
wait-sit = Hier Platz nehmen
wait-start = Karten geben
wait-leave = Platz freigeben
wait-bots = Mit Bots auffüllen
wait-more = Es geht los, sobald alle Plätze besetzt sind.
wait-character = Dein Tier
wait-deal = Die Karten werden gemischt …
invite-title = Jemanden einladen
invite-how = Verschick diesen Link oder lass den Code scannen.
invite-local = Dieser Link funktioniert nur auf diesem Rechner. Damit andere mitspielen können, öffne Kibitz unter seiner Adresse im Netzwerk und lade von dort aus ein.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = QR-Code für den Link

# Am Tisch
line-lost = Verbindung verloren. Wir versuchen es weiter …
line-no-bots = Gerade ist kein Bot verbunden. Die Partie wartet.
hint-ask = Tipp
hint-says = Tipp ({ $bot }): { $action }
action-cover = { $line }: { $box }
action-place = { NUMBER($card) } → { $pile }
undo-ask = Um Rücknahme bitten
undo-title = Zug zurücknehmen?
undo-question = { $who } möchte den letzten eigenen Zug zurücknehmen.
undo-agree = Zustimmen
undo-refuse = Ablehnen
abandon-vote = { $count ->
    [0] Für Abbruch stimmen
    [one] Für Abbruch stimmen ({ $count })
   *[other] Für Abbruch stimmen ({ $count })
}
abandon-withdraw = Stimme zurückziehen ({ NUMBER($count) })
game-stopped = Diese Partie wurde einvernehmlich abgebrochen.
game-again-join = Bei der nächsten Partie mitspielen
game-again = Noch eine Partie
game-follow = Zur nächsten Partie

# Ansehen
replay-title = Partie ansehen
replay-viewer = Ansicht
replay-open = alle Karten offen
replay-spectator = Zuschauer
replay-controls = Steuerung
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-jump = Springen zu
replay-start = Anfang
replay-chapter = { $kind ->
    [round] Runde { $number }
    [trick] Stich { $number }
   *[turn] Zug { $number }
}
replay-speed = Geschwindigkeit
fair-title = Ehrlich gemischt?
fair-short = Gemischt?
fair-checking = Jedes Mischen wird nachgerechnet …
fair-unknown = Die Aufzeichnung dieser Partie konnte nicht geladen werden.
fair-commitment = Das Geheimnis des Servers ist das, auf das er sich vor der Partie festgelegt hat.
fair-seed = Der Startwert ergibt sich aus diesem Geheimnis und dem Zufallsbeitrag jedes Spielers.
fair-deals = Jede gegebene Karte folgt aus diesem Startwert.
fair-deals-unknown = Diese Seite weiß nicht, wie in diesem Spiel gegeben wird.

# Replays
open-hand = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

# Log
say-undone = { $who } nimmt den letzten Zug zurück.
say-uncovered = { $later ->
    [0] { $who } erlaubt { $line }: { $box } wieder.
   *[other] { $who } erlaubt { $line }: { $box } wieder. Auch was danach kam, gilt nicht mehr.
}

# Tipps in Stufen
hint-more = Mehr
hint-by = Tipp ({ $bot })
hint-percent = { NUMBER($chance) } %
hint-candidates = Infrage kommen: { $names }
hint-best = Am besten: { $action }.
hint-clear = Das ist klar besser als alles andere.
hint-close = Andere Züge sind aber etwa gleich gut.
hint-estimates = Siegchance je Zug
hint-ask-candidates = Beste Züge zeigen
hint-ask-all = Zahlen zeigen
hint-logged = Das siehst nur du. Nach der Partie sehen alle, wie viele Tipps genutzt wurden.
hint-look-any = Vergleich deine Möglichkeiten: Verschiedene Arten von Zügen lohnen einen zweiten Blick.
hints-used = Genutzte Tipps: { $names }
hints-of = { $name } ({ NUMBER($count) })
