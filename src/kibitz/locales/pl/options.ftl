# Opcje gier, objaśnione: po jednej linii, bez zmiennych.
options-nyet = opcje gry Nyet!
options-face-to-face = opcje gry Face to Face
option-players = ilu graczy (domyślnie: 4)
option-edition = czyja instrukcja rozstrzyga tam, gdzie inne milczą (domyślnie: en)
option-bonus-rule = co podwaja karta Bonusu: punkty jej posiadacza albo wzięte przez niego lewy i zdobycz
option-supertrump-follows = czy super atu należą tylko do atu, czy także do swojego koloru
option-no-trump-box = piąte pole w wierszu atu: w tej rundzie bez atu
option-rounds = ile rund (domyślnie: zależnie od liczby graczy)
option-target = graj, aż ktoś zdobędzie tyle punktów, zamiast ustalonej liczby rund
option-lone-last-card = pojedynczą ostatnią kartę wolno wyłożyć samą
