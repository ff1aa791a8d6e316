# Names
game-nyet = Nyet!
game-face-to-face = The Game: Face to Face
character-name = { $character ->
    [bear] Bear
    [wolf] Wolf
    [crane] Crane
    [tiger] Tiger
   *[eagle] Eagle
}
colour = { $colour ->
    [B] blue
    [R] red
    [Y] yellow
   *[G] green
}
line = { $line ->
    [first] first player
    [discard] discard
    [trump] trump
    [super] supertrump
   *[points] points
}
trump-none = no trump
super-none = none
discard-1 = 1 card
discard-2 = 2 cards
discard-1x = 1 card, except 1s
discard-left = pass 1 left
discard-none = nothing
phase = { $phase ->
    [nyet] NYET!
    [team] choosing teams
    [bonus] giving out the bonus card
    [give] discarding
    [tricks] playing tricks
   *[over] game over
}
character = { $seat ->
    [0] Bear
    [1] Wolf
    [2] Crane
    [3] Tiger
   *[4] Eagle
}
deck-owner = { $seat ->
    [0] Gold
   *[1] Silver
}
pile = { $pile ->
    [up] own ascending pile
    [down] own descending pile
    [opp-up] the opponent’s ascending pile
   *[opp-down] the opponent’s descending pile
}

# Why an action is refused
refusal-not-your-turn = It’s not your turn.
refusal-not-this-round = A plan ends with its round: “{ $text }” has passed or belongs to another round.
refusal-game-over = The game is over.
refusal-unparsable = “{ $text }” isn’t an action in this game.
refusal-not-allowed = You can’t play “{ $action }” now.
refusal-wrong-phase = You can’t do that now (current phase: { phase }).
refusal-no-such-box = The line “{ line }” has no such box; choose from: { $allowed }.
refusal-box-covered = That box on the line “{ line }” is already covered.
refusal-last-box = The last open box on the line “{ line }” has to stay open.
refusal-bad-team = The team must include the first player (seat { NUMBER($first) }) and be one of these sizes: { $sizes }.
refusal-bad-bonus = The bonus card goes to the smaller team, and seat { NUMBER($seat) } isn’t on it.
refusal-not-in-hand = You don’t have { $card } in your hand.
refusal-no-ones = You can’t discard a 1 while you hold any other card.
refusal-must-follow = You must follow suit: this trick calls for { $suit ->
    [B] blue
    [R] red
    [Y] yellow
    [G] green
   *[super] supertrumps
}, and you have a card that follows.
refusal-supertrump-elsewhere = A supertrump belongs to the trump colour, not to { $suit ->
    [B] blue
    [R] red
    [Y] yellow
   *[G] green
}: you can’t play it here while you have another card that follows.
refusal-too-few-placed = Place at least { $asked ->
    [one] { $asked } card
   *[other] { $asked } cards
} before you end your turn; placed so far: { NUMBER($placed) }.
refusal-second-gift = Only one card per turn may go on the opponent’s piles.
refusal-not-higher = On your ascending pile, a card must be higher than { NUMBER($top) }, or jump back to exactly { NUMBER($jump) }.
refusal-only-higher = On your ascending pile, a card must be higher than { NUMBER($top) }.
refusal-not-lower = On your descending pile, a card must be lower than { NUMBER($top) }, or jump back to exactly { NUMBER($jump) }.
refusal-only-lower = On your descending pile, a card must be lower than { NUMBER($top) }.
refusal-does-not-improve = A card for your opponent must improve their pile: { $pile ->
    [opp-up] lower than { NUMBER($top) }
   *[opp-down] higher than { NUMBER($top) }
}.
refusal-no-second-card = This card fits, but no second card could follow, and a turn takes two.
refusal-no-plans = This game only knows your next move or turn, not plans.

# Why options are refused
refusal-unknown-game = There’s no game “{ $value }”; choose from: { $allowed }.
refusal-unknown-option = There’s no option { $option }; choose from: { $allowed }.
refusal-bad-option = { $option } can’t be “{ $value }”; choose from: { $allowed }.
refusal-rounds-with-target = { $option } and a fixed number of rounds can’t be combined: choose one.
refusal-unknown-bot = There’s no bot “{ $value }”; choose from: { $allowed }.

