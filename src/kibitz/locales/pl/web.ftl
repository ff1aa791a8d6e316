# Karty i punkty
card = { $colour ->
    [B] niebieska { $value }
    [R] czerwona { $value }
    [Y] żółta { $value }
   *[G] zielona { $value }
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
close = Zamknij

# Plansza NIET! i warunki
board-title = Plansza NIET!
board-open = { $box }: wolne
board-covered = { $box }: zakrywa { $who }
board-stands = { $box }: ostatnie wolne pole, zostaje
terms-title = Ta runda
terms-round = Runda { NUMBER($round) } z { NUMBER($rounds) }
terms-to = Runda { NUMBER($round) }, do { NUMBER($target) } punktów
terms-open = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
    [many] { $count } wolnych pól
   *[other] { $count } wolnego pola
}

# Miejsca
seat-label = { $name }: karty { $cards }, lewy { $tricks }, łupy { $loot }, punkty { $score }
seat-you = { $name } (ty)
seat-dealer = Rozdaje
seat-dealer-mark = R
seat-bonus = Ma kartę premii
seat-team-first = drużyna pierwszego gracza
seat-team-other = druga drużyna
seat-cards = Karty na ręce
seat-tricks = Lewy w tej rundzie
seat-loot = Łupy w tej rundzie
seat-score = Punkty
seat-away = nie ma go
seat-standin = nie ma go, gra za niego bot

# Ręka i lewa
hand-title = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}
hand-card = { $card }{ $rank ->
    [super] , superatut
    [trump] , atut
   *[none] {""}
}{ $state ->
    [legal] , można zagrać
    [barred] , nie teraz
   *[quiet] {""}
}
trick-title = Lewa
trick-card = { $who }: { $card }
trick-empty = Wychodzi { $who }
trick-last = Ostatnia lewa
trick-none = Nikt jeszcze nie wziął lewy.
trick-went = { $loot ->
    [0] Lewę { $number } bierze { $who }.
    [one] Lewę { $number } bierze { $who }, { $loot } łup.
    [few] Lewę { $number } bierze { $who }, { $loot } łupy.
    [many] Lewę { $number } bierze { $who }, { $loot } łupów.
   *[other] Lewę { $number } bierze { $who }, { $loot } łupu.
}
trick-earlier = Wcześniejsza lewa
trick-later = Późniejsza lewa
tap-continue = Dotknij, aby grać dalej

# Drużyny, karta premii, oddawanie kart
team-title = Z kim grasz?
team-how = { $players ->
    [3] W pojedynkę, z kartą premii, albo z jednym partnerem.
    [4] Wybierz jednego partnera.
   *[other] Wybierz jednego lub dwóch partnerów. Para dostaje kartę premii.
}
team-sum = { $count ->
    [1] { $us } w pojedynkę, przeciw: { $them }
   *[other] { $us } przeciw: { $them }
}
team-more = Wybierz, kto gra z tobą.
team-confirm = Tak gramy
team-wait = { $phase ->
    [team] { $who } wybiera drużynę…
   *[bonus] { $who } przyznaje kartę premii…
}
bonus-title = Kto dostaje kartę premii?
bonus-how = { $rule ->
    [holder-score] Kto ją ma, zapisuje podwójne punkty.
   *[holder-tricks] Lewy i łupy posiadacza liczą się drużynie podwójnie.
}
bonus-me = Ja
give-title = { $box ->
    [left] Przekaż kartę
   *[other] Oddaj karty
}
give-how-1 = Wybierz jedną kartę. Odejdzie z rundy zakryta.
give-how-2 = Wybierz dwie karty. Odejdą z rundy zakryte.
give-how-1x = Wybierz jedną kartę, która nie jest jedynką. Odejdzie z rundy zakryta.
give-how-left = Wybierz kartę dla gracza { $left }, po lewej. Z prawej dostaniesz inną.
give-confirm-1 = Oddaję ją
give-confirm-2 = Oddaję je
give-confirm-1x = Oddaję ją
give-confirm-left = Przekaż tę kartę
give-undo = Cofnij: { $card }
give-wait = { $count ->
    [0] Karty są w drodze…
   *[other] Czekamy na: { $who }…
}
give-gone = Oddana karta: { $card }.
give-passed = Przekazana karta: { $card }, dla: { $who }.
give-received = { $who } przekazuje ci kartę: { $card }.
give-passed-short = dla: { $who }
give-received-short = od: { $who }
give-gone-short = oddane

