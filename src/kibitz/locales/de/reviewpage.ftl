## Eine analysierte Partie
review-of = { $game }: Analyse
review-words = Die Analyse in Worten
review-summary = Überblick
review-you-won = Du hast gewonnen
review-you-lost = Du hast verloren
review-they-won = { $who } hat gewonnen
review-they-lost = { $who } hat verloren
review-lead = Vorsprung vor { $over }: { $lead }. Kartenglück dabei: { $luck }.
review-behind = Rückstand auf { $over }: { $lead }. Kartenglück dabei: { $luck }.
review-luck-good = Kartenglück hat { $amount } zum Ergebnis beigetragen.
review-luck-bad = Kartenpech hat { $amount } gekostet.
review-account = Woher das Ergebnis kommt
review-expected = Erwartet
review-luck = Kartenglück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-share = { $share } PP
review-class-between = Spielstärke: zwischen „{ $low }“ und „{ $high }“
review-class-below = Spielstärke: unter „{ $high }“
review-class-above = Spielstärke: über „{ $low }“
review-class-cost = { $cost } ± { $error } Prozentpunkte Siegchance verloren je echter Entscheidung.
review-kind-veto = Vetos
review-kind-team = Teams
review-kind-bonus = Zusatzkarte
review-kind-discard = Ablegen und Weitergeben
review-kind-early = Frühe Karten
review-kind-endgame = Endspiel
review-kind-own = Eigene Stapel
review-kind-gift = Geschenke
review-kind-number = Wie viele Karten
review-kind-cost = { $cost } ± { $error } ({ NUMBER($count) }×)
review-key-moments = Schlüsselmomente
review-moments = Alle Momente
review-no-moments = Keine teuren Entscheidungen, kein Pech, kein Glück: gut gespielt.
review-none-yet = Die ersten Schlüsselmomente kommen in wenigen Sekunden.
review-moment = { $who }: { $action }
review-practise = { $count ->
    [one] Diese Entscheidung üben
   *[other] Diese { NUMBER($count) } Entscheidungen üben
}
review-seat = Wessen Spiel
review-me = { $name } (du)
review-only-mine = nur meine
review-only-theirs = nur von dieser Person
review-chart = Siegchancen aller im Lauf der Partie
review-chart-start = Kein Moment gewählt
review-chance-of = Siegchance von { $who } vor diesem Zug: { $chance }
review-legend-size = groß: hat sich in dieser Verteilung gerächt
review-previous = Voriger Moment
review-next = Nächster Moment
review-number = { NUMBER($number) } von { NUMBER($count) }
review-step = Zug { NUMBER($step) } von { NUMBER($steps) }
review-plain-move = Ein gewöhnlicher Zug
review-played-better = Gespielt: { $action }. Besser: { $best }.
review-played-only = Gespielt: { $action }.
review-price-fair = Nach allem, was man an diesem Platz wissen konnte, kostete das { $share } ± { $error } Prozentpunkte Siegchance ({ $points } { $unit ->
    [points] Punkte
   *[chance] Karten
}).
review-price-nil = Nach allem, was man an diesem Platz wissen konnte, kostete das nichts.
review-price-open = { $exact ->
    [yes] Mit offenen Karten (exakt gelöst) kostete es { $share } ± { $error } Prozentpunkte.
   *[no] Mit offenen Karten kostete es { $share } ± { $error } Prozentpunkte.
}
review-punished = In dieser Verteilung hat sich das gerächt.
review-unpunished = In dieser Verteilung hat sich das nicht gerächt.
review-not-yet = Diese Entscheidung wurde noch nicht untersucht.
review-no-choice = Hier gab es keine echte Wahl.
review-best = am besten
review-played = gespielt
review-candidate-points = { $points } erwartet
review-others-left = { $count ->
    [one] { NUMBER($count) } weiterer Zug war schlechter.
   *[other] { NUMBER($count) } weitere Züge waren schlechter.
}
review-show = Zeig mir: { $action }
review-line-played = In einer Verteilung, die zu allem Bekannten passt: wie gespielt
review-line-better = In derselben Verteilung: der bessere Zug
review-line-close = Zurück zur Partie
review-deeper = Genauer hinsehen
review-running = Analyse läuft: { NUMBER($done) } von { NUMBER($total) }
review-waiting = { $ahead ->
    [one] { NUMBER($ahead) } andere Analyse ist vorher dran
   *[other] { NUMBER($ahead) } andere Analysen sind vorher dran
}
review-progress = Fortschritt der Analyse
review-incomplete = { $failed ->
    [one] { NUMBER($failed) } Teil dieser Analyse ließ sich nicht berechnen. Öffne sie noch einmal, um es wieder zu versuchen.
   *[other] { NUMBER($failed) } Teile dieser Analyse ließen sich nicht berechnen. Öffne sie noch einmal, um es wieder zu versuchen.
}
label-good = Gut
label-inaccuracy = Ungenau
label-mistake = Fehler
label-blunder = Grober Fehler
label-unlucky = Richtig, aber Pech gehabt
label-lucky = Falsch, aber Glück gehabt

## Üben
practise-title = Üben
practise-of = { $game }: Üben
practise-question = Was spielst du? { $place }
practise-how = So sah der Tisch für dich aus. Spiel den Zug, den du für den besten hältst.
practise-right = Richtig: { $action }
practise-wrong = Nicht der beste Zug: { $action }
practise-then = In der Partie hast du gespielt: { $action }.
practise-again = Noch einmal
practise-next = Weiter
practise-skip = Überspringen
practise-none = Hier gibt es nichts zu üben.
practise-none-how = Teure Entscheidungen aus deinen analysierten Partien kommen hier als Fragen wieder.
practise-done = Fertig: { NUMBER($right) } von { NUMBER($count) } auf Anhieb richtig
practise-unreviewed = { $count ->
    [one] Eine deiner Partien der letzten 90 Tage ist noch nicht analysiert.
   *[other] { NUMBER($count) } deiner Partien der letzten 90 Tage sind noch nicht analysiert.
}
practise-review-next = Die nächste analysieren

## Jede Aufzeichnung
bring-title = Aufzeichnung analysieren
bring-how = Hier kannst du die Aufzeichnung jeder beendeten Partie analysieren lassen: Wähle die Datei aus, zieh sie hierher oder füg ihren Text ein. Zuerst wird sie Zug für Zug geprüft.
bring-file = Datei wählen
bring-paste = Oder den Text einfügen
bring-review = Analysieren
bring-private = Nur wer den Link zur Analyse hat, kann sie sehen. Aufzeichnungen bleiben 90 Tage.
bring-too-large = Das ist zu groß für die Aufzeichnung einer Partie.
bring-at = Bei { $place }: { $reason }
