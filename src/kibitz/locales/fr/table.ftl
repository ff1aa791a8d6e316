# Places
seat-guest = sans compte
seat-you = { $name } (vous)
seat-away = hors ligne
seat-standin = hors ligne, un robot joue à sa place

# Main et pli
hand-title = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}

# Points et résultats
score-title = Scores
score-sheet = Feuille de score
score-empty = Rien n’est encore noté : la première manche est en cours.
score-round = Manche
score-terms = Conditions
score-total = Total
score-chart = Évolution des totaux
round-title = Manche { NUMBER($round) } terminée
round-how = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, butin : { $loot }
round-remark-plain = { $who } a pris le dessus.
round-remark-even = Égalité parfaite. Quel ennui !
round-remark-bonus = { $who } double la mise et sourit.
round-remark-loot = { $who } repart avec l’argenterie des autres.
round-remark-minus = Tout l’art était de ne rien prendre. { $who } y était presque.
round-next = Manche suivante
round-finish = Voir le résultat
game-won = Vous gagnez !
game-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
game-remark-won = Le prochain café est pour les autres.
game-remark-lost = Niet pour cette fois. On remet ça ?

# Une table pour les jeux qui n’ont pas la leur
plain-choose = À vous de jouer : choisissez une action.
plain-wait = On attend { $names }.
plain-view = Ce que vous voyez
plain-actions = Ce que vous pouvez faire
plain-seats = Joueurs
plain-seat = Place { $seat }
plain-options = Options
plain-how = Kibitz n’a pas de table dédiée à ce jeu : tout s’affiche donc en texte simple. Les places se comptent à partir de 0, comme dans la notation du jeu ; un tiret remplace ce qui est caché ou vide.
plain-take-back = Reprendre
plain-lost-draft = Ce tour vous ferait perdre la partie. Reprenez-le ou abandonnez.
plain-concede = Abandonner
value-yes = oui
value-no = non

# Journal et discussion
aside-game = Où en est la partie
log-title = Journal et discussion
log-log = Journal
log-chat = Discussion
log-empty = Rien ne s’est encore passé.
chat-empty = Personne n’a encore rien dit.
chat-quick = Réactions rapides
chat-say = Dire un mot
chat-send = Envoyer
reaction = { $reaction ->
    [hello] Bonjour !
    [well-played] Bien joué !
    [thanks] Merci !
    [oops] Oups !
    [thinking] Je réfléchis…
    [hurry] Prenez votre temps, mais vite !
    [laugh] Ha ha !
    [wow] Waouh !
    [sorry] Pardon !
   *[bye] À bientôt !
}

# Ce qui est dit et noté
say-dealt = Manche { NUMBER($round) } : { $who } distribue.
say-started = { $who } commence.
say-covered = { $who } refuse « { $line } : { $box } ».
say-settled = Les conditions sont fixées ; { $who } commence.
say-teamed = Équipe du premier joueur : { $team }.
say-bonus = { $who } a la carte Bonus.
say-gave = { $who } a choisi.
say-gave-card = { $who } défausse le { $card }.
say-passed-card = { $who } passe le { $card } à { $to }.
say-played = { $who } joue le { $card }.
say-taken = { $loot ->
    [0] { $who } remporte le pli.
    [one] { $who } remporte le pli et un butin.
   *[other] { $who } remporte le pli et { $loot } butins.
}
say-taken-with = { $loot ->
    [0] { $who } remporte le pli avec le { $card }.
    [one] { $who } remporte le pli avec le { $card } et un butin.
   *[other] { $who } remporte le pli avec le { $card } et { $loot } butins.
}
say-scored = La manche { NUMBER($round) } est notée.
say-placed = { $way ->
    [up] { $who } pose le { NUMBER($number) } sur sa pile montante.
   *[down] { $who } pose le { NUMBER($number) } sur sa pile descendante.
}
say-gift = { $way ->
    [up] { $who } offre le { NUMBER($number) } à { $owner }, sur sa pile montante.
   *[down] { $who } offre le { NUMBER($number) } à { $owner }, sur sa pile descendante.
}
say-drew = { $count ->
    [0] { $who } ne pioche rien.
    [one] { $who } pioche { $count } carte.
   *[other] { $who } pioche { $count } cartes.
}
say-won = { $who } a posé toutes ses cartes.
say-stuck = { $who } ne peut plus poser assez de cartes.
say-over = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
say-did = { $who } : { $what }
say-happened = { $what }
your-turn = À vous de jouer

