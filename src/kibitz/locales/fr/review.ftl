# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = D’après ce qu’on pouvait savoir, { $action } était juste ; ce sont les cartes cachées qui en ont fait une perte.
review-why-lucky = Dans cette donne, { $action } n’a rien coûté : les cartes étaient bien placées par hasard.
review-why-worlds = Dans { NUMBER($count) } des { NUMBER($number) } donnes possibles, { $best } rapporte plus, de { $points } points en moyenne.
review-why-beaten = Dans { NUMBER($count) } des { NUMBER($number) } donnes, { $seat } peut encore battre { $card }.
review-why-sure = Quoi que les autres aient en main, { $card } remporte le pli.
review-why-card = Tout dépend surtout de { $card } : { $best } rapporte { $there } points de plus si { $seat } l’a en main, { $elsewhere } sinon.
review-why-helps = Cela profite surtout à { $seat } : { $points } points en moyenne.
review-why-chances = { $best } gagne { NUMBER($better) } parties semblables sur 100, { $action } { NUMBER($worse) }.
review-why-gift = Le { $card } a fait reculer la pile adverse de { NUMBER($steps) }.
review-why-gift-buys = Le cadeau { $best } fait piocher : { NUMBER($drawn) } cartes au lieu de { NUMBER($usual) }.
review-why-jump = Le saut en arrière avec { $card } était possible ; après ce tour, il ne l’est plus.
review-why-loses = Après { $action }, aucune deuxième carte ne convient : c’est perdu aussitôt, quoi que les autres aient en main.
