# Parties sur plusieurs jours : plans, rappels, ouvrir une telle table

plan-vetoes-how = Touchez les cases à couvrir, la pire d’abord. À chacun de vos tours, la première qui est encore libre sera couverte.
plan-cards-how = À chacun de vos tours, la première ligne qui convient est jouée. Si aucune ne convient, la partie vous attend.
plan-when = Quand
plan-whose = À qui va le pli
plan-whose-any = peu importe
plan-what = Que faire
plan-when-any = toujours
plan-when-lead = je commence le pli
plan-when-last = je joue en dernier
plan-when-void = je ne peux pas suivre
plan-when-led = { $colour ->
    [B] on demande du bleu
    [R] on demande du rouge
    [Y] on demande du jaune
    [G] on demande du vert
   *[super] on demande un superatout
}
plan-when-ours = notre équipe est maître
plan-when-theirs = les autres sont maîtres
plan-play = jouer le { $card }
plan-give = donner le { $card }
plan-what-lowest = jouer ma carte la plus basse
plan-what-lowest-not-1 = jouer ma carte la plus basse, mais pas un 1
plan-what-highest = jouer ma carte la plus haute
plan-what-take = le prendre avec ma carte la plus faible qui suffit
plan-what-take-up-to = le prendre si { $value } ou moins suffit
plan-what-duck = jouer la carte la plus haute qui ne le prend pas
plan-what-one = se défaire d’un 1
plan-what-only = jouer ma carte si je n’ai pas le choix
plan-add = Ajouter
plan-remove = Retirer
plan-until = Durée du plan
plan-until-tricks = { $count ->
    [one] encore { $count } pli
   *[other] encore { $count } plis
}
plan-until-round = jusqu’à la fin de la manche
plan-save = Enregistrer le plan
plan-clear = Effacer le plan
plan-saved = C’est prévu. On vous demandera si rien ne convient.
plan-cleared = Le plan est effacé.
plan-hidden = Personne d’autre ne voit votre plan. Ce qu’il joue vient toujours après la même courte pause.
nudge-ask = Relancer
nudge-how = { $count ->
    [0] Le rappel part dès que la moitié de ceux qui attendent le veut.
    [one] { $count } personne veut relancer.
   *[other] { $count } personnes veulent relancer.
}
new-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
new-clock-days-how = Le temps pour chaque décision. Une fois écoulé, un robot décide, une fois. Personne n’a besoin de rester à la table.
new-vacation = Vacances
new-vacation-how = Le temps que chacun peut prendre en plus sur toute la partie. Il s’utilise de lui-même quand un coup dure plus longtemps.
new-vacation-days = { $days ->
    [0] aucune
    [one] { $days } jour
   *[other] { $days } jours
}
