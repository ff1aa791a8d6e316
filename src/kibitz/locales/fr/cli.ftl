# Textes d’aide : une ligne chacun, sans variables, pour que --help n’ait besoin d’aucune bibliothèque.
about = Jouer à deux jeux de cartes, les suivre et les étudier : Niet! et The Game: Face to Face.
about-play = Jouer contre des robots dans le terminal.
about-simulate = Faire jouer des robots entre eux et garder les parties.
about-replay = Montrer une partie enregistrée, entière ou pas à pas, et la vérifier.
about-verify = Vérifier une partie enregistrée, ou un fichier qui en contient une par ligne.
about-deal = Afficher les cartes que donne une graine, pour contrôler le mélange.
heading-usage = utilisation
heading-options = options
heading-arguments = arguments
heading-commands = commandes
help-help = afficher cette aide
help-lang = langue des messages ; sinon celle de l’environnement
help-more = kibitz COMMANDE --help en dit plus ; kibitz play nyet --help donne aussi les options du jeu.
help-game = nyet ou face-to-face ; à indiquer avant --help pour voir aussi ses options
help-seat = votre place, à partir de 0 (par défaut : 0)
help-bots = robots des autres places, à tour de rôle : random, greedy, club, expert, master (par défaut : club)
help-simulate-bots = robots, à tour de rôle autour de la table : random, greedy, club, expert, master (par défaut : greedy,random)
help-name = votre nom dans la partie enregistrée
help-pace = secondes qu’un robot prend pour une carte facile, davantage pour une décision difficile ; 0 : sans attendre (par défaut : 0,5, au terminal seulement)
help-seed = 64 chiffres hexadécimaux dont découle tout le hasard (par défaut : tirés par le système)
help-save = où enregistrer la partie (par défaut : selon la date, dans votre dossier de données)
help-games = nombre de parties (par défaut : 100)
help-out = fichier des parties, une par ligne ; - pour la sortie standard
help-jobs = nombre de processus (par défaut : tous les cœurs si cela en vaut la peine)
help-file = une partie enregistrée, ou un fichier qui en contient une par ligne
help-step = montrer la position et attendre Entrée après chaque action
help-as = point de vue à montrer (par défaut : open, toutes les cartes)
help-line = ligne à lire dans un fichier de plusieurs parties
help-deal-seed = 64 chiffres hexadécimaux
help-round = numéro de la manche (par défaut : 1)
help-json = afficher en JSON
help-receipt = ce que votre navigateur ou programme a gardé du mélange, pour prouver que votre contribution y est
about-serve = Héberger des tables des deux jeux, pour humains et robots, dans le navigateur.
about-bots = Prêter des robots à un serveur, où qu’il soit.
about-engine = Faire tourner un de nos robots comme moteur, sur l’entrée et la sortie standard.
about-export = Écrire toutes les parties terminées d’un serveur, un enregistrement par ligne.
about-import = Ajouter à un serveur des parties terminées, depuis leurs enregistrements.
about-schema = Afficher le schéma JSON de tous les messages échangés.
help-serve-host = adresse d’écoute (KIBITZ_HOST ; par défaut : localhost, cette machine seule)
help-serve-port = port d’écoute (KIBITZ_PORT ; par défaut : 8765)
help-serve-data = dossier de la base de données et des secrets du serveur (KIBITZ_DATA)
help-serve-database = adresse d’une base de données, au lieu du fichier du dossier de données (KIBITZ_DATABASE)
help-serve-bots = nombre de processus de robots à lancer (KIBITZ_BOTS ; par défaut : 1)
help-serve-background = nombre de processus de robots à lancer quand il y a des analyses à faire ; 0 pour aucun (KIBITZ_BACKGROUND ; par défaut : 1)
help-serve-reviews = nombre d’analyses de parties menées en même temps ; 0 pour aucune (KIBITZ_REVIEWS ; par défaut : 2)
help-serve-open = ouvrir le navigateur (KIBITZ_OPEN=1)
help-serve-check = vérifier seulement si le serveur démarrerait avec cette configuration
help-bots-server = adresse du serveur (KIBITZ_SERVER)
help-bots-token = jeton des robots du serveur (KIBITZ_BOT_TOKEN)
help-bots-engine = commande d’un programme qui suit le protocole des moteurs et joue à la place de nos robots
help-bots-background = ne faire que des analyses en arrière-plan, avec la priorité la plus basse, sans jouer de parties en cours
help-bots-with-parent = s’arrêter quand le processus appelant s’arrête
help-engine-bot = robot à faire jouer (par défaut : le plus fort)
help-export-file = fichier à écrire ; - pour la sortie standard
help-import-file = un enregistrement, ou un fichier avec un enregistrement par ligne ; - pour l’entrée standard
about-match = Faire jouer des robots les uns contre les autres en duplicate et mesurer lequel est le meilleur.
about-ladder = Classer des robots dans un tournoi où chacun rencontre tous les autres ; relancé, il reprend là où il s’était arrêté.
help-lab-bots = les robots à la table (random, greedy, club, expert, master) ; le dernier prend les places qui restent
help-lab-ladder-bots = les robots à classer : random, greedy, club, expert, master
help-lab-game = nyet ou face-to-face (par défaut : nyet)
help-lab-deals = nombre de donnes ; chacune est jouée avec toutes les rotations des robots autour de la table (par défaut : 100)
help-lab-ladder-deals = nombre de donnes par paire, avec toutes les rotations autour de la table (par défaut : 100)
help-lab-seed = la même graine donne les mêmes donnes (par défaut : 0)
help-lab-millis = millisecondes qu’un robot peut prendre pour une décision (par défaut : 1000) ; club, expert et master s’arrêtent de toute façon à 20, 100 et 1000
help-lab-jobs = nombre de processus qui jouent en même temps (par défaut : 1)
help-lab-on = où jouer : sur cette machine ou sur une grappe Ray
help-lab-json = afficher du JSON au lieu d’un tableau
help-lab-records = écrire toutes les parties dans ce fichier, une par ligne
help-lab-file = conserver dans ce fichier ce qui a été joué, et reprendre à partir de là
help-lab-plot = tracer le classement dans ce fichier (.png ou .svg)

