# Our own part of the shuffle
shuffle-trouble = { $trouble ->
    [late] Your part of the shuffle didn’t arrive in time, so the cards were dealt without it. You can’t prove that this shuffle was fair.
    [missing] Don’t trust this shuffle: the server confirmed your part, then left it out.
    [changed] Don’t trust this shuffle: the server published something else in your name.
    [server] Don’t trust this shuffle: the server has replaced its own part since you sat down.
   *[refused] Don’t trust this shuffle: the server refused the very part you’d promised.
}

# How much is known about a shuffle
fair-verdict = { $proof ->
    [proved] Proved: your own part is in this shuffle
    [consistent] Consistent: everything adds up
    [none] No proof
    [broken] Something doesn’t add up
   *[contradicted] This record contradicts what your browser kept
}
fair-means = { $proof ->
    [proved] The record has the very commitment the server showed you and the very random number your browser added. Nobody could choose these cards.
    [consistent] Every number in the record agrees with the others. Only someone whose own part is in it can know more: whoever wrote the record could have made up all of it.
    [none] No player’s random number is in this shuffle, so whoever dealt the cards could have chosen them.
    [broken] At least one number in the record isn’t what it claims to be. Don’t trust this deal.
   *[contradicted] The server confirmed something else to your browser before the deal. Keep your receipt: it shows that this record was changed.
}
fair-parts = Each player’s random part is the one they’d committed to before any part was opened.
fair-signed = The record hasn’t changed since its server signed it (key { $signer }…).
fair-signed-unchecked = The record is signed (key { $signer }…), but this browser can’t check Ed25519 signatures here.
fair-unsigned = The record isn’t signed.
fair-receipt = What your browser kept from before the deal is in the record.
fair-receipt-get = Download your receipt
fair-how = Your browser has just recomputed all of this. It shows that the cards weren’t picked; it can’t show that nobody looked, because the server knows every hand while it deals. With the receipt, “kibitz verify --receipt” checks the same on your own computer.

# The line, and who is there
status-title = News of the table
line-offline = You’re offline. The table goes on when your device is back online.
line-moves = Not confirmed yet: { $moves }. We’ll send it again.
line-rest = { $count ->
    [one] { $count } message is waiting to be sent.
   *[other] { $count } messages are waiting to be sent.
}
line-nothing = All your moves have arrived.
seat-away-soon = { $seconds ->
    [one] { $who } is away. A bot takes over in { $seconds } second.
   *[other] { $who } is away. A bot takes over in { $seconds } seconds.
}
seat-went-away = { $who } is away.
seat-stands-in = A bot is playing for { $who }.
seat-came-back = { $who } is back.
watch-table = You’re watching { $host }’s table. You see what’s on it, never anyone’s hand.
watch-nobody = You’re watching. You see what’s on the table, never anyone’s hand.

# Talk of onlookers
chat-onlooker = { $name } (watching)
chat-players-only = Only the players can talk at this table.
new-spectator-chat = Spectators may chat
new-spectator-chat-how = Their messages show their names. They don’t see any hands, but they can comment on everything.

# Stopping and leaving
stop-title = End this game?
stop-alone = The game ends at once, without a result. You can’t go back to it.
stop-together = The game ends without a result once everyone agrees; no answer for a while counts as a yes. Until then you can take your vote back.
stop-no = Keep playing
stop-yes = End the game
stop-vote = Vote to end it
leave-title = Leave the table?
leave-how = { $seconds ->
    [one] The others play on. If you’re not back within { $seconds } second, a bot takes over until you return. You’ll find the game on the home page.
   *[other] The others play on. If you’re not back within { $seconds } seconds, a bot takes over until you return. You’ll find the game on the home page.
}
leave-no = Stay
leave-yes = Leave

# Who someone is
who-title = Who are you?
who-how = This is how the others at the table will see you.
who-sit = Take a seat
who-look = Just watch

# How long a game takes
length-title = Length
length-usual = { $minutes ->
    [one] full game, about { $minutes } minute
   *[other] full game, about { $minutes } minutes
}
length-short = { $minutes ->
    [one] short game, about { $minutes } minute
   *[other] short game, about { $minutes } minutes
}
length-only = { $minutes ->
    [one] About { $minutes } minute.
   *[other] About { $minutes } minutes.
}
option-uneven = { $low ->
    [0] Not everyone deals equally often. Fair with { $step } players: { $high } rounds.
   *[other] Not everyone deals equally often. Fair with { $step } players: { $low } or { $high } rounds.
}

# For those who return
recent-when-with = { $when }, with { $names }
seat-me = You
recent-score = { $name } { $points }
recent-again = Play again
table-turn-many = { $count ->
    [one] It’s your turn in { $count } game
   *[other] It’s your turn in { $count } games
}

# A replay’s facts
replay-details = About this game
replay-details-short = Details
replay-of = { $game }, { $date }
replay-scores = Final scores
replay-no-result = This game ended early.
replay-log = What happened
replay-share = Share this position
replay-download = Download the record

# A chart, read out
chart-read = { $label }: { $scores }

