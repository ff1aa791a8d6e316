# Notre propre part du mélange
shuffle-trouble = { $trouble ->
    [late] Votre part du mélange n’est pas arrivée à temps : les cartes ont été distribuées sans elle. Vous ne pouvez pas prouver que le mélange était équitable.
    [missing] Ne vous fiez pas à ce mélange : le serveur a confirmé votre part, puis l’a laissée de côté.
    [changed] Ne vous fiez pas à ce mélange : le serveur a publié autre chose en votre nom.
    [server] Ne vous fiez pas à ce mélange : le serveur a remplacé sa propre part depuis que vous êtes à table.
   *[refused] Ne vous fiez pas à ce mélange : le serveur a refusé précisément la part que vous aviez promise.
}

# Ce que l’on sait d’un mélange
fair-verdict = { $proof ->
    [proved] Prouvé : votre propre part est dans ce mélange
    [consistent] Cohérent : tout concorde
    [none] Aucune preuve
    [broken] Quelque chose ne concorde pas
   *[contradicted] Cet enregistrement contredit ce que votre navigateur a conservé
}
fair-means = { $proof ->
    [proved] L’enregistrement contient exactement l’engagement que le serveur vous a montré et le nombre aléatoire que votre navigateur a ajouté. Personne n’a pu choisir ces cartes.
    [consistent] Tous les nombres enregistrés concordent. Seules les personnes dont la part s’y trouve peuvent en savoir davantage : l’auteur de l’enregistrement aurait pu tout inventer.
    [none] Aucun nombre aléatoire venant des joueurs n’entre dans ce mélange : qui a distribué les cartes aurait pu les choisir.
    [broken] Au moins un des nombres enregistrés n’est pas ce qu’il prétend être. Ne vous fiez pas à cette donne.
   *[contradicted] Avant la donne, le serveur avait confirmé autre chose à votre navigateur. Gardez votre reçu : il montre que l’enregistrement a été modifié.
}
fair-parts = Chaque part aléatoire est bien celle sur laquelle son joueur s’était engagé avant que l’on en dévoile une seule.
fair-signed = L’enregistrement n’a pas changé depuis que son serveur l’a signé (clé { $signer }…).
fair-signed-unchecked = L’enregistrement est signé (clé { $signer }…), mais ce navigateur ne peut pas vérifier ici les signatures Ed25519.
fair-unsigned = L’enregistrement n’est pas signé.
fair-receipt = Ce que votre navigateur a conservé d’avant la donne figure dans l’enregistrement.
fair-receipt-get = Télécharger votre reçu
fair-how = Votre navigateur vient de tout recalculer. Cela montre que les cartes n’ont pas été choisies, non que personne ne les a vues : le serveur connaît toutes les mains pendant la donne. Avec le reçu, « kibitz verify --receipt » vérifie la même chose sur votre propre ordinateur.

# La connexion, et qui est là
status-title = Nouvelles de la table
line-offline = Vous êtes hors ligne. La table continuera dès que votre appareil sera reconnecté.
line-moves = Pas encore confirmé : { $moves }. Nouvel envoi à venir.
line-rest = { $count ->
    [one] { $count } message attend d’être envoyé.
   *[other] { $count } messages attendent d’être envoyés.
}
line-nothing = Tous vos coups sont arrivés.
seat-away-soon = { $seconds ->
    [one] { $who } n’est plus là. Un robot prend le relais dans { $seconds } seconde.
   *[other] { $who } n’est plus là. Un robot prend le relais dans { $seconds } secondes.
}
seat-went-away = { $who } n’est plus là.
seat-stands-in = Un robot joue à la place de { $who }.
seat-came-back = { $who } est de retour.
watch-table = Vous regardez la table de { $host }. Vous voyez ce qui y est posé, jamais une main.
watch-nobody = Vous regardez. Vous voyez ce qui est posé sur la table, jamais une main.

# Ce que disent les spectateurs
chat-onlooker = { $name } (spectateur)
chat-players-only = À cette table, seuls les joueurs peuvent parler.
new-spectator-chat = Les spectateurs peuvent écrire
new-spectator-chat-how = Leurs messages portent leur nom. Ils ne voient aucune main, mais peuvent tout commenter.

# Arrêter et partir
stop-title = Arrêter cette partie ?
stop-alone = La partie s’arrête aussitôt, sans résultat. Vous ne pourrez pas y revenir.
stop-together = La partie s’arrête sans résultat dès que tout le monde est d’accord ; sans réponse au bout d’un moment, c’est un oui. D’ici là, vous pouvez retirer votre voix.
stop-no = Continuer à jouer
stop-yes = Arrêter la partie
stop-vote = Voter pour l’arrêt
leave-title = Quitter la table ?
leave-how = { $seconds ->
    [one] Les autres continuent. Si vous n’êtes pas de retour dans { $seconds } seconde, un robot joue à votre place jusqu’à votre retour. Vous retrouverez la partie sur la page d’accueil.
   *[other] Les autres continuent. Si vous n’êtes pas de retour dans { $seconds } secondes, un robot joue à votre place jusqu’à votre retour. Vous retrouverez la partie sur la page d’accueil.
}
leave-no = Rester
leave-yes = Quitter

