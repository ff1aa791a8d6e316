# Rankingi i stoły rankingowe
rating-title = Ranking
rating-how = Wszyscy zaczynają od 1500; 400 punktów więcej to szanse dziesięć do jednego. Są tu tylko ustalone rankingi (najwyżej ± 110). Boty zachowują ranking, który dla nich zmierzono.
rating-game = Gra
rating-all = Wszystkie
rating-none = Nikt nie ma jeszcze ustalonego rankingu: potrzeba do tego około 15–30 partii rankingowych.
rating-place = Miejsce
rating-name = Imię
rating-value = Ranking
rating-games = Partie
rating-shown = { $value } ± { $deviation }
rating-provisional = wstępny
rating-bot = Bot
rating-game-rated = Partia rankingowa
rating-game-change = { $name }: { $before } → { $after }
rating-game-casual = Ta partia nie liczy się do rankingu.
rating-game-abandoned = Nie liczy się: wszyscy zgodzili się przerwać.
rating-game-same-address = Nie liczy się: dwie osoby grały z tego samego adresu internetowego.
rating-game-one-sided = Nie liczy się: te dwie osoby rozegrały ostatnio wiele partii rankingowych i prawie wszystkie wygrała ta sama.
rating-game-unknown-bot = Nie liczy się: siły jednego z botów nie zmierzono.
rating-game-deleted = Nie liczy się: jedną z osób usunięto.
new-rated = Partia rankingowa
new-rated-how = Liczy się do rankingu wszystkich. Bez podpowiedzi i cofania, zawsze z zegarem, według zasad z instrukcji. Kto odejdzie na dobre, zajmuje ostatnie miejsce.
new-rated-guest = Partie rankingowe wymagają konta: zachowaj swoje imię w ustawieniach.
problem-rated-no-hints = W partiach rankingowych nie ma podpowiedzi.
problem-rated-spectator-chat = W partiach rankingowych widzowie nie mogą pisać.
problem-rated-clock = Partia rankingowa daje na decyzję co najmniej { $least } s.
problem-rated-option = Partia rankingowa toczy się według zasad z instrukcji: opcji „{ $option }” nie można zmienić.
problem-rated-bot = Ten bot nie może grać w partiach rankingowych; mogą: { $allowed }.

# Profile
profile-none = Nie ma profilu „{ $name }”, który możesz zobaczyć.
profile-none-how = Albo nikt nie ma takiego imienia, albo ten profil nie jest dla ciebie widoczny. Znajomi zwykle widzą swoje profile.
profile-since = Tutaj od { $date }
profile-visible = Kto może zobaczyć twój profil?
profile-visible-public = Wszyscy
profile-visible-friends = Znajomi
profile-visible-nobody = Nikt
profile-visible-how = Znajomi to osoby, które obserwujesz i które obserwują ciebie. „Nikt” usuwa cię też z rankingu.
profile-follow = Obserwuj
profile-unfollow = Nie obserwuj
profile-friend = Jesteście znajomymi.
profile-follows-me = { $name } cię obserwuje.
profile-follow-how = Jeśli { $name } też cię obserwuje, jesteście znajomymi: widzicie swoje profile i to, kto właśnie jest.
profile-follow-wait = Obserwujesz: { $name }. Gdy { $name } też zacznie cię obserwować, będziecie znajomymi.
profile-note = Twoja notatka: { $name }
profile-note-how = Tylko ty możesz ją przeczytać.
profile-note-save = Zapisz notatkę
profile-note-saved = Zapisano.
profile-results = Wyniki
profile-no-games = Nie ma jeszcze skończonych partii.
profile-players = { $count ->
    [0] Dowolna liczba graczy
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
profile-played = { $played ->
    [one] { $played } partia
    [few] { $played } partie
    [many] { $played } partii
   *[other] { $played } partii
}, wygrane: { $won }, średni wynik: { $mean }
profile-curve-of = { $what ->
    [rating] Ranking
   *[scores] Punkty w ostatnich partiach
}
profile-curve = Ranking po każdej z ostatnich partii: { $values }
profile-scores = Punkty w ostatnich partiach: { $values }
profile-met = Bezpośrednie pojedynki
profile-met-line = { $played ->
    [one] { $played } partia
    [few] { $played } partie
    [many] { $played } partii
   *[other] { $played } partii
}: wyżej { $ahead }, niżej { $behind }
profile-partners = Najlepsi partnerzy
profile-lead = { $lead } pkt na rundę względem stołu
profile-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
profile-vetoes = Ulubione weta
profile-veto-x-first-me = Zaczynanie rundy
profile-veto-x-first-other = Zaczynanie przez kogoś innego
profile-times = { $times }×
profile-costs = Ile kosztowały decyzje
profile-costs-how = Z przeanalizowanych partii: ile szans na wygraną traciła średnio decyzja każdego rodzaju. Każdy punkt to średnia z { $games } partii, a wszystkie krzywe jednej gry mają tę samą skalę.
profile-costs-games = { $count ->
    [one] { $count } przeanalizowana partia
    [few] { $count } przeanalizowane partie
    [many] { $count } przeanalizowanych partii
   *[other] { $count } przeanalizowanej partii
}, { $days }
profile-cost-curve = { $kind }, średni koszt po każdej z ostatnich partii: { $values }
profile-luck = Szczęście do tej pory
profile-luck-points = { $luck } pkt
profile-luck-chance = { $luck } wygranej
profile-luck-games = { $count ->
    [one] w { $count } przeanalizowanej partii
    [few] w { $count } przeanalizowanych partiach
    [many] w { $count } przeanalizowanych partiach
   *[other] w { $count } przeanalizowanej partii
}
profile-badges = Odznaki
profile-badge-first-rated = Pierwsza partia rankingowa
profile-badge-sure = Ustalony ranking
profile-badge-upset = Wygrana z kimś silniejszym o 300 punktów
profile-badge-proved-shuffle = Udział w tasowaniu, którego uczciwość udowodniono
profile-badge-perfect-ending = Idealna końcówka: żadna decyzja nic nie kosztowała
profile-people = Osoby, które znasz
profile-people-none = Tu są osoby, które obserwujesz, które obserwują ciebie i o których masz notatkę.
profile-people-how = { $how ->
    [friend] jesteście znajomymi
    [following] obserwujesz
    [follower] obserwuje cię
   *[none] { "" }
}
problem-no-such-profile = Nie ma profilu „{ $name }”, który możesz zobaczyć.
problem-not-followed = Nie można obserwować: { $name }.
problem-too-many-notes = Limit notatek to { $most }. Najpierw usuń treść którejś z nich.
