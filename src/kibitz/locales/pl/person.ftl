# Mails, and what `kibitz person` says.
mail-confirm-subject = Kibitz: potwierdź swój adres e-mail
mail-confirm =
    Cześć!

    Ten adres podano w Kibitz jako adres do linków logowania. Otwórz ten link w przeglądarce, w której to ustawiono:

    { $link }

    Link działa przez 15 minut. Jeśli to nie ty, po prostu zignoruj tę wiadomość.
mail-sign-in-subject = Kibitz: twój link do logowania
mail-sign-in =
    Cześć, { $name }!

    Ten link loguje cię do Kibitz:

    { $link }

    Działa raz, przez 15 minut. Jeśli to nie była twoja prośba, po prostu zignoruj tę wiadomość: bez linku nikt się nie zaloguje.
people-word = { $kind ->
    [account] konto
   *[guest] gość
 }
people-none = Nikt tu jeszcze nie grał.
people-name = Imię: { $name }
people-id = Identyfikator: { $id }
people-kind = { $kind ->
    [account] Konto od { $since }
   *[guest] Gość od { $since }
 }
people-games = Partie: { $games }
people-sessions = Zalogowane przeglądarki: { $number ->
    [one] jedna
    [few] { $number }
    [many] { $number }
   *[other] { $number }
 }
people-ways = Dostęp: { $passkeys ->
    [one] jeden klucz dostępu
    [few] { $passkeys } klucze dostępu
    [many] { $passkeys } kluczy dostępu
   *[other] { $passkeys } klucza dostępu
 }; kod odzyskiwania: { $code ->
    [yes] tak
   *[no] nie
 }; e-mail: { $address }
people-merged = { $person } to teraz { $into }, ze wszystkimi partiami.
people-reset = Wszystkie sesje ({ $name }) są zakończone. Ten kod odzyskiwania pozwala zalogować się jeden raz:
people-deleted = Usunięto: { $name }. To, co zostało przy stołach, zniknie przy następnym uruchomieniu serwera.
server-person-usage = Po „kibitz person” podaj jedno z tych: { $allowed }.
server-no-such-person = Nikt nie nazywa się „{ $value }” i nie ma takiego identyfikatora.
server-same-table = Obie osoby siedzą przy stole, przy którym gra jeszcze trwa. Poczekaj, aż się skończy.
server-not-merged = Tych osób nie można połączyć: jedna jest właśnie usuwana albo to ta sama osoba.