# Punkty i wyniki
score-title = Punkty
score-sheet = Arkusz wyników
score-empty = Nic jeszcze nie zapisano: trwa pierwsza runda.
score-round = Runda
score-terms = Warunki
score-total = Razem
score-chart = Przebieg punktacji
round-title = Runda { NUMBER($round) } skończona
round-how = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, łupy: { $loot }
round-remark-plain = { $who } był górą.
round-remark-even = Wszystkim po równo. Co za nuda!
round-remark-bonus = { $who } podwaja i się uśmiecha.
round-remark-loot = { $who } wychodzi z cudzym srebrem.
round-remark-minus = Sztuka polegała na tym, by nic nie brać. Najbliżej był { $who }.
round-next = Następna runda
round-finish = Do wyniku
game-won = Wygrywasz!
game-winners = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
game-remark-won = Następną kawę stawiają pozostali.
game-remark-lost = Tym razem niet. Jeszcze raz?

# Face to Face
pile-up = w górę
pile-down = w dół
pile-label = { $pile ->
    [up] Twój stos w górę
    [down] Twój stos w dół
    [opp-up] Stos przeciwnika w górę
   *[opp-down] Stos przeciwnika w dół
}, na wierzchu { NUMBER($top) }{ $state ->
    [fits] ; { NUMBER($chosen) } tu pasuje
    [barred] ; { NUMBER($chosen) } tu nie pasuje
   *[quiet] {""}
}
line-label = Twoje stosy: { NUMBER($up) } w górę, { NUMBER($down) } w dół. Stosy przeciwnika: { NUMBER($otherup) } i { NUMBER($otherdown) }. Skoki o dziesięć: { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , można wyłożyć
    [barred] , teraz nigdzie nie pasuje
   *[quiet] {""}
}
duel-placed = Wyłożone: { NUMBER($placed) } z 58
duel-draw = { $count ->
    [0] Talia: pusta
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
    [many] Talia: { $count } kart
   *[other] Talia: { $count } karty
}
duel-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
duel-turn = { $ready ->
    [yes] { $gave ->
        [yes] Kończąc teraz, uzupełniasz rękę: dobierasz { NUMBER($draw) }.
       *[no] Kończąc teraz, dobierasz { NUMBER($draw) }. Za kartę dla przeciwnika uzupełnisz rękę do sześciu.
    }
   *[no] Wyłóż co najmniej { NUMBER($asked) } karty; na razie { NUMBER($count) }.
}
duel-wait = Gra { $who }…
duel-end = { $draw ->
    [0] Zakończ turę
    [one] Zakończ turę, dobierz { $draw }
    [few] Zakończ turę, dobierz { $draw }
    [many] Zakończ turę, dobierz { $draw }
   *[other] Zakończ turę, dobierz { $draw }
}
duel-take-back = Cofnij
duel-lost-draft = Stąd nie wyłożysz już żadnej karty, a to oznacza przegraną. Cofnij ją albo się poddaj.
duel-concede = Poddaję się
duel-turns = Tury
duel-no-turns = Nic jeszcze nie wyłożono.
duel-legend = ▲ stos w górę, ▼ w dół, ⇄ na stosie przeciwnika
duel-over-stuck = { $who } nie może już nic wyłożyć.
duel-over-won = Wszystkie karty wykłada { $winner }.
duel-score = { $a }: { NUMBER($placed) } · { $b }: { NUMBER($other) }

aside-game = Stan gry
log-title = Przebieg i czat
log-log = Przebieg
log-chat = Czat
log-empty = Nic się jeszcze nie wydarzyło.
chat-empty = Nikt się jeszcze nie odezwał.
chat-quick = Szybkie słowa
chat-say = Powiedz coś
chat-send = Wyślij
reaction = { $reaction ->
    [hello] Cześć!
    [well-played] Dobrze zagrane!
    [thanks] Dzięki!
    [oops] Ojej!
    [thinking] Chwila, myślę…
    [hurry] Spokojnie, byle szybko.
    [laugh] Ha, ha!
    [wow] No, no!
    [sorry] Przepraszam!
   *[bye] Do widzenia!
}

