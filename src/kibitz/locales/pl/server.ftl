# What the server and its commands say: one line each.
server-ready = Kibitz działa pod adresem { $url }
server-would-start = Konfiguracja jest poprawna; dane trafią do { $data }.
server-exported = { $number ->
    [one] Wyeksportowano jedną grę.
    [few] Wyeksportowano { $number } gry.
    [many] Wyeksportowano { $number } gier.
   *[other] Wyeksportowano { $number } gry.
 }
server-imported = Dodane gry: { $number }; już obecne: { $known }.
server-bad-value = { $argument } nie może mieć wartości „{ $value }”; dozwolone: { $allowed }.
server-bad-url = „{ $value }” nie jest adresem serwera; adres zaczyna się od http:// lub https://.
server-port-in-use = Inny program używa { $address }; zatrzymaj go albo wybierz inny --port.
server-cannot-listen = Nie można nasłuchiwać na { $address } ({ $reason }); wybierz inny --host lub --port.
server-data-unwritable = Nie można pisać w katalogu danych { $path } ({ $reason }); wybierz inny przez --data.
server-data-in-use = Inny serwer używa katalogu danych { $path }; zatrzymaj go albo wybierz inny przez --data.
server-no-database = W { $path } nie ma bazy danych serwera; podaj jej katalog przez --data.
server-database-locked = Baza danych jest zablokowana przez inny program ({ $reason }); zakończ go i spróbuj ponownie.
server-database-unreachable = Nie można otworzyć bazy danych ({ $reason }); sprawdź --database.
server-database-damaged = Nie można odczytać bazy danych ({ $reason }); przywróć ją z kopii albo wybierz inną przez --database.
server-database-newer = Baza danych pochodzi z nowszego Kibitza (wersja { $found }, ten zna { $known }); zaktualizuj Kibitza.
server-database-driver = Brakuje sterownika tej bazy danych: pip install "kibitz[{ $extra }]".
server-database-url = --database nie jest adresem bazy danych ({ $reason }).
server-no-token = Proces botów potrzebuje tokenu serwera: --token albo KIBITZ_BOT_TOKEN; token jest w pliku bot.token w katalogu danych serwera.
server-token-refused = Serwer { $url } nie przyjmuje tego tokenu.
server-engine-failed = Nie można użyć silnika: { $reason }.
server-engine-waits = { $bot } mówi tu protokołem silników ({ $document }) i czeka na wiadomości, po jednej w wierszu; Ctrl+D kończy.
server-file = { $path }: { $reason }.
server-bad-record = Wiersz { $line } nie jest zakończoną grą, którą da się odtworzyć ({ $reason }); niczego nie dodano.
