# Accounts: the section of the settings, coming in, and what may go wrong with it.
account-title = Twoje konto
account-guest = Grasz jako gość: { $name }. Wie o tym tylko ciasteczko w tej przeglądarce. Jeśli zniknie, nie wrócisz do swoich partii.
account-kept = Imię { $name } należy do ciebie. Możesz się zalogować ponownie w każdej chwili, na każdym urządzeniu.
account-keep = Zachowaj to imię
account-keep-how = Wystarczy odcisk palca, twarz lub PIN. Bez hasła, bez e-maila, a wszystkie twoje partie zostają z tobą.
account-why = { $can ->
    [insecure] Pod tym adresem nie ma kluczy dostępu: przeglądarki tworzą je tylko przez HTTPS.
    [number] Tu nie ma kluczy dostępu: przeglądarki nie tworzą ich dla adresów z samych liczb.
    [browser] Ta przeglądarka nie ma kluczy dostępu.
   *[elsewhere] Tu nie ma kluczy dostępu: serwer nie zna tego adresu jako swojego.
 } Kod odzyskiwania i tak działa, drugie urządzenie też.
account-sign-in = Zaloguj się kluczem dostępu
account-new-code = { $have ->
    [yes] Nowy kod odzyskiwania
   *[no] Utwórz kod odzyskiwania
 }
account-code-since = Masz kod odzyskiwania z dnia { $when }.
account-passkeys = Twoje klucze dostępu
account-passkey-times = Utworzono: { $made } · Ostatnio użyto: { $used }
account-passkey-unused = Utworzono: { $made } · Jeszcze nie użyto
account-add = Dodaj klucz dostępu
account-remove = Usuń
account-move = Użyj na innym urządzeniu
account-done = { $name } to teraz twoje imię.
account-cancel = Anuluj
account-code-title = Twój kod odzyskiwania
account-code-how = Wydrukuj go lub zapisz: widzisz go tylko ten jeden raz. Pozwala zalogować się raz, potem dostaniesz nowy.
account-code-print = Drukuj
account-code-copy = Kopiuj
account-code-kept = Kod zapisany
account-code-enter = Kod odzyskiwania
account-code-go = Zaloguj się
account-move-how = Zeskanuj to aparatem drugiego urządzenia albo otwórz tam link. Nic się nie stanie, dopóki tu się nie zgodzisz.
account-move-picture = Kod QR z linkiem
account-move-local = Uwaga: ten adres działa tylko na tym komputerze. Otwórz tu Kibitz pod adresem, którego używają inne urządzenia.
account-move-asked = { $device } chce się zalogować jako { $name }. Zgódź się tylko, jeśli widać tam tę liczbę:
account-move-yes = Zgódź się
account-move-no = Odmów
account-move-done = Drugie urządzenie jest zalogowane.
account-move-over = Ten link wygasł.
account-move-again = Nowy link
account-in-title = Zaloguj się
account-in-asks = To urządzenie chce się zalogować jako { $name }. Zgódź się na drugim urządzeniu, jeśli widać tam tę liczbę:
account-in-how = { $what ->
    [device] Ten link zaloguje tę przeglądarkę jako osobę, która pokazała ci kod. Przejdź dalej tylko wtedy, gdy to ty.
    [link] Ten link zaloguje cię na tym urządzeniu.
   *[address] Ten link potwierdzi twój adres e-mail.
 }
account-in-go = { $what ->
    [device] Dalej
    [link] Zaloguj się
   *[address] Potwierdź
 }
account-in-nothing = Ten link jest niepełny. Otwórz go jeszcze raz albo zeskanuj kod ponownie.
account-merge-title = Zabrać wszystko?
account-merge-how = W tej przeglądarce grasz jako { $name }, { $games ->
    [0] nie masz partii, ale masz kluby, znajomych lub notatki. Możesz je dołączyć do swojego konta. Jeśli je zostawisz, nie będzie do nich powrotu.
    [one] masz jedną partię. Możesz ją dołączyć do swojego konta. Jeśli ją zostawisz, nie będzie do niej powrotu.
    [few] masz { $games } partie. Możesz je dołączyć do swojego konta. Jeśli je zostawisz, nie będzie do nich powrotu.
    [many] masz { $games } partii. Możesz je dołączyć do swojego konta. Jeśli je zostawisz, nie będzie do nich powrotu.
   *[other] masz { $games } partii. Możesz je dołączyć do swojego konta. Jeśli je zostawisz, nie będzie do nich powrotu.
}
account-merge-yes = Zabierz
account-merge-no = Zostaw
account-remove-title = Usunąć ten klucz dostępu?
account-remove-how = { $last ->
    [yes] To twój ostatni dostęp. Po wylogowaniu nie będzie powrotu do tego imienia i jego partii. Najpierw utwórz kod odzyskiwania.
   *[no] Nie otworzy już tego konta. Potem możesz go też usunąć z urządzenia.
 }
account-mail-title = Linki e-mailem
account-mail-how = { $guest ->
    [yes] Jeśli twoje konto ma adres e-mail, można tam wysłać link do logowania.
   *[no] Dodaj adres, aby można było wysłać tam link do logowania. Nie służy do niczego innego.
 }
account-mail-address = Adres e-mail
account-mail-send = Wyślij link
account-mail-sent = { $guest ->
    [yes] Jeśli ktoś tu ma taki adres, link jest w drodze.
   *[no] Link jest w drodze. Otwórz go w tej przeglądarce.
 }
account-mail-have = Linki trafiają na { $address }.
account-offer = Grasz tu jako { $name }, na razie gościnnie.
account-offer-no = Nie teraz
problem-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
problem-passkey-unknown = Ten klucz dostępu już nic tu nie otwiera. Możesz go usunąć z urządzenia.
problem-challenge-over = To trwało za długo. Spróbuj jeszcze raz.
problem-too-many-passkeys = Masz już bardzo dużo kluczy dostępu. Najpierw usuń jeden.
problem-no-passkeys-here = Pod tym adresem nie ma kluczy dostępu. Użyj kodu odzyskiwania.
problem-no-such-passkey = Tego klucza dostępu już nie ma.
problem-last-way-in = To twój ostatni dostęp. Najpierw utwórz kod odzyskiwania.
problem-ticket-over = To już wygasło. Zacznij jeszcze raz.
problem-same-table = Siedzisz przy tym samym stole pod oboma imionami. Najpierw dokończ tę partię, potem zabierz pozostałe.
problem-no-such-code = Ten kod nie działa. Sprawdź, czy nie ma literówki; ważny jest tylko najnowszy kod.
problem-no-mail = Ten serwer nie wysyła e-maili.
problem-link-over = Ten link był już użyty, jest za stary albo należy do innej przeglądarki. Poproś o nowy.
