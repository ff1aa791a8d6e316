# Przy stole
you = ty
player-name = Gracz
how-to-type = Wpisz numer albo akcję (play R5, x trump R). ? objaśnia zasady, ? R5 mówi, dlaczego nie, q kończy.
how-to-type-back = Wpisz numer albo akcje (up 17, down 45). u cofa, end kończy turę, ? objaśnia, ? up 17 mówi, dlaczego nie, q kończy.
prompt = { $who }
saved = Zapisano: { $file }
no-such-number = Wybierz numer od 1 do { NUMBER($count) }.
not-understood = „{ $text }” jest niezrozumiałe: wpisz numer, akcję, ? albo q.
is-legal = { $action }: teraz dozwolone.
taken-back = Cofnięto: { $action }
nothing-to-take-back = Nie ma czego cofnąć.
draft-lost = Po tej karcie nie pasuje żadna druga: to przegrana. u cofa kartę; [1] end godzi się na to.
teams = { $ours } kontra { $theirs }
hand-of = { $who }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
trick-number = Lewa { NUMBER($number) }:
leads = { $who } zaczyna
seat-count = { $who } { NUMBER($tricks) }+{ NUMBER($loot) }
taken-so-far = Lewy + zdobycz: { $counts }
round-of = Runda { NUMBER($round) } z { NUMBER($rounds) }
round-to = Runda { NUMBER($round) }, cel w punktach: { NUMBER($target) }
sheet-title = Punktacja po rundzie { NUMBER($round) }
sheet-round = runda
sheet-total = razem
sheet-legend = lewy + zdobycz → punkty; ² oznacza kartę Bonusu
legend-board = Na planszy: ✗ to pole zakryte i przez kogo; ✓ już obowiązuje.
legend-trick = ★ na razie bierze lewę.
legend-duel = ↩ to cofnięcie o dziesięć; (+5) mówi, o ile przesuwa się stos.
sizes = ręka { NUMBER($hand) }, stos { NUMBER($draw) }
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
told-covered = { $who } mówi NYET!, { $line }:
told-bonus = { $who } ma kartę Bonusu.
told-gave-up = { $who } odkłada
told-gave-up-hidden = { $who } odkłada kartę.
told-passed = { $who } → { $to }, podana karta:
told-passed-hidden = { $who } → { $to }, podana karta.
told-played = { $who } zagrywa
told-trick = { $who } bierze lewę
told-loot = { "" }, zdobycz:
told-starts = { $who } zaczyna.
told-placed = { $who }: { NUMBER($card) } na { $pile }
told-drew = { $who } dobiera { $count ->
    [0] zero kart
    [one] { $count } kartę: { $cards }
    [few] { $count } karty: { $cards }
    [many] { $count } kart: { $cards }
   *[other] { $count } karty: { $cards }
}
told-drew-hidden = { $who } dobiera { $count ->
    [0] zero kart.
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
told-won = { $who } ma wyłożone wszystkie karty.
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
replay-verified = Sprawdzono: wszystkie akcje i wynik wynikają z ziarna.
replay-unfinished = Tu zapis się kończy: partii nie dograno.
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
deal-round = Runda { NUMBER($round) }: { $who } rozdaje.
deal-aside = Nierozdane:
deal-hand = { $who }, ręka: { $cards }
deal-draw = stos dobierania od wierzchu: { $cards }

# Błędy wiersza poleceń
error-unknown-argument = Nieznany argument „{ $argument }”; { $command } --help mówi, jakie są.
error-missing-argument = Brakuje { $argument }; możliwe: { $allowed }.
error-value-missing = { $argument } wymaga wartości.
error-value-unwanted = { $argument } nie przyjmuje wartości.
error-bad-value = { $argument } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
error-bad-seed = Ziarno to 64 cyfry szesnastkowe, a nie „{ $value }”.
error-seed-missing = Brakuje --seed: ziarno to 64 cyfry szesnastkowe.
error-usage = { $message }
error-file-missing = Nie ma pliku { $file }.
error-file-is-folder = { $file } to folder, a nie plik.
error-file-empty = { $file } jest pusty.
error-file-unreadable = Nie można odczytać { $file }: { $reason }.
error-file-unwritable = Nie można zapisać { $file }: { $reason }.
error-line-needed = { $file } zawiera { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
    [many] { $count } zapisów
   *[other] { $count } zapisu
}: wybierz jeden przez --line.
error-no-such-line = { $file } nie ma zapisu w wierszu { NUMBER($line, useGrouping: 0) }.
