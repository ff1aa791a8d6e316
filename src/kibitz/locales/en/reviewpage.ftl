## A game reviewed
review-of = { $game }: review
review-words = The review in words
review-summary = Summary
review-you-won = You won
review-you-lost = You lost
review-they-won = { $who } won
review-they-lost = { $who } lost
review-lead = { $lead } ahead of { $over }. Luck of the cards: { $luck }.
review-behind = { $lead } behind { $over }. Luck of the cards: { $luck }.
review-luck-good = { $amount } of the result was good luck with the cards.
review-luck-bad = Bad luck with the cards cost { $amount }.
review-account = Where the result comes from
review-expected = Expected
review-luck = Luck of the cards
review-own = Own decisions
review-others = The others’ decisions
review-result = Result
review-share = { $share } pp
review-class-between = Level: between “{ $low }” and “{ $high }”
review-class-below = Level: below “{ $high }”
review-class-above = Level: above “{ $low }”
review-class-cost = { $cost } ± { $error } percentage points of winning chance lost per real decision.
review-kind-veto = Vetoes
review-kind-team = Teams
review-kind-bonus = Bonus card
review-kind-discard = Discards and passes
review-kind-early = Early cards
review-kind-endgame = Endgame
review-kind-own = Own piles
review-kind-gift = Gifts
review-kind-number = How many cards
review-kind-cost = { $cost } ± { $error } ({ NUMBER($count) }×)
review-key-moments = Key moments
review-moments = All moments
review-no-moments = No costly decisions, no upsets: well played.
review-none-yet = The first key moments show up in a few seconds.
review-moment = { $who }: { $action }
review-practise = { $count ->
    [one] Practise this decision
   *[other] Practise these { NUMBER($count) } decisions
}
review-seat = Whose game
review-me = { $name } (you)
review-only-mine = only mine
review-only-theirs = only theirs
review-chart = Everyone’s chance to win over the game
review-chart-start = No moment chosen
review-chance-of = { $who }’s chance to win before this move: { $chance }
review-legend-size = large: punished in this deal
review-previous = Previous moment
review-next = Next moment
review-number = { NUMBER($number) } of { NUMBER($count) }
review-step = Move { NUMBER($step) } of { NUMBER($steps) }
review-plain-move = An ordinary move
review-played-better = Played: { $action }. Better: { $best }.
review-played-only = Played: { $action }.
review-price-fair = By what this seat could know, it cost { $share } ± { $error } percentage points of winning chance ({ $points } { $unit ->
    [points] points
   *[chance] cards
}).
review-price-nil = By what this seat could know, it cost nothing.
review-price-open = { $exact ->
    [yes] With all cards on the table (solved exactly), it cost { $share } ± { $error } percentage points.
   *[no] With all cards on the table, it cost { $share } ± { $error } percentage points.
}
review-punished = It was punished in this deal.
review-unpunished = It wasn’t punished in this deal.
review-not-yet = This decision hasn’t been looked at yet.
review-no-choice = There was no real choice here.
review-best = best
review-played = played
review-candidate-points = { $points } expected
review-others-left = { $count ->
    [one] { NUMBER($count) } other move was worse.
   *[other] { NUMBER($count) } other moves were worse.
}
review-show = Show me: { $action }
review-line-played = In a deal that fits what was known: as it was played
review-line-better = In the same deal: the better move
review-line-close = Back to the game
review-deeper = Look deeper
review-running = Reviewing: { NUMBER($done) } of { NUMBER($total) }
review-waiting = { $ahead ->
    [one] Waiting for { NUMBER($ahead) } other review
   *[other] Waiting for { NUMBER($ahead) } other reviews
}
review-progress = Progress of the review
review-incomplete = { $failed ->
    [one] { NUMBER($failed) } part of this review couldn’t be computed. Open it again to retry.
   *[other] { NUMBER($failed) } parts of this review couldn’t be computed. Open it again to retry.
}
label-good = Good
label-inaccuracy = Inaccuracy
label-mistake = Mistake
label-blunder = Blunder
label-unlucky = Right but unlucky
label-lucky = Wrong but lucky

## Practising
practise-title = Practise
practise-of = { $game }: practise
practise-question = What would you play? { $place }
practise-how = This is the table as you saw it. Play the move you think is best.
practise-right = Right: { $action }
practise-wrong = Not the best: { $action }
practise-then = In the game you played { $action }.
practise-again = Try again
practise-next = Next
practise-skip = Skip
practise-none = Nothing to practise here.
practise-none-how = Costly decisions from your reviewed games come back here as questions.
practise-done = Done: { NUMBER($right) } of { NUMBER($count) } right at once
practise-unreviewed = { $count ->
    [one] One of your games of the last 90 days hasn’t been reviewed yet.
   *[other] { NUMBER($count) } of your games of the last 90 days haven’t been reviewed yet.
}
practise-review-next = Review the next one

## Any record
bring-title = Review a record
bring-how = Bring the record of any finished game: choose a file, drop it here, or paste its text. It’s checked first, move by move.
bring-file = Choose a file
bring-paste = Or paste the record
bring-review = Review
bring-private = Only people with the link to the review can see it. Records are kept for 90 days.
bring-too-large = That’s too large to be the record of one game.
bring-at = At { $place }: { $reason }
