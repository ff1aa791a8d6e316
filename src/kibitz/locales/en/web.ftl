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
board-stands = { $box }: the last open box, it stays
terms-title = This round
terms-round = Round { NUMBER($round) } of { NUMBER($rounds) }
terms-to = Round { NUMBER($round) }, up to { NUMBER($target) } points
terms-open = { $count ->
    [one] { $count } box open
   *[other] { $count } boxes open
}

# Seats
seat-label = { $name }: cards { $cards }, tricks { $tricks }, loot { $loot }, points { $score }
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
give-gone = You gave up { $card }.
give-passed = You passed { $card } to { $who }.
give-received = { $who } passed you { $card }.
give-passed-short = to { $who }
give-received-short = from { $who }
give-gone-short = given up

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

aside-game = The game so far
log-title = Log and chat
log-log = Log
log-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-quick = Quick words
chat-say = Say something
chat-send = Send
reaction = { $reaction ->
    [hello] Hello!
    [well-played] Well played!
    [thanks] Thanks!
    [oops] Oops!
    [thinking] Let me think …
    [hurry] Take your time, but hurry.
    [laugh] Ha ha!
    [wow] Wow!
    [sorry] Sorry!
   *[bye] Bye!
}

# What is said aloud and written to the log
say-dealt = Round { NUMBER($round) }: { $who } deals.
say-started = { $who } begins.
say-covered = { $who } covers { $line }: { $box }.
say-settled = The terms stand; { $who } is first player.
say-teamed = { $team } play together.
say-bonus = { $who } holds the bonus card.
say-gave = { $who } has chosen.
say-gave-card = { $who } gives away { $card }.
say-passed-card = { $who } passes { $card } to { $to }.
say-played = { $who } plays { $card }.
say-taken = { $loot ->
    [0] { $who } takes the trick.
    [one] { $who } takes the trick; one loot.
   *[other] { $who } takes the trick; { $loot } loot.
}
say-taken-with = { $loot ->
    [0] { $who } takes the trick with { $card }.
    [one] { $who } takes the trick with { $card }; one loot.
   *[other] { $who } takes the trick with { $card }; { $loot } loot.
}
say-scored = Round { NUMBER($round) } is written down.
say-placed = { $way ->
    [up] { $who } places { NUMBER($number) } going up.
   *[down] { $who } places { NUMBER($number) } going down.
}
say-gift = { $way ->
    [up] { $who } gives { $owner } { NUMBER($number) } on the pile going up.
   *[down] { $who } gives { $owner } { NUMBER($number) } on the pile going down.
}
say-drew = { $count ->
    [0] { $who } draws nothing.
    [one] { $who } draws { $count } card.
   *[other] { $who } draws { $count } cards.
}
say-won = { $who } has placed every card.
say-stuck = { $who } cannot go on.
say-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
your-turn = Your turn

# Everywhere
skip = Skip to the table
loading = One moment …
home-link = Home
me-name = Your name
me-rename = Change your name
settings-title = Settings
learn-title = Learn to play
about-title = About
rules-of = Rules of { $game }
rules-open = Rules
menu-title = Table and settings
notice-rule = Rule { $rule }
lost-title = There is nothing here
lost-how = The address leads nowhere. Perhaps a letter is missing.
broken-title = The table is out of reach
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
home-title = Sit down, the cards are out
home-lead = Two card games with friends or with bots that cannot cheat. No sign-up.
home-about-nyet = Veto what you don’t want, choose whom you trust, and steal the ones. For two to five.
home-about-face-to-face = A duel with numbers: get rid of all your cards, and help your opponent only when it helps you more.
home-players = Players
home-bots = Against
home-play = Play now against bots
home-new = New table
home-learn = Learn it
home-running = Your games
home-tables = Open tables
home-no-tables = No public table just now. Open one: others will see it here.
home-recent = Played lately
home-replay = Replay
home-won = won
home-lost = lost
game-abandoned = abandoned
table-status = { $status ->
    [open] waiting for players
    [dealing] the cards are about to be dealt
    [running] being played
    [over] over
   *[abandoned] abandoned
}
table-go = Go on
table-join = Join
table-watch = Watch
table-watchers = { $count ->
    [0] Nobody is looking on.
    [one] { $count } is looking on.
   *[other] { $count } are looking on.
}
table-turn = your turn
seat-free = free
seat-open = anyone may sit here
seat-invited = for someone with the invitation
seat-held = kept for someone
seat-here = here

# New table
new-title = New table: { $game }
new-seats = Who plays?
new-seats-how = Free seats fill from the lobby or by your link; bots are there at once.
new-seat = Seat { $number }
new-seat-me = { $name } (you)
new-seat-open = free for anyone
new-seat-link = only with my invitation
new-public = Show it in the lobby
new-public-how = Otherwise only those who have the link will find it.
new-more = More options
new-edition = Edition
new-edition-how = Whose rulebook settles what others leave open; your language stays as it is.
new-by-edition = as in the edition
new-bonus = Bonus card
new-bonus-how = What it doubles.
new-bonus-score = the holder’s own points
new-bonus-tricks = the holder’s tricks and loot, for the whole team
new-follows = Supertrumps
new-follows-how = Which colour they belong to.
new-follows-trump = to trump only
new-follows-both = to trump and to their own colour
new-no-trump = A box “no trump”
new-no-trump-how = A fifth box on the trump line: a round may be played without trump.
new-length = Length
new-length-how = Usually two or three deals for each player.
new-length-usual = as usual
new-length-rounds = a number of rounds
new-length-target = up to a score
new-rounds = Rounds
new-target = Points to reach
new-lone = A single last card may be placed alone
new-lone-how = By the strict rule it loses, because a turn needs two cards.
new-clock = Clock
new-clock-how = Seconds for each decision, and four times as much in reserve for the game. Then a bot decides.
new-clock-none = none
new-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
new-pace = Pace of the bots
new-pace-how = How long they pretend to think.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
new-spectators = Let others watch
new-spectators-how = They see what lies on the table, never a hand.
new-chat = Chat
new-chat-how = Short words and quick reactions.
new-hints = Hints
new-hints-how = Anyone may ask what a bot would do.
new-create = Open the table

