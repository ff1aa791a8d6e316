# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = Nach allem, was man wissen konnte, war { $action } richtig; erst die verdeckten Karten machten einen Verlust daraus.
review-why-lucky = In dieser Verteilung hat { $action } nichts gekostet: Die Karten lagen zufällig günstig.
review-why-worlds = In { NUMBER($count) } von { NUMBER($number) } passenden Verteilungen bringt { $best } mehr, im Schnitt { $points } Punkte.
review-why-beaten = In { NUMBER($count) } von { NUMBER($number) } Verteilungen kann { $seat } { $card } noch schlagen.
review-why-sure = Was auch immer die anderen haben: { $card } macht den Stich.
review-why-card = Am meisten hängt an { $card }: { $best } bringt { $there } Punkte mehr, wenn { $seat } sie hat, sonst { $elsewhere }.
review-why-helps = Am meisten hilft es { $seat }: im Schnitt { $points } Punkte.
review-why-chances = { $best } gewinnt { NUMBER($better) } von 100 solchen Spielen, { $action } { NUMBER($worse) }.
review-why-gift = Die { $card } hat den gegnerischen Stapel um { NUMBER($steps) } zurückgesetzt.
review-why-gift-buys = Das Geschenk { $best } bringt Karten: Der Zug zieht { NUMBER($drawn) } statt { NUMBER($usual) } nach.
review-why-jump = Der Rücksprung mit { $card } war möglich; nach diesem Zug ist er weg.
review-why-loses = Nach { $action } passt keine zweite Karte: Das verliert sofort, was auch immer die anderen haben.
