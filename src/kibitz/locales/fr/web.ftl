# Cartes et points
card = { $colour ->
    [B] { $value } bleu
    [R] { $value } rouge
    [Y] { $value } jaune
   *[G] { $value } vert
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
close = Fermer

# Le plateau NIET! et les conditions
board-title = Le plateau NIET!
board-open = { $box } : case libre
board-covered = { $box } : case couverte par { $who }
board-stands = { $box } : dernière case libre, elle reste
terms-title = Cette manche
terms-round = Manche { NUMBER($round) } sur { NUMBER($rounds) }
terms-to = Manche { NUMBER($round) }, jusqu’à { NUMBER($target) } points
terms-open = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}

# Main et pli
hand-card = { $card }{ $rank ->
    [super] , superatout
    [trump] , atout
   *[none] {""}
}{ $state ->
    [legal] , jouable
    [barred] , pas maintenant
   *[quiet] {""}
}
trick-title = Le pli
trick-card = { $who } : { $card }
trick-empty = { $who } commence
trick-none = Aucun pli pour l’instant.
trick-went = { $loot ->
    [0] Pli { $number } remporté par { $who }.
    [one] Pli { $number } remporté par { $who } avec { $loot } butin.
   *[other] Pli { $number } remporté par { $who } avec { $loot } butins.
}
trick-earlier = Pli précédent
trick-later = Pli suivant
tap-continue = Touchez pour continuer

# Équipes, carte Bonus, défausse
team-title = Avec qui jouez-vous ?
team-how = { $players ->
    [3] En solo, avec la carte Bonus, ou avec un partenaire.
    [4] Choisissez un partenaire.
   *[other] Choisissez un ou deux partenaires. L’équipe de deux reçoit la carte Bonus.
}
team-sum = { $count ->
    [1] { $us } en solo contre { $them }
   *[other] { $us } contre { $them }
}
team-more = Choisissez qui joue avec vous.
team-confirm = Valider
bonus-title = À qui la carte Bonus ?
bonus-how = { $rule ->
    [holder-score] Elle double les points de son détenteur.
   *[holder-tricks] Les plis et le butin de son détenteur comptent double pour l’équipe.
}
bonus-me = Pour moi
give-title = { $box ->
    [left] Passer une carte
   *[other] Défausse
}
give-how-1 = Choisissez une carte à défausser. Elle reste face cachée.
give-how-2 = Choisissez deux cartes à défausser. Elles restent face cachée.
give-how-1x = Choisissez une carte à défausser, sauf un 1. Elle reste face cachée.
give-how-left = Choisissez une carte pour { $left }, à votre gauche. Vous en recevrez une de votre droite.
give-confirm-1 = Défausser
give-confirm-2 = Défausser les deux
give-confirm-1x = Défausser
give-confirm-left = Passer cette carte
give-undo = Reprendre le { $card }
give-wait = { $count ->
    [0] Les cartes circulent…
   *[other] On attend { $who }…
}
give-gone = Vous avez défaussé le { $card }.
give-passed = Vous avez passé le { $card } à { $who }.
give-received = { $who } vous a passé le { $card }.
give-passed-short = donnée à { $who }
give-received-short = donnée par { $who }
give-gone-short = à la défausse

