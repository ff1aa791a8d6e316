# Nasz własny udział w tasowaniu
shuffle-trouble = { $trouble ->
    [late] Twój wkład w tasowanie nie dotarł na czas i karty rozdano bez niego. Nie udowodnisz, że potasowano uczciwie.
    [missing] Nie ufaj temu tasowaniu: serwer potwierdził twój wkład, a potem go pominął.
    [changed] Nie ufaj temu tasowaniu: serwer ogłosił w twoim imieniu coś innego.
    [server] Nie ufaj temu tasowaniu: serwer podmienił własny wkład, odkąd siedzisz przy stole.
   *[refused] Nie ufaj temu tasowaniu: serwer odrzucił dokładnie ten wkład, do którego cię zobowiązano.
}

# Ile wiadomo o tasowaniu
fair-verdict = { $proof ->
    [proved] Udowodnione: w tym tasowaniu jest twój własny wkład
    [consistent] Spójne: wszystko się zgadza
    [none] Brak dowodu
    [broken] Coś się tu nie zgadza
   *[contradicted] Ten zapis przeczy temu, co zachowała twoja przeglądarka
}
fair-means = { $proof ->
    [proved] W zapisie jest dokładnie to zobowiązanie, które pokazał ci serwer, i dokładnie ta liczba losowa, którą dodała twoja przeglądarka. Nikt nie mógł wybrać tych kart.
    [consistent] Wszystkie liczby w zapisie zgadzają się ze sobą. Więcej może wiedzieć tylko ktoś, czyj wkład w nim jest: autor zapisu mógłby wszystko zmyślić.
    [none] W tym tasowaniu nie ma liczby losowej nikogo z grających, więc rozdający mógł wybrać karty.
    [broken] Co najmniej jedna liczba w zapisie nie jest tym, za co się podaje. Nie ufaj temu rozdaniu.
   *[contradicted] Przed rozdaniem serwer potwierdził twojej przeglądarce coś innego. Zachowaj pokwitowanie: dowodzi ono, że zapis zmieniono.
}
fair-parts = Każdy losowy wkład jest tym, do którego zobowiązano się, zanim ujawniono którykolwiek.
fair-signed = Zapis nie zmienił się, odkąd podpisał go jego serwer (klucz { $signer }…).
fair-signed-unchecked = Zapis jest podpisany (klucz { $signer }…), ale ta przeglądarka nie potrafi tu sprawdzić podpisu Ed25519.
fair-unsigned = Zapis nie jest podpisany.
fair-receipt = To, co twoja przeglądarka zachowała sprzed rozdania, jest w zapisie.
fair-receipt-get = Pobierz pokwitowanie
fair-how = Twoja przeglądarka właśnie wszystko to przeliczyła. Pokazuje to, że kart nie dobrano; nie pokazuje, że nikt ich nie widział, bo serwer przy rozdawaniu zna karty wszystkich. Mając pokwitowanie, to samo sprawdzisz u siebie poleceniem „kibitz verify --receipt”.

# Połączenie i kto jest przy stole
status-title = Wieści ze stołu
line-offline = Nie masz połączenia z siecią. Gra ruszy dalej, gdy twoje urządzenie je odzyska.
line-moves = Jeszcze niepotwierdzone: { $moves }. Zostanie wysłane ponownie.
line-rest = { $count ->
    [one] { $count } wiadomość czeka na wysłanie.
    [few] { $count } wiadomości czekają na wysłanie.
    [many] { $count } wiadomości czeka na wysłanie.
   *[other] { $count } wiadomości czeka na wysłanie.
}
line-nothing = Wszystkie twoje ruchy dotarły.
seat-away-soon = { $seconds ->
    [one] { $who } jest offline. Za { $seconds } sekundę zagra bot.
    [few] { $who } jest offline. Za { $seconds } sekundy zagra bot.
    [many] { $who } jest offline. Za { $seconds } sekund zagra bot.
   *[other] { $who } jest offline. Za { $seconds } sekundy zagra bot.
}
seat-went-away = { $who } jest offline.
seat-stands-in = { $who } jest offline: gra bot.
seat-came-back = { $who } znów jest przy stole.
watch-table = Oglądasz grę przy tym stole (gospodarz: { $host }). Widzisz to, co leży na stole, nigdy kart na ręce.
watch-nobody = Oglądasz grę. Widzisz to, co leży na stole, nigdy kart na ręce.

