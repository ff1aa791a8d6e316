# Opcje gier, objaśnione: po jednej linii, bez zmiennych.
options-nyet = opcje gry Niet!
options-face-to-face = opcje gry Face to Face
option-players = liczba graczy (domyślnie: 4)
option-edition = które wydanie obowiązuje tam, gdzie instrukcje się różnią (domyślnie: en)
option-bonus-rule = co podwaja karta Bonusu: punkty jej posiadacza albo wzięte przez niego lewy i zdobycze
option-supertrump-follows = czy super atu należą tylko do atu, czy także do swojego koloru
option-no-trump-box = piąte pole w wierszu atu: w tej rundzie bez atu
option-rounds = liczba rund (domyślnie: zależnie od liczby graczy)
option-target = graj, aż ktoś zdobędzie tyle punktów, zamiast ustalonej liczby rund
option-lone-last-card = ostatnią, jedyną kartę wolno wyłożyć pojedynczo
