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

# Über
about-what = Kibitz ist freie Software für zwei Kartenspiele: spielen, zuschauen, nachspielen.
about-unofficial = Dies ist eine inoffizielle Fanseite. Die Spiele gehören ihren Autoren und Verlagen, die mit ihr nichts zu tun haben; die Regeln sind in eigenen Worten erklärt, und jedes Bild ist von uns oder hier genannt.
about-credits = Gemacht mit
about-icons = Tierköpfe und Symbole:
about-fonts = Schriften:
about-code = Bibliotheken:
about-notices = Die Lizenzen von allem, was diese Seite mitbringt
about-privacy = Was gespeichert wird
about-privacy-how = Dein Name, deine Partien, was du schreibst, und was du selbst hinzufügst: ein Konto, eine E-Mail-Adresse, ein Klub. Ein Cookie sagt, was davon deins ist. Unter „Einstellungen“ kannst du alles herunterladen oder löschen lassen. Von anderen Seiten wird nichts geladen. Diesen Server verlassen nur die Benachrichtigungen, die du einschaltest: über den Push-Dienst deines Browsers, per E-Mail oder in den Kanal, den du gewählt hast.

# Was schiefgehen kann
problem-unexpected = Da ist etwas schiefgegangen ({ $code }). Bitte versuch es noch einmal.
problem-offline = Der Server antwortet nicht. Bist du online?
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
problem-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
problem-members-only = Dieser Tisch ist nur für Mitglieder eines Klubs.
problem-no-identity = Der Server kennt dich noch nicht. Lade die Seite neu.
problem-needs-invitation = Für diesen Platz brauchst du eine Einladung: Bitte um den vollständigen Link.
problem-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
problem-table-full = Alle Plätze sind besetzt.
problem-seats-empty = Es sind noch Plätze leer. Lade jemanden ein oder setz Bots darauf.
problem-character-taken = Dieses Tier ist schon vergeben. Wähle ein anderes.
problem-already-started = Die Partie hat schon begonnen.
problem-already-contributed = Dein Beitrag zum Mischen ist schon da.
problem-already-committed = Du hast dich für diese Mischung schon auf deinen Beitrag festgelegt.
problem-already-sealed = Für einen Beitrag zu dieser Mischung ist es zu spät: Alle Festlegungen stehen.
problem-not-sealed = Beiträge werden aufgedeckt, sobald alle Festlegungen stehen.
problem-broken-contribution = Auf diesen Beitrag hattest du dich nicht festgelegt.
problem-already-dealt = Die Karten sind gegeben: Für einen Beitrag zum Mischen ist es zu spät.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-not-over = Das ist erst nach der Partie zu sehen.
problem-chat-off = Der Chat ist an diesem Tisch ausgeschaltet.
problem-too-fast = Bitte etwas langsamer.
problem-no-bots = Gerade ist kein Bot da. Versuch es gleich noch einmal.
problem-undo-pending = Es hat schon jemand um Rücknahme gebeten.
problem-undo-revealed = Zu spät: Jemand hat seither eine neue Karte gesehen.
problem-undo-draft = Du musst nicht fragen: Nimm deine Karten einfach zurück.
problem-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
problem-nothing-drafted = Es gibt nichts zurückzunehmen.
problem-no-nudge = Hier gibt es niemanden zu erinnern.
problem-draft-loses = Damit wäre die Partie verloren. Nimm eine Karte zurück oder gib auf.
problem-declined = Abgelehnt.
problem-moved = Dieser Tisch ist auf einen anderen Server umgezogen. Lade die Seite neu.
problem-stopping = Der Server wird gerade heruntergefahren. Versuch es in ein paar Minuten noch einmal.
problem-bad-request = Das hat der Server nicht verstanden.
problem-internal = Der Server ist gestolpert. Bitte versuch es noch einmal.

# Sounds
setting-volume = Lautstärke

## Replays
open-hand = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Log
say-undone = { $who } nimmt den letzten Zug zurück.
say-uncovered = { $later ->
    [0] { $who } erlaubt { $line }: { $box } wieder.
   *[other] { $who } erlaubt { $line }: { $box } wieder. Auch was danach kam, gilt nicht mehr.
}

## The server's limits, and what it can't keep
problem-not-kept = Dein Zug wurde nicht gespeichert: Der Server kann gerade nichts schreiben. Bitte versuch es gleich noch einmal.
problem-storage-down = Der Server kommt gerade nicht an seine Daten. Bitte versuch es gleich noch einmal.
problem-too-many-connections = Du hast diese Seite zu oft geöffnet. Schließ ein paar Tabs und lade die Seite neu.
problem-too-many-tables = Du sitzt schon an { $most } Tischen, die nicht zu Ende gespielt sind. Beende oder verlass erst einen davon.
problem-log-full = An diesem Tisch gab es zu viel Hin und Her. Du kannst die Partie nur noch zu Ende spielen oder für den Abbruch stimmen.
problem-too-deep = So tief Verschachteltes kann der Server nicht lesen.

## Analysen
home-review = Analyse
home-bring = Aufzeichnung analysieren
home-practise = Teure Entscheidungen üben

## Tipps in Stufen
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

# Rated tables
problem-rated-no-undo = In gewerteten Partien kannst du einen Zug nur sofort zurücknehmen, und nur, wenn er keine Karte gezeigt hat.
problem-rated-needs-account = Gewertete Partien brauchen ein Konto: Behalte unter „Einstellungen“ deinen Namen.
