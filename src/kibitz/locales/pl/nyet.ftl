# O co chodzi teraz, nad ręką
ask-cover = Twoja kolej: zakryj jedno pole
ask-cover-first = Twoja kolej: zakryj jedno pole. Ostatnie wolne w wierszu obowiązuje
ask-cover-again = Dotknij jeszcze raz, aby zakryć „{ $name }”
ask-team = { $players ->
    [4] Zaczynasz rundę: wybierz partnera
   *[other] Zaczynasz rundę: wybierz drużynę
}
ask-bonus = Zaczynasz rundę: kto dostaje kartę Bonusu?
ask-give-1 = Odrzuć jedną kartę, zakrytą
ask-give-2 = Odrzuć dwie karty, zakryte
ask-give-1x = Odrzuć jedną kartę inną niż 1, zakrytą
ask-give-left = Przekaż jedną kartę w lewo (dostaje { $left })
ask-lead = Twoja kolej: wyjdź dowolną kartą
ask-follow = { $suit ->
    [B] Twoja kolej: dołóż do niebieskiego
    [R] Twoja kolej: dołóż do czerwonego
    [Y] Twoja kolej: dołóż do żółtego
    [G] Twoja kolej: dołóż do zielonego
   *[super] Twoja kolej: zagraj super atu
}
ask-any = Twoja kolej: zagraj dowolną kartę
ask-play-again = Dotknij jeszcze raz, aby zagrać: { $card }
premove-chosen = Wybrane na twoją kolej: { $action }. Dotknij ponownie, aby zmienić zdanie.
ask-other = { $phase ->
    [nyet] { $who } wybiera pole do zakrycia…
    [team] { $who } wybiera drużynę…
    [bonus] { $who } przydziela kartę Bonusu…
   *[tricks] { $who } myśli…
}
action-veto = weto ({ $line }: { $box })
veto-take-back = Cofnij
you = Ty

# Dlaczego dotknięcie nic nie daje
why-no-card = { $phase ->
    [nyet] Na karty przyjdzie czas: najpierw wszyscy zakrywają pola.
    [team] Na karty przyjdzie czas: najpierw wybór drużyn.
    [bonus] Na karty przyjdzie czas: najpierw przydział karty Bonusu.
   *[give] Wybór zrobiony. Inni jeszcze wybierają.
}
why-no-team = Najpierw wybierz, kto gra z tobą.
why-no-give = { $count ->
    [one] Najpierw wybierz { $count } kartę z ręki.
    [few] Najpierw wybierz { $count } karty z ręki.
    [many] Najpierw wybierz { $count } kart z ręki.
   *[other] Najpierw wybierz { $count } karty z ręki.
}

# Co się stanie, tuż obok
tip-not = { $line ->
    [first] { $mine ->
        [yes] nie zaczniesz tej rundy
       *[no] { $name } nie zacznie tej rundy
    }
    [discard] { $box ->
        [none] każdy będzie musiał oddać karty
       *[other] karty nie będą odrzucane w ten sposób
    }
    [trump] { $box ->
        [B] niebieski nie będzie atu
        [R] czerwony nie będzie atu
        [Y] żółty nie będzie atu
        [G] zielony nie będzie atu
       *[none] jakiś kolor będzie atu
    }
    [super] { $box ->
        [B] niebieskie jedynki nie będą super atu
        [R] czerwone jedynki nie będą super atu
        [Y] żółte jedynki nie będą super atu
        [G] zielone jedynki nie będą super atu
       *[none] jakieś jedynki będą super atu
    }
   *[points] lewa nie będzie warta: { $name }
}
tip-cover = Zakryj „{ $name }”: { tip-not }.
tip-covered = { $who } zakrywa „{ $name }”: { tip-not }.
tip-first = { $mine ->
    [yes] Wychodzisz do pierwszej lewy i wybierasz drużyny.
   *[no] { $name } wychodzi do pierwszej lewy i wybiera drużyny.
}
tip-no-super = W tej rundzie nie ma super atu.
tip-line-open = { $line }: { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
    [many] { $count } wolnych pól
   *[other] { $count } wolnego pola
}
tip-card = { $verb ->
    [play] Zagraj: { $card }.
    [discard] Odrzuć: { $card }.
    [pass] Przekaż: { $card }.
   *[none] { $card }.
}{ $kind ->
    [super] {" "}Super atu: najwyższa karta ze wszystkich.
    [trump] {" "}Atu.
    [loot] {" "}Jedynka: jeśli weźmie ją druga drużyna, to jej zdobycz.
   *[plain] {""}
}

