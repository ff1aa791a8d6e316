# Der Tisch von Face to Face: was verlangt ist, was eine Karte kostet, was geschah
duel-you = du
duel-ask-first = { $asked ->
    [one] Du bist dran: Lege deine letzte Karte.
   *[other] Du bist dran: Lege mindestens { $asked } Karten.
}
duel-ask-more = { $left ->
    [one] Lege mindestens noch { $left } Karte.
   *[other] Lege mindestens noch { $left } Karten.
}
duel-ask-where = Wohin mit der { NUMBER($card) }? Wähle einen Stapel.
duel-ask-nowhere = Die { NUMBER($card) } passt jetzt nirgends. Wähle eine andere Karte.
duel-ask-end = { $draw ->
    [0] Beende deinen Zug oder lege weitere Karten.
    [one] Beende deinen Zug und ziehe { $draw } Karte, oder lege weiter.
   *[other] Beende deinen Zug und ziehe { $draw } Karten, oder lege weiter.
}
duel-ask-end-only = { $draw ->
    [0] Sonst passt nichts mehr: Beende deinen Zug.
    [one] Sonst passt nichts mehr: Beende deinen Zug und ziehe { $draw } Karte.
   *[other] Sonst passt nichts mehr: Beende deinen Zug und ziehe { $draw } Karten.
}
duel-ask-gift = Gibst du dem Gegner eine Karte, füllst du deine Hand auf sechs auf.
duel-choose-card = Wähle zuerst eine Handkarte, dann einen Stapel.
duel-wait = { $who } überlegt …
duel-wait-plan = { $who } überlegt … Du kannst deinen Zug schon planen: Wähle eine Karte.
duel-planned = { $end ->
    [itself] Geplant: { $cards }. Danach endet dein Zug.
   *[you] Geplant: { $cards }. Danach entscheidest du.
}
duel-plan-runs = Was du geplant hast, wird gelegt …
duel-plan-clear = Plan löschen
duel-plan-end = Zug auch beenden
duel-plan-end-about = Beendet deinen Zug, sobald alle geplanten Karten liegen, aber nicht, wenn dir gerade eine Karte gegeben wurde. Sonst beendest du ihn selbst und kannst alles noch zurücknehmen.
duel-plan-stopped = Dein Plan endet vor der { NUMBER($card) }. { $why }
duel-plan-look = { $who } hat dir eine Karte gegeben, darum endet dein Zug nicht von selbst: Vielleicht willst du etwas ändern.
duel-cost-chip = { $kind ->
    [free] lückenlos
    [pass] lässt { NUMBER($count) } aus
    [back] { NUMBER($count) } zurück
   *[gift] öffnet { NUMBER($count) }
}
duel-cost-pass = { $way ->
    [up] Auf deinem aufsteigenden Stapel
   *[down] Auf deinem absteigenden Stapel
} überspringt die { NUMBER($card) } { $count ->
    [0] keine deiner Karten
    [one] { $count } deiner Karten ({ $cards })
   *[other] { $count } deiner Karten ({ $cards })
}.
duel-cost-back = { $way ->
    [up] Auf deinem aufsteigenden Stapel
   *[down] Auf deinem absteigenden Stapel
} springt die { NUMBER($card) } um zehn zurück: { $count ->
    [0] Keine deiner Karten passt dadurch wieder
    [one] { $count } deiner Karten passt wieder ({ $cards })
   *[other] { $count } deiner Karten passen wieder ({ $cards })
}.
duel-cost-gift = { $way ->
    [up] Mit der { NUMBER($card) } öffnet sich der aufsteigende Stapel des Gegners
   *[down] Mit der { NUMBER($card) } öffnet sich der absteigende Stapel des Gegners
} wieder um { NUMBER($count) }.
duel-pile-about = { $pile ->
    [up] Auf deinen aufsteigenden Stapel passen Karten über { NUMBER($top) } oder ein Sprung um genau zehn zurück.
    [down] Auf deinen absteigenden Stapel passen Karten unter { NUMBER($top) } oder ein Sprung um genau zehn zurück.
    [opp-up] Einmal pro Zug darfst du auf den aufsteigenden Stapel des Gegners eine Karte unter { NUMBER($top) } legen.
   *[opp-down] Einmal pro Zug darfst du auf den absteigenden Stapel des Gegners eine Karte über { NUMBER($top) } legen.
}
duel-pile-of = { $way ->
    [up] { $who }, aufsteigender Stapel
   *[down] { $who }, absteigender Stapel
}, oberste Karte { NUMBER($top) }
duel-draw-about = { $count ->
    [0] Dein Nachziehstapel ist leer: Du spielst ohne Nachziehen weiter.
   *[other] Am Ende deines Zuges ziehst du zwei Karten. Hast du dem Gegner eine Karte gegeben, füllst du stattdessen auf sechs auf.
}
duel-end-about = Beendet deinen Zug. Was du gelegt hast, bleibt liegen.
duel-take-about = Nimmt die zuletzt gelegte Karte zurück. Bis du den Zug beendest, kannst du ihn beliebig umstellen.
duel-last-turn = { $where ->
    [up] { $who } hat { $up } auf den eigenen aufsteigenden Stapel gelegt.
    [down] { $who } hat { $down } auf den eigenen absteigenden Stapel gelegt.
   *[both] { $who } hat { $up } auf den eigenen aufsteigenden und { $down } auf den eigenen absteigenden Stapel gelegt.
}
duel-gift = { $way ->
    [up] { $who } hat dir die { NUMBER($card) } gegeben: Dein aufsteigender Stapel öffnet sich wieder um { NUMBER($count) }.
   *[down] { $who } hat dir die { NUMBER($card) } gegeben: Dein absteigender Stapel öffnet sich wieder um { NUMBER($count) }.
}
duel-gift-other = { $way ->
    [up] { $who } hat { $owner } die { NUMBER($card) } gegeben: Der aufsteigende Stapel öffnet sich wieder um { NUMBER($count) }.
   *[down] { $who } hat { $owner } die { NUMBER($card) } gegeben: Der absteigende Stapel öffnet sich wieder um { NUMBER($count) }.
}
duel-over-stuck-you = Du konntest nicht genug Karten legen.
duel-why = Warum nichts mehr passte: Das verlangten die Stapel
duel-why-needs = { $code ->
    [not-higher] dein aufsteigender Stapel: über { NUMBER($top) } oder genau { NUMBER($jump) }
    [only-higher] dein aufsteigender Stapel: über { NUMBER($top) }
    [not-lower] dein absteigender Stapel: unter { NUMBER($top) } oder genau { NUMBER($jump) }
    [only-lower] dein absteigender Stapel: unter { NUMBER($top) }
    [does-not-improve] { $pile ->
        [opp-up] aufsteigender Stapel des Gegners: unter { NUMBER($top) }
       *[opp-down] absteigender Stapel des Gegners: über { NUMBER($top) }
    }
    [second-gift] Stapel des Gegners: Du hattest schon eine Karte gegeben
   *[no-second-card] würde passen, aber danach keine zweite
}
duel-why-how = Wähle eine Karte, um nur ihre Gründe zu sehen.
duel-advice = { $bot ->
    [random] Der Zufallsbot
    [greedy] Der Faustregel-Bot
    [club] Der Vereinsspieler
    [expert] Der Experte
    [master] Der Meister
   *[other] Der Bot
} würde { $pile ->
    [up] die { NUMBER($card) } auf deinen aufsteigenden Stapel legen
    [down] die { NUMBER($card) } auf deinen absteigenden Stapel legen
    [opp-up] dem Gegner die { NUMBER($card) } auf den aufsteigenden Stapel legen
   *[opp-down] dem Gegner die { NUMBER($card) } auf den absteigenden Stapel legen
}.
duel-advice-end = { $bot ->
    [random] Der Zufallsbot
    [greedy] Der Faustregel-Bot
    [club] Der Vereinsspieler
    [expert] Der Experte
    [master] Der Meister
   *[other] Der Bot
} würde den Zug jetzt beenden.

## Tipps in Stufen
hint-look-pile = Sieh dir { $pile } an.
hint-look-number = Überleg, wie viele Karten du in diesem Zug legen willst.
