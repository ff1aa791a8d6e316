# Wertungen und gewertete Tische
rating-title = Rangliste
rating-how = Alle beginnen bei 1500; 400 Punkte mehr bedeuten eine Chance von zehn zu eins. Hier stehen nur sichere Wertungen (höchstens ± 110). Bots behalten die Wertung, die für sie gemessen wurde.
rating-game = Spiel
rating-all = Alle
rating-none = Noch ist niemandes Wertung sicher: Das dauert etwa 15 bis 30 gewertete Partien.
rating-place = Platz
rating-name = Name
rating-value = Wertung
rating-games = Partien
rating-shown = { $value } ± { $deviation }
rating-provisional = vorläufig
rating-bot = Bot
rating-game-rated = Gewertete Partie
rating-game-change = { $name }: { $before } → { $after }
rating-game-casual = Diese Partie wurde nicht gewertet.
rating-game-abandoned = Nicht gewertet: Alle waren einverstanden aufzuhören.
rating-game-same-address = Nicht gewertet: Zwei der Spielenden kamen von derselben Internetadresse.
rating-game-one-sided = Nicht gewertet: Diese zwei haben in letzter Zeit viele gewertete Partien gespielt, und fast alle gingen an dieselbe Person.
rating-game-unknown-bot = Nicht gewertet: Die Stärke eines der Bots ist nicht gemessen.
rating-game-deleted = Nicht gewertet: Eine der Personen wurde gelöscht.
new-rated = Gewertete Partie
new-rated-how = Zählt für die Wertung aller. Keine Tipps, kein Zurücknehmen, immer mit Uhr und nach den gedruckten Regeln. Wer endgültig geht, landet auf dem letzten Platz.
new-rated-guest = Gewertete Partien brauchen ein Konto: Behalte unter „Einstellungen“ deinen Namen.
problem-rated-no-hints = In gewerteten Partien gibt es keine Tipps.
problem-rated-spectator-chat = In gewerteten Partien können Zuschauer nicht mitreden.
problem-rated-clock = Eine gewertete Partie lässt mindestens { $least } Sekunden für eine Entscheidung.
problem-rated-option = Eine gewertete Partie folgt den üblichen Regeln: „{ $option }“ lässt sich nicht ändern.
problem-rated-bot = Dieser Bot kann keine gewerteten Partien spielen; diese können es: { $allowed }.

# Profile
profile-none = Es gibt kein Profil von „{ $name }“, das du sehen kannst.
profile-none-how = Entweder heißt niemand so, oder das Profil ist nicht für dich zu sehen. Freunde sehen ihre Profile meistens.
profile-since = Hier seit { $date }
profile-visible = Wer kann dein Profil sehen?
profile-visible-public = Alle
profile-visible-friends = Freunde
profile-visible-nobody = Niemand
profile-visible-how = Befreundet bist du mit allen, denen du folgst und die dir folgen. Mit „Niemand“ stehst du auch nicht in der Rangliste.
profile-follow = Folgen
profile-unfollow = Nicht mehr folgen
profile-friend = Ihr seid befreundet.
profile-follows-me = { $name } folgt dir.
profile-follow-how = Folgt { $name } auch dir, seid ihr befreundet: Ihr seht eure Profile und wer gerade da ist.
profile-follow-wait = Du folgst { $name }. Sobald { $name } auch dir folgt, seid ihr befreundet.
profile-note = Deine Notiz zu { $name }
profile-note-how = Nur du kannst sie lesen.
profile-note-save = Notiz speichern
profile-note-saved = Gespeichert.
profile-results = Ergebnisse
profile-no-games = Noch keine Partie zu Ende gespielt.
profile-players = { $count ->
    [0] Alle Spielerzahlen
    [one] { $count } Person
   *[other] { $count } Personen
}
profile-played = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}, { $won } gewonnen, im Schnitt { $mean }
profile-curve-of = { $what ->
    [rating] Wertung
   *[scores] Punkte in den letzten Partien
}
profile-curve = Wertung nach jeder der letzten Partien: { $values }
profile-scores = Punkte in den letzten Partien: { $values }
profile-met = Direkter Vergleich
profile-met-line = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}: { $ahead }-mal vorn, { $behind }-mal hinten
profile-partners = Beste Mitspieler
profile-lead = { $lead } Punkte je Runde gegenüber dem Tisch
profile-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
profile-vetoes = Liebste Vetos
profile-veto-x-first-me = Selbst anfangen
profile-veto-x-first-other = Jemand anderes fängt an
profile-times = { $times }×
profile-costs = Was Entscheidungen kosteten
profile-costs-how = Aus analysierten Partien: wie viel Siegchance eine Entscheidung jeder Art im Mittel kostete. Jeder Punkt ist das Mittel aus { $games } Partien, und alle Kurven eines Spiels haben denselben Maßstab.
profile-costs-games = { $count ->
    [one] eine analysierte Partie
   *[other] { $count } analysierte Partien
}, { $days }
profile-cost-curve = { $kind }, mittlere Kosten nach jeder der letzten Partien: { $values }
profile-luck = Glück bisher
profile-luck-points = { $luck } Punkte
profile-luck-chance = { $luck } Siege
profile-luck-games = { $count ->
    [one] in { $count } analysierten Partie
   *[other] in { $count } analysierten Partien
}
profile-badges = Abzeichen
profile-badge-first-rated = Erste gewertete Partie
profile-badge-sure = Eine sichere Wertung
profile-badge-upset = Jemanden geschlagen, der 300 Punkte stärker war
profile-badge-proved-shuffle = An einem Mischen beteiligt, dessen Fairness bewiesen ist
profile-badge-perfect-ending = Ein perfektes Endspiel: Keine Entscheidung kostete etwas
profile-people = Leute, die du kennst
profile-people-none = Hier stehen alle, denen du folgst, die dir folgen oder zu denen du eine Notiz hast.
profile-people-how = { $how ->
    [friend] befreundet
    [following] du folgst
    [follower] folgt dir
   *[none] { "" }
}
problem-no-such-profile = Es gibt kein Profil von „{ $name }“, das du sehen kannst.
problem-not-followed = Du kannst { $name } nicht folgen.
problem-too-many-notes = Du hast { $most } Notizen, mehr geht nicht. Leere zuerst eine davon.
