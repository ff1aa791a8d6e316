# Hilfetexte: je eine Zeile, ohne Platzhalter, damit --help keine Bibliothek braucht.
about = Zwei Kartenspiele spielen, ansehen und analysieren: Nyet! und The Game: Face to Face.
about-play = Im Terminal gegen Bots spielen.
about-simulate = Bots gegeneinander spielen lassen und die Partien aufzeichnen.
about-replay = Eine aufgezeichnete Partie zeigen, ganz oder Schritt für Schritt, und prüfen.
about-verify = Eine Aufzeichnung prüfen oder eine Datei mit einer Aufzeichnung je Zeile.
about-deal = Zeigen, welche Karten ein Startwert ergibt, um das Mischen nachzuprüfen.
heading-usage = Aufruf
heading-options = Optionen
heading-arguments = Argumente
heading-commands = Befehle
help-help = diese Hilfe anzeigen
help-lang = Sprache aller Meldungen; sonst entscheidet die Spracheinstellung der Umgebung
help-more = Mehr sagt kibitz BEFEHL --help; kibitz play nyet --help nennt auch die Optionen des Spiels.
help-game = nyet oder face-to-face; steht es vor --help, werden auch die Optionen des Spiels gezeigt
help-seat = eigener Platz, ab 0 (Vorgabe: 0)
help-bots = Bots für die übrigen Plätze, der Reihe nach: random, greedy, club, expert, master (Vorgabe: club)
help-simulate-bots = Bots, reihum am Tisch: random, greedy, club, expert, master (Vorgabe: greedy,random)
help-name = eigener Name in der Aufzeichnung
help-pace = Sekunden, die ein Bot für eine leichte Karte braucht, mehr bei schwierigen Entscheidungen; 0: kein Warten (Vorgabe: 0,5, nur am Terminal)
help-seed = 64 Hexadezimalziffern, aus denen alles Zufällige folgt (Vorgabe: vom System)
help-save = wohin die Aufzeichnung gespeichert wird (Vorgabe: nach Datum benannt, im eigenen Datenordner)
help-games = Anzahl der Partien (Vorgabe: 100)
help-out = Datei für die Aufzeichnungen, eine je Zeile; - für die Standardausgabe
help-jobs = Anzahl der Prozesse (Vorgabe: alle Kerne, wenn es sich lohnt)
help-file = eine Aufzeichnung oder eine Datei mit einer Aufzeichnung je Zeile
help-step = nach jeder Aktion die Lage zeigen und auf die Eingabetaste warten
help-as = aus wessen Sicht (Vorgabe: open, alle Karten offen)
help-line = welche Zeile einer Datei mit mehreren Aufzeichnungen
help-deal-seed = 64 Hexadezimalziffern
help-round = welche Runde (Vorgabe: 1)
help-json = als JSON ausgeben
help-receipt = was dein Browser oder Programm vom Mischen aufgehoben hat, um zu beweisen, dass dein Beitrag darin steckt
about-serve = Tische beider Spiele für Menschen und Bots im Browser bereitstellen.
about-bots = Bots für einen Server bereitstellen, wo immer er läuft.
about-engine = Einen unserer Bots als Engine über Standardein- und -ausgabe spielen lassen.
about-export = Alle beendeten Partien eines Servers als Aufzeichnungen schreiben, je Zeile eine.
about-import = Beendete Partien aus Aufzeichnungen in einen Server importieren.
about-schema = Das JSON-Schema aller Nachrichten des Protokolls ausgeben.
help-serve-host = Adresse, unter der der Server lauscht (KIBITZ_HOST; Vorgabe: localhost, nur dieser Rechner)
help-serve-port = Port, auf dem der Server lauscht (KIBITZ_PORT; Vorgabe: 8765)
help-serve-data = Ordner für die Datenbank und die Geheimnisse des Servers (KIBITZ_DATA)
help-serve-database = Adresse einer Datenbank statt der Datei im Datenordner (KIBITZ_DATABASE)
help-serve-bots = wie viele Bot-Prozesse gestartet werden (KIBITZ_BOTS; Vorgabe: 1)
help-serve-background = wie viele Bot-Prozesse gestartet werden, wenn es etwas zu analysieren gibt; 0 für keine (KIBITZ_BACKGROUND; Vorgabe: 1)
help-serve-reviews = wie viele Partien zugleich analysiert werden dürfen; 0 für keine (KIBITZ_REVIEWS; Vorgabe: 2)
help-serve-open = den Browser öffnen (KIBITZ_OPEN=1)
help-serve-check = nur prüfen, ob der Server mit dieser Konfiguration starten würde
help-bots-server = Adresse des Servers (KIBITZ_SERVER)
help-bots-token = Bot-Token des Servers (KIBITZ_BOT_TOKEN)
help-bots-engine = Befehl eines Programms, das das Engine-Protokoll spricht und statt unserer Bots spielt
help-bots-background = nur im Hintergrund analysieren, mit niedrigster Priorität, und keine laufenden Partien spielen
help-bots-with-parent = sich beenden, sobald der aufrufende Prozess endet
help-engine-bot = welcher Bot (Vorgabe: der stärkste)
help-export-file = Zieldatei; - für die Standardausgabe
help-import-file = eine Aufzeichnung oder eine Datei mit einer je Zeile; - für die Standardeingabe
about-match = Bots mit denselben Karten gegeneinander spielen lassen und messen, welcher besser ist.
about-ladder = Bots in einem Turnier jeder gegen jeden bewerten; ein erneuter Aufruf macht dort weiter, wo der letzte aufgehört hat.
help-lab-bots = die Bots am Tisch (random, greedy, club, expert, master); der letzte übernimmt die übrigen Plätze
help-lab-ladder-bots = die zu bewertenden Bots: random, greedy, club, expert, master
help-lab-game = nyet oder face-to-face (Vorgabe: nyet)
help-lab-deals = wie viele Austeilungen; jede wird mit jeder Rotation der Bots über die Plätze gespielt (Vorgabe: 100)
help-lab-ladder-deals = wie viele Austeilungen jedes Paar spielt, mit jeder Rotation über die Plätze (Vorgabe: 100)
help-lab-seed = derselbe Startwert ergibt dieselben Austeilungen (Vorgabe: 0)
help-lab-millis = wie viele Millisekunden ein Bot für eine Entscheidung hat (Vorgabe: 1000); club, expert und master hören ohnehin bei 20, 100 und 1000 auf
help-lab-jobs = wie viele Prozesse gleichzeitig spielen (Vorgabe: 1)
help-lab-on = wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster
help-lab-json = JSON statt einer Tabelle ausgeben
help-lab-records = die Aufzeichnungen aller Partien in diese Datei schreiben, eine je Zeile
help-lab-file = die Ergebnisse in dieser Datei sichern und von dort weitermachen
help-lab-plot = die Wertungen in diese Datei zeichnen (.png oder .svg)

