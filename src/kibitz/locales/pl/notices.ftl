# O czym mówimy ludziom, gdy ich nie ma, i gdzie.

notice-turn = { $game }: twoja kolej.
notice-reminder = { $game }: to wciąż twoja kolej, a czas ucieka.
notice-nudge = { $game }: inni czekają na twój ruch.
notice-invitation = { $game }: { $name } zaprasza cię do gry.
notice-joined = { $game }: { $name } siada przy twoim stole.
notice-rematch = { $game }: { $name } chce zagrać z tobą jeszcze raz.
notice-game-over = { $game }: twoja partia dobiegła końca. Zobacz, jak się skończyła.
notice-followed = { $name } obserwuje twój profil.
notice-club-table = { $game }: klub { $club } otwiera stół.
notice-season-over = { $club }: sezon dobiegł końca. Zobacz, jak się skończył.
notice-club-asked = { $club }: { $name } chce dołączyć.
notice-club-entered = { $club }: należysz już do klubu.
notice-other = Na Kibitz czeka na ciebie coś nowego.

notices-title = Powiadomienia
notices-bell =
    { $count ->
        [0] Powiadomienia
        [one] Powiadomienia, { $count } nowe
        [few] Powiadomienia, { $count } nowe
        [many] Powiadomienia, { $count } nowych
       *[other] Powiadomienia, { $count } nowego
    }
notices-none = Nic nowego. Gdy pod twoją nieobecność przyjdzie twoja kolej albo ktoś zechce z tobą zagrać, zobaczysz to tutaj.
notices-all-seen = Oznacz jako przeczytane
notices-new = nowe
notices-choose = Wybierz, gdzie mają przychodzić

notices-how = Powiadomienia zawsze znajdziesz pod dzwonkiem. Tutaj wybierzesz, gdzie jeszcze mają przychodzić. Nigdy nie mówią nic o kartach.
notices-push = Ta przeglądarka
notices-push-how = Wiadomości na tym urządzeniu, nawet gdy Kibitz jest zamknięty.
notices-push-on = Włącz w tej przeglądarce
notices-push-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
notices-push-unable = Ta przeglądarka nie pokazuje powiadomień ze stron. Na iPhonie lub iPadzie najpierw dodaj Kibitz do ekranu początkowego.
notices-push-since = włączone od { $when }
notices-device-unknown = Nieznana przeglądarka
notices-mail = E-mail
notices-mail-how = Podsumowanie tego, co na ciebie czeka, nie częściej, niż chcesz.
notices-mail-address = Adres e-mail
notices-mail-often = Najwyżej
notices-mail-hours =
    { $hours ->
        [1] co godzinę
        [6] co sześć godzin
        [24] raz dziennie
       *[168] raz w tygodniu
    }
notices-mail-save = Wysyłaj mi e-maile
notices-mail-waiting = Na adres { $address } poszedł e-mail. Otwórz zawarty w nim link, i gotowe.
notices-mail-on = Wysyłamy e-maile na adres { $address }.
notices-webhook = Discord, Slack lub ntfy
notices-webhook-how = Wiadomość na twoim kanale. Wklej adres webhooka albo tematu ntfy.
notices-webhook-url = Adres webhooka
notices-webhook-save = Wysyłaj tam wiadomości
notices-webhook-on = Wysyłamy wiadomości do { $host }.
notices-remove = Wyłącz
notices-remove-what = Wyłącz: { $what }
notices-what = O czym cię powiadamiamy
notices-channel-push = Push
notices-channel-mail = E-mail
notices-channel-webhook = Kanał
notices-kind-turn = Moja kolej
notices-kind-reminder = Mój czas ucieka
notices-kind-nudge = Ktoś na mnie czeka
notices-kind-invitation = Ktoś mnie zaprasza
notices-kind-joined = Ktoś siada przy moim stole
notices-kind-rematch = Ktoś chce rewanżu
notices-kind-game-over = Partia kończy się beze mnie
notices-kind-followed = Ktoś zaczyna mnie obserwować
notices-kind-club-table = Mój klub otwiera stół
notices-kind-season-over = Koniec sezonu
notices-kind-club-asked = Ktoś chce dołączyć do mojego klubu
notices-kind-club-entered = Klub mnie przyjmuje
notices-by = { $kind }: { $channel }
notices-quiet = Godziny ciszy
notices-quiet-how = W tych godzinach nic nie wysyłamy. Przyjdzie później, jeśli do tego czasu nie zajrzysz. Strefa czasowa: { $zone }.
notices-quiet-on = Zachowuj godziny ciszy
notices-quiet-from = Od
notices-quiet-until = Do

notices-link-title = Powiadomienia
notices-link-working = Chwileczkę…
notices-stopped =
    { $channel ->
        [push] Gotowe: ta przeglądarka nie dostanie już od nas wiadomości.
        [mail] Gotowe: nie dostaniesz już od nas e-maili.
       *[webhook] Gotowe: nic więcej nie wyślemy na twój kanał.
    }
notices-confirmed = Dziękujemy! Od teraz piszemy na adres { $address }.
notices-link-settings = Do ustawień

notices-stop = Nie wysyłaj więcej
notices-mail-subject =
    { $count ->
        [one] Kibitz: coś na ciebie czeka
        [few] Kibitz: czekają na ciebie { $count } sprawy
        [many] Kibitz: czeka na ciebie { $count } spraw
       *[other] Kibitz: czeka na ciebie { $count } sprawy
    }
notices-mail-why = Ten e-mail przychodzi, bo tak wybrano w ustawieniach Kibitz.
notices-mail-stop = Jednym kliknięciem zrezygnujesz z tych e-maili:
notices-mail-confirm-subject = Kibitz: potwierdź swój adres
notices-mail-confirm = Ktoś, prawdopodobnie ty, chce dostawać na ten adres powiadomienia z Kibitz. Jeśli tego chcesz, otwórz ten link w ciągu trzech dni:
notices-mail-confirm-not = Jeśli to pomyłka, nie musisz nic robić: więcej nie napiszemy.

problem-unknown-zone = Nie znamy strefy czasowej { $zone }.
problem-bad-subscription = Nie da się użyć usługi push tej przeglądarki. Wybierz e-mail albo inną przeglądarkę.
problem-no-mail-here = Ten serwer nie wysyła e-maili.
problem-bad-address = To nie wygląda na adres e-mail. Sprawdź go.
problem-mail-not-sent = Nie udało się wysłać e-maila. Sprawdź adres albo spróbuj później.
problem-bad-webhook = Tego adresu nie da się użyć. Musi zaczynać się od https:// i prowadzić do publicznego serwera.
problem-no-such-target = To już jest wyłączone.
problem-no-such-link = Ten link już nie działa.
