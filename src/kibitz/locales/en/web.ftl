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

# Hand and trick
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

# Sounds
setting-volume = Volume

# Reviews
home-review = Review
home-bring = Review a record
home-practise = Practise costly decisions
