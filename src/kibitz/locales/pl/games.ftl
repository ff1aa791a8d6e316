# Nazwy
game-nyet = Nyet!
game-face-to-face = The Game: Face to Face
character-name = { $character ->
    [bear] Niedźwiedź
    [wolf] Wilk
    [crane] Żuraw
    [tiger] Tygrys
   *[eagle] Orzeł
}
colour = { $colour ->
    [B] niebieski
    [R] czerwony
    [Y] żółty
   *[G] zielony
}
line = { $line ->
    [first] pierwszy gracz
    [discard] odrzucanie
    [trump] atu
    [super] super atu
   *[points] punkty
}
trump-none = bez atu
super-none = brak
discard-1 = 1 karta
discard-2 = 2 karty
discard-1x = 1 karta, nie jedynka
discard-left = 1 w lewo
discard-none = nic
phase = { $phase ->
    [nyet] faza NYET!
    [team] wybór drużyn
    [bonus] przydział karty Bonusu
    [give] odrzucanie kart
    [tricks] rozgrywanie lew
   *[over] koniec
}
character = { $seat ->
    [0] Niedźwiedź
    [1] Wilk
    [2] Żuraw
    [3] Tygrys
   *[4] Orzeł
}
deck-owner = { $seat ->
    [0] Złoty
   *[1] Srebrny
}
pile = { $pile ->
    [up] własny stos rosnący
    [down] własny stos malejący
    [opp-up] rosnący stos przeciwnika
   *[opp-down] malejący stos przeciwnika
}

# Dlaczego akcja jest niedozwolona
refusal-not-your-turn = To nie twoja kolej.
refusal-game-over = Partia się skończyła.
refusal-unparsable = „{ $text }” nie jest akcją tej gry.
refusal-wrong-phase = Teraz tego nie można zrobić: trwa { phase }.
refusal-no-such-box = Wiersz „{ line }” nie ma takiego pola; ma pola { $allowed }.
refusal-box-covered = To pole w wierszu „{ line }” jest już zakryte.
refusal-last-box = Ostatnie odkryte pole w wierszu „{ line }” musi pozostać odkryte.
refusal-bad-team = W drużynie musi być pierwszy gracz (miejsce { NUMBER($first) }); możliwe liczebności: { $sizes }.
refusal-bad-bonus = Kartę Bonusu dostaje mniejsza drużyna; miejsce { NUMBER($seat) } do niej nie należy.
refusal-not-in-hand = Nie masz karty { $card }.
refusal-no-ones = Nie wolno odrzucić jedynki, dopóki masz inne karty.
refusal-must-follow = Musisz dołożyć do koloru: zagrano { $suit ->
    [B] niebieski
    [R] czerwony
    [Y] żółty
    [G] zielony
   *[super] super atu
}, a masz taką kartę.
refusal-supertrump-elsewhere = Super atu należy do koloru atutowego, a nie do koloru { $suit ->
    [B] niebieskiego
    [R] czerwonego
    [Y] żółtego
   *[G] zielonego
}: nie jest tu dołożeniem do koloru, dopóki masz inną kartę tego koloru.
refusal-too-few-placed = W swojej turze trzeba wyłożyć { $asked ->
    [one] { $asked } kartę
    [few] { $asked } karty
    [many] { $asked } kart
   *[other] { $asked } karty
}; na razie wyłożono { NUMBER($placed) }.
refusal-second-gift = Na stosy przeciwnika wolno wyłożyć tylko jedną kartę w turze.
refusal-not-higher = Na twój stos rosnący pasuje karta wyższa niż { NUMBER($top) } albo cofnięcie dokładnie do { NUMBER($jump) }.
refusal-not-lower = Na twój stos malejący pasuje karta niższa niż { NUMBER($top) } albo cofnięcie dokładnie do { NUMBER($jump) }.
refusal-does-not-improve = Karta dla przeciwnika musi poprawić jego stos: { $pile ->
    [opp-up] niższa niż { NUMBER($top) }
   *[opp-down] wyższa niż { NUMBER($top) }
}.