# Co się mówi i zapisuje
say-dealt = Runda { NUMBER($round) }: rozdaje { $who }.
say-started = Zaczyna { $who }.
say-covered = { $who } zakrywa: { $line }, { $box }.
say-settled = Warunki ustalone; pierwszy gra { $who }.
say-teamed = Razem grają { $team }.
say-bonus = Kartę premii ma { $who }.
say-gave = { $who }: wybór dokonany.
say-gave-card = { $who } oddaje kartę: { $card }.
say-passed-card = { $who } przekazuje kartę: { $card }; dostaje ją { $to }.
say-played = { $who } gra: { $card }.
say-taken = { $loot ->
    [0] Lewę bierze { $who }.
    [one] Lewę bierze { $who }; jeden łup.
    [few] Lewę bierze { $who }; { $loot } łupy.
    [many] Lewę bierze { $who }; { $loot } łupów.
   *[other] Lewę bierze { $who }; { $loot } łupu.
}
say-taken-with = { $loot ->
    [0] Lewę bierze { $who } ({ $card }).
    [one] Lewę bierze { $who } ({ $card }); jeden łup.
    [few] Lewę bierze { $who } ({ $card }); { $loot } łupy.
    [many] Lewę bierze { $who } ({ $card }); { $loot } łupów.
   *[other] Lewę bierze { $who } ({ $card }); { $loot } łupu.
}
say-scored = Runda { NUMBER($round) } zapisana.
say-placed = { $way ->
    [up] { $who } wykłada { NUMBER($number) } w górę.
   *[down] { $who } wykłada { NUMBER($number) } w dół.
}
say-gift = { $way ->
    [up] { $who } daje { NUMBER($number) } na stos w górę, który ma { $owner }.
   *[down] { $who } daje { NUMBER($number) } na stos w dół, który ma { $owner }.
}
say-drew = { $count ->
    [0] { $who } nie dobiera.
    [one] { $who } dobiera { $count } kartę.
    [few] { $who } dobiera { $count } karty.
    [many] { $who } dobiera { $count } kart.
   *[other] { $who } dobiera { $count } karty.
}
say-won = Wszystkie karty wykłada { $who }.
say-stuck = { $who } nie może grać dalej.
say-over = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwycięstwem dzielą się { $names }.
    [many] Zwycięstwem dzielą się { $names }.
   *[other] Zwycięstwem dzielą się { $names }.
}
your-turn = Twoja kolej

# Wszędzie
skip = Przejdź do stołu
loading = Chwileczkę…
home-link = Strona główna
me-name = Twoje imię
me-rename = Zmień imię
settings-title = Ustawienia
learn-title = Naucz się grać
about-title = O stronie
rules-of = Zasady: { $game }
rules-open = Zasady
menu-title = Stół i ustawienia
notice-rule = Zasada { $rule }
lost-title = Nic tu nie ma
lost-how = Ten adres donikąd nie prowadzi. Może brakuje litery.
broken-title = Stół jest poza zasięgiem
broken-again = Spróbuj ponownie
bot-name = { $bot ->
    [random] Bot: gra losowo
    [greedy] Bot: proste zasady
    [club] Bot: gracz klubowy
    [expert] Bot: ekspert
    [master] Bot: mistrz
   *[other] Bot: { $bot }
}

# Strona główna
home-title = Siadaj, karty już leżą
home-lead = Dwie gry karciane, z przyjaciółmi albo z botami, które nie potrafią oszukiwać. Bez zakładania konta.
home-about-nyet = Zawetuj, czego nie chcesz, wybierz, komu ufasz, i zgarnij cudze jedynki. Dla dwóch do pięciu osób.
home-about-face-to-face = Pojedynek na liczby: pozbądź się wszystkich kart i pomagaj przeciwnikowi tylko wtedy, gdy tobie pomoże to bardziej.
home-players = Gracze
home-bots = Przeciw
home-play = Zagraj teraz z botami
home-new = Nowy stół
home-learn = Naucz się
home-running = Twoje gry
home-tables = Otwarte stoły
home-no-tables = Teraz nie ma żadnego publicznego stołu. Otwórz swój: inni go tu zobaczą.
home-recent = Ostatnio grane
home-replay = Obejrzyj
home-won = wygrana
home-lost = przegrana
game-abandoned = przerwana
table-status = { $status ->
    [open] czeka na graczy
    [dealing] zaraz rozdanie kart
    [running] gra trwa
    [over] skończona
   *[abandoned] przerwana
}
table-go = Graj dalej
table-join = Dołącz
table-watch = Oglądaj
table-watchers = { $count ->
    [0] Nikt się nie przygląda.
    [one] Przygląda się { $count } osoba.
    [few] Przyglądają się { $count } osoby.
    [many] Przygląda się { $count } osób.
   *[other] Przygląda się { $count } osoby.
}
table-turn = twoja kolej
seat-free = wolne
seat-open = dla każdego
seat-invited = dla kogoś z zaproszeniem
seat-held = dla kogoś zajęte
seat-here = jest

