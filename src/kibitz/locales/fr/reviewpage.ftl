## Une partie analysée
review-of = { $game } : analyse
review-words = L’analyse en mots
review-summary = Résumé
review-you-won = Vous avez gagné
review-you-lost = Vous avez perdu
review-they-won = { $who } a gagné
review-they-lost = { $who } a perdu
review-lead = Avance sur { $over } : { $lead }. Part de la chance aux cartes : { $luck }.
review-behind = Retard sur { $over } : { $lead }. Part de la chance aux cartes : { $luck }.
review-luck-good = { $amount } du résultat vient de la chance aux cartes.
review-luck-bad = La malchance aux cartes a coûté { $amount }.
review-account = D’où vient le résultat
review-expected = Attendu
review-luck = Chance aux cartes
review-own = Décisions propres
review-others = Décisions des autres
review-result = Résultat
review-share = { $share } pt
review-class-between = Niveau : entre « { $low } » et « { $high } »
review-class-below = Niveau : en dessous de « { $high } »
review-class-above = Niveau : au-dessus de « { $low } »
review-class-cost = { $cost } ± { $error } points de pourcentage de chance de gagner perdus par vraie décision.
review-kind-veto = Vetos
review-kind-team = Équipes
review-kind-bonus = Carte Bonus
review-kind-discard = Défausses et passes
review-kind-early = Premières cartes
review-kind-endgame = Fin de manche
review-kind-own = Piles personnelles
review-kind-gift = Cadeaux
review-kind-number = Combien de cartes
review-kind-cost = { $cost } ± { $error } ({ NUMBER($count) } ×)
review-key-moments = Moments clés
review-moments = Tous les moments
review-no-moments = Aucune décision coûteuse, aucun coup du sort : bien joué.
review-none-yet = Les premiers moments clés arrivent dans quelques secondes.
review-moment = { $who } : { $action }
review-practise = { $count ->
    [one] S’exercer sur cette décision
   *[other] S’exercer sur ces { NUMBER($count) } décisions
}
review-seat = Jeu de qui
review-me = { $name } (vous)
review-only-mine = seulement les miennes
review-only-theirs = seulement les siennes
review-chart = Chances de gagner de chacun au fil de la partie
review-chart-start = Aucun moment choisi
review-chance-of = Chances de gagner de { $who } avant ce coup : { $chance }
review-legend-size = grand : s’est payé dans cette donne
review-previous = Moment précédent
review-next = Moment suivant
review-number = { NUMBER($number) } sur { NUMBER($count) }
review-step = Coup { NUMBER($step) } sur { NUMBER($steps) }
review-plain-move = Un coup ordinaire
review-played-better = Joué : { $action }. Mieux : { $best }.
review-played-only = Joué : { $action }.
review-price-fair = D’après ce qu’on pouvait savoir à cette place, cela a coûté { $share } ± { $error } points de pourcentage de chance de gagner ({ $points } { $unit ->
    [points] points
   *[chance] cartes
}).
review-price-nil = D’après ce qu’on pouvait savoir à cette place, cela n’a rien coûté.
review-price-open = { $exact ->
    [yes] Cartes sur table (résolu exactement), cela a coûté { $share } ± { $error } points de pourcentage.
   *[no] Cartes sur table, cela a coûté { $share } ± { $error } points de pourcentage.
}
review-punished = Dans cette donne, cela s’est payé.
review-unpunished = Dans cette donne, cela ne s’est pas payé.
review-not-yet = Cette décision n’a pas encore été examinée.
review-no-choice = Il n’y avait pas de vrai choix ici.
review-best = le mieux
review-played = joué
review-candidate-points = { $points } attendus
review-others-left = { $count ->
    [one] { NUMBER($count) } autre coup était moins bon.
   *[other] { NUMBER($count) } autres coups étaient moins bons.
}
review-show = Montrer : { $action }
review-line-played = Dans une donne compatible avec ce qu’on savait : comme joué
review-line-better = Dans la même donne : le meilleur coup
review-line-close = Retour à la partie
review-deeper = Regarder de plus près
review-running = Analyse : { NUMBER($done) } sur { NUMBER($total) }
review-waiting = { $ahead ->
    [one] { NUMBER($ahead) } autre analyse passe avant
   *[other] { NUMBER($ahead) } autres analyses passent avant
}
review-progress = Progression de l’analyse
review-incomplete = { $failed ->
    [one] { NUMBER($failed) } partie de cette analyse n’a pas pu être calculée. Rouvrez-la pour réessayer.
   *[other] { NUMBER($failed) } parties de cette analyse n’ont pas pu être calculées. Rouvrez-la pour réessayer.
}
label-good = Bon
label-inaccuracy = Imprécision
label-mistake = Erreur
label-blunder = Gaffe
label-unlucky = Juste, mais malchanceux
label-lucky = Faux, mais chanceux

## S’exercer
practise-title = S’exercer
practise-of = { $game } : s’exercer
practise-question = Que jouez-vous ? { $place }
practise-how = Voici la table telle que vous la voyiez. Jouez le coup qui vous paraît le meilleur.
practise-right = Juste : { $action }
practise-wrong = Pas le meilleur : { $action }
practise-then = Dans la partie, vous avez joué : { $action }.
practise-again = Réessayer
practise-next = Suivant
practise-skip = Passer
practise-none = Rien à travailler ici.
practise-none-how = Les décisions coûteuses de vos parties analysées reviennent ici sous forme de questions.
practise-done = Terminé : { NUMBER($right) } sur { NUMBER($count) } du premier coup
practise-unreviewed = { $count ->
    [one] Une de vos parties des 90 derniers jours n’est pas encore analysée.
   *[other] { NUMBER($count) } de vos parties des 90 derniers jours ne sont pas encore analysées.
}
practise-review-next = Analyser la suivante

## N’importe quel enregistrement
bring-title = Analyser un enregistrement
bring-how = Apportez l’enregistrement de n’importe quelle partie finie : choisissez le fichier, déposez-le ici ou collez son texte. Il est d’abord vérifié, coup par coup.
bring-file = Choisir un fichier
bring-paste = Ou coller l’enregistrement
bring-review = Analyser
bring-private = Seules les personnes qui ont le lien de l’analyse peuvent la voir. Les enregistrements sont gardés 90 jours.
bring-too-large = C’est trop volumineux pour l’enregistrement d’une partie.
bring-at = À { $place } : { $reason }
