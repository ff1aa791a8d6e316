# Nasz własny udział w tasowaniu
shuffle-trouble = { $trouble ->
    [late] Twój udział w tasowaniu nie dotarł na czas i karty rozdano bez niego. Nie udowodnisz, że potasowano uczciwie.
    [missing] Nie ufaj temu tasowaniu: serwer potwierdził twój udział, a potem go pominął.
    [changed] Nie ufaj temu tasowaniu: serwer ogłosił w twoim imieniu coś innego.
    [server] Nie ufaj temu tasowaniu: serwer podmienił własny udział, odkąd siedzisz przy stole.
   *[refused] Nie ufaj temu tasowaniu: serwer odrzucił dokładnie ten udział, który obiecano w twoim imieniu.
}

# Ile wiadomo o tasowaniu
fair-verdict = { $proof ->
    [proved] Udowodnione: w tym tasowaniu jest twój własny udział
    [consistent] Spójne: wszystko się zgadza
    [none] Brak dowodu
    [broken] Coś się tu nie zgadza
   *[contradicted] Ten zapis przeczy temu, co zachowała twoja przeglądarka
}
fair-means = { $proof ->
    [proved] W zapisie jest dokładnie to zobowiązanie, które pokazał ci serwer, i dokładnie ta liczba losowa, którą dodała twoja przeglądarka. Nikt nie mógł wybrać tych kart.
    [consistent] Wszystkie liczby w zapisie zgadzają się ze sobą. Więcej może wiedzieć tylko ktoś, czyj udział w nim jest: autor zapisu mógłby wszystko zmyślić.
    [none] W tym tasowaniu nie ma liczby losowej nikogo z grających, więc rozdający mógł wybrać karty.
    [broken] Co najmniej jedna liczba w zapisie nie jest tym, za co się podaje. Nie ufaj temu rozdaniu.
   *[contradicted] Przed rozdaniem serwer potwierdził twojej przeglądarce coś innego. Zachowaj pokwitowanie: dowodzi ono, że zapis zmieniono.
}
fair-parts = Każdy udział losowy jest tym, do którego zobowiązano się, zanim ujawniono którykolwiek.
fair-signed = Zapis nie zmienił się, odkąd podpisał go jego serwer (klucz { $signer }…).
fair-signed-unchecked = Zapis jest podpisany (klucz { $signer }…), ale ta przeglądarka nie potrafi tu sprawdzić podpisu Ed25519.
fair-unsigned = Zapis nie jest podpisany.
fair-receipt = To, co twoja przeglądarka zachowała sprzed rozdania, jest w zapisie.
fair-receipt-get = Pobierz pokwitowanie
fair-how = Twoja przeglądarka właśnie wszystko to przeliczyła. Pokazuje to, że kart nie dobrano; nie pokazuje, że nikt ich nie widział, bo serwer przy rozdawaniu zna karty wszystkich. Mając pokwitowanie, to samo sprawdzisz u siebie poleceniem „kibitz verify --receipt”.
