# What can go wrong
problem-unexpected = Something went wrong ({ $code }). Please try again.
problem-offline = The server isn’t responding. Are you online?
problem-no-such-table = There’s no such table, or it’s private.
problem-no-spectators = This table doesn’t allow spectators.
problem-members-only = This table is for members of a club only.
problem-no-identity = The server doesn’t know you yet. Please reload the page.
problem-needs-invitation = This seat is by invitation only: ask for the full link.
problem-seat-taken = Someone is already sitting there. Choose another seat.
problem-table-full = Every seat is taken.
problem-seats-empty = Some seats are still empty. Invite people, or fill them with bots.
problem-character-taken = Someone else is already that animal. Choose another.
problem-already-started = The game has already started.
problem-already-contributed = You’ve already added your part to this shuffle.
problem-already-committed = You’ve already committed to your part of this shuffle.
problem-already-sealed = It’s too late to add to this shuffle: all commitments are fixed.
problem-not-sealed = Contributions are opened once everyone’s commitments are fixed.
problem-broken-contribution = This isn’t the contribution you committed to.
problem-already-dealt = The cards have been dealt: it’s too late to add to the shuffle.
problem-not-started = The game hasn’t started yet.
problem-not-host = Only the host may do that.
problem-not-seated = You’re not seated at this table.
problem-not-over = You can see that once the game is over.
problem-chat-off = Chat is switched off at this table.
problem-too-fast = Slow down a little, please.
problem-no-bots = No bot is available right now. Please try again in a moment.
problem-undo-pending = Someone has already asked to take a move back.
problem-undo-revealed = Too late: someone has seen a new card since.
problem-undo-draft = No need to ask: just take your own cards back.
problem-nothing-to-undo = There’s nothing of yours to take back.
problem-nothing-drafted = There’s nothing to take back.
problem-no-nudge = There’s nobody to remind here.
problem-draft-loses = You’d lose the game that way. Take a card back, or concede.
problem-declined = Declined.
problem-moved = This table has moved to another server. Please reload the page.
problem-stopping = The server is shutting down. Please try again in a few minutes.
problem-bad-request = The server didn’t understand that.
problem-internal = The server stumbled. Please try again.

# The server's limits, and what it can't keep
problem-not-kept = Your move wasn’t saved: the server can’t write anything right now. Please try again in a moment.
problem-storage-down = The server can’t reach its data right now. Please try again in a moment.
problem-too-many-connections = You have this site open too many times. Close a few tabs, then reload the page.
problem-too-many-tables = You already sit at { $most } unfinished tables. Finish or leave one of them first.
problem-log-full = There’s been too much back and forth at this table. You can only play on to the end, or vote to end the game.
problem-too-deep = The server can’t read something nested that deeply.

# Rated tables
problem-rated-no-undo = In rated games you can take a move back only right away, and only if it showed no card.
problem-rated-needs-account = Rated games need an account: under “Settings”, keep your name.
