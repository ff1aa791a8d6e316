# Ratings and rated tables
rating-title = Leaderboard
rating-how = Everyone starts at 1500; 400 points more mean odds of ten to one. Only settled ratings (± 110 or less) are listed. Bots keep the ratings that were measured for them.
rating-game = Game
rating-all = All
rating-none = Nobody’s rating is settled yet: that takes about 15 to 30 rated games.
rating-place = Place
rating-name = Name
rating-value = Rating
rating-games = Games
rating-shown = { $value } ± { $deviation }
rating-provisional = provisional
rating-bot = Bot
rating-game-rated = Rated game
rating-game-change = { $name }: { $before } → { $after }
rating-game-casual = This game wasn’t rated.
rating-game-abandoned = Not rated: everyone agreed to stop.
rating-game-same-address = Not rated: two of the players came from the same internet address.
rating-game-one-sided = Not rated: these two have played many rated games lately, and nearly all went to the same one.
rating-game-unknown-bot = Not rated: one of the bots has no measured strength.
rating-game-deleted = Not rated: one of the players has been deleted.
new-rated = Rated game
new-rated-how = Counts for everyone’s rating. No hints, no taking back, always a clock, and the printed rules. Whoever leaves for good comes last.
new-rated-guest = Rated games need an account: under “Settings”, keep your name.
problem-rated-no-hints = There are no hints in rated games.
problem-rated-spectator-chat = In rated games, spectators can’t chat.
problem-rated-clock = A rated game leaves at least { $least } seconds for a decision.
problem-rated-option = A rated game is played by the usual rules: “{ $option }” can’t be changed.
problem-rated-bot = That bot can’t play rated games; these can: { $allowed }.

# Profiles
profile-none = There’s no profile of “{ $name }” that you can see.
profile-none-how = Either nobody has that name, or they don’t show their profile to you. Friends usually see each other’s profiles.
profile-since = Here since { $date }
profile-visible = Who can see your profile?
profile-visible-public = Everyone
profile-visible-friends = Friends
profile-visible-nobody = Nobody
profile-visible-how = Friends are people who follow you and whom you follow. “Nobody” takes you off the leaderboard, too.
profile-follow = Follow
profile-unfollow = Stop following
profile-friend = You’re friends.
profile-follows-me = { $name } follows you.
profile-follow-how = If { $name } follows you as well, you’re friends: you see each other’s profiles and who’s here.
profile-follow-wait = You follow { $name }. Once { $name } follows you as well, you’re friends.
profile-note = Your note on { $name }
profile-note-how = Only you can read it.
profile-note-save = Save note
profile-note-saved = Saved.
profile-results = Results
profile-no-games = No finished games yet.
profile-players = { $count ->
    [0] All numbers of players
    [one] { $count } player
   *[other] { $count } players
}
profile-played = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won, average score { $mean }
profile-curve-of = { $what ->
    [rating] Rating
   *[scores] Points in the last games
}
profile-curve = Rating after each of the last games: { $values }
profile-scores = Points in the last games: { $values }
profile-met = Head to head
profile-met-line = { $played ->
    [one] { $played } game
   *[other] { $played } games
}: { $ahead } ahead, { $behind } behind
profile-partners = Best partners
profile-lead = { $lead } points a round against the table
profile-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
profile-vetoes = Favourite vetoes
profile-veto-x-first-me = Being first player
profile-veto-x-first-other = Someone else being first player
profile-times = { $times }×
profile-costs = What decisions cost
profile-costs-how = From reviewed games: the chance to win that a decision of each kind lost on average. Every point is the mean of { $games } games, and all curves of a game have the same scale.
profile-costs-games = { $count ->
    [one] one reviewed game
   *[other] { $count } reviewed games
}, { $days }
profile-cost-curve = { $kind }, mean cost after each of the last games: { $values }
profile-luck = Luck so far
profile-luck-points = { $luck } points
profile-luck-chance = { $luck } wins
profile-luck-games = { $count ->
    [one] in { $count } reviewed game
   *[other] in { $count } reviewed games
}
profile-badges = Badges
profile-badge-first-rated = First rated game
profile-badge-sure = A settled rating
profile-badge-upset = Beat someone 300 points stronger
profile-badge-proved-shuffle = Took part in a shuffle that was proved fair
profile-badge-perfect-ending = A perfect endgame: no decision cost anything
profile-people = People you know
profile-people-none = Everyone you follow, who follows you, or whom you keep a note on is listed here.
profile-people-how = { $how ->
    [friend] you’re friends
    [following] you follow them
    [follower] follows you
   *[none] { "" }
}
problem-no-such-profile = There’s no profile of “{ $name }” that you can see.
problem-not-followed = You can’t follow { $name }.
problem-too-many-notes = You have { $most } notes, and that’s the most. Clear one of them first.
