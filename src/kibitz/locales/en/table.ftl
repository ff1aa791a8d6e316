# Seats
seat-guest = guest
seat-you = { $name } (you)
seat-away = away
seat-standin = away, a bot is playing for them

# Hand and trick
hand-title = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}

# Scores and results
score-title = Scores
score-sheet = Score sheet
score-empty = No scores yet: the first round is still being played.
score-round = Round
score-terms = Terms
score-total = Total
score-chart = Running totals
round-title = Round { NUMBER($round) } is over
round-how = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $loot } loot
round-remark-plain = { $who } came out on top.
round-remark-even = Fair shares for everyone. How dull!
round-remark-bonus = { $who } cashes in double and grins.
round-remark-loot = { $who } left with other people’s silver.
round-remark-minus = The trick was to take no tricks. { $who } came closest.
round-next = Next round
round-finish = See the result
game-won = You win!
game-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
game-remark-won = The next coffee is on the others.
game-remark-lost = Nyet this time. Another game?

# A table for games without one of their own
plain-choose = Your turn: choose what to do.
plain-wait = Waiting for { $names }.
plain-view = What you can see
plain-actions = What you can do
plain-seats = Players
plain-seat = Seat { $seat }
plain-options = Options
plain-how = Kibitz has no table of its own for this game, so you see everything as plain text. Seats are counted from 0, as in the game’s notation; a dash stands for something hidden or empty.
plain-take-back = Take back
plain-lost-draft = You’d lose the game with this turn. Take it back, or concede.
plain-concede = Concede
value-yes = yes
value-no = no

# Log and chat
aside-game = The game so far
log-title = Log and chat
log-log = Log
log-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-quick = Quick chat
chat-say = Say something
chat-send = Send
reaction = { $reaction ->
    [hello] Hello!
    [well-played] Well played!
    [thanks] Thanks!
    [oops] Oops!
    [thinking] Let me think…
    [hurry] Take your time, but hurry!
    [laugh] Ha ha!
    [wow] Wow!
    [sorry] Sorry!
   *[bye] Bye!
}

# What is said aloud and written to the log
say-dealt = Round { NUMBER($round) }: { $who } deals.
say-started = { $who } starts.
say-covered = { $who } covers { $line }: { $box }.
say-settled = The terms are set; { $who } is first player.
say-teamed = Team of the first player: { $team }.
say-bonus = { $who } holds the bonus card.
say-gave = { $who } has chosen.
say-gave-card = { $who } discards { $card }.
say-passed-card = { $who } passes { $card } to { $to }.
say-played = { $who } plays { $card }.
say-taken = { $loot ->
    [0] { $who } takes the trick.
    [one] { $who } takes the trick, plus one loot card.
   *[other] { $who } takes the trick, plus { $loot } loot cards.
}
say-taken-with = { $loot ->
    [0] { $who } takes the trick with { $card }.
    [one] { $who } takes the trick with { $card }, plus one loot card.
   *[other] { $who } takes the trick with { $card }, plus { $loot } loot cards.
}
say-scored = Round { NUMBER($round) } has been scored.
say-placed = { $way ->
    [up] { $who } places { NUMBER($number) } on their ascending pile.
   *[down] { $who } places { NUMBER($number) } on their descending pile.
}
say-gift = { $way ->
    [up] { $who } places { NUMBER($number) } on { $owner }’s ascending pile.
   *[down] { $who } places { NUMBER($number) } on { $owner }’s descending pile.
}
say-drew = { $count ->
    [0] { $who } draws nothing.
    [one] { $who } draws { $count } card.
   *[other] { $who } draws { $count } cards.
}
say-won = { $who } has placed all their cards.
say-stuck = { $who } can’t place enough cards.
say-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
say-did = { $who }: { $what }
say-happened = { $what }
your-turn = Your turn

# Waiting for players
wait-title = Waiting for players
wait-ready = Everyone’s here
wait-sit = Sit here
wait-start = Deal the cards
wait-leave = Leave seat
wait-bots = Fill with bots
wait-more = The game can start once every seat is taken.
wait-character = Your animal
wait-deal = The cards are being shuffled…
invite-title = Invite someone
invite-how = Send this link, or let them scan the code.
invite-local = This link only works on this computer. To let others join, open Kibitz at its network address and invite them from there.
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-code = QR code for the link

# At the table
line-lost = Connection lost. Reconnecting…
line-no-bots = No bots are connected right now. The game is waiting for them.
hint-ask = Hint
hint-says = Hint ({ $bot }): { $action }
action-cover = { $line }: { $box }
action-place = { NUMBER($card) } → { $pile }
undo-ask = Ask to take back your move
undo-title = Take back the move?
undo-question = { $who } would like to take back their last move.
undo-agree = Agree
undo-refuse = Decline
abandon-vote = { $count ->
    [0] Vote to end the game
    [one] Vote to end the game ({ $count })
   *[other] Vote to end the game ({ $count })
}
abandon-withdraw = Withdraw your vote ({ NUMBER($count) })
game-stopped = This game was ended by mutual agreement.
game-again-join = Join the next game
game-again = Play again
game-follow = Go to the next game

# Replay
replay-title = Replay
replay-viewer = View as
replay-open = all cards face up
replay-spectator = a spectator
replay-controls = Replay controls
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-jump = Jump to
replay-start = Start
replay-chapter = { $kind ->
    [round] Round { $number }
    [trick] Trick { $number }
   *[turn] Turn { $number }
}
replay-speed = Speed
fair-title = Fair shuffle?
fair-short = Shuffle
fair-checking = Recomputing every shuffle…
fair-unknown = The record of this game couldn’t be loaded.
fair-commitment = The server’s secret is the one it committed to before the game.
fair-seed = The seed is made from that secret and every player’s own random part.
fair-deals = Every card dealt follows from that seed.
fair-deals-unknown = This page doesn’t know how this game deals its cards.

# Replays
open-hand = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Log
say-undone = { $who } takes back their last move.
say-uncovered = { $later ->
    [0] { $who } uncovers { $line }: { $box }.
   *[other] { $who } uncovers { $line }: { $box }. What came after it is gone, too.
}

# Hints by degrees
hint-more = More
hint-by = Hint from { $bot }
hint-percent = { NUMBER($chance) }%
hint-candidates = One of these: { $names }
hint-best = Best: { $action }.
hint-clear = It’s clearly ahead of everything else.
hint-close = But other moves are about as good.
hint-estimates = Chance to win by move
hint-ask-candidates = Show the best moves
hint-ask-all = Show the numbers
hint-logged = Only you see this. After the game everyone sees how many hints were used.
hint-look-any = Compare your options: more than one kind of move is worth considering.
hints-used = Hints used: { $names }
hints-of = { $name } ({ NUMBER($count) })
