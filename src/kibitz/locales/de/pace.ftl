# Partien über Tage: Pläne, Erinnerungen, einen solchen Tisch eröffnen

plan-vetoes-how = Tippe die Felder an, die du abdecken willst, das schlimmste zuerst. Immer wenn du dran bist, wird das erste abgedeckt, das noch offen ist.
plan-cards-how = Immer wenn du dran bist, gilt die erste Zeile, die passt. Passt keine, wartet die Partie auf dich.
plan-when = Wann
plan-whose = Wessen Stich
plan-whose-any = egal wessen
plan-what = Was
plan-when-any = immer
plan-when-lead = ich spiele aus
plan-when-last = ich spiele zuletzt
plan-when-void = ich kann nicht bedienen
plan-when-led = { $colour ->
    [B] Blau ist ausgespielt
    [R] Rot ist ausgespielt
    [Y] Gelb ist ausgespielt
    [G] Grün ist ausgespielt
   *[super] ein Supertrumpf ist ausgespielt
}
plan-when-ours = unser Team bekäme ihn
plan-when-theirs = die anderen bekämen ihn
plan-play = { $card } spielen
plan-give = { $card } abgeben
plan-what-lowest = meine niedrigste Karte spielen
plan-what-lowest-not-1 = meine niedrigste Karte spielen, aber keine 1
plan-what-highest = meine höchste Karte spielen
plan-what-take = ihn mit meiner schwächsten Karte nehmen, die reicht
plan-what-take-up-to = ihn nehmen, wenn { $value } oder weniger reicht
plan-what-duck = die höchste Karte spielen, die ihn nicht nimmt
plan-what-one = eine 1 loswerden
plan-what-only = meine Karte spielen, wenn ich keine Wahl habe
plan-add = Hinzufügen
plan-remove = Entfernen
plan-until = Wie lange er gilt
plan-until-tricks = { $count ->
    [one] noch { $count } Stich
   *[other] noch { $count } Stiche
}
plan-until-round = bis zum Ende der Runde
plan-save = Plan speichern
plan-clear = Plan löschen
plan-saved = Geplant. Du wirst gefragt, wenn nichts davon passt.
plan-cleared = Der Plan ist gelöscht.
plan-hidden = Niemand sonst sieht deinen Plan. Was er spielt, kommt immer nach derselben kurzen Pause.
nudge-ask = Erinnern
nudge-how = { $count ->
    [0] Erinnert wird, sobald die Hälfte der Wartenden es will.
    [one] { $count } Person will erinnern.
   *[other] { $count } Personen wollen erinnern.
}
new-clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
new-clock-days-how = Bedenkzeit für jede Entscheidung. Ist sie um, entscheidet einmal ein Bot. Niemand muss am Tisch bleiben.
new-vacation = Urlaub
new-vacation-how = Um wie viel alle in der ganzen Partie länger brauchen dürfen. Er wird von selbst verbraucht, wenn ein Zug länger dauert.
new-vacation-days = { $days ->
    [0] keiner
    [one] { $days } Tag
   *[other] { $days } Tage
}
