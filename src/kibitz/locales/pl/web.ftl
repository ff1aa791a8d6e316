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
board-open = { $box }: wolne pole
board-covered = { $box }: zakrywa { $who }
board-stands = { $box }: ostatnie wolne pole, zostaje
terms-title = Ta runda
terms-round = Runda { NUMBER($round) } z { NUMBER($rounds) }
terms-to = Runda { NUMBER($round) }, gramy do { NUMBER($target) } pkt
terms-open = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
    [many] { $count } wolnych pól
   *[other] { $count } wolnego pola
}

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
hand-card = { $card }{ $rank ->
    [super] , super atu
    [trump] , atu
   *[none] {""}
}{ $state ->
    [legal] , można zagrać
    [barred] , nie teraz
   *[quiet] {""}
}
trick-title = Lewa
trick-card = { $who }: { $card }
trick-empty = Wychodzi { $who }
trick-none = Nie ma jeszcze żadnej lewy.
trick-went = { $loot ->
    [0] Lewę { $number } bierze { $who }.
    [one] Lewę { $number } bierze { $who }, a z nią { $loot } zdobycz.
    [few] Lewę { $number } bierze { $who }, a z nią { $loot } zdobycze.
    [many] Lewę { $number } bierze { $who }, a z nią { $loot } zdobyczy.
   *[other] Lewę { $number } bierze { $who }, a z nią { $loot } zdobyczy.
}
trick-earlier = Poprzednia lewa
trick-later = Następna lewa
tap-continue = Dotknij, aby grać dalej

# Drużyny, karta Bonusu, odrzucanie kart
team-title = Z kim grasz?
team-how = { $players ->
    [3] W pojedynkę, z kartą Bonusu, albo z jednym partnerem.
    [4] Wybierz jednego partnera.
   *[other] Wybierz jednego lub dwóch partnerów. Para dostaje kartę Bonusu.
}
team-sum = { $count ->
    [1] { $us } w pojedynkę kontra { $them }
   *[other] { $us } kontra { $them }
}
team-more = Wybierz, kto gra z tobą.
team-confirm = Zatwierdź drużyny
bonus-title = Kto dostaje kartę Bonusu?
bonus-how = { $rule ->
    [holder-score] Kto ją ma, zapisuje podwójne punkty.
   *[holder-tricks] Lewy i zdobycze posiadacza liczą się drużynie podwójnie.
}
bonus-me = Ja
give-title = { $box ->
    [left] Przekaż kartę
   *[other] Odrzuć karty
}
give-how-1 = Wybierz jedną kartę do odrzucenia. Odkłada się ją zakrytą.
give-how-2 = Wybierz dwie karty do odrzucenia. Odkłada się je zakryte.
give-how-1x = Wybierz do odrzucenia jedną kartę inną niż 1. Odkłada się ją zakrytą.
give-how-left = Wybierz kartę dla sąsiada po lewej ({ $left }). Z prawej dostaniesz inną.
give-confirm-1 = Odrzuć
give-confirm-2 = Odrzuć obie
give-confirm-1x = Odrzuć
give-confirm-left = Przekaż tę kartę
give-undo = Weź z powrotem: { $card }
give-wait = { $count ->
    [0] Karty są w drodze…
   *[other] Czekamy na: { $who }…
}
give-gone = Odrzucona karta: { $card }.
give-passed = Przekazana karta: { $card } (dostaje { $who }).
give-received = { $who } przekazuje ci kartę: { $card }.
give-passed-short = dla: { $who }
give-received-short = od: { $who }
give-gone-short = odrzucone

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

