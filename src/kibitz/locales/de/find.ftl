# Finding a game with other people
find-play = Mit Leuten spielen
find-count = { $count ->
    [one] { $count } Person wartet
   *[other] { $count } Leute warten
}
find-title = Suche nach Mitspielern
find-missing = { $missing ->
    [one] { $game }: Noch eine Person, dann geht’s los.
   *[other] { $game }: Noch { $missing } Leute, dann geht’s los.
}
find-waiting = { $waiting ->
    [one] Bisher wartest nur du.
   *[other] { $waiting } Leute warten, du eingeschlossen.
}
find-meeting = Gefunden! Alle kommen an den Tisch.
find-fill = Wenn niemand kommt, mit Bots spielen
find-fill-after = { $seconds ->
    [30] nach 30 Sekunden
    [60] nach 1 Minute
    [120] nach 2 Minuten
   *[0] nie
}
find-fill-soon = { $seconds ->
    [one] In { $seconds } Sekunde nehmen Bots die freien Plätze.
   *[other] In { $seconds } Sekunden nehmen Bots die freien Plätze.
}
find-pace = Tempo
find-pace-calm = ohne Uhr
find-pace-quick = 30 Sekunden je Zug
find-mode = Art
find-mode-casual = zum Spaß
find-mode-rated = gewertet
find-stop = Nicht mehr suchen
find-ended = Die Suche ist zu Ende: Diese Seite war zu lange geschlossen oder im Hintergrund, oder du suchst in einem anderen Tab.
find-again = Noch einmal suchen

# People one knows
friends-title = Leute, die du kennst
friends-how = Mit ihnen hast du neulich gespielt, oder ihr seid im selben Klub.
friends-none = Noch niemand. Spiel mit jemandem eine Partie, dann steht die Person hier.
friends-here = gerade da
friends-away = nicht da
friends-invite = Einladen
friends-invite-name = { $name } einladen
friends-invited = Eingeladen
friends-open = Jemanden einladen, den du kennst
friends-around = { $count ->
    [one] { $count } Person, die du kennst, ist gerade da
   *[other] { $count } Leute, die du kennst, sind gerade da
}
home-clubs = Leute und Klubs
home-clubs-how = Ein Ort für eure Runde: eigene Tische, ein Chat, Spieleabende und eine Saison.
home-clubs-all = Klubs ansehen oder gründen

# What can go wrong
problem-no-member = { $name } ist nicht im Klub.
