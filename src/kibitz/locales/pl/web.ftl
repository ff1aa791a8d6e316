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

# Ręka i lewa
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

# Sounds
setting-volume = Głośność

# Analizy
home-review = Analiza
home-bring = Przeanalizuj zapis
home-practise = Przećwicz kosztowne decyzje
