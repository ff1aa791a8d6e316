# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = By what could be known, “{ $action }” was right; the hidden cards turned it into a loss.
review-why-lucky = In this deal, “{ $action }” cost nothing: the cards happened to lie well.
review-why-worlds = { $points ->
    [one] In { NUMBER($count) } of { NUMBER($number) } deals that fit what was known, “{ $best }” does better, by { $points } point on average.
   *[other] In { NUMBER($count) } of { NUMBER($number) } deals that fit what was known, “{ $best }” does better, by { $points } points on average.
}
review-why-beaten = In { NUMBER($count) } of { NUMBER($number) } deals that fit what was known, { $seat } can still beat the { $card }.
review-why-sure = Whatever the others hold, the { $card } takes the trick.
review-why-card = Most depends on the { $card }. What “{ $best }” gains, in points: { $there } if { $seat } holds it, { $elsewhere } if not.
review-why-helps = { $points ->
    [one] It helps { $seat } most, by { $points } point on average.
   *[other] It helps { $seat } most, by { $points } points on average.
}
review-why-chances = Out of 100 such games, “{ $best }” wins { NUMBER($better) }, “{ $action }” { NUMBER($worse) }.
review-why-gift = The { $card } reopened the opponent’s pile by { NUMBER($steps) }.
review-why-gift-buys = The gift “{ $best }” buys cards: it draws { NUMBER($drawn) } instead of { NUMBER($usual) }.
review-why-jump = The jump back with the { $card } was there; after this turn it’s gone.
review-why-loses = After “{ $action }”, no second card fits: that loses at once, whatever the other player holds.