about-backup = Sauvegarder tout ce que garde un serveur dans un seul fichier, sans l’arrêter.
about-restore = Restaurer une sauvegarde dans un nouveau dossier de données ou une base vide.
about-move = Déplacer les données d’un serveur arrêté vers une autre base, en vérifiant chaque ligne.
help-backup-file = fichier à écrire, ou dossier pour des sauvegardes nommées par date
help-backup-keep = dans un dossier : nombre de sauvegardes à garder, les plus anciennes sont supprimées
help-restore-file = une sauvegarde
help-restore-check = n’écrire rien ; rejouer chaque partie et vérifier chaque mélange
help-move-to = la nouvelle base, vide, par exemple postgresql://… ou sqlite:///…
help-serve-backups = dossier pour une sauvegarde par jour ; les sept plus récentes restent (KIBITZ_BACKUPS)

## Limits and locks
help-serve-trusted-proxy = mandataires dont on croit l’adresse qu’ils donnent de leurs clients : adresses et réseaux, ou none (KIBITZ_TRUSTED_PROXY ; par défaut : 127.0.0.1,::1)
help-serve-public-url = adresse publique du serveur, par exemple https://kibitz.example.org ; les requêtes pour d’autres hôtes sont refusées (KIBITZ_PUBLIC_URL)
help-serve-tls-cert = certificat avec sa chaîne, au format PEM : le serveur assure lui-même HTTPS (KIBITZ_TLS_CERT)
help-serve-tls-key = clé du certificat, au format PEM (KIBITZ_TLS_KEY)

## Bot tokens
help-bots-what = token new NOM crée un jeton pour un autre processus de robots, token list les affiche, token revoke NOM (ou son identifiant) en retire un ; sans cela, lance un processus de robots

## The command line loses nothing

help-bots-millis = durée maximale de réflexion du moteur, en millisecondes ; ses coups ne s’affichent jamais plus tôt, pour ne rien révéler de ses cartes (par défaut : 1500)
help-force = remplacer le fichier s’il existe
help-resume = reprendre une partie interrompue, enregistrée dans ce fichier
about-admin = Voir qui joue sur un serveur en marche et décider qui le peut : people, tables, reports, mute, ban, close, announce, log, open.
help-admin-what = people [NOM], tables, reports, log, open, mute|unmute|ban|unban PERSONNE, close TABLE ou announce MINUTES|none
help-admin-whom = qui ou quoi, si cela commence par un tiret
help-admin-note = la raison, pour le journal
help-admin-json = afficher du JSON, un objet par ligne
about-reports = Afficher ce que les joueurs ont signalé.
help-reports-json = afficher du JSON, un objet par signalement

## kibitz review
about-review = Analyser une partie finie : ce que chaque décision a coûté, ce qui était de la chance, et pourquoi.
help-review-seat = n’afficher que les décisions de cette place
help-review-millis = nombre approximatif de millisecondes par décision difficile (par défaut : 100) ; le même nombre donne toujours la même analyse
help-review-html = écrire un rapport avec des graphiques dans ce fichier
help-review-json = afficher toute l’analyse en JSON

## kibitz ratings
about-ratings = Recalculer classements et profils à partir de toutes les parties terminées.
help-ratings-what = rebuild : tout recalculer ; le serveur peut tourner en même temps

## People
about-person = Les personnes qui jouent ici : lister, afficher, réunir, réinitialiser, supprimer, exporter.
help-person-what = list, show PERSONNE, merge PERSONNE CIBLE, reset PERSONNE (nouveau code de secours, déconnexion partout), delete PERSONNE ou export PERSONNE ; une personne est un nom ou un identifiant
