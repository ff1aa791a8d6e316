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

# The server's limits, and what it can't keep
problem-not-kept = Votre coup n’a pas été enregistré : le serveur ne peut rien écrire pour le moment. Réessayez dans un instant.
problem-storage-down = Le serveur n’a pas accès à ses données pour le moment. Réessayez dans un instant.
problem-too-many-connections = Ce site est ouvert trop de fois chez vous. Fermez quelques onglets, puis rechargez la page.
problem-too-many-tables = Vous avez déjà { $most } parties non terminées. Terminez-en une ou quittez une table d’abord.
problem-log-full = Il y a eu trop d’allers-retours à cette table. Vous pouvez seulement finir la partie ou voter pour l’arrêter.
problem-too-deep = Le serveur ne peut pas lire un contenu imbriqué aussi profondément.

# Rated tables
problem-rated-no-undo = Dans les parties classées, un coup se reprend tout de suite ou jamais, et seulement s’il n’a montré aucune carte.
problem-rated-needs-account = Il faut un compte pour les parties classées : gardez votre nom dans les réglages.
