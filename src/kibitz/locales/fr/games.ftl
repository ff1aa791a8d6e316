# Noms
game-nyet = Niet!
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
discard-1x = 1 carte sauf les 1
discard-left = 1 au voisin de gauche
discard-none = rien
phase = { $phase ->
    [nyet] la phase NIET!
    [team] le choix des équipes
    [bonus] l’attribution de la carte Bonus
    [give] la défausse
    [tricks] la phase de plis
   *[over] la fin de la partie
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
    [up] la pile montante
    [down] la pile descendante
    [opp-up] la pile montante de l’adversaire
   *[opp-down] la pile descendante de l’adversaire
}

# Pourquoi une action est refusée
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-this-round = Un plan prend fin avec la manche : « { $text } » est passé, ou relève d’une autre manche.
refusal-game-over = La partie est finie.
refusal-unparsable = « { $text } » n’est pas une action de ce jeu.
refusal-not-allowed = « { $action } » n’est pas permis maintenant.
refusal-wrong-phase = Ce n’est pas le moment (c’est { phase }).
refusal-no-such-box = La ligne « { line } » n’a pas cette case ; cases possibles : { $allowed }.
refusal-box-covered = Cette case de la ligne « { line } » est déjà couverte.
refusal-last-box = La dernière case libre de la ligne « { line } » doit rester libre.
refusal-bad-team = L’équipe doit comprendre le premier joueur (place { NUMBER($first) }) ; tailles possibles : { $sizes }.
refusal-bad-bonus = La carte Bonus va à la plus petite équipe ; la place { NUMBER($seat) } n’en fait pas partie.
refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-no-ones = Vous ne pouvez pas défausser un 1 tant que vous avez une autre carte.
refusal-must-follow = Vous devez suivre la couleur : on a demandé { $suit ->
    [B] du bleu
    [R] du rouge
    [Y] du jaune
    [G] du vert
   *[super] des superatouts
}, et vous avez une carte qui convient.
refusal-supertrump-elsewhere = Un superatout appartient à la couleur d’atout, pas { $suit ->
    [B] au bleu
    [R] au rouge
    [Y] au jaune
   *[G] au vert
} : vous ne pouvez pas le jouer ici tant qu’une autre de vos cartes permet de suivre.
refusal-too-few-placed = Posez au moins { $asked ->
    [one] { $asked } carte
   *[other] { $asked } cartes
} avant de terminer ; pour l’instant : { NUMBER($placed) }.
refusal-second-gift = Une seule carte par tour sur les piles de l’adversaire.
refusal-not-higher = Sur votre pile montante, il faut plus de { NUMBER($top) }, ou exactement { NUMBER($jump) } (saut en arrière).
refusal-only-higher = Sur votre pile montante, il faut plus de { NUMBER($top) }.
refusal-not-lower = Sur votre pile descendante, il faut moins de { NUMBER($top) }, ou exactement { NUMBER($jump) } (saut en arrière).
refusal-only-lower = Sur votre pile descendante, il faut moins de { NUMBER($top) }.
refusal-does-not-improve = Une carte offerte à l’adversaire doit améliorer sa pile, donc être { $pile ->
    [opp-up] inférieure à { NUMBER($top) }
   *[opp-down] supérieure à { NUMBER($top) }
}.
refusal-no-second-card = La carte convient, mais aucune autre ne pourrait suivre, et un tour en demande deux.
refusal-no-plans = Dans ce jeu, on ne peut préparer que son prochain tour.

# Pourquoi des options sont refusées
refusal-unknown-game = Le jeu « { $value } » n’existe pas ; choix possibles : { $allowed }.
refusal-unknown-option = L’option { $option } n’existe pas ; choix possibles : { $allowed }.
refusal-bad-option = { $option } ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
refusal-rounds-with-target = { $option } et un nombre de manches s’excluent : choisissez l’un ou l’autre.
refusal-unknown-bot = Le robot « { $value } » n’existe pas ; choix possibles : { $allowed }.

