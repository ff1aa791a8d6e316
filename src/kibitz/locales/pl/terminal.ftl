# Przy stole
you = ty
player-name = Gracz
how-to-type = Wpisz numer albo akcję (play R5, x trump R). ? objaśnia zasady, ? R5 wyjaśnia, dlaczego R5 nie wolno zagrać, q kończy.
how-to-type-back = Wpisz numer albo akcje (up 17, down 45). u cofa, end kończy turę, ? objaśnia zasady, ? up 17 wyjaśnia, dlaczego nie wolno, q kończy.
how-to-type-plain = Wpisz numer albo akcję z listy. ? wyjaśnia, co wolno, a czego nie, q kończy.
seat-name = Miejsce { NUMBER($seat) }
prompt = { $who }
saved = Zapisano: { $file }
no-such-number = Wybierz numer od 1 do { NUMBER($count) }.
not-understood = Nie rozumiem „{ $text }”: wpisz numer, akcję, ? albo q.
is-legal = { $action }: teraz dozwolone.
taken-back = Cofnięto: { $action }
nothing-to-take-back = Nie ma czego cofać.
draft-lost = Po tej karcie żadna inna już nie pasuje: przegrasz. u cofa kartę; [1] end godzi się na przegraną.
teams = { $ours } kontra { $theirs }
hand-of = { $who }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
trick-number = Lewa { NUMBER($number) }:
leads = Wychodzi { $who }
seat-count = { $who } { NUMBER($tricks) }+{ NUMBER($loot) }
taken-so-far = Lewy + zdobycze: { $counts }
round-of = Runda { NUMBER($round) } z { NUMBER($rounds) }
round-to = Runda { NUMBER($round) }, cel w punktach: { NUMBER($target) }
sheet-title = Punktacja po rundzie { NUMBER($round) }
sheet-round = runda
sheet-total = razem
sheet-legend = lewy + zdobycze → punkty; ² oznacza kartę Bonusu
legend-board = Na planszy: ✗ to pole zakryte (z podpisem, przez kogo); ✓ już obowiązuje.
legend-trick = ★ na razie bierze lewę.
legend-duel = ↩ to zagranie wsteczne o dziesięć; (+5) mówi, o ile przesuwa się stos.
sizes = ręka { NUMBER($hand) }, stos dobierania { NUMBER($draw) }
end-draws = { $count ->
    [0] end: zakończ turę, nie ma czego dobrać
    [one] end: zakończ turę i dobierz { $count } kartę
    [few] end: zakończ turę i dobierz { $count } karty
    [many] end: zakończ turę i dobierz { $count } kart
   *[other] end: zakończ turę i dobierz { $count } karty
}
still-to-place = { $count ->
    [one] Trzeba wyłożyć jeszcze { $count } kartę.
    [few] Trzeba wyłożyć jeszcze { $count } karty.
    [many] Trzeba wyłożyć jeszcze { $count } kart.
   *[other] Trzeba wyłożyć jeszcze { $count } karty.
}

# Co się stało
told-dealt = { $who } rozdaje.
told-covered = { $who } mówi NIET!, { $line }:
told-bonus = { $who } ma kartę Bonusu.
told-gave-up = { $who } odrzuca
told-gave-up-hidden = { $who } odrzuca kartę.
told-passed = { $who } przekazuje kartę (dostaje { $to }):
told-passed-hidden = { $who } przekazuje kartę (dostaje { $to }).
told-played = { $who } zagrywa
told-trick = { $who } bierze lewę
told-loot = { "" }, zdobycz:
told-starts = { $who } zaczyna.
told-placed = { $who }: { NUMBER($card) } na { $pile }
told-drew = { $count ->
    [0] { $who } nie dobiera kart
    [one] { $who } dobiera { $count } kartę: { $cards }
    [few] { $who } dobiera { $count } karty: { $cards }
    [many] { $who } dobiera { $count } kart: { $cards }
   *[other] { $who } dobiera { $count } karty: { $cards }
}
told-drew-hidden = { $count ->
    [0] { $who } nie dobiera kart.
    [one] { $who } dobiera { $count } kartę.
    [few] { $who } dobiera { $count } karty.
    [many] { $who } dobiera { $count } kart.
   *[other] { $who } dobiera { $count } karty.
}
told-won = { $who } pozbywa się wszystkich kart.
told-stuck = { $who } nie może wyłożyć wymaganych kart.

