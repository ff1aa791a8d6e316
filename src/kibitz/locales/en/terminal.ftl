# At the table
you = you
player-name = Player
how-to-type = Type a number or an action (play R5, x trump R). ? explains the rules, ? R5 says why not, q leaves.
how-to-type-back = Type a number or actions (up 17, down 45). u takes back, end ends the turn, ? explains, ? up 17 says why not, q leaves.
prompt = { $who }
saved = Saved: { $file }
no-such-number = Choose a number from 1 to { NUMBER($count) }.
not-understood = “{ $text }” is not understood: type a number, an action, ? or q.
is-legal = { $action }: allowed now.
taken-back = Taken back: { $action }
nothing-to-take-back = There is nothing to take back.
draft-lost = No second card fits after this one: you would lose. u takes it back; [1] end accepts it.
teams = { $ours } against { $theirs }
hand-of = { $who }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trick-number = Trick { NUMBER($number) }:
leads = { $who } leads
seat-count = { $who } { NUMBER($tricks) }+{ NUMBER($loot) }
taken-so-far = Tricks + loot: { $counts }
round-of = Round { NUMBER($round) } of { NUMBER($rounds) }
round-to = Round { NUMBER($round) }, up to { NUMBER($target) } points
sheet-title = Score sheet after round { NUMBER($round) }
sheet-round = round
sheet-total = total
sheet-legend = tricks + loot → points; ² marks the bonus card
legend-board = On the board: ✗ is covered, with who covered it; ✓ stands.
legend-trick = ★ has the trick so far.
legend-duel = ↩ is a jump back of ten; (+5) is how far the pile moves.
sizes = hand { NUMBER($hand) }, pile { NUMBER($draw) }
end-draws = { $count ->
    [0] end: end the turn, nothing to draw
    [one] end: end the turn and draw { $count } card
   *[other] end: end the turn and draw { $count } cards
}
still-to-place = { $count ->
    [one] { $count } more card must be placed.
   *[other] { $count } more cards must be placed.
}

# What happened
told-dealt = { $who } deals.
told-covered = { $who } says NYET! to { $line }:
told-bonus = { $who } holds the bonus card.
told-gave-up = { $who } lays aside
told-gave-up-hidden = { $who } lays a card aside.
told-passed = { $who } passes to { $to }
told-passed-hidden = { $who } passes a card to { $to }.
told-played = { $who } plays
told-trick = { $who } takes the trick
told-loot = { "" }, loot:
told-starts = { $who } starts.
told-placed = { $who }: { NUMBER($card) } on { $pile }
told-drew = { $who } draws { $count ->
    [0] nothing
    [one] { $count } card: { $cards }
   *[other] { $count } cards: { $cards }
}
told-drew-hidden = { $who } draws { $count ->
    [0] nothing.
    [one] { $count } card.
   *[other] { $count } cards.
}
told-won = { $who } has placed all cards.
told-stuck = { $who } cannot place the cards the turn asks for.

# simulate
simulating = Playing
summary-bot = bot
summary-seats = seats
summary-wins = wins
summary-share = share
summary-mean = mean score
summary-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $speed } a second
summary-seed = Seed: { $seed }

# replay, verify, deal
replay-verified = Verified: every action and the result follow from the seed.
replay-unfinished = The record ends here: the game was not finished.
replay-step = Action { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
replay-next = Enter: go on, q: stop
fault-line = line { NUMBER($line, useGrouping: 0) }
verified-good = { $count ->
    [one] { $count } record, and it is good.
   *[other] { $count } records, all good.
}
verified-bad = { $count ->
    [one] { $count } record, and it is bad.
   *[other] { $count } records, { NUMBER($bad) } of them bad.
}
deal-round = Round { NUMBER($round) }: { $who } deals.
deal-aside = Not dealt:
deal-hand = { $who }, hand: { $cards }
deal-draw = draw pile from the top: { $cards }

# Errors of the command line
error-unknown-argument = Unknown argument “{ $argument }”; { $command } --help lists what there is.
error-missing-argument = { $argument } is missing; it may be { $allowed }.
error-value-missing = { $argument } needs a value.
error-value-unwanted = { $argument } takes no value.
error-bad-value = { $argument } cannot be “{ $value }”; it may be { $allowed }.
error-bad-seed = A seed is 64 hex digits, not “{ $value }”.
error-seed-missing = --seed is missing: it is 64 hex digits.
error-usage = { $message }
error-file-missing = There is no file { $file }.
error-file-is-folder = { $file } is a folder, not a file.
error-file-empty = { $file } is empty.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-line-needed = { $file } holds { $count ->
    [one] { $count } record
   *[other] { $count } records
}: choose one with --line.
error-no-such-line = { $file } has no record on line { NUMBER($line, useGrouping: 0) }.
