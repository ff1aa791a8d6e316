# The options of the games, explained: one line each, no placeables.
options-nyet = options of Nyet!
options-face-to-face = options of Face to Face
option-players = number of players (default: 4)
option-edition = which edition’s rules to use where the rulebooks differ (default: en)
option-bonus-rule = what the bonus card doubles: its holder’s points, or the tricks and loot its holder took
option-supertrump-follows = whether supertrumps follow trump only, or their printed colour as well
option-no-trump-box = a fifth box on the trump line: no trump this round
option-rounds = number of rounds (default: depends on the number of players)
option-target = play until someone reaches this many points, instead of a fixed number of rounds
option-lone-last-card = a single last card may be placed on its own
