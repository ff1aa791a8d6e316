# Was der Server und seine Befehle sagen: je eine Zeile.
server-ready = Kibitz läuft unter { $url }
server-would-start = Die Konfiguration ist in Ordnung; die Daten kämen in den Ordner { $data }.
server-exported = { $number ->
    [one] Eine Partie
   *[other] { $number } Partien
 } exportiert.
server-imported = Importierte Partien: { $number }; schon vorhanden: { $known }.
server-bad-value = { $argument } kann nicht „{ $value }“ sein; möglich: { $allowed }.
server-bad-url = „{ $value }“ ist keine Serveradresse; sie muss mit http:// oder https:// beginnen.
server-port-in-use = Ein anderes Programm benutzt { $address }; beende es oder wähle einen anderen --port.
server-cannot-listen = Unter { $address } kann der Server nicht lauschen ({ $reason }); wähle --host oder --port anders.
server-data-unwritable = In den Datenordner { $path } kann nicht geschrieben werden ({ $reason }); wähle mit --data einen anderen.
server-needs-unix = kibitz serve läuft nur unter Linux und macOS; unter Windows starte es in WSL.
server-data-in-use = Ein anderer Server benutzt den Datenordner { $path }; beende ihn oder wähle mit --data einen anderen.
server-no-database = In { $path } gibt es keine Datenbank eines Servers; gib ihren Ordner mit --data an.
server-database-locked = Die Datenbank ist von einem anderen Programm gesperrt ({ $reason }); beende es und versuche es erneut.
server-database-unreachable = Die Datenbank lässt sich nicht öffnen ({ $reason }); prüfe --database.
server-database-damaged = Die Datenbank ist nicht lesbar ({ $reason }); stelle sie aus einer Sicherung wieder her oder wähle mit --database eine andere.
server-database-newer = Die Datenbank stammt von einem neueren Kibitz (Stand { $found }, dieses kennt { $known }); aktualisiere Kibitz.
server-database-driver = Für diese Datenbank fehlt ein Treiber: pip install "kibitz[{ $extra }]".
server-database-url = --database ist keine Datenbankadresse ({ $reason }).
server-no-token = Ein Bot-Prozess braucht das Bot-Token des Servers: --token oder KIBITZ_BOT_TOKEN; es steht in der Datei bot.token im Datenordner des Servers.
server-token-refused = Der Server unter { $url } nimmt dieses Bot-Token nicht an.
server-engine-failed = Die Engine lässt sich nicht verwenden: { $reason }.
server-engine-waits = { $bot } spricht hier das Engine-Protokoll ({ $document }) und wartet auf Nachrichten, eine je Zeile; Strg+D beendet.
server-file = { $path }: { $reason }.
server-bad-record = Zeile { $line } ist keine beendete Partie, die sich nachspielen lässt ({ $reason }); nichts wurde importiert.

# What a shared link says of itself
preview-home = Zwei Kartenspiele mit Freunden oder mit Bots, die nicht schummeln können. Ohne Anmeldung.
preview-game = Spiel { $game } im Browser, mit Freunden oder gegen Bots. Ohne Anmeldung.
preview-table = Du bist zu einer Partie { $game } eingeladen. Link öffnen und Platz nehmen, ganz ohne Anmeldung.
preview-replay = Eine Partie { $game }, Karte für Karte zum Nachspielen.
preview-picture = Spielkarten auf einem runden grünen Tisch

## The command line loses nothing

server-bots-connected = Verbunden mit { $url }. Beenden mit Strg+C.
server-bots-not-connected = Keine Verbindung zu { $url }: { $reason }. Ich versuche es weiter, bis es klappt; prüfe die Adresse und ob der Server läuft.
reports-who = Meldung { $number }, { $when }: { $reporter } meldet { $reported }: { $reason }
reports-where = Tisch { $table }; { $reporter } über { $reported }
reports-note = Anmerkung: { $note }
reports-none = Keine Meldungen.