# simulate
simulating = Trwa gra
summary-bot = bot
summary-seats = miejsca
summary-wins = wygrane
summary-share = udział
summary-mean = średni wynik
summary-speed = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, na sekundę: { $speed }
summary-seed = Ziarno: { $seed }

# replay, verify, deal
replay-verified = Sprawdzono: wszystkie akcje są dozwolone, a rozdania i wynik zgadzają się z ziarnem.
replay-unfinished = Tu zapis się kończy: partia nie jest dokończona.
replay-step = Akcja { NUMBER($number, useGrouping: 0) } z { NUMBER($count, useGrouping: 0) }
replay-next = Enter: dalej, q: koniec
fault-line = wiersz { NUMBER($line, useGrouping: 0) }
verified-good = { $count ->
    [one] { $count } zapis, poprawny.
    [few] { $count } zapisy, wszystkie poprawne.
    [many] { $count } zapisów, wszystkie poprawne.
   *[other] { $count } zapisu, wszystkie poprawne.
}
verified-bad = { $count ->
    [one] { $count } zapis, błędny.
    [few] { $count } zapisy, w tym błędne: { NUMBER($bad) }.
    [many] { $count } zapisów, w tym błędne: { NUMBER($bad) }.
   *[other] { $count } zapisu, w tym błędne: { NUMBER($bad) }.
}
proof-proved = Udowodnione dla ciebie: { NUMBER($count) }. Pokazane ci zobowiązanie serwera i twój wkład są częścią tasowania.
proof-consistent = Spójne: { NUMBER($count) }. Wszystkie skróty się zgadzają. Że nikt nie wybrał kart, udowodni dopiero pokwitowanie gracza (--receipt).
proof-none = Brak dowodu: { NUMBER($count) }. Nikt nie dołożył się do tasowania, więc autor zapisu mógł wybrać karty.
error-receipt-not-in = Pokwitowanie nie pasuje do { $file }: jest tam inne zobowiązanie serwera albo inny twój wkład.
error-bad-receipt = { $file } to nie pokwitowanie. Oczekiwano pliku JSON z polami table, seat, commitment i contribution.
error-file-not-text = { $file } to nie plik tekstowy. Oczekiwano zapisu w JSON albo po jednym zapisie w wierszu.
deal-round = Runda { NUMBER($round) }: { $who } rozdaje.
deal-aside = Nierozdane:
deal-hand = { $who }, ręka: { $cards }
deal-draw = stos dobierania od wierzchu: { $cards }

# Błędy wiersza poleceń
error-unknown-argument = Nieznany argument „{ $argument }”; zobacz { $command } --help.
error-missing-argument = Brakuje { $argument }; możliwe: { $allowed }.
error-value-missing = { $argument } wymaga wartości.
error-value-unwanted = { $argument } nie przyjmuje wartości.
error-bad-value = { $argument } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
error-bad-seed = Ziarno to 64 cyfry szesnastkowe, a nie „{ $value }”.
error-seed-missing = Brakuje --seed: ziarno to 64 cyfry szesnastkowe.
error-usage = { $message }
error-file-missing = Nie ma pliku { $file }.
error-file-is-folder = { $file } to katalog, a nie plik.
error-file-empty = { $file } jest pusty.
error-file-unreadable = Nie można odczytać { $file }: { $reason }.
error-file-unwritable = Nie można zapisać { $file }: { $reason }.
error-file-unusable = Nie można użyć { $file }: { $reason }.
error-line-needed = { $file } zawiera { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
    [many] { $count } zapisów
   *[other] { $count } zapisu
}: wybierz jeden przez --line.
error-no-such-line = { $file } nie ma zapisu w wierszu { NUMBER($line, useGrouping: 0) }.

