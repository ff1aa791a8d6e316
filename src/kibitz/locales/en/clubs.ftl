# All my clubs
clubs-title = Clubs
clubs-lead = A club is a circle of people who play together. You don’t need an account.
clubs-mine = Your clubs
clubs-none = You’re not in a club yet. Find one, start one, or ask a friend for an invitation link.
clubs-find = Find a club
clubs-find-how = These clubs let everyone ask to join.
clubs-find-name = Name of a club
clubs-find-go = Search
clubs-find-none = No club is on this list yet. A club’s owner can put it here.
clubs-find-nothing = No club on this list has a name like that.
clubs-find-more = There are more clubs than these: search by name.
clubs-new = Start a club
clubs-name = Name of the club
clubs-picture = Picture
clubs-zone = Time zone
clubs-found = Start the club
clubs-size = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
clubs-role = { $role ->
    [owner] owner
    [helper] helper
    [asked] asked to join
   *[member] member
}
clubs-joining = You’ve been invited to a club
clubs-join = Join the club

# One club
club-tables = Tables
club-no-tables = No open tables right now.
club-open = Open a table for { $game }
club-members = Members
club-invite = Invite people
club-link-new = Make an invitation link
club-link = Invitation link
club-link-how = Whoever has this link can join until { $date }. It’s shown only now.
club-copy = Copy
club-copied = Copied
club-asked = { $name } would like to join
club-accept = Accept
club-accept-name = Accept { $name }
club-decline = Decline
club-decline-name = Decline { $name }
club-actions = Change { $name }’s role
club-make = { $role ->
    [owner] Hand the club over
    [helper] Make a helper
    [member] Make an ordinary member
   *[gone] Remove from the club
}
club-make-sure = { $role ->
    [owner] Hand the club over to { $name }? You stay as a helper.
   *[gone] Remove { $name } from the club?
}
club-yes = Yes
club-no = Cancel
club-ask = Ask to join
club-ask-done = You’ve asked to join. The owner or a helper will answer.
club-ask-back = Take it back
club-leave = Leave the club
club-leave-sure = Leave { $club }?
club-outside = Only members see what happens here.
club-settings = Club settings
club-listed = Let everyone find this club
club-listed-how = Its name, picture and size are on the list of clubs, and anyone can ask to join. Nobody outside sees who’s in it.
club-save = Save
club-you = you

# Chat
club-chat = Chat
club-chat-none = Nothing’s been said yet.
club-chat-say = Write something to the club
club-chat-send = Send
club-report = Report { $name }
club-report-short = Report
club-report-why = Reason
club-report-reason = { $reason ->
    [abuse] insults or harassment
    [cheating] cheating
    [stalling] holding up the game on purpose
    [name] an offensive name
   *[other] something else
}
club-report-note = What happened?
club-report-send = Send the report
club-reported = Thank you. Whoever runs this server will read it.

# Standing tables
club-standing = Game nights
club-standing-none = No regular game nights yet.
club-standing-line = { $day } at { $time }
club-standing-next = next on { $date }
club-standing-how = The table opens by itself every week, and all members are told.
club-standing-add = Add a game night
club-standing-day = Day
club-standing-time = Time
club-standing-game = Game
club-standing-remove = Remove { $what }
club-remove = Remove
club-zone = Times are for { $zone }.

# Seasons
club-season = Season
club-season-number = Season { $number }
club-season-until = runs until { $date }
club-season-over = ended on { $date }
club-season-closing = Over: the last games are being counted.
club-season-none = No season is running.
club-season-begin = Begin a season
club-season-end = End the season now
club-season-end-sure = End the season now? Its table will be final.
club-season-empty = No games yet. Every game of two or more members at a club table counts.
club-season-past = Earlier seasons
club-season-days = Length
club-season-length = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
club-scheme = Scored by
club-scheme-name = { $scheme ->
    [wins] wins
    [points] points
   *[luck] points without luck
}
club-scheme-luck = Luck is taken out of games that were reviewed. Others count with their plain points.
club-place = Place
club-player = Player
club-played = Played
club-won = Won
club-points = Points
club-adjusted = Without luck
club-reviewed = { $reviewed } of { $played } reviewed

# The circle
club-circle = Who plays with whom
club-circle-none = This fills up with your first games.
club-circle-pair = { $one } and { $other }
club-circle-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
club-circle-won = won { $one } : { $other }

# What can go wrong
problem-no-such-club = There’s no such club.
problem-helpers-only = Only the owner and helpers may do that.
problem-owner-only = Only the owner may do that.
problem-not-the-owner = That can’t be changed this way.
problem-club-name-taken = There’s already a club with a similar name. Please choose another.
problem-too-many-clubs-owned = You own { $most } clubs, and that’s the most.
problem-too-many-clubs = You’re in { $most } clubs, and that’s the most. Leave one of them first.
problem-club-full = This club has { $most } members, and that’s the most.
problem-too-many-asked = { $most } people have asked already. Try again later.
problem-no-such-invitation = This invitation isn’t valid, or no longer. Ask for a new link.
problem-no-such-zone = There’s no such time zone.
problem-too-many-standing = A club has { $most } game nights at most. Remove one of them first.
problem-no-such-standing = That game night is gone already.
problem-season-running = A season is running already.
problem-no-season = There’s no such season.
problem-owner-leaves = If you leave, the club belongs to { $name }.
problem-club-ends = You’re the last member. If you leave, the club is dissolved for good.
