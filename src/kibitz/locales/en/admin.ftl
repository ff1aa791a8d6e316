### `kibitz admin`.

admin-done = Done.
admin-muted = muted
admin-banned = banned
admin-nobody = Nobody.
admin-no-tables = No tables.
admin-nothing-done = Nothing has been done yet.
server-admin-not-running = No server is running with this data folder, or it isn’t yours: { $path } ({ $reason }).
server-admin-nobody-there = There’s nobody called “{ $value }” here; `kibitz admin people` lists everyone.
server-admin-no-such-table = There’s no table “{ $value }”; `kibitz admin tables` lists them.
server-admin-table-closed = The game at table { $value } is already over.
server-admin-not-kept = The server couldn’t save that. Please try again in a moment.
server-admin-storage-down = The server can’t reach its database right now.
server-admin-bad-request = The server didn’t understand that: its version isn’t the same as this program’s.
server-admin-internal = Something went wrong in the server; its log says what.
