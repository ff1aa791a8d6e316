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
   *[contradicted] Diese Aufzeichnung widerspricht dem, was dein Browser aufbewahrt hat
}
fair-means = { $proof ->
    [proved] In der Aufzeichnung stehen genau die Festlegung, die der Server dir gezeigt hat, und genau die Zufallszahl, die dein Browser beigesteuert hat. Niemand konnte diese Karten aussuchen.
    [consistent] Alle Zahlen in der Aufzeichnung passen zueinander. Mehr kann nur wissen, wessen eigener Beitrag darin steckt: Wer die Aufzeichnung geschrieben hat, könnte alles erfunden haben.
    [none] In dieser Mischung steckt von niemandem am Tisch eine Zufallszahl. Wer ausgeteilt hat, könnte die Karten ausgesucht haben.
    [broken] Mindestens eine Zahl in der Aufzeichnung ist nicht, was sie zu sein vorgibt. Trau dieser Verteilung nicht.
   *[contradicted] Der Server hat deinem Browser vor dem Austeilen etwas anderes bestätigt. Behalte deinen Beleg: Er zeigt, dass diese Aufzeichnung verändert wurde.
}
fair-parts = Alle haben genau den Zufallsbeitrag offengelegt, auf den sie sich vorher festgelegt hatten.
fair-signed = Die Aufzeichnung ist unverändert, seit ihr Server sie unterschrieben hat (Schlüssel { $signer }…).
fair-signed-unchecked = Die Aufzeichnung ist unterschrieben (Schlüssel { $signer }…), aber dieser Browser kann Ed25519-Unterschriften hier nicht prüfen.
fair-unsigned = Die Aufzeichnung ist nicht unterschrieben.
fair-receipt = Was dein Browser vor dem Austeilen aufbewahrt hat, steht in der Aufzeichnung.
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
    [one] { $who } ist nicht da. In { $seconds } Sekunde spielt ein Bot weiter.
   *[other] { $who } ist nicht da. In { $seconds } Sekunden spielt ein Bot weiter.
}
seat-went-away = { $who } ist nicht da.
seat-stands-in = Für { $who } spielt jetzt ein Bot.
seat-came-back = { $who } ist wieder da.
watch-table = Du schaust bei { $host } zu. Du siehst, was auf dem Tisch liegt, nie die Handkarten.
watch-nobody = Du schaust zu. Du siehst, was auf dem Tisch liegt, nie die Handkarten.

# Was Zuschauende sagen
chat-onlooker = { $name } (schaut zu)
chat-players-only = An diesem Tisch reden nur die, die mitspielen.
new-spectator-chat = Auch Zuschauer dürfen chatten
new-spectator-chat-how = Ihre Nachrichten erscheinen mit ihrem Namen. Handkarten sehen sie nicht, können aber alles kommentieren.

# Abbrechen und weggehen
stop-title = Partie abbrechen?
stop-alone = Die Partie endet sofort und ohne Ergebnis. Du kannst nicht zu ihr zurück.
stop-together = Die Partie endet ohne Ergebnis, sobald alle zustimmen; wer eine Weile nicht antwortet, gilt als einverstanden. Bis dahin kannst du deine Stimme zurücknehmen.
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
    [0] So geben nicht alle gleich oft. Gerecht bei { $step } Personen: { $high } Runden.
   *[other] So geben nicht alle gleich oft. Gerecht bei { $step } Personen: { $low } oder { $high } Runden.
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
replay-details-short = Details
replay-of = { $game }, { $date }
replay-scores = Endstand
replay-no-result = Diese Partie wurde abgebrochen.
replay-log = Was geschah
replay-share = Diese Stellung teilen
replay-download = Aufzeichnung herunterladen

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
problem-nothing-said = Diese Nachricht ist leer. Schreib zuerst etwas.
problem-nothing-to-concede = Es gibt nichts aufzugeben.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-no-such-step = So viele Schritte hat diese Partie nicht.
problem-too-many-seats = So viele Plätze hat dieses Spiel nicht.
problem-cross-site = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
problem-host-only = Das ist nur für Betreiber des Servers: Frag vom Rechner des Servers aus oder mit dem Metrik-Token.
problem-wrong-host = Dieser Server antwortet nicht unter diesem Namen.
problem-banned = Du kannst hier nicht mehr spielen: Wer diesen Server betreibt, hat dich gesperrt.
problem-muted = Wer diesen Server betreibt, hat dich stummgeschaltet; du kannst nicht chatten.
problem-host-link-over = Dieser Link wurde schon benutzt oder ist zu alt. Einen neuen gibt der Server: kibitz admin open
problem-not-the-host = Diese Seite ist für die Person, die den Server betreibt. Auf dessen Rechner gibt „kibitz admin open“ einen Link aus.
restart-at = Um { $time } startet der Server neu. Danach gehen deine Partien weiter.
problem-method-not-allowed = Das tut der Server unter dieser Adresse nicht.
problem-not-understood = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
problem-too-slow = Deine Verbindung kam nicht mehr mit. Bitte lade die Seite neu.
problem-too-large = Das ist dem Server zu viel auf einmal. Schick weniger.