about-backup = Alles, was ein Server aufbewahrt, in eine Datei sichern, auch im laufenden Betrieb.
about-restore = Eine Sicherung in einen neuen Datenordner oder eine leere Datenbank zurückspielen.
about-move = Die Daten eines angehaltenen Servers in eine andere Datenbank umziehen; jede Zeile wird geprüft.
help-backup-file = Zieldatei, oder ein Ordner für nach Datum benannte Sicherungen
help-backup-keep = im Ordner: so viele Sicherungen behalten und ältere löschen
help-restore-file = eine Sicherung
help-restore-check = nichts schreiben; jede Partie nachspielen und jedes Mischen prüfen
help-move-to = die neue, leere Datenbank, etwa postgresql://… oder sqlite:///…
help-serve-backups = Ordner für eine tägliche Sicherung; die neuesten sieben bleiben (KIBITZ_BACKUPS)

## Limits and locks
help-serve-trusted-proxy = Proxys, denen die Adressen ihrer Clients geglaubt werden: Adressen und Netze, oder none (KIBITZ_TRUSTED_PROXY; Vorgabe: 127.0.0.1,::1)
help-serve-public-url = wo der Server zu erreichen ist, etwa https://kibitz.example.org; Anfragen an andere Hosts werden abgelehnt (KIBITZ_PUBLIC_URL)
help-serve-tls-cert = Zertifikat mit seiner Kette, als PEM: Der Server spricht selbst HTTPS (KIBITZ_TLS_CERT)
help-serve-tls-key = Schlüssel des Zertifikats, als PEM (KIBITZ_TLS_KEY)

## Bot tokens
help-bots-what = token new NAME erzeugt ein Token für einen weiteren Bot-Prozess, token list zeigt alle, token revoke NAME (oder seine Kennung) zieht eines zurück; ohne das läuft ein Bot-Prozess

## The command line loses nothing

help-bots-millis = Millisekunden, die die Engine höchstens braucht; ihre Züge erscheinen nie früher, damit sie nichts über ihre Karten verraten (Vorgabe: 1500)
help-force = die Datei ersetzen, falls es sie schon gibt
help-resume = eine unterbrochene Partie fortsetzen, die in dieser Datei gespeichert ist
about-admin = Sehen, wer auf einem laufenden Server spielt, und bestimmen, wer darf: people, tables, reports, mute, ban, close, announce, log, open.
help-admin-what = people [NAME], tables, reports, log, open, mute|unmute|ban|unban PERSON, close TISCH oder announce MINUTEN|none
help-admin-whom = wen oder was, falls es mit einem Strich beginnt
help-admin-note = warum, fürs Protokoll
help-admin-json = JSON ausgeben, ein Objekt je Zeile
about-reports = Anzeigen, was Spieler übereinander gemeldet haben.
help-reports-json = JSON ausgeben, ein Objekt je Meldung

## kibitz review
about-review = Eine beendete Partie analysieren: was jede Entscheidung gekostet hat, was Glück war und warum.
help-review-seat = nur die Entscheidungen dieses Platzes zeigen
help-review-millis = ungefähre Millisekunden für eine schwere Entscheidung (Vorgabe: 100); dieselbe Zahl ergibt immer dieselbe Analyse
help-review-html = einen Bericht mit Diagrammen in diese Datei schreiben
help-review-json = die ganze Analyse als JSON ausgeben

## kibitz ratings
about-ratings = Wertungen und Profile aus allen beendeten Partien neu berechnen.
help-ratings-what = rebuild: alles neu berechnen; der Server darf dabei laufen

## People
about-person = Wer hier spielt: auflisten, anzeigen, zusammenführen, zurücksetzen, löschen, exportieren.
help-person-what = list, show PERSON, merge PERSON ZIEL, reset PERSON (neuer Wiederherstellungscode, überall abgemeldet), delete PERSON oder export PERSON; eine Person ist ein Name oder eine Kennung
