# Unser eigener Teil des Mischens
shuffle-trouble = { $trouble ->
    [late] Dein Beitrag zum Mischen kam nicht rechtzeitig an; die Karten wurden ohne ihn ausgeteilt. Du kannst nicht beweisen, dass fair gemischt wurde.
    [missing] Trau dieser Mischung nicht: Der Server hat deinen Beitrag bestätigt und dann weggelassen.
    [changed] Trau dieser Mischung nicht: Der Server hat in deinem Namen etwas anderes veröffentlicht.
    [server] Trau dieser Mischung nicht: Der Server hat seinen eigenen Beitrag ausgetauscht, seit du sitzt.
   *[refused] Trau dieser Mischung nicht: Der Server hat genau den Beitrag abgelehnt, den du zugesagt hattest.
}

# Wie viel man über ein Mischen weiß
fair-verdict = { $proof ->
    [proved] Bewiesen: Dein eigener Beitrag steckt in dieser Mischung
    [consistent] Stimmig: Alles passt zusammen
    [none] Kein Beweis
    [broken] Hier stimmt etwas nicht
   *[contradicted] Dieses Protokoll widerspricht dem, was dein Browser aufbewahrt hat
}
fair-means = { $proof ->
    [proved] Im Protokoll stehen genau die Festlegung, die der Server dir gezeigt hat, und genau die Zufallszahl, die dein Browser beigesteuert hat. Niemand konnte diese Karten aussuchen.
    [consistent] Alle Zahlen im Protokoll passen zueinander. Mehr kann nur wissen, wessen eigener Beitrag darin steckt: Wer das Protokoll geschrieben hat, könnte alles erfunden haben.
    [none] In dieser Mischung steckt von niemandem am Tisch eine Zufallszahl. Wer ausgeteilt hat, könnte die Karten ausgesucht haben.
    [broken] Mindestens eine Zahl im Protokoll ist nicht, was sie zu sein vorgibt. Trau dieser Verteilung nicht.
   *[contradicted] Der Server hat deinem Browser vor dem Austeilen etwas anderes bestätigt. Behalte deinen Beleg: Er zeigt, dass dieses Protokoll verändert wurde.
}
fair-parts = Alle haben genau den Zufallsbeitrag offengelegt, auf den sie sich vorher festgelegt hatten.
fair-signed = Das Protokoll ist unverändert, seit sein Server es unterschrieben hat (Schlüssel { $signer }…).
fair-signed-unchecked = Das Protokoll ist unterschrieben (Schlüssel { $signer }…), aber dieser Browser kann Ed25519-Unterschriften hier nicht prüfen.
fair-unsigned = Das Protokoll ist nicht unterschrieben.
fair-receipt = Was dein Browser vor dem Austeilen aufbewahrt hat, steht im Protokoll.
fair-receipt-get = Beleg herunterladen
fair-how = Dein Browser hat das alles gerade nachgerechnet. Das zeigt, dass die Karten nicht ausgesucht wurden; es zeigt nicht, dass niemand hineingesehen hat, denn der Server kennt beim Austeilen alle Karten. Mit dem Beleg prüft „kibitz verify --receipt“ dasselbe auf deinem eigenen Rechner.

# Die Verbindung, und wer da ist
status-title = Neues vom Tisch
line-offline = Du bist offline. Am Tisch geht es weiter, sobald dein Gerät wieder Netz hat.
line-moves = Noch nicht bestätigt: { $moves }. Das wird noch einmal gesendet.
line-rest = { $count ->
    [one] { $count } Nachricht wartet noch.
   *[other] { $count } Nachrichten warten noch.
}
line-nothing = Alle deine Züge sind angekommen.
seat-away-soon = { $seconds ->
    [one] { $who } ist weg. In { $seconds } Sekunde spielt ein Bot weiter.
   *[other] { $who } ist weg. In { $seconds } Sekunden spielt ein Bot weiter.
}
seat-went-away = { $who } ist weg.
seat-stands-in = Ein Bot spielt für { $who } weiter.
seat-came-back = { $who } ist wieder da.
watch-table = Du schaust bei { $host } zu. Du siehst, was auf dem Tisch liegt, nie eine Hand.
watch-nobody = Du schaust zu. Du siehst, was auf dem Tisch liegt, nie eine Hand.

