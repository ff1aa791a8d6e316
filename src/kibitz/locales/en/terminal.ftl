# At the table
you = you
player-name = Player
how-to-type = Type a number or an action (play R5, x trump R). ? explains the rules, ? R5 says why you can’t play R5, q quits.
how-to-type-back = Type a number or actions (up 17, down 45). u takes a card back, end ends your turn, ? explains the rules, ? up 17 says why you can’t, q quits.
how-to-type-plain = Type a number or one of the actions listed. ? says what you can do and what you can’t, q quits.
seat-name = Seat { NUMBER($seat) }
prompt = { $who }
saved = Saved: { $file }
no-such-number = Choose a number from 1 to { NUMBER($count) }.
not-understood = I don’t understand “{ $text }”: type a number, an action, ? or q.
is-legal = { $action } is allowed now.
taken-back = Taken back: { $action }
nothing-to-take-back = There’s nothing to take back.
draft-lost = No second card fits after this one, so you’d lose. u takes it back; [1] end accepts the loss.
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
legend-board = On the board: ✗ is covered, with the name of who covered it; ✓ is settled.
legend-trick = ★ is winning the trick so far.
legend-duel = ↩ is a jump back of ten; (+5) is how far the pile moves.
sizes = hand { NUMBER($hand) }, draw pile { NUMBER($draw) }
end-draws = { $count ->
    [0] end: end your turn, nothing to draw
    [one] end: end your turn and draw { $count } card
   *[other] end: end your turn and draw { $count } cards
}
still-to-place = { $count ->
    [one] Place { $count } more card.
   *[other] Place { $count } more cards.
}

# What happened
told-dealt = { $who } deals.
told-covered = { $who } says NYET! to { $line }:
told-bonus = { $who } holds the bonus card.
told-gave-up = { $who } discards
told-gave-up-hidden = { $who } discards a card.
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
told-won = { $who } has placed all their cards.
told-stuck = { $who } can’t place enough cards.

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
}, { $speed } per second
summary-seed = Seed: { $seed }

# replay, verify, deal
replay-verified = Verified: every action is legal, and the deal and the result match the seed.
replay-unfinished = The record ends here: the game wasn’t finished.
replay-step = Action { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
replay-next = Enter: continue, q: quit
fault-line = line { NUMBER($line, useGrouping: 0) }
verified-good = { $count ->
    [one] { $count } record, valid.
   *[other] { $count } records, all valid.
}
verified-bad = { $count ->
    [one] { $count } record, not valid.
   *[other] { $count } records, { NUMBER($bad) } of them not valid.
}
proof-proved = Proved to you: { NUMBER($count) }. The commitment you were shown and the contribution you made are both in the shuffle.
proof-consistent = Consistent: { NUMBER($count) }. All hashes agree. To prove that nobody chose the cards, a player needs a receipt (--receipt).
proof-none = No proof: { NUMBER($count) }. No player contributed to the shuffle, so whoever wrote the record could have chosen the cards.
error-receipt-not-in = The receipt doesn’t match { $file }: the server’s commitment or your contribution is a different one there.
error-bad-receipt = { $file } isn’t a receipt. Expected a JSON file with table, seat, commitment and contribution.
error-file-not-text = { $file } isn’t a text file. Expected a record in JSON, or one record per line.
deal-round = Round { NUMBER($round) }: { $who } deals.
deal-aside = Not dealt:
deal-hand = { $who }, hand: { $cards }
deal-draw = draw pile from the top: { $cards }

# Errors of the command line
error-unknown-argument = Unknown argument “{ $argument }”; see { $command } --help.
error-missing-argument = { $argument } is missing; choose from: { $allowed }.
error-value-missing = { $argument } needs a value.
error-value-unwanted = { $argument } takes no value.
error-bad-value = { $argument } can’t be “{ $value }”; choose from: { $allowed }.
error-bad-seed = A seed is 64 hex digits, not “{ $value }”.
error-seed-missing = --seed is missing: give 64 hex digits.
error-usage = { $message }
error-file-missing = There’s no file { $file }.
error-file-is-folder = { $file } is a folder, not a file.
error-file-empty = { $file } is empty.
error-file-unreadable = Can’t read { $file }: { $reason }.
error-file-unwritable = Can’t write { $file }: { $reason }.
error-file-unusable = Can’t use { $file }: { $reason }.
error-line-needed = { $file } contains { $count ->
    [one] { $count } record
   *[other] { $count } records
}: choose one with --line.
error-no-such-line = { $file } has no record on line { NUMBER($line, useGrouping: 0) }.

## The command line loses nothing

resume-with = Continue with: { $command }
resumed = { $count ->
    [one] You’re back. { $count } action has been played; here’s the last of it.
   *[other] You’re back. { $count } actions have been played; here are the last ones.
}
error-file-exists = { $file } already exists, and nothing was written. Choose another name, or replace it with --force.
error-resume-alone = Everything about the game is in the file given to --resume: leave out { $argument }.
error-name-of-bot = A name can’t begin with “bot:”, as “{ $value }” does: only bots’ names do.
error-resume-bad = { $reason } So { $file } can’t be resumed.
error-resume-foreign = { $file } can’t be resumed: it isn’t a game that “kibitz play” left unfinished.
error-resume-over = The game in { $file } is over; “{ $command }” shows it.

## kibitz review
reviewed-title = Review
reviewed-progress = Reviewing
reviewed-account = Where the result comes from
reviewed-seat = Seat
reviewed-result = Result
reviewed-expected = Expected
reviewed-luck = Luck
reviewed-own = Own decisions
reviewed-others = Others’ decisions
reviewed-class = Level
reviewed-cost = Lost per real decision
reviewed-moments = Key moments
reviewed-no-moments = No costly decisions and no upsets.
reviewed-action = Played
reviewed-better = Better
reviewed-fair = Cost, as known
reviewed-open = Cost, cards open
reviewed-label = Verdict
reviewed-step = Step
reviewed-chart = Chance to win over the game, all cards on the table
reviewed-margin-won = { $who } won by { $margin }; { $luck } of it was the cards.
reviewed-margin-apart = { $who } won by { $margin }; luck of the cards: { $luck }.
reviewed-margin-duel = { $who } won; luck of the cards: { $luck }.
reviewed-margin-tied = { $who } is level with { $over }; the cards account for { $luck }.
reviewed-between = between { $low } and { $high }
reviewed-below = below { $high }
reviewed-above = above { $low }
reviewed-unrated = –
reviewed-solved = solved
reviewed-written = The report is in { $file }.
reviewed-punished = punished
reviewed-unit-points = points
reviewed-unit-chance = chance to win
reviewed-engine = { $engine }, effort { $effort }
reviewed-telling = A telling deal
reviewed-verdict = { $label ->
   *[none] –
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [unlucky] right but unlucky
    [lucky] wrong but lucky
}
error-review-unfinished = The game isn’t finished: only finished games are reviewed.
error-review-record = { $file } can’t be reviewed: { $fault }
error-replay-record = { $file } can’t be replayed: { $fault }