# What can go wrong
problem-not-found = There’s nothing at this address.
problem-no-undo-asked = Nobody is asking to take a move back.
problem-already-agreed = You’ve already agreed.
problem-hints-off = Hints are switched off at this table.
problem-still-running = This game isn’t over yet.
problem-table-closed = This game is over.
problem-spectator-chat-off = Only the players can talk at this table.
problem-nothing-said = That message is empty. Write something first.
problem-nothing-to-concede = There’s nothing to concede.
problem-no-such-seat = This table doesn’t have that seat.
problem-no-such-step = This game doesn’t have that many steps.
problem-too-many-seats = This game doesn’t have that many seats.
problem-cross-site = This request came from another site, so it was refused.
problem-host-only = This is only for whoever runs the server: ask from the server’s own machine, or with the metrics token.
problem-wrong-host = This server doesn’t answer for that name.
problem-banned = You can’t play here any more: whoever runs this server has banned you.
problem-muted = Whoever runs this server has muted you, so you can’t chat.
problem-host-link-over = This link has been used or is too old. Ask the server for a new one: kibitz admin open
problem-not-the-host = This page is for whoever runs the server. On its machine, “kibitz admin open” prints a link.
restart-at = The server restarts at { $time }. Your games will go on afterwards.
problem-method-not-allowed = The server doesn’t do that at this address.
problem-not-understood = The server didn’t understand this page. Please reload it.
problem-too-slow = Your connection couldn’t keep up. Please reload the page.
problem-too-large = That’s too much at once for the server. Send less.

## Signed in, and what is kept about me
someone = someone
mine-title = You on this server
mine-how = You’re { $name } here. This browser keeps a cookie that says so; there’s no password.
mine-sessions = Where you’re signed in
mine-device-unknown = Unknown browser
mine-here = this browser
mine-used = Last used: { $when }
mine-end = Sign out
mine-sign-out = Sign out here
mine-sign-out-all = Sign out everywhere
mine-data = Your data
mine-data-how = Everything the server keeps about you: your name, your account, your devices, your results, what you wrote, and the records of your finished games.
mine-export = Download my data
mine-delete = Delete me
mine-ask = { $what ->
    [everywhere] Sign out everywhere?
    [other] Sign that browser out?
    [delete] Delete you?
   *[here] Sign out here?
}
mine-ask-how = { $what ->
    [everywhere] No browser will be { $name } any more. Without a passkey or a recovery code, you can’t come back to your games: download your data first if you want to keep it.
    [other] { $device } will no longer be { $name }. Games open there close at once.
    [delete] Your name, your results and everything you said are erased now and for good. Your games stay with the others, with “someone” in your seat.
   *[here] This browser will no longer be { $name }. If it’s the only one and you have neither a passkey nor a recovery code, you can’t come back to your games: download your data first if you want to keep it.
}
mine-no = Cancel
mine-yes = { $what ->
    [delete] Delete me for good
   *[other] Sign out
}
problem-name-taken = Someone here has a name that looks like that. “{ $free }” is free.
problem-name-unseen = A name needs at least one letter, digit or picture that others can see.
problem-name-of-bot = Bots are called that here. Please choose a name nobody takes for a bot’s.
problem-name-too-long = That name is too long. Choose a shorter one.
problem-no-such-session = That browser is signed out already.
problem-signed-out = You’ve been signed out. Reload the page to sign in again or to go on as a new guest.

## Stopping a game, and manners

stop-asked-title = End this game?
stop-asked = { $who } would like to end the game without a result.
stop-asked-silence = { $seconds ->
    [one] If you say nothing, that counts as a yes in { $seconds } second.
   *[other] If you say nothing, that counts as a yes in { $seconds } seconds.
}
stop-asked-no = Keep playing
stop-asked-yes = End it
stop-waiting = { $seconds ->
    [one] You’d like to end the game. The others have { $seconds } second left to answer.
   *[other] You’d like to end the game. The others have { $seconds } seconds left to answer.
}
leave-now = Leave: a bot takes over now
person-menu = More about { $who }
person-title = { $who }
person-guest = ° Plays as a guest, without an account.
person-profile = Profile
person-follow = Follow
person-unfollow = Stop following
person-follow-how = If they follow you as well, you’re friends: you see each other’s profiles and who’s here.
person-followed = You follow { $who } now.
person-unfollowed = You don’t follow { $who } any more.
person-mute = Mute
person-mute-how = You won’t see what they say any more, at any table.
person-unmute = Unmute
person-block = Block
person-block-how = Neither of you sees what the other says, and they can’t sit at your tables. They aren’t told.
person-unblock = Unblock
person-remove = Remove from the table
person-remove-how = The seat becomes free, and they need a new invitation to come back. The old link stops working.
person-report = Report…
person-report-how = This goes to whoever runs this server, along with the last lines of the chat.
person-muted = You’ve muted { $who }.
person-blocked = You’ve blocked { $who }.
person-heard = You’ll see what { $who } says again.
report-title = Report { $who }
report-reason = What’s wrong?
report-note = What happened? (optional)
report-send = Send report
report-sent = Thank you. Whoever runs this server can read your report now.
avoided-title = Muted and blocked
avoided-none = You haven’t muted or blocked anyone.
avoided-mute = muted
avoided-block = blocked
avoided-undo = Undo for { $who }
wait-removed = The host has removed you from the table. You can come back with a new invitation.
problem-stop-refused = Someone wants to keep playing. You can ask again after the next move, or leave and let a bot take over.
problem-removed = The host has removed you from this table. Ask them for a new invitation.
problem-not-welcome = You can’t take a seat at this table. Choose another one.
problem-nobody-there = Nobody’s there.
problem-too-many-avoided = You’ve muted or blocked { $allowed } people, and that’s the most. Undo it for one of them first.
problem-left = You’ve left the game. A bot plays on for you until you come back.

## Reviews
problem-reviews-off = This server doesn’t review games.
problem-no-background-bots = This server can’t review games right now. Please try again later.
problem-too-many-reviews = You already have { NUMBER($most) } reviews running. Wait until one is done.
problem-reviews-busy = A lot of games are being reviewed right now. Try again in a little while.
problem-no-result = This game wasn’t played to the end, so there’s nothing to review.

# Ratings and profiles
home-leaderboard = Leaderboard
home-sign-in = Been here before? Sign in
footer-clubs = Clubs
home-profile = My profile
