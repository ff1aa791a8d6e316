# What the server and its commands say: one line each.
server-ready = Kibitz is running at { $url }
server-would-start = The configuration is fine; data would be kept in { $data }.
server-exported = { $number ->
    [one] One game
   *[other] { $number } games
 } exported.
server-imported = Games imported: { $number }; already here: { $known }.
server-bad-value = { $argument } can’t be “{ $value }”; choose from: { $allowed }.
server-bad-url = “{ $value }” isn’t a server address; it must begin with http:// or https://.
server-port-in-use = Another program is using { $address }; stop it or choose another --port.
server-cannot-listen = Can’t listen on { $address } ({ $reason }); choose another --host or --port.
server-data-unwritable = Can’t write to the data folder { $path } ({ $reason }); choose another with --data.
server-tls-half = { $given } needs { $missing } as well: a certificate and its key belong together.
server-setting-half = { $given } needs { $missing } as well.
server-tls-unusable = Can’t use the certificate { $cert } with the key { $keyfile } ({ $reason }); both must be PEM files that belong together.
server-needs-unix = kibitz serve needs Linux or macOS; on Windows, run it in WSL.
server-data-in-use = Another server is using the data folder { $path }; stop it or choose another with --data.
server-no-database = There’s no server database in { $path }; give its folder with --data.
server-database-locked = The database is locked by another program ({ $reason }); close that program and try again.
server-database-unreachable = The database can’t be opened ({ $reason }); check --database.
server-database-damaged = The database can’t be read ({ $reason }); restore it from a backup, or choose another with --database.
server-database-newer = The database was made by a newer version of Kibitz (revision { $found }; this one knows { $known }); please update Kibitz.
server-database-driver = This database needs a driver that isn’t installed: pip install "kibitz[{ $extra }]".
server-database-url = --database isn’t a database address ({ $reason }).
server-no-token = A bot process needs a bot token: --token or KIBITZ_BOT_TOKEN; kibitz bots token new NAME makes one on the server’s machine.
server-token-refused = The server at { $url } doesn’t accept this bot token.
server-engine-failed = The engine can’t be used: { $reason }.
server-engine-waits = { $bot } speaks the engine protocol here ({ $document }) and waits for messages, one per line; Ctrl+D quits.
server-file = { $path }: { $reason }.
server-bad-record = Line { $line } isn’t a finished game that can be replayed ({ $reason }); nothing was imported.
server-backed-up = Backed up to { $path } ({ $size } kB).
server-backups-removed = Old backups removed: { $number }.
server-restored = Restored: { $rows } rows, every one checked. The data folder is { $data }.
server-moved = Moved: { $rows } rows, every one checked. Start the server with the new --database.
server-backup-checked = Tables: { $tables }. Finished games that replay to their result: { $games }. Shuffles verified: { $shuffles }.
server-backup-broken = Table { $table } doesn’t replay: { $reason }.
server-missing = { $argument } is missing.
server-file-exists = { $path } already exists; choose another name.
server-keep-needs-folder = --keep works with a folder, and { $path } isn’t one.
server-no-backup = { $path } isn’t a Kibitz backup.
server-target-not-empty = The target already holds data; choose an empty database or a new data folder. Nothing was written.
server-copy-differs = A copied row differs from the original ({ $table }: { $key }); nothing was kept. Try again.
server-move-same = --to names the database that already holds the data.
server-move-changed = The data changed while it was being moved: stop every server that uses it, empty the new database and try again.

# What a shared link says of itself
preview-home = Two card games, to play with friends or against bots that can’t cheat. No sign-up.
preview-game = Play { $game } in your browser, with friends or against bots. No sign-up.
preview-table = You’re invited to a game of { $game }. Open the link and pull up a chair. No sign-up.
preview-replay = A game of { $game }, to watch card by card.
preview-picture = Playing cards on a round green table

## Limits and locks
server-database-in-use = Another server is using the database { $path }; stop it or choose another with --database.

## Bot tokens
server-token-new = Token “{ $name }” ({ $id }). Keep it: it’s shown only this once. Give it to kibitz bots as KIBITZ_BOT_TOKEN.
server-token-revoked = { $number ->
    [one] One token
   *[other] { $number } tokens
 } revoked; the processes are cut off within seconds.
server-no-such-token = There’s no bot token “{ $value }”; kibitz bots token list shows all.

## The command line loses nothing

server-bots-connected = Connected to { $url }. Leave with Ctrl+C.
server-bots-not-connected = Can’t connect to { $url }: { $reason }. Trying again until it works; check the address, and that the server is running.
reports-who = Report { $number }, { $when }: { $reporter } reports { $reported }: { $reason }
reports-where = Table { $table }; { $reporter } about { $reported }
reports-note = Note: { $note }
reports-none = No reports.

## kibitz ratings
server-ratings-rebuilt = Ratings rebuilt: { $games ->
    [one] one rated game
   *[other] { $games } rated games
 }, { $people ->
    [one] one person
   *[other] { $people } people
 }.
