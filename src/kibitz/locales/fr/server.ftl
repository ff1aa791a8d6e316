# Ce que disent le serveur et ses commandes : une ligne chacun.
server-ready = Kibitz tourne à l’adresse { $url }
server-would-start = La configuration est bonne ; les données iraient dans { $data }.
server-exported = { $number ->
    [one] Une partie exportée.
   *[other] { $number } parties exportées.
 }
server-imported = Parties ajoutées : { $number } ; déjà présentes : { $known }.
server-bad-value = { $argument } ne peut pas être « { $value } » ; valeurs permises : { $allowed }.
server-bad-url = « { $value } » n’est pas l’adresse d’un serveur ; elle commence par http:// ou https://.
server-port-in-use = Un autre programme utilise { $address } ; arrêtez-le ou choisissez un autre --port.
server-cannot-listen = Impossible d’écouter sur { $address } ({ $reason }) ; choisissez un autre --host ou --port.
server-data-unwritable = Impossible d’écrire dans le dossier { $path } ({ $reason }) ; choisissez-en un autre avec --data.
server-needs-unix = kibitz serve ne fonctionne que sous Linux et macOS ; sous Windows, lancez-le dans WSL.
server-data-in-use = Un autre serveur utilise le dossier { $path } ; arrêtez-le ou choisissez-en un autre avec --data.
server-no-database = Il n’y a pas de base de données d’un serveur dans { $path } ; indiquez son dossier avec --data.
server-database-locked = La base de données est verrouillée par un autre programme ({ $reason }) ; arrêtez-le et réessayez.
server-database-unreachable = La base de données ne s’ouvre pas ({ $reason }) ; vérifiez --database.
server-database-damaged = La base de données est illisible ({ $reason }) ; restaurez-la depuis une sauvegarde ou choisissez-en une autre avec --database.
server-database-newer = La base de données vient d’un Kibitz plus récent (révision { $found }, celui-ci connaît { $known }) ; mettez Kibitz à jour.
server-database-driver = Il manque un pilote pour cette base de données : pip install "kibitz[{ $extra }]".
server-database-url = --database n’est pas l’adresse d’une base de données ({ $reason }).
server-no-token = Un processus de robots a besoin du jeton du serveur : --token ou KIBITZ_BOT_TOKEN ; il est dans le fichier bot.token du dossier de données du serveur.
server-token-refused = Le serveur { $url } n’accepte pas ce jeton.
server-engine-failed = Le moteur est inutilisable : { $reason }.
server-engine-waits = { $bot } suit ici le protocole des moteurs ({ $document }) et attend des messages, un par ligne ; Ctrl+D pour finir.
server-file = { $path } : { $reason }.
server-bad-record = La ligne { $line } n’est pas une partie terminée que l’on peut rejouer ({ $reason }) ; rien n’a été ajouté.

# What a shared link says of itself
preview-home = Deux jeux de cartes, entre amis ou contre des robots qui ne peuvent pas tricher. Sans inscription.
preview-game = Jouez à { $game } dans votre navigateur, entre amis ou contre des robots. Sans inscription.
preview-table = Une partie de { $game } vous attend. Ouvrez le lien et prenez place, sans inscription.
preview-replay = Une partie de { $game } à revoir carte par carte.
preview-picture = Des cartes à jouer sur une table ronde et verte

## The command line loses nothing

server-bots-connected = Connecté à { $url }. Ctrl+C pour quitter.
server-bots-not-connected = Impossible de se connecter à { $url } : { $reason }. Nouvelle tentative jusqu’à ce que cela marche ; vérifiez l’adresse et que le serveur est lancé.
reports-who = Signalement { $number }, { $when } : { $reporter } signale { $reported } : { $reason }
reports-where = Table { $table } ; { $reporter } à propos de { $reported }
reports-note = Remarque : { $note }
reports-none = Aucun signalement.
