# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = Nach allem, was man wissen konnte, war „{ $action }“ richtig; erst die verdeckten Karten machten einen Verlust daraus.
review-why-lucky = In dieser Verteilung hat „{ $action }“ nichts gekostet: Die Karten lagen zufällig günstig.
review-why-worlds = { $points ->
    [one] In { NUMBER($count) } von { NUMBER($number) } möglichen Verteilungen ist „{ $best }“ besser, im Schnitt um { $points } Punkt.
   *[other] In { NUMBER($count) } von { NUMBER($number) } möglichen Verteilungen ist „{ $best }“ besser, im Schnitt um { $points } Punkte.
}
review-why-beaten = In { NUMBER($count) } von { NUMBER($number) } möglichen Verteilungen kann { $seat } die { $card } noch schlagen.
review-why-sure = Egal, was die anderen haben: Die { $card } macht den Stich.
review-why-card = Am meisten hängt von einer Karte ab: { $card }. Was „{ $best }“ in Punkten bringt: { $there }, wenn { $seat } sie hat, sonst { $elsewhere }.
review-why-helps = { $points ->
    [one] Am meisten hilft das { $seat }: im Schnitt { $points } Punkt.
   *[other] Am meisten hilft das { $seat }: im Schnitt { $points } Punkte.
}
review-why-chances = Von 100 solchen Partien gewinnt „{ $best }“ { NUMBER($better) }, „{ $action }“ { NUMBER($worse) }.
review-why-gift = Die { $card } hat den Stapel des Gegners wieder um { NUMBER($steps) } geöffnet.
review-why-gift-buys = Das Geschenk „{ $best }“ bringt mehr neue Karten: { NUMBER($drawn) } statt { NUMBER($usual) }.
review-why-jump = Der Rücksprung mit der { $card } war möglich; nach diesem Zug ist er weg.
review-why-loses = Nach „{ $action }“ passt keine zweite Karte: Das verliert sofort, egal, was die andere Seite hat.