# Nowy stół
new-title = Nowy stół: { $game }
new-seats = Kto gra?
new-seats-how = Wolne miejsca zapełnią się z listy stołów albo przez twój link; boty są od razu.
new-seat = Miejsce { $number }
new-seat-me = { $name } (ty)
new-seat-open = wolne dla każdego
new-seat-link = tylko z moim zaproszeniem
new-public = Pokaż na liście stołów
new-public-how = Inaczej znajdą go tylko ci, którzy mają link.
new-more = Więcej opcji
new-edition = Wydanie
new-edition-how = Czyja instrukcja rozstrzyga to, co inne pomijają; twój język się nie zmienia.
new-by-edition = jak w wydaniu
new-bonus = Karta premii
new-bonus-how = Co podwaja.
new-bonus-score = punkty tylko posiadacza
new-bonus-tricks = lewy i łupy posiadacza, dla całej drużyny
new-follows = Superatuty
new-follows-how = Do którego koloru należą.
new-follows-trump = tylko do atutu
new-follows-both = do atutu i do własnego koloru
new-no-trump = Pole „bez atutu”
new-no-trump-how = Piąte pole w linii atutu: runda może być bez atutu.
new-length = Długość
new-length-how = Zwykle po dwa lub trzy rozdania na gracza.
new-length-usual = jak zwykle
new-length-rounds = określona liczba rund
new-length-target = do liczby punktów
new-rounds = Rundy
new-target = Punkty do zdobycia
new-lone = Jedną ostatnią kartę można wyłożyć samą
new-lone-how = Ściśle biorąc, oznacza ona przegraną, bo tura wymaga dwóch kart.
new-clock = Zegar
new-clock-how = Sekundy na decyzję i czterokrotność w zapasie na całą grę. Potem decyduje bot.
new-clock-none = bez zegara
new-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
new-pace = Tempo botów
new-pace-how = Jak długo udają, że myślą.
pace-slow = wolne
pace-normal = zwykłe
pace-fast = szybkie
pace-instant = natychmiastowe
new-spectators = Wpuść widzów
new-spectators-how = Widzą to, co leży na stole, nigdy niczyjej ręki.
new-chat = Czat
new-chat-how = Krótkie słowa i szybkie reakcje.
new-hints = Podpowiedzi
new-hints-how = Każdy może spytać, co zrobiłby bot.
new-create = Otwórz stół

# Czekanie na graczy
wait-title = Czekamy na graczy
wait-ready = Wszyscy są
wait-sit = Usiądź tu
wait-start = Rozdaj karty
wait-leave = Wstań
wait-bots = Dosadź boty
wait-more = Zaczniemy, gdy wszystkie miejsca będą zajęte.
wait-character = Twoje zwierzę
wait-deal = Karty się tasują…
invite-title = Zaproś kogoś
invite-how = Wyślij ten link albo daj kod do zeskanowania.
invite-local = Ten link prowadzi do tego właśnie komputera. Dla innych otwórz Kibitz pod jego adresem w sieci i stamtąd ich zaproś.
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Link jako kod do zeskanowania

# Przy stole
line-lost = Połączenie zerwane. Próbujemy znowu…
line-no-bots = Botów nie ma. Gra na nie czeka.
hint-ask = Podpowiedź
hint-says = { $bot } zrobiłby: { $action }
undo-ask = Poproś o cofnięcie
undo-title = Cofnąć?
undo-question = { $who } prosi o cofnięcie ostatniej akcji.
undo-agree = Zgoda
undo-refuse = Nie
abandon-vote = { $count ->
    [0] Głosuj za przerwaniem gry
    [one] Głosuj za przerwaniem gry ({ $count } głos)
    [few] Głosuj za przerwaniem gry ({ $count } głosy)
    [many] Głosuj za przerwaniem gry ({ $count } głosów)
   *[other] Głosuj za przerwaniem gry ({ $count } głosu)
}
abandon-withdraw = Wycofaj głos za przerwaniem ({ NUMBER($count) })
game-stopped = Tę grę przerwano za wspólną zgodą.
game-again = Jeszcze raz
game-follow = Do następnej gry

# Powtórka
replay-title = Powtórka
replay-viewer = Oczami
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
    [trick] · Lewa { $number }
   *[turn] Tura { $number }
}
replay-speed = Tempo
fair-title = Uczciwe tasowanie?
fair-checking = Każde tasowanie jest liczone od nowa…
fair-good = Nikt nie majstrował przy kartach.
fair-bad = Coś się nie zgadza.
fair-unknown = Nie udało się pobrać zapisu tej gry.
fair-commitment = Sekret serwera jest tym, do którego zobowiązał się przed grą.
fair-seed = Ziarno składa się z tego sekretu i losowej części każdego gracza.
fair-deals = Każda rozdana karta wynika z tego ziarna.
fair-how = Wszystko to policzyła właśnie twoja przeglądarka: SHA-256 dla zobowiązania i ziarna, SHAKE-256 dla tasowania. Ani serwer, ani żaden gracz w pojedynkę nie mógł wybrać kart.

