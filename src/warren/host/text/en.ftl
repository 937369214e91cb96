# What a table refuses.
seat-taken = Seat { $seat } is taken.
seat-open = Nobody sits on seat { $seat }.
not-your-seat = Seat { $seat } is not yours.
not-seated = Sit down first.
seats-open = There are still open seats: wait for somebody, or put bots on them.
already-started = The game has begun.
not-started = The game has not begun.
playing-is-over = The game is over.
stale = The table has gone on: this answers question { $ask }, and the question now is { $now }.
id-reused = This message id was used before, for another move.
already-away = Seat { $seat } has left already.
not-away = Seat { $seat } has not left.
no-such-seat = There is no seat { $seat } at this table.
no-such-table = There is no such table, or this key does not open it.
unreadable = This message cannot be read: { $why }.
hello-first = Say hello first.
too-many = Too many messages at once: slow down.
not-watched = This table is not open to spectators.
too-often = Too often. Come again in a while.
unknown-host = This host does not go by the name “{ $name }”. Whoever runs it can allow that name: warren serve --trusted-host { $trusted }
foreign-origin = A page from elsewhere asks for this, so it was not done.
not-json = Send this as JSON, with the header Content-Type: application/json.
no-host-name = “{ $name }” is not a host name: write it as in an address, without http:// and without a path.
no-time = A clock needs at least one second.
not-over = The record can be had when the game is over.
store-full = This cannot be kept on disk now, so it was not done: { $why }.
store-away = The database does not answer now. Whether this was kept will show when it is back; then say it again.
database-unreachable = The database cannot be reached: { $why }.
no-asyncpg = A PostgreSQL database needs asyncpg: pip install "warren[postgres]".
store-newer = This data was written by a newer Warren (version { $version }).
backup-nothing = There are no tables in { $data }.
backup-failed = { $file } cannot be written: { $why }. Nothing was changed.
backup-unusable = { $file } is not a whole back-up: { $why }.
restore-over = There are tables in { $data } already. Use --replace to put the back-up in their place; they are kept beside it.
restore-busy = A host is playing with the tables in { $data }: stop it first.
data-in-use = Another host (process { $process }) uses the tables in { $data }: stop it first, or choose another folder with --data.
store-unusable = The tables in { $file } cannot be used: { $why }.
table-damaged = This table cannot be read: entry { $entry } is damaged. A back-up may have it.
reload = This page is older than the host: load it again.
target-has-others = There are other tables in the new place ({ $count }, “{ $table }” is one): choose an empty one.
target-differs = Table “{ $table }” is in the new place already, with other entries: choose an empty place.
moved-wrongly = Table “{ $table }” is not the same in the new place; nothing in the old one was changed.
no-lesson = There is no guided game for “{ $game }” yet.
hint-reason = { $does }. { $reason }
hint-late = The table has gone on; the hint came too late.
hint-busy = A hint is being thought of already.
hint-words = { $does }. { $gain ->
    [0] It changes no points now.
    [one] That is { $gain } point at once.
   *[other] That is { $gain } points at once.
}
still-here = Seat { $seat } is still here, or was { $seconds } seconds ago.
too-many-reviews = Too many games are being reviewed now; try again in a minute.
too-many-replays = Too many games are being replayed now; try again in a moment.
replay-failed = This replay could not be finished; try again.
