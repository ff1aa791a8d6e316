# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = Z tego, co można było wiedzieć, { $action } to dobry wybór; stratę przyniosły dopiero zakryte karty.
review-why-lucky = W tym rozdaniu { $action } nic nie kosztowało: karty akurat leżały korzystnie.
review-why-worlds = W { NUMBER($count) } z { NUMBER($number) } możliwych rozdań { $best } daje więcej, średnio o { $points } pkt.
review-why-beaten = W { NUMBER($count) } z { NUMBER($number) } rozdań { $seat } może jeszcze przebić { $card }.
review-why-sure = Niezależnie od kart pozostałych graczy { $card } bierze lewę.
review-why-card = Najwięcej zależy od { $card }: { $best } daje { $there } pkt więcej, gdy ma ją { $seat }, a { $elsewhere } w pozostałych rozdaniach.
review-why-helps = Najbardziej zyskuje { $seat }: średnio { $points } pkt.
review-why-chances = { $best } wygrywa { NUMBER($better) } na 100 takich gier, { $action } { NUMBER($worse) }.
review-why-gift = Karta { $card } cofnęła stos przeciwnika o { NUMBER($steps) }.
review-why-gift-buys = Prezent { $best } daje karty: po tej turze dobiera się { NUMBER($drawn) } zamiast { NUMBER($usual) }.
review-why-jump = Skok wstecz z kartą { $card } był możliwy; po tej turze już nie jest.
review-why-loses = Po { $action } nie pasuje żadna druga karta: to natychmiastowa przegrana, niezależnie od kart pozostałych.