# Ustawienia
setting-language = Język
setting-theme = Światło
setting-theme-system = jak w urządzeniu
setting-theme-light = dzień
setting-theme-dark = wieczór
setting-deck = Talia
setting-deck-ivory = kość słoniowa
setting-deck-solid = pełne kolory, duży kontrast
setting-cards = Wielkość kart
setting-cards-small = małe
setting-cards-medium = średnie
setting-cards-large = duże
setting-order = Układ ręki
setting-order-trumps = kolorami, atuty razem
setting-order-colours = kolorami
setting-order-values = wartościami
setting-motion = Animacje
setting-motion-system = jak w urządzeniu
setting-motion-on = włączone
setting-motion-off = wyłączone
setting-pace = Tempo
setting-pace-slow = wolne
setting-pace-normal = zwykłe
setting-pace-fast = szybkie
setting-pace-instant = natychmiastowe
setting-tap = Dotknięcie po każdej lewie
setting-tap-how = Lewa leży, dopóki jej nie obejrzysz.
setting-confirm = Potwierdzaj przed zagraniem
setting-confirm-how = Pierwsze dotknięcie unosi kartę, drugie ją zagrywa.
setting-sounds = Dźwięki
setting-sounds-how = Dwie ciche nuty, gdy twoja kolej.
setting-notify = Powiadomienia
setting-notify-how = Słowo od przeglądarki, gdy twoja kolej, a patrzysz gdzie indziej.

# O stronie
about-what = Kibitz to wolne oprogramowanie do dwóch gier karcianych: można grać, kibicować i oglądać powtórki.
about-unofficial = To nieoficjalna strona fanów. Gry należą do autorów i wydawców, którzy nie mają z nią nic wspólnego; zasady opisujemy własnymi słowami, a każdy obrazek jest nasz albo wymieniony poniżej.
about-credits = Zrobione z pomocą
about-icons = Głowy zwierząt i małe znaki:
about-fonts = Litery:
about-code = Części:
about-privacy = Co jest przechowywane
about-privacy-how = Imię, które wybierzesz, twoje gry i ciasteczko, które mówi, które z nich są twoje. Nic nie trafia do nikogo innego i nic nie jest pobierane skądinąd.

# Co może pójść źle
problem-unexpected = Coś poszło źle ({ $code }). Spróbuj jeszcze raz.
problem-offline = Serwer nie odpowiada. Czy masz połączenie?
problem-no-such-table = Nie ma takiego stołu albo jest prywatny.
problem-no-spectators = Przy tym stole nie ma miejsca dla widzów.
problem-no-identity = Serwer jeszcze cię nie zna. Odśwież stronę.
problem-needs-invitation = To miejsce wymaga zaproszenia: poproś o cały link.
problem-seat-taken = Ktoś już tam siedzi.
problem-table-full = Wszystkie miejsca są zajęte.
problem-seats-empty = Niektóre miejsca są jeszcze puste.
problem-character-taken = To zwierzę jest już zajęte.
problem-already-started = Gra się już zaczęła.
problem-already-contributed = Już dołożyłeś swoją część do tego tasowania.
problem-already-dealt = Karty są rozdane: za późno, by dołożyć się do tasowania.
problem-not-started = Gra się jeszcze nie zaczęła.
problem-not-host = Może to zrobić tylko gospodarz.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-over = Będzie to widać po skończonej grze.
problem-chat-off = Czat przy tym stole jest wyłączony.
problem-too-fast = Powoli, proszę.
problem-no-bots = Nie ma bota, którego można by spytać.
problem-undo-pending = Ktoś już o to prosi.
problem-undo-revealed = Za późno: ktoś zobaczył już nową kartę.
problem-undo-draft = Po prostu cofnij własne karty.
problem-nothing-to-undo = Nie masz czego cofać.
problem-nothing-drafted = Nie ma czego cofać.
problem-draft-loses = To oznaczałoby przegraną. Cofnij kartę albo się poddaj.
problem-declined = Odmowa.
problem-moved = Stół jest gdzie indziej. Odśwież stronę.
problem-stopping = Serwer się zatrzymuje.
problem-bad-request = Serwer tego nie zrozumiał.
problem-internal = Serwer się potknął. Spróbuj jeszcze raz.
