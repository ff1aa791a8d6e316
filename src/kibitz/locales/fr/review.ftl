# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = D’après ce qu’on pouvait savoir, « { $action } » était juste ; ce sont les cartes cachées qui en ont fait une perte.
review-why-lucky = Dans cette donne, « { $action } » n’a rien coûté : les cartes étaient bien placées par hasard.
review-why-worlds = { $points ->
    [one] Dans { NUMBER($count) } des { NUMBER($number) } donnes possibles, « { $best } » rapporte davantage : { $points } point de plus en moyenne.
   *[other] Dans { NUMBER($count) } des { NUMBER($number) } donnes possibles, « { $best } » rapporte davantage : { $points } points de plus en moyenne.
}
review-why-beaten = Dans { NUMBER($count) } des { NUMBER($number) } donnes possibles, { $seat } peut encore battre le { $card }.
review-why-sure = Quoi que les autres aient en main, le { $card } remporte le pli.
review-why-card = Une carte compte plus que les autres : le { $card }. Ce que rapporte « { $best } », en points : { $there } si { $seat } l’a en main, { $elsewhere } sinon.
review-why-helps = { $points ->
    [one] Cela profite surtout à { $seat } : { $points } point en moyenne.
   *[other] Cela profite surtout à { $seat } : { $points } points en moyenne.
}
review-why-chances = Sur 100 parties semblables, « { $best } » en gagne { NUMBER($better) }, « { $action } » { NUMBER($worse) }.
review-why-gift = Le { $card } a rouvert de { NUMBER($steps) } la pile de l’adversaire.
review-why-gift-buys = Le cadeau « { $best } » fait piocher davantage : { NUMBER($drawn) } au lieu de { NUMBER($usual) }.
review-why-jump = Le saut en arrière avec le { $card } était possible ; après ce tour, il ne l’est plus.
review-why-loses = Après « { $action } », aucune deuxième carte ne peut être posée : la partie est perdue aussitôt, quelles que soient les cartes en face.
