# À la table
you = vous
player-name = Joueur
how-to-type = Tapez un numéro ou une action (play R5, x trump R). ? explique les règles, ? R5 dit pourquoi R5 est interdit, q quitte.
how-to-type-back = Tapez un numéro ou des actions (up 17, down 45). u reprend, end termine le tour, ? explique les règles, ? up 17 dit pourquoi c’est interdit, q quitte.
how-to-type-plain = Tapez un numéro ou une action de la liste. ? dit ce qui est permis ou interdit, q quitte.
seat-name = Place { NUMBER($seat) }
prompt = { $who }
saved = Enregistré : { $file }
no-such-number = Choisissez un numéro de 1 à { NUMBER($count) }.
not-understood = « { $text } » : je n’ai pas compris. Tapez un numéro, une action, ? ou q.
is-legal = { $action } : c’est permis maintenant.
taken-back = Repris : { $action }
nothing-to-take-back = Il n’y a rien à reprendre.
draft-lost = Aucune deuxième carte ne convient après celle-ci : vous perdriez. u la reprend ; [1] end accepte la défaite.
teams = { $ours } contre { $theirs }
hand-of = { $who }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
trick-number = Pli { NUMBER($number) } :
leads = { $who } commence
seat-count = { $who } { NUMBER($tricks) }+{ NUMBER($loot) }
taken-so-far = Plis + butin : { $counts }
round-of = Manche { NUMBER($round) } sur { NUMBER($rounds) }
round-to = Manche { NUMBER($round) }, jusqu’à { NUMBER($target) } points
sheet-title = Feuille de score après la manche { NUMBER($round) }
sheet-round = manche
sheet-total = total
sheet-legend = plis + butin → points ; ² signale la carte Bonus
legend-board = Sur le plateau : ✗ est couvert, avec le nom du joueur ; ✓ est acquis.
legend-trick = ★ tient le pli pour l’instant.
legend-duel = ↩ est un saut en arrière de dix ; (+5) dit de combien la pile avance.
sizes = main { NUMBER($hand) }, pioche { NUMBER($draw) }
end-draws = { $count ->
    [0] end : terminer le tour, rien à piocher
    [one] end : terminer le tour et piocher { $count } carte
   *[other] end : terminer le tour et piocher { $count } cartes
}
still-to-place = { $count ->
    [one] Encore { $count } carte à poser.
   *[other] Encore { $count } cartes à poser.
}

# Ce qui s’est passé
told-dealt = { $who } distribue.
told-covered = { $who } dit NIET! sur la ligne « { $line } » :
told-bonus = { $who } a la carte Bonus.
told-gave-up = { $who } défausse
told-gave-up-hidden = { $who } défausse une carte.
told-passed = { $who } passe à { $to } :
told-passed-hidden = { $who } passe une carte à { $to }.
told-played = { $who } joue
told-trick = { $who } remporte le pli
told-loot = { "" }, butin :
told-starts = { $who } commence.
told-placed = { $who } : { NUMBER($card) } sur { $pile }
told-drew = { $count ->
    [0] { $who } ne pioche rien
    [one] { $who } pioche { $count } carte : { $cards }
   *[other] { $who } pioche { $count } cartes : { $cards }
}
told-drew-hidden = { $count ->
    [0] { $who } ne pioche rien.
    [one] { $who } pioche { $count } carte.
   *[other] { $who } pioche { $count } cartes.
}
told-won = { $who } a posé toutes ses cartes.
told-stuck = { $who } ne peut plus poser assez de cartes.

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
summary-seed = Graine : { $seed }

