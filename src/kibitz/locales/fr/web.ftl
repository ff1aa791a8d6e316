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

# À propos
about-what = Kibitz est un logiciel libre pour deux jeux de cartes : on y joue, on regarde, on revoit ses parties.
about-unofficial = Ce site non officiel est fait par des fans. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y sont pas associés ; les règles sont expliquées avec nos mots, et chaque image est de nous ou créditée ici.
about-credits = Remerciements
about-icons = Têtes d’animaux et icônes :
about-fonts = Polices :
about-code = Bibliothèques :
about-notices = Les licences de tout ce que contient cette page
about-privacy = Ce qui est conservé
about-privacy-how = Votre nom, vos parties, ce que vous écrivez et ce que vous ajoutez vous-même : un compte, une adresse e-mail, un club. Un cookie dit ce qui est à vous. Dans les réglages, vous pouvez tout télécharger ou tout faire supprimer. Rien n’est chargé depuis un autre site. Seules quittent ce serveur les notifications que vous activez : par le service push de votre navigateur, par e-mail ou vers le canal de votre choix.

# Ce qui peut mal tourner
problem-unexpected = Un problème est survenu ({ $code }). Réessayez.
problem-offline = Le serveur ne répond pas. Vérifiez votre connexion.
problem-no-such-table = Cette table n’existe pas, ou elle est privée.
problem-no-spectators = Cette table n’admet pas de spectateurs.
problem-members-only = Cette table est réservée aux membres d’un club.
problem-no-identity = Le serveur ne vous connaît pas encore. Rechargez la page.
problem-needs-invitation = Cette place est sur invitation : demandez le lien complet.
problem-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
problem-table-full = Toutes les places sont prises.
problem-seats-empty = Il reste des places vides. Invitez quelqu’un ou complétez avec des robots.
problem-character-taken = Cet animal est déjà pris. Choisissez-en un autre.
problem-already-started = La partie a déjà commencé.
problem-already-contributed = Votre part de hasard est déjà dans ce mélange.
problem-already-committed = Votre part de ce mélange est déjà engagée.
problem-already-sealed = Il est trop tard pour contribuer à ce mélange : tous les engagements sont fixés.
problem-not-sealed = Les contributions sont révélées une fois tous les engagements fixés.
problem-broken-contribution = Cette contribution ne correspond pas à votre engagement.
problem-already-dealt = Les cartes sont déjà distribuées : trop tard pour participer au mélange.
problem-not-started = La partie n’a pas encore commencé.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-not-over = Ce sera visible une fois la partie finie.
problem-chat-off = La discussion est désactivée à cette table.
problem-too-fast = Pas si vite, s’il vous plaît.
problem-no-bots = Aucun robot n’est disponible pour l’instant. Réessayez dans un instant.
problem-undo-pending = Une demande de reprise est déjà en cours.
problem-undo-revealed = Trop tard : une nouvelle carte a été vue depuis.
problem-undo-draft = Inutile de demander : reprenez simplement vos cartes.
problem-nothing-to-undo = Vous n’avez rien à reprendre.
problem-nothing-drafted = Il n’y a rien à reprendre.
problem-no-nudge = Il n’y a personne à relancer ici.
problem-draft-loses = Vous perdriez la partie. Reprenez une carte ou abandonnez.
problem-declined = Demande refusée.
problem-moved = Cette table est maintenant sur un autre serveur. Rechargez la page.
problem-stopping = Le serveur s’arrête. Réessayez dans quelques minutes.
problem-bad-request = Le serveur n’a pas compris la demande.
problem-internal = Le serveur a trébuché. Réessayez.

# Sounds
setting-volume = Volume

## Replays
open-hand = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Log
say-undone = { $who } reprend son dernier coup.
say-uncovered = { $later ->
    [0] { $who } retire son veto « { $line } : { $box } ».
   *[other] { $who } retire son veto « { $line } : { $box } ». La suite est annulée aussi.
}

## The server's limits, and what it can't keep
problem-not-kept = Votre coup n’a pas été enregistré : le serveur ne peut rien écrire pour le moment. Réessayez dans un instant.
problem-storage-down = Le serveur n’a pas accès à ses données pour le moment. Réessayez dans un instant.
problem-too-many-connections = Ce site est ouvert trop de fois chez vous. Fermez quelques onglets, puis rechargez la page.
problem-too-many-tables = Vous avez déjà { $most } parties non terminées. Terminez-en une ou quittez une table d’abord.
problem-log-full = Il y a eu trop d’allers-retours à cette table. Vous pouvez seulement finir la partie ou voter pour l’arrêter.
problem-too-deep = Le serveur ne peut pas lire un contenu imbriqué aussi profondément.

## Analyses
home-review = Analyse
home-bring = Analyser un enregistrement
home-practise = Travailler mes erreurs

## Conseils par degrés
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

# Rated tables
problem-rated-no-undo = Dans les parties classées, un coup se reprend tout de suite ou jamais, et seulement s’il n’a montré aucune carte.
problem-rated-needs-account = Il faut un compte pour les parties classées : gardez votre nom dans les réglages.