# Waiting for players
wait-title = Waiting for players
wait-ready = Everyone is here
wait-sit = Sit here
wait-start = Deal the cards
wait-leave = Stand up
wait-bots = Fill with bots
wait-more = It begins once every seat is taken.
wait-character = Your animal
wait-deal = The cards are being shuffled …
invite-title = Invite someone
invite-how = Send this link, or let them scan the code.
invite-local = This link leads to this very computer. For others, open Kibitz under its address in your network, and invite them from there.
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-code = The link as a code to scan

# At the table
line-lost = The connection is gone. Trying again …
line-no-bots = The bots are not here. The game waits for them.
hint-ask = Hint
hint-says = { $bot } would: { $action }
undo-ask = Ask to take back
undo-title = Take back?
undo-question = { $who } would like to take the last action back.
undo-agree = Agree
undo-refuse = No
abandon-vote = { $count ->
    [0] Vote to stop the game
    [one] Vote to stop the game ({ $count } has)
   *[other] Vote to stop the game ({ $count } have)
}
abandon-withdraw = Withdraw the vote to stop ({ NUMBER($count) })
game-stopped = This game was stopped by common consent.
game-again = Play again
game-follow = To the next game

# Replay
replay-title = Replay
replay-viewer = Seen from
replay-open = all cards open
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
    [trick] · Trick { $number }
   *[turn] Turn { $number }
}
replay-speed = Speed
fair-title = Fair shuffle?
fair-checking = Computing every shuffle again …
fair-good = Nobody touched the cards.
fair-bad = Something does not add up.
fair-unknown = The record of this game could not be had.
fair-commitment = The server’s secret is the one it promised before the game.
fair-seed = The seed is made of that secret and of every player’s own random part.
fair-deals = Every card dealt follows from that seed.
fair-how = All this was computed just now in your browser: SHA-256 for the promise and the seed, SHAKE-256 for the shuffle. Neither the server nor a player alone could have chosen the cards.

# Settings
setting-language = Language
setting-theme = Light
setting-theme-system = as the device
setting-theme-light = day
setting-theme-dark = evening
setting-deck = Deck
setting-deck-ivory = ivory
setting-deck-solid = solid colours, high contrast
setting-cards = Card size
setting-cards-small = small
setting-cards-medium = medium
setting-cards-large = large
setting-order = Hand sorted
setting-order-trumps = by colour, trumps together
setting-order-colours = by colour
setting-order-values = by value
setting-motion = Animations
setting-motion-system = as the device
setting-motion-on = on
setting-motion-off = off
setting-pace = Pace
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-instant = at once
setting-tap = Tap to continue after each trick
setting-tap-how = The trick stays until you have seen it.
setting-confirm = Confirm before playing
setting-confirm-how = The first tap lifts a card, the second plays it.
setting-sounds = Sounds
setting-sounds-how = Two soft notes when it is your turn.
setting-notify = Notifications
setting-notify-how = A word from the browser when it is your turn and you look elsewhere.

# About
about-what = Kibitz is free software for two card games: play them, watch them, look at them again.
about-unofficial = This is an unofficial page made by fans. The games belong to their authors and publishers, who have nothing to do with it; rules are told in our own words, and every picture is our own or credited here.
about-credits = Made with
about-icons = Animal heads and small signs:
about-fonts = Letters:
about-code = Parts:
about-privacy = What is kept
about-privacy-how = A name you chose, the games you played, a cookie that says which of them are yours. Nothing goes to anyone else, and nothing is loaded from elsewhere.

# What can go wrong
problem-unexpected = Something went wrong ({ $code }). Please try again.
problem-offline = The server does not answer. Are you connected?
problem-no-such-table = There is no such table, or it is private.
problem-no-spectators = This table has no room for onlookers.
problem-no-identity = The server does not know you yet. Load the page again.
problem-needs-invitation = This seat needs the invitation: ask for the whole link.
problem-seat-taken = Someone sits there already.
problem-table-full = Every seat is taken.
problem-seats-empty = Some seats are still empty.
problem-character-taken = Someone else is that animal.
problem-already-started = The game has begun.
problem-already-contributed = You have already added to this shuffle.
problem-already-dealt = The cards are dealt: it is too late to add to the shuffle.
problem-not-started = The game has not begun yet.
problem-not-host = Only the host may do that.
problem-not-seated = You do not sit at this table.
problem-not-over = That can be seen when the game is over.
problem-chat-off = Chat is switched off at this table.
problem-too-fast = Slowly, please.
problem-no-bots = No bot is here to ask.
problem-undo-pending = Someone is asking already.
problem-undo-revealed = Too late: someone has seen a new card since.
problem-undo-draft = Simply take your own cards back.
problem-nothing-to-undo = There is nothing of yours to take back.
problem-nothing-drafted = There is nothing to take back.
problem-draft-loses = That would lose the game. Take a card back, or concede.
problem-declined = Declined.
problem-moved = This table moved on. Load the page again.
problem-stopping = The server is being stopped.
problem-bad-request = The server did not understand that.
problem-internal = The server stumbled. Please try again.
