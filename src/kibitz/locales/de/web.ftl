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
board-title = Das NYET!-Brett
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

# Plätze
seat-label = { $name }: Karten { $cards }, Stiche { $tricks }, Beute { $loot }, Punkte { $score }
seat-you = { $name } (du)
seat-dealer = Gibt die Karten
seat-dealer-mark = G
seat-bonus = Hat die Zusatzkarte
seat-team-first = Team des Startspielers
seat-team-other = anderes Team
seat-cards = Handkarten
seat-tricks = Stiche in dieser Runde
seat-loot = Beute in dieser Runde
seat-score = Punkte
seat-away = nicht da
seat-standin = nicht da, ein Bot spielt weiter

# Hand und Stich
hand-title = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
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
trick-last = Letzter Stich
trick-none = Noch hat niemand einen Stich gemacht.
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
    [3] Allein, mit der Zusatzkarte, oder mit einem Partner.
    [4] Wähle einen Partner.
   *[other] Wähle einen oder zwei Partner. Das Paar bekommt die Zusatzkarte.
}
team-sum = { $count ->
    [1] { $us } allein gegen { $them }
   *[other] { $us } gegen { $them }
}
team-more = Wähle, wer mit dir spielt.
team-confirm = So spielen wir
team-wait = { $phase ->
    [team] { $who } wählt ein Team …
   *[bonus] { $who } vergibt die Zusatzkarte …
}
bonus-title = Wer bekommt die Zusatzkarte?
bonus-how = { $rule ->
    [holder-score] Wer sie hat, schreibt doppelt so viele Punkte auf.
   *[holder-tricks] Stiche und Beute des Besitzers zählen doppelt für das Team.
}
bonus-me = Ich selbst
give-title = { $box ->
    [left] Eine Karte weitergeben
   *[other] Karten ablegen
}
give-how-1 = Wähle eine Karte. Sie scheidet ungesehen aus.
give-how-2 = Wähle zwei Karten. Sie scheiden ungesehen aus.
give-how-1x = Wähle eine Karte, die keine 1 ist. Sie scheidet ungesehen aus.
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