# Was Zuschauende sagen
chat-onlooker = { $name } (schaut zu)
chat-players-only = An diesem Tisch reden nur die, die mitspielen.
new-spectator-chat = Auch Zuschauende dürfen chatten
new-spectator-chat-how = Was sie schreiben, trägt ihren Namen. Sie sehen keine Hand, können aber alles kommentieren.

# Abbrechen und weggehen
stop-title = Partie abbrechen?
stop-alone = Die Partie endet sofort und ohne Ergebnis. Du kannst nicht zu ihr zurück.
stop-together = Die Partie endet ohne Ergebnis, sobald alle zustimmen, die da sind. Bis dahin kannst du deine Stimme zurücknehmen.
stop-no = Weiterspielen
stop-yes = Partie abbrechen
stop-vote = Für Abbruch stimmen
leave-title = Den Tisch verlassen?
leave-how = { $seconds ->
    [one] Die anderen spielen weiter. Bist du nach { $seconds } Sekunde nicht zurück, übernimmt ein Bot, bis du wiederkommst. Du findest die Partie auf der Startseite.
   *[other] Die anderen spielen weiter. Bist du nach { $seconds } Sekunden nicht zurück, übernimmt ein Bot, bis du wiederkommst. Du findest die Partie auf der Startseite.
}
leave-no = Bleiben
leave-yes = Verlassen

# Wer jemand ist
who-title = Wer bist du?
who-how = So sehen dich die anderen am Tisch.
who-sit = Platz nehmen
who-look = Nur zuschauen

# Wie lange eine Partie dauert
length-title = Länge
length-usual = { $minutes ->
    [one] ganze Partie, etwa { $minutes } Minute
   *[other] ganze Partie, etwa { $minutes } Minuten
}
length-short = { $minutes ->
    [one] kurze Partie, etwa { $minutes } Minute
   *[other] kurze Partie, etwa { $minutes } Minuten
}
length-only = { $minutes ->
    [one] Etwa { $minutes } Minute.
   *[other] Etwa { $minutes } Minuten.
}
option-uneven = { $low ->
    [0] So geben nicht alle gleich oft. Gerecht zu { $step }: { $high }.
   *[other] So geben nicht alle gleich oft. Gerecht zu { $step }: { $low } oder { $high }.
}

# Für alle, die wiederkommen
recent-when-with = { $when }, mit { $names }
seat-me = Du
recent-score = { $name } { $points }
recent-again = Noch einmal
table-turn-many = { $count ->
    [one] In { $count } Partie bist du dran
   *[other] In { $count } Partien bist du dran
}

# Was man von einer Aufzeichnung weiß
replay-details = Über diese Partie
replay-of = { $game }, { $date }
replay-scores = Endstand
replay-no-result = Diese Partie wurde abgebrochen.
replay-log = Was geschah
replay-share = Diese Stellung teilen
replay-download = Protokoll herunterladen

# Ein Diagramm, vorgelesen
chart-read = { $label }: { $scores }

# Was schiefgehen kann
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-no-undo-asked = Niemand möchte gerade einen Zug zurücknehmen.
problem-already-agreed = Du hast schon zugestimmt.
problem-hints-off = An diesem Tisch gibt es keine Tipps.
problem-still-running = Diese Partie ist noch nicht zu Ende.
problem-table-closed = Diese Partie ist zu Ende.
problem-spectator-chat-off = An diesem Tisch reden nur die, die mitspielen.
problem-nothing-said = In dieser Nachricht steht nichts.
problem-nothing-to-concede = Es gibt nichts aufzugeben.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-no-such-step = So viele Schritte hat diese Partie nicht.
problem-too-many-seats = So viele Plätze hat dieses Spiel nicht.
problem-cross-site = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
problem-method-not-allowed = Das tut der Server unter dieser Adresse nicht.
problem-not-understood = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
problem-too-slow = Deine Verbindung kam nicht mehr mit. Bitte lade die Seite neu.
problem-too-large = Das ist dem Server zu viel auf einmal.

## Analysen
problem-reviews-off = Dieser Server analysiert keine Partien.
problem-no-background-bots = Dieser Server hat gerade keine Prozesse für Analysen.
problem-too-many-reviews = Du hast schon { NUMBER($most) } laufende Analysen. Warte, bis eine fertig ist.
problem-reviews-busy = Gerade werden sehr viele Partien analysiert. Versuch es etwas später noch einmal.
problem-no-result = Diese Partie wurde nicht zu Ende gespielt, deshalb gibt es nichts zu analysieren.
