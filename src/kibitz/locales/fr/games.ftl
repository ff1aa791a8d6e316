# Noms
game-nyet = Nyet!
game-face-to-face = The Game: Face to Face
character-name = { $character ->
    [bear] Ours
    [wolf] Loup
    [crane] Grue
    [tiger] Tigre
   *[eagle] Pygargue
}
colour = { $colour ->
    [B] bleu
    [R] rouge
    [Y] jaune
   *[G] vert
}
line = { $line ->
    [first] premier joueur
    [discard] défausse
    [trump] atout
    [super] superatout
   *[points] points
}
trump-none = sans atout
super-none = aucun
discard-1 = 1 carte
discard-2 = 2 cartes
discard-1x = 1 carte, sauf un 1
discard-left = 1 à gauche
discard-none = rien
phase = { $phase ->
    [nyet] la phase NYET!
    [team] le choix des équipes
    [bonus] l’attribution de la carte Bonus
    [give] la défausse
    [tricks] le jeu des plis
   *[over] la fin
}
character = { $seat ->
    [0] Ours
    [1] Loup
    [2] Grue
    [3] Tigre
   *[4] Pygargue
}
deck-owner = { $seat ->
    [0] Or
   *[1] Argent
}
pile = { $pile ->
    [up] sa pile montante
    [down] sa pile descendante
    [opp-up] la pile montante de l’adversaire
   *[opp-down] la pile descendante de l’adversaire
}

# Pourquoi une action est refusée
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-unparsable = « { $text } » n’est pas une action de ce jeu.
refusal-wrong-phase = Ce n’est pas le moment : c’est { phase }.
refusal-no-such-box = La ligne « { line } » n’a pas cette case ; elle a { $allowed }.
refusal-box-covered = Cette case de la ligne « { line } » est déjà couverte.
refusal-last-box = La dernière case libre de la ligne « { line } » doit le rester.
refusal-bad-team = L’équipe comprend le premier joueur (place { NUMBER($first) }) ; tailles possibles : { $sizes }.
refusal-bad-bonus = La carte Bonus revient à la plus petite équipe ; la place { NUMBER($seat) } n’en fait pas partie.
refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-no-ones = Vous ne pouvez pas défausser un 1 tant que vous avez autre chose.
refusal-must-follow = Vous devez fournir : on a demandé { $suit ->
    [B] du bleu
    [R] du rouge
    [Y] du jaune
    [G] du vert
   *[super] des superatouts
}, et vous en avez.
refusal-supertrump-elsewhere = Un superatout appartient à la couleur d’atout, pas { $suit ->
    [B] au bleu
    [R] au rouge
    [Y] au jaune
   *[G] au vert
} : il ne fournit pas ici tant qu’une autre de vos cartes fournit.
refusal-too-few-placed = Un tour demande { $asked ->
    [one] { $asked } carte posée
   *[other] { $asked } cartes posées
} ; il y en a { NUMBER($placed) } pour l’instant.
refusal-second-gift = Une seule carte par tour peut aller sur les piles de l’adversaire.
refusal-not-higher = Sur votre pile montante, la carte doit être supérieure à { NUMBER($top) }, ou revenir exactement à { NUMBER($jump) }.
refusal-not-lower = Sur votre pile descendante, la carte doit être inférieure à { NUMBER($top) }, ou revenir exactement à { NUMBER($jump) }.
refusal-does-not-improve = Une carte offerte à l’adversaire doit améliorer sa pile : { $pile ->
    [opp-up] inférieure à { NUMBER($top) }
   *[opp-down] supérieure à { NUMBER($top) }
}.

# Pourquoi des options sont refusées
refusal-unknown-game = Il n’y a pas de jeu « { $value } » ; il y a { $allowed }.
refusal-unknown-option = Il n’y a pas d’option { $option } ; il y a { $allowed }.
refusal-bad-option = { $option } ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
refusal-rounds-with-target = { $option } et un nombre de manches s’excluent : choisissez l’un ou l’autre.
refusal-unknown-bot = Il n’y a pas de robot « { $value } » ; il y a { $allowed }.