## Signed in, and what is kept about me
someone = jemand
mine-title = Du auf diesem Server
mine-how = Hier heißt du { $name }. Dieser Browser weiß das aus einem Cookie; ein Passwort gibt es nicht.
mine-sessions = Wo du angemeldet bist
mine-device-unknown = Unbekannter Browser
mine-here = dieser Browser
mine-used = Zuletzt benutzt: { $when }
mine-end = Abmelden
mine-sign-out = Hier abmelden
mine-sign-out-all = Überall abmelden
mine-data = Deine Daten
mine-data-how = Alles, was der Server über dich speichert: deinen Namen, dein Konto, deine Geräte, deine Ergebnisse, was du geschrieben hast, und die Aufzeichnungen deiner beendeten Partien.
mine-export = Meine Daten herunterladen
mine-delete = Mich löschen
mine-ask = { $what ->
    [everywhere] Überall abmelden?
    [other] Diesen Browser abmelden?
    [delete] Dich löschen?
   *[here] Hier abmelden?
}
mine-ask-how = { $what ->
    [everywhere] Kein Browser ist dann noch { $name }. Ohne Passkey oder Wiederherstellungscode kommst du nicht mehr an deine Partien. Lade vorher deine Daten herunter, wenn du sie behalten willst.
    [other] { $device } ist dann nicht mehr { $name }. Partien, die dort gerade offen sind, werden dort sofort geschlossen.
    [delete] Dein Name, deine Ergebnisse und alles, was du geschrieben hast, werden jetzt endgültig gelöscht. Deine Partien bleiben den anderen erhalten, mit „jemand“ auf deinem Platz.
   *[here] Dieser Browser ist dann nicht mehr { $name }. Ist es der einzige und hast du weder Passkey noch Wiederherstellungscode, kommst du nicht mehr an deine Partien. Lade vorher deine Daten herunter, wenn du sie behalten willst.
}
mine-no = Abbrechen
mine-yes = { $what ->
    [delete] Mich endgültig löschen
   *[other] Abmelden
}
problem-name-taken = Hier hat schon jemand einen Namen, der so aussieht. „{ $free }“ ist frei.
problem-name-unseen = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Bild, das andere sehen.
problem-name-of-bot = So heißen hier Bots. Bitte wähle einen Namen, den niemand für den eines Bots hält.
problem-name-too-long = Dieser Name ist zu lang. Wähle einen kürzeren.
problem-no-such-session = Dieser Browser ist schon abgemeldet.
problem-signed-out = Du wurdest abgemeldet. Lade die Seite neu, um dich wieder anzumelden oder als neuer Gast weiterzuspielen.

## Stopping a game, and manners