# Face to Face
pile-up = rosnący
pile-down = malejący
pile-label = { $pile ->
    [up] Twój stos rosnący
    [down] Twój stos malejący
    [opp-up] Rosnący stos przeciwnika
   *[opp-down] Malejący stos przeciwnika
}, na wierzchu { NUMBER($top) }{ $state ->
    [fits] ; { NUMBER($chosen) } tu pasuje
    [barred] ; { NUMBER($chosen) } tu nie pasuje
    [planned] ; zaplanowane na twoją turę: { $cards }
   *[quiet] {""}
}
line-label = Twoje stosy: rosnący { NUMBER($up) }, malejący { NUMBER($down) }. Stosy przeciwnika: { NUMBER($otherup) } i { NUMBER($otherdown) }. Zagrania wsteczne o dziesięć: { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , można wyłożyć
    [barred] , teraz nigdzie nie pasuje
    [planned] , zaplanowana
   *[quiet] {""}
}
duel-placed = Wyłożone: { NUMBER($placed) } z 58
duel-draw = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: { $count } karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}
duel-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
duel-end = { $draw ->
    [0] Zakończ turę
    [one] Zakończ turę, dobierz { $draw }
    [few] Zakończ turę, dobierz { $draw }
    [many] Zakończ turę, dobierz { $draw }
   *[other] Zakończ turę, dobierz { $draw }
}
duel-take-back = Cofnij
duel-lost-draft = Po tej karcie nie wyłożysz już żadnej innej i przegrasz. Cofnij ją albo się poddaj.
duel-concede = Poddaj partię
duel-turns = Tury
duel-no-turns = Na razie nic nie leży na stosach.
duel-legend = ▲ stos rosnący, ▼ malejący, ⇄ na stosie przeciwnika
duel-over-stuck = { $who } nie może wyłożyć wymaganych kart.
duel-over-won = { $winner } pozbywa się wszystkich kart!
duel-score = Wyłożone karty: { $a } { NUMBER($placed) } · { $b } { NUMBER($other) }

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

