# Was gefragt ist, über der Hand
ask-cover = Du bist dran: Decke ein Feld ab
ask-cover-first = Du bist dran: Decke ein Feld ab. Das letzte offene jeder Zeile gilt
ask-cover-again = Tippe noch einmal, um „{ $name }“ abzudecken
ask-team = { $players ->
    [4] Du bist Startspieler: Wähle einen Partner
   *[other] Du bist Startspieler: Wähle dein Team
}
ask-bonus = Du bist Startspieler: Wer bekommt die Zusatzkarte?
ask-give-1 = Lege eine Karte verdeckt ab
ask-give-2 = Lege zwei Karten verdeckt ab
ask-give-1x = Lege eine Karte verdeckt ab, aber keine 1
ask-give-left = Gib { $left } zu deiner Linken eine Karte
ask-lead = Du bist dran: Spiele eine beliebige Karte aus
ask-follow = { $suit ->
    [B] Du bist dran: Bediene Blau
    [R] Du bist dran: Bediene Rot
    [Y] Du bist dran: Bediene Gelb
    [G] Du bist dran: Bediene Grün
   *[super] Du bist dran: Spiele einen Supertrumpf
}
ask-any = Du bist dran: Spiele eine beliebige Karte
ask-play-again = Tippe noch einmal, um die { $card } zu spielen
premove-chosen = Für deinen Zug gewählt: { $action }. Tippe noch einmal darauf, wenn du es dir anders überlegst.
ask-other = { $phase ->
    [nyet] { $who } wählt ein Feld zum Abdecken …
    [team] { $who } wählt ein Team …
    [bonus] { $who } vergibt die Zusatzkarte …
   *[tricks] { $who } überlegt …
}
action-veto = Veto ({ $line }: { $box })
veto-take-back = Zurücknehmen
you = Du

# Warum ein Tippen nichts bewirkt
why-no-card = { $phase ->
    [nyet] Noch keine Karten: Erst decken alle Felder ab.
    [team] Noch keine Karten: Erst werden die Teams gewählt.
    [bonus] Noch keine Karten: Erst wird die Zusatzkarte vergeben.
   *[give] Du hast gewählt. Die anderen wählen noch.
}
why-no-team = Wähle zuerst, wer mit dir spielt.
why-no-give = { $count ->
    [one] Wähle zuerst { $count } Karte aus deiner Hand.
   *[other] Wähle zuerst { $count } Karten aus deiner Hand.
}

# Was etwas bewirkt, daneben
tip-not = { $line ->
    [first] { $mine ->
        [yes] du wirst nicht Startspieler
       *[no] { $name } wird nicht Startspieler
    }
    [discard] { $box ->
        [none] alle geben Karten ab
       *[other] so wird nicht abgelegt
    }
    [trump] { $box ->
        [B] Blau wird nicht Trumpf
        [R] Rot wird nicht Trumpf
        [Y] Gelb wird nicht Trumpf
        [G] Grün wird nicht Trumpf
       *[none] es gibt eine Trumpffarbe
    }
    [super] { $box ->
        [B] die blauen Einsen werden nicht Supertrumpf
        [R] die roten Einsen werden nicht Supertrumpf
        [Y] die gelben Einsen werden nicht Supertrumpf
        [G] die grünen Einsen werden nicht Supertrumpf
       *[none] es gibt Supertrümpfe
    }
   *[points] ein Stich zählt nicht { $name }
}
tip-cover = „{ $name }“ abdecken: { tip-not }.
tip-covered = { $who } hat „{ $name }“ abgedeckt: { tip-not }.
tip-first = { $mine ->
    [yes] Du spielst zum ersten Stich aus und wählst die Teams.
   *[no] { $name } spielt zum ersten Stich aus und wählt die Teams.
}
tip-no-super = In dieser Runde gibt es keine Supertrümpfe.
tip-line-open = { $line }: { $count ->
    [one] { $count } Feld offen
   *[other] { $count } Felder offen
}
tip-card = { $verb ->
    [play] Die { $card } spielen.
    [discard] Die { $card } ablegen.
    [pass] Die { $card } weitergeben.
   *[none] { $card }.
}{ $kind ->
    [super] {" "}Ein Supertrumpf: die höchste Karte überhaupt.
    [trump] {" "}Ein Trumpf.
    [loot] {" "}Eine 1: Beute für das andere Team, wenn es den Stich macht.
   *[plain] {""}
}

# Plätze und Teams
side = { $side ->
    [ours] Dein Team
    [first] Team des Start{ "\u00AD" }spielers
   *[theirs] Anderes Team
}
seat-full = { $name }{ $side ->
    [ours] , dein Team
    [first] , Team des Startspielers
    [theirs] , anderes Team
   *[none] {""}
}: Karten { $cards }, Stiche { $tricks }, Beute { $loot }, Punkte { $score }{ $dealer ->
    [yes] ; gibt in dieser Runde
   *[no] {""}
}{ $bonus ->
    [yes] ; hat die Zusatzkarte
   *[no] {""}
}
terms-stand = Die Bedingungen stehen fest
stamp = NYET!
team-evidence = Alle Vetos: wer was abgedeckt hat

# Rat
advice-cover = Der Bot „{ $bot }“ würde das Feld „{ $line }: { $name }“ abdecken.
advice-team = { $count ->
    [1] Der Bot „{ $bot }“ würde allein spielen.
   *[other] Der Bot „{ $bot }“ würde mit { $names } spielen.
}
advice-bonus = { $self ->
    [yes] Der Bot „{ $bot }“ würde die Zusatzkarte behalten.
   *[no] Der Bot „{ $bot }“ würde die Zusatzkarte { $names } geben.
}
advice-card = { $verb ->
    [discard] Der Bot „{ $bot }“ würde die { $card } ablegen.
    [pass] Der Bot „{ $bot }“ würde die { $card } weitergeben.
   *[play] Der Bot „{ $bot }“ würde die { $card } spielen.
}

# Punkte und Stiche erklärt
round-sum = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} + { $loot } Beute = { $count }, × { $value } = { $points }
round-sum-twice = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} + { $loot } Beute + { $extra } noch einmal (Zusatzkarte: { $holder }) = { $count }, × { $value } = { $points }
round-double = Zusatzkarte: × 2
tricks-title = Stiche
trick-row = Stich { $number }: { $who }
why-won = { $kind ->
    [super] { $who } gewinnt ({ $card }): Ein Supertrumpf schlägt alles.
    [trump] { $who } gewinnt ({ $card }): der höchste Trumpf.
    [led-trumpless] { $who } gewinnt ({ $card }): die höchste Karte der angespielten Farbe.
   *[led] { $who } gewinnt ({ $card }): die höchste Karte der angespielten Farbe, denn niemand hat Trumpf gespielt.
}{ $tie ->
    [yes] {" "}Von gleichen Karten gewinnt die zuletzt gespielte.
   *[no] {""}
}
why-loot = Beute: { $cards }

## Tipps in Stufen
hint-look-line = Sieh dir diese Zeile des Spielbretts an: { $line }.
hint-look-board = Sieh dir das ganze Spielbrett an: Jetzt zählt mehr als eine Zeile.
hint-look-team = Überleg, wessen Karten zu deinen passen.
hint-look-bonus = Überleg, wer am meisten aus der Zusatzkarte macht.
hint-look-suit = { $colour ->
    [B] Sieh dir deine blauen Karten an.
    [R] Sieh dir deine roten Karten an.
    [Y] Sieh dir deine gelben Karten an.
   *[G] Sieh dir deine grünen Karten an.
}
hint-look-cards = Vergleich deine Farben: Mehr als eine kommt infrage.
