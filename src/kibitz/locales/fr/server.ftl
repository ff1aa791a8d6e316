# Ce que disent le serveur et ses commandes : une ligne chacun.
server-ready = Kibitz tourne à l’adresse { $url }
server-would-start = La configuration est bonne ; les données iraient dans { $data }.
server-exported = { $number ->
    [one] Une partie exportée.
   *[other] { $number } parties exportées.
 }
server-imported = Parties ajoutées : { $number } ; déjà présentes : { $known }.
server-bad-value = { $argument } ne peut pas être « { $value } » ; valeurs permises : { $allowed }.
server-bad-url = « { $value } » n’est pas l’adresse d’un serveur ; elle commence par http:// ou https://.
server-port-in-use = Un autre programme utilise { $address } ; arrêtez-le ou choisissez un autre --port.
server-cannot-listen = Impossible d’écouter sur { $address } ({ $reason }) ; choisissez un autre --host ou --port.
server-data-unwritable = Impossible d’écrire dans le dossier { $path } ({ $reason }) ; choisissez-en un autre avec --data.
server-tls-half = { $given } demande aussi { $missing } : un certificat et sa clé vont ensemble.
server-setting-half = { $given } demande aussi { $missing }.
server-tls-unusable = Impossible d’utiliser le certificat { $cert } avec la clé { $keyfile } ({ $reason }) ; il faut deux fichiers PEM qui vont ensemble.
server-needs-unix = kibitz serve ne fonctionne que sous Linux et macOS ; sous Windows, lancez-le dans WSL.
server-data-in-use = Un autre serveur utilise le dossier { $path } ; arrêtez-le ou choisissez-en un autre avec --data.
server-no-database = Il n’y a pas de base de données d’un serveur dans { $path } ; indiquez son dossier avec --data.
server-database-locked = La base de données est verrouillée par un autre programme ({ $reason }) ; arrêtez-le et réessayez.
server-database-unreachable = La base de données ne s’ouvre pas ({ $reason }) ; vérifiez --database.
server-database-damaged = La base de données est illisible ({ $reason }) ; restaurez-la depuis une sauvegarde ou choisissez-en une autre avec --database.
server-database-newer = La base de données vient d’un Kibitz plus récent (révision { $found }, celui-ci connaît { $known }) ; mettez Kibitz à jour.
server-database-driver = Il manque un pilote pour cette base de données : pip install "kibitz[{ $extra }]".
server-database-url = --database n’est pas l’adresse d’une base de données ({ $reason }).
server-no-token = Un processus de robots a besoin d’un jeton : --token ou KIBITZ_BOT_TOKEN ; kibitz bots token new NOM en crée un sur la machine du serveur.
server-token-refused = Le serveur { $url } n’accepte pas ce jeton.
server-engine-failed = Le moteur est inutilisable : { $reason }.
server-engine-waits = { $bot } suit ici le protocole des moteurs ({ $document }) et attend des messages, un par ligne ; Ctrl+D pour finir.
server-file = { $path } : { $reason }.
server-bad-record = La ligne { $line } n’est pas une partie terminée que l’on peut rejouer ({ $reason }) ; rien n’a été ajouté.
server-backed-up = Sauvegardé dans { $path } ({ $size } ko).
server-backups-removed = Anciennes sauvegardes supprimées : { $number }.
server-restored = Restauré : { $rows } lignes, toutes vérifiées. Le dossier de données est { $data }.
server-moved = Déplacé : { $rows } lignes, toutes vérifiées. Démarrez le serveur avec la nouvelle --database.
server-backup-checked = Tables : { $tables }. Parties terminées qui se rejouent jusqu’à leur résultat : { $games }. Mélanges vérifiés : { $shuffles }.
server-backup-broken = La table { $table } ne se rejoue pas : { $reason }.
server-missing = Il manque { $argument }.
server-file-exists = { $path } existe déjà ; choisissez un autre nom.
server-keep-needs-folder = --keep demande un dossier, et { $path } n’en est pas un.
server-no-backup = { $path } n’est pas une sauvegarde de Kibitz.
server-target-not-empty = La destination contient déjà des données ; choisissez une base vide ou un nouveau dossier. Rien n’a été écrit.
server-copy-differs = Une ligne copiée diffère de l’original ({ $table } : { $key }) ; rien n’a été gardé. Réessayez.
server-move-same = --to désigne la base où se trouvent déjà les données.
server-move-changed = Les données ont changé pendant le déplacement : arrêtez tous les serveurs qui les utilisent, videz la nouvelle base et réessayez.

# What a shared link says of itself
preview-home = Deux jeux de cartes, entre amis ou contre des robots qui ne peuvent pas tricher. Sans inscription.
preview-game = Jouez à { $game } dans votre navigateur, entre amis ou contre des robots. Sans inscription.
preview-table = Une partie de { $game } vous attend. Ouvrez le lien et prenez place, sans inscription.
preview-replay = Une partie de { $game } à revoir carte par carte.
preview-picture = Des cartes à jouer sur une table ronde et verte

## Limits and locks
server-database-in-use = Un autre serveur utilise la base de données { $path } ; arrêtez-le ou choisissez-en une autre avec --database.

## Bot tokens
server-token-new = Jeton « { $name } » ({ $id }). Conservez-le : il n’est affiché qu’une seule fois. Donnez-le à kibitz bots dans KIBITZ_BOT_TOKEN.
server-token-revoked = { $number ->
    [one] Un jeton révoqué
   *[other] { $number } jetons révoqués
 } ; les processus concernés sont déconnectés en quelques secondes.
server-no-such-token = Aucun jeton de robot « { $value } » ; kibitz bots token list les affiche tous.

## The command line loses nothing

server-bots-connected = Connecté à { $url }. Ctrl+C pour quitter.
server-bots-not-connected = Impossible de se connecter à { $url } : { $reason }. Nouvelle tentative jusqu’à ce que cela marche ; vérifiez l’adresse et que le serveur est lancé.
reports-who = Signalement { $number }, { $when } : { $reporter } signale { $reported } : { $reason }
reports-where = Table { $table } ; { $reporter } à propos de { $reported }
reports-note = Remarque : { $note }
reports-none = Aucun signalement.

## kibitz ratings
server-ratings-rebuilt = Classements recalculés : { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
 }, { $people ->
    [one] une personne
   *[other] { $people } personnes
 }.
