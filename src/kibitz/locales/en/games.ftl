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
    [discard] give up
    [trump] trump
    [super] supertrump
   *[points] points
}
trump-none = no trump
super-none = none
discard-1 = 1 card
discard-2 = 2 cards
discard-1x = 1 card, not a 1
discard-left = 1 to the left
discard-none = nothing
phase = { $phase ->
    [nyet] the NYET! phase
    [team] choosing teams
    [bonus] giving the bonus card
    [give] giving up cards
    [tricks] playing tricks
   *[over] the end
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
    [up] own pile going up
    [down] own pile going down
    [opp-up] the opponent's pile going up
   *[opp-down] the opponent's pile going down
}

# Why an action is refused
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-unparsable = “{ $text }” is not an action of this game.
refusal-wrong-phase = That has no place now: this is { phase }.
refusal-no-such-box = The line “{ line }” has no such box; it has { $allowed }.
refusal-box-covered = That box of the line “{ line }” is covered already.
refusal-last-box = The last open box of the line “{ line }” must stay open.
refusal-bad-team = The team must hold the first player (seat { NUMBER($first) }) and have one of these sizes: { $sizes }.
refusal-bad-bonus = The bonus card goes to the smaller team; seat { NUMBER($seat) } is not in it.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-ones = A 1 may not be given up while you hold anything else.
refusal-must-follow = You must follow: you hold { $suit ->
    [B] blue
    [R] red
    [Y] yellow
    [G] green
   *[super] supertrumps
}, and that was led.
refusal-supertrump-elsewhere = A supertrump belongs to the trump colour, not to { $suit ->
    [B] blue
    [R] red
    [Y] yellow
   *[G] green
}: it does not follow here while another card of yours does.
refusal-too-few-placed = A turn needs { $asked ->
    [one] { $asked } card
   *[other] { $asked } cards
} placed; so far there are { NUMBER($placed) }.
refusal-second-gift = Only one card a turn may go to the opponent's piles.
refusal-not-higher = On your pile going up, a card must be higher than { NUMBER($top) }, or jump back to exactly { NUMBER($jump) }.
refusal-not-lower = On your pile going down, a card must be lower than { NUMBER($top) }, or jump back to exactly { NUMBER($jump) }.
refusal-does-not-improve = A card for the opponent must improve the pile: { $pile ->
    [opp-up] lower than { NUMBER($top) }
   *[opp-down] higher than { NUMBER($top) }
}.

# Why options are refused
refusal-unknown-game = There is no game “{ $value }”; there are { $allowed }.
refusal-unknown-option = There is no option { $option }; there are { $allowed }.
refusal-bad-option = { $option } cannot be “{ $value }”; it may be { $allowed }.
refusal-rounds-with-target = { $option } and a number of rounds exclude each other: choose one.
refusal-unknown-bot = There is no bot “{ $value }”; there are { $allowed }.

# Why a record is refused
refusal-not-json = This is not JSON (at byte { NUMBER($byte, useGrouping: 0) }).
refusal-bad-format = Records of format { $value } are not known here, only of format { $allowed }.
refusal-player-count = There are { NUMBER($value) } players named where { NUMBER($allowed) } play.
refusal-wrong-result = The result is wrong: the actions lead to the scores { $scores }, won by seat { $winners }.
refusal-result-missing = The game is over, with the scores { $scores }, won by seat { $winners }, but the record has no result.
refusal-result-too-early = The record has a result although the game is not over.
refusal-contribution-count = There are { NUMBER($value) } contributions to the seed where { NUMBER($allowed) } play.
refusal-broken-commitment = The secret is not the one committed to.
refusal-seed-not-joint = The seed is not the one that the secret and the contributions make.
refusal-not-hex = Expected { NUMBER($digits) } lower-case hex digits.
refusal-field-missing = The field “{ $field }” is missing.
refusal-field-unknown = The field “{ $field }” does not belong here.
refusal-field-repeated = The field “{ $field }” is there twice.
refusal-bad-value = This value does not fit (expected: { $expected }, found: { $got }).

# The rules of the moment
rules-nyet = In turn, everyone covers one open box of any line. The last open box of a line may not be covered, and nobody may pass.
rules-nyet-lines = What stays open holds for the round: who leads and chooses teams, how many cards are given up, the trump colour, whose 1s are supertrumps, and what a trick is worth.
rules-team-2 = One plays against one: there is nothing to choose.
rules-team-3 = The first player plays alone or takes one partner. The lone player holds the bonus card.
rules-team-4 = The first player takes one partner; the other two play against them.
rules-team-5 = The first player takes one partner or two; the others play against them. One of the pair gets the bonus card.
rules-bonus = The first player gives the bonus card to one of the pair.
rules-bonus-holder-score = The holder of the bonus card writes down twice the team's points.
rules-bonus-holder-tricks = The tricks and loot of the bonus card's holder count twice for the whole team.
rules-give-1 = Everyone secretly gives up one card. It leaves the round face down.
rules-give-2 = Everyone secretly gives up two cards. They leave the round face down.
rules-give-1x = Everyone secretly gives up one card that is not a 1. Only a hand of nothing but 1s gives up a 1.
rules-give-left = Everyone secretly passes one card to the left. All cards move together: one just received cannot be passed on.
rules-give-none = Nobody gives up cards.
rules-tricks = Follow the colour led if you can; if you cannot, play anything. Of equal cards the one played last is higher. The taker of a trick leads next.
rules-trump = Trump is { colour }: trumps beat all other colours.
rules-no-trump = There is no trump: the highest card of the colour led takes the trick.
rules-supertrump = The { colour } 1s are supertrumps, the highest cards of all.
rules-supertrump-trump = They belong to trump: they follow when trump is led, and not when their printed colour is.
rules-supertrump-both = They belong to trump and to their printed colour: they follow either.
rules-supertrump-alone = Without trump they are a colour of their own.
rules-loot = A 1 that the other team played becomes loot for whoever takes the trick, and counts like a trick.
rules-score = Each trick and each loot is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} for everyone of the team.
rules-score-bad = Each trick and each loot costs everyone of the team { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-over = The game is over: most points wins, and equals share the win.
rules-duel = Place at least two cards, one after another, then end your turn and draw. Whoever has placed all cards wins at once.
rules-duel-own = Your own piles: higher on the one going up, lower on the one going down. Exactly ten back is allowed any time.
rules-duel-gift = Once a turn a card may go on a pile of your opponent, if it improves it: lower where it goes up, higher where it goes down.
rules-duel-draw = You draw two cards; after a card for the opponent you refill your hand to six.
rules-duel-strict = Whoever cannot place two cards loses, even with a single last card.
rules-duel-lone = Whoever cannot place two cards loses; only a single last card may be placed alone.

# Results
result-nyet = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
result-duel = { $name } wins: { NUMBER($winner) } cards placed to { NUMBER($loser) }.
