## Analiza partii
review-of = { $game }: analiza
review-words = Analiza słowami
review-summary = Podsumowanie
review-you-won = Wygrana
review-you-lost = Przegrana
review-they-won = { $who }: wygrana
review-they-lost = { $who }: przegrana
review-lead = Przewaga ({ $over }): { $lead }. W tym szczęście w kartach: { $luck }.
review-behind = Strata ({ $over }): { $lead }. W tym szczęście w kartach: { $luck }.
review-luck-good = Dzięki szczęściu w kartach wynik jest o { $amount } lepszy.
review-luck-bad = Przez pecha w kartach wynik jest o { $amount } gorszy.
review-account = Skąd się wziął wynik
review-expected = Oczekiwany wynik
review-luck = Szczęście w kartach
review-own = Własne decyzje
review-others = Decyzje innych
review-result = Wynik
review-share = { $share } p.p.
review-class-between = Poziom: między „{ $low }” a „{ $high }”
review-class-below = Poziom: poniżej „{ $high }”
review-class-above = Poziom: powyżej „{ $low }”
review-class-cost = Strata na prawdziwą decyzję: { $cost } ± { $error } punktu procentowego szansy na wygraną.
review-kind-veto = Weta
review-kind-team = Drużyny
review-kind-bonus = Karta Bonusu
review-kind-discard = Odrzucanie i przekazywanie
review-kind-early = Pierwsze karty
review-kind-endgame = Końcówka
review-kind-own = Własne stosy
review-kind-gift = Prezenty
review-kind-number = Ile kart
review-kind-cost = { $cost } ± { $error } ({ NUMBER($count) }×)
review-key-moments = Kluczowe momenty
review-moments = Wszystkie momenty
review-no-moments = Żadnych kosztownych decyzji, żadnych niespodzianek: dobra gra.
review-none-yet = Pierwsze kluczowe momenty pojawią się za kilka sekund.
review-moment = { $who }: { $action }
review-practise = { $count ->
    [one] Przećwicz tę decyzję
    [few] Przećwicz te { NUMBER($count) } decyzje
    [many] Przećwicz { NUMBER($count) } decyzji
   *[other] Przećwicz { NUMBER($count) } decyzji
}
review-seat = Czyja gra
review-me = { $name } (ty)
review-only-mine = tylko moje
review-only-theirs = tylko tej osoby
review-chart = Szanse wszystkich na wygraną w trakcie partii
review-chart-start = Nie wybrano momentu
review-chance-of = Szansa na wygraną przed tym ruchem ({ $who }): { $chance }
review-legend-size = duży: zemściło się w tym rozdaniu
review-previous = Poprzedni moment
review-next = Następny moment
review-number = { NUMBER($number) } z { NUMBER($count) }
review-step = Ruch { NUMBER($step) } z { NUMBER($steps) }
review-plain-move = Zwykły ruch
review-played-better = Zagrano: { $action }. Lepiej: { $best }.
review-played-only = Zagrano: { $action }.
review-price-fair = Według tego, co można było wiedzieć z tego miejsca, koszt to { $share } ± { $error } p.p. szansy na wygraną ({ $unit ->
    [points] punkty: { $points }
   *[chance] karty: { $points }
}).
review-price-nil = Według tego, co można było wiedzieć z tego miejsca, nic to nie kosztowało.
review-price-open = { $exact ->
    [yes] Przy odkrytych kartach (rozwiązane dokładnie) koszt to { $share } ± { $error } p.p.
   *[no] Przy odkrytych kartach koszt to { $share } ± { $error } p.p.
}
review-punished = W tym rozdaniu to się zemściło.
review-unpunished = W tym rozdaniu uszło to na sucho.
review-not-yet = Ta decyzja nie została jeszcze sprawdzona.
review-no-choice = Tu nie było prawdziwego wyboru.
review-best = najlepsze
review-played = zagrane
review-candidate-points = oczekiwane: { $points }
review-others-left = { $count ->
    [one] { NUMBER($count) } inny ruch był gorszy.
    [few] { NUMBER($count) } inne ruchy były gorsze.
    [many] { NUMBER($count) } innych ruchów było gorszych.
   *[other] { NUMBER($count) } innych ruchów było gorszych.
}
review-show = Pokaż: { $action }
review-line-played = W rozdaniu zgodnym z tym, co było wiadomo: tak, jak zagrano
review-line-better = W tym samym rozdaniu: lepszy ruch
review-line-close = Wróć do partii
review-deeper = Sprawdź dokładniej
review-running = Analiza: { NUMBER($done) } z { NUMBER($total) }
review-waiting = { $ahead ->
    [one] Przed tobą { NUMBER($ahead) } inna analiza
    [few] Przed tobą { NUMBER($ahead) } inne analizy
    [many] Przed tobą { NUMBER($ahead) } innych analiz
   *[other] Przed tobą { NUMBER($ahead) } innych analiz
}
review-progress = Postęp analizy
review-incomplete = { $failed ->
    [one] Nie udało się obliczyć { NUMBER($failed) } części tej analizy. Otwórz ją ponownie, żeby spróbować jeszcze raz.
    [few] Nie udało się obliczyć { NUMBER($failed) } części tej analizy. Otwórz ją ponownie, żeby spróbować jeszcze raz.
    [many] Nie udało się obliczyć { NUMBER($failed) } części tej analizy. Otwórz ją ponownie, żeby spróbować jeszcze raz.
   *[other] Nie udało się obliczyć { NUMBER($failed) } części tej analizy. Otwórz ją ponownie, żeby spróbować jeszcze raz.
}
label-good = Dobrze
label-inaccuracy = Niedokładność
label-mistake = Błąd
label-blunder = Gruby błąd
label-unlucky = Słusznie, ale pechowo
label-lucky = Błędnie, ale szczęśliwie

