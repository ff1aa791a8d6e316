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

# The server's limits, and what it can't keep
problem-not-kept = Dein Zug wurde nicht gespeichert: Der Server kann gerade nichts schreiben. Bitte versuch es gleich noch einmal.
problem-storage-down = Der Server kommt gerade nicht an seine Daten. Bitte versuch es gleich noch einmal.
problem-too-many-connections = Du hast diese Seite zu oft geöffnet. Schließ ein paar Tabs und lade die Seite neu.
problem-too-many-tables = Du sitzt schon an { $most } Tischen, die nicht zu Ende gespielt sind. Beende oder verlass erst einen davon.
problem-log-full = An diesem Tisch gab es zu viel Hin und Her. Du kannst die Partie nur noch zu Ende spielen oder für den Abbruch stimmen.
problem-too-deep = So tief Verschachteltes kann der Server nicht lesen.

# Rated tables
problem-rated-no-undo = In gewerteten Partien kannst du einen Zug nur sofort zurücknehmen, und nur, wenn er keine Karte gezeigt hat.
problem-rated-needs-account = Gewertete Partien brauchen ein Konto: Behalte unter „Einstellungen“ deinen Namen.