# Dlaczego opcje są niedozwolone
refusal-unknown-game = Nie ma gry „{ $value }”; są: { $allowed }.
refusal-unknown-option = Nie ma opcji { $option }; są: { $allowed }.
refusal-bad-option = { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
refusal-rounds-with-target = { $option } i liczba rund wykluczają się: wybierz jedno.
refusal-unknown-bot = Nie ma bota „{ $value }”; są: { $allowed }.

# Dlaczego zapis jest błędny
refusal-not-json = To nie jest JSON (bajt { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Format zapisu { $value } nie jest tu znany, tylko format { $allowed }.
refusal-player-count = Liczba podanych graczy to { NUMBER($value) }, a gra ich { NUMBER($allowed) }.
refusal-wrong-result = Wynik jest błędny: akcje prowadzą do punktów { $scores }; wygrywa miejsce { $winners }.
refusal-result-missing = Partia się skończyła, punkty { $scores }, wygrywa miejsce { $winners }, ale w zapisie brak wyniku.
refusal-result-too-early = W zapisie jest wynik, choć partia się nie skończyła.
refusal-contribution-count = Liczba wkładów do ziarna to { NUMBER($value) }, a graczy jest { NUMBER($allowed) }.
refusal-broken-commitment = Sekret nie jest tym, do którego się zobowiązano.
refusal-seed-not-joint = Ziarno nie wynika z sekretu i wkładów graczy.
refusal-not-hex = Oczekiwana liczba cyfr szesnastkowych pisanych małymi literami: { NUMBER($digits) }.
refusal-field-missing = Brakuje pola „{ $field }”.
refusal-field-unknown = Pole „{ $field }” tu nie należy.
refusal-field-repeated = Pole „{ $field }” występuje dwa razy.
refusal-bad-value = Ta wartość nie pasuje (oczekiwano: { $expected }, jest: { $got }).

# Zasady na teraz
rules-nyet = Po kolei każdy zakrywa jedno odkryte pole w dowolnym wierszu. Ostatniego odkrytego pola w wierszu nie wolno zakryć i nikt nie może pasować.
rules-nyet-lines = To, co zostanie odkryte, obowiązuje w tej rundzie: kto zaczyna i wybiera drużyny, ile kart się odrzuca, który kolor jest atutowy, czyje jedynki są super atu i ile warta jest lewa.
rules-team-2 = Jeden na jednego: nie ma czego wybierać.
rules-team-3 = Pierwszy gracz gra sam albo bierze jednego partnera. Kto gra sam, ma kartę Bonusu.
rules-team-4 = Pierwszy gracz bierze jednego partnera; dwaj pozostali grają przeciwko nim.
rules-team-5 = Pierwszy gracz bierze jednego lub dwóch partnerów; pozostali grają przeciwko nim. Jeden z pary dostaje kartę Bonusu.
rules-bonus = Pierwszy gracz daje kartę Bonusu jednemu z pary.
rules-bonus-holder-score = Posiadacz karty Bonusu zapisuje podwójne punkty drużyny.
rules-bonus-holder-tricks = Lewy i zdobycz posiadacza karty Bonusu liczą się podwójnie dla całej drużyny.
rules-give-1 = Każdy w tajemnicy odrzuca jedną kartę. Wypada ona z rundy zakryta.
rules-give-2 = Każdy w tajemnicy odrzuca dwie karty. Wypadają one z rundy zakryte.
rules-give-1x = Każdy w tajemnicy odrzuca jedną kartę, która nie jest jedynką. Tylko kto ma same jedynki, odrzuca jedynkę.
rules-give-left = Każdy w tajemnicy podaje jedną kartę w lewo. Wszystkie karty wędrują naraz: karty właśnie otrzymanej nie można podać dalej.
rules-give-none = Nikt nie odrzuca kart.
rules-tricks = Dołóż do zagranego koloru, jeśli możesz; jeśli nie, zagraj cokolwiek. Z równych kart wyższa jest zagrana później. Kto bierze lewę, zaczyna następną.
rules-trump = Kolor atutowy: { colour }. Atuty biją wszystkie inne kolory.
rules-no-trump = Nie ma atu: lewę bierze najwyższa karta zagranego koloru.
rules-supertrump = Super atu to jedynki, kolor { colour }: najwyższe karty ze wszystkich.
rules-supertrump-trump = Należą do atu: dokłada się je do atu, a nie do ich własnego koloru.
rules-supertrump-both = Należą do atu i do swojego koloru: dokłada się je do obu.
rules-supertrump-alone = Bez atu są osobnym kolorem.
rules-loot = Jedynka zagrana przez drugą drużynę staje się zdobyczą tego, kto bierze lewę, i liczy się jak lewa.
rules-score = Każda lewa i każda zdobycz daje wszystkim w drużynie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rules-score-bad = Każda lewa i każda zdobycz kosztuje wszystkich w drużynie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rules-over = Koniec partii: wygrywa najwięcej punktów, a przy remisie zwycięstwo się dzieli.
rules-duel = Wyłóż co najmniej dwie karty, jedną po drugiej, potem zakończ turę i dobierz. Kto wyłoży wszystkie karty, od razu wygrywa.
rules-duel-own = Własne stosy: na rosnący wyżej, na malejący niżej. Cofnąć się dokładnie o dziesięć wolno zawsze.
rules-duel-gift = Raz w turze wolno wyłożyć kartę na stos przeciwnika, jeśli go poprawia: niżej tam, gdzie rośnie, wyżej tam, gdzie maleje.
rules-duel-draw = Dobierasz dwie karty; po karcie dla przeciwnika uzupełniasz rękę do sześciu.
rules-duel-strict = Kto nie może wyłożyć dwóch kart, przegrywa, nawet z jedną ostatnią kartą.
rules-duel-lone = Kto nie może wyłożyć dwóch kart, przegrywa; tylko jedną ostatnią kartę wolno wyłożyć samą.

# Wyniki
result-nyet = { $count ->
    [one] { $names } wygrywa!
    [few] { $names } dzielą się zwycięstwem!
    [many] { $names } dzielą się zwycięstwem!
   *[other] { $names } dzielą się zwycięstwem!
}
result-duel = { $name } wygrywa: wyłożone karty { NUMBER($winner) } do { NUMBER($loser) }.
