# What the server and its commands say: one line each.
server-ready = Kibitz is at { $url }
server-would-start = The configuration is fine; data would be kept in { $data }.
server-exported = { $number ->
    [one] One game
   *[other] { $number } games
 } exported.
server-imported = Games brought in: { $number }; already here: { $known }.
server-bad-value = { $argument } cannot be “{ $value }”; allowed: { $allowed }.
server-bad-url = “{ $value }” is no address of a server; it begins with http:// or https://.
server-port-in-use = Another program uses { $address }; stop it or choose another --port.
server-cannot-listen = Cannot listen at { $address } ({ $reason }); choose another --host or --port.
server-data-unwritable = The data folder { $path } cannot be written ({ $reason }); choose another with --data.
server-data-in-use = Another server uses the data folder { $path }; stop it or choose another with --data.
server-no-database = There is no server's database in { $path }; name its folder with --data.
server-database-locked = The database is locked by another program ({ $reason }); end that program and try again.
server-database-unreachable = The database cannot be opened ({ $reason }); check --database.
server-database-damaged = The database cannot be read ({ $reason }); restore it from a copy, or choose another with --database.
server-database-newer = The database is of a newer Kibitz (revision { $found }, this one knows { $known }); update Kibitz.
server-database-driver = This database needs a driver that is not installed: pip install "kibitz[{ $extra }]".
server-database-url = --database is not a database address ({ $reason }).
server-no-token = A bot process needs the server's bot token: --token or KIBITZ_BOT_TOKEN; it is in the file bot.token of the server's data folder.
server-token-refused = The server at { $url } does not accept this bot token.
server-engine-failed = The engine cannot be used: { $reason }.
server-engine-waits = { $bot } speaks the engine protocol here ({ $document }) and waits for messages, one a line; Ctrl+D ends.
server-file = { $path }: { $reason }.
server-bad-record = Line { $line } is not a finished game that replays ({ $reason }); nothing was brought in.
