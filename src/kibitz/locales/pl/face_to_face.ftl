# Stół Face to Face: o co chodzi, ile kosztuje karta, co się wydarzyło
duel-you = ty
duel-ask-first = { $asked ->
    [one] Twoja kolej: wyłóż ostatnią kartę.
    [few] Twoja kolej: wyłóż co najmniej { $asked } karty.
    [many] Twoja kolej: wyłóż co najmniej { $asked } kart.
   *[other] Twoja kolej: wyłóż co najmniej { $asked } karty.
}
duel-ask-more = { $left ->
    [one] Wyłóż jeszcze co najmniej { $left } kartę.
    [few] Wyłóż jeszcze co najmniej { $left } karty.
    [many] Wyłóż jeszcze co najmniej { $left } kart.
   *[other] Wyłóż jeszcze co najmniej { $left } karty.
}
duel-ask-where = Gdzie wyłożyć { NUMBER($card) }? Wybierz stos.
duel-ask-nowhere = { NUMBER($card) } teraz nigdzie nie pasuje. Wybierz inną kartę.
duel-ask-end = { $draw ->
    [0] Zakończ turę albo wykładaj dalej.
    [one] Zakończ turę i dobierz { $draw } kartę albo wykładaj dalej.
    [few] Zakończ turę i dobierz { $draw } karty albo wykładaj dalej.
    [many] Zakończ turę i dobierz { $draw } kart albo wykładaj dalej.
   *[other] Zakończ turę i dobierz { $draw } karty albo wykładaj dalej.
}
duel-ask-end-only = { $draw ->
    [0] Nic więcej nie pasuje: zakończ turę.
    [one] Nic więcej nie pasuje: zakończ turę i dobierz { $draw } kartę.
    [few] Nic więcej nie pasuje: zakończ turę i dobierz { $draw } karty.
    [many] Nic więcej nie pasuje: zakończ turę i dobierz { $draw } kart.
   *[other] Nic więcej nie pasuje: zakończ turę i dobierz { $draw } karty.
}
duel-ask-gift = Daj kartę przeciwnikowi, a uzupełnisz rękę do sześciu.
duel-choose-card = Wybierz najpierw kartę z ręki, a potem stos.
duel-wait = { $who } myśli…
duel-wait-plan = { $who } myśli… Możesz już zaplanować swoją turę: wybierz kartę.
duel-planned = { $end ->
    [itself] Zaplanowane: { $cards }. Potem tura się kończy.
   *[you] Zaplanowane: { $cards }. Potem decyzja należy do ciebie.
}
duel-plan-runs = Zaplanowane karty trafiają na stosy…
duel-plan-clear = Usuń plan
duel-plan-end = Zakończ też turę
duel-plan-end-about = Kończy turę, gdy wszystkie zaplanowane karty są wyłożone, chyba że przeciwnik właśnie dał ci kartę. Bez tego kończysz turę samodzielnie i możesz jeszcze wszystko cofnąć.
duel-plan-stopped = Plan zatrzymał się przed kartą { NUMBER($card) }. { $why }
duel-plan-look = { $who } daje ci kartę, dlatego tura nie kończy się sama: może chcesz coś zmienić.
duel-cost-chip = { $kind ->
    [free] bez straty
    [pass] pomija { NUMBER($count) }
    [back] cofa o { NUMBER($count) }
   *[gift] otwiera { NUMBER($count) }
}
duel-cost-pass = { $way ->
    [up] Na twoim stosie rosnącym
   *[down] Na twoim stosie malejącym
} { NUMBER($card) } { $count ->
    [0] nie pomija żadnej twojej karty
    [one] pomija { $count } twoją kartę ({ $cards })
    [few] pomija { $count } twoje karty ({ $cards })
    [many] pomija { $count } twoich kart ({ $cards })
   *[other] pomija { $count } twojej karty ({ $cards })
}.
duel-cost-back = { $way ->
    [up] Na twoim stosie rosnącym
   *[down] Na twoim stosie malejącym
} { NUMBER($card) } to zagranie wsteczne o dziesięć: { $count ->
    [0] żadna twoja karta nie zacznie znów pasować
    [one] znów pasuje { $count } twoja karta ({ $cards })
    [few] znów pasują { $count } twoje karty ({ $cards })
    [many] znów pasuje { $count } twoich kart ({ $cards })
   *[other] znów pasuje { $count } twojej karty ({ $cards })
}.
duel-cost-gift = { $way ->
    [up] { NUMBER($card) } otwiera rosnący stos przeciwnika
   *[down] { NUMBER($card) } otwiera malejący stos przeciwnika
} z powrotem o { NUMBER($count) }.
duel-pile-about = { $pile ->
    [up] Na twój stos rosnący pasują karty wyższe niż { NUMBER($top) } albo zagranie wsteczne o dokładnie dziesięć.
    [down] Na twój stos malejący pasują karty niższe niż { NUMBER($top) } albo zagranie wsteczne o dokładnie dziesięć.
    [opp-up] Raz w turze możesz wyłożyć na rosnący stos przeciwnika kartę niższą niż { NUMBER($top) }.
   *[opp-down] Raz w turze możesz wyłożyć na malejący stos przeciwnika kartę wyższą niż { NUMBER($top) }.
}
duel-pile-of = { $way ->
    [up] { $who }, stos rosnący
   *[down] { $who }, stos malejący
}, na wierzchu { NUMBER($top) }
duel-draw-about = { $count ->
    [0] Twój stos dobierania jest pusty: grasz dalej bez dobierania.
   *[other] Na koniec tury dobierasz dwie karty. Za kartę dla przeciwnika uzupełniasz zamiast tego rękę do sześciu.
}
duel-end-about = Kończy twoją turę. Wyłożone karty zostają na stosach.
duel-take-about = Cofa ostatnio wyłożoną kartę. Do końca tury możesz dowolnie przekładać jej karty.
duel-last-turn = { $where ->
    [up] { $who } wykłada { $up } na swój stos rosnący.
    [down] { $who } wykłada { $down } na swój stos malejący.
   *[both] { $who } wykłada { $up } na swój stos rosnący i { $down } na malejący.
}
duel-gift = { $way ->
    [up] { $who } daje ci { NUMBER($card) }: twój stos rosnący otwiera się z powrotem o { NUMBER($count) }.
   *[down] { $who } daje ci { NUMBER($card) }: twój stos malejący otwiera się z powrotem o { NUMBER($count) }.
}
duel-gift-other = { $way ->
    [up] { $who } daje { NUMBER($card) } ({ $owner }): ten stos rosnący otwiera się z powrotem o { NUMBER($count) }.
   *[down] { $who } daje { NUMBER($card) } ({ $owner }): ten stos malejący otwiera się z powrotem o { NUMBER($count) }.
}
duel-over-stuck-you = Nie możesz wyłożyć wymaganych kart.
duel-why = Dlaczego nic nie pasowało: czego wymagał każdy stos
duel-why-needs = { $code ->
    [not-higher] twój stos rosnący: ponad { NUMBER($top) } albo dokładnie { NUMBER($jump) }
    [only-higher] twój stos rosnący: ponad { NUMBER($top) }
    [not-lower] twój stos malejący: poniżej { NUMBER($top) } albo dokładnie { NUMBER($jump) }
    [only-lower] twój stos malejący: poniżej { NUMBER($top) }
    [does-not-improve] { $pile ->
        [opp-up] rosnący stos przeciwnika: poniżej { NUMBER($top) }
       *[opp-down] malejący stos przeciwnika: ponad { NUMBER($top) }
    }
    [second-gift] stosy przeciwnika: w tej turze jedna karta już tam trafiła
   *[no-second-card] pasuje, ale po niej już żadna inna
}
duel-why-how = Wybierz kartę, by zobaczyć tylko jej powody.
duel-advice = { $bot ->
    [random] Bot grający losowo
    [greedy] Bot z prostymi zasadami
    [club] Gracz klubowy
    [expert] Ekspert
    [master] Mistrz
   *[other] Bot
} { $pile ->
    [up] radzi wyłożyć { NUMBER($card) } na twój stos rosnący
    [down] radzi wyłożyć { NUMBER($card) } na twój stos malejący
    [opp-up] radzi dać przeciwnikowi { NUMBER($card) } na stos rosnący
   *[opp-down] radzi dać przeciwnikowi { NUMBER($card) } na stos malejący
}.
duel-advice-end = { $bot ->
    [random] Bot grający losowo
    [greedy] Bot z prostymi zasadami
    [club] Gracz klubowy
    [expert] Ekspert
    [master] Mistrz
   *[other] Bot
} radzi teraz zakończyć turę.

## Podpowiedzi stopniowe
hint-look-pile = Spójrz na { $pile }.
hint-look-number = Pomyśl, ile kart chcesz wyłożyć w tej turze.
