# The table of Face to Face: what is asked, what a card costs, what happened
duel-you = you
duel-ask-first = { $asked ->
    [one] Your turn: place your last card.
   *[other] Your turn: place at least { $asked } cards.
}
duel-ask-more = { $left ->
    [one] Place at least { $left } more card.
   *[other] Place at least { $left } more cards.
}
duel-ask-where = Where should { NUMBER($card) } go? Choose a pile.
duel-ask-nowhere = { NUMBER($card) } doesn’t fit anywhere now. Choose another card.
duel-ask-end = { $draw ->
    [0] End your turn, or place more cards.
    [one] End your turn and draw { $draw } card, or place more.
   *[other] End your turn and draw { $draw } cards, or place more.
}
duel-ask-end-only = { $draw ->
    [0] Nothing else fits: end your turn.
    [one] Nothing else fits: end your turn and draw { $draw } card.
   *[other] Nothing else fits: end your turn and draw { $draw } cards.
}
duel-ask-gift = Give your opponent a card, and you’ll refill your hand to six.
duel-choose-card = Choose a card from your hand first, then a pile.
duel-wait = { $who } is thinking…
duel-wait-plan = { $who } is thinking… You can plan your turn meanwhile: choose a card.
duel-planned = { $end ->
    [itself] Planned: { $cards }. Then your turn ends.
   *[you] Planned: { $cards }. Then it’s up to you.
}
duel-plan-runs = Placing what you planned…
duel-plan-clear = Clear plan
duel-plan-end = End my turn too
duel-plan-end-about = Ends your turn once all planned cards are placed, but not if your opponent has just given you a card. Without it, you end your turn yourself and can still take everything back.
duel-plan-stopped = Your plan stopped at { NUMBER($card) }. { $why }
duel-plan-look = { $who } gave you a card, so your turn doesn’t end by itself: you may want to change something.
duel-cost-chip = { $kind ->
    [free] skips none
    [pass] skips { NUMBER($count) }
    [back] { NUMBER($count) } back
   *[gift] opens { NUMBER($count) }
}
duel-cost-pass = { $way ->
    [up] On your ascending pile
   *[down] On your descending pile
}, { NUMBER($card) } passes over { $count ->
    [0] none of your cards
    [one] { $count } of your cards ({ $cards })
   *[other] { $count } of your cards ({ $cards })
}.
duel-cost-back = { $way ->
    [up] On your ascending pile
   *[down] On your descending pile
}, { NUMBER($card) } jumps back by ten: { $count ->
    [0] none of your cards fits again
    [one] { $count } of your cards fits again ({ $cards })
   *[other] { $count } of your cards fit again ({ $cards })
}.
duel-cost-gift = { $way ->
    [up] With { NUMBER($card) }, your opponent’s ascending pile
   *[down] With { NUMBER($card) }, your opponent’s descending pile
} reopens by { NUMBER($count) }.
duel-pile-about = { $pile ->
    [up] Your ascending pile takes cards higher than { NUMBER($top) }, or a jump back of exactly ten.
    [down] Your descending pile takes cards lower than { NUMBER($top) }, or a jump back of exactly ten.
    [opp-up] Once per turn you may give your opponent’s ascending pile a card lower than { NUMBER($top) }.
   *[opp-down] Once per turn you may give your opponent’s descending pile a card higher than { NUMBER($top) }.
}
duel-pile-of = { $way ->
    [up] { $who }’s ascending pile
   *[down] { $who }’s descending pile
}, top card { NUMBER($top) }
duel-draw-about = { $count ->
    [0] Your draw pile is empty: you play on without drawing.
   *[other] You draw two cards when you end your turn. If you gave your opponent a card, you refill your hand to six instead.
}
duel-end-about = Ends your turn. What you’ve placed stays there.
duel-take-about = Takes back the card you placed last. Until you end your turn, you can rearrange it freely.
duel-last-turn = { $where ->
    [up] { $who } placed { $up } on their ascending pile.
    [down] { $who } placed { $down } on their descending pile.
   *[both] { $who } placed { $up } on their ascending pile and { $down } on their descending pile.
}
duel-gift = { $way ->
    [up] { $who } gave you { NUMBER($card) }: your ascending pile reopens by { NUMBER($count) }.
   *[down] { $who } gave you { NUMBER($card) }: your descending pile reopens by { NUMBER($count) }.
}
duel-gift-other = { $way ->
    [up] { $who } gave { $owner } { NUMBER($card) }: that ascending pile reopens by { NUMBER($count) }.
   *[down] { $who } gave { $owner } { NUMBER($card) }: that descending pile reopens by { NUMBER($count) }.
}
duel-over-stuck-you = You couldn’t place enough cards.
duel-why = Why nothing fitted: what each pile asked for
duel-why-needs = { $code ->
    [not-higher] your ascending pile: over { NUMBER($top) }, or exactly { NUMBER($jump) }
    [only-higher] your ascending pile: over { NUMBER($top) }
    [not-lower] your descending pile: under { NUMBER($top) }, or exactly { NUMBER($jump) }
    [only-lower] your descending pile: under { NUMBER($top) }
    [does-not-improve] { $pile ->
        [opp-up] your opponent’s ascending pile: under { NUMBER($top) }
       *[opp-down] your opponent’s descending pile: over { NUMBER($top) }
    }
    [second-gift] your opponent’s piles: you had already given a card
   *[no-second-card] would fit, but no second card could follow
}
duel-why-how = Choose a card to see only its reasons.
duel-advice = { $bot ->
    [random] The random bot
    [greedy] The rule-of-thumb bot
    [club] The club player
    [expert] The expert
    [master] The master
   *[other] The bot
} would { $pile ->
    [up] place { NUMBER($card) } on your ascending pile
    [down] place { NUMBER($card) } on your descending pile
    [opp-up] give your opponent { NUMBER($card) } for their ascending pile
   *[opp-down] give your opponent { NUMBER($card) } for their descending pile
}.
duel-advice-end = { $bot ->
    [random] The random bot
    [greedy] The rule-of-thumb bot
    [club] The club player
    [expert] The expert
    [master] The master
   *[other] The bot
} would end the turn now.

## Hints by degrees
hint-look-pile = Look at this pile: { $pile }.
hint-look-number = Think about how many cards you want to place this turn.
