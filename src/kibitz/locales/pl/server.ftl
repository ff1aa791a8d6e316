# What the server and its commands say: one line each.
server-ready = Kibitz działa pod adresem { $url }
server-would-start = Konfiguracja jest poprawna; dane trafią do { $data }.
server-exported = { $number ->
    [one] Wyeksportowano jedną partię.
    [few] Wyeksportowano { $number } partie.
    [many] Wyeksportowano { $number } partii.
   *[other] Wyeksportowano { $number } partii.
 }
server-imported = Dodane partie: { $number }; już obecne: { $known }.
server-bad-value = { $argument } nie może mieć wartości „{ $value }”; dozwolone: { $allowed }.
server-bad-url = „{ $value }” nie jest adresem serwera; adres zaczyna się od http:// lub https://.
server-port-in-use = Inny program używa { $address }; zatrzymaj go albo wybierz inny --port.
server-cannot-listen = Nie można nasłuchiwać na { $address } ({ $reason }); wybierz inny --host lub --port.
server-data-unwritable = Nie można pisać w katalogu danych { $path } ({ $reason }); wybierz inny przez --data.
server-needs-unix = kibitz serve działa tylko w systemach Linux i macOS; w Windows uruchom go w WSL.
server-data-in-use = Inny serwer używa katalogu danych { $path }; zatrzymaj go albo wybierz inny przez --data.
server-no-database = W { $path } nie ma bazy danych serwera; podaj jej katalog przez --data.
server-database-locked = Baza danych jest zablokowana przez inny program ({ $reason }); zakończ go i spróbuj ponownie.
server-database-unreachable = Nie można otworzyć bazy danych ({ $reason }); sprawdź --database.
server-database-damaged = Nie można odczytać bazy danych ({ $reason }); przywróć ją z kopii albo wybierz inną przez --database.
server-database-newer = Baza danych pochodzi z nowszej wersji programu Kibitz (rewizja { $found }, ta wersja zna { $known }); zaktualizuj Kibitz.
server-database-driver = Brakuje sterownika tej bazy danych: pip install "kibitz[{ $extra }]".
server-database-url = --database nie jest adresem bazy danych ({ $reason }).
server-no-token = Proces botów potrzebuje tokenu serwera: --token albo KIBITZ_BOT_TOKEN; token jest w pliku bot.token w katalogu danych serwera.
server-token-refused = Serwer { $url } nie przyjmuje tego tokenu.
server-engine-failed = Nie można użyć silnika: { $reason }.
server-engine-waits = { $bot } obsługuje tu protokół silników ({ $document }) i czeka na wiadomości, po jednej w wierszu; Ctrl+D kończy.
server-file = { $path }: { $reason }.
server-bad-record = Wiersz { $line } nie jest zakończoną partią, którą da się odtworzyć ({ $reason }); niczego nie dodano.

# What a shared link says of itself
preview-home = Dwie gry karciane, z przyjaciółmi albo z botami, które nie potrafią oszukiwać. Bez zakładania konta.
preview-game = Zagraj w { $game } w przeglądarce, z przyjaciółmi albo z botami. Bez zakładania konta.
preview-table = Zaproszenie do gry w { $game }. Otwórz link i siadaj do stołu. Bez zakładania konta.
preview-replay = Partia { $game } do obejrzenia karta po karcie.
preview-picture = Karty na okrągłym zielonym stole

## The command line loses nothing

server-bots-connected = Połączono z { $url }. Wyjście: Ctrl+C.
server-bots-not-connected = Nie można połączyć się z { $url }: { $reason }. Będę próbować, aż się uda; sprawdź adres i czy serwer działa.
reports-who = Zgłoszenie { $number }, { $when }: { $reporter } zgłasza: { $reported }: { $reason }
reports-where = Stół { $table }; { $reporter } o { $reported }
reports-note = Uwaga: { $note }
reports-none = Brak zgłoszeń.