# Wszędzie
skip = Przejdź do treści
loading = Chwileczkę…
home-link = Strona główna
me-name = Twoje imię
me-rename = Zmień imię
settings-title = Ustawienia
learn-title = Naucz się grać
about-title = O stronie
rules-of = Zasady: { $game }
rules-none = Zasad gry { $game } jeszcze tu nie ma.
rules-open = Zasady
menu-title = Menu: stół i ustawienia
plans-title = Plany
menu-short = Menu
notice-rule = Zasada { $rule }
lost-title = Nic tu nie ma
lost-how = Ten adres donikąd nie prowadzi. Może brakuje w nim litery?
broken-title = Nie można połączyć się ze stołem
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
home-title = Siadaj, karty już na stole
home-lead = Dwie gry karciane, z przyjaciółmi albo z botami, które nie potrafią oszukiwać. Bez zakładania konta.
home-about-nyet = Zawetuj, czego nie chcesz, wybierz, komu ufasz, i zgarnij cudze jedynki. Od dwóch do pięciu osób.
home-about-face-to-face = Pojedynek na liczby: pozbądź się wszystkich kart i pomagaj przeciwnikowi tylko wtedy, gdy tobie pomoże to bardziej.
home-about-other = Ta gra nie ma tu jeszcze własnego stołu; gra się w nią przy zwykłym.
home-players = Gracze
home-bots = Przeciwnicy
home-play = Zagraj teraz z botami
home-new = Nowy stół
home-learn = Naucz się grać
home-running = Twoje partie
home-tables = Otwarte stoły
home-no-tables = Na razie nie ma publicznych stołów. Otwórz swój: inni zobaczą go tutaj.
home-recent = Ostatnie partie
home-replay = Obejrzyj
home-won = wygrana
home-lost = przegrana
game-abandoned = przerwana
table-status = { $status ->
    [open] czeka na graczy
    [dealing] zaraz rozdanie kart
    [running] w toku
    [over] zakończona
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
seat-invited = na zaproszenie
seat-held = zarezerwowane
seat-here = przy stole

# Nowy stół
new-title = Nowy stół: { $game }
new-seats = Kto gra?
new-seats-how = Wolne miejsca zajmą gracze z listy stołów albo ci, którym wyślesz link; boty siadają od razu.
new-seat = Miejsce { $number }
new-seat-me = { $name } (ty)
new-seat-open = dla każdego
new-seat-link = na zaproszenie
new-public = Pokaż na liście stołów
new-public-how = Bez tego stół znajdą tylko osoby z linkiem.
new-more = Więcej opcji
new-option-edition = Wydanie
new-option-edition-how = Które wydanie obowiązuje tam, gdzie instrukcje się różnią; twój język się nie zmienia.
new-by-edition = jak w wydaniu
new-option-bonus-rule = Karta Bonusu
new-option-bonus-rule-how = Co podwaja.
new-option-bonus-rule-holder-score = punkty swojego posiadacza
new-option-bonus-rule-holder-tricks = lewy i zdobycze posiadacza, dla całej drużyny
new-option-supertrump-follows = Super atu
new-option-supertrump-follows-how = Do którego koloru należą.
new-option-supertrump-follows-trump = tylko do atu
new-option-supertrump-follows-trump-and-colour = do atu i do własnego koloru
new-option-no-trump-box = Pole „bez atu”
new-option-no-trump-box-how = Piąte pole w wierszu atu: runda może być bez atu.
new-group-length = Długość
new-group-length-how = Zwykle każdy rozdaje od dwóch do czterech razy.
new-usual = jak zwykle
new-group-length-rounds = określona liczba rund
new-group-length-target = do ustalonej liczby punktów
new-option-rounds = Rundy
new-option-target = Punkty do zdobycia
new-option-lone-last-card = Ostatnią, jedyną kartę można wyłożyć pojedynczo
new-option-lone-last-card-how = Według ścisłej zasady oznacza to przegraną, bo tura wymaga dwóch kart.
new-clock = Zegar
new-clock-how = Czas na każdą decyzję oraz cztery razy tyle w zapasie na całą partię. Potem decyduje bot.
new-clock-none = bez zegara
new-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
new-pace = Tempo botów
new-pace-how = Ile czasu udają, że myślą.
pace-slow = wolne
pace-normal = zwykłe
pace-fast = szybkie
pace-instant = natychmiastowe
new-spectators = Wpuść widzów
new-spectators-how = Widzą to, co leży na stole, ale nigdy niczyich kart.
new-chat = Czat
new-chat-how = Krótkie wiadomości i szybkie reakcje.
new-hints = Podpowiedzi
new-hints-how = Każdy może spytać, co zrobiłby bot.
new-create = Otwórz stół

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

# Ustawienia
setting-language = Język
setting-theme = Motyw
setting-theme-system = jak w urządzeniu
setting-theme-light = jasny
setting-theme-dark = ciemny
setting-deck = Wygląd kart
setting-deck-ivory = kość słoniowa
setting-deck-solid = pełne kolory, duży kontrast
setting-cards = Wielkość kart
setting-cards-small = małe
setting-cards-medium = średnie
setting-cards-large = duże
setting-order = Sortowanie kart na ręce
setting-order-trumps = według koloru, atu razem
setting-order-colours = według koloru
setting-order-values = według wartości
setting-motion = Animacje
setting-motion-system = jak w urządzeniu
setting-motion-on = włączone
setting-motion-off = wyłączone
setting-pace = Tempo
setting-pace-slow = wolne
setting-pace-normal = zwykłe
setting-pace-fast = szybkie
setting-pace-instant = natychmiastowe
setting-tap = Czekaj na dotknięcie po każdej lewie
setting-tap-how = Do tego czasu lewa pozostaje widoczna.
setting-confirm = Potwierdzaj przed zagraniem
setting-confirm-how = Pierwsze dotknięcie podnosi kartę lub zaznacza pole, drugie zatwierdza.
setting-premove = Wybieraj z góry
setting-premove-how = Karta lub pole dotknięte przed twoją koleją zostanie zagrane, gdy ona nadejdzie, jeśli to jeszcze możliwe. W Face to Face możesz zaplanować całą turę; karty, które już nie pasują, wracają na rękę.
setting-sounds = Dźwięki
setting-sounds-how = Karty, lewy i weta, dwa ciche dźwięki, gdy przychodzi twoja kolej, i akord po wygranej.
setting-notify = Powiadomienia
setting-notify-how = Przeglądarka da znać, gdy przyjdzie twoja kolej, a patrzysz gdzie indziej.

# O stronie
about-what = Kibitz to wolne oprogramowanie do dwóch gier karcianych: można grać, kibicować i oglądać powtórki.
about-unofficial = To nieoficjalna strona fanów. Gry należą do autorów i wydawców, którzy nie mają z nią nic wspólnego; zasady opisujemy własnymi słowami, a każdy obrazek jest nasz albo wymieniony poniżej.
about-credits = Co nam pomogło
about-icons = Głowy zwierząt i ikony:
about-fonts = Czcionki:
about-code = Biblioteki:
about-notices = Licencje wszystkiego, co zawiera ta strona
about-privacy = Co jest przechowywane
about-privacy-how = Twoje imię, partie, wypowiedzi i to, co dodasz: konto, adres e-mail, klub. Ciasteczko mówi, co z tego jest twoje. W ustawieniach możesz wszystko pobrać albo usunąć. Nic nie jest pobierane z innych stron. Serwer opuszczają tylko powiadomienia, które włączysz: przez usługę push twojej przeglądarki, e-mailem albo na wybrany kanał.

# Co może pójść źle
problem-unexpected = Coś poszło nie tak ({ $code }). Spróbuj jeszcze raz.
problem-offline = Serwer nie odpowiada. Sprawdź połączenie.
problem-no-such-table = Nie ma takiego stołu albo jest prywatny.
problem-no-spectators = Ten stół nie wpuszcza widzów.
problem-members-only = Ten stół jest tylko dla członków klubu.
problem-no-identity = Serwer jeszcze cię nie zna. Odśwież stronę.
problem-needs-invitation = To miejsce wymaga zaproszenia: poproś o cały link.
problem-seat-taken = To miejsce jest już zajęte. Wybierz inne.
problem-table-full = Wszystkie miejsca są zajęte.
problem-seats-empty = Niektóre miejsca są jeszcze puste. Zaproś kogoś albo dosadź boty.
problem-character-taken = To zwierzę jest już zajęte. Wybierz inne.
problem-already-started = Partia już się zaczęła.
problem-already-contributed = Twój wkład w to tasowanie już jest.
problem-already-committed = Zobowiązanie do twojego wkładu w to tasowanie już jest.
problem-already-sealed = Na wkład w to tasowanie jest za późno: wszystkie zobowiązania są już ustalone.
problem-not-sealed = Wkłady odkrywa się, gdy wszystkie zobowiązania są ustalone.
problem-broken-contribution = To nie ten wkład, do którego prowadzi twoje zobowiązanie.
problem-already-dealt = Karty są już rozdane: za późno na wkład w tasowanie.
problem-not-started = Partia jeszcze się nie zaczęła.
problem-not-host = Może to zrobić tylko gospodarz.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-over = Będzie to widoczne po zakończeniu partii.
problem-chat-off = Czat przy tym stole jest wyłączony.
problem-too-fast = Nie tak szybko, proszę.
problem-no-bots = Żaden bot nie jest teraz dostępny. Spróbuj za chwilę.
problem-undo-pending = Ktoś już prosi o cofnięcie ruchu.
problem-undo-revealed = Za późno: ktoś widział już nową kartę.
problem-undo-draft = Nie trzeba prosić: po prostu cofnij własne karty.
problem-nothing-to-undo = Nie masz czego cofać.
problem-nothing-drafted = Nie ma czego cofać.
problem-no-nudge = Nie ma tu komu przypominać.
problem-draft-loses = To oznaczałoby przegraną. Cofnij kartę albo się poddaj.
problem-declined = Prośba odrzucona.
problem-moved = Ten stół działa teraz na innym serwerze. Odśwież stronę.
problem-stopping = Serwer jest wyłączany. Spróbuj ponownie za kilka minut.
problem-bad-request = Serwer tego nie zrozumiał.
problem-internal = Serwer się potknął. Spróbuj jeszcze raz.

# Sounds
setting-volume = Głośność

## Replays
open-hand = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Log
say-undone = { $who } cofa swój ostatni ruch.
say-uncovered = { $later ->
    [0] { $who } cofa weto: { $line }, { $box }.
   *[other] { $who } cofa weto: { $line }, { $box }. Późniejsze ruchy też są cofnięte.
}

## The server's limits, and what it can't keep
problem-not-kept = Ruch nie został zapisany: serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
problem-storage-down = Serwer nie ma teraz dostępu do danych. Spróbuj ponownie za chwilę.
problem-too-many-connections = Masz tę stronę otwartą zbyt wiele razy. Zamknij kilka kart i odśwież stronę.
problem-too-many-tables = Masz już niedokończone partie przy { $most } stołach. Najpierw dokończ jedną z nich albo odejdź od stołu.
problem-log-full = Przy tym stole było już za dużo cofania i zmian. Można tylko dokończyć partię albo głosować za jej przerwaniem.
problem-too-deep = Serwer nie odczyta tak głęboko zagnieżdżonych danych.

## Analizy
home-review = Analiza
home-bring = Przeanalizuj zapis
home-practise = Przećwicz kosztowne decyzje

## Podpowiedzi stopniowe
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

# Rated tables
problem-rated-no-undo = W partiach rankingowych ruch można cofnąć tylko od razu i tylko wtedy, gdy nie pokazał żadnej karty.
problem-rated-needs-account = Partie rankingowe wymagają konta: zachowaj swoje imię w ustawieniach.