## The command line loses nothing

resume-with = Aby grać dalej: { $command }
resumed = { $count ->
    [one] Witaj z powrotem. Rozegrano { $count } akcję; oto ona.
    [few] Witaj z powrotem. Rozegrano { $count } akcje; oto ostatnie.
    [many] Witaj z powrotem. Rozegrano { $count } akcji; oto ostatnie.
   *[other] Witaj z powrotem. Rozegrano { $count } akcji; oto ostatnie.
}
error-file-exists = Plik { $file } już istnieje i nic nie zapisano. Wybierz inną nazwę albo zastąp go przez --force.
error-resume-alone = Wszystko o partii jest w pliku podanym w --resume: pomiń { $argument }.
error-name-of-bot = „{ $value }” nie może być imieniem: od „bot:” zaczynają się tylko nazwy botów.
error-resume-bad = { $reason } Dlatego nie można wznowić { $file }.
error-resume-foreign = Nie można wznowić { $file }: to nie jest partia przerwana w „kibitz play”.
error-resume-over = Partia w { $file } jest zakończona; pokaże ją „{ $command }”.

## kibitz review
reviewed-title = Analiza
reviewed-progress = Trwa analiza
reviewed-account = Skąd wziął się wynik
reviewed-seat = Miejsce
reviewed-result = Wynik
reviewed-expected = Oczekiwany
reviewed-luck = Szczęście
reviewed-own = Własne decyzje
reviewed-others = Decyzje pozostałych
reviewed-class = Poziom
reviewed-cost = Strata na prawdziwą decyzję
reviewed-moments = Kluczowe momenty
reviewed-no-moments = Żadnych kosztownych decyzji ani niespodzianek.
reviewed-action = Zagrano
reviewed-better = Lepiej
reviewed-fair = Koszt według wiedzy
reviewed-open = Koszt przy odkrytych kartach
reviewed-label = Ocena
reviewed-step = Krok
reviewed-chart = Szanse na wygraną w trakcie partii, wszystkie karty odkryte
reviewed-margin-won = { $who } wygrywa, przewaga: { $margin }; z tego szczęście w kartach: { $luck }.
reviewed-margin-apart = { $who } wygrywa, przewaga: { $margin }; szczęście w kartach: { $luck }.
reviewed-margin-duel = { $who } wygrywa; szczęście w kartach: { $luck }.
reviewed-margin-tied = Remis: { $who } i { $over }; wpływ kart: { $luck }.
reviewed-between = między „{ $low }” a „{ $high }”
reviewed-below = poniżej „{ $high }”
reviewed-above = powyżej „{ $low }”
reviewed-unrated = –
reviewed-solved = rozwiązane
reviewed-written = Raport jest w pliku { $file }.
reviewed-punished = zemściło się
reviewed-unit-points = punkty
reviewed-unit-chance = szansa na wygraną
reviewed-engine = { $engine }, nakład { $effort }
reviewed-telling = Rozdanie, które to pokazuje
reviewed-verdict = { $label ->
   *[none] –
    [good] dobrze
    [inaccuracy] niedokładność
    [mistake] błąd
    [blunder] gruby błąd
    [unlucky] słusznie, ale pechowo
    [lucky] błędnie, ale szczęśliwie
}
error-review-unfinished = Partia nie jest skończona: analizowane są tylko skończone partie.
error-review-record = Nie można przeanalizować pliku { $file }: { $fault }
error-replay-record = Nie można odtworzyć partii z pliku { $file }: { $fault }