# Why a record is refused
refusal-not-json = This isn’t valid JSON (at byte { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Record format { $value } isn’t supported, only format { $allowed }.
refusal-player-count = The record names { NUMBER($value) } players, but the game has { NUMBER($allowed) }.
refusal-wrong-result = The result is wrong: the actions lead to the scores { $scores } (winning seats: { $winners }).
refusal-result-missing = The game is over (scores { $scores }; winning seats: { $winners }), but the record has no result.
refusal-result-too-early = The record has a result, but the game isn’t over.
refusal-contribution-count = The record has { NUMBER($value) } contributions to the seed, but the game has { NUMBER($allowed) } players.
refusal-broken-commitment = The secret doesn’t match the commitment.
refusal-seed-not-joint = The seed doesn’t match the secret and the contributions.
refusal-broken-contribution = This contribution isn’t the one its player committed to.
refusal-unbound-contribution = There’s a contribution here that nobody had committed to.
refusal-not-committed = Seat { NUMBER($seat) } is listed as not having opened a contribution, but never committed to one.
refusal-broken-signature = The signature doesn’t match: the record was changed after the server signed it.
refusal-not-hex = Expected { NUMBER($digits) } lower-case hex digits.
refusal-field-missing = The field “{ $field }” is missing.
refusal-field-unknown = The field “{ $field }” doesn’t belong here.
refusal-field-repeated = The field “{ $field }” appears twice.
refusal-bad-value = This value doesn’t fit (expected: { $expected }, found: { $got }).

# The rules of the moment
rules-nyet = In turn, everyone covers one open box on any line. The last open box on a line can’t be covered, and nobody may pass.
rules-nyet-lines = What stays open holds for the round: who leads and chooses teams, how many cards are discarded, the trump colour, which colour’s 1s are supertrumps, and what a trick is worth.
rules-team-2 = It’s one against one: there’s nothing to choose.
rules-team-3 = The first player plays alone or takes one partner. Whoever plays alone holds the bonus card.
rules-team-4 = The first player takes one partner; the other two play against them.
rules-team-5 = The first player takes one or two partners; the others play against them. One member of the two-player team gets the bonus card.
rules-bonus = The first player gives the bonus card to one member of the two-player team, possibly themselves.
rules-bonus-holder-score = The holder of the bonus card scores twice the team’s points.
rules-bonus-holder-tricks = The tricks and loot of the bonus card’s holder count twice for the whole team.
rules-give-1 = Everyone secretly discards one card, face down. It’s out of the round.
rules-give-2 = Everyone secretly discards two cards, face down. They’re out of the round.
rules-give-1x = Everyone secretly discards one card that isn’t a 1. Only if you hold nothing but 1s do you discard a 1.
rules-give-left = Everyone secretly passes one card to the left. All cards move at once, so you can’t pass on the one you receive.
rules-give-none = Nobody discards.
rules-tricks = Follow the colour led if you can; if you can’t, play anything. Between equal cards, the one played last wins. Whoever takes the trick leads the next.
rules-trump = Trump is { colour }: trumps beat all other colours.
rules-no-trump = There’s no trump: the highest card of the colour led takes the trick.
rules-supertrump = The { colour } 1s are supertrumps, the highest cards of all.
rules-supertrump-trump = They belong to trump: they follow when trump is led, but not when their printed colour is.
rules-supertrump-both = They belong to trump and to their printed colour: they follow either.
rules-supertrump-alone = With no trump colour, they’re a colour of their own.
rules-loot = If your trick has a 1 from the other team in it, that 1 is your loot and counts as another trick.
rules-score = Each trick and each loot card is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to everyone on the team.
rules-score-bad = Each trick and each loot card costs everyone on the team { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-over = The game is over: the player with the most points wins; tied players share the win.
rules-duel = Place at least two cards, one after another, then end your turn and draw. The first to place all their cards wins at once.
rules-duel-own = Your own piles: higher on the ascending one, lower on the descending one. A jump back of exactly ten is always allowed.
rules-duel-gift = Once per turn you may place a card on one of your opponent’s piles if it improves that pile: lower on their ascending pile, higher on their descending one.
rules-duel-draw = Then you draw two cards, however many you placed; if you gave your opponent a card, you refill your hand to six instead.
rules-duel-strict = If you can’t place two cards, you lose, even with a single last card.
rules-duel-lone = If you can’t place two cards, you lose; only a single last card may be placed on its own.

# Results
result-nyet = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
result-duel = { $name } wins, with { NUMBER($winner) } cards placed to { NUMBER($loser) }.

## Why someone is reported

report-reason-abuse = insults or harassment
report-reason-cheating = cheating
report-reason-stalling = holding up the game on purpose
report-reason-name = an offensive name
report-reason-other = something else

# A bot that speaks for itself: of a hint, or a strength.
bot-title = { $bot ->
    [random] Random bot
    [greedy] Rule-of-thumb bot
    [club] Club player
    [expert] Expert
    [master] Master
   *[other] { $bot }
}
