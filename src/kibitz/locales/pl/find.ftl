# Finding a game with other people
find-play = Graj z ludźmi
find-count = { $count ->
    [one] Czeka { $count } osoba
    [few] Czekają { $count } osoby
    [many] Czeka { $count } osób
   *[other] Czeka { $count } osoby
}
find-title = Szukamy graczy
find-missing = { $missing ->
    [one] { $game }: jeszcze jedna osoba i zaczynacie.
    [few] { $game }: jeszcze { $missing } osoby i zaczynacie.
    [many] { $game }: jeszcze { $missing } osób i zaczynacie.
   *[other] { $game }: jeszcze { $missing } osoby i zaczynacie.
}
find-waiting = { $waiting ->
    [one] Na razie nikt inny nie czeka.
    [few] Razem z tobą czekają { $waiting } osoby.
    [many] Razem z tobą czeka { $waiting } osób.
   *[other] Razem z tobą czeka { $waiting } osoby.
}
find-meeting = Znaleziono! Wszyscy idą do stołu.
find-fill = Jeśli nikt nie przyjdzie, graj z botami
find-fill-after = { $seconds ->
    [30] po 30 sekundach
    [60] po 1 minucie
    [120] po 2 minutach
   *[0] nigdy
}
find-fill-soon = { $seconds ->
    [one] Boty zajmą wolne miejsca za { $seconds } sekundę.
    [few] Boty zajmą wolne miejsca za { $seconds } sekundy.
    [many] Boty zajmą wolne miejsca za { $seconds } sekund.
   *[other] Boty zajmą wolne miejsca za { $seconds } sekundy.
}
find-pace = Tempo
find-pace-calm = bez zegara
find-pace-quick = 30 sekund na ruch
find-mode = Rodzaj
find-mode-casual = towarzyska
find-mode-rated = rankingowa
find-stop = Przestań szukać
find-ended = Szukanie zakończone: ta strona była nieaktywna zbyt długo albo szukasz w innej karcie.
find-again = Szukaj ponownie

# People one knows
friends-title = Osoby, które znasz
friends-how = Osoby, z którymi ostatnio grasz, i inni członkowie twoich klubów.
friends-none = Jeszcze nikogo. Zagraj z kimś, a ta osoba się tu pojawi.
friends-here = online
friends-away = offline
friends-invite = Zaproś
friends-invite-name = Zaproś: { $name }
friends-invited = Zaproszono
friends-open = Zaproś kogoś znajomego
friends-around = { $count ->
    [one] Jest tu teraz { $count } znana ci osoba
    [few] Są tu teraz { $count } znane ci osoby
    [many] Jest tu teraz { $count } znanych ci osób
   *[other] Jest tu teraz { $count } znanej ci osoby
}
home-clubs = Ludzie i kluby
home-clubs-how = Miejsce dla waszego grona: własne stoły, czat, wieczory gier i sezon.
home-clubs-all = Zobacz kluby albo załóż własny

# What can go wrong
problem-no-member = { $name } nie należy do klubu.
