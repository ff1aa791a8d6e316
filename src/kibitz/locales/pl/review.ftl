# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = Według tego, co można było wiedzieć, wybór „{ $action }” był słuszny; stratę przyniosły dopiero zakryte karty.
review-why-lucky = W tym rozdaniu wybór „{ $action }” nic nie kosztował: karty akurat leżały korzystnie.
review-why-worlds = { $points ->
    [one] W { NUMBER($count) } z { NUMBER($number) } możliwych rozdań lepszy jest wybór „{ $best }”, średnio o { $points } punkt.
    [few] W { NUMBER($count) } z { NUMBER($number) } możliwych rozdań lepszy jest wybór „{ $best }”, średnio o { $points } punkty.
    [many] W { NUMBER($count) } z { NUMBER($number) } możliwych rozdań lepszy jest wybór „{ $best }”, średnio o { $points } punktów.
   *[other] W { NUMBER($count) } z { NUMBER($number) } możliwych rozdań lepszy jest wybór „{ $best }”, średnio o { $points } punktu.
}
review-why-beaten = W { NUMBER($count) } z { NUMBER($number) } możliwych rozdań { $seat } może jeszcze przebić tę kartę: { $card }.
review-why-sure = Niezależnie od kart pozostałych graczy { $card } bierze lewę.
review-why-card = Najwięcej zależy od jednej karty: { $card }. Zysk z wyboru „{ $best }” w punktach: { $there }, jeśli ma ją { $seat }, w pozostałych rozdaniach { $elsewhere }.
review-why-helps = { $points ->
    [one] Najbardziej zyskuje { $seat }: średnio { $points } punkt.
    [few] Najbardziej zyskuje { $seat }: średnio { $points } punkty.
    [many] Najbardziej zyskuje { $seat }: średnio { $points } punktów.
   *[other] Najbardziej zyskuje { $seat }: średnio { $points } punktu.
}
review-why-chances = Wygrane na 100 takich partii: „{ $best }” – { NUMBER($better) }, „{ $action }” – { NUMBER($worse) }.
review-why-gift = Karta { $card } otworzyła stos przeciwnika z powrotem o { NUMBER($steps) }.
review-why-gift-buys = Prezent „{ $best }” daje więcej nowych kart: { NUMBER($drawn) } zamiast { NUMBER($usual) }.
review-why-jump = Było możliwe zagranie wsteczne kartą { $card }; po tej turze już nie jest.
review-why-loses = Po wyborze „{ $action }” nie pasuje żadna druga karta: to natychmiastowa przegrana, niezależnie od kart drugiej osoby.