# Co mówią widzowie
chat-onlooker = { $name } (widownia)
chat-players-only = Przy tym stole rozmawiają tylko grający.
new-spectator-chat = Widzowie mogą pisać
new-spectator-chat-how = Ich wiadomości są podpisane. Nie widzą kart graczy, ale mogą wszystko komentować.

# Przerywanie i wychodzenie
stop-title = Przerwać tę partię?
stop-alone = Partia skończy się od razu, bez wyniku. Nie będzie można do niej wrócić.
stop-together = Partia skończy się bez wyniku, gdy zgodzą się wszyscy; dłuższy brak odpowiedzi oznacza zgodę. Do tego czasu możesz wycofać swój głos.
stop-no = Graj dalej
stop-yes = Przerwij partię
stop-vote = Głosuj za przerwaniem
leave-title = Odejść od stołu?
leave-how = { $seconds ->
    [one] Pozostali grają dalej. Jeśli nie wrócisz w ciągu { $seconds } sekundy, do twojego powrotu zagra bot. Partię znajdziesz na stronie głównej.
    [few] Pozostali grają dalej. Jeśli nie wrócisz w ciągu { $seconds } sekund, do twojego powrotu zagra bot. Partię znajdziesz na stronie głównej.
    [many] Pozostali grają dalej. Jeśli nie wrócisz w ciągu { $seconds } sekund, do twojego powrotu zagra bot. Partię znajdziesz na stronie głównej.
   *[other] Pozostali grają dalej. Jeśli nie wrócisz w ciągu { $seconds } sekundy, do twojego powrotu zagra bot. Partię znajdziesz na stronie głównej.
}
leave-no = Zostań
leave-yes = Odejdź

# Kim ktoś jest
who-title = Kim jesteś?
who-how = Tak zobaczą cię inni przy stole.
who-sit = Zajmij miejsce
who-look = Tylko popatrz

# Jak długo trwa partia
length-title = Długość
length-usual = { $minutes ->
    [one] pełna partia, około { $minutes } minuty
    [few] pełna partia, około { $minutes } minut
    [many] pełna partia, około { $minutes } minut
   *[other] pełna partia, około { $minutes } minuty
}
length-short = { $minutes ->
    [one] krótka partia, około { $minutes } minuty
    [few] krótka partia, około { $minutes } minut
    [many] krótka partia, około { $minutes } minut
   *[other] krótka partia, około { $minutes } minuty
}
length-only = { $minutes ->
    [one] Około { $minutes } minuty.
    [few] Około { $minutes } minut.
    [many] Około { $minutes } minut.
   *[other] Około { $minutes } minuty.
}
option-uneven = { $low ->
    [0] Nie wszyscy rozdają tyle samo razy. Po równo wychodzi przy liczbie rund: { $high } (graczy: { $step }).
   *[other] Nie wszyscy rozdają tyle samo razy. Po równo wychodzi przy liczbie rund: { $low } lub { $high } (graczy: { $step }).
}

# Dla tych, którzy wracają
recent-when-with = { $when }, przy stole: { $names }
seat-me = Ty
recent-score = { $name } { $points }
recent-again = Zagraj ponownie
table-turn-many = { $count ->
    [one] Twój ruch w { $count } partii
    [few] Twój ruch w { $count } partiach
    [many] Twój ruch w { $count } partiach
   *[other] Twój ruch w { $count } partii
}

# Co wiadomo o powtórce
replay-details = O tej partii
replay-details-short = Info
replay-of = { $game }, { $date }
replay-scores = Wynik końcowy
replay-no-result = Tę partię przerwano.
replay-log = Przebieg gry
replay-share = Udostępnij tę pozycję
replay-download = Pobierz zapis

# Wykres odczytany na głos
chart-read = { $label }: { $scores }

