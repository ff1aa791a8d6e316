# What is asked, above the hand
ask-cover = Your turn: veto one box
ask-cover-first = Your turn: veto one box. The last one open in a line counts
ask-cover-again = Tap again to cover “{ $name }”
ask-team = { $players ->
    [4] You’re first player: choose your partner
   *[other] You’re first player: choose your team
}
ask-bonus = You’re first player: who gets the bonus card?
ask-give-1 = Discard one card, face down
ask-give-2 = Discard two cards, face down
ask-give-1x = Discard one card that isn’t a 1, face down
ask-give-left = Pass one card to { $left }, on your left
ask-lead = Your turn: lead any card
ask-follow = { $suit ->
    [B] Your turn: follow blue
    [R] Your turn: follow red
    [Y] Your turn: follow yellow
    [G] Your turn: follow green
   *[super] Your turn: play a supertrump
}
ask-any = Your turn: play any card
ask-play-again = Tap again to play { $card }
premove-chosen = Chosen for your turn: { $action }. Tap it again to change your mind.
ask-other = { $phase ->
    [nyet] { $who } is choosing a box to veto…
    [team] { $who } is choosing a team…
    [bonus] { $who } is giving out the bonus card…
   *[tricks] { $who } is thinking…
}
action-veto = veto ({ $line }: { $box })
veto-take-back = Take back
you = You

# Why a tap does nothing
why-no-card = { $phase ->
    [nyet] No cards yet: first, everyone vetoes boxes.
    [team] No cards yet: first, the teams are chosen.
    [bonus] No cards yet: first, the bonus card is given out.
   *[give] You’ve made your choice. The others are still making theirs.
}
why-no-team = First choose who plays with you.
why-no-give = { $count ->
    [one] First choose { $count } card from your hand.
   *[other] First choose { $count } cards from your hand.
}

# What a thing does, beside it
tip-not = { $line ->
    [first] { $mine ->
        [yes] you won’t be first player
       *[no] { $name } won’t be first player
    }
    [discard] { $box ->
        [none] everyone will have to part with cards
       *[other] that won’t be the rule for discarding
    }
    [trump] { $box ->
        [B] blue won’t be trump
        [R] red won’t be trump
        [Y] yellow won’t be trump
        [G] green won’t be trump
       *[none] there will be a trump colour
    }
    [super] { $box ->
        [B] the blue 1s won’t be supertrumps
        [R] the red 1s won’t be supertrumps
        [Y] the yellow 1s won’t be supertrumps
        [G] the green 1s won’t be supertrumps
       *[none] there will be supertrumps
    }
   *[points] tricks won’t count { $name }
}
tip-cover = Cover “{ $name }”: { tip-not }.
tip-covered = { $who } covered “{ $name }”: { tip-not }.
tip-first = { $mine ->
    [yes] You lead to the first trick and choose the teams.
   *[no] { $name } leads to the first trick and chooses the teams.
}
tip-no-super = There are no supertrumps this round.
tip-line-open = { $line }: { $count ->
    [one] { $count } box open
   *[other] { $count } boxes open
}
tip-card = { $verb ->
    [play] Play { $card }.
    [discard] Discard { $card }.
    [pass] Pass on { $card }.
   *[none] { $card }.
}{ $kind ->
    [super] {" "}A supertrump: the highest card there is.
    [trump] {" "}A trump.
    [loot] {" "}A 1: if the other team takes it, it’s their loot.
   *[plain] {""}
}

# Seats and teams
side = { $side ->
    [ours] Your team
    [first] First player’s team
   *[theirs] Other team
}
seat-full = { $name }{ $side ->
    [ours] , your team
    [first] , the first player’s team
    [theirs] , the other team
   *[none] {""}
}: cards { $cards }, tricks { $tricks }, loot { $loot }, points { $score }{ $dealer ->
    [yes] ; deals this round
   *[no] {""}
}{ $bonus ->
    [yes] ; holds the bonus card
   *[no] {""}
}
terms-stand = The terms stand
stamp = NYET!
team-evidence = Everyone’s vetoes: who covered what

# Advice
advice-cover = { $bot } would cover { $line }: { $name }.
advice-team = { $count ->
    [1] { $bot } would play alone.
   *[other] { $bot } would play with { $names }.
}
advice-bonus = { $self ->
    [yes] { $bot } would keep the bonus card.
   *[no] { $bot } would give the bonus card to { $names }.
}
advice-card = { $verb ->
    [discard] { $bot } would discard { $card }.
    [pass] { $bot } would pass on { $card }.
   *[play] { $bot } would play { $card }.
}

# Points and tricks explained
round-sum = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} + { $loot } loot = { $count }, × { $value } = { $points }
round-sum-twice = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} + { $loot } loot + { $extra } again for { $holder }’s bonus card = { $count }, × { $value } = { $points }
round-double = bonus card: × 2
tricks-title = Tricks
trick-row = Trick { $number }: { $who }
why-won = { $kind ->
    [super] { $who } won with { $card }: a supertrump beats everything.
    [trump] { $who } won with { $card }: the highest trump.
    [led-trumpless] { $who } won with { $card }: the highest card of the colour led.
   *[led] { $who } won with { $card }: the highest card of the colour led, as nobody played a trump.
}{ $tie ->
    [yes] {" "}Of equal cards, the last one wins.
   *[no] {""}
}
why-loot = Loot: { $cards }

## Hints by degrees
hint-look-line = Look at this line of the board: { $line }.
hint-look-board = Look at the whole board: more than one line matters now.
hint-look-team = Think about whose cards go with yours.
hint-look-bonus = Think about who makes the most of the bonus card.
hint-look-suit = { $colour ->
    [B] Look at your blue cards.
    [R] Look at your red cards.
    [Y] Look at your yellow cards.
   *[G] Look at your green cards.
}
hint-look-cards = Compare your colours: more than one is worth considering.