stop-asked-title = Diese Partie abbrechen?
stop-asked = { $who } möchte die Partie ohne Ergebnis beenden.
stop-asked-silence = { $seconds ->
    [one] Wenn du nichts sagst, gilt das in { $seconds } Sekunde als Ja.
   *[other] Wenn du nichts sagst, gilt das in { $seconds } Sekunden als Ja.
}
stop-asked-no = Weiterspielen
stop-asked-yes = Abbrechen
stop-waiting = { $seconds ->
    [one] Du möchtest die Partie abbrechen. Die anderen haben noch { $seconds } Sekunde Zeit für ihre Antwort.
   *[other] Du möchtest die Partie abbrechen. Die anderen haben noch { $seconds } Sekunden Zeit für ihre Antwort.
}
leave-now = Gehen: ein Bot übernimmt
person-menu = Mehr zu { $who }
person-title = { $who }
person-guest = ° Spielt als Gast, ohne Konto.
person-profile = Profil
person-follow = Folgen
person-unfollow = Nicht mehr folgen
person-follow-how = Folgt die Person auch dir, seid ihr befreundet: Ihr seht eure Profile und wer gerade da ist.
person-followed = Du folgst jetzt { $who }.
person-unfollowed = Du folgst { $who } nicht mehr.
person-mute = Stummschalten
person-mute-how = Du siehst an keinem Tisch mehr, was diese Person sagt.
person-unmute = Stummschaltung aufheben
person-block = Blockieren
person-block-how = Keiner von euch sieht mehr, was der andere sagt, und an deinen Tischen bekommt diese Person keinen Platz. Sie erfährt nichts davon.
person-unblock = Blockierung aufheben
person-remove = Vom Tisch entfernen
person-remove-how = Der Platz wird frei, und für die Rückkehr braucht es eine neue Einladung. Der alte Link gilt nicht mehr.
person-report = Melden …
person-report-how = Das geht an die Leute, die diesen Server betreiben, zusammen mit den letzten Zeilen aus dem Chat.
person-muted = { $who } ist jetzt stumm.
person-blocked = { $who } ist jetzt blockiert.
person-heard = Du siehst wieder, was { $who } sagt.
report-title = { $who } melden
report-reason = Was ist los?
report-note = Was ist passiert? (freiwillig)
report-send = Meldung senden
report-sent = Danke. Wer diesen Server betreibt, kann deine Meldung jetzt lesen.
avoided-title = Stumm und blockiert
avoided-none = Du hast niemanden stummgeschaltet oder blockiert.
avoided-mute = stumm
avoided-block = blockiert
avoided-undo = Für { $who } aufheben
wait-removed = Dein Platz an diesem Tisch wurde freigegeben. Mit einer neuen Einladung kannst du zurückkommen.
problem-stop-refused = Jemand möchte weiterspielen. Nach dem nächsten Zug kannst du wieder fragen, oder du gehst: Ein Bot übernimmt.
problem-removed = Dein Platz an diesem Tisch wurde freigegeben. Bitte um eine neue Einladung.
problem-not-welcome = An diesem Tisch kannst du keinen Platz nehmen. Such dir einen anderen.
problem-nobody-there = Da ist niemand.
problem-too-many-avoided = Du hast { $allowed } Leute stummgeschaltet oder blockiert, mehr geht nicht. Hebe das erst für jemanden auf.
problem-left = Du hast die Partie verlassen. Ein Bot spielt für dich weiter, bis du zurückkommst.

## Analysen
problem-reviews-off = Dieser Server analysiert keine Partien.
problem-no-background-bots = Dieser Server kann gerade keine Partien analysieren. Versuch es später noch einmal.
problem-too-many-reviews = Du hast schon { NUMBER($most) } laufende Analysen. Warte, bis eine fertig ist.
problem-reviews-busy = Gerade werden sehr viele Partien analysiert. Versuch es etwas später noch einmal.
problem-no-result = Diese Partie wurde nicht zu Ende gespielt, deshalb gibt es nichts zu analysieren.

# Ratings and profiles
home-leaderboard = Rangliste
home-sign-in = Schon ein Konto? Anmelden
footer-clubs = Klubs
home-profile = Mein Profil