# Qui l’on est
who-title = Qui êtes-vous ?
who-how = C’est ainsi que les autres vous verront à la table.
who-sit = Prendre place
who-look = Regarder seulement

# La durée d’une partie
length-title = Durée
length-usual = { $minutes ->
    [one] partie entière, environ { $minutes } minute
   *[other] partie entière, environ { $minutes } minutes
}
length-short = { $minutes ->
    [one] partie courte, environ { $minutes } minute
   *[other] partie courte, environ { $minutes } minutes
}
length-only = { $minutes ->
    [one] Environ { $minutes } minute.
   *[other] Environ { $minutes } minutes.
}
option-uneven = { $low ->
    [0] Tout le monde ne sera pas donneur aussi souvent. Équitable à { $step } joueurs : { $high } manches.
   *[other] Tout le monde ne sera pas donneur aussi souvent. Équitable à { $step } joueurs : { $low } ou { $high } manches.
}

# Pour qui revient
recent-when-with = { $when }, avec { $names }
seat-me = Vous
recent-score = { $name } { $points }
recent-again = Rejouer
table-turn-many = { $count ->
    [one] C’est à vous dans { $count } partie
   *[other] C’est à vous dans { $count } parties
}

# Ce que l’on sait d’une partie revue
replay-details = À propos de cette partie
replay-details-short = Détails
replay-of = { $game }, { $date }
replay-scores = Score final
replay-no-result = Cette partie a été interrompue.
replay-log = Ce qui s’est passé
replay-share = Partager cette position
replay-download = Télécharger la partie

# Un graphique, lu à voix haute
chart-read = { $label } : { $scores }

# Ce qui peut mal tourner
problem-not-found = Il n’y a rien à cette adresse.
problem-no-undo-asked = Personne ne demande à reprendre un coup.
problem-already-agreed = Vous avez déjà accepté.
problem-hints-off = Les conseils sont désactivés à cette table.
problem-still-running = Cette partie n’est pas terminée.
problem-table-closed = Cette partie est terminée.
problem-spectator-chat-off = À cette table, seuls les joueurs peuvent parler.
problem-nothing-said = Ce message est vide. Écrivez d’abord quelque chose.
problem-nothing-to-concede = Il n’y a rien à concéder.
problem-no-such-seat = Cette table n’a pas cette place.
problem-no-such-step = Cette partie n’a pas autant d’étapes.
problem-too-many-seats = Ce jeu n’a pas autant de places.
problem-cross-site = Cette demande venait d’un autre site : elle a été refusée.
problem-host-only = C’est réservé à qui gère le serveur : demandez depuis sa machine ou avec le jeton des métriques.
problem-wrong-host = Ce serveur ne répond pas à ce nom.
problem-banned = Vous ne pouvez plus jouer ici : la personne qui gère ce serveur a bloqué votre accès.
problem-muted = La personne qui gère ce serveur vous a retiré la parole : vous ne pouvez pas écrire dans la discussion.
problem-host-link-over = Ce lien a déjà servi ou il est trop ancien. Demandez-en un autre au serveur : kibitz admin open
problem-not-the-host = Cette page est réservée à la personne qui gère le serveur. Sur sa machine, « kibitz admin open » affiche un lien.
restart-at = Le serveur redémarre à { $time }. Vos parties reprendront ensuite.
problem-method-not-allowed = Le serveur ne fait pas cela à cette adresse.
problem-not-understood = Le serveur n’a pas compris cette page. Veuillez la recharger.
problem-too-slow = Votre connexion n’a pas suivi. Veuillez recharger la page.
problem-too-large = C’est trop à la fois pour le serveur. Envoyez moins.

## Signed in, and what is kept about me
someone = quelqu’un
mine-title = Vous sur ce serveur
mine-how = Ici, vous vous appelez { $name }. Ce navigateur le sait grâce à un cookie ; il n’y a pas de mot de passe.
mine-sessions = Vos connexions
mine-device-unknown = Navigateur inconnu
mine-here = ce navigateur
mine-used = Dernière utilisation : { $when }
mine-end = Déconnecter
mine-sign-out = Se déconnecter ici
mine-sign-out-all = Se déconnecter partout
mine-data = Vos données
mine-data-how = Tout ce que le serveur conserve sur vous : votre nom, votre compte, vos appareils, vos résultats, vos messages et l’enregistrement de vos parties terminées.
mine-export = Télécharger mes données
mine-delete = Me supprimer
mine-ask = { $what ->
    [everywhere] Se déconnecter partout ?
    [other] Déconnecter ce navigateur ?
    [delete] Vous supprimer ?
   *[here] Se déconnecter ici ?
}
mine-ask-how = { $what ->
    [everywhere] Plus aucun navigateur ne sera { $name }. Sans clé d’accès ni code de secours, vous ne pourrez pas retrouver vos parties. Téléchargez d’abord vos données si vous voulez les garder.
    [other] { $device } ne sera plus { $name }. Les parties qui y sont ouvertes s’y ferment aussitôt.
    [delete] Votre nom, vos résultats et tous vos messages sont effacés maintenant et pour de bon. Vos parties restent aux autres, avec « quelqu’un » à votre place.
   *[here] Ce navigateur ne sera plus { $name }. S’il est le seul et que vous n’avez ni clé d’accès ni code de secours, vous ne pourrez pas retrouver vos parties. Téléchargez d’abord vos données si vous voulez les garder.
}
mine-no = Annuler
mine-yes = { $what ->
    [delete] Me supprimer définitivement
   *[other] Déconnecter
}
problem-name-taken = Quelqu’un porte déjà un nom qui ressemble à celui-ci. « { $free } » est libre.
problem-name-unseen = Un nom doit contenir au moins une lettre, un chiffre ou une image que les autres puissent voir.
problem-name-of-bot = Ici, des robots s’appellent ainsi. Choisissez un nom que personne ne prendra pour celui d’un robot.
problem-name-too-long = Ce nom est trop long. Choisissez-en un plus court.
problem-no-such-session = Ce navigateur est déjà déconnecté.
problem-signed-out = Votre session a été fermée. Rechargez la page pour vous reconnecter ou continuer sous un nouveau nom.