# Co może pójść nie tak
problem-not-found = Pod tym adresem nic nie ma.
problem-no-undo-asked = Nikt nie prosi o cofnięcie ruchu.
problem-already-agreed = Twoja zgoda jest już zapisana.
problem-hints-off = Przy tym stole nie ma podpowiedzi.
problem-still-running = Ta partia jeszcze trwa.
problem-table-closed = Ta partia już się skończyła.
problem-spectator-chat-off = Przy tym stole rozmawiają tylko grający.
problem-nothing-said = Ta wiadomość jest pusta. Najpierw coś napisz.
problem-nothing-to-concede = Nie ma czego poddać.
problem-no-such-seat = Ten stół nie ma takiego miejsca.
problem-no-such-step = Ta partia nie ma tylu kroków.
problem-too-many-seats = Ta gra nie ma tylu miejsc.
problem-cross-site = To żądanie przyszło z innej strony i zostało odrzucone.
problem-host-only = To tylko dla prowadzących serwer: zapytaj z jego komputera albo z tokenem metryk.
problem-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
problem-banned = Nie możesz już tu grać: osoba, która prowadzi ten serwer, zablokowała ci dostęp.
problem-muted = Osoba, która prowadzi ten serwer, odebrała ci głos; nie możesz pisać na czacie.
problem-host-link-over = Ten link został już użyty albo jest za stary. Nowy wypisze serwer: kibitz admin open
problem-not-the-host = Ta strona jest dla osoby, która prowadzi serwer. Na jego komputerze link wypisze „kibitz admin open”.
restart-at = O { $time } serwer uruchomi się ponownie. Potem wrócisz do swoich partii.
problem-method-not-allowed = Serwer nie robi tego pod tym adresem.
problem-not-understood = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
problem-too-slow = Twoje połączenie nie nadążało. Wczytaj stronę ponownie.
problem-too-large = To za dużo naraz dla serwera. Wyślij mniej.

## Signed in, and what is kept about me
someone = ktoś
mine-title = Ty na tym serwerze
mine-how = Tutaj nazywasz się { $name }. Ta przeglądarka wie to z ciasteczka; hasła nie ma.
mine-sessions = Gdzie masz otwartą sesję
mine-device-unknown = Nieznana przeglądarka
mine-here = ta przeglądarka
mine-used = Ostatnio używana: { $when }
mine-end = Wyloguj
mine-sign-out = Wyloguj się tutaj
mine-sign-out-all = Wyloguj się wszędzie
mine-data = Twoje dane
mine-data-how = Wszystko, co serwer o tobie przechowuje: imię, konto, urządzenia, wyniki, wypowiedzi i zapisy zakończonych partii.
mine-export = Pobierz moje dane
mine-delete = Usuń mnie
mine-ask = { $what ->
    [everywhere] Wylogować się wszędzie?
    [other] Wylogować tę przeglądarkę?
    [delete] Usunąć cię z serwera?
   *[here] Wylogować się tutaj?
}
mine-ask-how = { $what ->
    [everywhere] Żadna przeglądarka nie będzie już znać cię jako { $name }. Bez klucza dostępu ani kodu odzyskiwania nie wrócisz do swoich partii. Jeśli chcesz zachować dane, najpierw je pobierz.
    [other] { $device }: ta przeglądarka nie będzie już znać cię jako { $name }. Otwarte w niej partie od razu się zamkną.
    [delete] Twoje imię, wyniki i wszystkie wypowiedzi zostaną teraz usunięte na zawsze. Partie zostaną u innych, a na twoim miejscu będzie „ktoś”.
   *[here] Ta przeglądarka nie będzie już znać cię jako { $name }. Jeśli jest jedyna i nie masz klucza dostępu ani kodu odzyskiwania, nie wrócisz do swoich partii. Jeśli chcesz zachować dane, najpierw je pobierz.
}
mine-no = Anuluj
mine-yes = { $what ->
    [delete] Usuń mnie na zawsze
   *[other] Wyloguj
}
problem-name-taken = Ktoś ma tu imię, które wygląda podobnie. „{ $free }” jest wolne.
problem-name-unseen = Imię musi mieć co najmniej jedną literę, cyfrę lub obrazek, które inni zobaczą.
problem-name-of-bot = Tak nazywają się tu boty. Wybierz imię, którego nikt nie weźmie za imię bota.
problem-name-too-long = To imię jest za długie. Wybierz krótsze.
problem-no-such-session = Ta przeglądarka jest już wylogowana.
problem-signed-out = Nastąpiło wylogowanie. Odśwież stronę, aby zalogować się ponownie albo grać dalej gościnnie.

## Stopping a game, and manners

