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
server-tls-half = { $given } braucht auch { $missing }: Ein Zertifikat und sein Schlüssel gehören zusammen.
server-setting-half = { $given } braucht auch { $missing }.
server-tls-unusable = Das Zertifikat { $cert } mit dem Schlüssel { $keyfile } ist nicht zu gebrauchen ({ $reason }); beide müssen PEM-Dateien sein, die zusammengehören.
server-needs-unix = kibitz serve läuft nur unter Linux und macOS; unter Windows starte es in WSL.
server-data-in-use = Ein anderer Server benutzt den Datenordner { $path }; beende ihn oder wähle mit --data einen anderen.
server-no-database = In { $path } gibt es keine Datenbank eines Servers; gib ihren Ordner mit --data an.
server-database-locked = Die Datenbank ist von einem anderen Programm gesperrt ({ $reason }); beende es und versuche es erneut.
server-database-unreachable = Die Datenbank lässt sich nicht öffnen ({ $reason }); prüfe --database.
server-database-damaged = Die Datenbank ist nicht lesbar ({ $reason }); stelle sie aus einer Sicherung wieder her oder wähle mit --database eine andere.
server-database-newer = Die Datenbank stammt von einem neueren Kibitz (Stand { $found }, dieses kennt { $known }); aktualisiere Kibitz.
server-database-driver = Für diese Datenbank fehlt ein Treiber: pip install "kibitz[{ $extra }]".
server-database-url = --database ist keine Datenbankadresse ({ $reason }).
server-no-token = Ein Bot-Prozess braucht ein Bot-Token: --token oder KIBITZ_BOT_TOKEN; kibitz bots token new NAME erzeugt eines auf dem Rechner des Servers.
server-token-refused = Der Server unter { $url } nimmt dieses Bot-Token nicht an.
server-engine-failed = Die Engine lässt sich nicht verwenden: { $reason }.
server-engine-waits = { $bot } spricht hier das Engine-Protokoll ({ $document }) und wartet auf Nachrichten, eine je Zeile; Strg+D beendet.
server-file = { $path }: { $reason }.
server-bad-record = Zeile { $line } ist keine beendete Partie, die sich nachspielen lässt ({ $reason }); nichts wurde importiert.
server-backed-up = Gesichert in { $path } ({ $size } kB).
server-backups-removed = Gelöschte alte Sicherungen: { $number }.
server-restored = Zurückgespielt: { $rows } Zeilen, alle geprüft. Der Datenordner ist { $data }.
server-moved = Umgezogen: { $rows } Zeilen, alle geprüft. Starte den Server mit der neuen --database.
server-backup-checked = Tische: { $tables }. Beendete Partien, die sich bis zu ihrem Ergebnis nachspielen lassen: { $games }. Geprüfte Mischungen: { $shuffles }.
server-backup-broken = Tisch { $table } lässt sich nicht nachspielen: { $reason }.
server-missing = { $argument } fehlt.
server-file-exists = { $path } gibt es schon; wähle einen anderen Namen.
server-keep-needs-folder = --keep braucht einen Ordner, und { $path } ist keiner.
server-no-backup = { $path } ist keine Kibitz-Sicherung.
server-target-not-empty = Im Ziel liegen schon Daten; wähle eine leere Datenbank oder einen neuen Datenordner. Es wurde nichts geschrieben.
server-copy-differs = Eine kopierte Zeile weicht vom Original ab ({ $table }: { $key }); nichts wurde übernommen. Versuch es noch einmal.
server-move-same = --to nennt die Datenbank, in der die Daten schon liegen.
server-move-changed = Während des Umzugs haben sich die Daten geändert: Halte alle Server an, die sie benutzen, leere die neue Datenbank und versuch es noch einmal.

# What a shared link says of itself
preview-home = Zwei Kartenspiele mit Freunden oder mit Bots, die nicht schummeln können. Ohne Anmeldung.
preview-game = Spiel { $game } im Browser, mit Freunden oder gegen Bots. Ohne Anmeldung.
preview-table = Du bist zu einer Partie { $game } eingeladen. Link öffnen und Platz nehmen, ganz ohne Anmeldung.
preview-replay = Eine Partie { $game }, Karte für Karte zum Nachspielen.
preview-picture = Spielkarten auf einem runden grünen Tisch

## Limits and locks
server-database-in-use = Ein anderer Server benutzt die Datenbank { $path }; beende ihn oder wähle mit --database eine andere.

## Bot tokens
server-token-new = Token „{ $name }“ ({ $id }). Heb es auf: Es wird nur dieses eine Mal gezeigt. Gib es kibitz bots als KIBITZ_BOT_TOKEN mit.
server-token-revoked = { $number ->
    [one] Ein Token
   *[other] { $number } Tokens
 } zurückgezogen; Prozesse damit werden binnen Sekunden getrennt.
server-no-such-token = Ein Bot-Token „{ $value }“ gibt es nicht; kibitz bots token list zeigt alle.

## The command line loses nothing

server-bots-connected = Verbunden mit { $url }. Beenden mit Strg+C.
server-bots-not-connected = Keine Verbindung zu { $url }: { $reason }. Es wird weiter versucht, bis es klappt; prüfe die Adresse und ob der Server läuft.
reports-who = Meldung { $number }, { $when }: { $reporter } meldet { $reported }: { $reason }
reports-where = Tisch { $table }; { $reporter } über { $reported }
reports-note = Anmerkung: { $note }
reports-none = Keine Meldungen.

## kibitz ratings
server-ratings-rebuilt = Wertungen neu berechnet: { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
 }, { $people ->
    [one] eine Person
   *[other] { $people } Personen
 }.
