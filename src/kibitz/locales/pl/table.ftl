# Miejsca
seat-guest = gość
seat-you = { $name } (ty)
seat-away = offline
seat-standin = offline, gra bot

# Ręka i lewa
hand-title = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}

# Punkty i wyniki
score-title = Punktacja
score-sheet = Arkusz wyników
score-empty = Nic jeszcze nie zapisano: trwa pierwsza runda.
score-round = Runda
score-terms = Warunki
score-total = Razem
score-chart = Przebieg punktacji
round-title = Koniec rundy { NUMBER($round) }
round-how = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, zdobycze: { $loot }
round-remark-plain = Górą { $who }!
round-remark-even = Wszystkim po równo. Ale nuda!
round-remark-bonus = { $who } podwaja wynik i się uśmiecha.
round-remark-loot = { $who } wychodzi z cudzym srebrem.
round-remark-minus = Sztuka polegała na tym, by nic nie brać. Najbliżej celu: { $who }.
round-next = Następna runda
round-finish = Zobacz wynik
game-won = Wygrywasz!
game-winners = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
game-remark-won = Następną kawę stawiają pozostali.
game-remark-lost = Tym razem niet. Jeszcze raz?

# Stół dla gier, które nie mają własnego
plain-choose = Twoja kolej: wybierz, co robisz.
plain-wait = Teraz kolej na: { $names }.
plain-view = Co widzisz
plain-actions = Co możesz zrobić
plain-seats = Gracze
plain-seat = Miejsce { $seat }
plain-options = Opcje
plain-how = Kibitz nie ma jeszcze osobnego stołu do tej gry, więc wszystko widać jako zwykły tekst. Miejsca liczą się od 0, jak w zapisie gry; kreska oznacza coś zakrytego albo pustego.
plain-take-back = Cofnij
plain-lost-draft = Z taką turą przegrasz. Cofnij ją albo się poddaj.
plain-concede = Poddaj partię
value-yes = tak
value-no = nie

# Przebieg partii i czat
aside-game = Stan partii
log-title = Przebieg partii i czat
log-log = Przebieg
log-chat = Czat
log-empty = Nic się jeszcze nie wydarzyło.
chat-empty = Nikt się jeszcze nie odezwał.
chat-quick = Szybkie reakcje
chat-say = Powiedz coś
chat-send = Wyślij
reaction = { $reaction ->
    [hello] Cześć!
    [well-played] Dobrze zagrane!
    [thanks] Dzięki!
    [oops] Ojej!
    [thinking] Chwila, myślę…
    [hurry] Spokojnie, byle szybko!
    [laugh] Ha, ha!
    [wow] No, no!
    [sorry] Przepraszam!
   *[bye] Na razie!
}

# Co się mówi i zapisuje
say-dealt = Runda { NUMBER($round) }: rozdaje { $who }.
say-started = Zaczyna { $who }.
say-covered = { $who } wetuje: { $line }, { $box }.
say-settled = Warunki ustalone; zaczyna { $who }.
say-teamed = Drużyna pierwszego gracza: { $team }.
say-bonus = Kartę Bonusu ma { $who }.
say-gave = Wybór gotowy: { $who }.
say-gave-card = { $who } odrzuca kartę: { $card }.
say-passed-card = { $who } przekazuje kartę: { $card } (dostaje { $to }).
say-played = { $who } zagrywa: { $card }.
say-taken = { $loot ->
    [0] Lewę bierze { $who }.
    [one] Lewę bierze { $who }, a z nią jedną zdobycz.
    [few] Lewę bierze { $who }, a z nią { $loot } zdobycze.
    [many] Lewę bierze { $who }, a z nią { $loot } zdobyczy.
   *[other] Lewę bierze { $who }, a z nią { $loot } zdobyczy.
}
say-taken-with = { $loot ->
    [0] Lewę bierze { $who } ({ $card }).
    [one] Lewę bierze { $who } ({ $card }), a z nią jedną zdobycz.
    [few] Lewę bierze { $who } ({ $card }), a z nią { $loot } zdobycze.
    [many] Lewę bierze { $who } ({ $card }), a z nią { $loot } zdobyczy.
   *[other] Lewę bierze { $who } ({ $card }), a z nią { $loot } zdobyczy.
}
say-scored = Punkty rundy { NUMBER($round) } zapisane.
say-placed = { $way ->
    [up] { $who } wykłada { NUMBER($number) } na stos rosnący.
   *[down] { $who } wykłada { NUMBER($number) } na stos malejący.
}
say-gift = { $way ->
    [up] { $who } daje { NUMBER($number) } na stos rosnący ({ $owner }).
   *[down] { $who } daje { NUMBER($number) } na stos malejący ({ $owner }).
}
say-drew = { $count ->
    [0] { $who } nie dobiera kart.
    [one] { $who } dobiera { $count } kartę.
    [few] { $who } dobiera { $count } karty.
    [many] { $who } dobiera { $count } kart.
   *[other] { $who } dobiera { $count } karty.
}
say-won = { $who } pozbywa się wszystkich kart.
say-stuck = { $who } nie może wyłożyć wymaganych kart.
say-over = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwycięstwem dzielą się { $names }.
    [many] Zwycięstwem dzielą się { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}
