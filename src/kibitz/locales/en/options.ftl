# The options of the games, explained: one line each, no placeables.
options-nyet = options of Nyet!
options-face-to-face = options of Face to Face
option-players = how many play (default: 4)
option-edition = whose rulebook settles what others leave open (default: en)
option-bonus-rule = what the bonus card doubles: its holder's points, or the tricks and loot its holder took
option-supertrump-follows = whether supertrumps follow trump only, or their printed colour as well
option-no-trump-box = a fifth box on the trump line: no trump this round
option-rounds = how many rounds (default: by the number of players)
option-target = play until someone has so many points, instead of a number of rounds
option-lone-last-card = a single last card may be placed alone
