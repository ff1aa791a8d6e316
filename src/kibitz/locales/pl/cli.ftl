# Teksty pomocy: po jednej linii, bez zmiennych, żeby --help nie potrzebowało żadnej biblioteki.
about = Graj w dwie gry karciane, oglądaj je i analizuj: Niet! i The Game: Face to Face.
about-play = Zagraj w terminalu przeciwko botom.
about-simulate = Pozwól botom grać ze sobą i zachowaj zapisy partii.
about-replay = Pokaż zapisaną partię, w całości lub krok po kroku, i sprawdź ją.
about-verify = Sprawdź zapis partii albo plik z jednym zapisem w każdym wierszu.
about-deal = Pokaż karty, które daje ziarno, aby sprawdzić tasowanie.
heading-usage = użycie
heading-options = opcje
heading-arguments = argumenty
heading-commands = polecenia
help-help = pokaż tę pomoc
help-lang = język komunikatów (domyślnie: język środowiska)
help-more = Więcej powie kibitz POLECENIE --help; kibitz play nyet --help wymienia też opcje gry.
help-game = nyet albo face-to-face; podaj ją przed --help, aby zobaczyć też opcje gry
help-seat = twoje miejsce, od 0 (domyślnie: 0)
help-bots = boty na pozostałe miejsca, po kolei: random, greedy, club, expert, master (domyślnie: club)
help-simulate-bots = boty, po kolei wokół stołu: random, greedy, club, expert, master (domyślnie: greedy,random)
help-name = twoje imię w zapisie partii
help-pace = ile sekund bot poświęca na łatwą kartę (przy trudnej decyzji więcej); 0: bez czekania (domyślnie: 0,5, tylko w terminalu)
help-seed = 64 cyfry szesnastkowe, z których wynika wszystko, co losowe (domyślnie: z systemu)
help-save = gdzie zapisać partię (domyślnie: według daty, w twoim katalogu danych)
help-games = liczba partii (domyślnie: 100)
help-out = plik na zapisy, po jednym w wierszu; - oznacza standardowe wyjście
help-jobs = liczba procesów (domyślnie: wszystkie rdzenie, jeśli się to opłaca)
help-file = zapis partii albo plik z jednym zapisem w każdym wierszu
help-step = po każdej akcji pokaż sytuację i czekaj na Enter
help-as = z czyjej perspektywy patrzeć (domyślnie: open, wszystkie karty)
help-line = który wiersz pliku z wieloma zapisami
help-deal-seed = 64 cyfry szesnastkowe
help-round = która runda (domyślnie: 1)
help-json = wypisz jako JSON
help-receipt = to, co przeglądarka lub program zachowały z tasowania, jako dowód, że jest w nim twój wkład
about-serve = Udostępnij w przeglądarce stoły obu gier, dla ludzi i botów.
about-bots = Udostępnij boty serwerowi, gdziekolwiek działa.
about-engine = Uruchom jednego z naszych botów jako silnik, na standardowym wejściu i wyjściu.
about-export = Zapisz wszystkie zakończone partie serwera, po jednym zapisie w wierszu.
about-import = Dodaj do serwera zakończone partie z zapisów.
about-schema = Wypisz schemat JSON wszystkich przesyłanych wiadomości.
help-serve-host = adres, pod którym serwer nasłuchuje (KIBITZ_HOST; domyślnie: localhost, tylko ten komputer)
help-serve-port = port, na którym serwer nasłuchuje (KIBITZ_PORT; domyślnie: 8765)
help-serve-data = katalog bazy danych i sekretów serwera (KIBITZ_DATA)
help-serve-database = adres bazy danych zamiast pliku w katalogu danych (KIBITZ_DATABASE)
help-serve-bots = ile procesów botów uruchomić (KIBITZ_BOTS; domyślnie: 1)
help-serve-background = ile procesów botów uruchomić, gdy jest coś do przeanalizowania; 0 oznacza żadnego (KIBITZ_BACKGROUND; domyślnie: 1)
help-serve-reviews = ile analiz partii może trwać jednocześnie; 0 oznacza żadnej (KIBITZ_REVIEWS; domyślnie: 2)
help-serve-open = otwórz przeglądarkę (KIBITZ_OPEN=1)
help-serve-check = sprawdź tylko, czy serwer wystartuje z tą konfiguracją
help-bots-server = adres serwera (KIBITZ_SERVER)
help-bots-token = token botów serwera (KIBITZ_BOT_TOKEN)
help-bots-engine = polecenie programu, który obsługuje protokół silników i gra zamiast naszych botów
help-bots-background = tylko analizuj w tle, z najniższym priorytetem, bez grania w trwających partiach
help-bots-with-parent = zakończ pracę, gdy zakończy się proces nadrzędny
help-engine-bot = który bot (domyślnie: najsilniejszy)
help-export-file = plik docelowy; - oznacza standardowe wyjście
help-import-file = zapis albo plik z jednym zapisem w wierszu; - oznacza standardowe wejście
about-match = Rozegraj mecz botów na tych samych rozdaniach i zmierz, który jest lepszy.
about-ladder = Wyznacz rankingi botów w turnieju każdy z każdym; ponowne uruchomienie wznawia turniej tam, gdzie go przerwano.
help-lab-bots = boty przy stole (random, greedy, club, expert, master); ostatni zajmuje pozostałe miejsca
help-lab-ladder-bots = boty do klasyfikacji: random, greedy, club, expert, master
help-lab-game = nyet albo face-to-face (domyślnie: nyet)
help-lab-deals = ile rozdań; każde jest rozgrywane przy każdym ustawieniu botów na kolejnych miejscach (domyślnie: 100)
help-lab-ladder-deals = ile rozdań rozgrywa każda para, przy każdym ustawieniu na kolejnych miejscach (domyślnie: 100)
help-lab-seed = to samo ziarno daje te same rozdania (domyślnie: 0)
help-lab-millis = ile milisekund bot może myśleć nad decyzją (domyślnie: 1000); club, expert i master i tak kończą po 20, 100 i 1000
help-lab-jobs = ile procesów gra jednocześnie (domyślnie: 1)
help-lab-on = gdzie grać: na tym komputerze czy na klastrze Ray
help-lab-json = wypisz JSON zamiast tabeli
help-lab-records = zapisz wszystkie partie do tego pliku, po jednej w wierszu
help-lab-file = zapisuj postęp w tym pliku i wznawiaj od miejsca przerwania
help-lab-plot = narysuj wykres rankingów do tego pliku (.png lub .svg)

