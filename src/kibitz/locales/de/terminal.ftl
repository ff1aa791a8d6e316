# Am Tisch
you = du
player-name = Spieler
how-to-type = Tippe eine Nummer oder eine Aktion (play R5, x trump R). ? erklärt die Regeln, ? R5 sagt, warum R5 nicht geht, q beendet.
how-to-type-back = Tippe eine Nummer oder Aktionen (up 17, down 45). u nimmt eine Karte zurück, end beendet den Zug, ? erklärt die Regeln, ? up 17 sagt, warum das nicht geht, q beendet.
how-to-type-plain = Tippe eine Nummer oder eine Aktion aus der Liste. ? sagt, was erlaubt ist und was nicht, q beendet.
seat-name = Platz { NUMBER($seat) }
prompt = { $who }
saved = Gespeichert: { $file }
no-such-number = Wähle eine Nummer von 1 bis { NUMBER($count) }.
not-understood = „{ $text }“ habe ich nicht verstanden: Tippe eine Nummer, eine Aktion, ? oder q.
is-legal = { $action }: jetzt erlaubt.
taken-back = Zurückgenommen: { $action }
nothing-to-take-back = Es gibt nichts zurückzunehmen.
draft-lost = Nach dieser Karte passt keine zweite: Du würdest verlieren. u nimmt sie zurück; [1] end nimmt die Niederlage hin.
teams = { $ours } gegen { $theirs }
hand-of = { $who }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
trick-number = Stich { NUMBER($number) }:
leads = { $who } spielt aus
seat-count = { $who } { NUMBER($tricks) }+{ NUMBER($loot) }
taken-so-far = Stiche + Beute: { $counts }
round-of = Runde { NUMBER($round) } von { NUMBER($rounds) }
round-to = Runde { NUMBER($round) }, bis { NUMBER($target) } Punkte
sheet-title = Punktezettel nach Runde { NUMBER($round) }
sheet-round = Runde
sheet-total = Summe
sheet-legend = Stiche + Beute → Punkte; ² steht für die Zusatzkarte
legend-board = Auf dem Spielbrett: ✗ ist abgedeckt, darunter von wem; ✓ bleibt.
legend-trick = ★ führt bisher im Stich.
legend-duel = ↩ ist ein Sprung um zehn zurück; (+5) sagt, wie weit der Stapel rückt.
sizes = Hand { NUMBER($hand) }, Nachziehstapel { NUMBER($draw) }
end-draws = { $count ->
    [0] end: Zug beenden, nichts zu ziehen
    [one] end: Zug beenden und { $count } Karte ziehen
   *[other] end: Zug beenden und { $count } Karten ziehen
}
still-to-place = { $count ->
    [one] Noch { $count } Karte legen.
   *[other] Noch { $count } Karten legen.
}

# Was geschah
told-dealt = { $who } gibt.
told-covered = { $who } sagt NYET! zu { $line }:
told-bonus = { $who } hat die Zusatzkarte.
told-gave-up = { $who } legt ab:
told-gave-up-hidden = { $who } legt eine Karte ab.
told-passed = { $who } gibt an { $to }:
told-passed-hidden = { $who } gibt eine Karte an { $to }.
told-played = { $who } spielt
told-trick = { $who } gewinnt den Stich
told-loot = { "" }, Beute:
told-starts = { $who } beginnt.
told-placed = { $who }: { NUMBER($card) } auf { $pile }
told-drew = { $who } zieht { $count ->
    [0] nichts
    [one] { $count } Karte: { $cards }
   *[other] { $count } Karten: { $cards }
}
told-drew-hidden = { $who } zieht { $count ->
    [0] nichts.
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
told-won = { $who } hat alle Karten gelegt.
told-stuck = { $who } kann nicht genug Karten legen.

# simulate
simulating = Es wird gespielt
summary-bot = Bot
summary-seats = Plätze
summary-wins = Siege
summary-share = Anteil
summary-mean = Punkte im Mittel
summary-speed = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $speed } pro Sekunde
summary-seed = Startwert: { $seed }

