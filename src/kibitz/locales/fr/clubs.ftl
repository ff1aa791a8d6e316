# All my clubs
clubs-title = Clubs
clubs-lead = Un club est un cercle de personnes qui jouent ensemble. Un compte n’est pas nécessaire.
clubs-mine = Vos clubs
clubs-none = Vous n’êtes encore dans aucun club. Trouvez-en un, fondez-en un, ou demandez un lien d’invitation à quelqu’un.
clubs-find = Trouver un club
clubs-find-how = Tout le monde peut demander à entrer dans ces clubs.
clubs-find-name = Nom d’un club
clubs-find-go = Chercher
clubs-find-none = Aucun club ne figure encore sur cette liste. Les propriétaires de clubs peuvent y inscrire le leur.
clubs-find-nothing = Aucun club de cette liste ne porte un nom semblable.
clubs-find-more = Il y a d’autres clubs : cherchez par nom.
clubs-new = Fonder un club
clubs-name = Nom du club
clubs-picture = Image
clubs-zone = Fuseau horaire
clubs-found = Fonder le club
clubs-size = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
clubs-role = { $role ->
    [owner] propriétaire
    [helper] aide
    [asked] demande envoyée
   *[member] membre
}
clubs-joining = Vous avez reçu une invitation à un club
clubs-join = Rejoindre le club

# One club
club-tables = Tables
club-no-tables = Aucune table ouverte pour l’instant.
club-open = Ouvrir une table de { $game }
club-members = Membres
club-invite = Inviter des gens
club-link-new = Créer un lien d’invitation
club-link = Lien d’invitation
club-link-how = Toute personne qui a ce lien peut rejoindre le club jusqu’au { $date }. Il n’est affiché que maintenant.
club-copy = Copier
club-copied = Copié
club-asked = { $name } souhaite rejoindre le club
club-accept = Accepter
club-accept-name = Accepter { $name }
club-decline = Refuser
club-decline-name = Refuser { $name }
club-actions = Changer le rôle de { $name }
club-make = { $role ->
    [owner] Transmettre le club
    [helper] Donner le rôle d’aide
    [member] Rendre simple membre
   *[gone] Retirer du club
}
club-make-sure = { $role ->
    [owner] Transmettre le club à { $name } ? Vous restez pour aider.
   *[gone] Retirer { $name } du club ?
}
club-yes = Oui
club-no = Annuler
club-ask = Demander à entrer
club-ask-done = Votre demande est envoyée. Un responsable du club répondra.
club-ask-back = Retirer la demande
club-leave = Quitter le club
club-leave-sure = Quitter { $club } ?
club-outside = Seuls les membres voient ce qui se passe ici.
club-settings = Réglages du club
club-listed = Tout le monde peut trouver ce club
club-listed-how = Son nom, son image et sa taille figurent sur la liste des clubs, et tout le monde peut demander à y entrer. De l’extérieur, personne ne voit qui en fait partie.
club-save = Enregistrer
club-you = vous

# Chat
club-chat = Discussion
club-chat-none = Personne n’a encore rien dit.
club-chat-say = Écrivez quelque chose au club
club-chat-send = Envoyer
club-report = Signaler { $name }
club-report-short = Signaler
club-report-why = Motif
club-report-reason = { $reason ->
    [abuse] insultes ou harcèlement
    [cheating] triche
    [stalling] blocage volontaire de la partie
    [name] un nom choquant
   *[other] autre chose
}
club-report-note = Que s’est-il passé ?
club-report-send = Envoyer le signalement
club-reported = Merci. La personne qui gère ce serveur le lira.

# Standing tables
club-standing = Soirées de jeu
club-standing-none = Pas encore de soirées régulières.
club-standing-line = { $day } à { $time }
club-standing-next = prochaine fois le { $date }
club-standing-how = La table s’ouvre toute seule chaque semaine, et tous les membres sont prévenus.
club-standing-add = Ajouter une soirée de jeu
club-standing-day = Jour
club-standing-time = Heure
club-standing-game = Jeu
club-standing-remove = Supprimer { $what }
club-remove = Supprimer
club-zone = Heures du fuseau { $zone }.

# Seasons
club-season = Saison
club-season-number = Saison { $number }
club-season-until = jusqu’au { $date }
club-season-over = terminée le { $date }
club-season-closing = Terminée : on compte les dernières parties.
club-season-none = Aucune saison en cours.
club-season-begin = Commencer une saison
club-season-end = Terminer la saison maintenant
club-season-end-sure = Terminer la saison maintenant ? Son classement sera définitif.
club-season-empty = Pas encore de parties. Toute partie d’au moins deux membres à une table du club compte.
club-season-past = Saisons précédentes
club-season-days = Durée
club-season-length = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
club-scheme = Ce qui compte
club-scheme-name = { $scheme ->
    [wins] les victoires
    [points] les points
   *[luck] les points sans la chance
}
club-scheme-luck = La chance est déduite des parties analysées. Les autres comptent avec leurs points.
club-place = Place
club-player = Nom
club-played = Parties
club-won = Victoires
club-points = Points
club-adjusted = Sans la chance
club-reviewed = { $reviewed } analysées sur { $played }

# The circle
club-circle = Qui joue avec qui
club-circle-none = Ce tableau se remplira avec vos premières parties.
club-circle-pair = { $one } et { $other }
club-circle-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
club-circle-won = victoires { $one }-{ $other }

# What can go wrong
problem-no-such-club = Ce club n’existe pas.
problem-helpers-only = Seules les personnes qui gèrent le club ou y aident peuvent le faire.
problem-owner-only = Seule la personne à qui le club appartient peut le faire.
problem-not-the-owner = Cela ne se change pas ainsi.
problem-club-name-taken = Un club porte un nom très semblable. Choisissez-en un autre.
problem-too-many-clubs-owned = Vous possédez { $most } clubs, c’est le maximum.
problem-too-many-clubs = Vous êtes dans { $most } clubs, c’est le maximum. Quittez-en un d’abord.
problem-club-full = Ce club a { $most } membres, c’est le maximum.
problem-too-many-asked = { $most } personnes attendent déjà une réponse. Réessayez plus tard.
problem-no-such-invitation = Cette invitation n’est pas valable, ou ne l’est plus. Demandez un nouveau lien.
problem-no-such-zone = Ce fuseau horaire n’existe pas.
problem-too-many-standing = Un club a au plus { $most } soirées de jeu. Supprimez-en une d’abord.
problem-no-such-standing = Cette soirée de jeu n’existe plus.
problem-season-running = Une saison est déjà en cours.
problem-no-season = Cette saison n’existe pas.
problem-owner-leaves = Si vous partez, le club appartiendra à { $name }.
problem-club-ends = Il n’y a plus que vous. Si vous partez, le club est dissous pour toujours.