# En attendant
wait-title = On attend des joueurs
wait-ready = Tout le monde est là
wait-sit = S’asseoir ici
wait-start = Distribuer les cartes
wait-leave = Quitter la place
wait-bots = Compléter avec des robots
wait-more = On commencera quand toutes les places seront prises.
wait-character = Votre animal
wait-deal = On mélange les cartes…
invite-title = Inviter quelqu’un
invite-how = Envoyez ce lien ou faites scanner ce code.
invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes, ouvrez Kibitz à son adresse sur votre réseau et invitez-les de là.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-code = Le lien sous forme de code à scanner

# À la table
line-lost = Connexion perdue. Nouvelle tentative…
line-no-bots = Aucun robot n’est connecté. La partie les attend.
hint-ask = Conseil
hint-says = Conseil ({ $bot }) : { $action }
action-cover = { $line } : { $box }
action-place = { NUMBER($card) } → { $pile }
undo-ask = Demander une reprise
undo-title = Reprendre le coup ?
undo-question = { $who } voudrait reprendre son dernier coup.
undo-agree = Accepter
undo-refuse = Refuser
abandon-vote = { $count ->
    [0] Voter pour l’arrêt
    [one] Voter pour l’arrêt ({ $count })
   *[other] Voter pour l’arrêt ({ $count })
}
abandon-withdraw = Retirer votre voix ({ NUMBER($count) })
game-stopped = Cette partie a été arrêtée d’un commun accord.
game-again-join = Jouer la partie suivante
game-again = Rejouer
game-follow = Vers la partie suivante

# Revoir
replay-title = Revoir la partie
replay-viewer = Point de vue
replay-open = toutes les cartes
replay-spectator = spectateur
replay-controls = Commandes de lecture
replay-step = Étape { $step } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-jump = Aller à
replay-start = Début
replay-chapter = { $kind ->
    [round] Manche { $number }
    [trick] Pli { $number }
   *[turn] Tour { $number }
}
replay-speed = Vitesse
fair-title = Mélange honnête ?
fair-short = Mélange
fair-checking = On recalcule chaque mélange…
fair-unknown = L’enregistrement de cette partie est introuvable.
fair-commitment = Le secret du serveur correspond à l’engagement publié avant la partie.
fair-seed = La graine est faite de ce secret et de la part de hasard apportée par chaque joueur.
fair-deals = Chaque carte distribuée découle de cette graine.
fair-deals-unknown = Cette page ignore comment ce jeu distribue les cartes.

# Replays
open-hand = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# Log
say-undone = { $who } reprend son dernier coup.
say-uncovered = { $later ->
    [0] { $who } retire son veto « { $line } : { $box } ».
   *[other] { $who } retire son veto « { $line } : { $box } ». La suite est annulée aussi.
}

# Conseils par degrés
hint-more = En savoir plus
hint-by = Conseil ({ $bot })
hint-percent = { NUMBER($chance) } %
hint-candidates = À envisager : { $names }
hint-best = Le mieux : { $action }.
hint-clear = C’est nettement mieux que tout le reste.
hint-close = Mais d’autres coups sont à peu près aussi bons.
hint-estimates = Chances de gagner selon le coup
hint-ask-candidates = Montrer les meilleurs coups
hint-ask-all = Montrer les chiffres
hint-logged = Personne d’autre ne voit ceci. Après la partie, tout le monde voit combien de conseils ont servi.
hint-look-any = Comparez vos possibilités : plusieurs sortes de coups méritent réflexion.
hints-used = Conseils utilisés : { $names }
hints-of = { $name } ({ NUMBER($count) })
