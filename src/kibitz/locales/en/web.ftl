# Cards and points
card = { $colour ->
    [B] blue { $value }
    [R] red { $value }
    [Y] yellow { $value }
   *[G] green { $value }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
close = Close

# The NYET! board and the terms
board-title = The NYET! board
board-open = { $box }: open
board-covered = { $box }: covered by { $who }
board-stands = { $box }: the last open box, it stays
terms-title = This round
terms-round = Round { NUMBER($round) } of { NUMBER($rounds) }
terms-to = Round { NUMBER($round) }, up to { NUMBER($target) } points
terms-open = { $count ->
    [one] { $count } box open
   *[other] { $count } boxes open
}

# Seats
seat-label = { $name }: { $cards } cards, { $tricks } tricks, { $loot } loot, { $score } points
seat-you = { $name } (you)
seat-dealer = Dealer
seat-dealer-mark = D
seat-bonus = Holds the bonus card
seat-team-first = first player's team
seat-team-other = other team
seat-cards = Cards in hand
seat-tricks = Tricks this round
seat-loot = Loot this round
seat-score = Points
seat-away = away
seat-standin = away, a bot plays on

# Hand and trick
hand-title = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-card = { $card }{ $rank ->
    [super] , supertrump
    [trump] , trump
   *[none] {""}
}{ $state ->
    [legal] , may be played
    [barred] , not now
   *[quiet] {""}
}
trick-title = The trick
trick-card = { $who }: { $card }
trick-empty = { $who } leads
trick-last = Last trick
trick-none = No trick has been taken yet.
trick-went = { $loot ->
    [0] Trick { $number } went to { $who }.
    [one] Trick { $number } went to { $who }, with { $loot } loot.
   *[other] Trick { $number } went to { $who }, with { $loot } loot.
}
trick-earlier = The trick before
trick-later = The trick after
tap-continue = Tap to go on

# Teams, bonus card, giving up cards
team-title = With whom do you play?
team-how = { $players ->
    [3] Alone, with the bonus card, or with one partner.
    [4] Choose one partner.
   *[other] Choose one partner or two. The pair gets the bonus card.
}
team-sum = { $count ->
    [1] { $us } alone against { $them }
   *[other] { $us } against { $them }
}
team-more = Choose who plays with you.
team-confirm = Play like this
team-wait = { $phase ->
    [team] { $who } is choosing a team …
   *[bonus] { $who } is giving away the bonus card …
}
bonus-title = Who gets the bonus card?
bonus-how = { $rule ->
    [holder-score] Its holder writes down twice the points.
   *[holder-tricks] Its holder's tricks and loot count twice for the team.
}
bonus-me = Myself
give-title = { $box ->
    [left] Pass a card
   *[other] Give up cards
}
give-how-1 = Choose one card. It leaves the round unseen.
give-how-2 = Choose two cards. They leave the round unseen.
give-how-1x = Choose one card that is not a 1. It leaves the round unseen.
give-how-left = Choose one card for { $left }, to your left. You will get one from your right.
give-confirm-1 = Give it up
give-confirm-2 = Give them up
give-confirm-1x = Give it up
give-confirm-left = Pass this card
give-undo = Take { $card } back
give-wait = { $count ->
    [0] Cards are on the move …
   *[other] Waiting for { $who } …
}
give-passed = You passed { $card } to { $who }.
give-received = { $who } passed you { $card }.

# Scores and results
score-title = Scores
score-sheet = Score sheet
score-empty = Nothing written down yet: the first round is still being played.
score-round = Round
score-terms = Terms
score-total = Total
score-chart = Running totals
round-title = Round { NUMBER($round) } is over
round-how = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $loot } loot
round-remark-plain = { $who } had the better of it.
round-remark-even = Fair shares for everyone. How dull!
round-remark-bonus = { $who } doubles up and grins.
round-remark-loot = { $who } left with other people's silver.
round-remark-minus = The art was to take nothing. { $who } nearly managed.
round-next = Next round
round-finish = To the result
game-won = You win!
game-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
game-remark-won = The next coffee is on the others.
game-remark-lost = Nyet this time. Another round?

# Face to Face
pile-up = up
pile-down = down
pile-label = { $pile ->
    [up] Your pile going up
    [down] Your pile going down
    [opp-up] The opponent's pile going up
   *[opp-down] The opponent's pile going down
}, top card { NUMBER($top) }{ $state ->
    [fits] ; { NUMBER($chosen) } may go here
    [barred] ; { NUMBER($chosen) } may not go here
   *[quiet] {""}
}
line-label = Your piles: { NUMBER($up) } going up, { NUMBER($down) } going down. The opponent's: { NUMBER($otherup) } and { NUMBER($otherdown) }. Jumps of ten: { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , may be placed
    [barred] , fits nowhere now
   *[quiet] {""}
}
duel-placed = { NUMBER($placed) } of 58 placed
duel-draw = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
duel-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
duel-turn = { $ready ->
    [yes] { $gave ->
        [yes] Ending now refills your hand: you draw { NUMBER($draw) }.
       *[no] Ending now draws { NUMBER($draw) }. Give your opponent a card to draw up to six.
    }
   *[no] Place at least { NUMBER($asked) } cards; { NUMBER($count) } so far.
}
duel-wait = { $who } is playing …
duel-end = { $draw ->
    [0] End turn
    [one] End turn, draw { $draw }
   *[other] End turn, draw { $draw }
}
duel-take-back = Take back
duel-lost-draft = From here you cannot place another card, and that would lose. Take it back, or concede.
duel-concede = Concede
duel-turns = Turns
duel-no-turns = Nothing placed yet.
duel-legend = ▲ pile going up, ▼ going down, ⇄ on the opponent's pile
duel-over-stuck = { $who } could not place any more.
duel-over-won = { $winner } has placed every card.
duel-score = { $a }: { NUMBER($placed) } cards · { $b }: { NUMBER($other) } cards

log-title = Log and chat
