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
server-tls-half = { $given } wymaga też { $missing }: certyfikat i jego klucz idą w parze.
server-setting-half = { $given } wymaga też { $missing }.
server-tls-unusable = Nie można użyć certyfikatu { $cert } z kluczem { $keyfile } ({ $reason }); oba muszą być plikami PEM, które do siebie pasują.
server-needs-unix = kibitz serve działa tylko w systemach Linux i macOS; w Windows uruchom go w WSL.
server-data-in-use = Inny serwer używa katalogu danych { $path }; zatrzymaj go albo wybierz inny przez --data.
server-no-database = W { $path } nie ma bazy danych serwera; podaj jej katalog przez --data.
server-database-locked = Baza danych jest zablokowana przez inny program ({ $reason }); zakończ go i spróbuj ponownie.
server-database-unreachable = Nie można otworzyć bazy danych ({ $reason }); sprawdź --database.
server-database-damaged = Nie można odczytać bazy danych ({ $reason }); przywróć ją z kopii albo wybierz inną przez --database.
server-database-newer = Baza danych pochodzi z nowszej wersji programu Kibitz (rewizja { $found }, ta zna { $known }); zaktualizuj Kibitz.
server-database-driver = Brakuje sterownika tej bazy danych: pip install "kibitz[{ $extra }]".
server-database-url = --database nie jest adresem bazy danych ({ $reason }).
server-no-token = Proces botów potrzebuje tokenu: --token lub KIBITZ_BOT_TOKEN; kibitz bots token new NAZWA tworzy go na komputerze serwera.
server-token-refused = Serwer { $url } nie przyjmuje tego tokenu.
server-engine-failed = Nie można użyć silnika: { $reason }.
server-engine-waits = { $bot } obsługuje tu protokół silników ({ $document }) i czeka na wiadomości, po jednej w wierszu; Ctrl+D kończy.
server-file = { $path }: { $reason }.
server-bad-record = Wiersz { $line } nie jest zakończoną partią, którą da się odtworzyć ({ $reason }); niczego nie dodano.
server-backed-up = Kopia zapisana w { $path } ({ $size } kB).
server-backups-removed = Usunięte stare kopie: { $number }.
server-restored = Przywrócone wiersze: { $rows }, wszystkie sprawdzone. Katalog danych: { $data }.
server-moved = Przeniesione wiersze: { $rows }, wszystkie sprawdzone. Uruchom serwer z nową --database.
server-backup-checked = Stoły: { $tables }. Zakończone partie, które dają się odtworzyć aż do wyniku: { $games }. Sprawdzone tasowania: { $shuffles }.
server-backup-broken = Stołu { $table } nie da się odtworzyć: { $reason }.
server-missing = Brakuje { $argument }.
server-file-exists = { $path } już istnieje; wybierz inną nazwę.
server-keep-needs-folder = --keep wymaga katalogu, a { $path } nim nie jest.
server-no-backup = { $path } nie jest kopią zapasową programu Kibitz.
server-target-not-empty = W miejscu docelowym są już dane; wybierz pustą bazę albo nowy katalog danych. Niczego nie zapisano.
server-copy-differs = Skopiowany wiersz różni się od oryginału ({ $table }: { $key }); niczego nie zachowano. Spróbuj ponownie.
server-move-same = --to wskazuje bazę, w której dane już są.
server-move-changed = Dane zmieniły się w trakcie przenoszenia: zatrzymaj wszystkie serwery, które z nich korzystają, opróżnij nową bazę i spróbuj ponownie.

# What a shared link says of itself
preview-home = Dwie gry karciane, z przyjaciółmi albo z botami, które nie potrafią oszukiwać. Bez zakładania konta.
preview-game = Zagraj w { $game } w przeglądarce, z przyjaciółmi albo z botami. Bez zakładania konta.
preview-table = Zaproszenie do gry w { $game }. Otwórz link i siadaj do stołu. Bez zakładania konta.
preview-replay = Partia { $game } do obejrzenia karta po karcie.
preview-picture = Karty na okrągłym zielonym stole

## Limits and locks
server-database-in-use = Inny serwer używa bazy danych { $path }; zatrzymaj go albo wybierz inną przez --database.

## Bot tokens
server-token-new = Token „{ $name }” ({ $id }). Zachowaj go: jest pokazywany tylko ten jeden raz. Podaj go poleceniu kibitz bots w KIBITZ_BOT_TOKEN.
server-token-revoked = { $number ->
    [one] Unieważniono { $number } token
    [few] Unieważniono { $number } tokeny
    [many] Unieważniono { $number } tokenów
   *[other] Unieważniono { $number } tokenu
 }; związane z tym procesy zostaną odłączone w ciągu kilku sekund.
server-no-such-token = Nie ma tokenu botów „{ $value }”; kibitz bots token list pokazuje wszystkie.

## The command line loses nothing

server-bots-connected = Połączono z { $url }. Wyjście: Ctrl+C.
server-bots-not-connected = Nie można połączyć się z { $url }: { $reason }. Kolejne próby potrwają, aż się uda; sprawdź adres i czy serwer działa.
reports-who = Zgłoszenie { $number }, { $when }: { $reporter } zgłasza: { $reported } ({ $reason })
reports-where = Stół { $table }; { $reporter } o: { $reported }
reports-note = Uwaga: { $note }
reports-none = Brak zgłoszeń.

## kibitz ratings
server-ratings-rebuilt = Rankingi obliczone na nowo: { $games ->
    [one] { $games } partia rankingowa
    [few] { $games } partie rankingowe
    [many] { $games } partii rankingowych
   *[other] { $games } partii rankingowej
 }, { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
 }.