## Ćwiczenie
practise-title = Ćwicz
practise-of = { $game }: ćwiczenie
practise-question = Co zagrasz? { $place }
practise-how = Tak wyglądał stół z twojego miejsca. Zagraj ruch, który uważasz za najlepszy.
practise-right = Dobrze: { $action }
practise-wrong = To nie najlepszy ruch: { $action }
practise-then = W partii zagrano: { $action }.
practise-again = Spróbuj jeszcze raz
practise-next = Dalej
practise-skip = Pomiń
practise-none = Nie ma tu nic do ćwiczenia.
practise-none-how = Kosztowne decyzje z przeanalizowanych partii wracają tu jako pytania.
practise-done = Koniec: od razu dobrze { NUMBER($right) } z { NUMBER($count) }
practise-unreviewed = { $count ->
    [one] Jedna twoja partia z ostatnich 90 dni nie jest jeszcze przeanalizowana.
    [few] { NUMBER($count) } twoje partie z ostatnich 90 dni nie są jeszcze przeanalizowane.
    [many] { NUMBER($count) } twoich partii z ostatnich 90 dni nie jest jeszcze przeanalizowanych.
   *[other] { NUMBER($count) } twoich partii z ostatnich 90 dni nie jest jeszcze przeanalizowanych.
}
practise-review-next = Przeanalizuj następną

## Dowolny zapis
bring-title = Analiza zapisu
bring-how = Wczytaj zapis dowolnej zakończonej partii: wybierz plik, upuść go tutaj albo wklej jego tekst. Najpierw sprawdzimy go ruch po ruchu.
bring-file = Wybierz plik
bring-paste = Albo wklej zapis
bring-review = Analizuj
bring-private = Analizę zobaczą tylko osoby, które mają jej link. Zapisy przechowujemy 90 dni.
bring-too-large = To za dużo jak na zapis jednej partii.
bring-at = W miejscu { $place }: { $reason }
