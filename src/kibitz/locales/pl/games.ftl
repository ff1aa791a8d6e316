# Nazwy
game-nyet = Niet!
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
discard-1x = 1 karta poza 1
discard-left = 1 karta w lewo
discard-none = nic
phase = { $phase ->
    [nyet] faza NIET!
    [team] wybór drużyn
    [bonus] przydział karty Bonusu
    [give] odrzucanie kart
    [tricks] zbieranie lew
   *[over] zakończenie partii
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
refusal-not-this-round = Plan kończy się z rundą: „{ $text }” już minęło albo dotyczy innej rundy.
refusal-game-over = Partia jest skończona.
refusal-unparsable = „{ $text }” nie jest akcją tej gry.
refusal-not-allowed = Nie można teraz zagrać „{ $action }”.
refusal-wrong-phase = Teraz nie można tego zrobić (trwa { phase }).
refusal-no-such-box = W wierszu „{ line }” nie ma takiego pola; są: { $allowed }.
refusal-box-covered = To pole w wierszu „{ line }” jest już zakryte.
refusal-last-box = Ostatnie wolne pole w wierszu „{ line }” musi pozostać wolne.
refusal-bad-team = W drużynie musi być pierwszy gracz (miejsce { NUMBER($first) }); możliwe liczebności: { $sizes }.
refusal-bad-bonus = Kartę Bonusu dostaje mniejsza drużyna; miejsce { NUMBER($seat) } do niej nie należy.
refusal-not-in-hand = Nie masz karty { $card }.
refusal-no-ones = Nie możesz odrzucić jedynki, dopóki masz inne karty.
refusal-must-follow = Musisz dołożyć do koloru: obowiązuje { $suit ->
    [B] niebieski
    [R] czerwony
    [Y] żółty
    [G] zielony
   *[super] super atu
}, a masz pasującą kartę.
refusal-supertrump-elsewhere = Super atu należy do koloru atu, a nie do koloru { $suit ->
    [B] niebieskiego
    [R] czerwonego
    [Y] żółtego
   *[G] zielonego
}: nie możesz go tu zagrać, dopóki masz inną kartę tego koloru.
refusal-too-few-placed = W tej turze trzeba wyłożyć co najmniej { $asked ->
    [one] { $asked } kartę
    [few] { $asked } karty
    [many] { $asked } kart
   *[other] { $asked } karty
}; na razie: { NUMBER($placed) }.
refusal-second-gift = Na stosy przeciwnika wolno wyłożyć tylko jedną kartę w turze.
refusal-not-higher = Na twój stos rosnący pasuje karta wyższa niż { NUMBER($top) } albo dokładnie { NUMBER($jump) } (zagranie wsteczne).
refusal-only-higher = Na twój stos rosnący pasuje tylko karta wyższa niż { NUMBER($top) }.
refusal-not-lower = Na twój stos malejący pasuje karta niższa niż { NUMBER($top) } albo dokładnie { NUMBER($jump) } (zagranie wsteczne).
refusal-only-lower = Na twój stos malejący pasuje tylko karta niższa niż { NUMBER($top) }.
refusal-does-not-improve = Karta dla przeciwnika musi ulepszyć jego stos, czyli być { $pile ->
    [opp-up] niższa niż { NUMBER($top) }
   *[opp-down] wyższa niż { NUMBER($top) }
}.
refusal-no-second-card = Ta karta pasuje, ale po niej żadna inna, a w turze trzeba wyłożyć dwie.
refusal-no-plans = W tej grze można przygotować tylko następny ruch lub turę.

# Dlaczego opcje są niedozwolone
refusal-unknown-game = Nie ma gry „{ $value }”; są: { $allowed }.
refusal-unknown-option = Nie ma opcji { $option }; są: { $allowed }.
refusal-bad-option = { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
refusal-rounds-with-target = { $option } i liczba rund wykluczają się: wybierz jedno z dwojga.
refusal-unknown-bot = Nie ma bota „{ $value }”; są: { $allowed }.

# Dlaczego zapis jest błędny
refusal-not-json = To nie jest JSON (bajt { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Nieznany format zapisu: { $value }; znany jest tylko format { $allowed }.
refusal-player-count = W zapisie liczba graczy to { NUMBER($value) }, a gra ich { NUMBER($allowed) }.
refusal-wrong-result = Wynik jest błędny: z akcji wynikają punkty { $scores } (zwycięskie miejsca: { $winners }).
refusal-result-missing = Partia jest skończona (punkty { $scores }; zwycięskie miejsca: { $winners }), ale w zapisie nie ma wyniku.
refusal-result-too-early = W zapisie jest wynik, choć partia nie jest skończona.
refusal-contribution-count = Liczba wkładów do ziarna to { NUMBER($value) }, a graczy jest { NUMBER($allowed) }.
refusal-broken-commitment = Sekret nie zgadza się z wcześniejszym zobowiązaniem.
refusal-seed-not-joint = Ziarno nie wynika z sekretu i wkładów graczy.
refusal-broken-contribution = To nie ten wkład, do którego się zobowiązano.
refusal-unbound-contribution = Jest tu wkład, do którego nikt się nie zobowiązał.
refusal-not-committed = Miejsce { NUMBER($seat) } rzekomo nie odkryło wkładu, ale do żadnego się nie zobowiązało.
refusal-broken-signature = Podpis się nie zgadza: zapis zmieniono po podpisaniu go przez serwer.
refusal-not-hex = Oczekiwano cyfr szesnastkowych (małe litery); ich liczba: { NUMBER($digits) }.
refusal-field-missing = Brakuje pola „{ $field }”.
refusal-field-unknown = Pole „{ $field }” jest tu niedozwolone.
refusal-field-repeated = Pole „{ $field }” występuje dwa razy.
refusal-bad-value = Ta wartość nie pasuje (oczekiwano: { $expected }, jest: { $got }).

# Zasady na teraz
rules-nyet = Po kolei każdy zakrywa jedno wolne pole w dowolnym wierszu. Ostatniego wolnego pola w wierszu nie wolno zakryć i nikt nie może pasować.
rules-nyet-lines = Pola, które pozostaną wolne, obowiązują w tej rundzie: kto zaczyna i wybiera drużyny, ile kart się odrzuca, który kolor jest atu, które jedynki są super atu i ile warta jest lewa.
rules-team-2 = Jedna osoba na jedną: nie ma czego wybierać.
rules-team-3 = Pierwszy gracz gra w pojedynkę albo z jednym partnerem. Kto gra w pojedynkę, ma kartę Bonusu.
rules-team-4 = Pierwszy gracz wybiera jednego partnera; pozostała dwójka gra przeciwko nim.
rules-team-5 = Pierwszy gracz wybiera jednego lub dwóch partnerów; pozostali grają przeciwko nim. Jedna osoba z pary dostaje kartę Bonusu.
rules-bonus = Pierwszy gracz daje kartę Bonusu jednej osobie z pary; jeśli sam do niej należy, może ją zatrzymać.
rules-bonus-holder-score = Kto ma kartę Bonusu, zapisuje podwójne punkty drużyny.
rules-bonus-holder-tricks = Lewy i zdobycze posiadacza karty Bonusu liczą się podwójnie dla całej drużyny.
rules-give-1 = Każdy w tajemnicy odrzuca jedną kartę. Odkłada się ją zakrytą; w tej rundzie już nie zagra.
rules-give-2 = Każdy w tajemnicy odrzuca dwie karty. Odkłada się je zakryte; w tej rundzie już nie zagrają.
rules-give-1x = Każdy w tajemnicy odrzuca jedną kartę inną niż 1. Jedynkę odrzuca tylko ten, kto ma same jedynki.
rules-give-left = Każdy w tajemnicy przekazuje jedną kartę w lewo. Wszystkie karty wędrują naraz: karty właśnie otrzymanej nie można przekazać dalej.
rules-give-none = Nikt nie odrzuca kart.
rules-tricks = Dołóż do koloru wyjścia, jeśli możesz; jeśli nie, zagraj cokolwiek. Z równych kart wygrywa zagrana ostatnia. Kto bierze lewę, wychodzi do następnej.
rules-trump = Kolor atu: { colour }. Atu bije wszystkie inne kolory.
rules-no-trump = Nie ma atu: lewę bierze najwyższa karta w kolorze wyjścia.
rules-supertrump = { $colour ->
    [B] Niebieskie
    [R] Czerwone
    [Y] Żółte
   *[G] Zielone
} jedynki to super atu, najwyższe karty ze wszystkich.
rules-supertrump-trump = Należą do atu: dokłada się je do atu, a nie do ich własnego koloru.
rules-supertrump-both = Należą do atu i do swojego koloru: dokłada się je do obu.
rules-supertrump-alone = Bez atu są osobnym kolorem.
rules-loot = Jedynka zagrana przez drugą drużynę staje się zdobyczą tego, kto bierze lewę, i liczy się jak lewa.
rules-score = Każda lewa i każda zdobycz daje każdemu w drużynie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rules-score-bad = Każda lewa i każda zdobycz kosztuje każdego w drużynie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rules-over = Koniec partii: wygrywa ten, kto ma najwięcej punktów; przy remisie gracze dzielą się zwycięstwem.
rules-duel = Wyłóż co najmniej dwie karty, jedną po drugiej, potem zakończ turę i dobierz. Kto wyłoży wszystkie karty, od razu wygrywa.
rules-duel-own = Własne stosy: na rosnący wyżej, na malejący niżej. Zagranie wsteczne (dokładnie o dziesięć) jest zawsze dozwolone.
rules-duel-gift = Raz w turze wolno wyłożyć kartę na stos przeciwnika, jeśli go ulepsza: niższą na rosnący, wyższą na malejący.
rules-duel-draw = Dobierasz dwie karty, bez względu na to, ile wykładasz; jeśli przeciwnik dostał od ciebie kartę, uzupełniasz rękę do sześciu.
rules-duel-strict = Kto nie może wyłożyć dwóch kart, przegrywa, nawet gdy została mu tylko jedna.
rules-duel-lone = Kto nie może wyłożyć dwóch kart, przegrywa; tylko ostatnią, jedyną kartę wolno wyłożyć pojedynczo.

# Wyniki
result-nyet = { $count ->
    [one] { $names } wygrywa!
    [few] { $names } dzielą się zwycięstwem!
    [many] { $names } dzielą się zwycięstwem!
   *[other] { $names } dzielą się zwycięstwem!
}
result-duel = { $name } wygrywa { NUMBER($winner) } do { NUMBER($loser) } w wyłożonych kartach.

## Why someone is reported

report-reason-abuse = obrażanie lub nękanie
report-reason-cheating = oszustwo
report-reason-stalling = celowe przeciąganie gry
report-reason-name = obraźliwe imię
report-reason-other = coś innego

# A bot that speaks for itself: of a hint, or a strength.
bot-title = { $bot ->
    [random] Bot losowy
    [greedy] Bot z prostymi zasadami
    [club] Gracz klubowy
    [expert] Ekspert
    [master] Mistrz
   *[other] { $bot }
}