# replay, verify, deal
replay-verified = Vérifié : toutes les actions sont permises, les donnes et le résultat correspondent à la graine.
replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas finie.
replay-step = Action { NUMBER($number, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }
replay-next = Entrée : continuer, q : arrêter
fault-line = ligne { NUMBER($line, useGrouping: 0) }
verified-good = { $count ->
    [one] { $count } partie, valide.
   *[other] { $count } parties, toutes valides.
}
verified-bad = { $count ->
    [one] { $count } partie, non valide.
   *[other] { $count } parties, dont { NUMBER($bad) } non valides.
}
proof-proved = Prouvé pour vous : { NUMBER($count) }. L’engagement qu’on vous a montré et votre contribution sont bien dans le mélange.
proof-consistent = Cohérent : { NUMBER($count) }. Toutes les empreintes concordent. Pour prouver que personne n’a choisi les cartes, il faut le reçu d’un joueur (--receipt).
proof-none = Aucune preuve : { NUMBER($count) }. Aucun joueur n’a contribué au mélange ; qui a écrit la partie a pu choisir les cartes.
error-receipt-not-in = Le reçu ne correspond pas à { $file } : l’engagement du serveur ou votre contribution y sont différents.
error-bad-receipt = { $file } n’est pas un reçu. Il faut un fichier JSON avec table, seat, commitment et contribution.
error-file-not-text = { $file } n’est pas un fichier texte. Il faut une partie en JSON, ou une par ligne.
deal-round = Manche { NUMBER($round) } : { $who } distribue.
deal-aside = Non distribuées :
deal-hand = { $who }, main : { $cards }
deal-draw = pioche depuis le dessus : { $cards }

# Erreurs de la ligne de commande
error-unknown-argument = Argument inconnu « { $argument } » ; voir { $command } --help.
error-missing-argument = Il manque { $argument } ; valeurs possibles : { $allowed }.
error-value-missing = { $argument } a besoin d’une valeur.
error-value-unwanted = { $argument } ne prend pas de valeur.
error-bad-value = { $argument } ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
error-bad-seed = Une graine a 64 chiffres hexadécimaux, pas « { $value } ».
error-seed-missing = Il manque --seed : une graine a 64 chiffres hexadécimaux.
error-usage = { $message }
error-file-missing = Le fichier { $file } n’existe pas.
error-file-is-folder = { $file } est un dossier, pas un fichier.
error-file-empty = { $file } est vide.
error-file-unreadable = Impossible de lire { $file } : { $reason }.
error-file-unwritable = Impossible d’écrire { $file } : { $reason }.
error-file-unusable = Impossible d’utiliser { $file } : { $reason }.
error-line-needed = { $file } contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : choisissez-en une avec --line.
error-no-such-line = { $file } ne contient pas de partie à la ligne { NUMBER($line, useGrouping: 0) }.

## The command line loses nothing

resume-with = Pour reprendre : { $command }
resumed = { $count ->
    [one] Bon retour ! { $count } action jouée jusqu’ici ; voici la dernière.
   *[other] Bon retour ! { $count } actions jouées jusqu’ici ; voici les dernières.
}
error-file-exists = { $file } existe déjà, rien n’a été écrit. Choisissez un autre nom, ou remplacez-le avec --force.
error-resume-alone = Le fichier donné à --resume dit tout de la partie : n’indiquez pas { $argument }.
error-name-of-bot = « { $value } » ne peut pas être un nom : seuls les robots en ont un qui commence ainsi.
error-resume-bad = { $reason } Impossible donc de reprendre { $file }.
error-resume-foreign = Impossible de reprendre { $file } : ce n’est pas une partie interrompue de « kibitz play ».
error-resume-over = La partie de { $file } est terminée ; « { $command } » la montre.

## kibitz review
reviewed-title = Analyse
reviewed-progress = Analyse en cours
reviewed-account = D’où vient le résultat
reviewed-seat = Place
reviewed-result = Résultat
reviewed-expected = Attendu
reviewed-luck = Chance
reviewed-own = Décisions propres
reviewed-others = Décisions des autres
reviewed-class = Niveau
reviewed-cost = Perte par vraie décision
reviewed-moments = Moments clés
reviewed-no-moments = Aucune décision coûteuse, aucune surprise.
reviewed-action = Joué
reviewed-better = Mieux
reviewed-fair = Prix selon ce qu’on savait
reviewed-open = Prix, cartes ouvertes
reviewed-label = Verdict
reviewed-step = Étape
reviewed-chart = Chances de gagner au fil de la partie, toutes cartes ouvertes
reviewed-margin-won = { $who } gagne avec { $margin } d’avance ; les cartes y sont pour { $luck }.
reviewed-margin-apart = { $who } gagne avec { $margin } d’avance ; chance aux cartes : { $luck }.
reviewed-margin-duel = { $who } gagne ; chance aux cartes : { $luck }.
reviewed-margin-tied = { $who } est à égalité avec { $over } ; les cartes y sont pour { $luck }.
reviewed-between = entre { $low } et { $high }
reviewed-below = sous { $high }
reviewed-above = au-dessus de { $low }
reviewed-unrated = –
reviewed-solved = résolu
reviewed-written = Le rapport se trouve dans { $file }.
reviewed-punished = s’est payé
reviewed-unit-points = points
reviewed-unit-chance = chance de gagner
reviewed-engine = { $engine }, effort { $effort }
reviewed-telling = Une donne qui le montre
reviewed-verdict = { $label ->
   *[none] –
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
    [unlucky] juste mais malchanceux
    [lucky] faux mais chanceux
}
error-review-unfinished = La partie n’est pas finie : seules les parties finies sont analysées.
error-review-record = Impossible d’analyser { $file } : { $fault }
error-replay-record = Impossible de rejouer { $file } : { $fault }