say-did = { $who }: { $what }
say-happened = { $what }
your-turn = Twoja kolej

# Czekanie na graczy
wait-title = Czekamy na graczy
wait-ready = Wszyscy już są
wait-sit = Usiądź tu
wait-start = Rozdaj karty
wait-leave = Zwolnij miejsce
wait-bots = Dosadź boty
wait-more = Zaczniemy, gdy wszystkie miejsca będą zajęte.
wait-character = Twoje zwierzę
wait-deal = Tasujemy karty…
invite-title = Zaproś kogoś
invite-how = Wyślij ten link albo pokaż kod do zeskanowania.
invite-local = Ten link działa tylko na tym komputerze. Aby zaprosić innych, otwórz Kibitz pod jego adresem w sieci i stamtąd wyślij zaproszenie.
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Link jako kod do zeskanowania

# Przy stole
line-lost = Połączenie zerwane. Próbujemy ponownie…
line-no-bots = Boty nie są połączone. Partia na nie czeka.
hint-ask = Podpowiedź
hint-says = Podpowiedź ({ $bot }): { $action }
action-cover = { $line }: { $box }
action-place = { NUMBER($card) } → { $pile }
undo-ask = Poproś o cofnięcie ruchu
undo-title = Cofnąć ruch?
undo-question = { $who } prosi o cofnięcie swojego ostatniego ruchu.
undo-agree = Zgódź się
undo-refuse = Odmów
abandon-vote = { $count ->
    [0] Głosuj za przerwaniem
    [one] Głosuj za przerwaniem ({ $count })
    [few] Głosuj za przerwaniem ({ $count })
    [many] Głosuj za przerwaniem ({ $count })
   *[other] Głosuj za przerwaniem ({ $count })
}
abandon-withdraw = Wycofaj swój głos ({ NUMBER($count) })
game-stopped = Tę partię przerwano za wspólną zgodą.
game-again-join = Dołącz do następnej partii
game-again = Jeszcze raz
game-follow = Do następnej partii

# Powtórka
replay-title = Powtórka
replay-viewer = Widok
replay-open = wszystkie karty odkryte
replay-spectator = widz
replay-controls = Sterowanie
replay-step = Krok { $step } z { $last }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-last = Na koniec
replay-jump = Skocz do
replay-start = Początek
replay-chapter = { $kind ->
    [round] Runda { $number }
    [trick] Lewa { $number }
   *[turn] Tura { $number }
}
replay-speed = Szybkość
fair-title = Uczciwe tasowanie?
fair-short = Tasowanie
fair-checking = Liczymy od nowa każde tasowanie…
fair-unknown = Nie udało się pobrać zapisu tej partii.
fair-commitment = Sekret serwera zgadza się ze zobowiązaniem ogłoszonym przed partią.
fair-seed = Ziarno powstaje z tego sekretu i z losowego wkładu każdego gracza.
fair-deals = Każda rozdana karta wynika z tego ziarna.
fair-deals-unknown = Ta strona nie wie, jak w tej grze rozdaje się karty.

# Replays
open-hand = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Log
say-undone = { $who } cofa swój ostatni ruch.
say-uncovered = { $later ->
    [0] { $who } cofa weto: { $line }, { $box }.
   *[other] { $who } cofa weto: { $line }, { $box }. Późniejsze ruchy też są cofnięte.
}

# Podpowiedzi stopniowe
hint-more = Więcej
hint-by = Podpowiedź ({ $bot })
hint-percent = { NUMBER($chance) }%
hint-candidates = Warto rozważyć: { $names }
hint-best = Najlepiej: { $action }.
hint-clear = To wyraźnie lepsze od wszystkiego innego.
hint-close = Ale inne ruchy są mniej więcej równie dobre.
hint-estimates = Szansa na wygraną według ruchu
hint-ask-candidates = Pokaż najlepsze ruchy
hint-ask-all = Pokaż liczby
hint-logged = Tylko ty to widzisz. Po partii wszyscy zobaczą, ile było podpowiedzi.
hint-look-any = Porównaj możliwości: warto rozważyć różne rodzaje ruchów.
hints-used = Wykorzystane podpowiedzi: { $names }
hints-of = { $name } ({ NUMBER($count) })
