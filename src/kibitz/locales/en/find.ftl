# Finding a game with other people
find-play = Play with people
find-count = { $count ->
    [one] { $count } person is waiting
   *[other] { $count } people are waiting
}
find-title = Looking for players
find-missing = { $missing ->
    [one] { $game }: one more player and you can start.
   *[other] { $game }: { $missing } more players and you can start.
}
find-waiting = { $waiting ->
    [one] You’re the only one waiting so far.
   *[other] { $waiting } people are waiting, you included.
}
find-meeting = Found! Everyone’s coming to the table.
find-fill = If nobody comes, play with bots
find-fill-after = { $seconds ->
    [30] after 30 seconds
    [60] after 1 minute
    [120] after 2 minutes
   *[0] never
}
find-fill-soon = { $seconds ->
    [one] Bots take the free seats in { $seconds } second.
   *[other] Bots take the free seats in { $seconds } seconds.
}
find-pace = Pace
find-pace-calm = no clock
find-pace-quick = 30 seconds a move
find-mode = Kind
find-mode-casual = casual
find-mode-rated = rated
find-stop = Stop looking
find-ended = You’ve stopped looking: this page was away for too long, or you’re looking in another tab.
find-again = Look again

# People one knows
friends-title = People you know
friends-how = People you’ve played with lately, and members of your clubs.
friends-none = Nobody yet. Play a game with someone, and they’ll be here.
friends-here = here now
friends-away = not here
friends-invite = Invite
friends-invite-name = Invite { $name }
friends-invited = Invited
friends-open = Invite someone you know
friends-around = { $count ->
    [one] { $count } person you know is here now
   *[other] { $count } people you know are here now
}
home-clubs = People and clubs
home-clubs-how = A place for your circle: tables of your own, a chat, game nights and a season.
home-clubs-all = See all clubs or start one

# What can go wrong
problem-no-member = { $name } isn’t a member of the club.