# Miejsca i drużyny
side = { $side ->
    [ours] Twoja drużyna
    [first] Drużyna pierwszego gracza
   *[theirs] Druga drużyna
}
seat-full = { $name }{ $side ->
    [ours] , twoja drużyna
    [first] , drużyna pierwszego gracza
    [theirs] , druga drużyna
   *[none] {""}
}: karty { $cards }, lewy { $tricks }, zdobycze { $loot }, punkty { $score }{ $dealer ->
    [yes] ; rozdaje w tej rundzie
   *[no] {""}
}{ $bonus ->
    [yes] ; ma kartę Bonusu
   *[no] {""}
}
terms-stand = Warunki ustalone
stamp = NIET!
team-evidence = Wszystkie weta: kto co zakrywa

# Rada
advice-cover = { $bot } zakryłby „{ $line }: { $name }”.
advice-team = { $count ->
    [1] { $bot } zagrałby w pojedynkę.
   *[other] { $bot } zagrałby w drużynie: { $names }.
}
advice-bonus = { $self ->
    [yes] { $bot } zatrzymałby kartę Bonusu.
   *[no] { $bot } dałby kartę Bonusu graczowi: { $names }.
}
advice-card = { $verb ->
    [discard] { $bot } odrzuciłby kartę: { $card }.
    [pass] { $bot } przekazałby kartę: { $card }.
   *[play] { $bot } zagrałby kartę: { $card }.
}

# Punkty i lewy wyjaśnione
round-sum = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
} + zdobycze: { $loot } = { $count }, × { $value } = { $points }
round-sum-twice = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
} + zdobycze: { $loot } + jeszcze raz { $extra } (karta Bonusu: { $holder }) = { $count }, × { $value } = { $points }
round-double = karta Bonusu: × 2
tricks-title = Lewy
trick-row = Lewa { $number }: { $who }
why-won = { $kind ->
    [super] { $who } bierze lewę ({ $card }): super atu bije wszystko.
    [trump] { $who } bierze lewę ({ $card }): najwyższe atu.
    [led-trumpless] { $who } bierze lewę ({ $card }): najwyższa karta w kolorze wyjścia.
   *[led] { $who } bierze lewę ({ $card }): najwyższa karta w kolorze wyjścia, bo nie padło żadne atu.
}{ $tie ->
    [yes] {" "}Z równych kart wygrywa zagrana ostatnia.
   *[no] {""}
}
why-loot = Zdobycz: { $cards }

## Podpowiedzi stopniowe
hint-look-line = Spójrz na ten wiersz planszy: { $line }.
hint-look-board = Spójrz na całą planszę: teraz liczy się więcej niż jeden wiersz.
hint-look-team = Pomyśl, czyje karty pasują do twoich.
hint-look-bonus = Pomyśl, kto najlepiej wykorzysta kartę Bonusu.
hint-look-suit = { $colour ->
    [B] Spójrz na swoje niebieskie karty.
    [R] Spójrz na swoje czerwone karty.
    [Y] Spójrz na swoje żółte karty.
   *[G] Spójrz na swoje zielone karty.
}
hint-look-cards = Porównaj kolory: warto rozważyć więcej niż jeden.