# Punkte und Ergebnisse
score-title = Punktestand
score-sheet = Punktezettel
score-empty = Noch steht nichts auf dem Zettel: Die erste Runde läuft.
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
round-remark-bonus = { $who } verdoppelt und grinst.
round-remark-loot = { $who } ging mit fremdem Silber nach Hause.
round-remark-minus = Die Kunst war, nichts zu nehmen. { $who } kam ihr am nächsten.
round-next = Nächste Runde
round-finish = Zum Ergebnis
game-won = Du gewinnst!
game-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
game-remark-won = Der nächste Kaffee geht auf die anderen.
game-remark-lost = Diesmal njet. Noch eine Partie?

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
   *[quiet] {""}
}
line-label = Deine Stapel: { NUMBER($up) } aufsteigend, { NUMBER($down) } absteigend. Die des Gegners: { NUMBER($otherup) } und { NUMBER($otherdown) }. Zehnersprünge: { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , kann gelegt werden
    [barred] , passt jetzt nirgends
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
duel-turn = { $ready ->
    [yes] { $gave ->
        [yes] Beendest du jetzt den Zug, füllst du die Hand auf: Du ziehst { NUMBER($draw) }.
       *[no] Beendest du jetzt den Zug, ziehst du { NUMBER($draw) }. Mit einer Karte für den Gegner füllst du auf sechs auf.
    }
   *[no] Lege mindestens { NUMBER($asked) } Karten; bisher { NUMBER($count) }.
}
duel-wait = { $who } ist am Zug …
duel-end = { $draw ->
    [0] Zug beenden
    [one] Zug beenden, { $draw } ziehen
   *[other] Zug beenden, { $draw } ziehen
}
duel-take-back = Zurücknehmen
duel-lost-draft = So kannst du keine weitere Karte legen, und das wäre verloren. Nimm sie zurück oder gib auf.
duel-concede = Aufgeben
duel-turns = Züge
duel-no-turns = Noch nichts gelegt.
duel-legend = ▲ aufsteigend, ▼ absteigend, ⇄ auf einem Stapel des Gegners
duel-over-stuck = { $who } konnte nicht mehr legen.
duel-over-won = { $winner } hat alle Karten gelegt.
duel-score = { $a }: { NUMBER($placed) } Karten · { $b }: { NUMBER($other) } Karten

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
say-settled = Die Bedingungen stehen; { $who } beginnt.
say-teamed = { $team } spielen zusammen.
say-bonus = { $who } hat die Zusatzkarte.
say-gave = { $who } hat gewählt.
say-gave-card = { $who } legt die { $card } beiseite.
say-passed-card = { $who } gibt die { $card } an { $to }.
say-played = { $who } spielt die { $card }.
say-taken = { $loot ->
    [0] { $who } nimmt den Stich.
    [one] { $who } nimmt den Stich; eine Beutekarte.
   *[other] { $who } nimmt den Stich; { $loot } Beutekarten.
}
say-taken-with = { $loot ->
    [0] { $who } nimmt den Stich ({ $card }).
    [one] { $who } nimmt den Stich ({ $card }); eine Beutekarte.
   *[other] { $who } nimmt den Stich ({ $card }); { $loot } Beutekarten.
}
say-scored = Runde { NUMBER($round) } ist aufgeschrieben.
say-placed = { $way ->
    [up] { $who } legt die { NUMBER($number) } aufsteigend.
   *[down] { $who } legt die { NUMBER($number) } absteigend.
}
say-gift = { $way ->
    [up] { $who } schenkt { $owner } die { NUMBER($number) } auf den aufsteigenden Stapel.
   *[down] { $who } schenkt { $owner } die { NUMBER($number) } auf den absteigenden Stapel.
}
say-drew = { $count ->
    [0] { $who } zieht nichts.
    [one] { $who } zieht { $count } Karte.
   *[other] { $who } zieht { $count } Karten.
}
say-won = { $who } hat alle Karten gelegt.
say-stuck = { $who } kann nicht weiter.
say-over = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
your-turn = Du bist dran

# Überall
skip = Zum Tisch springen
loading = Einen Moment …
home-link = Startseite
me-name = Dein Name
me-rename = Namen ändern
settings-title = Einstellungen
learn-title = Spielen lernen
about-title = Über Kibitz
rules-of = Regeln von { $game }
rules-open = Regeln
menu-title = Tisch und Einstellungen
notice-rule = Regel { $rule }
lost-title = Hier ist nichts
lost-how = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
broken-title = Der Tisch ist außer Reichweite
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
home-about-nyet = Verbiete, was dir nicht passt, wähle, wem du traust, und erbeute die Einsen. Für zwei bis fünf.
home-about-face-to-face = Ein Duell mit Zahlen: Werde alle Karten los und hilf dem Gegner nur, wenn es dir mehr nützt.
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
    [open] wartet auf Spieler
    [dealing] gleich werden die Karten gegeben
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
new-seats-how = Freie Plätze füllen sich aus der Lobby oder über deinen Link; Bots sind sofort da.
new-seat = Platz { $number }
new-seat-me = { $name } (du)
new-seat-open = frei für alle
new-seat-link = nur mit meiner Einladung
new-public = In der Lobby zeigen
new-public-how = Sonst findet ihn nur, wer den Link hat.
new-more = Weitere Optionen
new-edition = Ausgabe
new-edition-how = Wessen Spielregel gilt, wo die anderen schweigen; deine Sprache bleibt, wie sie ist.
new-by-edition = wie in der Ausgabe
new-bonus = Zusatzkarte
new-bonus-how = Was sie verdoppelt.
new-bonus-score = die eigenen Punkte des Besitzers
new-bonus-tricks = Stiche und Beute des Besitzers, fürs ganze Team
new-follows = Supertrümpfe
new-follows-how = Zu welcher Farbe sie gehören.
new-follows-trump = nur zum Trumpf
new-follows-both = zum Trumpf und zur eigenen Farbe
new-no-trump = Ein Feld „kein Trumpf“
new-no-trump-how = Ein fünftes Feld in der Trumpfzeile: So kann eine Runde ohne Trumpf sein.
new-length = Länge
new-length-how = Üblich sind zwei bis drei Runden je Spieler.
new-length-usual = wie üblich
new-length-rounds = feste Rundenzahl
new-length-target = bis zu einer Punktzahl
new-rounds = Runden
new-target = Punkte bis zum Sieg
new-lone = Eine einzelne letzte Karte darf allein gelegt werden
new-lone-how = Nach der strengen Regel verliert man damit, weil ein Zug zwei Karten braucht.
new-clock = Uhr
new-clock-how = Sekunden für jede Entscheidung, dazu das Vierfache als Reserve für die Partie. Danach entscheidet ein Bot.
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
new-spectators-how = Sie sehen, was auf dem Tisch liegt, nie eine Hand.
new-chat = Chat
new-chat-how = Kurze Worte und schnelle Zurufe.
new-hints = Tipps
new-hints-how = Alle dürfen fragen, was ein Bot tun würde.
new-create = Tisch eröffnen

# Warten auf Spieler
wait-title = Warten auf Spieler
wait-ready = Alle sind da
wait-sit = Hier sitzen
wait-start = Karten geben
wait-leave = Aufstehen
wait-bots = Mit Bots auffüllen
wait-more = Es geht los, sobald alle Plätze besetzt sind.
wait-character = Dein Tier
wait-deal = Die Karten werden gemischt …
invite-title = Jemanden einladen
invite-how = Verschick diesen Link oder lass den Code scannen.
invite-local = Dieser Link führt auf genau diesen Rechner. Öffne Kibitz für andere unter seiner Adresse im Netzwerk und lade von dort aus ein.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als Code zum Scannen

# Am Tisch
line-lost = Die Verbindung ist weg. Wir versuchen es weiter …
line-no-bots = Die Bots sind nicht da. Die Partie wartet auf sie.
hint-ask = Tipp
hint-says = { $bot } würde: { $action }
undo-ask = Um Rücknahme bitten
undo-title = Zurücknehmen?
undo-question = { $who } möchte die letzte Aktion zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Nein
abandon-vote = { $count ->
    [0] Für Abbruch stimmen
    [one] Für Abbruch stimmen ({ $count } Stimme)
   *[other] Für Abbruch stimmen ({ $count } Stimmen)
}
abandon-withdraw = Stimme für Abbruch zurückziehen ({ NUMBER($count) })
game-stopped = Diese Partie wurde einvernehmlich abgebrochen.
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
    [trick] · Stich { $number }
   *[turn] Zug { $number }
}
replay-speed = Tempo
fair-title = Ehrlich gemischt?
fair-checking = Jedes Mischen wird nachgerechnet …
fair-good = Niemand hat an den Karten gedreht.
fair-bad = Hier passt etwas nicht zusammen.
fair-unknown = Die Aufzeichnung dieser Partie war nicht zu bekommen.
fair-commitment = Das Geheimnis des Servers ist das, auf das er sich vor der Partie festgelegt hat.
fair-seed = Der Startwert besteht aus diesem Geheimnis und dem Zufall jedes Spielers.
fair-deals = Jede gegebene Karte folgt aus diesem Startwert.
fair-how = All das wurde eben in deinem Browser berechnet: SHA-256 für Festlegung und Startwert, SHAKE-256 für das Mischen. Weder der Server noch ein Spieler allein hätte die Karten bestimmen können.