about-backup = Zapisz kopię wszystkiego, co przechowuje serwer, w jednym pliku; serwer może działać.
about-restore = Przywróć kopię zapasową do nowego katalogu danych albo pustej bazy.
about-move = Przenieś dane zatrzymanego serwera do innej bazy, sprawdzając każdy wiersz.
help-backup-file = plik docelowy albo katalog na kopie nazwane datą
help-backup-keep = w katalogu: ile kopii zachować; starsze są usuwane
help-restore-file = kopia zapasowa
help-restore-check = niczego nie zapisuj; odtwórz każdą partię i sprawdź każde tasowanie
help-move-to = nowa, pusta baza, na przykład postgresql://… albo sqlite:///…
help-serve-backups = katalog na codzienną kopię zapasową; zostaje siedem najnowszych

## Limits and locks
help-serve-trusted-proxy = zaufane serwery proxy, od których przyjmujemy adresy klientów: adresy i sieci albo none (KIBITZ_TRUSTED_PROXY; domyślnie: 127.0.0.1,::1)
help-serve-public-url = pod jakim adresem jest serwer, na przykład https://kibitz.example.org; żądania do innych hostów są odrzucane (KIBITZ_PUBLIC_URL)
help-serve-tls-cert = certyfikat z łańcuchem, w formacie PEM: serwer sam obsługuje HTTPS (KIBITZ_TLS_CERT)
help-serve-tls-key = klucz certyfikatu, w formacie PEM (KIBITZ_TLS_KEY)

## Bot tokens
help-bots-what = token new NAZWA tworzy token dla kolejnego procesu botów, token list pokazuje wszystkie, token revoke NAZWA (lub identyfikator) unieważnia; bez tego uruchamia proces botów

## The command line loses nothing

help-bots-millis = ile milisekund silnik myśli najwyżej; jego ruchy nie pojawiają się wcześniej, żeby nie zdradzały kart (domyślnie: 1500)
help-force = zastąp plik, jeśli już istnieje
help-resume = wznów przerwaną partię zapisaną w tym pliku
about-admin = Zobacz, kto gra na działającym serwerze, i zdecyduj, komu wolno: people, tables, reports, mute, ban, close, announce, log, open.
help-admin-what = people [NAZWA], tables, reports, log, open, mute|unmute|ban|unban OSOBA, close STÓŁ albo announce MINUTY|none
help-admin-whom = kogo lub co, jeśli zaczyna się od myślnika
help-admin-note = powód, do dziennika
help-admin-json = wypisz JSON, jeden obiekt w wierszu
about-reports = Pokaż, co zgłoszono o graczach.
help-reports-json = wypisz JSON, jeden obiekt na zgłoszenie

## kibitz review
about-review = Przeanalizuj zakończoną partię: ile kosztowała każda decyzja, co było szczęściem i dlaczego.
help-review-seat = pokaż tylko decyzje tego miejsca
help-review-millis = ile mniej więcej milisekund na trudną decyzję (domyślnie: 100); ta sama liczba zawsze daje tę samą analizę
help-review-html = zapisz raport z wykresami do tego pliku
help-review-json = wypisz całą analizę jako JSON

## kibitz ratings
about-ratings = Oblicz na nowo rankingi i profile ze wszystkich zakończonych partii.
help-ratings-what = rebuild: oblicz wszystko od nowa; serwer może przy tym działać

## People
about-person = Osoby, które tu grają: lista, szczegóły, łączenie, reset, usuwanie, eksport.
help-person-what = list, show OSOBA, merge OSOBA CEL, reset OSOBA (nowy kod odzyskiwania, wylogowanie wszędzie), delete OSOBA albo export OSOBA; osoba to imię albo identyfikator
