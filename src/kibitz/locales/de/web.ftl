# Karten und Punkte
card = { $colour ->
    [B] blaue { $value }
    [R] rote { $value }
    [Y] gelbe { $value }
   *[G] grüne { $value }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
close = Schließen

# Das NYET!-Brett und die Bedingungen
board-title = Das Spielbrett
board-open = { $box }: offen
board-covered = { $box }: abgedeckt von { $who }
board-stands = { $box }: das letzte offene Feld, es bleibt
terms-title = Diese Runde
terms-round = Runde { NUMBER($round) } von { NUMBER($rounds) }
terms-to = Runde { NUMBER($round) }, bis { NUMBER($target) } Punkte
terms-open = { $count ->
    [one] { $count } Feld offen
   *[other] { $count } Felder offen
}

# Hand und Stich
hand-card = { $card }{ $rank ->
    [super] , Supertrumpf
    [trump] , Trumpf
   *[none] {""}
}{ $state ->
    [legal] , spielbar
    [barred] , jetzt nicht
   *[quiet] {""}
}
trick-title = Der Stich
trick-card = { $who }: { $card }
trick-empty = { $who } spielt aus
trick-none = Noch keine Stiche.
trick-went = { $loot ->
    [0] Stich { $number } ging an { $who }.
    [one] Stich { $number } ging an { $who }, mit { $loot } Beutekarte.
   *[other] Stich { $number } ging an { $who }, mit { $loot } Beutekarten.
}
trick-earlier = Vorheriger Stich
trick-later = Nächster Stich
tap-continue = Zum Weiterspielen tippen

# Teams, Zusatzkarte, Karten ablegen
team-title = Mit wem spielst du?
team-how = { $players ->
    [3] Spiel allein mit der Zusatzkarte oder mit einem Partner.
    [4] Wähle einen Partner.
   *[other] Wähle einen oder zwei Partner. Das Zweierteam bekommt die Zusatzkarte.
}
team-sum = { $count ->
    [1] { $us } allein gegen { $them }
   *[other] { $us } gegen { $them }
}
team-more = Wähle, wer mit dir spielt.
team-confirm = Teams bestätigen
bonus-title = Wer bekommt die Zusatzkarte?
bonus-how = { $rule ->
    [holder-score] Wer sie hat, bekommt die Punkte doppelt.
   *[holder-tricks] Stiche und Beute des Besitzers zählen doppelt für das Team.
}
bonus-me = Ich selbst
give-title = { $box ->
    [left] Eine Karte weitergeben
   *[other] Karten ablegen
}
give-how-1 = Wähle eine Karte zum Ablegen. Sie bleibt verdeckt.
give-how-2 = Wähle zwei Karten zum Ablegen. Sie bleiben verdeckt.
give-how-1x = Wähle eine Karte zum Ablegen, außer einer 1. Sie bleibt verdeckt.
give-how-left = Wähle eine Karte für { $left } zu deiner Linken. Von rechts bekommst du eine.
give-confirm-1 = Ablegen
give-confirm-2 = Beide ablegen
give-confirm-1x = Ablegen
give-confirm-left = Diese Karte weitergeben
give-undo = Die { $card } zurücknehmen
give-wait = { $count ->
    [0] Die Karten sind unterwegs …
   *[other] Warten auf { $who } …
}
give-gone = Du hast die { $card } abgelegt.
give-passed = Du hast die { $card } an { $who } gegeben.
give-received = { $who } hat dir die { $card } gegeben.
give-passed-short = an { $who }
give-received-short = von { $who }
give-gone-short = abgelegt

# Face to Face
pile-up = aufwärts
pile-down = abwärts
pile-label = { $pile ->
    [up] Dein aufsteigender Stapel
    [down] Dein absteigender Stapel
    [opp-up] Aufsteigender Stapel des Gegners
   *[opp-down] Absteigender Stapel des Gegners
}, oberste Karte { NUMBER($top) }{ $state ->
    [fits] ; { NUMBER($chosen) } passt hier
    [barred] ; { NUMBER($chosen) } passt hier nicht
    [planned] ; für deinen Zug geplant: { $cards }
   *[quiet] {""}
}
line-label = Deine Stapel: { NUMBER($up) } aufsteigend, { NUMBER($down) } absteigend. Die des Gegners: { NUMBER($otherup) } und { NUMBER($otherdown) }. Zehnersprünge: { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , kann gelegt werden
    [barred] , passt jetzt nirgends
    [planned] , geplant
   *[quiet] {""}
}
duel-placed = { NUMBER($placed) } von 58 gelegt
duel-draw = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
duel-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
duel-end = { $draw ->
    [0] Zug beenden
    [one] Zug beenden, { $draw } ziehen
   *[other] Zug beenden, { $draw } ziehen
}
duel-take-back = Zurücknehmen
duel-lost-draft = Nach dieser Karte kannst du keine weitere legen und würdest verlieren. Nimm sie zurück oder gib auf.
duel-concede = Aufgeben
duel-turns = Züge
duel-no-turns = Noch nichts gelegt.
duel-legend = ▲ aufsteigend, ▼ absteigend, ⇄ auf einem Stapel des Gegners
duel-over-stuck = { $who } konnte nicht genug Karten legen.
duel-over-won = { $winner } hat alle Karten gelegt.
duel-score = { $a }: { NUMBER($placed) } Karten · { $b }: { NUMBER($other) } Karten

# Überall
skip = Zum Inhalt springen
loading = Einen Moment …
home-link = Startseite
me-name = Dein Name
me-rename = Namen ändern
settings-title = Einstellungen
learn-title = Spielen lernen
about-title = Über Kibitz
rules-of = Regeln von { $game }
rules-none = Für { $game } gibt es hier noch keine ausgeschriebenen Regeln.
rules-open = Regeln
menu-title = Menü: Tisch und Einstellungen
plans-title = Pläne
menu-short = Menü
notice-rule = Regel { $rule }
lost-title = Hier ist nichts
lost-how = Diese Adresse führt ins Leere. Vielleicht fehlt ein Buchstabe.
broken-title = Der Tisch ist nicht erreichbar
broken-again = Noch einmal versuchen
bot-name = { $bot ->
    [random] Bot: spielt zufällig
    [greedy] Bot: mit Faustregeln
    [club] Bot: Vereinsspieler
    [expert] Bot: Experte
    [master] Bot: Meister
   *[other] Bot: { $bot }
}

# Startseite
home-title = Setz dich, die Karten liegen bereit
home-lead = Zwei Kartenspiele mit Freunden oder mit Bots, die nicht schummeln können. Ohne Anmeldung.
home-about-nyet = Verbiete, was dir nicht passt, wähle, wem du traust, und erbeute die Einsen. Für zwei bis fünf Personen.
home-about-face-to-face = Ein Duell mit Zahlen: Werde alle Karten los und hilf dem Gegner nur, wenn es dir mehr nützt.
home-about-other = Für dieses Spiel gibt es hier noch keinen eigenen Tisch; gespielt wird an einem schlichten.
home-players = Spieler
home-bots = Gegen
home-play = Jetzt gegen Bots spielen
home-new = Neuer Tisch
home-learn = Spielen lernen
home-running = Deine Partien
home-tables = Offene Tische
home-no-tables = Gerade kein öffentlicher Tisch. Eröffne einen: Andere sehen ihn hier.
home-recent = Zuletzt gespielt
home-replay = Ansehen
home-won = gewonnen
home-lost = verloren
game-abandoned = abgebrochen
table-status = { $status ->
    [open] wartet auf Mitspieler
    [dealing] gleich wird gegeben
    [running] läuft
    [over] beendet
   *[abandoned] abgebrochen
}
table-go = Weiterspielen
table-join = Mitspielen
table-watch = Zuschauen
table-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
table-turn = du bist dran
seat-free = frei
seat-open = für alle offen
seat-invited = für jemanden mit Einladung
seat-held = für jemanden reserviert
seat-here = ist da

# Neuer Tisch
new-title = Neuer Tisch: { $game }
new-seats = Wer spielt?
new-seats-how = Freie Plätze füllen sich über die Lobby oder deinen Link; Bots sind sofort da.
new-seat = Platz { $number }
new-seat-me = { $name } (du)
new-seat-open = frei für alle
new-seat-link = nur mit meiner Einladung
new-public = In der Lobby zeigen
new-public-how = Sonst findet ihn nur, wer den Link hat.
new-more = Weitere Optionen
new-option-edition = Ausgabe
new-option-edition-how = Welche Ausgabe gilt, wo sich die Spielregeln unterscheiden; deine Sprache bleibt, wie sie ist.
new-by-edition = wie in der Ausgabe
new-option-bonus-rule = Zusatzkarte
new-option-bonus-rule-how = Was sie verdoppelt.
new-option-bonus-rule-holder-score = die eigenen Punkte des Besitzers
new-option-bonus-rule-holder-tricks = Stiche und Beute des Besitzers, fürs ganze Team
new-option-supertrump-follows = Supertrümpfe
new-option-supertrump-follows-how = Zu welcher Farbe sie gehören.
new-option-supertrump-follows-trump = gehören nur zum Trumpf
new-option-supertrump-follows-trump-and-colour = gehören zum Trumpf und zur aufgedruckten Farbe
new-option-no-trump-box = Feld „kein Trumpf“
new-option-no-trump-box-how = Ein fünftes Feld in der Trumpfzeile: So kann eine Runde ohne Trumpf gespielt werden.
new-group-length = Länge
new-group-length-how = Üblich sind zwei bis vier Runden je Spieler.
new-usual = wie üblich
new-group-length-rounds = feste Rundenzahl
new-group-length-target = bis jemand eine Punktzahl erreicht
new-option-rounds = Runden
new-option-target = Punkte bis zum Sieg
new-option-lone-last-card = Eine einzelne letzte Karte darf allein gelegt werden
new-option-lone-last-card-how = Nach der strengen Regel verliert man damit, weil ein Zug zwei Karten braucht.
new-clock = Uhr
new-clock-how = Zeit für jede Entscheidung, dazu das Vierfache als Reserve für die ganze Partie. Danach entscheidet ein Bot.
new-clock-none = keine
new-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
new-pace = Tempo der Bots
new-pace-how = Wie lange sie so tun, als dächten sie nach.
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
new-spectators = Zuschauer zulassen
new-spectators-how = Sie sehen, was auf dem Tisch liegt, aber niemals Handkarten.
new-chat = Chat
new-chat-how = Kurze Nachrichten und schnelle Zurufe.
new-hints = Tipps
new-hints-how = Alle dürfen fragen, was ein Bot tun würde.
new-create = Tisch eröffnen

# Einstellungen
setting-language = Sprache
setting-theme = Design
setting-theme-system = wie am Gerät eingestellt
setting-theme-light = hell
setting-theme-dark = dunkel
setting-deck = Kartenstil
setting-deck-ivory = Elfenbein
setting-deck-solid = Vollfarben, hoher Kontrast
setting-cards = Kartengröße
setting-cards-small = klein
setting-cards-medium = mittel
setting-cards-large = groß
setting-order = Sortierung der Hand
setting-order-trumps = nach Farbe, Trümpfe zusammen
setting-order-colours = nach Farbe
setting-order-values = nach Wert
setting-motion = Animationen
setting-motion-system = wie am Gerät eingestellt
setting-motion-on = an
setting-motion-off = aus
setting-pace = Tempo
setting-pace-slow = langsam
setting-pace-normal = normal
setting-pace-fast = schnell
setting-pace-instant = sofort
setting-tap = Nach jedem Stich auf ein Tippen warten
setting-tap-how = Der Stich bleibt liegen, bis du ihn gesehen hast.
setting-confirm = Vor dem Ausspielen bestätigen
setting-confirm-how = Das erste Tippen hebt die Karte an oder markiert das Feld, das zweite gilt.
setting-premove = Im Voraus wählen
setting-premove-how = Eine Karte oder ein Feld, das du vor deinem Zug antippst, wird gespielt, sobald du dran bist und es noch geht. Bei Face to Face kannst du so einen ganzen Zug planen; was nicht mehr passt, kommt auf deine Hand zurück.
setting-sounds = Töne
setting-sounds-how = Karten, Stiche und Vetos, zwei leise Töne, wenn du dran bist, und ein Akkord, wenn du gewinnst.
setting-notify = Benachrichtigungen
setting-notify-how = Der Browser meldet sich, wenn du dran bist und woanders hinschaust.

# Sounds
setting-volume = Lautstärke

# Analysen
home-review = Analyse
home-bring = Aufzeichnung analysieren
home-practise = Teure Entscheidungen üben