stop-asked-title = Przerwać tę partię?
stop-asked = { $who } chce przerwać partię bez wyniku.
stop-asked-silence = { $seconds ->
    [one] Za { $seconds } sekundę brak odpowiedzi uznamy za zgodę.
    [few] Za { $seconds } sekundy brak odpowiedzi uznamy za zgodę.
    [many] Za { $seconds } sekund brak odpowiedzi uznamy za zgodę.
   *[other] Za { $seconds } sekundy brak odpowiedzi uznamy za zgodę.
}
stop-asked-no = Graj dalej
stop-asked-yes = Przerwij
stop-waiting = { $seconds ->
    [one] Chcesz przerwać partię. Pozostałe osoby mają jeszcze { $seconds } sekundę na odpowiedź.
    [few] Chcesz przerwać partię. Pozostałe osoby mają jeszcze { $seconds } sekundy na odpowiedź.
    [many] Chcesz przerwać partię. Pozostałe osoby mają jeszcze { $seconds } sekund na odpowiedź.
   *[other] Chcesz przerwać partię. Pozostałe osoby mają jeszcze { $seconds } sekundy na odpowiedź.
}
leave-now = Odejdź: bot zagra od razu
person-menu = Więcej: { $who }
person-title = { $who }
person-guest = ° Gra jako gość, bez konta.
person-profile = Profil
person-follow = Obserwuj
person-unfollow = Nie obserwuj
person-follow-how = Jeśli ta osoba też cię obserwuje, jesteście znajomymi: widzicie swoje profile i to, kto właśnie jest.
person-followed = Obserwujesz: { $who }.
person-unfollowed = Już nie obserwujesz: { $who }.
person-mute = Wycisz
person-mute-how = Nie zobaczysz już wypowiedzi tej osoby przy żadnym stole.
person-unmute = Wyłącz wyciszenie
person-block = Zablokuj
person-block-how = Żadne z was nie widzi wypowiedzi drugiej strony, a ta osoba nie zajmie miejsca przy twoich stołach. Nie dowie się o tym.
person-unblock = Odblokuj
person-remove = Usuń od stołu
person-remove-how = Miejsce się zwolni, a do powrotu potrzebne będzie nowe zaproszenie. Stary link przestanie działać.
person-report = Zgłoś…
person-report-how = Trafi to do osób, które prowadzą ten serwer, razem z ostatnimi wiadomościami z czatu.
person-muted = Wyciszono: { $who }.
person-blocked = Zablokowano: { $who }.
person-heard = Znów widzisz wypowiedzi: { $who }.
report-title = Zgłoszenie: { $who }
report-reason = Co się stało?
report-note = Opis (nieobowiązkowy)
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Osoby, które prowadzą ten serwer, mogą już przeczytać zgłoszenie.
avoided-title = Wyciszone i zablokowane
avoided-none = Nikogo tu nie ma: ani wyciszonych, ani zablokowanych.
avoided-mute = wyciszenie
avoided-block = blokada
avoided-undo = Cofnij: { $who }
wait-removed = Zwolniono twoje miejsce przy tym stole. Możesz wrócić z nowym zaproszeniem.
problem-stop-refused = Ktoś chce grać dalej. Możesz zapytać znowu po następnym ruchu albo wyjść: bot przejmie grę.
problem-removed = Zwolniono twoje miejsce przy tym stole. Poproś gospodarza o nowe zaproszenie.
problem-not-welcome = Nie możesz zająć miejsca przy tym stole. Wybierz inny.
problem-nobody-there = Nikogo tam nie ma.
problem-too-many-avoided = Limit wyciszonych i zablokowanych to { $allowed }. Najpierw cofnij to dla kogoś.
problem-left = Partia toczy się bez ciebie. Bot gra za ciebie, aż wrócisz.

## Analizy
problem-reviews-off = Ten serwer nie analizuje partii.
problem-no-background-bots = Ten serwer nie może teraz analizować partii. Spróbuj później.
problem-too-many-reviews = Trwają już twoje analizy (najwyżej { NUMBER($most) } naraz). Poczekaj, aż któraś się skończy.
problem-reviews-busy = Właśnie trwa analiza wielu partii. Spróbuj ponownie za chwilę.
problem-no-result = Tej partii nie rozegrano do końca, więc nie ma czego analizować.

# Ratings and profiles
home-leaderboard = Ranking
home-sign-in = Masz już konto? Zaloguj się
footer-clubs = Kluby
home-profile = Mój profil
