### `kibitz admin`.

admin-done = Gotowe.
admin-muted = bez głosu
admin-banned = z blokadą
admin-nobody = Nikogo.
admin-no-tables = Brak stołów.
admin-nothing-done = Nic jeszcze nie zrobiono.
server-admin-not-running = Z tym katalogiem danych nie działa żaden serwer albo katalog nie należy do ciebie: { $path } ({ $reason }).
server-admin-nobody-there = Nikt się tu nie nazywa „{ $value }”; `kibitz admin people` pokazuje wszystkich.
server-admin-no-such-table = Nie ma stołu „{ $value }”; `kibitz admin tables` pokazuje stoły.
server-admin-table-closed = Partia przy stole { $value } już się skończyła.
server-admin-not-kept = Serwer nie mógł tego zapisać. Spróbuj za chwilę jeszcze raz.
server-admin-storage-down = Serwer nie ma teraz dostępu do bazy danych.
server-admin-bad-request = Serwer tego nie zrozumiał: ma inną wersję niż ten program.
server-admin-internal = Coś poszło nie tak w serwerze; jego dziennik mówi co.
