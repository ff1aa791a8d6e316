# Help texts: one line each, no placeables, so that --help needs no library.
about = Play, watch and study two card games: Nyet! and The Game: Face to Face.
about-play = Play against bots at the terminal.
about-simulate = Have bots play each other and save the records.
about-replay = Show a recorded game, whole or step by step, and verify it.
about-verify = Check a record, or a file with one record per line.
about-deal = Show the cards a seed deals, to check a shuffle.
heading-usage = usage
heading-options = options
heading-arguments = arguments
heading-commands = commands
help-help = show this help
help-lang = language of all messages (default: from your locale)
help-more = Run kibitz COMMAND --help for more; kibitz play nyet --help also lists the game’s own options.
help-game = nyet or face-to-face; put it before --help to see the game’s own options
help-seat = your seat, from 0 (default: 0)
help-bots = bots for the other seats, in turn: random, greedy, club, expert, master (default: club)
help-simulate-bots = bots, in turn around the table: random, greedy, club, expert, master (default: greedy,random)
help-name = your name in the record
help-pace = seconds a bot spends on an easy card, more on hard decisions; 0 for no delay (default: 0.5, only at a terminal)
help-seed = 64 hex digits that determine everything random (default: chosen by the system)
help-save = where to save the record (default: named by date, in your data folder)
help-games = number of games (default: 100)
help-out = file for the records, one per line; - for standard output
help-jobs = number of processes (default: all cores when worthwhile)
help-file = a record, or a file with one record per line
help-step = wait for Enter after every action and show the position
help-as = whose view to show (default: open, all cards visible)
help-line = which line of a file with several records
help-deal-seed = 64 hex digits
help-round = which round (default: 1)
help-json = print JSON
help-receipt = what your browser or client kept of the shuffle, to prove that your contribution is in it
about-serve = Host both games in the browser, for people and bots.
about-bots = Run bots for a server, on this machine or any other.
about-engine = Run one of our bots as an engine on standard input and output.
about-export = Write all finished games of a server as records, one per line.
about-import = Import finished games from records into a server.
about-schema = Print the JSON Schema of all protocol messages.
help-serve-host = address to listen on (KIBITZ_HOST; default: localhost, this machine only)
help-serve-port = port to listen on (KIBITZ_PORT; default: 8765)
help-serve-data = folder for the database and the server’s secrets (KIBITZ_DATA)
help-serve-database = address of a database instead of the file in the data folder (KIBITZ_DATABASE)
help-serve-bots = number of bot processes to start (KIBITZ_BOTS; default: 1)
help-serve-background = number of bot processes to start when there is analysis to do; 0 for none (KIBITZ_BACKGROUND; default: 1)
help-serve-reviews = number of reviews of games that may run at once; 0 for none (KIBITZ_REVIEWS; default: 2)
help-serve-open = open the browser (KIBITZ_OPEN=1)
help-serve-check = only check whether the server would start with this configuration
help-bots-server = address of the server (KIBITZ_SERVER)
help-bots-token = the server’s bot token (KIBITZ_BOT_TOKEN)
help-bots-engine = command that starts an engine (a program that speaks the engine protocol) to play instead of our bots
help-bots-background = do only analysis in the background, at the lowest priority, and play no live games
help-bots-with-parent = exit when the parent process exits
help-engine-bot = which bot (default: the strongest)
help-export-file = file to write; - for standard output
help-import-file = a record, or a file with one record per line; - for standard input
about-match = Have bots play the same deals against each other and measure which is better.
about-ladder = Rate bots in a round robin; run it again to continue where it left off.
help-lab-bots = the bots at the table (random, greedy, club, expert, master); the last one fills the remaining seats
help-lab-ladder-bots = the bots to rate: random, greedy, club, expert, master
help-lab-game = nyet or face-to-face (default: nyet)
help-lab-deals = number of deals; each is played with every rotation of the bots around the table (default: 100)
help-lab-ladder-deals = number of deals each pair plays, with every rotation around the table (default: 100)
help-lab-seed = the same seed gives the same deals (default: 0)
help-lab-millis = milliseconds a bot may spend on a decision (default: 1000); club, expert and master stop at 20, 100 and 1000 anyway
help-lab-jobs = number of processes to play in parallel (default: 1)
help-lab-on = where to play: on this machine, or on a Ray cluster
help-lab-json = print JSON instead of a table
help-lab-records = write the records of all games to this file, one per line
help-lab-file = save results to this file and resume from it
help-lab-plot = plot the ratings to this file (.png or .svg)

about-backup = Back up everything a server keeps into one file, while it runs.
about-restore = Restore a backup into a new data folder or an empty database.
about-move = Move a stopped server’s data to another database, checking every row.
help-backup-file = file to write, or a folder for backups named by date
help-backup-keep = in a folder: keep this many backups and remove older ones
help-restore-file = a backup
help-restore-check = write nothing; replay every game and verify every shuffle
help-move-to = the new, empty database, such as postgresql://… or sqlite:///…
help-serve-backups = folder for a daily backup; the newest seven are kept (KIBITZ_BACKUPS)

## Limits and locks
help-serve-trusted-proxy = proxies trusted to say who their clients are: addresses and networks, or none (KIBITZ_TRUSTED_PROXY; default: 127.0.0.1,::1)
help-serve-public-url = where people reach the server, such as https://kibitz.example.org; requests for other hosts are refused (KIBITZ_PUBLIC_URL)
help-serve-tls-cert = certificate with its chain, as PEM: the server serves HTTPS by itself (KIBITZ_TLS_CERT)
help-serve-tls-key = key of the certificate, as PEM (KIBITZ_TLS_KEY)

## Bot tokens
help-bots-what = token new NAME makes a token for another bot process, token list lists them, token revoke NAME (or its id) revokes one; without this, runs a bot process

## The command line loses nothing

help-bots-millis = milliseconds the engine takes at most; its moves are shown no earlier, so that they don’t reveal its cards (default: 1500)
help-force = replace the file if it exists
help-resume = continue an interrupted game saved in this file
about-admin = See who plays on a running server, and decide who may: people, tables, reports, mute, ban, close, announce, log, open.
help-admin-what = people [NAME], tables, reports, log, open, mute|unmute|ban|unban PERSON, close TABLE or announce MINUTES|none
help-admin-whom = whom or what, if it begins with a dash
help-admin-note = why, for the log
help-admin-json = print JSON, one object per line
about-reports = List what players have reported about each other.
help-reports-json = print JSON, one object per report

## kibitz review
about-review = Review a finished game: what each decision cost, what was luck, and why.
help-review-seat = show only this seat’s decisions
help-review-millis = roughly how many milliseconds to spend on a hard decision (default: 100); the same number always gives the same review
help-review-html = write a report with charts to this file
help-review-json = print the whole review as JSON

## kibitz ratings
about-ratings = Recompute ratings and profiles from all finished games.
help-ratings-what = rebuild: compute everything again; the server may keep running

## People
about-person = Manage the people who play here: list, show, merge, reset, delete, export.
help-person-what = list, show PERSON, merge PERSON INTO, reset PERSON (a new recovery code, signed out everywhere), delete PERSON, or export PERSON; a person is a name or an id
