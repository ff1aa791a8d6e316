### `kibitz admin`.

admin-done = Erledigt.
admin-muted = stumm
admin-banned = gesperrt
admin-nobody = Niemand.
admin-no-tables = Keine Tische.
admin-nothing-done = Noch ist nichts getan worden.
server-admin-not-running = Mit diesem Datenordner läuft kein Server, oder er gehört dir nicht: { $path } ({ $reason }).
server-admin-nobody-there = Hier heißt niemand „{ $value }“; `kibitz admin people` zeigt alle.
server-admin-no-such-table = Einen Tisch „{ $value }“ gibt es nicht; `kibitz admin tables` zeigt sie.
server-admin-table-closed = Die Partie am Tisch { $value } ist schon vorbei.
server-admin-not-kept = Der Server konnte das nicht speichern. Versuch es gleich noch einmal.
server-admin-storage-down = Der Server erreicht seine Datenbank gerade nicht.
server-admin-bad-request = Der Server hat das nicht verstanden: Er hat eine andere Version als dieses Programm.
server-admin-internal = Im Server ist etwas schiefgegangen; sein Protokoll sagt, was.