# Pourquoi une partie enregistrée est refusée
refusal-not-json = Ce n’est pas du JSON (à l’octet { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Le format { $value } n’est pas connu ici, seulement le format { $allowed }.
refusal-player-count = { NUMBER($value) } joueurs sont nommés alors que { NUMBER($allowed) } jouent.
refusal-wrong-result = Le résultat est faux : les actions mènent aux scores { $scores }, victoire de la place { $winners }.
refusal-result-missing = La partie est finie, scores { $scores }, victoire de la place { $winners }, mais le résultat manque.
refusal-result-too-early = Il y a un résultat alors que la partie n’est pas finie.
refusal-contribution-count = Il y a { NUMBER($value) } contributions à la graine alors que { NUMBER($allowed) } jouent.
refusal-broken-commitment = Le secret n’est pas celui sur lequel le serveur s’était engagé.
refusal-seed-not-joint = La graine ne découle pas du secret et des contributions.
refusal-not-hex = Il faut { NUMBER($digits) } chiffres hexadécimaux en minuscules.
refusal-field-missing = Le champ « { $field } » manque.
refusal-field-unknown = Le champ « { $field } » n’a rien à faire ici.
refusal-field-repeated = Le champ « { $field } » figure deux fois.
refusal-bad-value = Cette valeur ne convient pas (attendu : { $expected }, trouvé : { $got }).

# Les règles du moment
rules-nyet = À tour de rôle, chacun couvre une case libre de la ligne de son choix. La dernière case libre d’une ligne ne peut pas être couverte, et on ne passe pas.
rules-nyet-lines = Ce qui reste libre vaut pour la manche : qui entame et choisit les équipes, combien de cartes on défausse, la couleur de l’atout, quels 1 sont des superatouts et ce que vaut un pli.
rules-team-2 = Un contre un : il n’y a rien à choisir.
rules-team-3 = Le premier joueur joue seul ou prend un partenaire. Le joueur seul a la carte Bonus.
rules-team-4 = Le premier joueur prend un partenaire ; les deux autres jouent contre eux.
rules-team-5 = Le premier joueur prend un ou deux partenaires ; les autres jouent contre eux. La carte Bonus va à l’un des deux joueurs de l’équipe de deux.
rules-bonus = Le premier joueur donne la carte Bonus à l’un des deux joueurs de l’équipe de deux.
rules-bonus-holder-score = Le détenteur de la carte Bonus marque le double des points de l’équipe.
rules-bonus-holder-tricks = Les plis et le butin du détenteur de la carte Bonus comptent double pour toute l’équipe.
rules-give-1 = Chacun défausse une carte en secret. Elle quitte la manche face cachée.
rules-give-2 = Chacun défausse deux cartes en secret. Elles quittent la manche face cachée.
rules-give-1x = Chacun défausse en secret une carte qui n’est pas un 1. Seul celui qui n’a que des 1 en défausse un.
rules-give-left = Chacun passe en secret une carte à son voisin de gauche. Toutes bougent ensemble : une carte tout juste reçue ne peut pas être repassée.
rules-give-none = Personne ne défausse de carte.
rules-tricks = Fournissez la couleur demandée si vous le pouvez ; sinon, jouez ce que vous voulez. Entre cartes égales, la dernière jouée l’emporte. Qui remporte le pli entame le suivant.
rules-trump = L’atout est { colour } : les atouts battent toutes les autres couleurs.
rules-no-trump = Il n’y a pas d’atout : la plus forte carte de la couleur demandée remporte le pli.
rules-supertrump = Les superatouts sont les 1 de couleur { colour }, les plus fortes cartes de toutes.
rules-supertrump-trump = Ils appartiennent à l’atout : ils fournissent quand l’atout est demandé, mais pas quand c’est leur couleur imprimée.
rules-supertrump-both = Ils appartiennent à l’atout et à leur couleur imprimée : ils fournissent dans les deux cas.
rules-supertrump-alone = Sans atout, ils forment une couleur à part.
rules-loot = Un 1 joué par l’autre équipe devient un butin pour qui remporte le pli, et compte comme un pli.
rules-score = Chaque pli et chaque butin rapporte à toute l’équipe { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-score-bad = Chaque pli et chaque butin coûte à toute l’équipe { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-over = La partie est finie : qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
rules-duel = Posez au moins deux cartes, l’une après l’autre, puis terminez votre tour et piochez. Qui a posé toutes ses cartes gagne aussitôt.
rules-duel-own = Vos piles : plus haut sur la montante, plus bas sur la descendante. Revenir d’exactement dix en arrière est toujours permis.
rules-duel-gift = Une fois par tour, une carte peut aller sur une pile adverse si elle l’améliore : plus bas là où elle monte, plus haut là où elle descend.
rules-duel-draw = Vous piochez deux cartes ; après une carte offerte à l’adversaire, vous complétez votre main à six.
rules-duel-strict = Qui ne peut pas poser deux cartes perd, même s’il ne lui en reste qu’une.
rules-duel-lone = Qui ne peut pas poser deux cartes perd ; seule la toute dernière carte peut être posée seule.

# Résultats
result-nyet = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
result-duel = Victoire de { $name } : { NUMBER($winner) } cartes posées contre { NUMBER($loser) }.
