# Cards and points
card = { $colour ->
    [B] blue { $value }
    [R] red { $value }
    [Y] yellow { $value }
   *[G] green { $value }
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
board-stands = { $box }: the last open box, it stands
terms-title = This round
terms-round = Round { NUMBER($round) } of { NUMBER($rounds) }
terms-to = Round { NUMBER($round) }, up to { NUMBER($target) } points
terms-open = { $count ->
    [one] { $count } box open
   *[other] { $count } boxes open
}

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
hand-card = { $card }{ $rank ->
    [super] , supertrump
    [trump] , trump
   *[none] {""}
}{ $state ->
    [legal] , can be played
    [barred] , can’t be played now
   *[quiet] {""}
}
trick-title = The trick
trick-card = { $who }: { $card }
trick-empty = { $who } leads
trick-none = No tricks taken yet.
trick-went = { $loot ->
    [0] Trick { $number } went to { $who }.
    [one] Trick { $number } went to { $who }, with { $loot } loot card.
   *[other] Trick { $number } went to { $who }, with { $loot } loot cards.
}
trick-earlier = Previous trick
trick-later = Next trick
tap-continue = Tap to continue

# Teams, bonus card, giving up cards
team-title = Who will you play with?
team-how = { $players ->
    [3] Play alone with the bonus card, or with one partner.
    [4] Choose one partner.
   *[other] Choose one or two partners. The two-player team gets the bonus card.
}
team-sum = { $count ->
    [1] { $us } alone against { $them }
   *[other] { $us } against { $them }
}
team-more = Choose who plays with you.
team-confirm = Confirm teams
bonus-title = Who gets the bonus card?
bonus-how = { $rule ->
    [holder-score] Whoever holds it scores double.
   *[holder-tricks] The holder’s tricks and loot count twice for the team.
}
bonus-me = Me
give-title = { $box ->
    [left] Pass a card
   *[other] Discard
}
give-how-1 = Choose one card to discard, face down.
give-how-2 = Choose two cards to discard, face down.
give-how-1x = Choose one card to discard, face down. It may not be a 1.
give-how-left = Choose one card for { $left }, on your left. You’ll get one from your right.
give-confirm-1 = Discard
give-confirm-2 = Discard both
give-confirm-1x = Discard
give-confirm-left = Pass this card
give-undo = Take { $card } back
give-wait = { $count ->
    [0] Cards are on the move…
   *[other] Waiting for { $who }…
}
give-gone = You discarded { $card }.
give-passed = You passed { $card } to { $who }.
give-received = { $who } passed you { $card }.
give-passed-short = to { $who }
give-received-short = from { $who }
give-gone-short = discarded

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

# Face to Face
pile-up = up
pile-down = down
pile-label = { $pile ->
    [up] Your ascending pile
    [down] Your descending pile
    [opp-up] Your opponent’s ascending pile
   *[opp-down] Your opponent’s descending pile
}, top card { NUMBER($top) }{ $state ->
    [fits] ; { NUMBER($chosen) } can go here
    [barred] ; { NUMBER($chosen) } can’t go here
    [planned] ; planned for your turn: { $cards }
   *[quiet] {""}
}
line-label = Your piles: { NUMBER($up) } ascending, { NUMBER($down) } descending. Your opponent’s: { NUMBER($otherup) } and { NUMBER($otherdown) }. Jumps of ten: { $jumps }.
duel-card = { NUMBER($card) }{ $state ->
    [legal] , can be placed
    [barred] , doesn’t fit anywhere now
    [planned] , planned
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
duel-end = { $draw ->
    [0] End turn
    [one] End turn, draw { $draw }
   *[other] End turn, draw { $draw }
}
duel-take-back = Take back
duel-lost-draft = You can’t place another card after this one, so you’d lose. Take it back, or concede.
duel-concede = Concede
duel-turns = Turns
duel-no-turns = Nothing placed yet.
duel-legend = ▲ ascending pile, ▼ descending pile, ⇄ on the opponent’s pile
duel-over-stuck = { $who } couldn’t place enough cards.
duel-over-won = { $winner } has placed all their cards.
duel-score = { $a }: { NUMBER($placed) } cards · { $b }: { NUMBER($other) } cards

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

# Everywhere
skip = Skip to content
loading = One moment…
home-link = Home
me-name = Your name
me-rename = Change your name
settings-title = Settings
learn-title = Learn to play
about-title = About
rules-of = Rules of { $game }
rules-none = There are no written rules for { $game } here yet.
rules-open = Rules
menu-title = Menu: table and settings
plans-title = Plans
menu-short = Menu
notice-rule = Rule { $rule }
lost-title = There’s nothing here
lost-how = This address leads nowhere. Perhaps a letter is missing.
broken-title = Can’t reach the table
broken-again = Try again
bot-name = { $bot ->
    [random] Bot: plays at random
    [greedy] Bot: rules of thumb
    [club] Bot: club player
    [expert] Bot: expert
    [master] Bot: master
   *[other] Bot: { $bot }
}

# Home
home-title = Pull up a chair, the cards are ready
home-lead = Two card games, to play with friends or against bots that can’t cheat. No sign-up.
home-about-nyet = Veto what you don’t want, choose whom you trust, and steal the 1s. For two to five players.
home-about-face-to-face = A duel with numbers: get rid of all your cards, and help your opponent only when it helps you more.
home-about-other = There’s no special table for this game here yet; you play it at a plain one.
home-players = Players
home-bots = Against
home-play = Play now against bots
home-new = New table
home-learn = Learn to play
home-running = Your games
home-tables = Open tables
home-no-tables = No public tables right now. Open one, and others will see it here.
home-recent = Recent games
home-replay = Replay
home-won = won
home-lost = lost
game-abandoned = ended early
table-status = { $status ->
    [open] waiting for players
    [dealing] about to deal
    [running] in progress
    [over] finished
   *[abandoned] ended early
}
table-go = Continue
table-join = Join
table-watch = Watch
table-watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
table-turn = your turn
seat-free = free
seat-open = open to anyone
seat-invited = by invitation only
seat-held = reserved for someone
seat-here = here

# New table
new-title = New table: { $game }
new-seats = Who plays?
new-seats-how = Free seats fill up from the lobby or through your link; bots are there at once.
new-seat = Seat { $number }
new-seat-me = { $name } (you)
new-seat-open = open to anyone
new-seat-link = by invitation only
new-public = Show in the lobby
new-public-how = Otherwise only people with the link can find it.
new-more = More options
new-option-edition = Edition
new-option-edition-how = Which edition’s rules to use where the rulebooks differ; your language stays as it is.
new-by-edition = as in that edition
new-option-bonus-rule = Bonus card
new-option-bonus-rule-how = What it doubles.
new-option-bonus-rule-holder-score = the holder’s own points
new-option-bonus-rule-holder-tricks = the holder’s tricks and loot, for the whole team
new-option-supertrump-follows = Supertrumps
new-option-supertrump-follows-how = Which colour they belong to when following.
new-option-supertrump-follows-trump = belong to trump only
new-option-supertrump-follows-trump-and-colour = belong to trump and their printed colour
new-option-no-trump-box = “No trump” box
new-option-no-trump-box-how = A fifth box on the trump line: a round may be played without trump.
new-group-length = Length
new-group-length-how = Usually two to four rounds per player.
new-usual = standard
new-group-length-rounds = fixed number of rounds
new-group-length-target = until someone reaches a score
new-option-rounds = Rounds
new-option-target = Points to reach
new-option-lone-last-card = A single last card may be placed on its own
new-option-lone-last-card-how = Under the strict rule you’d lose with it, because a turn takes two cards.
new-clock = Clock
new-clock-how = Time for each decision, plus four times as much in reserve for the whole game. After that, a bot decides.
new-clock-none = none
new-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
new-pace = Bot pace
new-pace-how = How long they pretend to think.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant
new-spectators = Allow spectators
new-spectators-how = They see what’s on the table, never anyone’s hand.
new-chat = Chat
new-chat-how = Short messages and quick reactions.
new-hints = Hints
new-hints-how = Anyone may ask what a bot would do.
new-create = Open the table

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

# Settings
setting-language = Language
setting-theme = Theme
setting-theme-system = same as device
setting-theme-light = light
setting-theme-dark = dark
setting-deck = Card style
setting-deck-ivory = ivory
setting-deck-solid = solid colours, high contrast
setting-cards = Card size
setting-cards-small = small
setting-cards-medium = medium
setting-cards-large = large
setting-order = Sort hand
setting-order-trumps = by colour, trumps together
setting-order-colours = by colour
setting-order-values = by value
setting-motion = Animations
setting-motion-system = same as device
setting-motion-on = on
setting-motion-off = off
setting-pace = Pace
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-instant = instant
setting-tap = Tap to continue after each trick
setting-tap-how = The trick stays until you have seen it.
setting-confirm = Confirm before playing
setting-confirm-how = The first tap lifts a card or marks a box, the second plays it.
setting-premove = Choose ahead
setting-premove-how = A card or box that you tap before your turn is played when it comes, if it’s still allowed. In Face to Face you can plan a whole turn; cards that don’t fit any more come back to your hand.
setting-sounds = Sounds
setting-sounds-how = Cards, tricks and vetoes, two soft notes when it’s your turn, and a chord when you win.
setting-notify = Notifications
setting-notify-how = A browser notification when it’s your turn and you’re looking elsewhere.

# About
about-what = Kibitz is free software for two card games: play them, watch them, replay them.
about-unofficial = This is an unofficial fan site. The games belong to their authors and publishers, who have nothing to do with it; the rules are explained in our own words, and every picture is our own or credited here.
about-credits = Made with
about-icons = Animal heads and symbols:
about-fonts = Fonts:
about-code = Libraries:
about-notices = The licences of everything this page carries
about-privacy = What is kept
about-privacy-how = Your name, the games you play, what you write, and what you add yourself: an account, an e-mail address, a club. A cookie says which of it is yours. Under “Settings” you can download it or have it deleted. Nothing is loaded from other sites. The only thing that leaves this server is the notifications you turn on: they travel through your browser’s push service, by e-mail or to the channel you chose.

# What can go wrong
problem-unexpected = Something went wrong ({ $code }). Please try again.
problem-offline = The server isn’t responding. Are you online?
problem-no-such-table = There’s no such table, or it’s private.
problem-no-spectators = This table doesn’t allow spectators.
problem-members-only = This table is for members of a club only.
problem-no-identity = The server doesn’t know you yet. Please reload the page.
problem-needs-invitation = This seat is by invitation only: ask for the full link.
problem-seat-taken = Someone is already sitting there. Choose another seat.
problem-table-full = Every seat is taken.
problem-seats-empty = Some seats are still empty. Invite people, or fill them with bots.
problem-character-taken = Someone else is already that animal. Choose another.
problem-already-started = The game has already started.
problem-already-contributed = You’ve already added your part to this shuffle.
problem-already-committed = You’ve already committed to your part of this shuffle.
problem-already-sealed = It’s too late to add to this shuffle: all commitments are fixed.
problem-not-sealed = Contributions are opened once everyone’s commitments are fixed.
problem-broken-contribution = This isn’t the contribution you committed to.
problem-already-dealt = The cards have been dealt: it’s too late to add to the shuffle.
problem-not-started = The game hasn’t started yet.
problem-not-host = Only the host may do that.
problem-not-seated = You’re not seated at this table.
problem-not-over = You can see that once the game is over.
problem-chat-off = Chat is switched off at this table.
problem-too-fast = Slow down a little, please.
problem-no-bots = No bot is available right now. Please try again in a moment.
problem-undo-pending = Someone has already asked to take a move back.
problem-undo-revealed = Too late: someone has seen a new card since.
problem-undo-draft = No need to ask: just take your own cards back.
problem-nothing-to-undo = There’s nothing of yours to take back.
problem-nothing-drafted = There’s nothing to take back.
problem-no-nudge = There’s nobody to remind here.
problem-draft-loses = You’d lose the game that way. Take a card back, or concede.
problem-declined = Declined.
problem-moved = This table has moved to another server. Please reload the page.
problem-stopping = The server is shutting down. Please try again in a few minutes.
problem-bad-request = The server didn’t understand that.
problem-internal = The server stumbled. Please try again.

# Sounds
setting-volume = Volume

## Replays
open-hand = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Log
say-undone = { $who } takes back their last move.
say-uncovered = { $later ->
    [0] { $who } uncovers { $line }: { $box }.
   *[other] { $who } uncovers { $line }: { $box }. What came after it is gone, too.
}

## The server's limits, and what it can't keep
problem-not-kept = Your move wasn’t saved: the server can’t write anything right now. Please try again in a moment.
problem-storage-down = The server can’t reach its data right now. Please try again in a moment.
problem-too-many-connections = You have this site open too many times. Close a few tabs, then reload the page.
problem-too-many-tables = You already sit at { $most } unfinished tables. Finish or leave one of them first.
problem-log-full = There’s been too much back and forth at this table. You can only play on to the end, or vote to end the game.
problem-too-deep = The server can’t read something nested that deeply.

## Reviews
home-review = Review
home-bring = Review a record
home-practise = Practise costly decisions

## Hints by degrees
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

# Rated tables
problem-rated-no-undo = In rated games you can take a move back only right away, and only if it showed no card.
problem-rated-needs-account = Rated games need an account: under “Settings”, keep your name.
