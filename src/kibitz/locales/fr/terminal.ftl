# À la table
you = vous
player-name = Joueur
how-to-type = Tapez un numéro ou une action (play R5, x trump R). ? explique les règles, ? R5 dit pourquoi pas, q quitte.
how-to-type-back = Tapez un numéro ou des actions (up 17, down 45). u reprend, end termine le tour, ? explique, ? up 17 dit pourquoi pas, q quitte.
prompt = { $who }
saved = Enregistré : { $file }
no-such-number = Choisissez un numéro de 1 à { NUMBER($count) }.
not-understood = « { $text } » n’est pas compris : tapez un numéro, une action, ? ou q.
is-legal = { $action } : permis maintenant.
taken-back = Repris : { $action }
nothing-to-take-back = Il n’y a rien à reprendre.
draft-lost = Aucune deuxième carte ne va après celle-ci : vous perdriez. u la reprend ; [1] end l’accepte.
teams = { $ours } contre { $theirs }
hand-of = { $who }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
trick-number = Pli { NUMBER($number) } :
leads = { $who } entame
seat-count = { $who } { NUMBER($tricks) }+{ NUMBER($loot) }
taken-so-far = Plis + butin : { $counts }
round-of = Manche { NUMBER($round) } sur { NUMBER($rounds) }
round-to = Manche { NUMBER($round) }, jusqu’à { NUMBER($target) } points
sheet-title = Feuille de score après la manche { NUMBER($round) }
sheet-round = manche
sheet-total = total
sheet-legend = plis + butin → points ; ² signale la carte Bonus
legend-board = Sur le plateau : ✗ est couvert, avec le nom de qui l’a fait ; ✓ est acquis.
legend-trick = ★ tient le pli pour l’instant.
legend-duel = ↩ est un retour de dix ; (+5) dit de combien la pile avance.
sizes = main { NUMBER($hand) }, pioche { NUMBER($draw) }
end-draws = { $count ->
    [0] end : terminer le tour, rien à piocher
    [one] end : terminer le tour et piocher { $count } carte
   *[other] end : terminer le tour et piocher { $count } cartes
}
still-to-place = { $count ->
    [one] Encore { $count } carte à poser.
   *[other] Encore { $count } cartes à poser.
}

# Ce qui s’est passé
told-dealt = { $who } donne.
told-covered = { $who } dit NYET! à { $line } :
told-bonus = { $who } a la carte Bonus.
told-gave-up = { $who } met de côté
told-gave-up-hidden = { $who } met une carte de côté.
told-passed = { $who } passe à { $to }
told-passed-hidden = { $who } passe une carte à { $to }.
told-played = { $who } joue
told-trick = { $who } remporte le pli
told-loot = { "" }, butin :
told-starts = { $who } commence.
told-placed = { $who } : { NUMBER($card) } sur { $pile }
told-drew = { $who } pioche { $count ->
    [0] zéro carte
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}
told-drew-hidden = { $who } pioche { $count ->
    [0] zéro carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
told-won = { $who } a posé toutes ses cartes.
told-stuck = { $who } ne peut pas poser les cartes demandées.

# simulate
simulating = Parties en cours
summary-bot = robot
summary-seats = places
summary-wins = victoires
summary-share = part
summary-mean = score moyen
summary-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $speed } par seconde
summary-seed = Graine : { $seed }

# replay, verify, deal
replay-verified = Vérifié : toutes les actions et le résultat découlent de la graine.
replay-unfinished = L’enregistrement s’arrête ici : la partie n’a pas été finie.
replay-step = Action { NUMBER($number, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }
replay-next = Entrée : continuer, q : arrêter
fault-line = ligne { NUMBER($line, useGrouping: 0) }
verified-good = { $count ->
    [one] { $count } partie, et elle est bonne.
   *[other] { $count } parties, toutes bonnes.
}
verified-bad = { $count ->
    [one] { $count } partie, et elle est mauvaise.
   *[other] { $count } parties, dont { NUMBER($bad) } mauvaises.
}
deal-round = Manche { NUMBER($round) } : { $who } donne.
deal-aside = Non distribuées :
deal-hand = { $who }, main : { $cards }
deal-draw = pioche depuis le dessus : { $cards }

# Erreurs de la ligne de commande
error-unknown-argument = Argument inconnu « { $argument } » ; { $command } --help dit ce qui existe.
error-missing-argument = Il manque { $argument } ; valeurs possibles : { $allowed }.
error-value-missing = { $argument } demande une valeur.
error-value-unwanted = { $argument } ne prend pas de valeur.
error-bad-value = { $argument } ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
error-bad-seed = Une graine a 64 chiffres hexadécimaux, pas « { $value } ».
error-seed-missing = Il manque --seed : une graine a 64 chiffres hexadécimaux.
error-usage = { $message }
error-file-missing = Il n’y a pas de fichier { $file }.
error-file-is-folder = { $file } est un dossier, pas un fichier.
error-file-empty = { $file } est vide.
error-file-unreadable = { $file } ne peut pas être lu : { $reason }.
error-file-unwritable = { $file } ne peut pas être écrit : { $reason }.
error-line-needed = { $file } contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : choisissez-en une avec --line.
error-no-such-line = { $file } n’a pas de partie à la ligne { NUMBER($line, useGrouping: 0) }.
