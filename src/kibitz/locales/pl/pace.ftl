# Partie na dni: plany, przypomnienia, zakładanie takiego stołu

plan-vetoes-how = Dotknij pól, które chcesz zakryć, od najgorszego. Za każdym razem, gdy przyjdzie twoja kolej, zakryte zostanie pierwsze, które jest jeszcze wolne.
plan-cards-how = Za każdym razem, gdy przyjdzie twoja kolej, liczy się pierwszy pasujący wiersz. Jeśli żaden nie pasuje, gra czeka na ciebie.
plan-when = Kiedy
plan-whose = Czyja lewa
plan-whose-any = wszystko jedno
plan-what = Co zrobić
plan-when-any = zawsze
plan-when-lead = zaczynam lewę
plan-when-last = gram na końcu
plan-when-void = nie mogę dołożyć do koloru
plan-when-led = { $colour ->
    [B] wyszedł niebieski
    [R] wyszedł czerwony
    [Y] wyszedł żółty
    [G] wyszedł zielony
   *[super] wyszło super atu
}
plan-when-ours = bierze ją nasza drużyna
plan-when-theirs = biorą ją inni
plan-play = zagraj: { $card }
plan-give = oddaj: { $card }
plan-what-lowest = zagraj najniższą kartę
plan-what-lowest-not-1 = zagraj najniższą kartę, ale nie 1
plan-what-highest = zagraj najwyższą kartę
plan-what-take = weź ją najsłabszą kartą, która wystarczy
plan-what-take-up-to = weź ją, jeśli wystarczy { $value } lub mniej
plan-what-duck = zagraj najwyższą kartę, która jej nie bierze
plan-what-one = pozbądź się 1
plan-what-only = zagraj moją kartę, jeśli nie mam wyboru
plan-add = Dodaj
plan-remove = Usuń
plan-until = Jak długo obowiązuje
plan-until-tricks = { $count ->
    [one] jeszcze { $count } lewę
    [few] jeszcze { $count } lewy
    [many] jeszcze { $count } lew
   *[other] jeszcze { $count } lewy
}
plan-until-round = do końca rundy
plan-save = Zapisz plan
plan-clear = Usuń plan
plan-saved = Zaplanowane. Zapytamy, gdy nic z planu nie będzie pasować.
plan-cleared = Plan usunięty.
plan-hidden = Nikt inny nie widzi twojego planu. To, co zagra, pojawia się zawsze po tej samej krótkiej przerwie.
nudge-ask = Przypomnij
nudge-how = { $count ->
    [0] Przypomnimy, gdy zechce tego połowa czekających.
    [one] { $count } osoba chce przypomnieć.
    [few] { $count } osoby chcą przypomnieć.
    [many] { $count } osób chce przypomnieć.
   *[other] { $count } osoby chce przypomnieć.
}
new-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
new-clock-days-how = Czas na każdą decyzję. Gdy minie, raz zdecyduje bot. Nikt nie musi siedzieć przy stole.
new-vacation = Urlop
new-vacation-how = O ile dłużej każda osoba może zwlekać w całej partii. Zużywa się sam, gdy ruch trwa dłużej.
new-vacation-days = { $days ->
    [0] bez urlopu
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