# Face to Face
pile-up = montante
pile-down = descendante
pile-label = { $pile ->
    [up] Votre pile montante
    [down] Votre pile descendante
    [opp-up] La pile montante de l’adversaire
   *[opp-down] La pile descendante de l’adversaire
}, au sommet { NUMBER($top) }{ $state ->
    [fits] ; vous pouvez y poser le { NUMBER($chosen) }
    [barred] ; vous ne pouvez pas y poser le { NUMBER($chosen) }
    [planned] ; prévu pour votre tour : { $cards }
   *[quiet] {""}
}
line-label = Vos piles : montante { NUMBER($up) }, descendante { NUMBER($down) }. Celles de l’adversaire : { NUMBER($otherup) } et { NUMBER($otherdown) }. Sauts en arrière de dix : { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , peut être posé
    [barred] , ne peut être posé nulle part
    [planned] , prévu
   *[quiet] {""}
}
duel-placed = { NUMBER($placed) } posées sur 58
duel-draw = { $count ->
    [0] Pioche : vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
duel-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
duel-end = { $draw ->
    [0] Terminer le tour
    [one] Terminer, piocher { $draw }
   *[other] Terminer, piocher { $draw }
}
duel-take-back = Reprendre
duel-lost-draft = Après cette carte, vous ne pourrez plus en poser et vous perdrez. Reprenez-la ou abandonnez.
duel-concede = Abandonner
duel-turns = Tours
duel-no-turns = Aucune carte n’est encore posée.
duel-legend = ▲ pile montante, ▼ pile descendante, ⇄ sur une pile de l’adversaire
duel-over-stuck = { $who } ne peut plus poser assez de cartes.
duel-over-won = { $winner } a posé toutes ses cartes !
duel-score = { $a } : { NUMBER($placed) } cartes · { $b } : { NUMBER($other) } cartes

# Partout
skip = Aller au contenu
loading = Un instant…
home-link = Accueil
me-name = Votre nom
me-rename = Changer de nom
settings-title = Réglages
learn-title = Apprendre à jouer
about-title = À propos
rules-of = Règles : { $game }
rules-none = Les règles de { $game } ne sont pas encore rédigées ici.
rules-open = Règles
menu-title = Menu : table et réglages
plans-title = Plans
menu-short = Menu
notice-rule = Règle { $rule }
lost-title = Il n’y a rien ici
lost-how = Cette adresse ne mène nulle part. Il y manque peut-être une lettre.
broken-title = Impossible de joindre la table
broken-again = Réessayer
bot-name = { $bot ->
    [random] Robot : joue au hasard
    [greedy] Robot : quelques bons principes
    [club] Robot : joueur de club
    [expert] Robot : expert
    [master] Robot : maître
   *[other] Robot : { $bot }
}

# Accueil
home-title = Prenez place, les cartes sont prêtes
home-lead = Deux jeux de cartes, entre amis ou contre des robots qui ne peuvent pas tricher. Sans inscription.
home-about-nyet = Refusez ce qui vous déplaît, choisissez à qui vous fier et volez les 1. De deux à cinq joueurs.
home-about-face-to-face = Un duel de nombres : débarrassez-vous de toutes vos cartes, et n’aidez l’adversaire que si vous y gagnez davantage.
home-about-other = Ce jeu n’a pas encore de table à lui : on y joue ici à une table toute simple.
home-players = Joueurs
home-bots = Adversaires
home-play = Jouer contre des robots
home-new = Nouvelle table
home-learn = Apprendre à jouer
home-running = Vos parties
home-tables = Tables ouvertes
home-no-tables = Aucune table publique pour l’instant. Ouvrez-en une : les autres la verront ici.
home-recent = Parties récentes
home-replay = Revoir
home-won = gagnée
home-lost = perdue
game-abandoned = abandonnée
table-status = { $status ->
    [open] attend des joueurs
    [dealing] on distribue les cartes
    [running] en cours
    [over] terminée
   *[abandoned] abandonnée
}
table-go = Reprendre
table-join = Rejoindre
table-watch = Regarder
table-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
table-turn = à vous
seat-free = libre
seat-open = ouverte à tous
seat-invited = sur invitation
seat-held = réservée
seat-here = à la table

# Nouvelle table
new-title = Nouvelle table : { $game }
new-seats = Qui joue ?
new-seats-how = Les places libres se remplissent depuis la liste des tables ou grâce à votre lien ; les robots sont là tout de suite.
new-seat = Place { $number }
new-seat-me = { $name } (vous)
new-seat-open = ouverte à tous
new-seat-link = sur invitation
new-public = Afficher dans la liste des tables
new-public-how = Sinon, il faut le lien pour la trouver.
new-more = Plus d’options
new-option-edition = Édition
new-option-edition-how = Quelle édition s’applique là où les règles du jeu diffèrent ; votre langue ne change pas.
new-by-edition = comme dans l’édition
new-option-bonus-rule = Carte Bonus
new-option-bonus-rule-how = Ce qu’elle double.
new-option-bonus-rule-holder-score = les points de son détenteur
new-option-bonus-rule-holder-tricks = les plis et le butin de son détenteur, pour toute l’équipe
new-option-supertrump-follows = Superatouts
new-option-supertrump-follows-how = À quelle couleur ils appartiennent.
new-option-supertrump-follows-trump = à l’atout seulement
new-option-supertrump-follows-trump-and-colour = à l’atout et à leur propre couleur
new-option-no-trump-box = Une case « sans atout »
new-option-no-trump-box-how = Une cinquième case sur la ligne de l’atout : une manche peut se jouer sans atout.
new-group-length = Durée
new-group-length-how = D’habitude, chacun est donneur de deux à quatre fois.
new-usual = comme d’habitude
new-group-length-rounds = nombre de manches fixe
new-group-length-target = jusqu’à un score donné
new-option-rounds = Manches
new-option-target = Points à atteindre
new-option-lone-last-card = Une toute dernière carte peut être posée seule
new-option-lone-last-card-how = Selon la règle stricte, elle fait perdre, car un tour demande deux cartes.
new-clock = Pendule
new-clock-how = Temps par décision, plus quatre fois ce temps en réserve pour la partie. Ensuite, un robot décide.
new-clock-none = aucune
new-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
new-pace = Rythme des robots
new-pace-how = Le temps qu’ils font semblant de réfléchir.
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-instant = instantané
new-spectators = Autoriser les spectateurs
new-spectators-how = Ils voient ce qui est sur la table, jamais une main.
new-chat = Discussion
new-chat-how = Petits messages et réactions rapides.
new-hints = Conseils
new-hints-how = Chacun peut demander ce que ferait un robot.
new-create = Ouvrir la table

# Réglages
setting-language = Langue
setting-theme = Thème
setting-theme-system = comme sur l’appareil
setting-theme-light = clair
setting-theme-dark = sombre
setting-deck = Style des cartes
setting-deck-ivory = ivoire
setting-deck-solid = couleurs pleines, fort contraste
setting-cards = Taille des cartes
setting-cards-small = petites
setting-cards-medium = moyennes
setting-cards-large = grandes
setting-order = Tri de la main
setting-order-trumps = par couleur, atouts ensemble
setting-order-colours = par couleur
setting-order-values = par valeur
setting-motion = Animations
setting-motion-system = comme sur l’appareil
setting-motion-on = activées
setting-motion-off = désactivées
setting-pace = Rythme
setting-pace-slow = lent
setting-pace-normal = normal
setting-pace-fast = rapide
setting-pace-instant = instantané
setting-tap = Attendre un appui après chaque pli
setting-tap-how = Le pli reste visible jusque-là.
setting-confirm = Confirmer avant de jouer
setting-confirm-how = Le premier appui soulève la carte ou marque la case, le second la joue.
setting-premove = Choisir à l’avance
setting-premove-how = Une carte ou une case touchée avant votre tour est jouée dès qu’il vient, si c’est encore permis. Dans Face to Face, vous pouvez préparer tout un tour ; les cartes qui ne conviennent plus reviennent dans votre main.
setting-sounds = Sons
setting-sounds-how = Les cartes, les plis et les vetos, deux notes douces quand c’est à vous, un accord quand vous gagnez.
setting-notify = Notifications
setting-notify-how = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.

# Sounds
setting-volume = Volume

# Analyses
home-review = Analyse
home-bring = Analyser un enregistrement
home-practise = Travailler mes erreurs