# replay, verify, deal
replay-verified = Geprüft: Alle Aktionen sind erlaubt, Karten und Ergebnis stimmen mit dem Startwert überein.
replay-unfinished = Hier endet die Aufzeichnung: Die Partie wurde nicht beendet.
replay-step = Aktion { NUMBER($number, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }
replay-next = Eingabetaste: weiter, q: Schluss
fault-line = Zeile { NUMBER($line, useGrouping: 0) }
verified-good = { $count ->
    [one] { $count } Aufzeichnung, gültig.
   *[other] { $count } Aufzeichnungen, alle gültig.
}
verified-bad = { $count ->
    [one] { $count } Aufzeichnung, ungültig.
   *[other] { $count } Aufzeichnungen, davon { NUMBER($bad) } ungültig.
}
proof-proved = Für dich bewiesen: { NUMBER($count) }. Die Festlegung, die du gesehen hast, und dein Beitrag stecken beide in der Mischung.
proof-consistent = Stimmig: { NUMBER($count) }. Alle Prüfsummen passen zusammen. Dass niemand die Karten ausgesucht hat, beweist erst der Beleg eines Mitspielers (--receipt).
proof-none = Kein Beweis: { NUMBER($count) }. Niemand hat zur Mischung beigetragen; wer die Aufzeichnung schrieb, könnte die Karten ausgesucht haben.
error-receipt-not-in = Der Beleg passt nicht zu { $file }: Dort steht eine andere Festlegung des Servers oder ein anderer Beitrag von dir.
error-bad-receipt = { $file } ist kein Beleg. Erwartet wird eine JSON-Datei mit table, seat, commitment und contribution.
error-file-not-text = { $file } ist keine Textdatei. Erwartet wird eine Aufzeichnung in JSON oder eine pro Zeile.
deal-round = Runde { NUMBER($round) }: { $who } gibt.
deal-aside = Nicht gegeben:
deal-hand = { $who }, Hand: { $cards }
deal-draw = Nachziehstapel von oben: { $cards }

# Fehler der Kommandozeile
error-unknown-argument = Unbekanntes Argument „{ $argument }“; siehe { $command } --help.
error-missing-argument = { $argument } fehlt; möglich: { $allowed }.
error-value-missing = { $argument } braucht einen Wert.
error-value-unwanted = { $argument } nimmt keinen Wert.
error-bad-value = { $argument } kann nicht „{ $value }“ sein; möglich: { $allowed }.
error-bad-seed = Ein Startwert besteht aus 64 Hexadezimalziffern, nicht „{ $value }“.
error-seed-missing = --seed fehlt: ein Startwert besteht aus 64 Hexadezimalziffern.
error-usage = { $message }
error-file-missing = Die Datei { $file } gibt es nicht.
error-file-is-folder = { $file } ist ein Ordner, keine Datei.
error-file-empty = { $file } ist leer.
error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-file-unusable = { $file } lässt sich nicht verwenden: { $reason }.
error-line-needed = { $file } enthält { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}: wähle mit --line eine aus.
error-no-such-line = { $file } hat in Zeile { NUMBER($line, useGrouping: 0) } keine Aufzeichnung.

## The command line loses nothing

resume-with = Weiter geht es mit: { $command }
resumed = { $count ->
    [one] Da bist du wieder. Bisher { $count } Aktion; das war die letzte.
   *[other] Da bist du wieder. Bisher { $count } Aktionen; das waren die letzten.
}
error-file-exists = { $file } gibt es schon, nichts wurde geschrieben. Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-resume-alone = Alles über die Partie steht in der Datei, die --resume nennt: Lass { $argument } weg.
error-name-of-bot = „{ $value }“ geht nicht als Name: Mit „bot:“ beginnen nur die Namen von Bots.
error-resume-bad = { $reason } Darum lässt sich { $file } nicht fortsetzen.
error-resume-foreign = { $file } lässt sich nicht fortsetzen: Das ist keine Partie, die „kibitz play“ unterbrochen hat.
error-resume-over = Die Partie in { $file } ist zu Ende; „{ $command }“ zeigt sie.

## kibitz review
reviewed-title = Analyse
reviewed-progress = Analyse läuft
reviewed-account = Woher das Ergebnis kommt
reviewed-seat = Platz
reviewed-result = Ergebnis
reviewed-expected = Erwartet
reviewed-luck = Glück
reviewed-own = Eigene Entscheidungen
reviewed-others = Entscheidungen der anderen
reviewed-class = Spielstärke
reviewed-cost = Verlust je echter Entscheidung
reviewed-moments = Schlüsselmomente
reviewed-no-moments = Keine teuren Entscheidungen und keine Überraschungen.
reviewed-action = Gespielt
reviewed-better = Besser
reviewed-fair = Preis nach Wissensstand
reviewed-open = Preis, offene Karten
reviewed-label = Urteil
reviewed-step = Schritt
reviewed-chart = Siegchancen im Lauf der Partie, alle Karten offen
reviewed-margin-won = { $who } hat mit { $margin } Vorsprung gewonnen; { $luck } davon waren die Karten.
reviewed-margin-apart = { $who } hat mit { $margin } Vorsprung gewonnen; Kartenglück: { $luck }.
reviewed-margin-duel = { $who } hat gewonnen; Kartenglück: { $luck }.
reviewed-margin-tied = { $who } ist gleichauf mit { $over }; auf die Karten entfallen { $luck }.
reviewed-between = zwischen { $low } und { $high }
reviewed-below = unter { $high }
reviewed-above = über { $low }
reviewed-unrated = –
reviewed-solved = gelöst
reviewed-written = Der Bericht steht in { $file }.
reviewed-punished = hat sich gerächt
reviewed-unit-points = Punkte
reviewed-unit-chance = Siegchance
reviewed-engine = { $engine }, Aufwand { $effort }
reviewed-telling = Eine Verteilung, die es zeigt
reviewed-verdict = { $label ->
   *[none] –
    [good] gut
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
    [blunder] grober Fehler
    [unlucky] richtig, aber Pech gehabt
    [lucky] falsch, aber Glück gehabt
}
error-review-unfinished = Die Partie ist nicht zu Ende: Nur beendete Partien werden analysiert.
error-review-record = { $file } kann nicht analysiert werden: { $fault }
error-replay-record = { $file } kann nicht nachgespielt werden: { $fault }