# Einstellungen
setting-language = Sprache
setting-theme = Licht
setting-theme-system = wie das Gerät
setting-theme-light = Tag
setting-theme-dark = Abend
setting-deck = Kartenbild
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
setting-motion-system = wie das Gerät
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
setting-confirm-how = Das erste Tippen hebt die Karte, das zweite spielt sie.
setting-sounds = Töne
setting-sounds-how = Zwei leise Töne, wenn du dran bist.
setting-notify = Benachrichtigungen
setting-notify-how = Der Browser meldet sich, wenn du dran bist und woanders hinschaust.

# Über
about-what = Kibitz ist freie Software für zwei Kartenspiele: spielen, zuschauen, noch einmal ansehen.
about-unofficial = Dies ist eine inoffizielle Seite von Fans. Die Spiele gehören ihren Autoren und Verlagen, die mit ihr nichts zu tun haben; die Regeln sind in eigenen Worten erzählt, und jedes Bild ist von uns oder hier nachgewiesen.
about-credits = Gemacht mit
about-icons = Tierköpfe und kleine Zeichen:
about-fonts = Schriften:
about-code = Bausteine:
about-privacy = Was gespeichert wird
about-privacy-how = Ein Name, den du gewählt hast, die Partien, die du gespielt hast, und ein Cookie, das sagt, welche davon deine sind. Nichts geht an andere, und nichts wird von anderswo geladen.

# Was schiefgehen kann
problem-unexpected = Etwas ist schiefgegangen ({ $code }). Bitte versuch es noch einmal.
problem-offline = Der Server antwortet nicht. Bist du verbunden?
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
problem-no-spectators = An diesem Tisch ist kein Platz für Zuschauer.
problem-no-identity = Der Server kennt dich noch nicht. Lade die Seite neu.
problem-needs-invitation = Dieser Platz braucht die Einladung: Frag nach dem ganzen Link.
problem-seat-taken = Dort sitzt schon jemand.
problem-table-full = Alle Plätze sind besetzt.
problem-seats-empty = Es sind noch Plätze leer.
problem-character-taken = Dieses Tier ist schon vergeben.
problem-already-started = Die Partie hat schon begonnen.
problem-already-contributed = Du hast zu diesem Mischen schon etwas beigetragen.
problem-already-dealt = Die Karten sind gegeben: Zum Mischen lässt sich nichts mehr beitragen.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-not-over = Das ist erst nach der Partie zu sehen.
problem-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
problem-too-fast = Langsam, bitte.
problem-no-bots = Es ist kein Bot da, den man fragen könnte.
problem-undo-pending = Es hat schon jemand gefragt.
problem-undo-revealed = Zu spät: Jemand hat seither eine neue Karte gesehen.
problem-undo-draft = Nimm einfach deine eigenen Karten zurück.
problem-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
problem-nothing-drafted = Es gibt nichts zurückzunehmen.
problem-draft-loses = Damit wäre die Partie verloren. Nimm eine Karte zurück oder gib auf.
problem-declined = Abgelehnt.
problem-moved = Dieser Tisch ist umgezogen. Lade die Seite neu.
problem-stopping = Der Server wird heruntergefahren.
problem-bad-request = Das hat der Server nicht verstanden.
problem-internal = Der Server ist gestolpert. Bitte versuch es noch einmal.
