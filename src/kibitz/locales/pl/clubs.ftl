# All my clubs
clubs-title = Kluby
clubs-lead = Klub to grono osób, które grają razem. Konto nie jest potrzebne.
clubs-mine = Twoje kluby
clubs-none = Nie należysz jeszcze do żadnego klubu. Znajdź jakiś, załóż własny albo poproś kogoś o link z zaproszeniem.
clubs-find = Znajdź klub
clubs-find-how = W tych klubach każdy może poprosić o przyjęcie.
clubs-find-name = Nazwa klubu
clubs-find-go = Szukaj
clubs-find-none = Na tej liście nie ma jeszcze żadnego klubu. Wpisać klub może osoba, która go prowadzi.
clubs-find-nothing = Żaden klub na tej liście nie nazywa się podobnie.
clubs-find-more = Klubów jest więcej: szukaj po nazwie.
clubs-new = Załóż klub
clubs-name = Nazwa klubu
clubs-picture = Obrazek
clubs-zone = Strefa czasowa
clubs-found = Załóż klub
clubs-size = { $count ->
    [one] { $count } członek
    [few] { $count } członków
    [many] { $count } członków
   *[other] { $count } członka
}
clubs-role = { $role ->
    [owner] prowadzi klub
    [helper] pomaga
    [asked] prosi o przyjęcie
   *[member] należy do klubu
}
clubs-joining = Masz zaproszenie do klubu
clubs-join = Dołącz do klubu

# One club
club-tables = Stoły
club-no-tables = Teraz nie ma otwartych stołów.
club-open = Otwórz stół: { $game }
club-members = Członkowie
club-invite = Zaproś ludzi
club-link-new = Utwórz link z zaproszeniem
club-link = Link z zaproszeniem
club-link-how = Kto ma ten link, może dołączyć do { $date }. Pokazujemy go tylko teraz.
club-copy = Kopiuj
club-copied = Skopiowano
club-asked = { $name } chce dołączyć
club-accept = Przyjmij
club-accept-name = Przyjmij: { $name }
club-decline = Odmów
club-decline-name = Odmów: { $name }
club-actions = Zmień rolę: { $name }
club-make = { $role ->
    [owner] Przekaż klub
    [helper] Powierz pomoc w klubie
    [member] Zostaw zwykłe członkostwo
   *[gone] Usuń z klubu
}
club-make-sure = { $role ->
    [owner] Przekazać klub? Prowadzić go będzie { $name }, a ty będziesz pomagać.
   *[gone] Usunąć z klubu: { $name }?
}
club-yes = Tak
club-no = Anuluj
club-ask = Poproś o przyjęcie
club-ask-done = Prośba wysłana. Odpowie ktoś, kto prowadzi klub lub w nim pomaga.
club-ask-back = Wycofaj prośbę
club-leave = Opuść klub
club-leave-sure = Opuścić klub { $club }?
club-outside = To, co się tu dzieje, widzą tylko członkowie.
club-settings = Ustawienia klubu
club-listed = Każdy może znaleźć ten klub
club-listed-how = Jego nazwa, obrazek i wielkość są na liście klubów, a każdy może poprosić o przyjęcie. Z zewnątrz nie widać, kto do niego należy.
club-save = Zapisz
club-you = ty

# Chat
club-chat = Czat
club-chat-none = Nikt jeszcze nic nie napisał.
club-chat-say = Napisz coś do klubu
club-chat-send = Wyślij
club-report = Zgłoś: { $name }
club-report-short = Zgłoś
club-report-why = Powód
club-report-reason = { $reason ->
    [abuse] obrażanie lub nękanie
    [cheating] oszustwo
    [stalling] celowe przeciąganie gry
    [name] obraźliwe imię
   *[other] coś innego
}
club-report-note = Co się stało?
club-report-send = Wyślij zgłoszenie
club-reported = Dziękujemy. Przeczyta to osoba, która prowadzi ten serwer.

# Standing tables
club-standing = Wieczory gier
club-standing-none = Nie ma jeszcze stałych wieczorów gier.
club-standing-line = { $day }, { $time }
club-standing-next = następny: { $date }
club-standing-how = Stół otwiera się sam co tydzień, a wszyscy członkowie dostają powiadomienie.
club-standing-add = Dodaj wieczór gier
club-standing-day = Dzień
club-standing-time = Godzina
club-standing-game = Gra
club-standing-remove = Usuń: { $what }
club-remove = Usuń
club-zone = Godziny według strefy { $zone }.

# Seasons
club-season = Sezon
club-season-number = Sezon { $number }
club-season-until = trwa do { $date }
club-season-over = koniec: { $date }
club-season-closing = Koniec sezonu: trwa liczenie ostatnich partii.
club-season-none = Teraz nie trwa żaden sezon.
club-season-begin = Rozpocznij sezon
club-season-end = Zakończ sezon teraz
club-season-end-sure = Zakończyć sezon teraz? Tabela będzie wtedy ostateczna.
club-season-empty = Nie ma jeszcze partii. Liczy się każda partia co najmniej dwojga członków przy stole klubu.
club-season-past = Wcześniejsze sezony
club-season-days = Długość
club-season-length = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
club-scheme = Liczą się
club-scheme-name = { $scheme ->
    [wins] wygrane
    [points] punkty
   *[luck] punkty bez szczęścia
}
club-scheme-luck = Szczęście odliczamy w przeanalizowanych partiach. Pozostałe liczą się ze zwykłymi punktami.
club-place = Miejsce
club-player = Osoba
club-played = Partie
club-won = Wygrane
club-points = Punkty
club-adjusted = Bez szczęścia
club-reviewed = przeanalizowane: { $reviewed } z { $played }

# The circle
club-circle = Kto z kim gra
club-circle-none = Wypełni się wraz z waszymi pierwszymi partiami.
club-circle-pair = { $one } i { $other }
club-circle-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
club-circle-won = wygrane { $one } : { $other }

# What can go wrong
problem-no-such-club = Nie ma takiego klubu.
problem-helpers-only = Mogą to zrobić tylko osoby, które prowadzą klub lub w nim pomagają.
problem-owner-only = Może to zrobić tylko osoba, która prowadzi klub.
problem-not-the-owner = Tego nie da się tak zmienić.
problem-club-name-taken = Jest już klub o podobnej nazwie. Wybierz inną.
problem-too-many-clubs-owned = Najwyższa liczba klubów, które można prowadzić, to { $most }.
problem-too-many-clubs = Najwyższa liczba klubów, do których można należeć, to { $most }. Najpierw opuść jeden z nich.
problem-club-full = Ten klub jest pełny: najwięcej osób, ile może w nim być, to { $most }.
problem-too-many-asked = Zbyt wiele próśb czeka już na odpowiedź ({ $most }). Spróbuj później.
problem-no-such-invitation = To zaproszenie jest nieważne albo wygasło. Poproś o nowy link.
problem-no-such-zone = Nie ma takiej strefy czasowej.
problem-too-many-standing = Limit wieczorów gier w klubie to { $most }. Najpierw usuń jeden z nich.
problem-no-such-standing = Tego wieczoru gier już nie ma.
problem-season-running = Jeden sezon już trwa.
problem-no-season = Nie ma takiego sezonu.
problem-owner-leaves = Jeśli odejdziesz, klub poprowadzi { $name }.
problem-club-ends = Poza tobą nikogo tu nie ma. Jeśli odejdziesz, klub zostanie rozwiązany na zawsze.
