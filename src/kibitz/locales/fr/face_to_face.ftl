# La table de Face to Face : ce qui est demandé, ce que coûte une carte, ce qui s’est passé
duel-you = vous
duel-ask-first = { $asked ->
    [one] À vous de jouer : posez votre dernière carte.
   *[other] À vous de jouer : posez au moins { $asked } cartes.
}
duel-ask-more = { $left ->
    [one] Posez encore au moins { $left } carte.
   *[other] Posez encore au moins { $left } cartes.
}
duel-ask-where = Où poser le { NUMBER($card) } ? Choisissez une pile.
duel-ask-nowhere = Le { NUMBER($card) } ne va nulle part pour l’instant. Choisissez une autre carte.
duel-ask-end = { $draw ->
    [0] Terminez votre tour ou posez d’autres cartes.
    [one] Terminez votre tour et piochez { $draw } carte, ou continuez à poser.
   *[other] Terminez votre tour et piochez { $draw } cartes, ou continuez à poser.
}
duel-ask-end-only = { $draw ->
    [0] Rien d’autre ne va : terminez votre tour.
    [one] Rien d’autre ne va : terminez votre tour et piochez { $draw } carte.
   *[other] Rien d’autre ne va : terminez votre tour et piochez { $draw } cartes.
}
duel-ask-gift = Offrez une carte à l’adversaire, et vous compléterez votre main à six.
duel-choose-card = Choisissez d’abord une carte de votre main, puis une pile.
duel-wait = { $who } réfléchit…
duel-wait-plan = { $who } réfléchit… Vous pouvez déjà préparer votre tour : choisissez une carte.
duel-planned = { $end ->
    [itself] Prévu : { $cards }. Votre tour se termine ensuite.
   *[you] Prévu : { $cards }. Ensuite, à vous de décider.
}
duel-plan-runs = Les cartes prévues sont posées…
duel-plan-clear = Effacer le plan
duel-plan-end = Terminer ensuite
duel-plan-end-about = Termine votre tour dès que toutes les cartes prévues sont posées, sauf si l’adversaire vient de vous en offrir une. Sinon, vous le terminez vous-même et pouvez encore tout reprendre.
duel-plan-stopped = Votre plan s’arrête avant le { NUMBER($card) }. { $why }
duel-plan-look = { $who } vous a offert une carte : votre tour ne se termine donc pas tout seul, si vous voulez changer quelque chose.
duel-cost-chip = { $kind ->
    [free] sans perte
    [pass] perd { NUMBER($count) }
    [back] gagne { NUMBER($count) }
   *[gift] rouvre { NUMBER($count) }
}
duel-cost-pass = { $way ->
    [up] Sur votre pile montante
   *[down] Sur votre pile descendante
}, le { NUMBER($card) } passe par-dessus { $count ->
    [0] aucune de vos cartes
    [one] { $count } de vos cartes ({ $cards })
   *[other] { $count } de vos cartes ({ $cards })
}.
duel-cost-back = { $way ->
    [up] Sur votre pile montante
   *[down] Sur votre pile descendante
}, le { NUMBER($card) } saute de dix en arrière : { $count ->
    [0] aucune de vos cartes ne redevient jouable
    [one] { $count } de vos cartes redevient jouable ({ $cards })
   *[other] { $count } de vos cartes redeviennent jouables ({ $cards })
}.
duel-cost-gift = { $way ->
    [up] Avec le { NUMBER($card) }, la pile montante de l’adversaire
   *[down] Avec le { NUMBER($card) }, la pile descendante de l’adversaire
} se rouvre de { NUMBER($count) }.
duel-pile-about = { $pile ->
    [up] Votre pile montante accepte les cartes supérieures à { NUMBER($top) }, ou un saut en arrière de dix exactement.
    [down] Votre pile descendante accepte les cartes inférieures à { NUMBER($top) }, ou un saut en arrière de dix exactement.
    [opp-up] Une fois par tour, vous pouvez offrir à la pile montante de l’adversaire une carte inférieure à { NUMBER($top) }.
   *[opp-down] Une fois par tour, vous pouvez offrir à la pile descendante de l’adversaire une carte supérieure à { NUMBER($top) }.
}
duel-pile-of = { $way ->
    [up] { $who }, pile montante
   *[down] { $who }, pile descendante
}, au sommet { NUMBER($top) }
duel-draw-about = { $count ->
    [0] Votre pioche est vide : vous continuez sans piocher.
   *[other] À la fin de votre tour, vous piochez deux cartes. Si vous avez offert une carte à l’adversaire, vous complétez plutôt votre main à six.
}
duel-end-about = Termine votre tour. Ce que vous avez posé reste en place.
duel-take-about = Reprend la dernière carte posée. Tant que votre tour n’est pas terminé, vous pouvez le réarranger librement.
duel-last-turn = { $where ->
    [up] { $who } a posé { $up } sur sa pile montante.
    [down] { $who } a posé { $down } sur sa pile descendante.
   *[both] { $who } a posé { $up } sur sa pile montante et { $down } sur sa pile descendante.
}
duel-gift = { $way ->
    [up] { $who } vous a offert le { NUMBER($card) } : votre pile montante se rouvre de { NUMBER($count) }.
   *[down] { $who } vous a offert le { NUMBER($card) } : votre pile descendante se rouvre de { NUMBER($count) }.
}
duel-gift-other = { $way ->
    [up] { $who } a offert le { NUMBER($card) } à { $owner } : cette pile montante se rouvre de { NUMBER($count) }.
   *[down] { $who } a offert le { NUMBER($card) } à { $owner } : cette pile descendante se rouvre de { NUMBER($count) }.
}
duel-over-stuck-you = Vous ne pouvez plus poser assez de cartes.
duel-why = Pourquoi rien n’allait : ce que demandait chaque pile
duel-why-needs = { $code ->
    [not-higher] votre pile montante : plus de { NUMBER($top) }, ou exactement { NUMBER($jump) }
    [only-higher] votre pile montante : plus de { NUMBER($top) }
    [not-lower] votre pile descendante : moins de { NUMBER($top) }, ou exactement { NUMBER($jump) }
    [only-lower] votre pile descendante : moins de { NUMBER($top) }
    [does-not-improve] { $pile ->
        [opp-up] pile montante de l’adversaire : moins de { NUMBER($top) }
       *[opp-down] pile descendante de l’adversaire : plus de { NUMBER($top) }
    }
    [second-gift] piles de l’adversaire : vous aviez déjà offert une carte
   *[no-second-card] irait, mais aucune autre ne pourrait suivre
}
duel-why-how = Choisissez une carte pour ne voir que ses raisons.
duel-advice = { $bot ->
    [random] Le robot qui joue au hasard
    [greedy] Le robot aux bons principes
    [club] Le joueur de club
    [expert] L’expert
    [master] Le maître
   *[other] Le robot
} { $pile ->
    [up] poserait le { NUMBER($card) } sur votre pile montante
    [down] poserait le { NUMBER($card) } sur votre pile descendante
    [opp-up] offrirait le { NUMBER($card) } à la pile montante de l’adversaire
   *[opp-down] offrirait le { NUMBER($card) } à la pile descendante de l’adversaire
}.
duel-advice-end = { $bot ->
    [random] Le robot qui joue au hasard
    [greedy] Le robot aux bons principes
    [club] Le joueur de club
    [expert] L’expert
    [master] Le maître
   *[other] Le robot
} terminerait le tour maintenant.

## Conseils par degrés
hint-look-pile = Regardez { $pile }.
hint-look-number = Demandez-vous combien de cartes poser pendant ce tour.
