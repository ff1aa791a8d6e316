# Why a decision was right or wrong: every claim is computed from worlds that fit what the seat knew, or proved by the rules
review-why-unlucky = By what could be known, { $action } was right; the hidden cards turned it into a loss.
review-why-lucky = In this deal, { $action } cost nothing: the cards happened to lie well.
review-why-worlds = In { NUMBER($count) } of { NUMBER($number) } deals that fit, { $best } gains more, by { $points } points on average.
review-why-beaten = In { NUMBER($count) } of { NUMBER($number) } deals, { $seat } can still beat { $card }.
review-why-sure = Whatever the others hold, { $card } takes the trick.
review-why-card = { $card } matters most: { $best } gains { $there } points if { $seat } holds it, { $elsewhere } if not.
review-why-helps = It helps { $seat } most: { $points } points on average.
review-why-chances = { $best } wins { NUMBER($better) } of 100 such games, { $action } { NUMBER($worse) }.
review-why-gift = The { $card } set the opponent’s pile back by { NUMBER($steps) }.
review-why-gift-buys = The gift { $best } buys cards: the turn draws { NUMBER($drawn) } instead of { NUMBER($usual) }.
review-why-jump = The jump back with { $card } was there; after this turn it’s gone.
review-why-loses = After { $action } no second card fits: that loses at once, whatever the others hold.
