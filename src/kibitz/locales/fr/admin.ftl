### `kibitz admin`.

admin-done = C’est fait.
admin-muted = sans parole
admin-banned = accès bloqué
admin-nobody = Personne.
admin-no-tables = Aucune table.
admin-nothing-done = Rien n’a encore été fait.
server-admin-not-running = Aucun serveur ne tourne avec ce dossier de données, ou il n’est pas à vous : { $path } ({ $reason }).
server-admin-nobody-there = Personne ne s’appelle « { $value } » ici ; `kibitz admin people` montre tout le monde.
server-admin-no-such-table = Il n’y a pas de table « { $value } » ; `kibitz admin tables` les montre.
server-admin-table-closed = La partie à la table { $value } est déjà finie.
server-admin-not-kept = Le serveur n’a pas pu enregistrer cela. Réessayez dans un instant.
server-admin-storage-down = Le serveur n’atteint pas sa base de données pour l’instant.
server-admin-bad-request = Le serveur n’a pas compris : il n’a pas la même version que ce programme.
server-admin-internal = Quelque chose a échoué dans le serveur ; son journal dit quoi.
