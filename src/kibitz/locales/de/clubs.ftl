# All my clubs
clubs-title = Klubs
clubs-lead = Ein Klub ist eine Runde von Leuten, die miteinander spielen. Ein Konto brauchst du dafür nicht.
clubs-mine = Deine Klubs
clubs-none = Du bist noch in keinem Klub. Such dir einen, gründe einen, oder lass dir einen Einladungslink schicken.
clubs-find = Einen Klub finden
clubs-find-how = Bei diesen Klubs dürfen alle um Aufnahme bitten.
clubs-find-name = Name eines Klubs
clubs-find-go = Suchen
clubs-find-none = Noch steht kein Klub auf dieser Liste. Wer einen Klub leitet, kann ihn eintragen.
clubs-find-nothing = Kein Klub auf dieser Liste heißt so ähnlich.
clubs-find-more = Es gibt noch mehr Klubs: Such nach dem Namen.
clubs-new = Einen Klub gründen
clubs-name = Name des Klubs
clubs-picture = Bild
clubs-zone = Zeitzone
clubs-found = Klub gründen
clubs-size = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
clubs-role = { $role ->
    [owner] Leitung
    [helper] Mithilfe
    [asked] Beitritt angefragt
   *[member] Mitglied
}
clubs-joining = Du bist in einen Klub eingeladen
clubs-join = Dem Klub beitreten

# One club
club-tables = Tische
club-no-tables = Gerade gibt es keine offenen Tische.
club-open = Einen Tisch für { $game } öffnen
club-members = Mitglieder
club-invite = Leute einladen
club-link-new = Einladungslink erstellen
club-link = Einladungslink
club-link-how = Wer diesen Link hat, kann bis { $date } beitreten. Er wird nur jetzt angezeigt.
club-copy = Kopieren
club-copied = Kopiert
club-asked = { $name } möchte beitreten
club-accept = Aufnehmen
club-accept-name = { $name } aufnehmen
club-decline = Ablehnen
club-decline-name = { $name } ablehnen
club-actions = Rolle von { $name } ändern
club-make = { $role ->
    [owner] Den Klub übergeben
    [helper] Zur Mithilfe ernennen
    [member] Zum einfachen Mitglied machen
   *[gone] Aus dem Klub entfernen
}
club-make-sure = { $role ->
    [owner] Den Klub an { $name } übergeben? Du hilfst dann weiter mit.
   *[gone] { $name } aus dem Klub entfernen?
}
club-yes = Ja
club-no = Abbrechen
club-ask = Um Aufnahme bitten
club-ask-done = Du hast um Aufnahme gebeten. Jemand aus der Leitung wird antworten.
club-ask-back = Zurückziehen
club-leave = Klub verlassen
club-leave-sure = { $club } verlassen?
club-outside = Was hier passiert, sehen nur Mitglieder.
club-settings = Klubeinstellungen
club-listed = Alle dürfen diesen Klub finden
club-listed-how = Name, Bild und Größe stehen auf der Liste der Klubs, und alle können um Aufnahme bitten. Wer dabei ist, sieht von außen niemand.
club-save = Speichern
club-you = du

# Chat
club-chat = Chat
club-chat-none = Noch hat niemand etwas gesagt.
club-chat-say = Schreib dem Klub etwas
club-chat-send = Senden
club-report = { $name } melden
club-report-short = Melden
club-report-why = Grund
club-report-reason = { $reason ->
    [abuse] Beleidigungen oder Belästigung
    [cheating] Schummeln
    [stalling] absichtliches Aufhalten des Spiels
    [name] ein anstößiger Name
   *[other] etwas anderes
}
club-report-note = Was ist passiert?
club-report-send = Meldung senden
club-reported = Danke. Wer diesen Server betreibt, wird es lesen.

# Standing tables
club-standing = Spieleabende
club-standing-none = Noch keine regelmäßigen Spieleabende.
club-standing-line = { $day } um { $time } Uhr
club-standing-next = nächstes Mal am { $date }
club-standing-how = Der Tisch öffnet sich jede Woche von selbst, und alle Mitglieder werden benachrichtigt.
club-standing-add = Spieleabend hinzufügen
club-standing-day = Tag
club-standing-time = Uhrzeit
club-standing-game = Spiel
club-standing-remove = { $what } entfernen
club-remove = Entfernen
club-zone = Die Zeiten gelten für { $zone }.

# Seasons
club-season = Saison
club-season-number = Saison { $number }
club-season-until = läuft bis { $date }
club-season-over = zu Ende seit { $date }
club-season-closing = Zu Ende: Die letzten Partien werden gezählt.
club-season-none = Gerade läuft keine Saison.
club-season-begin = Saison beginnen
club-season-end = Saison jetzt beenden
club-season-end-sure = Die Saison jetzt beenden? Ihre Tabelle steht dann fest.
club-season-empty = Noch keine Partien. Es zählt jede Partie von mindestens zwei Mitgliedern an einem Klubtisch.
club-season-past = Frühere Saisons
club-season-days = Dauer
club-season-length = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
club-scheme = Es zählen
club-scheme-name = { $scheme ->
    [wins] Siege
    [points] Punkte
   *[luck] Punkte ohne Glück
}
club-scheme-luck = Das Glück wird bei analysierten Partien herausgerechnet. Die anderen zählen mit ihren einfachen Punkten.
club-place = Platz
club-player = Name
club-played = Partien
club-won = Siege
club-points = Punkte
club-adjusted = Ohne Glück
club-reviewed = { $reviewed } von { $played } analysiert

# The circle
club-circle = Wer mit wem spielt
club-circle-none = Hier steht bald etwas: Spielt eure ersten Partien.
club-circle-pair = { $one } und { $other }
club-circle-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
club-circle-won = Siege { $one } : { $other }

# What can go wrong
problem-no-such-club = Diesen Klub gibt es nicht.
problem-helpers-only = Das dürfen nur Leitung und Mithilfe.
problem-owner-only = Das darf nur die Leitung.
problem-not-the-owner = So lässt sich das nicht ändern.
problem-club-name-taken = Ein Klub heißt so ähnlich. Bitte wähle einen anderen Namen.
problem-too-many-clubs-owned = Du leitest { $most } Klubs, mehr geht nicht.
problem-too-many-clubs = Du bist in { $most } Klubs, mehr geht nicht. Verlass zuerst einen davon.
problem-club-full = Dieser Klub hat { $most } Mitglieder, mehr geht nicht.
problem-too-many-asked = Schon { $most } Leute haben angefragt. Versuch es später noch einmal.
problem-no-such-invitation = Diese Einladung gilt nicht oder nicht mehr. Lass dir einen neuen Link schicken.
problem-no-such-zone = Diese Zeitzone gibt es nicht.
problem-too-many-standing = Ein Klub hat höchstens { $most } Spieleabende. Entferne zuerst einen davon.
problem-no-such-standing = Diesen Spieleabend gibt es nicht mehr.
problem-season-running = Es läuft schon eine Saison.
problem-no-season = Diese Saison gibt es nicht.
problem-owner-leaves = Wenn du gehst, übernimmt { $name } die Leitung.
problem-club-ends = Du bist das letzte Mitglied. Wenn du gehst, ist der Klub für immer aufgelöst.
