# Games over days: plans, reminders, setting up such a table

plan-vetoes-how = Tap the boxes you want to veto, the worst first. At each of your turns, the first one that’s still open is covered.
plan-cards-how = At each of your turns, the first line that fits is played. If none fits, the game waits for you.
plan-when = When
plan-whose = Whose trick
plan-whose-any = anyone’s
plan-what = Do this
plan-when-any = always
plan-when-lead = I lead
plan-when-last = I play last
plan-when-void = I can’t follow
plan-when-led = { $colour ->
    [B] blue is led
    [R] red is led
    [Y] yellow is led
    [G] green is led
   *[super] a supertrump is led
}
plan-when-ours = our team is winning it
plan-when-theirs = the others are winning it
plan-play = play { $card }
plan-give = give up { $card }
plan-what-lowest = play my lowest card
plan-what-lowest-not-1 = play my lowest card, but no 1
plan-what-highest = play my highest card
plan-what-take = take it with my weakest card that wins
plan-what-take-up-to = take it if { $value } or less wins
plan-what-duck = play the highest card that doesn’t take it
plan-what-one = get rid of a 1
plan-what-only = play my card if I have no choice
plan-add = Add
plan-remove = Remove
plan-until = How long it holds
plan-until-tricks = { $count ->
    [one] for { $count } more trick
   *[other] for { $count } more tricks
}
plan-until-round = to the end of the round
plan-save = Save the plan
plan-clear = Delete the plan
plan-saved = Planned. We’ll ask you when nothing in your plan fits.
plan-cleared = The plan is deleted.
plan-hidden = Nobody else sees your plan. Whatever it plays comes after the same short pause.
nudge-ask = Remind them
nudge-how = { $count ->
    [0] They’re reminded as soon as half of those waiting want it.
    [one] { $count } player wants to remind them.
   *[other] { $count } players want to remind them.
}
new-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
new-clock-days-how = Time for each decision. When it’s up, a bot decides, once. Nobody needs to stay at the table.
new-vacation = Vacation
new-vacation-how = How much longer everyone may take in the whole game. It’s used up by itself when a move takes longer.
new-vacation-days = { $days ->
    [0] none
    [one] { $days } day
   *[other] { $days } days
}