# Pourquoi une partie enregistrée est refusée
refusal-not-json = Ce n’est pas du JSON (octet { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Le format d’enregistrement { $value } est inconnu ici ; format attendu : { $allowed }.
refusal-player-count = L’enregistrement nomme { NUMBER($value) } joueurs, mais la partie en a { NUMBER($allowed) }.
refusal-wrong-result = Le résultat est faux : les actions donnent les scores { $scores } (places gagnantes : { $winners }).
refusal-result-missing = La partie est finie (scores { $scores } ; places gagnantes : { $winners }), mais l’enregistrement n’a pas de résultat.
refusal-result-too-early = L’enregistrement a un résultat alors que la partie n’est pas finie.
refusal-contribution-count = L’enregistrement a { NUMBER($value) } contributions à la graine, mais la partie a { NUMBER($allowed) } joueurs.
refusal-broken-commitment = Le secret ne correspond pas à l’engagement pris.
refusal-seed-not-joint = La graine ne découle pas du secret et des contributions.
refusal-broken-contribution = Cette contribution n’est pas celle sur laquelle le joueur s’était engagé.
refusal-unbound-contribution = Il y a ici une contribution sur laquelle personne ne s’était engagé.
refusal-not-committed = La place { NUMBER($seat) } n’aurait pas révélé sa contribution, mais elle ne s’était engagée sur aucune.
refusal-broken-signature = La signature ne correspond pas : la partie a été modifiée après que le serveur l’a signée.
refusal-not-hex = Il faut { NUMBER($digits) } chiffres hexadécimaux en minuscules.
refusal-field-missing = Il manque le champ « { $field } ».
refusal-field-unknown = Le champ « { $field } » n’est pas admis ici.
refusal-field-repeated = Le champ « { $field } » figure deux fois.
refusal-bad-value = Cette valeur ne convient pas (attendu : { $expected }, trouvé : { $got }).

# Les règles du moment
rules-nyet = À tour de rôle, chacun couvre une case libre de la ligne de son choix. La dernière case libre d’une ligne ne peut pas être couverte, et on ne passe pas son tour.
rules-nyet-lines = Ce qui reste libre vaut pour la manche : qui commence et choisit les équipes, combien de cartes on défausse, la couleur de l’atout, quels 1 sont superatouts et ce que vaut un pli.
rules-team-2 = Un contre un : il n’y a rien à choisir.
rules-team-3 = Le premier joueur joue en solo ou prend un partenaire. Le joueur en solo a la carte Bonus.
rules-team-4 = Le premier joueur prend un partenaire ; les deux autres jouent contre eux.
rules-team-5 = Le premier joueur prend un ou deux partenaires ; les autres jouent contre eux. La carte Bonus va dans l’équipe de deux.
rules-bonus = Le premier joueur donne la carte Bonus à un membre de l’équipe de deux, éventuellement lui-même.
rules-bonus-holder-score = Le détenteur de la carte Bonus marque le double des points de son équipe.
rules-bonus-holder-tricks = Les plis et le butin du détenteur de la carte Bonus comptent double pour toute l’équipe.
rules-give-1 = Chacun défausse une carte en secret. Elle est mise de côté, face cachée, pour toute la manche.
rules-give-2 = Chacun défausse deux cartes en secret. Elles sont mises de côté, face cachée, pour toute la manche.
rules-give-1x = Chacun défausse en secret une carte, sauf les 1. Seul un joueur qui n’a que des 1 en défausse un.
rules-give-left = Chacun passe en secret une carte à son voisin de gauche. Toutes les cartes passent ensemble : on ne peut pas repasser celle qu’on vient de recevoir.
rules-give-none = Personne ne défausse de carte.
rules-tricks = Suivez la couleur demandée si vous le pouvez ; sinon, jouez ce que vous voulez. Entre cartes égales, la dernière jouée l’emporte. Le joueur qui remporte le pli commence le suivant.
rules-trump = L’atout est { colour } : les atouts battent toutes les autres couleurs.
rules-no-trump = Il n’y a pas d’atout : la plus forte carte de la couleur demandée remporte le pli.
rules-supertrump = Les 1 { $colour ->
    [B] bleus
    [R] rouges
    [Y] jaunes
   *[G] verts
} sont superatouts : les plus fortes cartes de toutes.
rules-supertrump-trump = Ils appartiennent à l’atout : ils suivent quand l’atout est demandé, mais pas quand c’est leur couleur imprimée.
rules-supertrump-both = Ils appartiennent à l’atout et à leur couleur imprimée : ils suivent dans les deux cas.
rules-supertrump-alone = Sans atout, ils forment une couleur à part.
rules-loot = Un 1 joué par l’autre équipe devient un butin pour le joueur qui remporte le pli, et compte comme un pli.
rules-score = Chaque pli et chaque butin rapporte à chaque membre de l’équipe { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-score-bad = Chaque pli et chaque butin coûte à chaque membre de l’équipe { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-over = La partie est finie : le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
rules-duel = Posez au moins deux cartes, l’une après l’autre, puis terminez votre tour et piochez. Le premier à poser toutes ses cartes gagne aussitôt.
rules-duel-own = Vos piles : plus haut sur la montante, plus bas sur la descendante. Un saut en arrière d’exactement dix est toujours permis.
rules-duel-gift = Une fois par tour, vous pouvez offrir une carte à l’adversaire, si elle améliore sa pile : plus basse sur la montante, plus haute sur la descendante.
rules-duel-draw = Vous piochez deux cartes, quel que soit le nombre de cartes posées ; si vous en avez offert une à l’adversaire, vous complétez votre main à six.
rules-duel-strict = Un joueur qui ne peut pas poser deux cartes perd, même s’il ne lui en reste qu’une.
rules-duel-lone = Un joueur qui ne peut pas poser deux cartes perd ; seule une toute dernière carte peut être posée seule.

# Résultats
result-nyet = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
result-duel = { $name } gagne : { NUMBER($winner) } cartes posées contre { NUMBER($loser) }.

## Why someone is reported

report-reason-abuse = insultes ou harcèlement
report-reason-cheating = triche
report-reason-stalling = blocage volontaire de la partie
report-reason-name = un nom choquant
report-reason-other = autre chose

# A bot that speaks for itself: of a hint, or a strength.
bot-title = { $bot ->
    [random] Hasard
    [greedy] Bons principes
    [club] Joueur de club
    [expert] Expert
    [master] Maître
   *[other] { $bot }
}