## Stopping a game, and manners

stop-asked-title = Arrêter cette partie ?
stop-asked = { $who } voudrait arrêter la partie sans résultat.
stop-asked-silence = { $seconds ->
    [one] Sans réponse de votre part, ce sera un oui dans { $seconds } seconde.
   *[other] Sans réponse de votre part, ce sera un oui dans { $seconds } secondes.
}
stop-asked-no = Continuer à jouer
stop-asked-yes = Arrêter
stop-waiting = { $seconds ->
    [one] Vous voudriez arrêter la partie. Les autres ont encore { $seconds } seconde pour répondre.
   *[other] Vous voudriez arrêter la partie. Les autres ont encore { $seconds } secondes pour répondre.
}
leave-now = Partir : un robot me remplace
person-menu = Options pour { $who }
person-title = { $who }
person-guest = ° Joue sans compte.
person-profile = Profil
person-follow = Suivre
person-unfollow = Ne plus suivre
person-follow-how = Si cette personne vous suit aussi, vous êtes amis : chacun voit le profil de l’autre et qui est là.
person-followed = Vous suivez maintenant { $who }.
person-unfollowed = Vous ne suivez plus { $who }.
person-mute = Masquer les messages
person-mute-how = Vous ne verrez plus ce que dit cette personne, à aucune table.
person-unmute = Réafficher les messages
person-block = Bloquer
person-block-how = Aucun de vous ne voit ce que dit l’autre, et cette personne n’a plus de place à vos tables. Elle n’en est pas avertie.
person-unblock = Débloquer
person-remove = Retirer de la table
person-remove-how = La place se libère, et il faudra une nouvelle invitation pour revenir. L’ancien lien ne marche plus.
person-report = Signaler…
person-report-how = Ceci parvient aux responsables de ce serveur, avec les dernières lignes de la discussion.
person-muted = Les messages de { $who } sont masqués.
person-blocked = { $who } : accès bloqué.
person-heard = Vous voyez de nouveau ce que dit { $who }.
report-title = Signaler { $who }
report-reason = Que se passe-t-il ?
report-note = Que s’est-il passé ? (facultatif)
report-send = Envoyer le signalement
report-sent = Merci. Les responsables de ce serveur peuvent maintenant lire votre signalement.
avoided-title = Personnes masquées ou bloquées
avoided-none = Vous n’avez masqué ou bloqué personne.
avoided-mute = messages masqués
avoided-block = accès bloqué
avoided-undo = Annuler pour { $who }
wait-removed = L’hôte a libéré votre place. Avec une nouvelle invitation, vous pourrez revenir.
problem-stop-refused = Quelqu’un veut continuer. Vous pourrez redemander après le prochain coup, ou partir : un robot prendra le relais.
problem-removed = L’hôte a libéré votre place à cette table. Demandez-lui une nouvelle invitation.
problem-not-welcome = Vous ne pouvez pas prendre place à cette table. Choisissez-en une autre.
problem-nobody-there = Il n’y a personne.
problem-too-many-avoided = Vous avez masqué ou bloqué { $allowed } personnes, c’est le maximum. Annulez d’abord pour l’une d’elles.
problem-left = Vous avez quitté la partie. Un robot joue pour vous jusqu’à votre retour.

## Analyses
problem-reviews-off = Ce serveur n’analyse pas de parties.
problem-no-background-bots = Ce serveur ne peut pas analyser de parties pour l’instant. Réessayez plus tard.
problem-too-many-reviews = Vous avez déjà { NUMBER($most) } analyses en cours. Attendez que l’une d’elles soit finie.
problem-reviews-busy = Beaucoup de parties sont en cours d’analyse. Réessayez un peu plus tard.
problem-no-result = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.

# Ratings and profiles
home-leaderboard = Classement
home-sign-in = Déjà un compte ? Connexion
footer-clubs = Clubs
home-profile = Mon profil
