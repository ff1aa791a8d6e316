# Mails, and what `kibitz person` says.
mail-confirm-subject = Kibitz : confirmez votre adresse e-mail
mail-confirm =
    Bonjour,

    vous avez demandé à Kibitz d’envoyer vos liens de connexion à cette adresse. Ouvrez ce lien dans le navigateur où vous l’avez demandé :

    { $link }

    Il est valable 15 minutes. Si ce n’était pas vous, ignorez simplement ce message.
mail-sign-in-subject = Kibitz : votre lien de connexion
mail-sign-in =
    Bonjour { $name },

    ce lien vous connecte à Kibitz :

    { $link }

    Il n’est valable qu’une fois, pendant 15 minutes. Si vous ne l’avez pas demandé, ignorez simplement ce message : sans ce lien, personne ne peut se connecter.
people-word = { $kind ->
    [account] compte
   *[guest] invité
 }
people-none = Personne n’a encore joué ici.
people-name = Nom : { $name }
people-id = Identifiant : { $id }
people-kind = { $kind ->
    [account] Compte depuis { $since }
   *[guest] Invité depuis { $since }
 }
people-games = Parties : { $games }
people-sessions = Connexions : { $number ->
    [one] un navigateur
   *[other] { $number } navigateurs
 }
people-ways = Accès : { $passkeys ->
    [one] une clé d’accès
   *[other] { $passkeys } clés d’accès
 } ; code de secours : { $code ->
    [yes] oui
   *[no] non
 } ; e-mail : { $address }
people-merged = { $person } est désormais { $into }, avec toutes ses parties.
people-reset = Toutes les sessions de { $name } sont terminées. Ce code de secours permet de se connecter, une fois :
people-deleted = Compte supprimé : { $name }. Ce qui reste aux tables disparaîtra au prochain démarrage du serveur.
server-person-usage = « kibitz person » attend l’un de ces choix : { $allowed }.
server-no-such-person = Personne ne s’appelle « { $value } », et cet identifiant n’existe pas.
server-same-table = Ces deux personnes sont à une même table dont la partie n’est pas finie. Attendez qu’elle le soit.
server-not-merged = Impossible de réunir ces deux personnes : l’une est en cours de suppression, ou c’est la même.
